//! The results of an arena as a picture: a bar a pairing, with its interval and the line of parity.

use std::fmt::Write;

use super::{Line, Report, Round};

const WIDTH: f64 = 640.0;
const LEFT: f64 = 210.0;
const RIGHT: f64 = 70.0;
const ROW: f64 = 44.0;
const TOP: f64 = 56.0;

/// The challenger of each round against the others.
pub fn svg(report: &Report<'_>) -> String {
    let height = TOP + ROW * report.rounds.len() as f64 + 34.0;
    let mut svg = format!(
        r##"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" font-family="Alegreya Sans, sans-serif" font-size="15" fill="#2b2118">
<rect width="{WIDTH}" height="{height}" fill="#fffaf0"/>
<text x="16" y="30" font-size="19" font-weight="bold">{}, {} seats{}</text>
"##,
        report.game,
        report.seats,
        if report.haste > 1 { format!(", {} times fewer worlds", report.haste) } else { String::new() },
    );
    for percent in [0, 25, 50, 75, 100] {
        let x = x(f64::from(percent) / 100.0);
        let _ = writeln!(
            svg,
            r##"<line x1="{x}" x2="{x}" y1="{TOP}" y2="{}" stroke="#d9cbb0"/><text x="{x}" y="{}" font-size="12" text-anchor="middle">{percent} %</text>"##,
            height - 30.0,
            height - 12.0
        );
    }
    for (row, round) in report.rounds.iter().enumerate() {
        if let Some((challenger, others)) = round.players.split_first() {
            bar(&mut svg, TOP + ROW * row as f64, round, challenger, others);
        }
    }
    svg.push_str("</svg>\n");
    svg
}

fn x(rate: f64) -> f64 {
    LEFT + rate * (WIDTH - LEFT - RIGHT)
}

fn bar(svg: &mut String, y: f64, round: &Round, challenger: &Line, others: &[Line]) {
    let names: Vec<String> = others.iter().map(|line| line.level.to_string()).collect();
    let (from, to, low, high) =
        (x(0.0), x(challenger.win_rate), x(challenger.interval[0]), x(challenger.interval[1]));
    let (middle, parity) = (y + ROW / 2.0, x(round.parity));
    let _ = write!(
        svg,
        r##"<text x="{}" y="{}" text-anchor="end"><tspan font-weight="bold">{}</tspan> against {}</text>
<rect x="{from}" y="{}" width="{}" height="22" fill="#3d6b8c"/>
<path d="M{low} {middle}H{high}M{low} {}v10M{high} {}v10" stroke="#2b2118" stroke-width="1.5"/>
<line x1="{parity}" x2="{parity}" y1="{}" y2="{}" stroke="#93311c" stroke-width="2" stroke-dasharray="4 3"/>
<text x="{}" y="{}">{:.1} %</text>
"##,
        LEFT - 12.0,
        middle + 5.0,
        challenger.level,
        names.join(", "),
        middle - 11.0,
        to - from,
        middle - 5.0,
        middle - 5.0,
        y + 4.0,
        y + ROW - 4.0,
        high.max(to) + 8.0,
        middle + 5.0,
        challenger.win_rate * 100.0,
    );
}
