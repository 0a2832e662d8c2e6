//! Whether a decision is one in name only, and everybody knows it.

use comptoir_kernel::chance::Fast;
use comptoir_kernel::{Game, Seat, Viewer};

/// Worlds that are imagined before it is believed.
const WORLDS: u64 = 24;

/// Whether `seat`, which has this one action, has one in every world that a spectator takes for possible. Then a step that is taken
/// without a thought tells nobody anything. Where the single action follows from what only its seat knows, a quick step would tell the
/// others of it, and so would a pause for thought that is always left out.
pub(crate) fn is_openly_forced<G: Game>(game: &G, seat: Seat, legal: &[G::Action]) -> bool {
    if legal.len() != 1 || !game.lists_all(seat) {
        return false;
    }
    let seen = game.view(Viewer::Spectator);
    let mut open = Vec::new();
    (0..WORLDS).all(|seed| {
        let world = G::imagine(&seen, &mut Fast::new(seed));
        open.clear();
        world.legal(seat, &mut open);
        open.len() == 1 && world.lists_all(seat)
    })
}
