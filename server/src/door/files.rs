//! How many files the process may have open: every connection is one, and so is every part of the database.

/// Kept for everything but connections: the database (three files for each of its connections), the log, the runtime.
const RESERVE: u64 = 64;
/// Below this a host should know.
const FEW: u32 = 1000;

/// Raises the limit as far as the system allows; gives how many connections fit below it, `wanted` at most.
pub fn connections(wanted: u32) -> u32 {
    let Some(files) = raise() else { return wanted };
    let fitting = u32::try_from(files.saturating_sub(RESERVE).max(files / 2)).unwrap_or(u32::MAX);
    if fitting < FEW.min(wanted) {
        tracing::warn!(
            files,
            connections = fitting,
            "the system allows few open files, and so few connections; `ulimit -Hn` or LimitNOFILE= raises that"
        );
    }
    fitting.min(wanted)
}

/// How many the process may have open, once the limit is raised.
#[cfg(target_os = "linux")]
pub fn allowed() -> Option<u64> {
    use rustix::process::{Resource, getrlimit};
    getrlimit(Resource::Nofile).maximum
}

#[cfg(not(target_os = "linux"))]
pub fn allowed() -> Option<u64> {
    None
}

/// The limit now; none where there is none, or nobody to ask.
#[cfg(target_os = "linux")]
fn raise() -> Option<u64> {
    use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};
    let limit = getrlimit(Resource::Nofile);
    if limit.current == limit.maximum {
        return limit.current;
    }
    match setrlimit(Resource::Nofile, Rlimit { current: limit.maximum, maximum: limit.maximum }) {
        Ok(()) => limit.maximum,
        Err(why) => {
            tracing::warn!(%why, "the limit of open files cannot be raised");
            limit.current
        }
    }
}

#[cfg(not(target_os = "linux"))]
fn raise() -> Option<u64> {
    None
}
