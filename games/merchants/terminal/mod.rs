//! Merchants of Europe in the terminal.

mod menu;
mod parts;
mod table;
mod typed;

use comptoir_games::Merchants;
use comptoir_games::merchants::data::data;
use comptoir_games::merchants::options::StartCities;
use comptoir_games::merchants::{Action, Event, View};
use comptoir_kernel::SeatSet;
use comptoir_words::{Catalogue, Value, merchants, value};

use super::{Telling, Terminal};

impl Terminal for Merchants {
    const WORDS: &'static Catalogue = &merchants::CATALOGUE;

    fn parts(family: &str, named: &Value) -> Option<Value> {
        parts::parts(family, named)
    }

    fn draw(view: &View, telling: &Telling) -> String {
        table::draw(view, telling)
    }

    /// What to decide, and what can be typed. Only those are asked who are to act.
    fn prompt(view: &View, telling: &Telling) -> String {
        let seat = telling.you.unwrap_or(view.active);
        let own = view.players.get(seat.index());
        let effects = &data().effects;
        let asked = [
            ("seat", value(&seat)),
            ("mine", value(&true)),
            ("waiting", value(&SeatSet::from_iter([seat]))),
            ("active", value(&view.active)),
            ("nth", value(&own.map_or(0, |own| own.posts.len()))),
            ("purple", value(&(view.options.start_cities == StartCities::Purple))),
            ("card", value(&own.is_some_and(|own| !own.cards.is_none()))),
            ("needed", value(&own.map_or(0, |own| own.resources.total() / 2))),
            ("left", value(&view.safe_conduct)),
            ("merchant_steps", value(&effects.trade_agreement_steps)),
            ("gold", value(&effects.trade_agreement_gold)),
            ("caravan_steps", value(&effects.bribery_steps)),
        ];
        let prompt = telling.words.of_with("prompt", &view.phase, &asked);
        let hint = telling.words.of("hint", &view.phase);
        if hint.is_empty() { prompt } else { format!("{prompt} {hint}") }
    }

    fn offers(_view: &View, legal: &[Action]) -> Vec<Action> {
        legal.to_vec()
    }

    fn menu(offers: &[Action], telling: &Telling) -> String {
        menu::menu(offers, telling)
    }

    fn parse(text: &str, telling: &Telling) -> Option<Action> {
        typed::parse(text, telling)
    }

    /// A turn's title says all there is to say about it.
    fn event(event: &Event, telling: &Telling) -> Option<String> {
        match event {
            Event::TurnBegan { .. } => {
                telling.words.title("event", event).map(|title| format!("\n— {title} —"))
            }
            _ => super::told(telling, event),
        }
    }
}
