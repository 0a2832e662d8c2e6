//! What a bot says about a step of its own.

use comptoir_games::merchants::Remark;
use comptoir_kernel::Language;

use super::names;
use crate::games::{Telling, counted};
use crate::say;

pub fn remark(remark: &Remark, telling: &Telling) -> String {
    let language = telling.language;
    match *remark {
        Remark::InFront { by } => {
            let goods = names::goods(by, language);
            say!(language, "In front by {goods}." / "En avance de {goods}.")
        }
        Remark::GoodsFree { goods } => {
            let goods = names::goods(goods, language);
            say!(language, "{goods} free to be delivered." / "{goods} à livrer désormais.")
        }
        Remark::Yields { resource, chances } => {
            let (resource, rolls) = (names::resource(resource, language), rolls(chances, language));
            say!(language, "{rolls} in 36 for {resource}." / "{rolls} sur 36 pour {resource}.")
        }
        Remark::Blocks { seat, posts, chances } => {
            let (name, rolls) = (telling.name(seat), rolls(chances, language));
            let posts = counted(posts.into(), language, ["post", "posts"], ["comptoir", "comptoirs"]);
            say!(language, "{name}: {posts} without {rolls} in 36." / "{name} : {posts} sans {rolls} sur 36.")
        }
        Remark::AtPost { city } => {
            let city = names::city(city, language);
            say!(
                language,
                "Here is {city}, which takes a good." / "Voici {city}, qui attend une marchandise."
            )
        }
        Remark::FirstRoute { city } => {
            let city = names::city(city, language);
            say!(
                language,
                "The first route to {city}, which takes a good."
                    / "Première route vers {city}, qui attend une marchandise."
            )
        }
    }
}

fn rolls(chances: u8, language: Language) -> String {
    counted(chances.into(), language, ["roll", "rolls"], ["lancer", "lancers"])
}
