//! `comptoir soak`: what a server does when things go wrong.

use std::time::Duration;

use clap::Subcommand;
use indicatif::{ProgressBar, ProgressStyle};
use tokio::runtime::Builder;

use crate::{Verdict, terminal};

#[cfg(target_os = "linux")]
mod faults;

/// Let things go wrong for a server, and compare what it acknowledged with what it kept
#[derive(clap::Args)]
pub struct Args {
    #[command(subcommand)]
    what: What,
}

#[derive(Subcommand)]
enum What {
    #[cfg(target_os = "linux")]
    Faults(faults::Args),
}

pub fn run(args: &Args) -> anyhow::Result<Verdict> {
    let bar =
        ProgressBar::new_spinner().with_style(ProgressStyle::with_template("{spinner} {msg}, {elapsed}")?);
    bar.enable_steady_tick(Duration::from_millis(200));
    let runtime = Builder::new_multi_thread().worker_threads(2).enable_all().build()?;
    match &args.what {
        #[cfg(target_os = "linux")]
        What::Faults(args) => {
            let report = runtime.block_on(faults::run(args, |what| bar.set_message(what.to_owned())));
            bar.finish_and_clear();
            let report = report?;
            report.print(&mut terminal::output())?;
            Ok(if report.is_well() { Verdict::Well } else { Verdict::CheckFailed })
        }
    }
}
