//! The summary of an analysis, to be read in ten seconds.

use std::io::Write;

use comptoir_engine::{Analysed, Estimate, TurningPoint, Weight};
use comptoir_kernel::{Seat, reading};
use comptoir_words::{Value, say, shell};

use super::Kept;
use crate::games::{Telling, Terminal};
use crate::table::table;

/// What a standard error is multiplied with, for an interval of 95 %.
const WIDE: f32 = 1.96;

pub fn print<G: Terminal>(out: &mut impl Write, kept: &Kept, telling: &Telling) -> anyhow::Result<()> {
    let Some(summary) = &kept.summary else { return Ok(()) };
    let words = &telling.words;
    let heading = |message| words.say(message, &[]);
    let headings = [
        &shell::ANALYSIS_WHO,
        &shell::ANALYSIS_START,
        &shell::ANALYSIS_OWN,
        &shell::ANALYSIS_OTHERS,
        &shell::ANALYSIS_LUCK,
        &shell::ANALYSIS_RESULT,
    ]
    .map(heading);
    let mut seats = table(headings.iter().map(String::as_str));
    for (seat, account) in (0..).map(Seat).zip(&summary.seats) {
        seats.add_row([
            telling.name(seat),
            hundredths(account.start.mean),
            change(account.own),
            change(account.others),
            change(account.luck),
            hundredths(account.result),
        ]);
    }
    writeln!(out, "{}\n{seats}", say!(words, shell::ANALYSIS_TITLE))?;

    writeln!(out, "\n{}", say!(words, shell::ANALYSIS_TURNS))?;
    if summary.turns.is_empty() {
        writeln!(out, "  {}", say!(words, shell::ANALYSIS_NONE))?;
    }
    for turn in &summary.turns {
        writeln!(out, "  {}", turning::<G>(kept, turn, telling))?;
    }
    for (seat, account) in (0..).map(Seat).zip(&summary.seats) {
        let best = say!(words, shell::ANALYSIS_BEST, seat = seat);
        let dearest = say!(words, shell::ANALYSIS_DEAREST, seat = seat);
        for (heading, moves) in [(best, &account.best), (dearest, &account.dearest)] {
            if !moves.is_empty() {
                writeln!(out, "\n{heading}")?;
            }
            for weight in moves {
                writeln!(out, "  {}", moved::<G>(kept, weight, telling))?;
            }
        }
    }
    writeln!(out, "\n{}", say!(words, shell::ANALYSIS_HONEST, worlds = kept.worlds))?;
    Ok(())
}

/// A turning point in words.
fn turning<G: Terminal>(kept: &Kept, turn: &TurningPoint, telling: &Telling) -> String {
    let what = kept.decision(turn.n).map_or_else(String::new, |decision| what::<G>(decision, telling));
    let from = hundredths(turn.from);
    let to = hundredths((turn.from + turn.by.mean).clamp(0.0, 1.0));
    let about = around(turn.by);
    let (words, seat, step) = (&telling.words, turn.seat, turn.n);
    if turn.luck {
        say!(
            words,
            shell::ANALYSIS_TURN_LUCK,
            step = step,
            what = what,
            seat = seat,
            from = from,
            to = to,
            about = about
        )
    } else {
        say!(
            words,
            shell::ANALYSIS_TURN_CHOICE,
            step = step,
            what = what,
            seat = seat,
            from = from,
            to = to,
            about = about
        )
    }
}

/// A move that was clearly better or worse than everything else.
fn moved<G: Terminal>(kept: &Kept, weight: &Weight, telling: &Telling) -> String {
    let Some(decision) = kept.decision(weight.n) else { return String::new() };
    let (step, what, by) = (weight.n, what::<G>(decision, telling), change(weight.by));
    let better = decision.others.first().filter(|_| weight.by.mean < 0.0);
    let words = &telling.words;
    if let Some(better) = better {
        let better = done::<G>(&better.action, telling);
        say!(words, shell::ANALYSIS_MOVE_DEAR, step = step, what = what, by = by, better = better)
    } else {
        say!(words, shell::ANALYSIS_MOVE, step = step, what = what, by = by)
    }
}

/// Who did what, and what can be said about it.
fn what<G: Terminal>(decision: &Analysed, telling: &Telling) -> String {
    let name = telling.name(decision.seat);
    let action = done::<G>(&decision.action, telling);
    let remark = decision.remark.as_ref().and_then(|remark| reading::from_value::<G::Remark>(remark).ok());
    let remark = remark.map_or_else(String::new, |remark| format!(" ({})", G::says(&remark, telling)));
    format!("{name}: {action}{remark}").replace('\n', " ")
}

/// An action in words. It may come from anybody's file, so it is read before it is said.
fn done<G: Terminal>(action: &Value, telling: &Telling) -> String {
    let action = reading::from_value::<G::Action>(action).ok();
    action.map_or_else(String::new, |action| telling.words.of("action", &action))
}

/// A chance, in a hundred.
pub fn hundredths(chance: f32) -> String {
    format!("{:.0}", chance * 100.0)
}

/// A change of one, in a hundred and with its sign; only how far it may be off, where it does not stand out from that.
fn change(by: Estimate) -> String {
    let (number, about) = (format!("{:+.0}", by.mean * 100.0).replace('-', "−"), around(by));
    if by.error <= 0.0 {
        number
    } else if by.mean.abs() < by.error * WIDE {
        format!("±{about}")
    } else {
        format!("{number} ±{about}")
    }
}

/// How far it may be off, in a hundred.
fn around(by: Estimate) -> String {
    format!("{:.0}", by.error * WIDE * 100.0)
}
