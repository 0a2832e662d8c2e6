//! Mail over SMTP.

use std::fmt;
use std::time::Duration;

use lettre::message::{MultiPart, header};
use lettre::transport::smtp::authentication::Credentials;
use lettre::{AsyncSmtpTransport, AsyncTransport, Message, Tokio1Executor};

use super::letters::{Link, Notices, Written};

/// How long the other server may take.
const PATIENCE: Duration = Duration::from_secs(20);

/// How mail is sent, as whoever runs the server says.
#[derive(Clone)]
pub struct Mail {
    /// `smtps://user@mail.example.org`, without the password.
    pub url: String,
    /// Comes from the environment, and is never printed.
    pub password: Option<String>,
    /// `Comptoir <games@example.org>`
    pub from: String,
}

impl fmt::Debug for Mail {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Mail").field("from", &self.from).finish_non_exhaustive()
    }
}

/// Why mail cannot be sent as asked.
#[derive(Debug, thiserror::Error)]
#[allow(missing_docs)] // the messages say it
pub enum MailError {
    #[error("the address mail comes from cannot be read: {0}")]
    From(lettre::address::AddressError),
    // The address itself may hold what should not be printed.
    #[error(
        "the mail server's address cannot be read: it is `smtps://user@host`, or `smtp://user@host:587?tls=required`"
    )]
    Url,
    #[error("a password does not belong into the mail server's address: give it in COMPTOIR_SMTP_PASSWORD")]
    Password,
    #[error("mail holds links to the page: say where that is with --origin")]
    NoOrigin,
}

/// Sends mail.
#[derive(Debug)]
pub(crate) struct Post {
    transport: AsyncSmtpTransport<Tokio1Executor>,
    from: lettre::message::Mailbox,
}

impl Post {
    /// As it is set up; nothing is sent yet.
    pub fn open(mail: &Mail) -> Result<Post, MailError> {
        let from = mail.from.parse().map_err(MailError::From)?;
        let (_, rest) = mail.url.split_once("://").ok_or(MailError::Url)?;
        let authority = rest.split(['/', '?']).next().unwrap_or_default();
        let user = authority.rsplit_once('@').map(|(user, _)| user);
        if user.is_some_and(|user| user.contains(':')) {
            return Err(MailError::Password);
        }
        let builder =
            AsyncSmtpTransport::<Tokio1Executor>::from_url(&mail.url).map_err(|_| MailError::Url)?;
        let builder = builder.timeout(Some(PATIENCE));
        let builder = match (user, &mail.password) {
            (Some(user), Some(password)) => {
                builder.credentials(Credentials::new(user.to_owned(), password.clone()))
            }
            _ => builder,
        };
        Ok(Post { transport: builder.build(), from })
    }

    /// Hands a letter to the mail server. What is said about a failure holds neither the address nor the text.
    pub(crate) async fn send(&self, written: &Written) -> Result<(), String> {
        let message = self.message(written).map_err(|_| "the letter cannot be written".to_owned())?;
        self.transport.send(message).await.map(|_| ()).map_err(|why| match why.status() {
            Some(code) => format!("the mail server answered {code}"),
            None if why.is_timeout() => "the mail server did not answer in time".to_owned(),
            None => "the mail server cannot be reached".to_owned(),
        })
    }

    /// Whether the mail server is there, and lets this one in.
    pub async fn reach(&self) -> Result<(), String> {
        match self.transport.test_connection().await {
            Ok(true) => Ok(()),
            Ok(false) => Err("the mail server does not answer as one".to_owned()),
            // What it says of a sign-in that failed is no secret of ours.
            Err(why) => Err(why.to_string()),
        }
    }

    fn message(&self, written: &Written) -> Result<Message, Box<dyn std::error::Error>> {
        let Written { to, subject, before, links, after, language, notices } = written;
        let plain: String = links.iter().map(Link::plain_text).collect();
        let plain = format!("{before}\n\n{plain}{after}\n");
        let html: String = links.iter().map(Link::html).collect();
        let html = format!(
            "<!doctype html><html lang=\"{}\"><body><p>{}</p>{html}<p>{}</p></body></html>",
            language.code(),
            escaped(before),
            escaped(after).replace('\n', "<br>")
        );
        let mut message = Message::builder()
            .from(self.from.clone())
            .to(to.parse()?)
            .subject(subject)
            // Nobody's holiday notice answers it.
            .raw_header(raw("Auto-Submitted", "auto-generated")?);
        if let Some(Notices { id, unsubscribe }) = notices {
            message = message
                .message_id(Some(format!("<{id}@{}>", self.from.email.domain())))
                .raw_header(raw("List-Unsubscribe", &format!("<{unsubscribe}>"))?)
                .raw_header(raw("List-Unsubscribe-Post", "List-Unsubscribe=One-Click")?);
        }
        Ok(message.multipart(MultiPart::alternative_plain_html(plain, html))?)
    }
}

impl Link {
    fn plain_text(&self) -> String {
        let about = self.about.as_ref().map(|about| format!("{about}\n")).unwrap_or_default();
        format!("{about}{}\n\n", self.address)
    }

    fn html(&self) -> String {
        let address = escaped(&self.address);
        let about = self.about.as_deref().map_or(address.clone(), escaped);
        format!("<p><a href=\"{address}\">{about}</a></p>")
    }
}

fn raw(name: &str, value: &str) -> Result<header::HeaderValue, Box<dyn std::error::Error>> {
    let name = header::HeaderName::new_from_ascii(name.to_owned())?;
    Ok(header::HeaderValue::new(name, value.to_owned()))
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn mail(url: &str) -> Mail {
        let from = "Comptoir <games@example.org>".to_owned();
        Mail { url: url.to_owned(), password: Some("canary".to_owned()), from }
    }

    #[test]
    fn a_password_stands_in_no_address_and_is_not_printed() {
        assert!(matches!(Post::open(&mail("smtps://ann:secret@mail.example.org")), Err(MailError::Password)));
        assert!(matches!(Post::open(&mail("mail.example.org")), Err(MailError::Url)));
        assert!(Post::open(&mail("smtps://ann@mail.example.org")).is_ok());
        let from = Mail { from: "nobody".into(), ..mail("smtp://localhost") };
        assert!(matches!(Post::open(&from), Err(MailError::From(_))));
        assert!(!format!("{:?}", mail("smtps://ann@mail.example.org")).contains("canary"));
    }
}
