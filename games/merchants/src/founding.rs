//! Merchants and the posts they found, with their number tokens (M-8).

use comptoir_kernel::{Chance, Kind, Seat, Tell};

use crate::data::data;
use crate::places::{City, CitySet, Hex, HexSet, Intersection, IntersectionSet, sites};
use crate::refusal::{Stock, enough};
use crate::wares::{Resource, Resources};
use crate::{Action, Event, Merchants, Phase, Refusal};

/// Which of two pieces may be placed: one of the supply if there is any, else either.
pub(crate) fn can_place<P>(pieces: &[Option<P>; 2], piece: u8) -> Result<(), Refusal> {
    let in_supply = pieces.iter().position(Option::is_none);
    if usize::from(piece) < pieces.len() && in_supply.is_none_or(|first| first == usize::from(piece)) {
        Ok(())
    } else {
        Err(Refusal::WrongPiece { piece })
    }
}

impl Merchants {
    /// Where merchants stand, of whatever colour.
    fn merchants_at(&self) -> IntersectionSet {
        self.merchants.iter().flatten().flatten().copied().collect()
    }

    /// Where this merchant stands, if it is on the board.
    pub(crate) fn merchant_at(&self, seat: Seat, merchant: u8) -> Result<Intersection, Refusal> {
        let at = self.merchants[seat.index()].get(usize::from(merchant)).copied().flatten();
        at.ok_or(Refusal::WrongPiece { piece: merchant })
    }

    pub(crate) fn payable_merchants(&self, seat: Seat, out: &mut Vec<Action>) {
        if !self.hands[seat.index()].covers(data().costs.merchant) {
            return;
        }
        let taken = self.merchants_at();
        for merchant in (0..2).filter(|&merchant| can_place(&self.merchants[seat.index()], merchant).is_ok())
        {
            let cities = self.posts[seat.index()].iter().filter(|city| !taken.contains(city.site()));
            out.extend(cities.map(|city| Action::RecruitMerchant { merchant, city }));
        }
    }

    pub(crate) fn can_recruit(&self, seat: Seat, merchant: u8, city: City) -> Result<(), Refusal> {
        can_place(&self.merchants[seat.index()], merchant)?;
        self.can_pay(seat, data().costs.merchant)?;
        if !self.posts[seat.index()].contains(city) {
            return Err(Refusal::NotYourPost { city });
        }
        if self.merchants_at().contains(city.site()) {
            return Err(Refusal::MerchantThere { at: city.site() });
        }
        Ok(())
    }

    pub(crate) fn recruit(&mut self, seat: Seat, merchant: u8, city: City, tell: &mut impl Tell<Event>) {
        self.pay(seat, data().costs.merchant);
        self.merchants[seat.index()][usize::from(merchant)] = Some(city.site());
        tell.all(|| Event::MerchantRecruited { seat, merchant, city, paid: data().costs.merchant });
    }

    /// The wheat for a move: one for every three intersections or part of them; none with a trade agreement.
    pub(crate) fn merchant_price(&self, seat: Seat, merchant: u8, to: Intersection) -> Resources {
        match self.merchant_at(seat, merchant) {
            Ok(from) if self.phase == Phase::Act => {
                let steps = self.board().steps(from, to).unwrap_or(0);
                data().costs.merchant_move.times(steps.div_ceil(data().limits.merchant_steps_per_wheat))
            }
            _ => Resources::NONE,
        }
    }

    /// How many intersections the seat's merchants could go now.
    fn merchant_steps(&self, seat: Seat) -> usize {
        if self.phase == Phase::TradeAgreement {
            return usize::from(data().effects.trade_agreement_steps);
        }
        let wheat = self.hands[seat.index()].count(Resource::Wheat);
        usize::from(wheat) * usize::from(data().limits.merchant_steps_per_wheat)
    }

    /// Where no merchant of this seat may stop: at another merchant, at a foreign post, or in an empty city when no post is left
    /// for it (M-8.3, M-8.4).
    fn closed_to_merchants(&self, seat: Seat) -> IntersectionSet {
        let own = self.posts[seat.index()];
        let cities = if self.stock[seat.index()] > 0 { self.all_posts() } else { self.board().cities };
        sites(cities - own) | self.merchants_at()
    }

    pub(crate) fn merchant_moves(&self, seat: Seat, out: &mut Vec<Action>) {
        let steps = self.merchant_steps(seat);
        if steps == 0 || self.merchants[seat.index()] == [None; 2] {
            return;
        }
        let closed = self.closed_to_merchants(seat);
        for merchant in 0..2 {
            if let Some(from) = self.merchants[seat.index()][usize::from(merchant)] {
                let open = self.board().within(from, steps) - closed;
                out.extend(open.iter().map(|to| Action::MoveMerchant { merchant, to }));
            }
        }
    }

    pub(crate) fn can_move_merchant(
        &self,
        seat: Seat,
        merchant: u8,
        to: Intersection,
    ) -> Result<(), Refusal> {
        let board = self.board();
        let from = self.merchant_at(seat, merchant)?;
        let steps = board.steps(from, to);
        let most = data().effects.trade_agreement_steps;
        if steps.is_none_or(|steps| self.phase == Phase::TradeAgreement && steps > most) {
            return Err(Refusal::TooFar { steps, most });
        }
        if self.merchants_at().contains(to) {
            return Err(Refusal::MerchantThere { at: to });
        }
        if let Some(city) = board.city(to)
            && !self.posts[seat.index()].contains(city)
        {
            if self.all_posts().contains(city) {
                return Err(Refusal::ForeignPost { city });
            }
            enough(Stock::Posts, 1, u16::from(self.stock[seat.index()]))?;
        }
        self.can_pay(seat, self.merchant_price(seat, merchant, to))
    }

    pub(crate) fn move_merchant(
        &mut self,
        seat: Seat,
        merchant: u8,
        to: Intersection,
        chance: &mut impl Chance,
        tell: &mut impl Tell<Event>,
    ) {
        let price = self.merchant_price(seat, merchant, to);
        self.pay(seat, price);
        let place = &mut self.merchants[seat.index()][usize::from(merchant)];
        if let Some(from) = place.replace(to) {
            let wheat = price.count(Resource::Wheat);
            tell.all(|| Event::MerchantMoved { seat, merchant, from, to, wheat });
        }
        match self.board().city(to) {
            Some(city) if !self.posts[seat.index()].contains(city) => {
                self.merchants[seat.index()][usize::from(merchant)] = None;
                self.found(seat, city, chance, tell);
            }
            _ => self.resume(),
        }
    }

    /// The merchant becomes a post of the stock, which frees a good and brings the city's gold; then a number token comes beside
    /// it (M-8.5 to M-8.8).
    fn found(&mut self, seat: Seat, city: City, chance: &mut impl Chance, tell: &mut impl Tell<Event>) {
        self.put_post(seat.index(), city);
        self.stock[seat.index()] -= 1;
        let gold = self.board().gold[city.index()];
        self.receive_gold(seat, u16::from(gold));
        tell.all(|| Event::PostFounded { seat, city, gold });
        let spaces = self.token_spaces(city);
        match spaces.iter().next() {
            None => self.resume(),
            Some(hex) if spaces.len() == 1 && self.face_down_of(hex) > 0 => {
                self.place_token(hex, chance, tell);
            }
            Some(_) => self.phase = Phase::Token(city),
        }
    }

    /// The hexes beside a city that have no number.
    fn token_spaces(&self, city: City) -> HexSet {
        self.board().land[city.site().index()] - self.numbered_hexes()
    }

    fn colour_of(&self, hex: Hex) -> Resource {
        self.board().resource[hex.index()]
    }

    /// Tokens of the hex's colour that still lie face down.
    fn face_down_of(&self, hex: Hex) -> u8 {
        let tokens = &self.tokens[self.colour_of(hex).index()];
        tokens.iter().filter(|place| place.is_none()).count() as u8
    }

    pub(crate) fn token_choices(&self, city: City, out: &mut Vec<Action>) {
        for to in self.token_spaces(city).iter() {
            if self.face_down_of(to) > 0 {
                out.push(Action::PlaceToken(to));
            } else {
                let tokens = self.tokens[self.colour_of(to).index()].iter().flatten();
                out.extend(tokens.map(|&from| Action::MoveToken { from, to }));
            }
        }
    }

    fn is_token_space(&self, city: City, hex: Hex) -> Result<(), Refusal> {
        if self.token_spaces(city).contains(hex) { Ok(()) } else { Err(Refusal::NoTokenSpace { hex }) }
    }

    pub(crate) fn can_place_token(&self, city: City, hex: Hex) -> Result<(), Refusal> {
        self.is_token_space(city, hex)?;
        match self.face_down_of(hex) {
            0 => Err(Refusal::TokensLeft { resource: self.colour_of(hex), left: 0 }),
            _ => Ok(()),
        }
    }

    pub(crate) fn can_move_token(&self, city: City, from: Hex, to: Hex) -> Result<(), Refusal> {
        self.is_token_space(city, to)?;
        let resource = self.colour_of(to);
        match self.face_down_of(to) {
            0 if self.tokens[resource.index()].contains(&Some(from)) => Ok(()),
            0 => Err(Refusal::NoTokenThere { hex: from }),
            left => Err(Refusal::TokensLeft { resource, left }),
        }
    }

    /// Only if no hex beside the post has a face-down token of its colour.
    pub(crate) fn can_decline_token(&self, city: City) -> Result<(), Refusal> {
        if self.token_spaces(city).iter().any(|hex| self.face_down_of(hex) > 0) {
            return Err(Refusal::MustPlaceToken);
        }
        Ok(())
    }

    /// Draws one of the face-down tokens of the hex's colour. Which values are left everybody knows.
    pub(crate) fn place_token(&mut self, hex: Hex, chance: &mut impl Chance, tell: &mut impl Tell<Event>) {
        let resource = self.colour_of(hex);
        let drawn = chance.below(u32::from(self.face_down_of(hex).max(1))) as usize;
        let tokens = self.tokens[resource.index()].iter_mut().zip(data().token_values[resource.index()]);
        if let Some((place, number)) = tokens.filter(|(place, _)| place.is_none()).nth(drawn) {
            *place = Some(hex);
            tell.all(|| Event::TokenPlaced { hex, number });
        }
        self.resume();
    }

    pub(crate) fn move_token(&mut self, from: Hex, to: Hex, tell: &mut impl Tell<Event>) {
        let resource = self.colour_of(to);
        let tokens = self.tokens[resource.index()].iter_mut().zip(data().token_values[resource.index()]);
        for (place, number) in tokens.filter(|(place, _)| **place == Some(from)) {
            *place = Some(to);
            tell.all(|| Event::TokenMoved { from, to, number });
        }
        self.resume();
    }

    /// Posts of others and neutral ones that have no good yet.
    pub(crate) fn open_posts(&self, seat: Seat) -> CitySet {
        self.all_posts() - self.posts[seat.index()] - self.goods
    }
}
