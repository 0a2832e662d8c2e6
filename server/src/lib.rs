//! Tables, seats, storage and live connections.

pub mod protocol;
