//! A game of the module's own: it deals, and writes its record line by line.

use comptoir_bots::{Budget, Level};
use comptoir_kernel::chance::Live;
use comptoir_kernel::fairness::{self, Bytes32};
use comptoir_kernel::playthrough::{By, Playthrough, Step};
use comptoir_kernel::record::{Closing, FORMAT, Fairness, Header, Record};
use comptoir_kernel::{Heuristic, Remarks, Seat, Viewer, reading};
use serde_json::Value;

use crate::engine::{differs, unreadable};
use crate::{Against, Mind, Playing, Trouble, json};

/// A game of the module's own.
pub struct Own<G: Remarks> {
    playing: Playing<G>,
    chance: Live,
    seed: Bytes32,
    record: Record<G>,
}

impl<G: Remarks> Own<G> {
    pub fn begin(
        chosen: &Value,
        mut names: Vec<String>,
        bots: &[Option<Level>],
        seed: Bytes32,
        at: i64,
    ) -> Result<Own<G>, Trouble> {
        let refused = |setup| Trouble::Setup { setup };
        let seats = u8::try_from(names.len()).unwrap_or(u8::MAX);
        let options = G::info().allow(chosen, seats).map_err(refused)?;
        let options: G::Options = reading::from_value(&options).map_err(|why| unreadable(&why))?;
        for (seat, name) in names.iter_mut().enumerate() {
            if name.is_empty() && bots.get(seat).is_some_and(Option::is_some) {
                comptoir_bots::name(Seat(seat as u8)).clone_into(name);
            }
        }
        let mut chance = fairness::stream(&seed, &[]);
        let beginning = Playthrough::begin(&options, seats, &mut chance).map_err(refused)?;
        let header = Header {
            comptoir: FORMAT,
            game: G::info().id.clone(),
            edition: G::info().newest(),
            options: json(&options),
            seats: names,
            bots: bots.iter().map(|bot| bot.map(|level| level.to_string())).collect(),
            coached: Vec::new(),
            fairness: Some(Fairness::of_device(&seed, seats)),
            chance: beginning.chance,
            hash: beginning.hash,
        };
        let playing = Playing::new(beginning.playthrough, beginning.told, at);
        let record = Record { header, steps: Vec::new(), closing: None };
        Ok(Own { playing, chance, seed, record })
    }

    /// Goes on where a record ends. Nothing in it may differ from what the rules and the seed make of it.
    pub fn resume(record: Record<G>, seed: Bytes32) -> Result<Own<G>, Trouble> {
        let playing = Playing::again(&record, |_| ()).map_err(differs)?;
        let chance = record.stream_after(&seed).map_err(differs)?;
        Ok(Own { playing, chance, seed, record })
    }

    pub fn playing(&self) -> &Playing<G> {
        &self.playing
    }

    /// Takes an action; the lines it adds to the record.
    pub fn act(&mut self, seat: Seat, action: &G::Action, by: By, at: i64) -> Result<Vec<String>, Trouble> {
        let step = self
            .playing
            .act(seat, by, action, &mut self.chance, at)
            .map_err(|why| Trouble::Against(Against::new(&why)))?;
        Ok(self.keep(step))
    }

    /// Takes the seat's last step back; the lines this adds to the record.
    pub fn undo(&mut self, seat: Seat, at: i64) -> Result<Vec<String>, Trouble> {
        let step = self.playing.undo(seat, By::Person, at).ok_or(Trouble::NothingToUndo)?;
        Ok(self.keep(step))
    }

    fn keep(&mut self, step: Step<G::Action>) -> Vec<String> {
        self.record.steps.push(step);
        let standings = self.playing.standings();
        self.record.closing = standings.map(|standings| Closing { standings, seed: Some(self.seed) });
        self.lines_from(self.record.steps.len())
    }

    /// Says in the record that somebody in this seat asked for advice; its first line then.
    pub fn coached(&mut self, seat: Seat) -> Option<String> {
        self.record.header.coach(seat);
        self.record.lines_from(0).into_iter().next()
    }

    /// The lines of the record from that of step `n` on; the header's counts as step 0.
    pub fn lines_from(&self, n: usize) -> Vec<String> {
        self.record.lines_from(n)
    }

    pub fn record(&self) -> String {
        self.record.to_text()
    }
}

impl<G: Heuristic + Remarks> Own<G> {
    /// What a bot chooses, from what its seat sees.
    pub fn choice(
        &self,
        mind: &mut Mind<G>,
        bot: (Seat, Level),
        seed: u64,
        budget: Budget,
    ) -> Result<G::Action, Trouble> {
        let (game, seat) = (self.playing.game(), bot.0);
        let mut legal = Vec::new();
        game.legal(seat, &mut legal);
        let choice = mind.choose(bot, seed, budget, &game.view(Viewer::Seat(seat)), &legal);
        choice.map(|place| legal.swap_remove(place)).ok_or(Trouble::NotThere)
    }
}
