//! Random play to the end: what searches, benches and tests of speed run millions of times.

use crate::{Chance, Game, Standings, ToAct};

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
}
