//! Programs of people that are told: as plain JSON, or in the form that a service they use takes. Every message is signed.

use axum::http::header::AUTHORIZATION;
use axum::http::{HeaderMap, HeaderName, HeaderValue, Method, Uri};
use ring::hmac;
use serde_json::{Value, json};

use super::outside::{Message, Trouble};
use crate::protocol::{Notice, WebhookForm};

/// What a program is told.
pub struct Told<'a> {
    /// What it is called by those who must not do it twice.
    pub id: &'a str,
    /// What happened; none for a try.
    pub notice: Option<&'a Notice>,
    /// In a sentence.
    pub text: &'a str,
    /// What to open.
    pub link: Option<&'a str>,
}

/// The message to a program.
pub fn message(
    address: &Uri,
    form: WebhookForm,
    secret: &str,
    told: &Told<'_>,
    now: i64,
) -> Result<Message, Trouble> {
    let Told { id, notice, text, link } = told;
    let with_link = match link {
        Some(link) => format!("{text}\n{link}"),
        None => (*text).to_owned(),
    };
    let mut message = Message {
        method: Method::POST,
        address: address.clone(),
        headers: HeaderMap::new(),
        content_type: "application/json",
        body: Vec::new(),
    };
    let body = match form {
        WebhookForm::Plain => json!({
            "id": id,
            "kind": notice.map(|notice| notice.kind),
            "table": notice.map(|notice| &notice.table),
            "game": notice.map(|notice| &notice.game),
            "at": notice.map(|notice| notice.at),
            "text": text,
            "link": link,
        }),
        WebhookForm::Ntfy => {
            // Its topic is the end of the address; JSON goes to the beginning.
            let topic = address.path().trim_matches('/').rsplit('/').next().unwrap_or_default();
            if topic.is_empty() {
                return Err(Trouble::Forbidden);
            }
            message.address = elsewhere(address, "/")?;
            let mut body = json!({ "topic": topic, "title": "Comptoir", "message": text });
            if let Some(link) = link {
                body["click"] = Value::from(*link);
            }
            body
        }
        // Nobody else is called by what a sentence says.
        WebhookForm::Discord => json!({ "content": with_link, "allowed_mentions": { "parse": [] } }),
        WebhookForm::Slack => {
            let escaped = text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;");
            json!({ "text": link.map_or(escaped.clone(), |link| format!("{escaped}\n<{link}>")) })
        }
        WebhookForm::Matrix if address.path().ends_with("/send/m.room.message") => {
            // A room, by the address of its messages: each has an id of its own, under which it is taken once.
            message.method = Method::PUT;
            message.address = elsewhere(address, &format!("{}/{id}", address.path()))?;
            let mut token = address.query().into_iter().flat_map(|query| query.split('&'));
            let token = token.find_map(|pair| pair.strip_prefix("access_token="));
            let token = token.ok_or(Trouble::Forbidden)?;
            add(&mut message.headers, AUTHORIZATION, &format!("Bearer {token}"))?;
            json!({ "msgtype": "m.text", "body": with_link })
        }
        // A bridge that takes webhooks.
        WebhookForm::Matrix => json!({ "text": with_link, "username": "Comptoir" }),
    };
    message.body = body.to_string().into_bytes();
    add(&mut message.headers, HeaderName::from_static("comptoir-notice"), id)?;
    let signature = signature(secret, now, &message.body);
    add(&mut message.headers, HeaderName::from_static("comptoir-signature"), &signature)?;
    Ok(message)
}

/// `t=` when it was signed, `v1=` HMAC-SHA256 of that moment, a dot and the body.
fn signature(secret: &str, now: i64, body: &[u8]) -> String {
    let mut signing = hmac::Context::with_key(&hmac::Key::new(hmac::HMAC_SHA256, secret.as_bytes()));
    signing.update(format!("{now}.").as_bytes());
    signing.update(body);
    format!("t={now},v1={}", hex::encode(signing.sign().as_ref()))
}

/// The same host, with another path and nothing behind it.
fn elsewhere(address: &Uri, path: &str) -> Result<Uri, Trouble> {
    let mut parts = address.clone().into_parts();
    parts.path_and_query = Some(path.parse().map_err(|_| Trouble::Forbidden)?);
    Uri::from_parts(parts).map_err(|_| Trouble::Forbidden)
}

fn add(headers: &mut HeaderMap, name: HeaderName, value: &str) -> Result<(), Trouble> {
    headers.insert(name, HeaderValue::from_str(value).map_err(|_| Trouble::Forbidden)?);
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn told(form: WebhookForm, address: &str) -> Result<(Message, Value), Trouble> {
        let told =
            Told { id: "abc", notice: None, text: "a < b", link: Some("https://play.example.org/t/1") };
        let message = message(&address.parse().unwrap(), form, "secret", &told, 1000)?;
        let body = serde_json::from_slice(&message.body).unwrap();
        Ok((message, body))
    }

    #[test]
    fn each_service_is_told_in_its_own_form() {
        let (_, body) = told(WebhookForm::Discord, "https://discord.example/api/webhooks/1/x").unwrap();
        assert_eq!(body["content"], "a < b\nhttps://play.example.org/t/1");
        assert_eq!(body["allowed_mentions"], json!({ "parse": [] }));
        let (_, body) = told(WebhookForm::Slack, "https://hooks.slack.example/services/x").unwrap();
        assert_eq!(body["text"], "a &lt; b\n<https://play.example.org/t/1>");
        let (message, body) = told(WebhookForm::Ntfy, "https://ntfy.example/my-turns").unwrap();
        assert_eq!(message.address, "https://ntfy.example/");
        assert_eq!(
            (&body["topic"], &body["click"]),
            (&json!("my-turns"), &json!("https://play.example.org/t/1"))
        );
        assert!(told(WebhookForm::Ntfy, "https://ntfy.example/").is_err());
        let room =
            "https://matrix.example/_matrix/client/v3/rooms/!r:m/send/m.room.message?access_token=syt_1";
        let (message, body) = told(WebhookForm::Matrix, room).unwrap();
        assert_eq!(message.method, Method::PUT);
        assert_eq!(
            message.address, "https://matrix.example/_matrix/client/v3/rooms/!r:m/send/m.room.message/abc",
            "the token is not in the address"
        );
        assert_eq!(message.headers["authorization"], "Bearer syt_1");
        assert_eq!(body["msgtype"], "m.text");
        let (message, body) = told(WebhookForm::Matrix, "https://bridge.example/webhook/x").unwrap();
        assert_eq!((message.method, &body["username"]), (Method::POST, &json!("Comptoir")));
        let (_, body) = told(WebhookForm::Plain, "https://me.example/").unwrap();
        assert_eq!((&body["id"], &body["text"]), (&json!("abc"), &json!("a < b")));
    }

    #[test]
    fn a_message_is_signed_with_its_moment() {
        let (message, _) = told(WebhookForm::Plain, "https://me.example/").unwrap();
        let header = message.headers["comptoir-signature"].to_str().unwrap();
        assert!(header.starts_with("t=1000,v1="), "{header}");
        // As `openssl dgst -sha256 -hmac secret` says.
        assert_eq!(signature("secret", 1, b"{}"), format!("t=1,v1={KNOWN}"));
    }

    const KNOWN: &str = "1122767b193110cfec322b6f199b599edbf608ed087f2d27afb0b97d99523908";
}
