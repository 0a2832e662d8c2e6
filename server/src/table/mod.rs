//! One task owns one live table.
//!
//! Everything that happens at a table comes through its mailbox, one message after the other: requests, commands from
//! live streams, bots. So there is nothing to lock, and what the task holds in memory is what is stored: a change is
//! stored first and then told. If storing fails, nobody knows what is on the disk; the task ends, its viewers
//! reconnect, and the table is loaded again from storage.

mod back;
mod bots;
mod clocks;
mod coach;
mod commands;
mod describe;
mod excuse;
mod fill;
mod invite;
mod make;
mod notices;
mod orders;
mod queue;
mod returns;
mod seats;
mod streams;
mod talk;
mod tempo;

use std::collections::HashMap;
use std::sync::Arc;

use comptoir_bots::Level;
use comptoir_kernel::fairness::Opening;
use comptoir_kernel::{Seat, Viewer};
use serde_json::Value;
use tokio::sync::{mpsc, oneshot, watch};
use tokio::time::{Instant, sleep_until};
use tracing::{Instrument, Span, error_span};

use crate::adapter::{self, Play};
use crate::clock;
use crate::house::House;
use crate::protocol::{
    AnswerBack, AskBack, NewFill, Problem, Said, SetOrder, Sit, StandingOrder, Status, Table,
};
use crate::storage::{Guest, StoredOrder, StoredTable, Write};
use crate::time_control::Habits;
pub(crate) use clocks::habits_of;
pub(crate) use commands::Command;
pub(crate) use describe::{Presence, describe, may_look};
pub(crate) use make::{make, make_again};
pub(crate) use queue::{Messages, Queue, padded, queue};
pub(crate) use streams::{Listening, StreamId, last_turn};
use streams::{Shown, Streams};
pub(crate) use talk::room;
use tempo::Tempo;
pub(crate) use tempo::Wish;

/// Messages that may wait for a table; whoever has one more waits themselves.
pub(crate) const MAILBOX: usize = 64;

/// What reaches a table.
pub(crate) enum Message {
    /// A request; every one is answered with the table as the asker sees it then.
    Ask {
        guest: Option<Guest>,
        ask: Ask,
        answer: oneshot::Sender<Result<Table, Problem>>,
        /// What the log says of whoever asked.
        asked: Span,
    },
    /// Somebody wants to know what they heard before a step.
    Recall { guest: Option<Guest>, before: u32, answer: oneshot::Sender<Result<String, Problem>> },
    /// A live stream was opened.
    Opened { stream: StreamId, guest: Option<Guest>, queue: Queue, how: Listening },
    /// It asks for a move.
    Command { stream: StreamId, command: Command },
    /// It lacks a message, and asks for everything.
    Resync { stream: StreamId },
    /// What it sent is refused already: it came too fast, or cannot be read. A command is named.
    Refuse { stream: StreamId, id: Option<String>, problem: Problem },
    /// Its page says how fast it wants to follow.
    Wish { stream: StreamId, wish: Wish },
    /// Its page is in front of its reader's eyes, or is not.
    Look { stream: StreamId, looking: bool },
    /// It was closed; without having answered for this many seconds, if it was lost.
    Closed { stream: StreamId, lost: Option<u64> },
    /// A bot has made up its mind.
    Thought { version: u32, seat: Seat, action: Option<Value> },
    /// The time has come to follow an order.
    Ordered { version: u32, seat: Seat },
    /// Somebody wants to know their own orders.
    Orders { guest: Guest, answer: oneshot::Sender<Result<Vec<StandingOrder>, Problem>> },
    /// Time may have something to do; or somebody's habits change, before and after it is stored.
    Time { habits: bool, answer: oneshot::Sender<Result<(), Problem>> },
    /// Somebody took another name.
    Renamed(Guest),
    /// It is not stored any more.
    Removed,
}

/// What can be asked of a table.
#[derive(Debug)]
#[allow(missing_docs)] // the fields are those of the requests
pub enum Ask {
    /// Just to see it.
    Look,
    /// Take an open seat.
    Sit(Sit),
    /// Open the number pledged.
    Open(Opening),
    /// Give a seat to nobody or to a bot before the game begins.
    SetSeat { seat: Seat, bot: Option<Level> },
    /// Let two seats change places before the game begins.
    Move { from: Seat, to: Seat },
    /// Give one's seat up.
    Leave,
    /// Begin the game.
    Start,
    /// Let a bot play for a seat.
    HandOver { seat: Seat },
    /// Play for one's own seat again.
    TakeBack { seat: Seat },
    /// Play again; the answer names the new table.
    Rematch,
    /// Ask to be let back into a taken seat.
    ComeBack { seat: Seat, key: Option<String> },
    /// Answer somebody who does.
    LetIn { seat: Seat, guest: String, yes: bool },
    /// Agree that a rated game does not count for a seat, or do not agree any more.
    Excuse { seat: Seat, yes: bool },
    /// Have the game say that the coach was asked.
    Coach,
    /// Say something to those in the same room.
    Say { id: String, said: Said },
    /// Keep an open seat for a friend, or for nobody.
    Invite { seat: Seat, guest: Option<String> },
    /// Give up a seat that is kept for one.
    Decline,
    /// Ask the others to take something back.
    AskBack(AskBack),
    /// Answer somebody who does.
    AnswerBack(AnswerBack),
    /// Give a standing order, or take it back.
    SetOrder(SetOrder),
    /// Have the table begin by itself, or not.
    SetFill(Option<NewFill>),
    /// Want the clocks to stand still, or to go on.
    WantPause(bool),
    /// Say what happens to a turn whose time is up.
    TimeUp { seat: Seat, bot: bool },
}

/// Why something was not done.
enum Failure {
    /// It may not be; nothing changed.
    Refused(Problem),
    /// It could not be stored: memory and disk may differ.
    Lost(Problem),
    /// There is nothing to come back to: the table is forgotten.
    Gone,
}

impl<P: Into<Problem>> From<P> for Failure {
    fn from(problem: P) -> Failure {
        Failure::Refused(problem.into())
    }
}

struct LiveTable {
    house: Arc<House>,
    /// Its own mailbox, for the bots that think for it.
    mailbox: mpsc::Sender<Message>,
    table: StoredTable,
    /// Once it has begun.
    game: Option<Box<dyn Play>>,
    /// Every command carried out, with the version it led to.
    commands: HashMap<(Seat, String), u32>,
    /// How many lines were said.
    lines: u32,
    /// By seat, when its person does not want to be waited for; only where days are played.
    habits: Vec<Option<Habits>>,
    streams: Streams,
    /// What viewers see at a version, as it stands in snapshots.
    seen: (Option<u32>, HashMap<Viewer, Arc<str>>),
    /// What was shown last, to tell by what is different.
    shown: Shown,
    /// Whose command is being carried out, and its id: the step can say so.
    acting: Option<(StreamId, String)>,
    /// When to tell that others watch now, if so.
    told_at: Option<Instant>,
    /// Since when each seat's person has been away; means nothing while they are present.
    away_since: Vec<Instant>,
    /// What somebody asks to take back.
    back: Option<back::Question>,
    /// The bot that is thinking: for which version, for which seat.
    thinking: Option<(u32, Seat)>,
    /// The standing orders, in the order in which they were given.
    orders: Vec<StoredOrder>,
    /// The order that is about to be followed: at which version, for which seat.
    following: Option<(u32, Seat)>,
    /// How fast bots play now; those that wait with their step listen.
    tempo: watch::Sender<Tempo>,
    /// The bot that failed: at which version, in which seat, and which level decides instead.
    stumbled: Option<(u32, Seat, Level)>,
    /// When it last had something to do.
    busy: Instant,
}

/// The life of a table's task; whether it is needed again at once.
pub(crate) async fn run(
    house: Arc<House>,
    id: String,
    mailbox: mpsc::Sender<Message>,
    mut messages: mpsc::Receiver<Message>,
) -> bool {
    let mut stop = house.stop.subscribe();
    match LiveTable::load(house, &id, mailbox).await {
        Ok(mut table) => {
            tokio::select! {
                biased;
                _ = stop.wait_for(|stop| *stop) => false,
                again = table.live(&mut messages) => again,
            }
        }
        Err(problem) => {
            refuse_all(&mut messages, &problem).await;
            false
        }
    }
}

/// A table that cannot be loaded says so to those who wait for it, and closes its streams.
async fn refuse_all(messages: &mut mpsc::Receiver<Message>, problem: &Problem) {
    messages.close();
    while let Some(message) = messages.recv().await {
        // Whoever asked may be gone.
        match message {
            Message::Ask { answer, .. } => drop(answer.send(Err(problem.clone()))),
            Message::Recall { answer, .. } => drop(answer.send(Err(problem.clone()))),
            Message::Orders { answer, .. } => drop(answer.send(Err(problem.clone()))),
            Message::Time { answer, .. } => drop(answer.send(Err(problem.clone()))),
            _ => {}
        }
    }
}

impl LiveTable {
    async fn load(house: Arc<House>, id: &str, mailbox: mpsc::Sender<Message>) -> Result<LiveTable, Problem> {
        let table = house.storage.table(id).await?.ok_or(Problem::UnknownTable)?;
        let steps = house.storage.steps(id).await?;
        let game = match table.status {
            Status::Gathering | Status::Opening => None,
            Status::Playing | Status::Over => Some(adapter::load(&table, &steps)?),
        };
        let commands =
            steps.into_iter().filter_map(|step| Some(((step.seat, step.command?), step.n))).collect();
        let lines = house.storage.last_line(id).await?;
        let orders = house.storage.orders(id).await?;
        let now = Instant::now();
        let mut table = LiveTable {
            streams: Streams::new(house.metrics.clone()),
            seen: (None, HashMap::new()),
            shown: Shown::default(),
            acting: None,
            told_at: None,
            house,
            mailbox,
            away_since: vec![now; table.seats.len()],
            table,
            game,
            commands,
            lines,
            back: None,
            thinking: None,
            orders,
            following: None,
            tempo: watch::Sender::new(Tempo::USUAL),
            stumbled: None,
            busy: now,
            habits: Vec::new(),
        };
        table.read_habits().await?;
        Ok(table)
    }

    /// Handles messages until nobody needs the table any more, or storage failed; whether it is needed again at once.
    async fn live(&mut self, messages: &mut mpsc::Receiver<Message>) -> bool {
        if let Err(Failure::Lost(_)) = self.begin_if_opened().await {
            return false;
        }
        // What they were about may have passed before it could be stored that they ended.
        if let Err(Failure::Lost(_)) = self.review_orders().await {
            return false;
        }
        if let Err(Failure::Lost(_)) = self.follow_seats(false).await {
            return false;
        }
        self.retime();
        self.wake_bot();
        loop {
            let deadline = self.deadline();
            tokio::select! {
                biased;
                Some(message) = messages.recv() => {
                    match self.handle(message).await {
                        Err(Failure::Lost(_)) => return false,
                        Err(Failure::Gone) => {
                            refuse_all(messages, &Problem::UnknownTable).await;
                            return false;
                        }
                        Ok(()) | Err(Failure::Refused(_)) => {
                            self.busy = Instant::now();
                            self.retime();
                        }
                    }
                }
                () = until(deadline) => {
                    if let Err(Failure::Lost(_)) = self.fill_up(clock::now()).await {
                        return false;
                    }
                    self.wake_bot();
                    if self.is_idle() {
                        break;
                    }
                    self.tell_table();
                }
            }
        }
        self.unload(messages).await
    }

    /// What has slipped in is still answered; whatever comes later finds the door closed and loads the table anew. So does the move of
    /// a bot that is to act because of what slipped in: then the table is needed again.
    async fn unload(&mut self, messages: &mut mpsc::Receiver<Message>) -> bool {
        messages.close();
        while let Some(message) = messages.recv().await {
            match self.handle(message).await {
                Err(Failure::Lost(_)) => return false,
                Err(Failure::Gone) => {
                    refuse_all(messages, &Problem::UnknownTable).await;
                    return false;
                }
                Ok(()) | Err(Failure::Refused(_)) => {}
            }
        }
        !self.is_idle()
    }

    async fn handle(&mut self, message: Message) -> Result<(), Failure> {
        match message {
            Message::Ask { guest, ask, answer, asked } => {
                let span = error_span!(parent: &asked, "at", table = self.table.id);
                let result = self.answer(guest.as_ref(), ask).instrument(span).await;
                let (result, failure) = match result {
                    Ok(()) => (Ok(self.describe(guest.as_ref().map(|it| it.id.as_str()))), None),
                    Err(Failure::Refused(problem)) => (Err(problem), None),
                    Err(Failure::Lost(problem)) => (Err(problem.clone()), Some(Failure::Lost(problem))),
                    Err(Failure::Gone) => {
                        let table = self.describe(guest.as_ref().map(|it| it.id.as_str()));
                        (Ok(table), Some(Failure::Gone))
                    }
                };
                // Whoever asked may be gone; what they asked for is done all the same.
                let _ = answer.send(result);
                self.wake_bot();
                failure.map_or(Ok(()), Err)
            }
            Message::Recall { guest, before, answer } => {
                // Whoever asked may be gone.
                let _ = answer.send(self.recall(guest.as_ref().map(|it| it.id.as_str()), before));
                Ok(())
            }
            Message::Opened { stream, guest, queue, how } => {
                self.opened(stream, guest, queue, how);
                let who = self.streams.guest(stream).map(str::to_owned);
                self.looked(who.as_deref().filter(|_| how.looking)).await;
                Ok(())
            }
            Message::Wish { stream, wish } => {
                self.streams.wishes(stream, wish);
                Ok(())
            }
            Message::Look { stream, looking } => {
                let who = self.streams.looks(stream, looking);
                self.looked(who.as_deref().filter(|_| looking)).await;
                Ok(())
            }
            Message::Closed { stream, lost } => {
                let who = self.streams.guest(stream).map(str::to_owned);
                self.closed(stream);
                if let (Some(who), Some(seconds)) = (who, lost) {
                    self.missed(&who, seconds as i64).await;
                }
                Ok(())
            }
            Message::Command { stream, command } => self.command(stream, command).await,
            Message::Resync { stream } => {
                self.snapshot(stream);
                Ok(())
            }
            Message::Refuse { stream, id, problem } => {
                self.refuse(stream, id, problem);
                Ok(())
            }
            Message::Thought { version, seat, action } => self.thought(version, seat, action).await,
            Message::Ordered { version, seat } => self.follow_order(version, seat).await,
            Message::Orders { guest, answer } => {
                // Whoever asked may be gone.
                let seated = self.table.seat_of(&guest.id).is_some();
                let _ =
                    answer.send(if seated { Ok(self.orders_of(&guest.id)) } else { Err(Problem::NotSeated) });
                Ok(())
            }
            Message::Time { habits, answer } => {
                let done = if habits { self.follow_seats(true).await } else { self.look_at_time(true).await };
                let told = match &done {
                    Ok(()) => Ok(()),
                    Err(Failure::Refused(problem) | Failure::Lost(problem)) => Err(problem.clone()),
                    Err(Failure::Gone) => Err(Problem::UnknownTable),
                };
                // Whoever asked may be gone.
                let _ = answer.send(told);
                self.wake_bot();
                done
            }
            Message::Removed => Err(Failure::Gone),
            Message::Renamed(guest) => {
                self.renamed(&guest);
                if guest.name.is_empty() {
                    self.forgotten(&guest.id).await?;
                    self.review_orders().await?;
                    self.settle_back().await?;
                    self.wake_bot();
                }
                Ok(())
            }
        }
    }

    /// Stores a change. There is no half-way: if it fails the table must be loaded again.
    async fn store(&self, write: Write) -> Result<(), Failure> {
        self.house.storage.write(write).await.map_err(|why| {
            why.report(&format!("a change was not stored; the table {} is dropped", self.table.id));
            Failure::Lost(why.problem())
        })
    }

    fn is_idle(&self) -> bool {
        self.streams.is_empty()
            && self.thinking.is_none()
            && self.following.is_none()
            && self.fill().is_none()
            && self.held_until().is_none()
    }

    /// When there is something to do that nobody sends a message for: go, begin with bots, or tell who watches, or that a grace time
    /// is over.
    fn deadline(&self) -> Option<Instant> {
        if self.is_idle() {
            return Some(self.busy + self.house.config.idle);
        }
        let now = Instant::now();
        let graces = self.away_since.iter().map(|since| *since + self.house.config.grace);
        graces
            .filter(|end| *end > now)
            .chain(self.fill_due())
            .chain(self.told_at)
            .chain(self.held_until())
            .min()
    }
}

async fn until(deadline: Option<Instant>) {
    match deadline {
        Some(deadline) => sleep_until(deadline).await,
        None => std::future::pending().await,
    }
}
