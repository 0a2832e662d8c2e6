//! Friends: asking, answering, parting; and blocking those one does not want to meet.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;

use super::caller::{Body, KnownGuest};
use crate::house::House;
use crate::protocol::{AnswerFriend, AskFriend, Block, Friend, Friends, Problem, RemoveFriend};
use crate::storage::{FriendChange, Guest, Write};
use crate::{clock, names};

/// Friends one person may have.
const FRIENDS: usize = 200;
/// Questions of one person that may wait for an answer.
const ASKED: usize = 50;
/// Whom one person may block.
const BLOCKED: usize = 500;

type Shared = State<Arc<House>>;

pub(super) async fn list(
    State(house): Shared,
    KnownGuest(guest): KnownGuest,
) -> Result<Json<Friends>, Problem> {
    listed(&house, &guest).await
}

async fn listed(house: &House, guest: &Guest) -> Result<Json<Friends>, Problem> {
    let (storage, now) = (&house.storage, clock::now());
    let friends = storage.friends(&guest.id).await?;
    let ids: Vec<String> = friends.iter().map(|(friend, _)| friend.id.clone()).collect();
    let open: Vec<String> = ids.into_iter().filter(|id| house.board.has(id)).collect();
    let here = storage.seen_here(&open).await?;
    let friends = friends.into_iter().map(|(Guest { id, name }, handle)| Friend {
        here: here.iter().any(|here| here.id == id),
        guest: id,
        name,
        handle,
    });
    Ok(Json(Friends {
        friends: friends.collect(),
        asks: storage.friend_asks(&guest.id, now).await?,
        asked: storage.friends_asked(&guest.id, now).await?,
        blocked: storage.blocked(&guest.id).await?,
    }))
}

/// Asks somebody. Whether there is a member of some handle is not told: the question waits for an answer in any case.
pub(super) async fn ask(
    State(house): Shared,
    KnownGuest(guest): KnownGuest,
    Body(ask): Body<AskFriend>,
) -> Result<Json<Friends>, Problem> {
    house.limits.friends.check(guest.id.clone())?;
    let now = clock::now();
    let (asked, called, who) = match ask {
        AskFriend::Handle(handle) => {
            let handle = names::handle(&handle)?;
            let look = names::look(&handle);
            let who = house.storage.member(&look).await?;
            (FriendChange::by_look(&look), handle, who)
        }
        AskFriend::Guest(id) => {
            let who = house.storage.guest(&id).await?.ok_or(Problem::UnknownPerson)?;
            (FriendChange::by_id(&id), who.name.clone(), Some(who))
        }
    };
    // Nobody is asked the same questions as somebody, so that it takes as long.
    let who = who.map(|who| who.id).unwrap_or_default();
    if who == guest.id {
        return Err(Problem::UnknownPerson);
    }
    if house.storage.are_friends(&guest.id, &who).await? {
        return listed(&house, &guest).await;
    }
    if house.storage.friend_asks(&guest.id, now).await?.iter().any(|asker| asker.guest == who) {
        return accept(&house, &guest, &who).await;
    }
    if house.storage.friends(&guest.id).await?.len() >= FRIENDS {
        return Err(Problem::TooManyFriends { limit: FRIENDS as u32 });
    }
    if house.storage.friends_asked(&guest.id, now).await?.len() >= ASKED {
        return Err(Problem::TooManyAsked { limit: ASKED as u32 });
    }
    change(&house, FriendChange::Ask { guest: guest.id.clone(), asked, called, at: now }).await?;
    house.board.tell(&who);
    listed(&house, &guest).await
}

pub(super) async fn answer(
    State(house): Shared,
    KnownGuest(guest): KnownGuest,
    Body(AnswerFriend { guest: asker, yes }): Body<AnswerFriend>,
) -> Result<Json<Friends>, Problem> {
    let asks = house.storage.friend_asks(&guest.id, clock::now()).await?;
    if !asks.iter().any(|ask| ask.guest == asker) {
        return Err(Problem::NotAsked);
    }
    if yes {
        return accept(&house, &guest, &asker).await;
    }
    change(&house, FriendChange::Refuse { guest: guest.id.clone(), asker }).await?;
    house.board.tell(&guest.id);
    listed(&house, &guest).await
}

async fn accept(house: &House, guest: &Guest, asker: &str) -> Result<Json<Friends>, Problem> {
    for person in [guest.id.as_str(), asker] {
        if house.storage.friends(person).await?.len() >= FRIENDS {
            return Err(Problem::TooManyFriends { limit: FRIENDS as u32 });
        }
    }
    let accept = FriendChange::Accept { guest: guest.id.clone(), asker: asker.to_owned(), at: clock::now() };
    change(house, accept).await?;
    tell_both(house, &guest.id, asker);
    listed(house, guest).await
}

/// A friend is one no more, or is not asked any longer. Nobody is told.
pub(super) async fn remove(
    State(house): Shared,
    KnownGuest(guest): KnownGuest,
    Body(RemoveFriend { who }): Body<RemoveFriend>,
) -> Result<Json<Friends>, Problem> {
    let withdraw = FriendChange::Withdraw { guest: guest.id.clone(), asked: who.clone() };
    change(&house, withdraw).await?;
    change(&house, FriendChange::Remove { guest: guest.id.clone(), friend: who.clone() }).await?;
    tell_both(&house, &guest.id, &who);
    listed(&house, &guest).await
}

pub(super) async fn block(
    State(house): Shared,
    KnownGuest(guest): KnownGuest,
    Body(Block { guest: who, blocked }): Body<Block>,
) -> Result<Json<Friends>, Problem> {
    house.limits.friends.check(guest.id.clone())?;
    if blocked {
        if who == guest.id || house.storage.guest(&who).await?.is_none() {
            return Err(Problem::UnknownPerson);
        }
        if house.storage.blocked(&guest.id).await?.len() >= BLOCKED {
            return Err(Problem::TooManyBlocked { limit: BLOCKED as u32 });
        }
    }
    let (guest_id, other) = (guest.id.clone(), who.clone());
    let made = if blocked {
        FriendChange::Block { guest: guest_id, blocked: other, at: clock::now() }
    } else {
        FriendChange::Unblock { guest: guest_id, blocked: other }
    };
    change(&house, made).await?;
    tell_both(&house, &guest.id, &who);
    listed(&house, &guest).await
}

/// What the lobby shows to two people may have changed; neither is told why.
fn tell_both(house: &House, one: &str, other: &str) {
    house.board.tell(one);
    house.board.tell(other);
}

async fn change(house: &House, change: FriendChange) -> Result<(), Problem> {
    Ok(house.storage.write(Write::Friend(change)).await?)
}
