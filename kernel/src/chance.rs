//! Chance is an argument.
//!
//! A game asks for numbers with [`Chance::below`] and for nothing else. Live games draw from `ChaCha20` over a seed that
//! nobody knew alone ([`crate::fairness`]), simulations from a fast generator, replays from the recorded numbers.

use rand_chacha::ChaCha20Rng;
use rand_chacha::rand_core::{Rng, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;
use serde::{Deserialize, Serialize};

/// A source of chance.
pub trait Chance {
    /// A whole number from 0 to `n - 1`, each as likely as the others. `n` is at least 1.
    fn below(&mut self, n: u32) -> u32;

    /// Puts `items` into a random order: for each place from the first, one of the items not yet placed.
    fn shuffle<T>(&mut self, items: &mut [T])
    where
        Self: Sized,
    {
        let whole = items.len();
        self.shuffle_first(items, whole);
    }

    /// Puts a random choice of `items` into the first `count` places, in random order.
    fn shuffle_first<T>(&mut self, items: &mut [T], count: usize)
    where
        Self: Sized,
    {
        for place in 0..count.min(items.len().saturating_sub(1)) {
            let from = place + self.below((items.len() - place) as u32) as usize;
            items.swap(place, from);
        }
    }
}

impl<C: Chance + ?Sized> Chance for &mut C {
    #[inline]
    fn below(&mut self, n: u32) -> u32 {
        (**self).below(n)
    }
}

/// One draw: the number, and below which bound it was asked for. Written `[number, bound]` in records.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(from = "(u32, u32)", into = "(u32, u32)")]
pub struct Draw {
    /// What came up.
    pub number: u32,
    /// It was one of `0..below`.
    pub below: u32,
}

impl From<(u32, u32)> for Draw {
    fn from((number, below): (u32, u32)) -> Draw {
        Draw { number, below }
    }
}

impl From<Draw> for (u32, u32) {
    fn from(draw: Draw) -> (u32, u32) {
        (draw.number, draw.below)
    }
}

/// Multiplies a 32-bit word into `0..n` and draws again in the few cases that would favour some numbers (Lemire 2019).
#[inline]
fn below(n: u32, mut word: impl FnMut() -> u32) -> u32 {
    debug_assert!(n > 0, "a draw among nothing");
    let mut product = u64::from(word()) * u64::from(n);
    if (product as u32) < n {
        let unfair = n.wrapping_neg() % n.max(1);
        while (product as u32) < unfair {
            product = u64::from(word()) * u64::from(n);
        }
    }
    (product >> 32) as u32
}

/// Live games: `ChaCha20` over a 256-bit key. `docs/fairness.md` describes the stream, so that anybody can recompute it.
#[derive(Clone, Debug)]
pub struct Live(ChaCha20Rng);

impl Live {
    /// The stream of this key, from its beginning.
    pub fn new(key: [u8; 32]) -> Live {
        Live(ChaCha20Rng::from_seed(key))
    }
}

impl Chance for Live {
    fn below(&mut self, n: u32) -> u32 {
        below(n, || self.0.next_u32())
    }
}

/// The chance of a live game, with where it stood after each step: what is taken back is not drawn anew, the same numbers come again.
#[derive(Clone, Debug)]
pub struct Course {
    live: Live,
    /// Words used up after the set-up, which is step 0, and after each step.
    after: Vec<u64>,
}

impl Course {
    /// The chance of a game that has yet to be set up.
    pub fn new(live: Live) -> Course {
        Course { live, after: Vec::new() }
    }

    /// A step is over, or the set-up.
    pub fn mark(&mut self) {
        self.after.push(self.live.0.get_word_pos() as u64);
    }

    /// A step took back everything after step `to`: chance goes on from where it stood then.
    pub fn rewind(&mut self, to: usize) {
        if let Some(words) = self.after.get(to) {
            self.live.0.set_word_pos(u128::from(*words));
        }
    }

    /// Draws what a step has drawn, or the set-up.
    pub fn pass(&mut self, draws: &[Draw]) {
        for draw in draws {
            self.below(draw.below.max(1));
        }
    }

    /// Where it stands now.
    pub fn into_live(self) -> Live {
        self.live
    }
}

impl Chance for Course {
    fn below(&mut self, n: u32) -> u32 {
        self.live.below(n)
    }
}

/// Simulations and bots: quick, and the same for the same seed.
#[derive(Clone, Debug)]
pub struct Fast(Xoshiro256PlusPlus);

impl Fast {
    /// A generator of its own for each seed.
    pub fn new(seed: u64) -> Fast {
        Fast(Xoshiro256PlusPlus::seed_from_u64(seed))
    }

    /// Sixty-four random bits, to seed another generator with.
    pub fn next_seed(&mut self) -> u64 {
        self.0.next_u64()
    }
}

impl Chance for Fast {
    #[inline]
    fn below(&mut self, n: u32) -> u32 {
        below(n, || (self.0.next_u64() >> 32) as u32)
    }
}

/// Draws from another source and keeps what came up.
#[derive(Debug)]
pub struct Recorder<C> {
    source: C,
    /// Every draw so far.
    pub draws: Vec<Draw>,
}

impl<C: Chance> Recorder<C> {
    /// Records what `source` gives.
    pub fn new(source: C) -> Recorder<C> {
        Recorder { source, draws: Vec::new() }
    }
}

impl<C: Chance> Chance for Recorder<C> {
    fn below(&mut self, n: u32) -> u32 {
        let number = self.source.below(n);
        self.draws.push(Draw { number, below: n });
        number
    }
}

/// Gives recorded draws again. A draw the record does not have, or has for another bound, is remembered as a
/// difference and answered with 0: a broken record must not bring anything down.
#[derive(Debug)]
pub struct Recorded<'a> {
    draws: std::slice::Iter<'a, Draw>,
    differs: bool,
}

impl<'a> Recorded<'a> {
    /// Gives `draws` in their order.
    pub fn new(draws: &'a [Draw]) -> Recorded<'a> {
        Recorded { draws: draws.iter(), differs: false }
    }

    /// Whether the game asked for exactly the recorded draws.
    pub fn used_up(&self) -> bool {
        !self.differs && self.draws.len() == 0
    }
}

impl Chance for Recorded<'_> {
    fn below(&mut self, n: u32) -> u32 {
        match self.draws.next() {
            Some(draw) if draw.below == n && draw.number < n => draw.number,
            _ => {
                self.differs = true;
                0
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_number_below_is_drawn_about_as_often_as_the_others() {
        let mut chance = Fast::new(1);
        let mut seen = [0u32; 45];
        for _ in 0..45_000 {
            seen[chance.below(45) as usize] += 1;
        }
        assert!(seen.iter().all(|&count| (850..1150).contains(&count)), "{seen:?}");
    }

    #[test]
    fn the_live_stream_is_the_documented_one() {
        // The first words of the ChaCha20 key stream for an all-zero key and nonce (RFC 8439, appendix A.1, vector 1):
        // 76 b8 e0 ad a0 f1 3d 90 40 5d 6a e5.
        let mut live = Live::new([0; 32]);
        let words = [0xade0_b876_u64, 0x903d_f1a0, 0xe56a_5d40];
        for word in words {
            assert_eq!(u64::from(live.below(1_000_000)), (word * 1_000_000) >> 32);
        }
    }

    #[test]
    fn what_is_taken_back_is_drawn_again() {
        let mut course = Course::new(Live::new([3; 32]));
        let mut steps = Vec::new();
        for step in 0..50 {
            // Bounds whose draws are repeated now and then, so that words and draws are not the same count.
            steps.push((0..step % 7).map(|_| course.below(3 << 30)).collect::<Vec<_>>());
            course.mark();
        }
        for to in [40, 17, 0] {
            course.rewind(to);
            for step in &steps[to + 1..] {
                assert_eq!(&step.iter().map(|_| course.below(3 << 30)).collect::<Vec<_>>(), step);
            }
        }
    }

    #[test]
    fn a_shuffle_keeps_every_item() {
        let mut items: Vec<u32> = (0..45).collect();
        Fast::new(7).shuffle(&mut items);
        assert_ne!(items, (0..45).collect::<Vec<_>>());
        items.sort_unstable();
        assert_eq!(items, (0..45).collect::<Vec<_>>());
    }

    #[test]
    fn recorded_draws_come_again_and_a_difference_is_noticed() {
        let mut recorder = Recorder::new(Fast::new(3));
        let drawn: Vec<u32> = (2..9).map(|n| recorder.below(n)).collect();
        let mut again = Recorded::new(&recorder.draws);
        assert_eq!((2..9).map(|n| again.below(n)).collect::<Vec<_>>(), drawn);
        assert!(again.used_up());
        again.below(2);
        assert!(!again.used_up(), "one draw too many");
        let mut other = Recorded::new(&recorder.draws);
        other.below(3);
        assert!(!other.used_up(), "another bound than recorded");
    }
}
