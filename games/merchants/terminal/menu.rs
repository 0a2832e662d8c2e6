//! The choices in words: those that are many of a sort stand together in lines.

use comptoir_games::merchants::Action;
use comptoir_games::merchants::data::data;
use comptoir_words::{Value, merchants, say, value};

use crate::games::{Telling, listed};

/// Choices of one sort share a line with a label; the others have one each.
pub fn menu(offers: &[Action], telling: &Telling) -> String {
    let words = &telling.words;
    let mut text = String::new();
    let mut groups: Vec<(String, Vec<String>)> = Vec::new();
    for (number, offer) in (1..).zip(offers) {
        let sort = words.of("sort", offer);
        if sort.is_empty() {
            text += &format!("{number:>4}  {}\n", single(*offer, telling));
            continue;
        }
        let choice = words.of("choice", offer);
        let item = say!(words, merchants::NUMBERED_CHOICE, number = number, choice = choice);
        match groups.iter_mut().find(|(known, _)| *known == sort) {
            Some((_, items)) => items.push(item),
            None => groups.push((sort, vec![item])),
        }
    }
    for (sort, items) in groups {
        text += &listed(&format!("      {sort} "), items);
    }
    text
}

/// The table drawn tells the terms of a trade, and what is being done.
fn single(action: Action, telling: &Telling) -> String {
    let more = match action {
        Action::TradeWith(_) => vec![("give", Value::Null)],
        Action::TakeGold => vec![("gold", value(&data().effects.trade_agreement_gold))],
        Action::Done => vec![("phase", Value::Null)],
        _ => Vec::new(),
    };
    telling.words.of_with("action", &action, &more)
}
