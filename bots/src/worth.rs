//! What an end, or a guess at one, is worth to each seat: from 0 to 1.

use comptoir_kernel::{MAX_SEATS, Standings};

/// A number for each seat.
pub type Worth = [f32; MAX_SEATS];

/// Of an end: the victory first, then the place, and a little for the margin.
pub fn of_end(standings: &Standings, lead: f32) -> Worth {
    let mut points = [0.0; MAX_SEATS];
    let mut seats = 0;
    let mut winners = 0.0;
    for line in standings.lines() {
        points[line.seat.index()] = line.points as f32;
        seats += 1;
        winners += f32::from(u8::from(line.rank == 1));
    }
    let mut worth = of_points(&points[..seats], lead);
    for line in standings.lines() {
        let won = if line.rank == 1 { 1.0 / winners } else { 0.0 };
        let place = (seats as f32 - f32::from(line.rank)) / (seats as f32 - 1.0).max(1.0);
        let worth = &mut worth[line.seat.index()];
        *worth = 0.7 * won + 0.15 * place + 0.15 * *worth;
    }
    worth
}

/// Of the points each seat can expect: how likely it is to be first.
pub fn of_points(points: &[f32], lead: f32) -> Worth {
    let mut worth = [0.0; MAX_SEATS];
    let most = points.iter().copied().fold(f32::NEG_INFINITY, f32::max);
    let mut all = 0.0;
    for (worth, points) in worth.iter_mut().zip(points) {
        *worth = libm::expf((points - most) / lead);
        all += *worth;
    }
    worth.map(|worth| worth / all)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_victory_is_worth_more_than_any_margin() {
        let narrow = of_end(&Standings::by_points(&[31, 30, 30, 30]), 5.0);
        let second = of_end(&Standings::by_points(&[30, 31, 0, 0]), 5.0);
        assert!(narrow[0] > second[0] + 0.4, "{narrow:?} {second:?}");
        let wide = of_end(&Standings::by_points(&[60, 30, 30, 30]), 5.0);
        assert!(wide[0] > narrow[0], "the margin counts a little");
        let shared = of_end(&Standings::by_points(&[30, 30, 1, 1]), 5.0);
        assert!(shared[0] < narrow[0] && shared[0] > second[0], "a shared victory is half of one");
    }

    #[test]
    fn a_guess_adds_up_to_one_winner() {
        let worth = of_points(&[12.0, 10.0, 8.0], 4.0);
        assert!((worth.iter().sum::<f32>() - 1.0).abs() < 1e-5);
        assert!(worth[0] > worth[1] && worth[1] > worth[2]);
    }
}
