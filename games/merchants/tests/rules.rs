//! What the rules say in numbers is what the data file says.

#[test]
fn numbers_in_the_rules_are_those_of_the_box() {
    let data = comptoir_merchants::data::data();
    let files = std::fs::read_dir(env!("CARGO_MANIFEST_DIR")).expect("the game's folder");
    let files = files.map(|file| file.expect("a file").path());
    let rules: Vec<_> = files.filter(|file| file.to_string_lossy().contains("/rules.")).collect();
    assert!(rules.len() > 1, "{rules:?}");
    for file in rules {
        let text = std::fs::read_to_string(&file).expect("text");
        let text = text.split_whitespace().collect::<Vec<_>>().join(" ");
        let rule = |id: &str| {
            let from = text.find(&format!("**{id}**")).expect("the rule") + id.len() + 4;
            text[from..].split("- **").next().unwrap_or_default().to_owned()
        };
        let says = |id: &str, number: u16| {
            let found = rule(id).split(|c: char| !c.is_ascii_digit()).any(|word| word.parse() == Ok(number));
            assert!(found, "{}: {id} does not say {number}: {}", file.display(), rule(id));
        };
        says("M-2.6", data.components.start_gold);
        says("M-5.1", data.limits.hand_limit_on_seven);
        says("M-6.1", data.limits.offers_per_turn.into());
        says("M-6.4", data.limits.gold_per_resource);
        says("M-6.5", data.limits.bank_rate.into());
        says("M-7.2", data.components.routes_per_colour.into());
        says("M-8.2", data.limits.merchant_steps_per_wheat.into());
        says("M-9.2", data.limits.caravan_steps_per_salt.into());
        says("M-10.4", data.effects.trade_agreement_steps.into());
        says("M-10.4", data.effects.trade_agreement_gold);
        says("M-10.5", data.effects.safe_conduct_routes.into());
        says("M-10.6", data.effects.bribery_steps.into());
        says("M-10.7", data.effects.lancer_gold);
        says("M-11.3", data.limits.rounds);
    }
}
