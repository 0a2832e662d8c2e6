//! How rounds and the game end (G-8, G-9.8).

use comptoir_kernel::{Chance, Seat, Standings, Tell};

use crate::board::board;
use crate::data::data;
use crate::{Event, GoldenCity, Phase, SEATS};

impl GoldenCity {
    /// After the last building turn: the score card is scored; then the game is over or the next round begins.
    pub(crate) fn end_round(&mut self, chance: &mut impl Chance, tell: &mut impl Tell<Event>) {
        self.score_round(tell);
        if let Some(victory_points) = self.special_scoring() {
            self.score_specially(victory_points, tell);
        }
        if !self.is_last_round() {
            self.pass_marker();
            return self.begin_round(chance, tell);
        }
        if self.letters_decide() {
            self.score_bonus_cards(tell);
        }
        self.phase = Phase::Over;
        tell.all(|| Event::GameOver {
            letters: self.totals(),
            victory_points: self.everybody().iter().map(|player| player.victory_points).collect(),
        });
    }

    /// The victory points to be won after this round, if a special scoring falls on it (G-9.7).
    fn special_scoring(&self) -> Option<u8> {
        let drought = &data().great_drought;
        let between = drought.rounds_between_special_scorings;
        (!self.letters_decide() && self.round.is_multiple_of(between)).then(|| {
            let scoring = usize::from(self.round / between) - 1;
            drought.victory_points.get(scoring).copied().unwrap_or(0)
        })
    }

    /// Whether the game is won by letters. In the Great Drought that is so only when it ends because somebody is blocked; no
    /// special scoring then takes the letters away first (G-9.8).
    fn letters_decide(&self) -> bool {
        !self.drought() || !self.blocked.is_empty()
    }

    /// The score cards are used up, somebody is blocked, or somebody has placed all their posts; in the Great Drought instead
    /// of the last, somebody has enough victory points (G-8.1, G-9.8).
    pub(crate) fn is_last_round(&self) -> bool {
        let decided = if self.drought() {
            let enough = data().great_drought.victory_points_to_win;
            self.everybody().iter().any(|player| player.victory_points >= enough)
        } else {
            Seat::all(self.seats).any(|seat| self.posts_left(seat) == 0)
        };
        decided || self.score_deck.is_empty() || !self.blocked.is_empty()
    }

    /// Notices who has posts left and no place for any, whatever cards they may get (G-8.3). It needs every port taken, so that
    /// is asked first.
    pub(crate) fn find_the_blocked(&mut self, tell: &mut impl Tell<Event>) {
        let free = self.players.iter().fold(board().ports, |free, player| free - player.posts);
        if !free.is_empty() {
            return;
        }
        for seat in Seat::all(self.seats) {
            let stuck = self.posts_left(seat) > 0 && self.open_places(seat).is_empty();
            if stuck && !self.blocked.contains(seat) {
                self.blocked.insert(seat);
                tell.all(|| Event::PlayerBlocked { seat });
            }
        }
    }

    /// The blocked come last, unless all are (G-8.4); then letters count, posts in the city, coins (G-8.6). A Great Drought in
    /// which nobody is blocked is decided by victory points alone (G-9.8).
    pub(crate) fn standings(&self) -> Standings {
        let all_blocked = self.blocked.len() == usize::from(self.seats);
        let keys: [_; SEATS] = std::array::from_fn(|at| {
            let seat = Seat(at as u8);
            let ranked = all_blocked || !self.blocked.contains(seat);
            let victory_points = u16::from(self.of(seat).victory_points);
            (ranked, if self.letters_decide() { self.strength(seat) } else { (victory_points, 0, 0) })
        });
        Standings::by_key(&keys[..usize::from(self.seats)], |(_, (points, ..))| i32::from(*points))
    }
}
