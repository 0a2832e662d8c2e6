//! Which variables a message takes. The build script and the gate both ask.

use std::collections::{BTreeMap, BTreeSet};

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement, Resource};

/// What a message mentions: variables, and other messages, whose variables it then takes as well.
#[derive(Default)]
pub struct Mentions {
    /// `$seat`
    pub variables: BTreeSet<String>,
    /// `{ other }`, `none: "other"`
    pub messages: BTreeSet<String>,
    /// `NAME`
    pub functions: BTreeSet<String>,
    /// `of: "card"`
    pub families: BTreeSet<String>,
}

/// What each message and attribute mentions.
pub fn of(resource: &Resource<&str>) -> BTreeMap<String, Mentions> {
    let mut all = BTreeMap::new();
    for entry in &resource.body {
        let Entry::Message(message) = entry else { continue };
        let id = message.id.name;
        let attributes =
            message.attributes.iter().map(|part| (format!("{id}.{}", part.id.name), &part.value));
        for (id, pattern) in message.value.iter().map(|value| (id.to_owned(), value)).chain(attributes) {
            let mut mentions = Mentions::default();
            in_pattern(pattern, &mut mentions);
            all.insert(id, mentions);
        }
    }
    all
}

/// The variables each message takes, those of the messages it refers to included.
pub fn closed(all: &BTreeMap<String, Mentions>) -> BTreeMap<String, BTreeSet<String>> {
    all.keys().map(|id| (id.clone(), taken(id, all, &mut BTreeSet::new()))).collect()
}

fn taken(id: &str, all: &BTreeMap<String, Mentions>, seen: &mut BTreeSet<String>) -> BTreeSet<String> {
    let Some(mentions) = all.get(id).filter(|_| seen.insert(id.to_owned())) else { return BTreeSet::new() };
    let mut variables = mentions.variables.clone();
    for other in &mentions.messages {
        variables.extend(taken(other, all, seen));
    }
    variables
}

fn in_pattern(pattern: &Pattern<&str>, mentions: &mut Mentions) {
    for element in &pattern.elements {
        if let PatternElement::Placeable { expression } = element {
            in_expression(expression, mentions);
        }
    }
}

fn in_expression(expression: &Expression<&str>, mentions: &mut Mentions) {
    match expression {
        Expression::Inline(inline) => in_inline(inline, mentions),
        Expression::Select { selector, variants } => {
            in_inline(selector, mentions);
            for variant in variants {
                in_pattern(&variant.value, mentions);
            }
        }
    }
}

fn in_inline(inline: &InlineExpression<&str>, mentions: &mut Mentions) {
    match inline {
        InlineExpression::VariableReference { id } => {
            mentions.variables.insert(id.name.to_owned());
        }
        InlineExpression::MessageReference { id, attribute } => {
            let attribute = attribute.as_ref().map(|part| format!(".{}", part.name)).unwrap_or_default();
            mentions.messages.insert(format!("{}{attribute}", id.name));
        }
        InlineExpression::FunctionReference { id, arguments } => {
            mentions.functions.insert(id.name.to_owned());
            for argument in &arguments.positional {
                in_inline(argument, mentions);
            }
            for argument in &arguments.named {
                if let InlineExpression::StringLiteral { value } = &argument.value {
                    match argument.name.name {
                        "of" => mentions.families.insert((*value).to_owned()),
                        "none" => mentions.messages.insert((*value).to_owned()),
                        _ => false,
                    };
                }
            }
        }
        InlineExpression::Placeable { expression } => in_expression(expression, mentions),
        InlineExpression::StringLiteral { .. }
        | InlineExpression::NumberLiteral { .. }
        | InlineExpression::TermReference { .. } => {}
    }
}
