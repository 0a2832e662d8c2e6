//! People and bots sit down, and a game begins.

use std::net::SocketAddr;

use comptoir_kernel::chance::Fast;
use comptoir_kernel::{Chance, Seat};
use comptoir_server::protocol::Table;
use serde_json::{Value, json};

use crate::load::person::Person;

/// A table whose game has begun, with its people: seat 0 is its host's.
pub struct Begun {
    /// As its host saw it before the others sat down: with the keys of their seats.
    pub table: Table,
    /// In seat order; bots have the seats after them.
    pub people: Vec<Person>,
}

/// Begins a game for this many people, with bots of this level in the remaining seats.
pub async fn begin(
    address: SocketAddr,
    game: &str,
    people: usize,
    seats: usize,
    bot: &str,
) -> anyhow::Result<Begun> {
    let mut sitting = Vec::new();
    for number in 0..people {
        sitting.push(Person::new(address, &format!("Guest {number}")).await?);
    }
    let who = |seat: usize| match seat {
        0 => json!("me"),
        seat if seat < people => json!("open"),
        _ => json!({ "bot": bot }),
    };
    let table = sitting[0].make(game, &(0..seats).map(who).collect::<Value>()).await?;
    for (seat, person) in sitting.iter().enumerate().skip(1) {
        person.sit(&table, Seat(seat as u8)).await?;
    }
    // All pledges are fixed when the host has sat down, and the game begins when the others have opened theirs too.
    let fixed = sitting[0].sit(&table, Seat(0)).await?;
    for person in sitting.iter().skip(1) {
        person.open_number(&fixed).await?;
    }
    Ok(Begun { table, people: sitting })
}

/// A game of the shelf and a number of seats that it can be played with.
pub fn any_game(chance: &mut Fast) -> (String, usize) {
    let place = chance_of(chance, comptoir_games::shelf().len());
    game_for(chance, place)
}

/// The game at this place of the shelf and a number of seats that it can be played with.
pub fn game_for(chance: &mut Fast, place: usize) -> (String, usize) {
    let shelf = comptoir_games::shelf();
    let info = shelf[place % shelf.len()];
    let seats = info.seats[chance_of(chance, info.seats.len())];
    (info.id.clone(), usize::from(seats))
}

/// One of this many places.
pub fn chance_of(chance: &mut Fast, many: usize) -> usize {
    chance.below(many.max(1) as u32) as usize
}
