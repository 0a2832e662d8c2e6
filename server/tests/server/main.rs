//! The server, on real sockets and a real database. One program, because each would have to be linked with all of it.

mod authorization;
mod back;
mod care;
mod changes;
mod clocks;
mod coach;
mod commands;
mod common;
mod damaged;
mod database;
mod dev;
mod door;
mod elsewhere;
mod entry;
mod fairness;
mod friends;
mod front;
mod games;
mod history;
mod kept;
mod life;
mod limits;
mod lobby;
mod logs;
mod mail;
mod mail_server;
#[cfg(unix)]
mod moving;
mod my_data;
mod notices;
mod orders;
mod passkeys;
mod past;
mod people;
#[cfg(unix)]
mod postgres;
#[cfg(target_os = "linux")]
mod proxy;
mod prune;
mod remarks;
mod reminders;
mod seats;
mod secrecy;
mod standing;
mod storage;
mod talk;
mod tls;
#[cfg(feature = "ts")]
mod types;
mod upgrade;
mod wrong;
