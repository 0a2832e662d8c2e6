//! What a process uses, as Linux tells it.

/// At one moment.
#[derive(Clone, Copy)]
pub struct Used {
    /// Processor time so far, in seconds.
    pub seconds: f64,
    /// Memory of its own, in KiB.
    pub memory: f64,
}

impl Used {
    /// What a process uses now; nothing where that cannot be known.
    pub fn by(process: u32) -> Option<Used> {
        let status = std::fs::read_to_string(format!("/proc/{process}/status")).ok()?;
        let memory = status.lines().find_map(|line| line.strip_prefix("RssAnon:"))?;
        let memory = memory.trim().trim_end_matches(" kB").parse().ok()?;
        Some(Used { seconds: seconds(process)?, memory })
    }
}

/// Processor time of a process so far: of all its threads, in the program and in the system.
fn seconds(process: u32) -> Option<f64> {
    // In hundredths, whatever the kernel counts in.
    const PER_SECOND: f64 = 100.0;
    let stat = std::fs::read_to_string(format!("/proc/{process}/stat")).ok()?;
    // The name before it may hold anything but this.
    let fields: Vec<&str> = stat.rsplit_once(") ")?.1.split(' ').collect();
    let ticks = |at: usize| fields.get(at)?.parse::<f64>().ok();
    Some((ticks(11)? + ticks(12)?) / PER_SECOND)
}

#[cfg(all(test, target_os = "linux"))]
mod tests {
    use super::*;

    #[test]
    fn a_process_uses_something() {
        let before = Used::by(std::process::id()).unwrap();
        let filled = vec![1_u8; 64 << 20];
        let mut sum = 0_u64;
        while seconds(std::process::id()).unwrap() < before.seconds + 0.05 {
            sum += filled.iter().map(|byte| u64::from(*byte)).sum::<u64>();
        }
        let after = Used::by(std::process::id()).unwrap();
        assert!(sum > 0 && after.memory > before.memory + 60_000.0, "{} {}", before.memory, after.memory);
    }
}
