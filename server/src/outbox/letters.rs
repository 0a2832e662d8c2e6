//! What each kind of letter says, and to whom.

use std::sync::Arc;

use comptoir_words::{Hooks, Language, Speaker, Table, say, shell};

use super::{Failure, Post};
use crate::house::House;
use crate::storage::{Kind, Letter, MailChange, PersonChange, Replaced, StoredMailbox, Write};
use crate::{clock, mailbox, secrets};

/// For how many seconds a link shows that an address is somebody's.
const VERIFY: i64 = 24 * 60 * 60;
/// For how many seconds a link brings somebody back in; mail takes longer than a look at another screen.
const SIGN_IN: i64 = 30 * 60;

/// A letter in the reader's language: plain, with links.
pub(crate) struct Written {
    pub to: String,
    pub subject: String,
    /// Before the links, and after them.
    pub before: String,
    pub links: Vec<Link>,
    pub after: String,
    pub language: Language,
    /// Whether it is one of many.
    pub notices: Option<Notices>,
}

/// A link, with what it leads to if that is not said before it.
pub(crate) struct Link {
    pub about: Option<String>,
    pub address: String,
}

impl Link {
    fn plain(address: String) -> Vec<Link> {
        vec![Link { about: None, address }]
    }
}

/// What a letter has that somebody gets again and again.
pub(crate) struct Notices {
    /// The same for a letter that is sent twice.
    pub id: String,
    /// Where the reader's mail program says that they want no more, in one click.
    pub unsubscribe: String,
}

/// Sends a letter, if there is still a point in it. The secret in its link is made now, and only its hash is kept.
pub(super) async fn send(house: &Arc<House>, post: &Post, letter: &Letter) -> Result<(), Failure> {
    let written = match letter.kind {
        Kind::Verify => verify(house, letter).await?,
        Kind::SignIn => sign_in(house, letter).await?,
        Kind::Replaced => replaced(house, letter)?,
    };
    post.send(&written).await.map_err(Failure::Later)
}

pub(crate) fn speaker(language: Language) -> Speaker {
    Speaker::new(language, &shell::CATALOGUE, Table::default(), Hooks::default())
}

async fn verify(house: &Arc<House>, letter: &Letter) -> Result<Written, Failure> {
    let now = clock::now();
    let guest = letter.guest.as_deref().ok_or(Failure::Pointless)?;
    let StoredMailbox { address, language, verified, .. } =
        house.storage.mailbox(guest).await?.ok_or(Failure::Pointless)?;
    if verified.is_some() || letter.made + VERIFY < now {
        return Err(Failure::Pointless);
    }
    let token = secrets::token()?;
    let (token_hash, until) = (secrets::hash(&token), now + VERIFY);
    let link = MailChange::Link { guest: guest.to_owned(), token_hash, now, until };
    house.storage.write(Write::Person(PersonChange::Mail(link))).await?;
    let speaker = speaker(language);
    let host = host(house);
    Ok(Written {
        to: address,
        subject: say!(speaker, shell::MAIL_VERIFY_SUBJECT, host = host),
        before: say!(speaker, shell::MAIL_VERIFY, host = host),
        links: Link::plain(format!("{}/mail#{token}", origin(house))),
        after: say!(speaker, shell::MAIL_VERIFY_AFTER),
        language,
        notices: None,
    })
}

async fn sign_in(house: &Arc<House>, letter: &Letter) -> Result<Written, Failure> {
    let now = clock::now();
    let look = mailbox::look(&letter.payload);
    // Nobody has this address: nobody is written to.
    let StoredMailbox { guest, address, language, .. } =
        house.storage.mailbox_at(&look).await?.ok_or(Failure::Pointless)?;
    if letter.made + SIGN_IN < now || house.storage.is_banned(&guest).await? {
        return Err(Failure::Pointless);
    }
    let token = secrets::token()?;
    let link = PersonChange::Link { guest, token_hash: secrets::hash(&token), now, until: now + SIGN_IN };
    house.storage.write(Write::Person(link)).await?;
    let speaker = speaker(language);
    let host = host(house);
    Ok(Written {
        to: address,
        subject: say!(speaker, shell::MAIL_SIGN_IN_SUBJECT, host = host),
        before: say!(speaker, shell::MAIL_SIGN_IN, host = host),
        links: Link::plain(format!("{}/device#{token}", origin(house))),
        after: say!(speaker, shell::MAIL_SIGN_IN_AFTER),
        language,
        notices: None,
    })
}

/// Says nothing of the address that came in its place: that is its owner's.
fn replaced(house: &House, letter: &Letter) -> Result<Written, Failure> {
    let Replaced { address, language } =
        serde_json::from_str(&letter.payload).map_err(|_| Failure::Pointless)?;
    let speaker = speaker(language);
    let host = host(house);
    Ok(Written {
        to: address,
        subject: say!(speaker, shell::MAIL_REPLACED_SUBJECT, host = host),
        before: say!(speaker, shell::MAIL_REPLACED, host = host),
        links: Link::plain(format!("{}/you", origin(house))),
        after: say!(speaker, shell::MAIL_REPLACED_AFTER),
        language,
        notices: None,
    })
}

/// Where the page is. Mail is offered only where whoever runs the server has said it.
pub(crate) fn origin(house: &House) -> String {
    house.config.origin.as_ref().map(ToString::to_string).unwrap_or_default()
}

pub(crate) fn host(house: &House) -> String {
    house.config.origin.as_ref().map(|origin| origin.host().to_owned()).unwrap_or_default()
}
