//! E-mail: an address of one's own, and coming back in through it.

use std::sync::Arc;
use std::time::Instant;

use axum::Json;
use axum::extract::State;

use super::caller::{Address, Body, Caller, KnownGuest};
use crate::house::House;
use crate::limits::network;
use crate::protocol::{Addressed, Mailbox, Problem, VerifyMail};
use crate::storage::{Kind, Letter, MailChange, OutboxChange, PersonChange, StorageError, Write};
use crate::tries::Tried;
use crate::{clock, mailbox, secrets};

type Shared = State<Arc<House>>;

pub(super) async fn address(
    State(house): Shared,
    KnownGuest(guest): KnownGuest,
) -> Result<Json<Option<Mailbox>>, Problem> {
    let stored = house.storage.mailbox(&guest.id).await?;
    Ok(Json(stored.map(|it| Mailbox { address: it.address, verified: it.verified.is_some() })))
}

/// An address, and a letter to it. Whether somebody else has it is not told: that is between them and its mailbox.
pub(super) async fn add(
    State(house): Shared,
    KnownGuest(guest): KnownGuest,
    Address(address): Address,
    Body(Addressed { address: written, language }): Body<Addressed>,
) -> Result<Json<Option<Mailbox>>, Problem> {
    let written = asked(&house, &written, Tried::Address(network(address)))?;
    let look = mailbox::look(&written);
    let change =
        MailChange::Address { guest: guest.id.clone(), address: written, look, language, at: clock::now() };
    house.storage.write(Write::Person(PersonChange::Mail(change))).await?;
    house.outbox.wake();
    self::address(State(house), KnownGuest(guest)).await
}

pub(super) async fn remove(State(house): Shared, KnownGuest(guest): KnownGuest) -> Result<Json<()>, Problem> {
    let change = MailChange::Remove { guest: guest.id, at: clock::now() };
    house.storage.write(Write::Person(PersonChange::Mail(change))).await?;
    house.outbox.wake();
    Ok(Json(()))
}

/// Whoever has the link has the mailbox, on whatever device they opened it.
pub(super) async fn verify(
    State(house): Shared,
    _: Caller,
    Address(address): Address,
    Body(VerifyMail { token }): Body<VerifyMail>,
) -> Result<Json<()>, Problem> {
    let token_hash = secrets::hash(&token);
    let now = clock::now();
    let taken = house
        .trying(&[Tried::Address(network(address))], async || {
            Ok(house.storage.mail_link(token_hash, now).await?)
        })
        .await?;
    if taken {
        return Err(Problem::AddressTaken);
    }
    let change = MailChange::Verified { token_hash, now };
    house.storage.write(Write::Person(PersonChange::Mail(change))).await.map_err(|why: StorageError| {
        // It has served, or somebody else was quicker with the address.
        if why.is_of_the_change() { Problem::WrongSignIn } else { why.into() }
    })?;
    Ok(Json(()))
}

/// A letter with a way back in, to whoever has this address. Known or not, it is put into the outbox, and the rest is done there: the
/// answer is the same, and takes as long.
pub(super) async fn sign_in(
    State(house): Shared,
    _: Caller,
    Address(address): Address,
    Body(Addressed { address: written, .. }): Body<Addressed>,
) -> Result<Json<()>, Problem> {
    let written = asked(&house, &written, Tried::Address(network(address)))?;
    let letter = Letter { kind: Kind::SignIn, guest: None, payload: written, made: clock::now() };
    house.storage.write(Write::Outbox(OutboxChange::Put(letter))).await?;
    house.outbox.wake();
    Ok(Json(()))
}

/// An address that may be written to once more. Nobody's mailbox is flooded from here: each letter counts as a wrong try at it.
fn asked(house: &House, written: &str, from: Tried) -> Result<String, Problem> {
    if house.post.is_none() {
        return Err(Problem::NoMail);
    }
    let written = mailbox::proper(written)?;
    if house.config.rates.is_some() {
        house.tries.begin(&[from, Tried::Mailbox(mailbox::look(&written))], Instant::now())?;
    }
    Ok(written)
}
