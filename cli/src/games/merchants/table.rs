//! The board and everybody's side of the table.

use anstyle::Style;
use comptoir_games::merchants::View;
use comptoir_games::merchants::view::Player;
use comptoir_kernel::Seat;

use super::names;
use crate::games::{Telling, listed, styled};
use crate::say;

pub fn draw(view: &View, telling: &Telling) -> String {
    let mut text = String::new();
    for (seat, player) in (0..).map(Seat).zip(&view.players) {
        text += &side(view, seat, player, telling);
    }
    text
}

fn side(view: &View, seat: Seat, player: &Player, telling: &Telling) -> String {
    let language = telling.language;
    let turn = if view.active == seat { '▸' } else { ' ' };
    let name = styled(Style::new().bold(), &format!("{} {:<16}", seat.0 + 1, telling.name(seat)));
    let gold = names::gold(player.gold, language);
    let goods = names::goods(player.goods_left, language);
    let mut text = say!(
        language,
        "{turn} {name} {goods} left, {} free; {gold}; resource cards: {}, development cards: {}\n"
            / "{turn} {name} encore {goods}, dont {} disponibles ; {gold} ; cartes ressource : {}, développement : {}\n",
        player.goods_left - player.stock,
        player.resources.total() + u16::from(player.hidden_resources),
        player.cards.total() + u16::from(player.hidden_cards)
    );
    let posts = player.posts.iter().map(|city| {
        let good = if view.goods.contains(city) { "●" } else { "" };
        format!("{}{good}", names::city(city, language))
    });
    text += &listed(&say!(language, "    posts: " / "    comptoirs : "), posts);
    let routes = player.routes.iter().map(|path| names::path(path, language));
    text + &listed(&say!(language, "    routes: " / "    routes : "), routes)
}
