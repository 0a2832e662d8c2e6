//! How a [`Problem`] answers over HTTP.

use std::fmt::Display;

use axum::Json;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};

use crate::protocol::Problem;
use crate::storage::StorageError;

impl Problem {
    /// Something from outside that could not be read. `why` may quote it, so only its beginning travels back.
    pub fn unreadable(why: &impl Display) -> Problem {
        Problem::BadMessage { why: why.to_string().chars().take(200).collect() }
    }

    fn status(&self) -> StatusCode {
        match self {
            Problem::UnknownGame
            | Problem::UnknownTable
            | Problem::UnknownPerson
            | Problem::NoProfile
            | Problem::UnknownKept
            | Problem::UnknownWebhook
            | Problem::UnknownAddress => StatusCode::NOT_FOUND,
            Problem::Setup { .. }
            | Problem::BadSeats
            | Problem::BadName
            | Problem::BadText { .. }
            | Problem::NotOfDevice
            | Problem::BadRecord { .. }
            | Problem::BadClock
            | Problem::BadZone
            | Problem::BadQuiet
            | Problem::BadHolidays
            | Problem::BadHandle
            | Problem::BadAddress
            | Problem::BadEndpoint
            | Problem::WrongPasskey
            | Problem::WeakPassphrase
            | Problem::UnknownSeat
            | Problem::BadMessage { .. } => StatusCode::BAD_REQUEST,
            Problem::NoName | Problem::WrongSignIn => StatusCode::UNAUTHORIZED,
            Problem::WrongKey
            | Problem::NotYourSeat
            | Problem::NotSeated
            | Problem::NotHost
            | Problem::MembersOnly
            | Problem::NotAdmin
            | Problem::Banned
            | Problem::MayNotWatch
            | Problem::NotFriends
            | Problem::NotInvited
            | Problem::InvitationNeeded
            | Problem::WrongInvitation
            | Problem::RegistrationClosed
            | Problem::WrongOrigin => StatusCode::FORBIDDEN,
            Problem::SeatTaken
            | Problem::SeatKept
            | Problem::BotsUnrated
            | Problem::NotRated
            | Problem::NoCoach
            | Problem::NameTaken
            | Problem::HandleTaken
            | Problem::AlreadyMember
            | Problem::NotMember
            | Problem::NotYourself
            | Problem::NoWayBack
            | Problem::LastWay
            | Problem::NoPasskeys
            | Problem::NoMail
            | Problem::AddressTaken
            | Problem::NotDelivered
            | Problem::NotTaken
            | Problem::NotAsked
            | Problem::AlreadySeated
            | Problem::StillHere { .. }
            | Problem::SeatsOpen
            | Problem::AlreadyStarted
            | Problem::NotFixed
            | Problem::WrongOpening
            | Problem::NotStarted
            | Problem::NotOver
            | Problem::NoClock
            | Problem::Paused
            | Problem::TimeUp
            | Problem::NotUp
            | Problem::ClockDecides
            | Problem::QuietTooSoon { .. }
            | Problem::AlreadyOver
            | Problem::Stale { .. }
            | Problem::Against { .. }
            | Problem::NothingToUndo
            | Problem::BotsCannotAgree
            | Problem::BackAsked
            | Problem::BackRefused
            | Problem::OrderNotNow
            | Problem::NewerRules
            | Problem::Differs { .. } => StatusCode::CONFLICT,
            Problem::TooLarge { .. } => StatusCode::PAYLOAD_TOO_LARGE,
            Problem::TooFast { .. }
            | Problem::TooManyTables { .. }
            | Problem::TooManyMuted { .. }
            | Problem::TooManyKept { .. }
            | Problem::TooManyFriends { .. }
            | Problem::TooManyAsked { .. }
            | Problem::TooManyBlocked { .. }
            | Problem::TooManyEntryLinks { .. }
            | Problem::TooManyPasskeys { .. }
            | Problem::TooManyOrders { .. }
            | Problem::TooManyReports { .. }
            | Problem::TooManyWebhooks { .. } => StatusCode::TOO_MANY_REQUESTS,
            Problem::Unstorable => StatusCode::SERVICE_UNAVAILABLE,
            Problem::Internal => StatusCode::INTERNAL_SERVER_ERROR,
        }
    }
}

impl IntoResponse for Problem {
    fn into_response(self) -> Response {
        (self.status(), Json(self)).into_response()
    }
}

impl StorageError {
    /// Writes down what came of it. While nothing can be stored the writer has said so, once: a line for each change that is refused meanwhile
    /// would fill a disk that is full already.
    pub(crate) fn report(&self, what: &str) {
        if let StorageError::Unstorable(_) = self {
            tracing::debug!(why = %self, "{what}");
        } else {
            tracing::error!(why = %self, "{what}");
        }
    }

    /// What somebody is told about it; the rest is for the log.
    pub(crate) fn problem(&self) -> Problem {
        match self {
            StorageError::Unstorable(_) => Problem::Unstorable,
            why if why.is_about_one_row() => Problem::Differs { step: 0 },
            _ => Problem::Internal,
        }
    }
}

impl From<StorageError> for Problem {
    fn from(why: StorageError) -> Problem {
        why.report("storage");
        why.problem()
    }
}

impl From<getrandom::Error> for Problem {
    fn from(why: getrandom::Error) -> Problem {
        tracing::error!(%why, "the system gives no random numbers");
        Problem::Internal
    }
}
