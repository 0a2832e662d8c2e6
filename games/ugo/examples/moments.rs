//! Prints the moments of a game as one seat, or a spectator, sees them: what it heard and the frame that followed, as the
//! server sends them. The page's tests walk through them.
//!
//!     cargo run -p comptoir-ugo --example moments -- <seats> <viewer|-> <variant> <seed> <steps>

use comptoir_kernel::chance::Fast;
use comptoir_kernel::playthrough::Playthrough;
use comptoir_kernel::tell::Told;
use comptoir_kernel::{Chance, Game, Seat, ToAct, Viewer};
use comptoir_ugo::{Action, Event, Options, Ugo};
use serde_json::{Value, json};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let [seats, viewer, variant, seed, steps] = arguments.as_slice() else {
        return Err("say: <seats> <viewer|-> <variant> <seed> <steps>".into());
    };
    let viewer = match viewer.as_str() {
        "-" => Viewer::Spectator,
        seat => Viewer::Seat(Seat(seat.parse()?)),
    };
    let options = Options { variant: serde_json::from_value(json!(variant))?, ..Options::default() };
    let steps: usize = steps.parse()?;
    let mut chance = Fast::new(seed.parse()?);
    let beginning = Playthrough::<Ugo>::begin(&options, seats.parse()?, &mut chance)?;
    let mut playthrough = beginning.playthrough;

    println!("[\n{}", moment(0, None, &playthrough, &beginning.told, viewer));
    for n in 1..=steps {
        let ToAct::Seats(to_act) = playthrough.game().to_act() else { break };
        let Some(seat) = to_act.iter().next() else { break };
        let mut legal = Vec::new();
        playthrough.game().legal(seat, &mut legal);
        let action = legal[chance.below(legal.len() as u32) as usize];
        let outcome =
            playthrough.act(seat, &action, &mut chance).map_err(|refusal| format!("{refusal:?}"))?;
        println!(",\n{}", moment(n, Some(seat), &playthrough, &outcome.told, viewer));
    }
    println!("]");
    Ok(())
}

fn moment(
    n: usize,
    seat: Option<Seat>,
    playthrough: &Playthrough<Ugo>,
    told: &Told<Event>,
    viewer: Viewer,
) -> Value {
    let game = playthrough.game();
    let mut legal: Vec<Action> = Vec::new();
    if let Viewer::Seat(seat) = viewer {
        game.legal(seat, &mut legal);
    }
    let (to_act, standings) = match game.to_act() {
        ToAct::Seats(seats) => (seats.iter().collect::<Vec<_>>(), None),
        ToAct::Over(standings) => (Vec::new(), Some(standings.lines().collect::<Vec<_>>())),
    };
    json!({
        "heard": { "n": n, "seat": seat, "undo": false, "at": 0, "events": told.heard_by(viewer).collect::<Vec<_>>() },
        "frame": {
            "version": n,
            "view": game.view(viewer),
            "legal": legal,
            "to_act": to_act,
            "can_undo": matches!(viewer, Viewer::Seat(seat) if playthrough.can_undo(seat)),
            "standings": standings,
        },
    })
}
