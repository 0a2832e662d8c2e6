//! The law over whole streams: what a viewer was shown is what the rules make of the recorded game for that viewer, and nothing else.

use std::cell::RefCell;
use std::collections::BTreeMap;
use std::rc::Rc;

use anyhow::{Context, Result, ensure};
use comptoir_kernel::playthrough::{Move, Playthrough};
use comptoir_kernel::record::Record;
use comptoir_kernel::tell::Told;
use comptoir_kernel::{Game, Seat, ToAct, Viewer};
use comptoir_server::protocol::{Follower, Frame, Heard, Numbered, ToPage};
use serde::Serialize;
use serde_json::Value;

/// What a viewer may be shown at one version, and what was heard of the step that led to it.
struct Moment {
    frame: Frame,
    done: Done,
    events: Vec<Value>,
}

/// Whose step it was, and what it took back: its seat's last step, or all after one that is named.
type Done = (Option<Seat>, bool, Option<u32>);

/// Compares every message with the recorded game; gives how many frames and steps there were.
pub fn check<G: Game>(record: &str, viewer: Viewer, messages: &[String]) -> Result<usize> {
    let record = Record::<G>::parse(record)?;
    record.verify().map_err(|(step, why)| anyhow::anyhow!("step {step} does not verify: {why}"))?;
    let moments = moments(&record, viewer)?;
    let mut compared = 0;
    let mut follower = Follower::default();
    for text in messages {
        let same = (|| -> Result<()> {
            let message: Numbered = serde_json::from_str(text)?;
            let plain: Value = serde_json::from_str(text)?;
            ensure!(serde_json::to_value(&message)? == plain, "there is more in it than the protocol says");
            // What is told by changes is compared as whole frames.
            match &follower.hear(message.message)?.0 {
                ToPage::Snapshot { frame, history, .. } => {
                    compare_frame(&moments, frame.as_ref().context("no frame")?, viewer)?;
                    history.iter().try_for_each(|heard| compare_heard(&moments, heard))?;
                    compared += 1 + history.len();
                }
                ToPage::Step { heard, frame } => {
                    compare_heard(&moments, heard)?;
                    compare_frame(&moments, frame, viewer)?;
                    compared += 2;
                }
                ToPage::Table { .. }
                | ToPage::Done { .. }
                | ToPage::Refused { .. }
                | ToPage::Line { .. }
                | ToPage::Unsaid { .. }
                | ToPage::Orders { .. }
                | ToPage::Moved(_)
                | ToPage::Clock { .. }
                | ToPage::Heartbeat => {}
            }
            Ok(())
        })();
        same.with_context(|| format!("to {viewer:?}: {text:.300}"))?;
    }
    Ok(compared)
}

fn compare_frame(moments: &[Moment], frame: &Frame, viewer: Viewer) -> Result<()> {
    let true_one = &moments.get(frame.version as usize).context("a version the game does not have")?.frame;
    ensure!(frame.view == true_one.view, "the view is not the viewer's");
    ensure!(viewer.seat().is_some() || frame.legal.is_empty(), "a spectator is offered actions");
    ensure!(frame.legal == true_one.legal, "the actions are not those of the viewer's seat");
    ensure!(frame == true_one, "the frame differs");
    Ok(())
}

fn compare_heard(moments: &[Moment], heard: &Heard) -> Result<()> {
    let true_one = moments.get(heard.n as usize).context("a step the game does not have")?;
    ensure!(heard.events == true_one.events, "the events of step {} are not the viewer's", heard.n);
    ensure!((heard.seat, heard.undo, heard.rewind) == true_one.done, "step {} is another's", heard.n);
    Ok(())
}

fn moments<G: Game>(record: &Record<G>, viewer: Viewer) -> Result<Vec<Moment>> {
    let beginning = Playthrough::<G>::begin_again(&record.header)?;
    let mut playthrough = beginning.playthrough;
    let mut moments = vec![moment(&playthrough, 0, viewer, (None, false, None), &beginning.told)?];
    for (n, step) in (1u32..).zip(&record.steps) {
        let told = playthrough.repeat(step)?.told;
        let (undo, rewind) = match step.played {
            Move::Action(_) => (false, None),
            Move::Undo => (true, None),
            Move::Rewind(to) => (false, Some(to as u32)),
        };
        moments.push(moment(&playthrough, n, viewer, (Some(step.seat), undo, rewind), &told)?);
    }
    Ok(moments)
}

fn moment<G: Game>(
    playthrough: &Playthrough<G>,
    version: u32,
    viewer: Viewer,
    done: Done,
    told: &Told<G::Event>,
) -> Result<Moment> {
    let game = playthrough.game();
    let mut legal = Vec::new();
    if let Some(seat) = viewer.seat() {
        game.legal(seat, &mut legal);
    }
    let (to_act, standings) = match game.to_act() {
        ToAct::Over(standings) => (Vec::new(), Some(standings.lines().collect())),
        ToAct::Seats(_) => (game.to_act().seats().into(), None),
    };
    let gives_up = |action: &&G::Action| {
        G::forgoes(action, &legal) && viewer.seat().is_some_and(|seat| playthrough.closes(seat, action))
    };
    let forgone: Vec<_> = legal.iter().filter(gives_up).cloned().collect();
    let frame = Frame {
        version,
        view: serde_json::to_value(game.view(viewer))?,
        legal: values(&legal)?,
        to_act,
        rewinds: viewer.seat().map_or_else(Vec::new, |seat| rewinds(playthrough, seat)),
        can_undo: viewer.seat().is_some_and(|seat| playthrough.can_undo(seat)),
        // That nobody learns anything from it is a law of its own: `engine/tests/forced.rs`.
        forced: Frame::of(version, playthrough, viewer).forced,
        forgoes: values(&forgone)?,
        standings,
    };
    let events = told.heard_by(viewer).map(serde_json::to_value).collect::<Result<_, _>>()?;
    Ok(Moment { frame, done, events })
}

/// The messages of a stream, each with whoever follows it.
fn followed(stream: &[String]) -> impl Iterator<Item = (Rc<RefCell<Follower>>, &String)> {
    let follower = Rc::new(RefCell::new(Follower::default()));
    stream.iter().map(move |text| (follower.clone(), text))
}

fn rewinds<G: Game>(playthrough: &Playthrough<G>, seat: Seat) -> Vec<u32> {
    playthrough.rewinds(seat).into_iter().map(|to| to as u32).collect()
}

fn values(of: &[impl Serialize]) -> Result<Vec<Value>> {
    Ok(of.iter().map(serde_json::to_value).collect::<Result<_, _>>()?)
}

/// What a bot says about its step is the same for everybody.
pub fn same_remarks<'a>(streams: impl Iterator<Item = &'a [String]>) -> Result<()> {
    let mut known: BTreeMap<u32, Option<Value>> = BTreeMap::new();
    for (follower, text) in streams.flat_map(followed) {
        let heard = match follower.borrow_mut().hear(serde_json::from_str::<Numbered>(text)?.message)?.0 {
            ToPage::Snapshot { history, .. } => history,
            ToPage::Step { heard, .. } => vec![heard],
            _ => continue,
        };
        for Heard { n, remark, .. } in heard {
            let first = known.entry(n).or_insert_with(|| remark.clone());
            ensure!(*first == remark, "the remark about step {n} is not the same for everybody");
        }
    }
    Ok(())
}
