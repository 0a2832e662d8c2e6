//! Why something was not done.

use comptoir_engine::Against;
use comptoir_kernel::SetupError;
use serde::{Deserialize, Serialize};
#[cfg(feature = "ts")]
use ts_rs::TS;

/// Why something was not done. Every one has its sentence in every language of the page; nothing changed.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(TS))]
#[serde(tag = "code", rename_all = "snake_case")]
#[allow(missing_docs)] // the page's sentences say it
pub enum Problem {
    UnknownGame,
    UnknownTable,
    UnknownAddress,
    /// The table cannot be set up so.
    Setup {
        setup: SetupError,
    },
    /// `me` may stand once among the seats, and a table needs a person or two bots.
    BadSeats,
    BadName,
    /// There is nothing in it, or it is longer than this many characters.
    BadText {
        limit: u32,
    },
    /// You have muted as many people as one can.
    TooManyMuted {
        limit: u32,
    },
    /// You keep as many games of your devices here as one can.
    TooManyKept {
        limit: u32,
    },
    /// You keep no such game here.
    UnknownKept,
    /// The record is not of a game that your device dealt, or lacks what its chance follows from.
    NotOfDevice,
    /// The rules make something else of the record from this step on (0: its set-up).
    BadRecord {
        step: u32,
    },
    /// There is nobody of that id.
    UnknownPerson,
    /// One of you two has as many friends as one can.
    TooManyFriends {
        limit: u32,
    },
    /// As many questions of yours wait for an answer as may.
    TooManyAsked {
        limit: u32,
    },
    /// You have blocked as many people as one can.
    TooManyBlocked {
        limit: u32,
    },
    /// Only friends can be invited.
    NotFriends,
    /// No seat is kept for you there.
    NotInvited,
    /// That seat is not for you.
    SeatKept,
    /// New people need an invitation here.
    InvitationNeeded,
    /// The invitation does not serve, or not any more.
    WrongInvitation,
    /// No new people come in here.
    RegistrationClosed,
    /// You have as many invitations to the house as one can.
    TooManyEntryLinks {
        limit: u32,
    },
    /// There is nobody of that id, or they do not let you see their page. Which, nobody is told.
    NoProfile,
    /// Members and bots sit at a rated table, and play for themselves.
    MembersOnly,
    /// Nobody has measured how strong the bots of this game are: without that they cannot sit at a rated table.
    BotsUnrated,
    /// The table is not rated.
    NotRated,
    /// The game is rated, or others play who did not agree to a coach.
    NoCoach,
    /// Somebody at the table has this name, or one that looks like it.
    NameTaken,
    /// No name yet: `POST /api/me` first.
    NoName,
    BadHandle,
    HandleTaken,
    /// Too short, or one of the commonest.
    WeakPassphrase,
    /// The handle, the passphrase, the code or the link is not right. Which, nobody is told.
    WrongSignIn,
    AlreadyMember,
    NotMember,
    /// Choose a passphrase, or add a passkey first: a handle alone opens nothing.
    NoWayBack,
    /// It is the last way in that a member has.
    LastWay,
    /// Passkeys cannot be kept for this address.
    NoPasskeys,
    /// It is not what was asked for, or there is no such key of yours.
    WrongPasskey,
    TooManyPasskeys {
        limit: u32,
    },
    /// This server sends no mail.
    NoMail,
    BadAddress,
    /// Somebody else has shown that it is theirs.
    AddressTaken,
    /// Only those who look after the house may.
    NotAdmin,
    /// Those who look after the house do not let you in any more.
    Banned,
    /// That cannot be done to oneself.
    NotYourself,
    /// As many of your reports wait to be read as may.
    TooManyReports {
        limit: u32,
    },
    /// It is not an address that anything is sent to.
    BadEndpoint,
    /// You have as many programs told as one can.
    TooManyWebhooks {
        limit: u32,
    },
    /// You have no such program told.
    UnknownWebhook,
    /// It did not take what was sent.
    NotDelivered,
    /// Nobody sits there who could be let back in.
    NotTaken,
    /// Nobody asks for that, or not any more.
    NotAsked,
    /// That seat is not there.
    UnknownSeat,
    SeatTaken,
    /// You sit here already.
    AlreadySeated,
    WrongKey,
    NotYourSeat,
    NotSeated,
    /// Its person may come back: it can be handed over in this many seconds.
    StillHere {
        seconds: u32,
    },
    NotHost,
    SeatsOpen,
    AlreadyStarted,
    /// Not all pledges are fixed yet, so no number may be opened.
    NotFixed,
    /// What was opened is not what was pledged, or was opened for other terms.
    WrongOpening,
    NotStarted,
    NotOver,
    AlreadyOver,
    MayNotWatch,
    /// The command answers to a version that is gone; a snapshot follows.
    Stale {
        version: u32,
    },
    /// The rules say no.
    Against(Against),
    NothingToUndo,
    /// A bot agrees to everything, so at a rated table nothing is taken back by agreement while one plays.
    BotsCannotAgree,
    /// Somebody else asks to take something back.
    BackAsked,
    /// It was refused: nobody is asked again before the game goes on.
    BackRefused,
    /// You have given as many standing orders at this table as one can.
    TooManyOrders {
        limit: u32,
    },
    /// The game does not offer this order now.
    OrderNotNow,
    /// The time of a table must be bounded, and so must what each turn adds.
    BadClock,
    /// The table has no clock.
    NoClock,
    /// Everybody agreed to pause.
    Paused,
    /// Time is up: a bot plays this turn.
    TimeUp,
    /// Nobody has to say what happens there: time is not up.
    NotUp,
    /// The clock sees to it that nobody waits for ever.
    ClockDecides,
    /// There is no such time zone.
    BadZone,
    /// Quiet hours take a part of the day that is not too long.
    BadQuiet,
    /// Holidays are too long, too many, or cross each other.
    BadHolidays,
    /// Quiet hours were changed a short while ago: they can be changed again in this many hours.
    QuietTooSoon {
        hours: u32,
    },
    /// The message could not be read.
    BadMessage {
        why: String,
    },
    TooLarge {
        limit: u32,
    },
    /// Too much at once: try again in this many seconds.
    TooFast {
        seconds: u32,
    },
    TooManyTables {
        limit: u32,
    },
    WrongOrigin,
    /// Stored under an edition of the rules this version does not have yet.
    NewerRules,
    /// What is stored of this game cannot be played again from this step on (0: its set-up), so nobody can go on with it here.
    Differs {
        step: u32,
    },
    /// The server's disk does not take it at the moment; `/healthz` says why.
    Unstorable,
    /// The server's own fault; it is in its log.
    Internal,
}
