//! Who may do what: every address and every command of a live stream, asked by everybody.
//!
//! The addresses come from the router and the commands from the protocol, so that one that is missing here fails the build.

use std::collections::{BTreeSet, HashMap};
use std::path::PathBuf;
use std::time::Duration;

use comptoir_server::protocol::{Frame, Problem, Status, Table, ToPage, ToServer};
use comptoir_server::{Config, addresses};
use serde_json::{Value, json};
use strum::VariantNames;
use tempfile::TempDir;
use tokio_tungstenite::tungstenite::Error;

use crate::care::make_admin;
use crate::common::{Person, Server, Stream, config, pledge, secret};
use crate::kept::device_game;

/// Who asks. The host made the table and does not sit there; "own" is the seat a request is about.
const ASKERS: [&str; 8] =
    ["nobody", "guest", "member", "spectator", "other seat", "own seat", "host", "admin"];

/// Where a table is when it is asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
enum At {
    /// One seat is open.
    Gathering,
    /// Every seat is taken and pledged.
    Full,
    /// The numbers are to be opened.
    Opening,
    /// Anybody may watch.
    Playing,
    /// Only those who sit there may.
    Closed,
    /// The guest asks to be let back into the own seat.
    Asked,
    /// A bot plays for the own seat.
    HandedOver,
    /// The same at a rated table: those who sit there are members.
    Rated,
    /// There is a clock.
    Timed,
    Over,
    OverAndClosed,
}

/// What is asked, where, with which body, and what everybody hears: `ok`, or the code of a problem.
type Row = (&'static str, At, &'static str, [&'static str; 8]);

const ALL: [&str; 8] = ["ok"; 8];
const NAMED: [&str; 8] = ["no_name", "ok", "ok", "ok", "ok", "ok", "ok", "ok"];
/// Those who have to do with a table that is closed to others.
const INSIDE: [&str; 8] =
    ["may_not_watch", "may_not_watch", "may_not_watch", "may_not_watch", "ok", "ok", "ok", "may_not_watch"];
/// The same, of those with a name.
const NAMED_INSIDE: [&str; 8] =
    ["no_name", "may_not_watch", "may_not_watch", "may_not_watch", "ok", "ok", "ok", "may_not_watch"];
/// Those who look after the house.
const ADMIN: [&str; 8] =
    ["no_name", "not_admin", "not_admin", "not_admin", "not_admin", "not_admin", "not_admin", "ok"];
const NOT_OVER: [&str; 8] = ["not_over"; 8];

#[rustfmt::skip]
const REQUESTS: &[Row] = {
    use At::{Asked, Closed, Full, Gathering, HandedOver, Opening, Over, OverAndClosed, Playing, Rated, Timed};
    &[
    //                                                                                                     nobody           guest            member           spectator        other seat        own seat          host             admin
    ("GET /api/me",                     Gathering,     "",                                                  NAMED),
    ("POST /api/me",                    Gathering,     r#"{"name":"{name}"}"#,                              ALL),
    ("GET /api/me/sessions",            Gathering,     "",                                                  NAMED),
    ("POST /api/me/sessions/end",       Gathering,     r#"{"id":"another's"}"#,                             NAMED),
    ("POST /api/me/sign-out",           Gathering,     "",                                                  NAMED),
    ("POST /api/me/link",               Gathering,     "",                                                  NAMED),
    ("POST /api/me/recovery",           Gathering,     "",                                                  NAMED),
    ("POST /api/me/join",               Gathering,     r#"{"handle":"{handle}","passphrase":"a heron on the pier"}"#, ["no_name", "ok",       "already_member", "ok",           "ok",             "ok",             "ok", "already_member"]),
    ("POST /api/me/passphrase",         Gathering,     r#"{"proof":{"passphrase":"a heron on the pier"},"passphrase":"two herons on the pier"}"#, ["no_name", "not_member", "ok", "not_member", "not_member", "not_member", "not_member", "ok"]),
    ("POST /api/me/passphrase",         Gathering,     r#"{"proof":{"passphrase":"no heron on the pier"},"passphrase":"two herons on the pier"}"#, ["no_name", "not_member", "wrong_sign_in", "not_member", "not_member", "not_member", "not_member", "wrong_sign_in"]),
    ("GET /api/me/muted",               Gathering,     "",                                                  NAMED),
    ("POST /api/me/mute",               Asked,         r#"{"guest":"{asking}","muted":true}"#,              NAMED),
    ("POST /api/me/mute",               Gathering,     r#"{"guest":"nobody at all","muted":true}"#,         ["no_name", "unknown_person", "unknown_person", "unknown_person", "unknown_person", "unknown_person", "unknown_person", "unknown_person"]),
    ("GET /api/me/friends",             Gathering,     "",                                                  NAMED),
    ("POST /api/me/friends/ask",        Gathering,     r#"{"handle":"nobody-at-all"}"#,                     NAMED),
    ("POST /api/me/friends/ask",        Gathering,     r#"{"guest":"nobody at all"}"#,                      ["no_name", "unknown_person", "unknown_person", "unknown_person", "unknown_person", "unknown_person", "unknown_person", "unknown_person"]),
    ("POST /api/me/friends/answer",     Gathering,     r#"{"guest":"nobody at all","yes":true}"#,           ["no_name",      "not_asked",     "not_asked",     "not_asked",     "not_asked",      "not_asked",      "not_asked", "not_asked"]),
    ("POST /api/me/friends/remove",     Gathering,     r#"{"who":"nobody at all"}"#,                        NAMED),
    ("POST /api/me/block",              Asked,         r#"{"guest":"{asking}","blocked":true}"#,            ["no_name",      "unknown_person", "ok",           "ok",            "ok",             "ok",             "ok", "ok"]),
    ("POST /api/me/seen-here",          Gathering,     r#"{"seen":true}"#,                                  NAMED),
    ("GET /api/me/invitations",         Gathering,     "",                                                  NAMED),
    ("GET /api/me/entry-links",         Gathering,     "",                                                  NAMED),
    ("POST /api/me/entry-links",        Gathering,     r#"{"uses":1,"days":1}"#,                            ["no_name",      "not_member",    "ok",            "not_member",    "not_member",     "not_member",     "not_member", "ok"]),
    ("POST /api/me/entry-links/end",    Gathering,     r#"{"id":"another's"}"#,                             NAMED),
    ("POST /api/me/visibility",         Gathering,     r#"{"seen_by":"everybody"}"#,                        NAMED),
    ("GET /api/me/kept",                Gathering,     "",                                                  NAMED),
    ("POST /api/me/kept",               Gathering,     "{device game}",                                     NAMED),
    ("GET /api/me/kept/{commitment}",   Gathering,     "",                                                  ["no_name", "unknown_kept", "unknown_kept", "unknown_kept", "unknown_kept", "unknown_kept", "unknown_kept", "unknown_kept"]),
    ("POST /api/me/kept/{commitment}/drop", Gathering, "",                                                  NAMED),
    ("GET /api/me/habits",              Gathering,     "",                                                  NAMED),
    ("POST /api/me/habits",             Gathering,     r#"{"zone":"Europe/Paris","quiet":null,"holidays":[]}"#, NAMED),
    ("GET /api/me/data",                Gathering,     "",                                                  NAMED),
    ("POST /api/me/delete",             Gathering,     r#"{"proof":null}"#,                                 ["no_name",      "ok",            "wrong_sign_in", "ok",            "ok",             "ok",             "ok", "wrong_sign_in"]),
    ("POST /api/sign-in",               Gathering,     r#"{"recovery":"nothing"}"#,                         ["wrong_sign_in"; 8]),
    ("GET /api/me/passkeys",            Gathering,     "",                                                  NAMED),
    ("POST /api/me/passkeys/begin",     Gathering,     "",                                                  NAMED),
    ("POST /api/me/passkeys",           Gathering,     r#"{"name":null,"client_data":"00","authenticator_data":"00"}"#, ["no_name", "wrong_passkey", "wrong_passkey", "wrong_passkey", "wrong_passkey", "wrong_passkey", "wrong_passkey", "wrong_passkey"]),
    ("POST /api/me/passkeys/rename",    Gathering,     r#"{"id":"another's","name":"mine"}"#,               ["no_name", "wrong_passkey", "wrong_passkey", "wrong_passkey", "wrong_passkey", "wrong_passkey", "wrong_passkey", "wrong_passkey"]),
    ("POST /api/me/passkeys/remove",    Gathering,     r#"{"id":"another's"}"#,                             ["no_name", "wrong_passkey", "wrong_passkey", "wrong_passkey", "wrong_passkey", "wrong_passkey", "wrong_passkey", "wrong_passkey"]),
    ("GET /api/me/mail",                Gathering,     "",                                                  NAMED),
    ("POST /api/me/mail",               Gathering,     r#"{"address":"ann@example.org"}"#,                  ["no_name", "no_mail", "no_mail", "no_mail", "no_mail", "no_mail", "no_mail", "no_mail"]),
    ("POST /api/me/mail/remove",        Gathering,     "",                                                  NAMED),
    ("GET /api/me/notices",             Gathering,     "",                                                  NAMED),
    ("GET /api/me/notices/live",        Gathering,     "",                                                  NAMED),
    ("POST /api/me/notices/read",       Gathering,     r#"{"id":"another's"}"#,                             NAMED),
    ("GET /api/me/turns",               Gathering,     "",                                                  NAMED),
    ("GET /api/me/channels",            Gathering,     "",                                                  NAMED),
    ("POST /api/me/channels",           Gathering,     r#"{"events":{"my_turn":["mail"]},"digest":60}"#,     NAMED),
    ("POST /api/me/push",               Gathering,     r#"{"endpoint":"https://push.example.org/1","p256dh":"BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4","auth":"BTBZMqHH6r4Tts7J_aSIgg","language":"en"}"#, NAMED),
    ("POST /api/me/push",               Gathering,     r#"{"endpoint":"https://10.0.0.1/1","p256dh":"BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4","auth":"BTBZMqHH6r4Tts7J_aSIgg","language":"en"}"#, ["no_name", "bad_endpoint", "bad_endpoint", "bad_endpoint", "bad_endpoint", "bad_endpoint", "bad_endpoint", "bad_endpoint"]),
    ("POST /api/me/push/remove",        Gathering,     r#"{"id":"another's"}"#,                             NAMED),
    ("POST /api/me/webhooks",           Gathering,     r#"{"address":"https://hooks.example.org/1","form":"plain","language":"en"}"#, NAMED),
    ("POST /api/me/webhooks",           Gathering,     r#"{"address":"http://localhost/","form":"plain","language":"en"}"#, ["no_name", "bad_endpoint", "bad_endpoint", "bad_endpoint", "bad_endpoint", "bad_endpoint", "bad_endpoint", "bad_endpoint"]),
    ("POST /api/me/webhooks/test",      Gathering,     r#"{"id":"another's"}"#,                             ["no_name", "unknown_webhook", "unknown_webhook", "unknown_webhook", "unknown_webhook", "unknown_webhook", "unknown_webhook", "unknown_webhook"]),
    ("POST /api/me/webhooks/remove",    Gathering,     r#"{"id":"another's"}"#,                             NAMED),
    ("POST /api/me/feed",               Gathering,     r#"{"language":"en"}"#,                              NAMED),
    ("POST /api/me/feed/end",           Gathering,     "",                                                  NAMED),
    ("GET /api/feeds/turns.ics?token=0", Gathering,     "",                                                  ["unknown_address"; 8]),
    ("GET /api/feeds/turns.atom?token=0", Gathering,    "",                                                  ["unknown_address"; 8]),
    ("GET /api/unsubscribe?token=0",     Gathering,     "",                                                  ALL),
    ("POST /api/unsubscribe?token=0",    Gathering,     "",                                                  ["unknown_address"; 8]),
    ("GET /api/ways",                   Gathering,     "",                                                  ALL),
    ("POST /api/sign-in/passkey",       Gathering,     "",                                                  ALL),
    ("POST /api/sign-in/mail",          Gathering,     r#"{"address":"ann@example.org"}"#,                  ["no_mail"; 8]),
    ("POST /api/mail/verify",           Gathering,     r#"{"token":"nothing"}"#,                            ["wrong_sign_in"; 8]),
    ("GET /api/admin",                  Gathering,     "",                                                  ADMIN),
    ("GET /api/admin/people",           Gathering,     "",                                                  ADMIN),
    ("GET /api/admin/tables",           Gathering,     "",                                                  ADMIN),
    ("GET /api/admin/reports",          Gathering,     "",                                                  ADMIN),
    ("GET /api/admin/log",              Gathering,     "",                                                  ADMIN),
    ("POST /api/admin/do",              Asked,         r#"{"deed":"unban","guest":"{asking}"}"#,            ADMIN),
    ("POST /api/admin/do",              Playing,       r#"{"deed":"remove_table","table":"{id}"}"#,         ADMIN),
    ("POST /api/admin/do",              Gathering,     r#"{"deed":"ban","guest":"nobody at all","why":""}"#, ["no_name", "not_admin", "not_admin", "not_admin", "not_admin", "not_admin", "not_admin", "unknown_person"]),
    ("POST /api/tables/{id}/report",    Playing,       r#"{"seat":{seat}}"#,                                ["no_name",      "ok",            "ok",            "ok",            "ok",             "not_yourself",   "ok",            "ok"]),
    ("POST /api/tables/{id}/report",    Playing,       r#"{"line":9}"#,                                     ["no_name", "unknown_person", "unknown_person", "unknown_person", "unknown_person", "unknown_person", "unknown_person", "unknown_person"]),
    ("POST /api/tables/{id}/report",    Closed,        r#"{"seat":{seat}}"#,                                ["no_name", "may_not_watch", "may_not_watch", "may_not_watch", "ok", "not_yourself", "ok", "may_not_watch"]),
    ("GET /api/games",                  Gathering,     "",                                                  ALL),
    ("GET /api/games/ugo/rules",        Gathering,     "",                                                  ALL),
    ("GET /api/lobby/live",             Gathering,     "",                                                  ALL),
    ("POST /api/quick-match",           Gathering,     r#"{"game":"ugo","seats":null,"language":null,"speaks":null,"fill":null}"#, NAMED),
    ("GET /api/games/ugo/statistics",   Gathering,     "",                                                  ALL),
    ("GET /api/games/ugo/leaderboard",  Gathering,     "",                                                  ALL),
    ("GET /api/people/{own}",           Playing,       "",                                                  ["no_profile",   "no_profile",    "no_profile",    "no_profile",    "no_profile",     "ok",             "no_profile", "no_profile"]),
    ("GET /api/people/{own}/games/ugo", Over,          "",                                                  ["no_profile",   "no_profile",    "no_profile",    "no_profile",    "no_profile",     "ok",             "no_profile", "no_profile"]),
    ("POST /api/people/{own}/report",   Playing,       "",                                                  ["no_name",      "ok",            "ok",            "ok",            "ok",             "not_yourself",   "ok",            "ok"]),
    ("POST /api/people/nobody/report",  Gathering,     "",                                                  ["no_name", "unknown_person", "unknown_person", "unknown_person", "unknown_person", "unknown_person", "unknown_person", "unknown_person"]),
    ("GET /api/tables",                 Gathering,     "",                                                  NAMED),
    ("GET /api/tables?list=open",       Gathering,     "",                                                  ALL),
    ("POST /api/tables",                Gathering,     r#"{"game":"ugo","seats":["me","open"]}"#,           NAMED),
    ("GET /api/tables/{id}",            Gathering,     "",                                                  ALL),
    ("GET /api/tables/{id}",            Playing,       "",                                                  ALL),
    ("GET /api/tables/{id}",            Closed,        "",                                                  INSIDE),
    ("POST /api/tables/{id}/sit",       Gathering,     r#"{"seat":2,"key":"{key}","pledge":"{pledge}"}"#,   ["no_name",      "ok",            "ok",            "ok",            "already_seated", "already_seated", "ok", "ok"]),
    ("POST /api/tables/{id}/sit",       Gathering,     r#"{"seat":2,"key":null,"pledge":"{pledge}"}"#,      ["no_name",      "wrong_key",     "wrong_key",     "wrong_key",     "already_seated", "already_seated", "wrong_key", "wrong_key"]),
    ("POST /api/tables/{id}/sit",       Gathering,     r#"{"seat":1,"key":"{own key}","pledge":"{pledge}"}"#, ["no_name",    "seat_taken",    "seat_taken",    "seat_taken",    "already_seated", "ok",             "seat_taken", "seat_taken"]),
    ("POST /api/tables/{id}/sit",       Playing,       r#"{"seat":{seat},"key":"{own key}","pledge":"{pledge}"}"#, ["no_name", "already_started", "already_started", "already_started", "already_started", "already_started", "already_started", "already_started"]),
    ("POST /api/tables/{id}/open",      Opening,       "{opening}",                                         ["no_name",      "not_seated",    "not_seated",    "not_seated",    "ok",             "ok",             "not_seated", "not_seated"]),
    ("POST /api/tables/{id}/set-seat",  Gathering,     r#"{"seat":1,"bot":"random"}"#,                      ["no_name",      "not_host",      "not_host",      "not_host",      "still_here",     "still_here",     "ok", "not_host"]),
    ("POST /api/tables/{id}/set-seat",  Gathering,     r#"{"seat":2,"bot":"random"}"#,                      ["no_name",      "not_host",      "not_host",      "not_host",      "still_here",     "still_here",     "ok", "not_host"]),
    ("POST /api/tables/{id}/leave",     Gathering,     "",                                                  ["no_name",      "not_seated",    "not_seated",    "not_seated",    "ok",             "ok",             "not_seated", "not_seated"]),
    ("POST /api/tables/{id}/leave",     Playing,       "",                                                  ["no_name",      "not_seated",    "not_seated",    "not_seated",    "ok",             "ok",             "not_seated", "not_seated"]),
    ("POST /api/tables/{id}/start",     Full,          "",                                                  ["no_name",      "not_host",      "not_host",      "not_host",      "not_host",       "not_host",       "ok", "not_host"]),
    ("POST /api/tables/{id}/hand-over", Playing,       r#"{"seat":{seat}}"#,                                ["no_name",      "not_seated",    "not_seated",    "not_seated",    "still_here",     "ok",             "not_seated", "not_seated"]),
    ("POST /api/tables/{id}/take-back", HandedOver,    r#"{"seat":{seat}}"#,                                ["no_name",      "not_your_seat", "not_your_seat", "not_your_seat", "not_your_seat",  "ok",             "not_your_seat", "not_your_seat"]),
    ("POST /api/tables/{id}/rematch",   Over,          "",                                                  ["no_name",      "not_seated",    "not_seated",    "not_seated",    "ok",             "ok",             "ok", "not_seated"]),
    ("POST /api/tables/{id}/rematch",   Playing,       "",                                                  ["no_name",      "not_seated",    "not_seated",    "not_seated",    "not_over",       "not_over",       "not_over", "not_seated"]),
    ("POST /api/tables/{id}/again",     Over,          "",                                                  ["no_name",      "not_seated",    "not_seated",    "not_seated",    "ok",             "ok",             "not_seated", "not_seated"]),
    ("POST /api/tables/{id}/again",     OverAndClosed, "",                                                  ["no_name",      "may_not_watch", "may_not_watch", "may_not_watch", "ok",             "ok",             "not_seated", "may_not_watch"]),
    ("POST /api/tables/{id}/again",     Playing,       "",                                                  ["no_name",      "not_over",      "not_over",      "not_over",      "not_over",       "not_over",       "not_over", "not_over"]),
    ("POST /api/tables/{id}/invite",    Gathering,     r#"{"seat":2,"guest":"nobody at all"}"#,             ["no_name",      "not_host",      "not_host",      "not_host",      "not_host",       "not_host",       "not_friends", "not_host"]),
    ("POST /api/tables/{id}/invite",    Gathering,     r#"{"seat":2,"guest":null}"#,                        ["no_name",      "not_host",      "not_host",      "not_host",      "not_host",       "not_host",       "ok", "not_host"]),
    ("POST /api/tables/{id}/decline",   Gathering,     "",                                                  ["no_name",      "not_invited",   "not_invited",   "not_invited",   "not_invited",    "not_invited",    "not_invited", "not_invited"]),
    ("POST /api/tables/{id}/fill",      Gathering,     r#"{"fill":{"minutes":5,"bot":"random"}}"#,          ["no_name",      "not_host",      "not_host",      "not_host",      "not_host",       "not_host",       "ok", "not_host"]),
    ("POST /api/tables/{id}/return",    Playing,       r#"{"seat":{seat},"key":"{own key}"}"#,              ["no_name",      "ok",            "ok",            "ok",            "already_seated", "already_seated", "ok", "ok"]),
    ("POST /api/tables/{id}/return",    Playing,       r#"{"seat":{seat},"key":null}"#,                     ["no_name",      "wrong_key",     "wrong_key",     "wrong_key",     "already_seated", "already_seated", "wrong_key", "wrong_key"]),
    ("POST /api/tables/{id}/let-in",    Asked,         r#"{"seat":{seat},"guest":"{asking}","yes":true}"#,  ["no_name",      "not_host",      "not_host",      "not_host",      "not_host",       "ok",             "ok", "not_host"]),
    ("POST /api/tables/{id}/let-in",    Asked,         r#"{"seat":{seat},"guest":"{asking}","yes":false}"#, ["no_name",      "not_host",      "not_host",      "not_host",      "not_host",       "ok",             "ok", "not_host"]),
    ("POST /api/tables/{id}/let-in",    Playing,       r#"{"seat":{seat},"guest":"x","yes":true}"#,         ["no_name",      "not_asked",     "not_asked",     "not_asked",     "not_asked",      "not_asked",      "not_asked", "not_asked"]),
    ("POST /api/tables/{id}/ask-back",  Playing,       r#"{"to":0,"version":0}"#,                           ["no_name",      "not_seated",    "not_seated",    "not_seated",    "nothing_to_undo", "nothing_to_undo", "not_seated", "not_seated"]),
    ("POST /api/tables/{id}/ask-back",  Rated,         r#"{"to":0,"version":0}"#,                           ["no_name",      "not_seated",    "not_seated",    "not_seated",    "bots_cannot_agree", "not_your_seat", "not_seated", "not_seated"]),
    ("POST /api/tables/{id}/answer-back", Playing,     r#"{"seat":{seat},"to":0,"version":1,"yes":true}"#,  ["no_name",      "not_seated",    "not_seated",    "not_seated",    "not_asked",      "not_asked",      "not_seated", "not_seated"]),
    ("GET /api/tables/{id}/orders",     Playing,       "",                                                  ["no_name",      "not_seated",    "not_seated",    "not_seated",    "ok",             "ok",             "not_seated", "not_seated"]),
    ("POST /api/tables/{id}/orders",    Playing,       r#"{"order":"forced","stands":true}"#,               ["no_name",      "not_seated",    "not_seated",    "not_seated",    "ok",             "ok",             "not_seated", "not_seated"]),
    ("POST /api/tables/{id}/orders",    HandedOver,    r#"{"order":"forced","stands":true}"#,               ["no_name",      "not_seated",    "not_seated",    "not_seated",    "ok",             "not_your_seat",  "not_seated", "not_seated"]),
    ("POST /api/tables/{id}/coach",     Gathering,     "",                                                  ["no_name",      "not_seated",    "not_seated",    "not_seated",    "not_started",    "not_started",    "not_seated", "not_seated"]),
    ("POST /api/tables/{id}/coach",     Playing,       "",                                                  ["no_name",      "not_seated",    "not_seated",    "not_seated",    "no_coach",       "no_coach",       "not_seated", "not_seated"]),
    ("POST /api/tables/{id}/coach",     HandedOver,    "",                                                  ["no_name",      "not_seated",    "not_seated",    "not_seated",    "no_coach",       "not_your_seat",  "not_seated", "not_seated"]),
    ("POST /api/tables/{id}/coach",     Over,          "",                                                  ["no_name",      "not_seated",    "not_seated",    "not_seated",    "already_over",   "already_over",   "not_seated", "not_seated"]),
    ("POST /api/tables/{id}/excuse",    HandedOver,    r#"{"seat":{seat},"yes":true}"#,                     ["no_name",      "not_seated",    "not_seated",    "not_seated",    "not_rated",      "not_rated",      "not_seated", "not_seated"]),
    ("POST /api/tables/{id}/excuse",    Rated,         r#"{"seat":{seat},"yes":true}"#,                     ["no_name",      "not_seated",    "not_seated",    "not_seated",    "ok",             "not_your_seat",  "not_seated", "not_seated"]),
    ("POST /api/tables/{id}/pause",     Playing,       r#"{"yes":true}"#,                                   ["no_name",      "not_seated",    "not_seated",    "not_seated",    "no_clock",       "no_clock",       "not_seated", "not_seated"]),
    ("POST /api/tables/{id}/pause",     Timed,         r#"{"yes":true}"#,                                   ["no_name",      "not_seated",    "not_seated",    "not_seated",    "ok",             "ok",             "not_seated", "not_seated"]),
    ("POST /api/tables/{id}/time-up",   Timed,         r#"{"seat":{seat},"bot":true}"#,                     ["no_name",      "not_seated",    "not_seated",    "not_seated",    "not_up",         "not_your_seat",  "not_seated", "not_seated"]),
    ("POST /api/tables/{id}/hand-over", Timed,         r#"{"seat":{seat}}"#,                                ["no_name",      "not_seated",    "not_seated",    "not_seated",    "clock_decides",  "ok",             "not_seated", "not_seated"]),
    ("GET /api/tables/{id}/history?before=1", Playing, "",                                                  ALL),
    ("GET /api/tables/{id}/history?before=1", Closed,  "",                                                  INSIDE),
    ("POST /api/tables/{id}/move",      Gathering,     r#"{"from":0,"to":2}"#,                              ["no_name",      "not_host",      "not_host",      "not_host",      "not_host",       "not_host",       "ok", "not_host"]),
    ("POST /api/tables/{id}/move",      Playing,       r#"{"from":0,"to":1}"#,                              ["no_name",      "not_host",      "not_host",      "not_host",      "not_host",       "not_host",       "already_started", "not_host"]),
    ("GET /api/tables/{id}/past",       Gathering,     "",                                                  ["not_started"; 8]),
    ("GET /api/tables/{id}/past",       Playing,       "",                                                  ALL),
    ("GET /api/tables/{id}/past",       Closed,        "",                                                  INSIDE),
    ("GET /api/tables/{id}/replay",     Playing,       "",                                                  NOT_OVER),
    ("GET /api/tables/{id}/replay",     Over,          "",                                                  ALL),
    ("GET /api/tables/{id}/replay",     OverAndClosed, "",                                                  INSIDE),
    ("GET /api/tables/{id}/record",     Playing,       "",                                                  NOT_OVER),
    ("GET /api/tables/{id}/record",     Over,          "",                                                  ALL),
    ("GET /api/tables/{id}/record",     OverAndClosed, "",                                                  INSIDE),
    ("GET /api/tables/{id}/talk",       Gathering,     "",                                                  ALL),
    ("GET /api/tables/{id}/talk",       Playing,       "",                                                  ALL),
    ("GET /api/tables/{id}/talk",       Closed,        "",                                                  INSIDE),
    ("POST /api/tables/{id}/say",       Gathering,     r#"{"id":"1","said":{"text":"Hello"}}"#,             NAMED),
    ("POST /api/tables/{id}/say",       Playing,       r#"{"id":"1","said":{"phrase":"hello"}}"#,           NAMED),
    ("POST /api/tables/{id}/say",       Closed,        r#"{"id":"1","said":{"phrase":"hello"}}"#,           NAMED_INSIDE),
    ("POST /api/tables/{id}/say",       Over,          r#"{"id":"1","said":{"phrase":"hello"}}"#,           NAMED),
    ("POST /api/tables/{id}/read",      Playing,       r#"{"n":0}"#,                                        NAMED),
    ("POST /api/tables/{id}/read",      Closed,        r#"{"n":0}"#,                                        NAMED_INSIDE),
    ("GET /api/tables/{id}/note",       Playing,       "",                                                  NAMED),
    ("GET /api/tables/{id}/note",       Closed,        "",                                                  NAMED_INSIDE),
    ("POST /api/tables/{id}/note",      Playing,       r#"{"text":"Blue is short of ore."}"#,               NAMED),
    ("POST /api/tables/{id}/note",      Closed,        r#"{"text":"Blue is short of ore."}"#,               NAMED_INSIDE),
    ("GET /api/tables/{id}/live",       Gathering,     "",                                                  ALL),
    ("GET /api/tables/{id}/live",       Playing,       "",                                                  ALL),
    ("GET /api/tables/{id}/live",       Closed,        "",                                                  INSIDE),
    ]
};

/// What is said on a live stream while the own seat is to act, and what everybody hears.
#[rustfmt::skip]
const COMMANDS: &[(&str, [&str; 8])] = &[
    //         nobody        guest         member        spectator     other seat           own seat           host          admin
    ("act",    ["not_seated", "not_seated", "not_seated", "not_seated", "against",           "ok",              "not_seated", "not_seated"]),
    ("undo",   ["not_seated", "not_seated", "not_seated", "not_seated", "nothing_to_undo",   "nothing_to_undo", "not_seated", "not_seated"]),
    ("resync", ALL),
    ("pace",   ALL),
    ("look",   ALL),
];

#[tokio::test]
async fn everybody_may_do_what_the_table_says_and_nothing_else() {
    let data = TempDir::new().unwrap();
    let mut people = People::at(&data).await;
    let mut wrong = Vec::new();
    let mut scenes: HashMap<At, Scene> = HashMap::new();
    for (asked, at, body, expected) in REQUESTS {
        let mut heard = Vec::new();
        for asker in 0..ASKERS.len() {
            if !scenes.contains_key(at) {
                scenes.insert(*at, people.scene(*at).await);
            }
            let answer = scenes[at].ask(asker, asked, body).await;
            // A refusal changes nothing, and neither does a look.
            if answer == "ok" && !asked.starts_with("GET ") {
                scenes.remove(at);
                if asked.contains("/me/") {
                    // They are not known as they were: somebody else plays their part.
                    people.replace(asker).await;
                    scenes.clear();
                }
            }
            heard.push(answer);
        }
        if heard != expected {
            wrong.push(format!("{asked} {at:?} {body}\n  {heard:?}\n  {expected:?} expected"));
        }
    }
    for (command, expected) in COMMANDS {
        let scene = people.scene(At::Playing).await;
        let turn = scene.people[5].open(&scene.table.id).await.turn().await;
        let mut heard = Vec::new();
        for asker in 0..ASKERS.len() {
            heard.push(scene.say(asker, command, &turn).await);
        }
        if heard != expected {
            wrong.push(format!("{command}\n  {heard:?}\n  {expected:?} expected"));
        }
    }
    assert!(wrong.is_empty(), "{ASKERS:?}\n{}", wrong.join("\n"));
    people.server.stop().await;
}

#[test]
fn no_address_and_no_command_is_missing_from_the_table() {
    let listed: BTreeSet<String> = REQUESTS.iter().map(|(asked, ..)| address(asked)).collect();
    let known: BTreeSet<String> = addresses().into_iter().collect();
    assert_eq!(listed, known);
    let listed: BTreeSet<&str> = COMMANDS.iter().map(|(command, _)| *command).collect();
    assert_eq!(listed, ToServer::VARIANTS.iter().copied().collect());
}

/// The address of the router that answers a request of the table.
fn address(asked: &str) -> String {
    let path = asked.split('?').next().unwrap();
    let path = path.replace("/people/nobody", "/people/{id}");
    let path = path.replace("/people/{own}", "/people/{id}").replace("/{id}/games/ugo", "/{id}/games/{game}");
    path.replace("/games/ugo/", "/games/{id}/")
}

/// Those who ask, as in [`ASKERS`].
struct People {
    server: Server,
    data: PathBuf,
    everybody: Vec<Person>,
    /// How many were thought of.
    handles: u32,
}

impl People {
    /// Whoever is away may come back for a long time, so that nobody else decides for them.
    async fn at(data: &TempDir) -> People {
        let origin = Some("http://localhost".parse().unwrap());
        let patient =
            Config { grace: Duration::from_hours(1), tables_per_guest: 1000, origin, ..config(data.path()) };
        let server = Server::start_with(patient).await;
        let everybody = vec![server.stranger(); ASKERS.len()];
        let mut people = People { everybody, server, data: data.path().to_owned(), handles: 0 };
        for asker in 1..ASKERS.len() {
            people.replace(asker).await;
        }
        people
    }

    /// Another person in the same part.
    async fn replace(&mut self, asker: usize) {
        let mut person = self.server.person(ASKERS[asker]).await;
        self.handles += 1;
        if matches!(ASKERS[asker], "member" | "admin") {
            let handle = format!("member-{}", self.handles);
            let join = json!({ "handle": handle, "passphrase": "a heron on the pier" });
            person.post("/api/me/join", &join).await.ok();
            if ASKERS[asker] == "admin" {
                make_admin(&self.data, &handle).await;
            }
        }
        self.everybody[asker] = person;
    }

    async fn scene(&self, at: At) -> Scene {
        let mut people = self.everybody.clone();
        let mut host = people[6].clone();
        let seats =
            if at == At::Gathering { json!(["open", "open", "open"]) } else { json!(["open", "open"]) };
        let visibility = if matches!(at, At::Closed | At::OverAndClosed) { "private" } else { "unlisted" };
        let rated = at == At::Rated;
        if rated {
            for asker in [4, 5] {
                // Whoever is a member already stays one.
                let join = json!({ "handle": format!("rated-{asker}-{}", self.handles), "passphrase": "a heron on the pier" });
                people[asker].post("/api/me/join", &join).await;
            }
        }
        let control = json!({ "over_days": false, "bank": 300_000, "increment": 20_000, "cap": 600_000 });
        let clock = (at == At::Timed).then(|| json!({ "control": control, "when_up": "others" }));
        let new = json!({ "game": "ugo", "seats": seats, "visibility": visibility, "rated": rated, "clock": clock });
        let made = host.make_as(&new).await;
        // A host who is not there is not waited for.
        let streams = vec![host.open(&made.id).await, people[3].open(&made.id).await];
        for (seat, asker) in [(0, 4), (1, 5)] {
            people[asker].sit(&made, seat).await;
        }
        let mut table = host.get(&format!("/api/tables/{}", made.id)).await.table();
        if !matches!(at, At::Gathering | At::Full) {
            let start = format!("/api/tables/{}/start", made.id);
            table = host.post(&start, &Value::Null).await.table();
            assert_eq!(table.status, Status::Opening);
        }
        if !matches!(at, At::Gathering | At::Full | At::Opening) {
            people[4].open_number(&table).await;
            people[5].open_number(&table).await;
            table = host.get(&format!("/api/tables/{}", made.id)).await.table();
            // Chance says who begins: that seat is the own one.
            if table.to_act[0].0 == 0 {
                people.swap(4, 5);
            }
        }
        let seat = table.to_act.first().map_or(1, |seat| seat.0);
        let mut scene = Scene { table, keys: made, seat, people, _streams: streams };
        let handed: &[(usize, u8)] = match at {
            At::HandedOver | At::Rated => &[(5, seat)],
            At::Over | At::OverAndClosed => &[(4, 1 - seat), (5, seat)],
            _ => &[],
        };
        for (asker, seat) in handed {
            let path = format!("/api/tables/{}/hand-over", scene.table.id);
            scene.people[*asker].post(&path, &json!({ "seat": seat })).await.ok();
        }
        if matches!(at, At::Over | At::OverAndClosed) {
            scene.people[5].open(&scene.table.id).await.watch_to_the_end().await;
        }
        if at == At::Asked {
            let key = &scene.keys.seats[usize::from(seat)].key;
            let path = format!("/api/tables/{}/return", scene.table.id);
            scene.people[1].post(&path, &json!({ "seat": seat, "key": key })).await.ok();
            scene.table = host.get(&format!("/api/tables/{}", scene.table.id)).await.table();
        }
        scene
    }
}

struct Scene {
    table: Table,
    /// The table as it was made, with the keys of its seats.
    keys: Table,
    /// The own seat.
    seat: u8,
    people: Vec<Person>,
    _streams: Vec<Stream>,
}

impl Scene {
    /// Asks for something and gives `ok` or the code of the problem.
    async fn ask(&self, asker: usize, request: &str, body: &str) -> String {
        let (method, path) = request.split_once(' ').unwrap();
        let own = self.table.seats[usize::from(self.seat)].guest.as_deref().unwrap_or_default();
        let path = path.replace("{id}", &self.table.id).replace("{own}", own);
        let path = path.replace("{commitment}", &"0".repeat(64));
        if path.ends_with("/live") {
            return self.dial(asker, &path).await.map_or_else(|code| code, |()| "ok".to_owned());
        }
        let key =
            |seat: usize| self.keys.seats.get(seat).and_then(|seat| seat.key.clone()).unwrap_or_default();
        let opening = serde_json::to_string(&secret().open(&self.table.terms())).unwrap();
        let body = body
            .replace("{id}", &self.table.id)
            .replace("{name}", ASKERS[asker])
            .replace("{handle}", &format!("joins-{}", ASKERS[asker].replace(' ', "-")))
            .replace("{asking}", self.table.returns.first().map_or("", |asked| asked.guest.as_str()))
            .replace("{seat}", &self.seat.to_string())
            .replace("{key}", &key(2))
            .replace("{own key}", &key(self.seat.into()))
            .replace("{pledge}", &pledge())
            .replace("{opening}", &opening)
            .replace("{device game}", &device_game("somebody", 1, Some(1)).to_string());
        let answer = self.people[asker].request(method, &path, &[], &body).await;
        if matches!(answer.status, 200 | 303) { "ok".to_owned() } else { code(&answer.problem().1) }
    }

    async fn dial(&self, asker: usize, path: &str) -> Result<(), String> {
        match self.people[asker].dial(path, None).await {
            Ok(_) => Ok(()),
            Err(Error::Http(refused)) => {
                let body = refused.into_body().unwrap();
                Err(code(&serde_json::from_slice(&body).unwrap()))
            }
            Err(why) => panic!("{why}"),
        }
    }

    /// Says something on a live stream of one's own, at the own seat's turn.
    async fn say(&self, asker: usize, command: &str, turn: &Frame) -> String {
        let mut stream = self.people[asker].open(&self.table.id).await;
        stream.snapshot().await;
        let said = match command {
            "act" => json!({ "type": "act", "id": "a", "version": turn.version, "action": turn.legal[0] }),
            "undo" => json!({ "type": "undo", "id": "a", "version": turn.version }),
            "pace" => json!({ "type": "pace", "pace": "quick", "watch": false }),
            "look" => json!({ "type": "look", "looking": false }),
            other => json!({ "type": other }),
        };
        stream.say(&said).await;
        if matches!(command, "pace" | "look") {
            // Nobody is answered, and nobody is refused.
            stream.say(&json!({ "type": "resync" })).await;
        }
        loop {
            match stream.next().await {
                ToPage::Done { .. } | ToPage::Snapshot { .. } => return "ok".to_owned(),
                ToPage::Refused { problem, .. } => return code(&problem),
                _ => {}
            }
        }
    }
}

fn code(problem: &Problem) -> String {
    serde_json::to_value(problem).unwrap()["code"].as_str().unwrap().to_owned()
}
