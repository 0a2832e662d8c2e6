//! What a bot says about a step: what it changes about the letters of the round, and what it opens.

use comptoir_kernel::chance::Fast;
use comptoir_kernel::{Remarks, Seat, Set, Witnessed, told};

use crate::board::board;
use crate::build::payments;
use crate::cards::Cards;
use crate::ids::{Place, WareCard};
use crate::scoring::RoundLine;
use crate::{Event, GoldenCity, View};

/// What a bot says about a step.
#[told]
pub enum Remark {
    /// This round's score card will bring the bot this many letters more.
    RoundLetters { letters: u16 },
    /// It will bring a rival this many fewer: they are no longer alone, or no longer ahead.
    RivalLetters { seat: Seat, letters: u16 },
    /// The black post keeps the rival out of the zone.
    ShutOut { seat: Seat, place: Place },
    /// The first zones of the city come into reach.
    CityInReach { zones: u8 },
    /// The ware card has this many wares the bot did not have; it has this many kinds now.
    NewWares { new: u8, wares: u8 },
    /// With the cards of the bot that everybody saw come, the group pays for this many places more; no other for as many.
    PaysFor { places: u8 },
    /// The bot has more letters than anybody else now.
    Leads { letters: u16 },
}

impl Remarks for GoldenCity {
    type Remark = Remark;

    fn remark(step: &Witnessed<'_, GoldenCity>) -> Option<Remark> {
        // Rewards may follow, and the end of a round: what the bot did itself comes first.
        match *step.told().next()? {
            // Whoever pays for a group says what for.
            Event::HandPlaced { group, expelled: Some(_), .. } => paid_by(step, usize::from(group)),
            Event::PostBuilt { place, black: true, .. } => Some(shut_out(step, place)),
            Event::PostBuilt { .. } => {
                round_letters(step).or_else(|| leads(step)).or_else(|| city_in_reach(step))
            }
            Event::WareTaken { card, .. } => round_letters(step).or_else(|| new_wares(step, card)),
            _ => None,
        }
    }
}

/// Any world will do: only its open part is looked at.
fn world(view: &View) -> GoldenCity {
    view.imagine(&mut Fast::new(0))
}

/// Black posts stand on the table of two players only.
fn shut_out(step: &Witnessed<'_, GoldenCity>, place: Place) -> Remark {
    Remark::ShutOut { seat: step.seat().next(step.before().players.len() as u8), place }
}

fn leads(step: &Witnessed<'_, GoldenCity>) -> Option<Remark> {
    let own = step.seat().index();
    let letters = |view: &View, at: usize| view.players[at].letters.total();
    let is_ahead =
        |view: &View| (0..view.players.len()).all(|at| at == own || letters(view, at) < letters(view, own));
    let news = is_ahead(step.after()) && !is_ahead(step.before());
    news.then(|| Remark::Leads { letters: letters(step.after(), own) })
}

/// What the step changes about the scoring of this round: for the bot, else for the rival who loses most.
fn round_letters(step: &Witnessed<'_, GoldenCity>) -> Option<Remark> {
    let card = step.before().score_card;
    let letters = |line: &RoundLine| line.wares + line.areas;
    let before = world(step.before()).round_lines(card);
    let after = world(step.after()).round_lines(card);
    let own = step.seat().index();
    let gain = letters(&after[own]).saturating_sub(letters(&before[own]));
    if gain > 0 {
        return Some(Remark::RoundLetters { letters: gain });
    }
    Seat::all(step.before().players.len() as u8)
        .map(|seat| (letters(&before[seat.index()]).saturating_sub(letters(&after[seat.index()])), seat))
        .filter(|&(loss, _)| loss > 0)
        .max_by_key(|&(loss, _)| loss)
        .map(|(letters, seat)| Remark::RivalLetters { seat, letters })
}

fn city_in_reach(step: &Witnessed<'_, GoldenCity>) -> Option<Remark> {
    let zones = |view: &View| {
        let posts = view.players[step.seat().index()].posts;
        posts.iter().fold(Set::<Place>::EMPTY, |all, post| all | board().near(post)) & board().city
    };
    let (before, after) = (zones(step.before()), zones(step.after()));
    (before.is_empty() && !after.is_empty()).then(|| Remark::CityInReach { zones: after.len() })
}

fn new_wares(step: &Witnessed<'_, GoldenCity>, card: WareCard) -> Option<Remark> {
    let mut cards = step.before().players[step.seat().index()].ware_cards;
    let before = board().wares(cards).count_ones() as u8;
    cards.insert(card);
    let wares = board().wares(cards).count_ones() as u8;
    (wares > before).then(|| Remark::NewWares { new: wares - before, wares })
}

fn paid_by(step: &Witnessed<'_, GoldenCity>, group: usize) -> Option<Remark> {
    let view = step.before();
    let known = view.players[step.seat().index()].known;
    let open = world(view).open_places(step.seat());
    let paid = |hand: Cards| open.iter().filter(|&place| is_payable(place, hand)).count() as u8;
    let with: Vec<u8> = view.groups.iter().map(|group| paid(known + group.cards)).collect();
    let most = (0..with.len()).all(|other| other == group || with[other] < with[group]);
    let places = with[group] - paid(known);
    (most && places > 0).then_some(Remark::PaysFor { places })
}

fn is_payable(place: Place, hand: Cards) -> bool {
    let spot = board().spot(place);
    let mut found = false;
    payments(hand, spot.landscape, spot.price.cards, &mut |_| found = true);
    found
}
