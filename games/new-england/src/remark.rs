//! What a bot says about a step: majorities, room for cards, and what is left to the others.

use comptoir_kernel::{Remarks, Seat, Witnessed, told};

use crate::cards::{Card, Figure, Item, Land};
use crate::data::data;
use crate::{Event, NewEngland, View};

/// Fewer cells lost to a rival than this go without a word.
const WORTH_A_WORD: u8 = 3;

/// What a bot says about a step.
#[told]
pub enum Remark {
    /// The bot has the most of a figure now, or as many as anybody: this many points.
    MajorityTaken { figure: Figure, points: u8 },
    /// A rival has it no longer.
    MajorityBroken { seat: Seat, figure: Figure, points: u8 },
    /// The bot has more points than anybody else now.
    Leads { points: u16 },
    /// What every turn brings from now on.
    Income { shillings: u16 },
    /// This card of the offer, or of the bot's barn, can be played now.
    MakesRoom { card: Card, points: u8 },
    /// A rival has this many cells fewer to place tiles on.
    Narrowed { seat: Seat, cells: u8 },
    /// Nobody can have a higher marker.
    BuysFirst { price: u8 },
}

impl Remarks for NewEngland {
    type Remark = Remark;

    fn remark(step: &Witnessed<'_, NewEngland>) -> Option<Remark> {
        match *step.told().next()? {
            Event::MarkerTaken { marker, .. } => buys_first(marker),
            Event::FigurePlaced { figure, .. } => {
                majority(step).or_else(|| leads(step)).or_else(|| income(step, figure))
            }
            Event::LandUsed { .. } => leads(step),
            Event::TilePlaced { .. } => makes_room(step).or_else(|| narrowed(step)),
            Event::StartTilePlaced { .. } => narrowed(step),
            Event::FigureMoved { .. } => makes_room(step),
            _ => None,
        }
    }
}

fn buys_first(marker: u8) -> Option<Remark> {
    let highest = data().bids.markers.iter().max();
    (highest == Some(&marker)).then_some(Remark::BuysFirst { price: marker })
}

/// A majority the bot has won, else one it has taken from a rival.
fn majority(step: &Witnessed<'_, NewEngland>) -> Option<Remark> {
    let points = |view: &View, seat: Seat, figure| view.scores[seat.index()].majorities[figure];
    let won = Figure::ALL.into_iter().find_map(|figure| {
        let now = points(step.after(), step.seat(), figure);
        (now > points(step.before(), step.seat(), figure))
            .then_some(Remark::MajorityTaken { figure, points: now })
    });
    let lost = |seat: Seat| {
        Figure::ALL.into_iter().find_map(move |figure| {
            let had = points(step.before(), seat, figure);
            (had > points(step.after(), seat, figure)).then_some(Remark::MajorityBroken {
                seat,
                figure,
                points: had,
            })
        })
    };
    won.or_else(|| Seat::all(step.before().players.len() as u8).find_map(lost))
}

fn leads(step: &Witnessed<'_, NewEngland>) -> Option<Remark> {
    let own = step.seat().index();
    let is_ahead = |view: &View| {
        let mut others = view.scores.iter().enumerate().filter(|(at, _)| *at != own);
        others.all(|(_, other)| other.points < view.scores[own].points)
    };
    let news = is_ahead(step.after()) && !is_ahead(step.before());
    news.then(|| Remark::Leads { points: step.after().scores[own].points })
}

fn income(step: &Witnessed<'_, NewEngland>, figure: Figure) -> Option<Remark> {
    let pilgrims = step.after().players[step.seat().index()].count(Figure::Pilgrim);
    let money = &data().money;
    let shillings = money.income + money.income_per_pilgrim * u16::from(pilgrims);
    (figure == Figure::Pilgrim).then_some(Remark::Income { shillings })
}

/// The card of most points among those at hand that could not be played before.
fn makes_room(step: &Witnessed<'_, NewEngland>) -> Option<Remark> {
    let (before, after) = (step.before().table(), step.after().table());
    let stored = step.after().players[step.seat().index()].stored;
    let offered = step.after().offer.items().filter_map(|item| match item {
        Item::Card(card) => Some(card),
        Item::Tile(_) => None,
    });
    stored
        .iter()
        .map(|(card, _)| card)
        .chain(offered)
        .filter(|&card| after.is_playable(step.seat(), card) && !before.is_playable(step.seat(), card))
        .max_by_key(|card| card.points())
        .map(|card| Remark::MakesRoom { card, points: card.points() })
}

/// The rival who lost most cells they could have placed tiles on.
fn narrowed(step: &Witnessed<'_, NewEngland>) -> Option<Remark> {
    let (before, after) = (step.before().table(), step.after().table());
    let room =
        |game: &NewEngland, seat| Land::ALL.map(|land| game.tile_cells(seat, land).len()).iter().sum::<u8>();
    Seat::all(step.before().players.len() as u8)
        .filter(|&seat| seat != step.seat())
        .map(|seat| (room(&before, seat).saturating_sub(room(&after, seat)), seat))
        .filter(|&(cells, _)| cells >= WORTH_A_WORD)
        .max_by_key(|&(cells, _)| cells)
        .map(|(cells, seat)| Remark::Narrowed { seat, cells })
}
