//! Who may come in: a house is open, open by invitation, or closed to new people.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::http::HeaderMap;

use super::caller::{Body, KnownGuest};
use super::sign_in::origin;
use crate::house::House;
use crate::protocol::{
    EndEntryLink, Entry, EntryLink, MadeEntryLink, NewEntryLink, Owner, Problem, Registration, Status,
};
use crate::storage::{Guest, NewSession, PersonChange, Write};
use crate::{clock, random, secrets};

/// Invitations of one member that serve at the same time.
const LINKS: usize = 20;
const MOST_USES: u32 = 50;
const MOST_DAYS: u32 = 30;
const DAY: i64 = 24 * 60 * 60;

type Shared = State<Arc<House>>;

/// How somebody new comes in, if they may.
pub(super) async fn enter(
    house: &House,
    guest: Guest,
    session: NewSession,
    entry: Option<Entry>,
) -> Result<PersonChange, Problem> {
    match (house.registration(), entry) {
        (Registration::Closed, _) => Err(Problem::RegistrationClosed),
        (Registration::Invitation, None) => Err(Problem::InvitationNeeded),
        (Registration::Invitation, Some(Entry::Link(token))) => {
            Ok(PersonChange::NewBy { guest, session, link: secrets::hash(&token) })
        }
        (Registration::Invitation, Some(Entry::Seat { table, seat, key })) => {
            // Whoever has lost their cookie asks for a seat that is taken.
            let table = house.storage.table(&table).await?.filter(|table| table.status != Status::Over);
            let seat = table.as_ref().and_then(|table| table.seats.get(seat.index()));
            match seat {
                Some(seat) if seat.key == key && seat.owner() != Owner::Bot => {
                    Ok(PersonChange::New { guest, session })
                }
                _ => Err(Problem::WrongInvitation),
            }
        }
        (Registration::Open, _) => Ok(PersonChange::New { guest, session }),
    }
}

pub(super) async fn list(
    State(house): Shared,
    KnownGuest(guest): KnownGuest,
) -> Result<Json<Vec<EntryLink>>, Problem> {
    Ok(Json(house.storage.entry_links(&guest.id, clock::now()).await?))
}

/// A member's invitation for those who are new here.
pub(super) async fn make(
    State(house): Shared,
    KnownGuest(guest): KnownGuest,
    headers: HeaderMap,
    Body(NewEntryLink { uses, days }): Body<NewEntryLink>,
) -> Result<Json<MadeEntryLink>, Problem> {
    house.limits.friends.check(guest.id.clone())?;
    if house.registration() == Registration::Closed {
        return Err(Problem::RegistrationClosed);
    }
    if house.storage.ways_back(&guest.id).await?.handle.is_none() {
        return Err(Problem::NotMember);
    }
    if !(1..=MOST_USES).contains(&uses) || !(1..=MOST_DAYS).contains(&days) {
        return Err(Problem::unreadable(&"an invitation is for 1 to 50 people and 1 to 30 days"));
    }
    let now = clock::now();
    if house.storage.entry_links(&guest.id, now).await?.len() >= LINKS {
        return Err(Problem::TooManyEntryLinks { limit: LINKS as u32 });
    }
    let token = secrets::token()?;
    let entry = PersonChange::Entry {
        id: random::hex::<8>()?,
        guest: guest.id.clone(),
        token_hash: secrets::hash(&token),
        made: now,
        until: now + i64::from(days) * DAY,
        uses,
    };
    house.storage.write(Write::Person(entry)).await?;
    let links = house.storage.entry_links(&guest.id, now).await?;
    Ok(Json(MadeEntryLink { address: format!("{}/come#{token}", origin(&house, &headers)), links }))
}

pub(super) async fn end(
    State(house): Shared,
    KnownGuest(guest): KnownGuest,
    Body(EndEntryLink { id }): Body<EndEntryLink>,
) -> Result<Json<Vec<EntryLink>>, Problem> {
    house.storage.write(Write::Person(PersonChange::EndEntry { guest: guest.id.clone(), id })).await?;
    Ok(Json(house.storage.entry_links(&guest.id, clock::now()).await?))
}
