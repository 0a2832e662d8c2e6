//! Whole games are told without a gap, in every language, to those who play and to those who watch.

use comptoir_games::{shelf, with_game};
use comptoir_kernel::chance::{Chance, Fast};
use comptoir_kernel::playthrough::{By, Playthrough};
use comptoir_kernel::{Game, Info, Seat, Viewer, Witnessed};
use comptoir_words::{CATALOGUES, Language};

use super::{Telling, Terminal, unstyled};

/// One reader of a game.
struct Reader {
    viewer: Viewer,
    telling: Telling,
}

impl Reader {
    fn all<G: Terminal>(seats: u8) -> Vec<Reader> {
        let names: Vec<String> = ["Ada", "Bruno", "Cléo", "Diego", "Élise"].map(str::to_owned).into();
        let viewers = [Viewer::Spectator, Viewer::Seat(Seat(0)), Viewer::Seat(Seat(seats - 1))];
        let reader = |language: Language, viewer: Viewer| Reader {
            viewer,
            telling: Telling::new::<G>(language, viewer.seat(), &names[..seats.into()]),
        };
        Language::ALL.iter().flat_map(|language| viewers.map(|viewer| reader(*language, viewer))).collect()
    }

    /// Fails if something was missing when `text` was put together.
    fn reads(&self, text: &str, what: &dyn std::fmt::Debug) {
        let troubles = self.telling.words.troubles();
        assert!(troubles.is_empty(), "{troubles:?}\nin {text:?}\nabout {what:?}");
        let plain = unstyled(text);
        let gap = ["{", "}", "[", "  ", "_", " .", " ,"].into_iter().find(|gap| plain.contains(gap));
        assert!(gap.is_none(), "{gap:?} in {plain:?}\nabout {what:?}");
    }

    /// Fails if something was missing in a drawing, which may well have wide gaps.
    fn looks_at(&self, drawing: &str) {
        let troubles = self.telling.words.troubles();
        assert!(troubles.is_empty(), "{troubles:?}\nin {drawing}");
    }
}

/// Plays a game at random and tells this many steps of it.
fn tell_a_game<G: Terminal>(options: &G::Options, seats: u8, seed: u64, steps: usize) {
    let mut chance = Fast::new(seed);
    let Ok(beginning) = Playthrough::<G>::begin(options, seats, &mut chance) else { return };
    let readers = Reader::all::<G>(seats);
    let mut playthrough = beginning.playthrough;
    let mut told = beginning.told;
    let mut last: Vec<G::Action> = Vec::new();
    for step in 0..steps {
        for reader in &readers {
            for event in told.heard_by(reader.viewer) {
                reader.reads(reader.telling.words.of("event", event).trim(), event);
                reader.reads(&reader.telling.words.title("event", event).unwrap_or_default(), event);
                reader.looks_at(&G::event(event, &reader.telling).unwrap_or_default());
            }
            if step % 16 == 0 {
                reader.looks_at(&G::draw(&playthrough.game().view(reader.viewer), &reader.telling));
            }
        }
        let Some(seat) = playthrough.game().to_act().seats().first() else { return };
        let mut legal = Vec::new();
        playthrough.game().legal(seat, &mut legal);
        let chosen = legal[chance.below(legal.len() as u32) as usize].clone();
        let (before, view) = (playthrough.game().clone(), playthrough.game().view(Viewer::Seat(seat)));
        let other = seat.next(seats);
        for reader in &readers {
            if reader.viewer == Viewer::Seat(seat) {
                reader.looks_at(&G::prompt(&view, &reader.telling));
                if step % 4 == 0 {
                    reader.looks_at(&G::menu(&G::offers(&view, &legal), &reader.telling));
                }
            }
            // What was allowed a moment ago, and what others may do, is often refused now.
            let refused = last.iter().step_by(last.len() / 8 + 1).map(|action| before.check(seat, action));
            for refusal in refused.chain([before.check(other, &chosen)]).filter_map(Result::err) {
                reader.reads(&G::refusal(&refusal, &reader.telling), &refusal);
            }
        }
        let outcome = playthrough.act(seat, By::Person, &chosen, &mut chance).expect("a listed action");
        if let Some(remark) = G::remark(&Witnessed::new(seat, &before, playthrough.game(), &outcome.told)) {
            for reader in &readers {
                reader.reads(&G::says(&remark, &reader.telling), &remark);
            }
        }
        last = legal;
        told = outcome.told;
    }
}

/// Every number of seats, and every choice with the first number of seats that allows it.
fn games(info: &Info) -> Vec<(serde_json::Value, u8)> {
    let usual = info.seats.iter().map(|seats| (info.defaults(), *seats));
    let others = info.combinations().into_iter().filter_map(|options| {
        let seats = info.seats.iter().copied().find(|seats| info.allow(&options, *seats).is_ok())?;
        Some((options, seats))
    });
    usual.chain(others).collect()
}

#[test]
fn whole_games_are_told_without_a_gap() {
    for info in shelf().into_iter().filter(|info| CATALOGUES.iter().any(|catalogue| catalogue.id == info.id))
    {
        for (seed, (options, seats)) in (0..).zip(games(info)) {
            with_game!(info.id.as_str(), G => {
                let options = serde_json::from_value(options).expect("options of the box");
                // The usual game is told to its end; what a choice changes shows long before.
                let steps = if seed == 0 { G::LONGEST } else { 250 };
                tell_a_game::<G>(&options, seats, seed, steps);
            });
        }
    }
}
