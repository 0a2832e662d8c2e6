# What the examples in the rules of Merchants of Europe say. An example is `example-<file>`, its steps `example-<file>-<step>`.

example-production = A 5
example-production-rolled = A 5 is rolled. Two numbered tokens show it: Franconia, with your Nuremberg and Diego’s Cologne beside it, brings each of you a wheat; Languedoc brings Bruno, who has Lyon, a wool. Clio has no post beside a 5 and takes 1 gold.

example-blocked = The robber in Franconia
example-blocked-rolled = The robber stands on Franconia when a 5 is rolled: you and Diego get no wheat there. And since you have posts beside a 5 you take no gold either; Clio, who has none, does.

example-robber = A 7
example-robber-rolled = You roll a 7 and hold fifteen cards: more than 7, so you return seven of them.
example-robber-moved = You have chosen and now move the robber to Flanders. Diego has a post there, in Paris, so you may take a card of Diego’s, unseen.

example-bank = At the bank
example-bank-before = You hold four wheat, a salt and 3 gold, and would like to build a route.
example-bank-after = Three wheat buy an ore from the bank, 2 gold a wood. Now you have what a route costs.

example-trade = An offer
example-trade-offered = You offer everybody a wheat for an ore.
example-trade-traded = Clio declines. Bruno asks for two wheat, and you take it: you now have the ore you need, and nobody else is bound by anything.

example-chain = From Turin to Venice
example-chain-before = You have a route at Turin. Clio has a post in Venice. No routes link the two cities: both are isolated.
example-chain-after = You build two routes on, to Venice. That is a chain of three routes, all yours: 3 gold for you, paid once, though both cities were isolated.

example-shorter = And on to Bern
example-shorter-after = Now you build from the fork to Bern, which was isolated. From Bern to Turin it is two routes, to Venice three: the shorter chain pays, 2 gold. Bern has no post yet, which does not matter.

example-arrow = A double arrow
example-arrow-before = You have a post in Wroclaw and a route north of it. The path beyond shows a double arrow.
example-arrow-after = You pay for a route there, and the next one, to Kaliningrad, is free. Together they link Kaliningrad and Wroclaw over three routes of yours: 3 gold.

example-merchant = From Prague to Wroclaw
example-merchant-before = Your merchant stands in Prague, and you have one wheat: three intersections. Kaliningrad would be six away, which costs two.
example-merchant-after = It walks to Wroclaw and stops at your own post there. Nothing is founded, and the merchant stays on the board.

example-founding = A post in Kaliningrad
example-founding-after = Your merchant goes from Wroclaw to Kaliningrad, which is empty, and founds a post: it returns to your supply, a good is free, and the saltworks beside the city, which had no number, gets a token: an 11. Kaliningrad pays no gold.

example-token = A post in Belgrade
example-token-before = Your merchant founds a post in Belgrade. Beside it lie a field, a mountain and a pasture; the pasture has a number. No face-down token for mountains is left.
example-token-after = You choose the mountain, Serbia, all the same: the 9 of Carinthia moves there, and Carinthia falls silent.

example-caravan = From Venice to Turin
example-caravan-before = You have a caravan at Venice, one salt and 3 gold, and one free good. Ada has built three routes from Turin to Venice.
example-caravan-after = One salt takes it over Ada’s three routes. You pay Ada 1 gold, once. At Turin you deliver your good: it lies at Ada’s post, which takes no other.

example-card = Safe conduct
example-card-after = You play a safe conduct and build two routes for nothing, from your route at Turin to Venice. They bring gold like any others: 3, for the chain of three.

example-rounds = A hundred rounds
example-rounds-after = Clio ends the last turn of round 100. Nobody has delivered their last good, and the game ends here: whoever has delivered most is first.
