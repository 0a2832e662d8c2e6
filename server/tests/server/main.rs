//! The server, on real sockets and a real database. One program, because each would have to be linked with all of it.

mod commands;
mod common;
mod damaged;
mod database;
mod door;
mod fairness;
mod front;
mod games;
mod life;
mod limits;
mod remarks;
mod seats;
mod secrecy;
mod storage;
#[cfg(feature = "ts")]
mod types;
mod upgrade;
mod wrong;
