//! Everybody's chance over the game, as a picture.

use std::fmt::Write;

use comptoir_kernel::Seat;
use comptoir_words::{say, shell};

use super::Kept;
use crate::games::Telling;

const WIDTH: f32 = 960.0;
const LEFT: f32 = 56.0;
const RIGHT: f32 = 24.0;
const TOP: f32 = 92.0;
const HEIGHT: f32 = 360.0;
const BOTTOM: f32 = 44.0;
/// A colour and a line for each seat: nobody has to tell them apart by colour alone.
const LINES: [(&str, &str); 5] = [
    ("#93311c", ""),
    ("#3d6b8c", "9 4"),
    ("#55702f", "3 3"),
    ("#7a4b86", "12 4 3 4"),
    ("#8a6312", "6 2 2 2 2 2"),
];
/// How far a standard error reaches to either side.
const WIDE: f32 = 1.96;

pub fn svg(kept: &Kept, telling: &Telling) -> String {
    let words = &telling.words;
    let title = escaped(&say!(words, shell::ANALYSIS_CURVE));
    let about = escaped(&say!(words, shell::ANALYSIS_HONEST, worlds = kept.worlds));
    let (bottom, all) = (TOP + HEIGHT, TOP + HEIGHT + BOTTOM);
    let mut svg = format!(
        r##"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {all}" role="img" font-family="Alegreya Sans, sans-serif" font-size="15" fill="#2b2118">
<title>{title}</title>
<desc>{about}</desc>
<rect width="{WIDTH}" height="{all}" fill="#fffaf0"/>
<text x="{LEFT}" y="30" font-size="19" font-weight="bold">{title}</text>
"##
    );
    for percent in [0, 25, 50, 75, 100] {
        let y = high(percent as f32 / 100.0);
        let _ = writeln!(
            svg,
            r##"<line x1="{LEFT}" x2="{}" y1="{y}" y2="{y}" stroke="#d9cbb0"/><text x="{}" y="{}" font-size="12" text-anchor="end">{percent}{nbsp}%</text>"##,
            WIDTH - RIGHT,
            LEFT - 8.0,
            y + 4.0,
            nbsp = '\u{a0}',
        );
    }
    let last = kept.decisions.last().map_or(1, |decision| decision.n).max(1);
    let across = |n: u32| LEFT + n as f32 / last as f32 * (WIDTH - LEFT - RIGHT);
    for (place, (colour, dashes)) in (0..kept.standings.len()).zip(LINES) {
        let chances = kept
            .decisions
            .iter()
            .filter_map(|decision| Some((decision.n, decision.after.get(place)?.chance)))
            .collect::<Vec<_>>();
        let point = |n: u32, chance: f32| format!("{:.1},{:.1}", across(n), high(chance.clamp(0.0, 1.0)));
        let upper = chances.iter().map(|(n, chance)| point(*n, chance.mean + WIDE * chance.error));
        let lower = chances.iter().rev().map(|(n, chance)| point(*n, chance.mean - WIDE * chance.error));
        let band = upper.chain(lower).collect::<Vec<_>>().join(" ");
        let line = chances.iter().map(|(n, chance)| point(*n, chance.mean)).collect::<Vec<_>>().join(" ");
        let name = escaped(&telling.name(Seat(place as u8)));
        let x = LEFT + place as f32 * (WIDTH - LEFT - RIGHT) / LINES.len() as f32;
        let _ = writeln!(
            svg,
            r#"<polygon points="{band}" fill="{colour}" opacity="0.12"/>
<polyline points="{line}" fill="none" stroke="{colour}" stroke-width="2" stroke-dasharray="{dashes}"><title>{name}</title></polyline>
<line x1="{x}" x2="{}" y1="56" y2="56" stroke="{colour}" stroke-width="3" stroke-dasharray="{dashes}"/><text x="{}" y="61">{name}</text>"#,
            x + 34.0,
            x + 42.0,
        );
    }
    let turns = kept.summary.as_ref().map_or(&[][..], |summary| &summary.turns);
    for turn in turns {
        let x = across(turn.n);
        let _ = writeln!(
            svg,
            r##"<line x1="{x:.1}" x2="{x:.1}" y1="{TOP}" y2="{bottom}" stroke="#2b2118" stroke-dasharray="2 4"/><text x="{x:.1}" y="{}" font-size="12" text-anchor="middle">{}</text>"##,
            bottom + 18.0,
            turn.n,
        );
    }
    svg.push_str("</svg>\n");
    svg
}

fn high(chance: f32) -> f32 {
    TOP + (1.0 - chance) * HEIGHT
}

/// Names come from anybody's record.
fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}
