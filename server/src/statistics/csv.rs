//! The same as tables: comma-separated values, as RFC 4180 has them.

use std::fmt::Display;

use serde_json::Value;

use crate::protocol::{GameStatistics, Leaderboard, PlayedOnce};

/// A table with a head.
struct Csv(String);

impl Csv {
    fn new(head: &[&str]) -> Csv {
        let mut csv = Csv(String::new());
        csv.line(head);
        csv
    }

    fn line<T: Display>(&mut self, cells: &[T]) {
        let cells: Vec<String> = cells.iter().map(|cell| quoted(&cell.to_string())).collect();
        self.0.push_str(&cells.join(","));
        self.0.push_str("\r\n");
    }
}

/// A cell. One that a spreadsheet would take for a formula begins with an apostrophe: somebody may be called `=1+1`.
fn quoted(cell: &str) -> String {
    let number = cell.parse::<f64>().is_ok();
    let formula = !number && cell.starts_with(['=', '+', '-', '@', '\t', '\r']);
    let cell = if formula { format!("'{cell}") } else { cell.to_owned() };
    if cell.contains(['"', ',', '\n', '\r']) { format!("\"{}\"", cell.replace('"', "\"\"")) } else { cell }
}

fn or_empty(cell: Option<impl Display>) -> String {
    cell.map_or_else(String::new, |cell| cell.to_string())
}

/// `memory=open first=lot`.
fn options(chosen: &Value) -> String {
    let chosen = chosen.as_object().into_iter().flatten();
    let chosen: Vec<String> =
        chosen.map(|(option, choice)| format!("{option}={}", choice.as_str().unwrap_or_default())).collect();
    chosen.join(" ")
}

/// Somebody's games, a line each.
pub fn person_as_csv(games: &[PlayedOnce]) -> String {
    let mut csv = Csv::new(&[
        "ended",
        "seconds",
        "steps",
        "seats",
        "seat",
        "place",
        "points",
        "options",
        "strongest_bot",
        "decisions",
        "thought_seconds",
        "handed_over",
        "rated",
        "rating",
        "within",
        "table",
    ]);
    for game in games {
        csv.line(&[
            game.ended.to_string(),
            game.seconds.to_string(),
            game.steps.to_string(),
            game.seats.to_string(),
            (game.seat.0 + 1).to_string(),
            game.place.to_string(),
            game.points.to_string(),
            options(&game.options),
            or_empty(game.bots),
            game.decisions.to_string(),
            game.thought.to_string(),
            game.handed_over.to_string(),
            game.rated.to_string(),
            or_empty(game.rating),
            or_empty(game.within),
            or_empty(game.table.as_ref()),
        ]);
    }
    csv.0
}

/// Everything that is counted of a game: what, of which value, how often.
pub fn game_as_csv(statistics: &GameStatistics) -> String {
    let mut csv = Csv::new(&["seats", "options", "counted", "value", "times"]);
    for group in &statistics.groups {
        let mut line = |counted: &str, value: String, times: u32| {
            csv.line(&[
                group.seats.to_string(),
                options(&group.options),
                counted.to_owned(),
                value,
                times.to_string(),
            ]);
        };
        line("games", String::new(), group.games);
        for (seat, wins) in (1..).zip(&group.wins) {
            line("wins_of_seat", i32::to_string(&seat), *wins);
        }
        group.points.iter().for_each(|(points, times)| line("points", points.to_string(), *times));
        group.steps.iter().for_each(|(steps, times)| line("steps_from", steps.to_string(), *times));
        group.minutes.iter().for_each(|(minutes, times)| line("minutes_from", minutes.to_string(), *times));
    }
    csv.0
}

/// A page of a leaderboard.
pub fn leaders_as_csv(board: &Leaderboard) -> String {
    let mut csv = Csv::new(&["rank", "name", "rating", "within", "games", "id"]);
    for leader in &board.leaders {
        csv.line(&[
            leader.rank.to_string(),
            leader.name.clone(),
            leader.rating.points.to_string(),
            leader.rating.within.to_string(),
            leader.rating.games.to_string(),
            leader.id.clone(),
        ]);
    }
    csv.0
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cells_are_quoted_and_none_is_a_formula() {
        assert_eq!(quoted("Ana"), "Ana");
        assert_eq!(quoted("-12"), "-12");
        assert_eq!(quoted("Ana, \"one\""), "\"Ana, \"\"one\"\"\"");
        assert_eq!(quoted("=1+1"), "'=1+1");
        assert_eq!(quoted("@a,b"), "\"'@a,b\"");
    }
}
