//! A bot that thinks about one turn.

use comptoir_bots::{Bot, Budget, Level};
use comptoir_kernel::{Heuristic, Seat};

/// The bot in the middle of its turn, if one is: asked again, it goes on from what it has thought already.
pub struct Mind<G: Heuristic> {
    asked: Option<(Seat, Level, Bot<G>)>,
    worlds: u64,
}

impl<G: Heuristic> Default for Mind<G> {
    fn default() -> Mind<G> {
        Mind { asked: None, worlds: 0 }
    }
}

impl<G: Heuristic> Mind<G> {
    /// The place in `legal` of what a bot of this level chooses for `seat`. The seed is for a bot that begins its turn.
    pub fn choose(
        &mut self,
        (seat, level): (Seat, Level),
        seed: u64,
        budget: Budget,
        view: &G::View,
        legal: &[G::Action],
    ) -> Option<usize> {
        let mut bot = match self.asked.take() {
            Some((its_seat, its_level, bot)) if (its_seat, its_level) == (seat, level) => bot,
            _ => Bot::new(level, seed),
        };
        let before = bot.worlds();
        let choice = bot.choose_within(budget, view, seat, legal)?;
        self.worlds = bot.worlds() - before;
        if bot.remembers() {
            self.asked = Some((seat, level, bot));
        }
        Some(choice)
    }

    /// Worlds thought through for the last choice.
    pub fn worlds(&self) -> u64 {
        self.worlds
    }
}
