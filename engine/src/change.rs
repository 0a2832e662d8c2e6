//! What is different between two texts of JSON, in few bytes: from one frame to the next.
//!
//! A *change* is JSON itself, and says little more than what is new; how to read it follows from what was there before.
//!
//! | before | the change | after |
//! |---|---|---|
//! | an object | an object | the same with some of its fields changed, each by its own change; a field that was not there is as it stands |
//! | an object | a list of one | that one, in its place |
//! | a list | a list of edits | what they make of it: a number above 0 keeps so many, one below 0 drops so many, a list is put in, an object changes the next, and what is left over stays |
//! | a list in a list | an object with one field, `~` | the same, the edits in that field |
//! | anything else | anything | that, in its place |
//!
//! An event often tells again what a view shows. There an object may be told as [`LIKE`]: it is like an object of the same name in the
//! view, with a change where it differs.
//!
//! The texts compared are written by `serde_json`, without spaces, so that equal values are equal texts and nothing has to be read in
//! order to find that most of it is as it was. `web/src/change.ts` reads changes as this does.

use serde_json::{Map, Value};

/// The field of an object in an event that is like one in the view: the how many-th of that name, counted from 0 through the view in the
/// order of its fields' names.
pub const LIKE: &str = "$";
/// How it differs. Also the edits of a list in a list.
pub const EDITS: &str = "~";
/// Objects of an event that are shorter than this are told as they are.
const LONG: usize = 40;
/// Objects of one name that are compared at most.
const ALIKE: usize = 16;
/// Pairs of elements that are compared at most to find what two lists have in common; beyond, what differs is told anew.
const PAIRS: usize = 1 << 13;

/// A change that does not fit what it is to change.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Misfit;

impl std::fmt::Display for Misfit {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("the change does not fit")
    }
}

impl std::error::Error for Misfit {}

/// What makes `new` of `old`, both written by `serde_json`; nothing if they are the same.
pub fn change(old: &str, new: &str) -> Option<String> {
    if old == new {
        return None;
    }
    let mut out = String::new();
    write_change(old, new, &mut out);
    Some(out)
}

/// What a change makes of `old`.
pub fn apply(old: &Value, change: &Value) -> Result<Value, Misfit> {
    match (old, change) {
        (Value::Object(old), Value::Object(changes)) => {
            let mut new = old.clone();
            for (name, change) in changes {
                let after = match old.get(name) {
                    Some(before) => apply(before, change)?,
                    None => change.clone(),
                };
                new.insert(name.clone(), after);
            }
            Ok(Value::Object(new))
        }
        (Value::Object(_), Value::Array(instead)) => match instead.as_slice() {
            [instead] => Ok(instead.clone()),
            _ => Err(Misfit),
        },
        (Value::Array(old), Value::Array(edits)) => apply_edits(old, edits).map(Value::Array),
        (_, instead) => Ok(instead.clone()),
    }
}

fn apply_edits(old: &[Value], edits: &[Value]) -> Result<Vec<Value>, Misfit> {
    let mut rest = old;
    let mut new = Vec::new();
    let mut next = |many: usize| -> Result<&[Value], Misfit> {
        let (taken, left) = rest.split_at_checked(many).ok_or(Misfit)?;
        rest = left;
        Ok(taken)
    };
    for edit in edits {
        match edit {
            Value::Number(many) => {
                let many = many.as_i64().ok_or(Misfit)?;
                let taken = next(many.unsigned_abs() as usize)?;
                if many > 0 {
                    new.extend_from_slice(taken);
                }
            }
            Value::Array(put_in) => new.extend_from_slice(put_in),
            Value::Object(changes) => match &next(1)?[0] {
                before @ Value::Object(_) => new.push(apply(before, edit)?),
                before @ Value::Array(_) => new.push(apply(before, changes.get(EDITS).ok_or(Misfit)?)?),
                _ => return Err(Misfit),
            },
            _ => return Err(Misfit),
        }
    }
    new.extend_from_slice(rest);
    Ok(new)
}

/// Events, written by `serde_json`, in few bytes for somebody who has the view. Nothing if that cannot be: where an event has a field
/// of a name that means something else here.
pub fn alike(events: &str, view: &str) -> Option<String> {
    if events.contains("\"$\":") {
        return None;
    }
    // Names are compared as they are written, and what is escaped in them would be in another order.
    if view.contains('\\') {
        return Some(events.to_owned());
    }
    let mut out = String::new();
    write_alike(events, None, view, &mut out);
    Some(out)
}

/// The events that were told by [`alike`].
pub fn unlike(told: &Value, view: &Value) -> Result<Value, Misfit> {
    unlike_named(told, None, view)
}

fn unlike_named(told: &Value, name: Option<&str>, view: &Value) -> Result<Value, Misfit> {
    match told {
        Value::Object(fields) if fields.contains_key(LIKE) => {
            let place = fields[LIKE].as_u64().ok_or(Misfit)?;
            let mut found = Vec::new();
            named(view, name.ok_or(Misfit)?, &mut found);
            let found = found.get(place as usize).ok_or(Misfit)?;
            match fields.get(EDITS) {
                Some(change) => apply(found, change),
                None => Ok((*found).clone()),
            }
        }
        Value::Object(fields) => {
            let mut plain = Map::new();
            for (name, value) in fields {
                plain.insert(name.clone(), unlike_named(value, Some(name), view)?);
            }
            Ok(Value::Object(plain))
        }
        Value::Array(list) => {
            let plain: Result<_, _> = list.iter().map(|value| unlike_named(value, None, view)).collect();
            Ok(Value::Array(plain?))
        }
        plain => Ok(plain.clone()),
    }
}

/// A field of an object that was written by `serde_json`.
pub fn field<'a>(object: &'a str, name: &str) -> Option<&'a str> {
    fields(object).find(|(other, _)| *other == name).map(|(_, value)| value)
}

/// The objects that are fields of this name somewhere in a value.
fn named<'a>(value: &'a Value, name: &str, found: &mut Vec<&'a Value>) {
    match value {
        // Their names are sorted.
        Value::Object(fields) => {
            for (field, value) in fields {
                if field == name && value.is_object() {
                    found.push(value);
                }
                named(value, name, found);
            }
        }
        Value::Array(list) => list.iter().for_each(|value| named(value, name, found)),
        _ => {}
    }
}

/// The same in a text.
fn named_in<'a>(text: &'a str, name: &str, found: &mut Vec<&'a str>) {
    match Kind::of(text) {
        Kind::Object => {
            let mut fields: Vec<_> = fields(text).collect();
            fields.sort_unstable_by_key(|(name, _)| *name);
            for (field, value) in fields {
                if field == name && Kind::of(value) == Kind::Object {
                    found.push(value);
                }
                named_in(value, name, found);
            }
        }
        Kind::List => elements(text).for_each(|value| named_in(value, name, found)),
        Kind::Plain => {}
    }
}

fn write_alike(text: &str, name: Option<&str>, view: &str, out: &mut String) {
    match Kind::of(text) {
        Kind::Object => {
            if let Some(shorter) = name.and_then(|name| like(text, name, view)) {
                out.push_str(&shorter);
                return;
            }
            out.push('{');
            for (at, (name, value)) in fields(text).enumerate() {
                comma(at, out);
                write_name(name, out);
                write_alike(value, Some(name), view, out);
            }
            out.push('}');
        }
        Kind::List => {
            out.push('[');
            for (at, value) in elements(text).enumerate() {
                comma(at, out);
                write_alike(value, None, view, out);
            }
            out.push(']');
        }
        Kind::Plain => out.push_str(text),
    }
}

/// The shortest way to tell a long object by one of the same name.
fn like(text: &str, name: &str, view: &str) -> Option<String> {
    if text.len() < LONG {
        return None;
    }
    let mut found = Vec::new();
    named_in(view, name, &mut found);
    let mut shortest: Option<String> = None;
    for (place, other) in found.into_iter().take(ALIKE).enumerate() {
        let told = match change(other, text) {
            None => format!("{{\"{LIKE}\":{place}}}"),
            Some(change) => format!("{{\"{LIKE}\":{place},\"{EDITS}\":{change}}}"),
        };
        if told.len() < shortest.as_deref().unwrap_or(text).len() {
            shortest = Some(told);
        }
    }
    shortest
}

/// Writes the change from one value to another that differs.
fn write_change(old: &str, new: &str, out: &mut String) {
    match (Kind::of(old), Kind::of(new)) {
        (Kind::Object, Kind::Object) => {
            let before = out.len();
            if write_fields(old, new, out).is_none() || out.len() - before > new.len() + 2 {
                out.truncate(before);
                write_instead(new, out);
            }
        }
        (Kind::Object, Kind::List) => write_instead(new, out),
        (Kind::List, Kind::List) => write_edits(old, new, out),
        _ => out.push_str(new),
    }
}

fn write_instead(new: &str, out: &mut String) {
    out.push('[');
    out.push_str(new);
    out.push(']');
}

/// Writes what is different in an object; nothing can be said where a field is gone.
fn write_fields(old: &str, new: &str, out: &mut String) -> Option<()> {
    let before: Vec<(&str, &str)> = fields(old).collect();
    let mut same = 0;
    out.push('{');
    let start = out.len();
    for (at, (name, value)) in fields(new).enumerate() {
        // Mostly the fields are the same ones in the same order.
        let aligned = before.get(at).filter(|(other, _)| *other == name);
        let known = aligned.or_else(|| before.iter().find(|(other, _)| *other == name));
        same += usize::from(known.is_some());
        if known.is_some_and(|(_, other)| *other == value) {
            continue;
        }
        comma(out.len() - start, out);
        write_name(name, out);
        match known {
            Some((_, other)) => write_change(other, value, out),
            None => out.push_str(value),
        }
    }
    out.push('}');
    (same == before.len()).then_some(())
}

fn write_edits(old: &str, new: &str, out: &mut String) {
    let (old, new): (Vec<&str>, Vec<&str>) = (elements(old).collect(), elements(new).collect());
    let first = old.iter().zip(&new).take_while(|(old, new)| old == new).count();
    let (left, right) = (&old[first..], &new[first..]);
    let last = left.iter().rev().zip(right.iter().rev()).take_while(|(old, new)| old == new).count();
    let (left, right) = (&left[..left.len() - last], &right[..right.len() - last]);

    let start = out.len();
    if left.len() == right.len() {
        one_by_one(left, right, Edits::new(first, out));
    }
    let others = out.len() > start;
    if left.len() * right.len() <= PAIRS {
        let other = out.len();
        in_common(left, right, Edits::new(first, out));
        if others {
            // The shorter of the two.
            if out.len() - other < other - start {
                out.replace_range(start..other, "");
            } else {
                out.truncate(other);
            }
        }
    } else if !others {
        let mut edits = Edits::new(first, out);
        edits.drop(left.len());
        for new in right {
            edits.put_in(new);
        }
        edits.end();
    }
}

/// Every element becomes the one in the same place.
fn one_by_one(old: &[&str], new: &[&str], mut edits: Edits<'_>) {
    for (old, new) in old.iter().zip(new) {
        if old == new {
            edits.keep(1);
        } else {
            edits.change(old, new);
        }
    }
    edits.end();
}

/// What both have in common stays.
fn in_common(old: &[&str], new: &[&str], mut edits: Edits<'_>) {
    // How long the longest common part is, from each place of both on.
    let width = new.len() + 1;
    let mut longest = vec![0u16; (old.len() + 1) * width];
    for i in (0..old.len()).rev() {
        for j in (0..new.len()).rev() {
            longest[i * width + j] = if old[i] == new[j] {
                longest[(i + 1) * width + j + 1] + 1
            } else {
                longest[(i + 1) * width + j].max(longest[i * width + j + 1])
            };
        }
    }
    let (mut i, mut j) = (0, 0);
    while i < old.len() || j < new.len() {
        if i < old.len() && j < new.len() && old[i] == new[j] {
            edits.keep(1);
            (i, j) = (i + 1, j + 1);
        } else if i == old.len()
            || j < new.len() && longest[i * width + j + 1] >= longest[(i + 1) * width + j]
        {
            edits.put_in(new[j]);
            j += 1;
        } else {
            edits.drop(1);
            i += 1;
        }
    }
    edits.end();
}

/// Writes the edits of a list.
struct Edits<'a> {
    out: &'a mut String,
    start: usize,
    keeps: usize,
    drops: usize,
    put_in: String,
}

impl Edits<'_> {
    /// The first ones stay.
    fn new(keeps: usize, out: &mut String) -> Edits<'_> {
        out.push('[');
        let start = out.len();
        Edits { out, start, keeps, drops: 0, put_in: String::new() }
    }

    fn keep(&mut self, many: usize) {
        self.write();
        self.keeps += many;
    }

    fn drop(&mut self, many: usize) {
        self.drops += many;
    }

    fn put_in(&mut self, new: &str) {
        comma(self.put_in.len(), &mut self.put_in);
        self.put_in.push_str(new);
    }

    /// The next one becomes another.
    fn change(&mut self, old: &str, new: &str) {
        let inner = match (Kind::of(old), Kind::of(new)) {
            (Kind::Object, Kind::Object) => {
                let mut inner = String::new();
                write_change(old, new, &mut inner);
                // Not if the whole of it is shorter.
                inner.starts_with('{').then_some(inner)
            }
            (Kind::List, Kind::List) => {
                let mut inner = format!("{{\"{EDITS}\":");
                write_edits(old, new, &mut inner);
                inner.push('}');
                (inner.len() < new.len() + 5).then_some(inner)
            }
            _ => None,
        };
        let Some(inner) = inner else {
            self.drop(1);
            self.put_in(new);
            return;
        };
        self.write();
        self.write_keeps();
        self.item(&inner);
    }

    /// What is left over stays.
    fn end(mut self) {
        self.write();
        self.out.push(']');
    }

    /// Writes what is dropped here and put in.
    fn write(&mut self) {
        if self.drops == 0 && self.put_in.is_empty() {
            return;
        }
        self.write_keeps();
        if self.drops > 0 {
            let drops = format!("-{}", std::mem::take(&mut self.drops));
            self.item(&drops);
        }
        if !self.put_in.is_empty() {
            let put_in = format!("[{}]", std::mem::take(&mut self.put_in));
            self.item(&put_in);
        }
    }

    fn write_keeps(&mut self) {
        if self.keeps > 0 {
            let keeps = std::mem::take(&mut self.keeps).to_string();
            self.item(&keeps);
        }
    }

    fn item(&mut self, text: &str) {
        comma(self.out.len() - self.start, self.out);
        self.out.push_str(text);
    }
}

fn comma(before: usize, out: &mut String) {
    if before > 0 {
        out.push(',');
    }
}

/// A field's name is taken over as it was written.
fn write_name(name: &str, out: &mut String) {
    out.push('"');
    out.push_str(name);
    out.push_str("\":");
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    Object,
    List,
    Plain,
}

impl Kind {
    fn of(text: &str) -> Kind {
        match text.as_bytes().first() {
            Some(b'{') => Kind::Object,
            Some(b'[') => Kind::List,
            _ => Kind::Plain,
        }
    }
}

/// The fields of an object: names as they are written, and values.
fn fields(object: &str) -> impl Iterator<Item = (&str, &str)> {
    let mut at = 1;
    std::iter::from_fn(move || {
        let bytes = object.as_bytes();
        if bytes.get(at) != Some(&b'"') {
            return None;
        }
        let colon = end_of_string(bytes, at);
        let end = end_of_value(bytes, colon + 1);
        let field = (&object[at + 1..colon - 1], &object[colon + 1..end]);
        at = end + 1;
        Some(field)
    })
}

/// The elements of a list.
fn elements(list: &str) -> impl Iterator<Item = &str> {
    let mut at = 1;
    std::iter::from_fn(move || {
        let bytes = list.as_bytes();
        if at >= bytes.len() || bytes[at] == b']' {
            return None;
        }
        let end = end_of_value(bytes, at);
        let element = &list[at..end];
        at = end + 1;
        Some(element)
    })
}

/// Where the value ends that begins here.
fn end_of_value(text: &[u8], start: usize) -> usize {
    let mut at = start;
    let mut depth = 0;
    while let Some(byte) = text.get(at) {
        match byte {
            b'"' => {
                at = end_of_string(text, at);
                if depth == 0 {
                    return at;
                }
                continue;
            }
            b'{' | b'[' => depth += 1,
            b'}' | b']' if depth <= 1 => return at + depth,
            b'}' | b']' => depth -= 1,
            b',' if depth == 0 => return at,
            _ => {}
        }
        at += 1;
    }
    at
}

/// Where the string ends that begins here.
fn end_of_string(text: &[u8], start: usize) -> usize {
    let mut at = start + 1;
    while let Some(byte) = text.get(at) {
        match byte {
            b'\\' => at += 2,
            b'"' => return at + 1,
            _ => at += 1,
        }
    }
    text.len()
}

#[cfg(test)]
mod tests {
    use comptoir_kernel::Chance;
    use comptoir_kernel::chance::Fast;
    use serde_json::json;

    use super::*;

    /// What a change looks like; and that it makes the one of the other.
    fn changed(old: &Value, new: &Value) -> Value {
        let Some(change) = change(&old.to_string(), &new.to_string()) else {
            assert_eq!(old, new);
            return Value::Null;
        };
        let change: Value = serde_json::from_str(&change).unwrap_or_else(|why| panic!("{change}: {why}"));
        assert_eq!(apply(old, &change).as_ref(), Ok(new), "{old} by {change}");
        change
    }

    #[test]
    fn a_change_says_little_more_than_what_is_new() {
        let seat = json!({ "gold": 3, "cards": ["a", "b", "c"], "name": "x" });
        for (old, new, expected) in [
            (
                json!({ "a": 1, "b": { "c": 2, "d": 3 } }),
                json!({ "a": 1, "b": { "c": 4, "d": 3 } }),
                json!({ "b": { "c": 4 } }),
            ),
            (json!({ "a": 1 }), json!({ "a": null, "b": [1] }), json!({ "a": null, "b": [1] })),
            (json!({ "a": { "x": 1 } }), json!({ "a": { "y": 1 } }), json!({ "a": [{ "y": 1 }] })),
            (json!({ "a": { "x": 1 } }), json!({ "a": [2] }), json!({ "a": [[2]] })),
            (json!({ "a": { "x": 1 } }), json!({ "a": null }), json!({ "a": null })),
            (json!({ "a": [1] }), json!({ "a": { "x": 1 } }), json!({ "a": { "x": 1 } })),
            (json!({ "a": 1 }), json!({ "a": { "x": 1 } }), json!({ "a": { "x": 1 } })),
            (json!([1, 2, 3]), json!([1, 3]), json!([1, -1])),
            (json!([1, 2, 3]), json!([2, 3, 4, 5]), json!([-1, 2, [4, 5]])),
            (json!([1, 2, 3]), json!([1, 9, 3]), json!([1, -1, [9]])),
            (json!([]), json!(["a"]), json!([["a"]])),
            (json!([[1, 2, 3, 4, 5], [6]]), json!([[1, 2, 3, 4, 7, 5], [6]]), json!([{ "~": [4, [7]] }])),
            (
                json!([seat, seat, seat]),
                json!([seat, { "gold": 3, "cards": ["a", "c"], "name": "x" }, seat]),
                json!([1, { "cards": [1, -1] }]),
            ),
        ] {
            assert_eq!(changed(&old, &new), expected, "{old} -> {new}");
        }
    }

    #[test]
    fn what_does_not_fit_is_said_to() {
        for (old, change) in [
            (json!([1]), json!([2])),
            (json!([1]), json!([-2])),
            (json!([1]), json!([{ "a": 1 }])),
            (json!([[1]]), json!([{ "a": 1 }])),
            (json!([1]), json!(["x"])),
            (json!([1]), json!([0.5])),
            (json!({ "a": 1 }), json!([])),
            (json!({ "a": [1] }), json!({ "a": [null] })),
        ] {
            assert_eq!(apply(&old, &change), Err(Misfit), "{old} by {change}");
        }
        for told in [
            json!([{ "a": { "$": 1 } }]),
            json!([{ "b": { "$": 0 } }]),
            json!([{ "$": 0 }]),
            json!([{ "a": { "$": "x" } }]),
        ] {
            assert_eq!(unlike(&told, &json!({ "a": { "x": 1 } })), Err(Misfit), "{told}");
        }
    }

    #[test]
    fn an_event_is_told_by_what_the_view_shows() {
        let long =
            |points: u32| json!({ "fields": [["wheat", 3], ["barley", 4], ["oats", 5]], "points": points });
        let view =
            json!({ "z": { "realm": long(1) }, "players": [{ "realm": long(7) }, { "realm": long(8) }] });
        let events =
            json!([{ "type": "grew", "realm": long(8) }, { "type": "lost", "realm": long(9), "seat": 0 }]);
        let told: Value =
            serde_json::from_str(&alike(&events.to_string(), &view.to_string()).unwrap()).unwrap();
        let expected = json!([
            { "type": "grew", "realm": { "$": 1 } },
            { "type": "lost", "realm": { "$": 0, "~": { "points": 9 } }, "seat": 0 },
        ]);
        assert_eq!(told, expected);
        assert_eq!(unlike(&told, &view), Ok(events));
        assert_eq!(alike(r#"[{"$":1}]"#, "{}"), None, "what means something else is not told so");
    }

    /// Names and strings, some of which have to be escaped.
    const WORDS: [&str; 8] = ["", "a", "é\u{2028}", "{[,]}", ":", "~", "b\"c", "d\\"];

    /// Any value, with this many of the words.
    fn any(chance: &mut Fast, words: u32, depth: u32) -> Value {
        let mut draw = |below: u32| chance.below(below);
        match draw(if depth == 0 { 5 } else { 9 }) {
            0 => Value::Null,
            1 => json!(draw(2) == 0),
            2 => json!(i64::from(draw(5)) - 2),
            3 => json!(f64::from(draw(3)) / 4.0),
            4 => json!(WORDS[draw(words) as usize]),
            5 | 6 => {
                let many = draw(6);
                Value::Array((0..many).map(|_| any(chance, words, depth - 1)).collect())
            }
            _ => {
                let many = draw(5);
                let name = |chance: &mut Fast| WORDS[chance.below(words) as usize].to_owned();
                let fields = (0..many).map(|_| (name(chance), any(chance, words, depth - 1)));
                Value::Object(fields.collect())
            }
        }
    }

    /// The same with something changed here and there.
    fn somewhat_different(value: &Value, chance: &mut Fast, depth: u32) -> Value {
        if chance.below(6) == 0 {
            return any(chance, 8, depth);
        }
        let deeper = depth.saturating_sub(1);
        match value {
            Value::Array(list) => {
                let mut list: Vec<Value> =
                    list.iter().map(|value| somewhat_different(value, chance, deeper)).collect();
                if chance.below(3) == 0 && !list.is_empty() {
                    list.remove(chance.below(list.len() as u32) as usize);
                }
                if chance.below(3) == 0 {
                    list.insert(chance.below(list.len() as u32 + 1) as usize, any(chance, 8, deeper));
                }
                Value::Array(list)
            }
            Value::Object(fields) => {
                let mut fields: Map<String, Value> = fields
                    .iter()
                    .map(|(name, value)| (name.clone(), somewhat_different(value, chance, deeper)))
                    .collect();
                if chance.below(4) == 0 {
                    fields.insert("new".into(), any(chance, 8, deeper));
                }
                if chance.below(6) == 0 {
                    fields.remove("a");
                }
                Value::Object(fields)
            }
            _ => value.clone(),
        }
    }

    #[test]
    fn a_change_makes_the_new_of_the_old_whatever_they_are() {
        let mut chance = Fast::new(3);
        for _ in 0..20_000 {
            let old = any(&mut chance, 8, 4);
            let new = somewhat_different(&old, &mut chance, 4);
            changed(&old, &new);
            changed(&new, &old);
        }
    }

    #[test]
    fn events_come_back_whatever_they_are() {
        let mut chance = Fast::new(5);
        let mut shorter = 0;
        for _ in 0..5_000 {
            let view = any(&mut chance, 6, 5);
            let events = json!([somewhat_different(&view, &mut chance, 4), view, any(&mut chance, 8, 3)]);
            let told = alike(&events.to_string(), &view.to_string()).unwrap();
            shorter += usize::from(told.len() < events.to_string().len());
            let told: Value = serde_json::from_str(&told).unwrap();
            assert_eq!(unlike(&told, &view), Ok(events), "{told} with {view}");
        }
        assert!(shorter > 50, "{shorter} were told by the view");
    }

    #[test]
    fn long_lists_are_not_compared_for_ever() {
        let list = |from: u32| json!((from..from + 3000).collect::<Vec<_>>());
        changed(&list(0), &list(10_000));
        changed(&list(0), &json!([5]));
    }
}
