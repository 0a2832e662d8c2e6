//! What travels between page and server. `docs/protocol.md` tells the story; these types are the letter of it, and the
//! page's TypeScript is generated from them.

mod back;
mod care;
mod clocks;
mod friends;
mod kept;
mod live;
mod lobby;
mod mail;
mod notices;
mod orders;
mod passkeys;
mod people;
mod problem;
mod shelf;
mod standing;
mod tables;
mod talk;

pub use comptoir_engine::{Against, Frame, Heard, Moment};

pub use back::{AnswerBack, AskBack, Back};
pub use care::{Deed, HouseTable, LogEntry, NewReport, Office, Paged, Report, Resident};
pub use clocks::{ClockInfo, ClockOffer, MyHabits, Reliability, SeatClockInfo, TimeUp, Timing, WantPause};
pub use friends::{AnswerFriend, AskFriend, Asked, Block, Friend, Friends, Person, RemoveFriend};
pub use kept::{Keep, Kept, KeptGame};
pub(crate) use live::moved;
pub use live::{Changes, Follower, Moved, Numbered, Pace, ToPage, ToServer};
pub use lobby::{
    EndEntryLink, Entry, EntryLink, Fill, Invitation, Invite, Lobby, MadeEntryLink, Match, NewEntryLink,
    NewFill, OpenTable, Present, QuickMatch, Registration, SeenHere, SetFill, Visibility,
};
pub use mail::{Addressed, Mailbox, VerifyMail};
pub use notices::{
    Bell, Channel, Channels, Choices, Event, MadeFeed, MadeWebhook, NewFeed, NewPush, NewWebhook, Notice,
    NoticeKind, Notices, OneOf, PushDevice, ReadNotices, WaitingTable, Webhook, WebhookForm,
};
pub use orders::{SetOrder, StandingOrder};
pub use passkeys::{
    Assertion, NewPasskey, Passkey, PasskeyOffer, PasskeyQuestion, RemovePasskey, RenamePasskey, Ways,
};
pub use people::{
    DeviceLink, EndSession, Goodbye, Join, Me, Name, NewPassphrase, Proof, RecoveryCode, Session, SignIn,
};
pub use problem::Problem;
pub use shelf::{Replay, Rules, Shelf};
pub use standing::{
    Excuse, GameStatistics, Leader, Leaderboard, Opponent, OpponentWho, PersonStatistics, PlayedGame,
    PlayedGroup, PlayedOnce, Profile, RatingInfo, SeenBy, Share, ShareOf, ShowTo,
};
pub use tables::{
    ComeBack, HandOver, LetIn, MoveSeat, NewSeat, NewTable, Owner, Return, SeatInfo, SetSeat, Sit, Status,
    Table,
};
pub use talk::{Line, Mute, Muted, Note, Phrase, ReadTo, Room, Said, Say, Sign, Talk};
