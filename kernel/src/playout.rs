//! Playing to the end: at random, as searches, benches and tests of speed do millions of times, or as somebody chooses.

use std::ops::Range;

use crate::chance::Fast;
use crate::{Chance, Game, Seat, Standings, ToAct};

/// Plays games to their end with actions drawn by lot. It keeps its list of legal actions between games, so that a
/// warmed one allocates nothing of its own.
#[derive(Debug)]
pub struct Playout<G: Game> {
    legal: Vec<G::Action>,
}

impl<G: Game> Default for Playout<G> {
    fn default() -> Playout<G> {
        Playout { legal: Vec::new() }
    }
}

impl<G: Game> Playout<G> {
    /// Plays `game` to its end and says how it ended, after how many decisions. `None` if it got stuck: somebody had to
    /// act and nothing was legal.
    pub fn run(&mut self, game: &mut G, chance: &mut impl Chance) -> Option<(Standings, u32)> {
        let mut decisions = 0;
        loop {
            let seat = match game.to_act() {
                ToAct::Seats(seats) => seats.first()?,
                ToAct::Over(standings) => return Some((standings, decisions)),
            };
            self.legal.clear();
            game.legal(seat, &mut self.legal);
            let drawn = chance.below((self.legal.len() as u32).max(1)) as usize;
            let action = self.legal.get(drawn)?;
            game.apply(seat, action, chance, &mut ());
            decisions += 1;
        }
    }

    /// Plays a game from each of these seeds and counts the decisions, for benches.
    ///
    /// # Panics
    /// If a game cannot be set up so, or gets stuck.
    pub fn decisions(&mut self, options: &G::Options, seats: u8, seeds: Range<u64>) -> u32 {
        seeds
            .map(|seed| {
                let mut chance = Fast::new(seed);
                let mut game = G::setup(options, seats, &mut chance, &mut ()).expect("it can be set up");
                self.run(&mut game, &mut chance).expect("it comes to an end").1
            })
            .sum()
    }
}

/// Plays `game` to its end; `choose` names an action by its place in the list.
///
/// # Panics
/// If nobody is to act and the game is not over, or `choose` names no place of the list.
pub fn play<G: Game>(
    game: &mut G,
    chance: &mut impl Chance,
    mut choose: impl FnMut(&G, Seat, &[G::Action]) -> usize,
) {
    let mut legal = Vec::new();
    while let ToAct::Seats(acting) = game.to_act() {
        let seat = acting.first().expect("somebody is to act");
        legal.clear();
        game.legal(seat, &mut legal);
        let place = choose(game, seat, &legal);
        game.apply(seat, &legal[place], chance, &mut ());
    }
}
