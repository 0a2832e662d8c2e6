//! Tables: making, listing, sitting down, replaying.

use std::collections::HashSet;
use std::sync::Arc;

use axum::Json;
use axum::extract::{FromRequestParts, Path, State};
use axum::http::header::CONTENT_TYPE;
use axum::http::request::Parts;
use axum::response::{IntoResponse, Response};
use comptoir_kernel::fairness::Opening;
use comptoir_kernel::{Seat, Viewer};
use serde::Deserialize;

use super::caller::{Body, Caller, KnownGuest, MayMake, Query};
use crate::adapter;
use crate::finished::Reading;
use crate::house::House;
use crate::protocol::{
    AnswerBack, AskBack, ComeBack, Excuse, HandOver, Invite, LetIn, MoveSeat, NewTable, Problem, SetFill,
    SetOrder, SetSeat, Sit, StandingOrder, Status, Table, TimeUp, WantPause,
};
use crate::storage::{Guest, List, StoredTable};
use crate::table::{self, Ask, Presence};

/// The most tables of a list.
const LISTED: u32 = 50;
/// The most moments of a replay in one answer.
const MOMENTS: u32 = 100;

type Shared = State<Arc<House>>;

#[derive(Clone, Copy, Default, Deserialize)]
#[serde(rename_all = "snake_case")]
enum Which {
    #[default]
    Mine,
    Open,
    Over,
}

#[derive(Deserialize)]
pub(super) struct Listed {
    #[serde(default)]
    list: Which,
}

pub(super) async fn list(
    State(house): Shared,
    Caller { guest, client, .. }: Caller,
    Query(Listed { list }): Query<Listed>,
) -> Result<Json<Vec<Table>>, Problem> {
    house.limits.lists.check(client)?;
    let which = match (list, &guest) {
        (Which::Mine, Some(guest)) => List::Of(&guest.id),
        (Which::Mine, None) => return Err(Problem::NoName),
        (Which::Open, _) => List::Open,
        (Which::Over, _) => List::Over,
    };
    let id = guest.as_ref().map(|guest| guest.id.as_str());
    // Those whom a block keeps apart do not find each other's open tables.
    let apart = match (list, id) {
        (Which::Open, Some(id)) => house.storage.apart_from(id).await?,
        _ => HashSet::new(),
    };
    let mut tables = Vec::new();
    for stored in house.storage.list(which, LISTED).await? {
        if stored.people().any(|other| apart.contains(other)) {
            continue;
        }
        // Only a table in memory has anybody present; the others need not be loaded for a list, and one that cannot be
        // loaded (its rules are gone, say) stands in it all the same.
        let live = if house.is_live(&stored.id) {
            house.ask(&stored.id, guest.clone(), Ask::Look).await.ok()
        } else {
            None
        };
        let nobody = Presence { now: house.time.now(), ..Presence::default() };
        tables.push(live.unwrap_or_else(|| table::describe(&stored, &nobody, id)));
    }
    Ok(Json(tables))
}

pub(super) async fn make(
    State(house): Shared,
    _: MayMake,
    KnownGuest(guest): KnownGuest,
    Body(new): Body<NewTable>,
) -> Result<Json<Table>, Problem> {
    let id = table::make(&house, guest.clone(), new).await?;
    AtTable { house, id, guest }.ask(Ask::Look).await
}

pub(super) async fn look(
    State(house): Shared,
    Path(id): Path<String>,
    Caller { guest, .. }: Caller,
) -> Result<Json<Table>, Problem> {
    house.ask(&id, guest, Ask::Look).await.map(Json)
}

/// Somebody with a name, at a table.
pub(super) struct AtTable {
    house: Arc<House>,
    id: String,
    guest: Guest,
}

impl FromRequestParts<Arc<House>> for AtTable {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, house: &Arc<House>) -> Result<AtTable, Problem> {
        let path = Path::from_request_parts(parts, house).await;
        let Path(id) = path.map_err(|why| Problem::unreadable(&why.body_text()))?;
        let KnownGuest(guest) = KnownGuest::from_request_parts(parts, house).await?;
        Ok(AtTable { house: house.clone(), id, guest })
    }
}

impl AtTable {
    /// Asks the table for something; what it looks like then.
    async fn ask(&self, ask: Ask) -> Result<Json<Table>, Problem> {
        self.house.ask(&self.id, Some(self.guest.clone()), ask).await.map(Json)
    }
}

pub(super) async fn sit(table: AtTable, Body(sit): Body<Sit>) -> Result<Json<Table>, Problem> {
    table.ask(Ask::Sit(sit)).await
}

pub(super) async fn open(table: AtTable, Body(opening): Body<Opening>) -> Result<Json<Table>, Problem> {
    table.ask(Ask::Open(opening)).await
}

pub(super) async fn set_seat(
    table: AtTable,
    Body(SetSeat { seat, bot }): Body<SetSeat>,
) -> Result<Json<Table>, Problem> {
    table.ask(Ask::SetSeat { seat, bot }).await
}

pub(super) async fn move_seat(
    table: AtTable,
    Body(MoveSeat { from, to }): Body<MoveSeat>,
) -> Result<Json<Table>, Problem> {
    table.ask(Ask::Move { from, to }).await
}

pub(super) async fn leave(table: AtTable) -> Result<Json<Table>, Problem> {
    table.ask(Ask::Leave).await
}

pub(super) async fn start(table: AtTable) -> Result<Json<Table>, Problem> {
    table.ask(Ask::Start).await
}

pub(super) async fn ask_back(table: AtTable, Body(asked): Body<AskBack>) -> Result<Json<Table>, Problem> {
    table.ask(Ask::AskBack(asked)).await
}

pub(super) async fn answer_back(
    table: AtTable,
    Body(answer): Body<AnswerBack>,
) -> Result<Json<Table>, Problem> {
    table.ask(Ask::AnswerBack(answer)).await
}

pub(super) async fn orders(table: AtTable) -> Result<Json<Vec<StandingOrder>>, Problem> {
    table.house.orders(&table.id, table.guest.clone()).await.map(Json)
}

pub(super) async fn set_order(
    table: AtTable,
    Body(set): Body<SetOrder>,
) -> Result<Json<Vec<StandingOrder>>, Problem> {
    let _: Json<Table> = table.ask(Ask::SetOrder(set)).await?;
    orders(table).await
}

pub(super) async fn hand_over(
    table: AtTable,
    Body(HandOver { seat }): Body<HandOver>,
) -> Result<Json<Table>, Problem> {
    table.ask(Ask::HandOver { seat }).await
}

pub(super) async fn take_back(
    table: AtTable,
    Body(HandOver { seat }): Body<HandOver>,
) -> Result<Json<Table>, Problem> {
    table.ask(Ask::TakeBack { seat }).await
}

pub(super) async fn rematch(table: AtTable) -> Result<Json<Table>, Problem> {
    let Json(first) = table.ask(Ask::Rematch).await?;
    let id = first.rematch.ok_or(Problem::Internal)?;
    AtTable { id, ..table }.ask(Ask::Look).await
}

/// The same game with the same people, from any finished game.
pub(super) async fn again(_: MayMake, table: AtTable) -> Result<Json<Table>, Problem> {
    let first = finished(&table.house, &table.id, Some(table.guest.clone())).await?;
    first.seat_of(&table.guest.id).ok_or(Problem::NotSeated)?;
    let id = table::make_again(&table.house, &first, &table.guest).await?;
    AtTable { id, ..table }.ask(Ask::Look).await
}

pub(super) async fn invite(
    table: AtTable,
    Body(Invite { seat, guest }): Body<Invite>,
) -> Result<Json<Table>, Problem> {
    table.house.limits.friends.check(table.guest.id.clone())?;
    table.ask(Ask::Invite { seat, guest }).await
}

pub(super) async fn decline(table: AtTable) -> Result<Json<Table>, Problem> {
    table.ask(Ask::Decline).await
}

pub(super) async fn fill(
    table: AtTable,
    Body(SetFill { fill }): Body<SetFill>,
) -> Result<Json<Table>, Problem> {
    table.ask(Ask::SetFill(fill)).await
}

pub(super) async fn come_back(
    table: AtTable,
    Body(ComeBack { seat, key }): Body<ComeBack>,
) -> Result<Json<Table>, Problem> {
    table.ask(Ask::ComeBack { seat, key }).await
}

pub(super) async fn let_in(
    table: AtTable,
    Body(LetIn { seat, guest: asker, yes }): Body<LetIn>,
) -> Result<Json<Table>, Problem> {
    table.ask(Ask::LetIn { seat, guest: asker, yes }).await
}

pub(super) async fn excuse(
    table: AtTable,
    Body(Excuse { seat, yes }): Body<Excuse>,
) -> Result<Json<Table>, Problem> {
    table.ask(Ask::Excuse { seat, yes }).await
}

pub(super) async fn coach(table: AtTable) -> Result<Json<Table>, Problem> {
    table.ask(Ask::Coach).await
}

pub(super) async fn pause(
    table: AtTable,
    Body(WantPause { yes }): Body<WantPause>,
) -> Result<Json<Table>, Problem> {
    table.ask(Ask::WantPause(yes)).await
}

pub(super) async fn time_up(
    table: AtTable,
    Body(TimeUp { seat, bot }): Body<TimeUp>,
) -> Result<Json<Table>, Problem> {
    table.ask(Ask::TimeUp { seat, bot }).await
}

#[derive(Deserialize)]
pub(super) struct Before {
    before: u32,
}

pub(super) async fn history(
    State(house): Shared,
    Path(id): Path<String>,
    Caller { guest, client, .. }: Caller,
    Query(Before { before }): Query<Before>,
) -> Result<Response, Problem> {
    house.limits.replays.check(client)?;
    let text = house.recall(&id, guest, before).await?;
    Ok(([(CONTENT_TYPE, "application/json")], text).into_response())
}

/// Which moments of a replay are wanted, and who sees them.
#[derive(Deserialize)]
pub(super) struct Stretch {
    #[serde(default)]
    from: u32,
    #[serde(default = "all_moments")]
    count: u32,
    seat: Option<Seat>,
}

impl Stretch {
    /// Who sees them, at a table.
    pub fn viewer(&self, table: &StoredTable) -> Result<Viewer, Problem> {
        match self.seat {
            Some(seat) if seat.index() >= table.seats.len() => Err(Problem::UnknownSeat),
            seat => Ok(seat.map_or(Viewer::Spectator, Viewer::Seat)),
        }
    }

    /// A `Replay`, of moments that are written already.
    pub fn of(&self, moments: &[String]) -> Response {
        ([(CONTENT_TYPE, "application/json")], self.text(moments)).into_response()
    }

    fn text(&self, moments: &[String]) -> String {
        let stretch = moments.iter().skip(self.from as usize).take(self.count.min(MOMENTS) as usize);
        let stretch: Vec<&str> = stretch.map(String::as_str).collect();
        let steps = moments.len().saturating_sub(1);
        format!("{{\"steps\":{steps},\"moments\":[{}]}}", stretch.join(","))
    }
}

fn all_moments() -> u32 {
    MOMENTS
}

pub(super) async fn replay(
    State(house): Shared,
    Path(id): Path<String>,
    Caller { guest, client, .. }: Caller,
    Query(stretch): Query<Stretch>,
) -> Result<Response, Problem> {
    house.limits.replays.check(client)?;
    let table = finished(&house, &id, guest).await?;
    let viewer = stretch.viewer(&table)?;
    let moments = house
        .finished
        .read(Reading::Replay(id.clone(), viewer), async || {
            let steps = house.storage.steps(&id).await?;
            Ok(Box::new(move || adapter::replay(&table, &steps, viewer)) as _)
        })
        .await?;
    Ok(stretch.of(&moments))
}

/// Which moments of a game that goes on are wanted.
#[derive(Deserialize)]
pub(super) struct PastStretch {
    #[serde(default)]
    from: u32,
    #[serde(default = "all_moments")]
    count: u32,
}

/// What the asker has seen already of a game that goes on: from their own seat, or as a spectator.
pub(super) async fn past(
    State(house): Shared,
    Path(id): Path<String>,
    Caller { guest, client, .. }: Caller,
    Query(PastStretch { from, count }): Query<PastStretch>,
) -> Result<Response, Problem> {
    house.limits.replays.check(client)?;
    let guest = guest.map(|guest| guest.id);
    let table = house.storage.table(&id).await?.ok_or(Problem::UnknownTable)?;
    if !table::may_look(&table, guest.as_deref()) {
        return Err(Problem::MayNotWatch);
    }
    if table.is_beginning() {
        return Err(Problem::NotStarted);
    }
    let seat = guest.and_then(|guest| table.seat_of(&guest));
    let viewer = seat.map_or(Viewer::Spectator, Viewer::Seat);
    let steps = house.storage.steps(&id).await?;
    // Where nothing can be looked up, what one has seen since one's own last step is all there is.
    let since = if table.forgets() { table::last_turn(&steps, seat) } else { 0 };
    let moments = house
        .finished
        .read(Reading::Past(id, viewer, steps.len()), async || {
            Ok(Box::new(move || adapter::replay(&table, &steps, viewer)) as _)
        })
        .await?;
    let text = table::padded(Stretch { from: from.max(since), count, seat }.text(&moments));
    Ok(([(CONTENT_TYPE, "application/json")], text).into_response())
}

pub(super) async fn record(
    State(house): Shared,
    Path(id): Path<String>,
    Caller { guest, client, .. }: Caller,
) -> Result<Response, Problem> {
    house.limits.replays.check(client)?;
    let table = finished(&house, &id, guest).await?;
    let text = house
        .finished
        .read(Reading::Record(id.clone()), async || {
            let steps = house.storage.steps(&id).await?;
            Ok(Box::new(move || Ok(vec![adapter::record(&table, &steps)?])) as _)
        })
        .await?;
    Ok(([(CONTENT_TYPE, "application/jsonl; charset=utf-8")], text.concat()).into_response())
}

/// A finished game, straight from storage: nothing changes it any more, so its task is not needed.
async fn finished(house: &Arc<House>, id: &str, guest: Option<Guest>) -> Result<StoredTable, Problem> {
    let table = house.storage.table(id).await?.ok_or(Problem::UnknownTable)?;
    if !table::may_look(&table, guest.as_ref().map(|guest| guest.id.as_str())) {
        return Err(Problem::MayNotWatch);
    }
    if table.status != Status::Over {
        return Err(Problem::NotOver);
    }
    Ok(table)
}
