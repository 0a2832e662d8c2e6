//! Merchants of Europe in the terminal.

mod menu;
mod names;
mod refusals;
mod remarks;
mod table;
mod typed;

use comptoir_games::Merchants;
use comptoir_games::merchants::{Action, Answer, Event, Payout, Phase, Refusal, Remark, View};
use comptoir_kernel::{Language, Seat};

use super::{Telling, Terminal};
use crate::say;

impl Terminal for Merchants {
    fn draw(view: &View, telling: &Telling) -> String {
        table::draw(view, telling)
    }

    fn prompt(view: &View, telling: &Telling) -> String {
        let language = telling.language;
        match view.phase {
            Phase::PlaceRobber => say!(
                language,
                "The robber: on which hex without a number?" / "Le voleur : sur quel terrain sans nombre ?"
            ),
            Phase::PlacePost(_) => {
                say!(language, "Your post: in which city?" / "Votre comptoir : dans quelle ville ?")
            }
            Phase::PlaceNeutral(_) => {
                say!(language, "A neutral post: in which city?" / "Un comptoir neutre : dans quelle ville ?")
            }
            Phase::PlaceStartRoute(_) => say!(
                language,
                "Your first route, with a caravan: on which path?"
                    / "Votre première route, avec une caravane : sur quel chemin ?"
            ),
            Phase::Roll => say!(language, "Your turn: the dice?" / "À vous : les dés ?"),
            Phase::Discard => say!(
                language,
                "Half of your cards go: which? (a number, or in words: discard 2 wood, 1 ore)"
                    / "La moitié de vos cartes s'en va : lesquelles ? (un nombre, ou en mots : défausse 2 bois, 1 minerai)"
            ),
            Phase::MoveRobber => say!(language, "The robber: where to?" / "Le voleur : où va-t-il ?"),
            Phase::Steal => say!(language, "Whom do you rob, if anybody?" / "Volez-vous quelqu'un, et qui ?"),
            Phase::Act => say!(
                language,
                "Your action? (a number, or in words: offer 1 wood for 1 ore)"
                    / "Votre action ? (un nombre, ou en mots : offre 1 bois contre 1 minerai)"
            ),
            Phase::Answer => say!(
                language,
                "Your answer? (a number, or in words: counter 1 ore for 2 gold)"
                    / "Votre réponse ? (un nombre, ou en mots : contre-offre 1 minerai contre 2 or)"
            ),
            Phase::Trade => say!(language, "With whom do you trade?" / "Avec qui échangez-vous ?"),
            Phase::ChooseChain(_) => say!(
                language,
                "Several shortest chains connect the city: which one pays?"
                    / "Plusieurs plus courtes chaînes relient la ville : laquelle rapporte ?"
            ),
            Phase::FreeRoute(_) => {
                say!(language, "The double arrow's free route?" / "La route gratuite de la double flèche ?")
            }
            Phase::SafeConduct => say!(
                language,
                "Safe conduct: a free route ({} left)?" / "Conduite sûre : une route gratuite (encore {}) ?",
                view.safe_conduct
            ),
            Phase::TradeAgreement => say!(
                language,
                "Trade agreement: gold, or a merchant's free move?"
                    / "Traité commercial : de l'or, ou un déplacement gratuit de marchand ?"
            ),
            Phase::Bribery => say!(
                language,
                "Bribery: which caravan sets out, and where to?"
                    / "Corruption : quelle caravane part, et vers où ?"
            ),
            Phase::Caravan { steps, .. } => say!(
                language,
                "The caravan is on its way (steps left: {steps}): where to?"
                    / "La caravane est en chemin (pas restants : {steps}) : où va-t-elle ?"
            ),
            Phase::Token(city) => {
                let city = names::city(city, language);
                say!(
                    language,
                    "A number token beside {city}?" / "Un pion numéroté près de votre comptoir ({city}) ?"
                )
            }
            Phase::Over => over(language),
        }
    }

    fn offers(_view: &View, legal: &[Action]) -> Vec<Action> {
        legal.to_vec()
    }

    fn menu(offers: &[Action], telling: &Telling) -> String {
        menu::menu(offers, telling)
    }

    fn parse(text: &str, telling: &Telling) -> Option<Action> {
        typed::parse(text, telling)
    }

    fn event(event: &Event, telling: &Telling) -> Option<String> {
        tell(event, telling)
    }

    fn says(remark: &Remark, telling: &Telling) -> String {
        remarks::remark(remark, telling)
    }

    fn refusal(refusal: &Refusal, telling: &Telling) -> String {
        refusals::refusal(refusal, telling)
    }
}

fn over(language: Language) -> String {
    say!(language, "The game is over." / "La partie est terminée.")
}

fn tell(event: &Event, telling: &Telling) -> Option<String> {
    let language = telling.language;
    let city = |city| names::city(city, language);
    let path = |path| names::path(path, language);
    let hex = |hex| names::hex(hex, language);
    Some(match *event {
        Event::GameBegan { first } => {
            let begins = telling.does(first, ["begin", "begins"], ["commencez", "commence"]);
            format!("{begins}.")
        }
        Event::RobberPlaced { seat, hex: at } => {
            let puts = telling.does(seat, ["put", "puts"], ["posez", "pose"]);
            let at = hex(at);
            say!(language, "{puts} the robber: {at}" / "{puts} le voleur : {at}")
        }
        Event::PostPlaced { seat, city: at } => {
            let places = telling.does(seat, ["place", "places"], ["placez", "place"]);
            let at = city(at);
            say!(language, "{places} a post: {at}" / "{places} un comptoir : {at}")
        }
        Event::NeutralPlaced { seat, city: at } => {
            let places = telling.does(seat, ["place", "places"], ["placez", "place"]);
            let at = city(at);
            say!(language, "{places} a neutral post: {at}" / "{places} un comptoir neutre : {at}")
        }
        Event::StartRoutePlaced { seat, path: at } => {
            let places = telling.does(seat, ["place", "places"], ["placez", "place"]);
            let at = path(at);
            say!(
                language,
                "{places} a route with a caravan: {at}" / "{places} une route avec une caravane : {at}"
            )
        }
        Event::StartResources { seat, resources } => {
            gets(seat, &names::resources(resources, language), telling)
        }
        Event::TurnBegan { seat, turn } => {
            let name = telling.name(seat);
            say!(language, "\n— Turn {turn} — {name}" / "\n— Tour {turn} — {name}")
        }
        Event::Rolled { seat, dice: [a, b] } => {
            let rolls = telling.does(seat, ["roll", "rolls"], ["lancez", "lance"]);
            let sum = a + b;
            say!(language, "{rolls} the dice: {a} + {b} = {sum}" / "{rolls} les dés : {a} + {b} = {sum}")
        }
        Event::Produced { ref resources, ref gold, ref short } => {
            let mut lines: Vec<String> = Vec::new();
            for (seat, (&cards, &coins)) in (0..).map(Seat).zip(resources.iter().zip(gold)) {
                if !cards.is_none() {
                    lines.push(gets(seat, &names::resources(cards, language), telling));
                }
                if coins > 0 {
                    lines.push(gets(seat, &names::gold(coins, language), telling));
                }
            }
            for &resource in short {
                let resource = names::resource(resource, language);
                lines.push(say!(
                    language,
                    "  The bank has too little {resource}: nobody gets any"
                        / "  Pénurie ({resource}) : personne n'en reçoit"
                ));
            }
            if lines.is_empty() {
                return None;
            }
            lines.join("\n")
        }
        Event::DiscardChosen { seat } => {
            let chosen = telling.does(seat, ["have", "has"], ["avez", "a"]);
            say!(language, "{chosen} chosen what to discard" / "{chosen} choisi sa défausse")
        }
        Event::Discarded { seat, resources } => {
            let discards = telling.does(seat, ["discard", "discards"], ["défaussez", "défausse"]);
            format!("{discards} {}", names::resources(resources, language))
        }
        Event::RobberMoved { seat, hex: to } => {
            let moves = telling.does(seat, ["move", "moves"], ["déplacez", "déplace"]);
            let to = hex(to);
            say!(language, "{moves} the robber: {to}" / "{moves} le voleur : {to}")
        }
        Event::Robbed { thief, victim } => {
            let steals = telling.does(thief, ["steal", "steals"], ["volez", "vole"]);
            let victim = telling.name(victim);
            say!(language, "{steals} a card (from: {victim})" / "{steals} une carte (à : {victim})")
        }
        Event::CardStolen { resource, .. } => {
            let resource = names::resource(resource, language);
            say!(language, "  It is: {resource}" / "  C'est : {resource}")
        }
        Event::Offered { seat, give, want, to } => {
            let offers = telling.does(seat, ["offer", "offers"], ["offrez", "offre"]);
            let (give, want) = (names::bundle(give, language), names::bundle(want, language));
            let to: Vec<String> = to.iter().map(|seat| telling.name(seat)).collect();
            let to = to.join(", ");
            say!(
                language,
                "{offers} {give} for {want} (to: {to})" / "{offers} {give} contre {want} (à : {to})"
            )
        }
        Event::Answered { seat, answer } => match answer {
            Answer::Accept => {
                format!("  {}", telling.does(seat, ["accept", "accepts"], ["acceptez", "accepte"]))
            }
            Answer::Decline => {
                format!("  {}", telling.does(seat, ["decline", "declines"], ["refusez", "refuse"]))
            }
            Answer::Counter { give, want } => {
                let would = telling.does(seat, ["would give", "would give"], ["donneriez", "donnerait"]);
                let (give, want) = (names::bundle(give, language), names::bundle(want, language));
                say!(language, "  {would} {give} for {want}" / "  {would} {give} contre {want}")
            }
        },
        Event::Traded { seat, with, gave, got } => {
            let gives = telling.does(seat, ["give", "gives"], ["donnez", "donne"]);
            let (gave, got) = (names::bundle(gave, language), names::bundle(got, language));
            let with = telling.name(with);
            say!(
                language,
                "{gives} {gave} for {got} (with: {with})" / "{gives} {gave} contre {got} (avec : {with})"
            )
        }
        Event::OfferWithdrawn { seat } => {
            let trades = telling.does(seat, ["trade", "trades"], ["n'échangez", "n'échange"]);
            say!(language, "{trades} with nobody" / "{trades} avec personne")
        }
        Event::ResourceBought { seat, resource, gold } => {
            let buys = telling.does(seat, ["buy", "buys"], ["achetez", "achète"]);
            let (resource, gold) = (names::resource(resource, language), names::gold(gold, language));
            say!(language, "{buys} {resource} for {gold}" / "{buys} pour {gold} : {resource}")
        }
        Event::BankTraded { seat, give, cards, take } => {
            let gives = telling.does(seat, ["give", "gives"], ["donnez", "donne"]);
            let (give, take) = (names::resource(give, language), names::ware(take, language));
            say!(
                language,
                "{gives} the bank {cards} {give} for 1 {take}"
                    / "{gives} à la réserve {cards} {give} contre 1 {take}"
            )
        }
        Event::RouteBuilt { seat, path: at, free } => {
            let builds = telling.does(seat, ["build", "builds"], ["établissez", "établit"]);
            let at = path(at);
            let free = if free { say!(language, " (free)" / " (gratuite)") } else { String::new() };
            say!(language, "{builds} a route: {at}{free}" / "{builds} une route : {at}{free}")
        }
        Event::CityConnected { cities, gold } => {
            let cities: Vec<&str> = cities.iter().map(city).collect();
            let (cities, gold) = (cities.join(", "), payout(gold, telling));
            say!(language, "  Connected: {cities} ({gold})" / "  Ville reliée : {cities} ({gold})")
        }
        Event::MerchantRecruited { seat, merchant: _, city: at } => {
            let recruits = telling.does(seat, ["recruit", "recruits"], ["recrutez", "recrute"]);
            let at = city(at);
            say!(language, "{recruits} a merchant: {at}" / "{recruits} un marchand : {at}")
        }
        Event::MerchantMoved { seat, merchant: _, from, to, wheat } => {
            let moves = telling.does(seat, ["move", "moves"], ["déplacez", "déplace"]);
            let (from, to) = (names::intersection(from, language), names::intersection(to, language));
            say!(
                language,
                "{moves} a merchant for {wheat} wheat: {from} → {to}"
                    / "{moves} un marchand pour {wheat} blé : {from} → {to}"
            )
        }
        Event::PostFounded { seat, city: at, gold } => {
            let founds = telling.does(seat, ["found", "founds"], ["fondez", "fonde"]);
            let (at, gold) = (city(at), names::gold(gold.into(), language));
            say!(language, "{founds} a post: {at} (+{gold})" / "{founds} un comptoir : {at} (+{gold})")
        }
        Event::TokenPlaced { hex: at, number } => {
            let at = hex(at);
            say!(language, "  Token {number} on {at}" / "  Pion {number} sur : {at}")
        }
        Event::TokenMoved { from, to, number } => {
            let (from, to) = (hex(from), hex(to));
            say!(
                language,
                "  Token {number} moves: {from} → {to}" / "  Le pion {number} se déplace : {from} → {to}"
            )
        }
        Event::CaravanFormed { seat, caravan: _, path: at } => {
            let forms = telling.does(seat, ["form", "forms"], ["formez", "forme"]);
            let at = path(at);
            say!(language, "{forms} a caravan: {at}" / "{forms} une caravane : {at}")
        }
        Event::CaravanMoved { seat, caravan: _, from: _, to, salt, toll } => {
            let moves = telling.does(seat, ["move", "moves"], ["déplacez", "déplace"]);
            let to = path(to);
            let mut line = say!(language, "{moves} a caravan: {to}" / "{moves} une caravane : {to}");
            if salt > 0 {
                line += &say!(language, ", {salt} salt" / ", {salt} sel");
            }
            if let Some(owner) = toll {
                let owner = telling.name(owner);
                line += &say!(language, ", toll: {owner}" / ", péage : {owner}");
            }
            line
        }
        Event::Delivered { seat, city: at, left } => {
            let delivers = telling.does(seat, ["deliver", "delivers"], ["livrez", "livre"]);
            let at = city(at);
            say!(
                language,
                "{delivers} a good: {at} ({left} to go)"
                    / "{delivers} une marchandise : {at} (encore {left})"
            )
        }
        Event::CardBought { seat, shuffled } => {
            let buys = telling.does(seat, ["buy", "buys"], ["achetez", "achète"]);
            let shuffled =
                if shuffled { say!(language, " (new deck)" / " (nouvelle pioche)") } else { String::new() };
            say!(language, "{buys} a development card{shuffled}" / "{buys} une carte développement{shuffled}")
        }
        Event::CardDrawn { card } => {
            let card = names::card(card, language);
            say!(language, "  It is: {card}" / "  C'est : {card}")
        }
        Event::CardPlayed { seat, card } => {
            let plays = telling.does(seat, ["play", "plays"], ["jouez", "joue"]);
            let card = names::card(card, language);
            say!(language, "{plays} a card: {card}" / "{plays} une carte : {card}")
        }
        Event::GoldTaken { seat, gold } => gets(seat, &names::gold(gold, language), telling),
        Event::GameOver { winner: Some(winner) } => {
            let wins = telling.does(winner, ["have", "has"], ["avez", "a"]);
            let over = over(language);
            say!(language, "{wins} delivered everything. {over}" / "{wins} tout livré. {over}")
        }
        Event::GameOver { winner: None } => {
            let over = over(language);
            say!(language, "The last round is played. {over}" / "Le dernier tour est joué. {over}")
        }
    })
}

/// Who gets what of a chain.
fn payout(payout: Payout, telling: &Telling) -> String {
    let shares = (0..).map(Seat).zip(payout.0).filter(|(_, gold)| *gold > 0);
    let shares: Vec<String> = shares
        .map(|(seat, gold)| format!("{} +{}", telling.name(seat), names::gold(gold.into(), telling.language)))
        .collect();
    shares.join(", ")
}

fn gets(seat: Seat, what: &str, telling: &Telling) -> String {
    format!("  {} {what}", telling.does(seat, ["get", "gets"], ["recevez", "reçoit"]))
}
