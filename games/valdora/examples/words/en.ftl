# What the examples in the rules of Valdora say. An example is `example-<file>`, its steps `example-<file>-<step>`.

example-travel = Across a city
example-travel-before = You are at the Sun Palace on the coast, and have provisions. Without them you could go no farther than Goldseal or Hammerstone, the cities at both ends of the coast.
example-travel-after = You travel through Goldseal to Brighthaven in the middle. That crossed one city, so the provisions are spent.

example-meeting = In company
example-meeting-before = You are in Goldseal with 3 coins. Bruno, who has 2, and Clio, who has 6, stand on Linden Avenue, where you want to go.
example-meeting-after = You pay each of them a coin. Bruno has 3 now. Clio has 6 already, so that coin goes to the bank. In a silver mine you would have paid nobody.

example-pages = Turning pages
example-pages-first = You come to Scrollgate with 6 coins and buy the grey order on top of the right side, for 1 coin. Below it a yellow one appears.
example-pages-turned = You turn two pages to the left: the first is free, the second costs a coin. Now a violet order lies on top of the right side, and you buy it.
example-pages-last = You turn two more, for a coin each, to see what comes, and stop there. You have spent 5 coins; all of it was one action.

example-fourth = A fourth order
example-fourth-full = Three open orders are the limit. To buy the yellow one you must give one back first.
example-fourth-swapped = You give the blue one back, on top of the left side, and get nothing for it. Then you buy the yellow one for your last coin.

example-loading = Loading
example-loading-before = Two nuggets, a ruby, two sapphires and an emerald lie on Linden Avenue. Your pan is full; shovel, pick and cart are empty, and you have 3 coins.
example-loading-after = The ruby goes onto the shovel, a sapphire onto the pick, both free; the emerald onto the cart, for 2 coins. The nuggets stay: the pan is full, and nothing moves from one piece to another.

example-port = By the sea
example-port-after = The Long Pier has two boats, so you may load two stones of the field. There is only one ruby: you take it with your shovel, and that is all.

example-swap = Another stone
example-swap-before = Your cart carries a ruby, but you would rather have the emerald that lies here.
example-swap-after = You pay for loading again, 2 coins. The ruby goes to the field, the emerald onto the cart.

example-white = A white order
example-white-before = Your white order asks for a ruby, a sapphire and a nugget. You carry two nuggets: one in the pan, one on the horse.
example-white-after = You pay with the one on the horse. The three stones go to the field; the order lies face down under your adventurer and will score 15. A white artisan joins you.

example-recruit = No artisan of that colour
example-recruit-before = You deliver two red orders at the Ember Palace. No red artisan is left around the disc, only a blue and a green one.
example-recruit-after = For the first order you take the next colour clockwise, blue. Now that pile is empty as well, and the second order brings the green artisan.

example-workshop = Two workshops in a turn
example-workshop-before = You own a violet and a blue artisan. One violet and one blue are left around the disc, and no red one. You carry two amethysts for two violet orders.
example-workshop-first = The first delivery brings the last violet artisan. You are the first with two of them, and the violet workshop is yours.
example-workshop-second = The second delivery brings a bonus token, for the violet workshop is yours now. Violet and red are gone, so you recruit the blue artisan, and open the blue workshop as well.

example-mine = A crowded mine
example-mine-after = Bruno and Clio are at Jinglebell Mine already. In mines you pay nobody, and you fill your purse up to 6 coins.

example-provisions = Provisions
example-provisions-after = In Ironvale you may buy equipment, or take provisions, but not both: each is an action. You take provisions, and keep them until you cross a city.

example-end = The last round
example-end-after = With this delivery you recruit the last grey artisan. Only yellow ones are left, so the last round has begun. Bruno and Clio, who come after you in this round, still have a turn.

example-duel = A duel card
example-duel-before = You deliver at the Sun Palace and recruit a yellow artisan. The leftmost duel card shows a grey and a violet artisan.
example-duel-after = At the end of your turn it takes them out of the game. There is no grey one, so the next colour clockwise answers: a yellow artisan goes, and the violet one. The card is turned face down.

example-special = A special card
example-special-after = You play the dipper. It costs two artisans of different colours: your grey one and your yellow one leave the game. You have the dipper now, but you can load it only from your next turn on.

example-conduct = Safe conduct
example-conduct-after = You played safe conduct in an earlier turn. You have no coin, and go to Linden Avenue all the same: the bank pays Bruno 1 coin. Clio has 6 already and gets nothing.

example-notebook = Large notebook and bookmarks
example-notebook-turned = You have played both bookmarks and the large notebook. With both bookmarks three pages are free: you turn three, and still have your 2 coins.
example-notebook-fourth = You have three open orders. Thanks to the notebook you may buy a fourth, for 2 coins instead of 1.

example-spare = Spare set
example-spare-after = You own a chisel. The spare set lets you buy a second one, once in the game, for a nugget as usual. You can carry two emeralds now.

example-pier = A turn at the pier
example-pier-boats = You have played the extra dinghy, home delivery and a loading bonus. The Long Pier has two boats, and the dinghy makes three: a ruby, a sapphire and a nugget come from the field.
example-pier-home = Home delivery fetches an emerald from the field to your space for 2 coins. It takes no boat, and you load it with your chisel.
example-pier-paid = At the end of your turn the loading bonus pays you 1 coin, for you have loaded at least two stones. With both copies it would be 2.

example-inn = Good inn and last penny
example-inn-inn = You buy an order for 1 coin. Thanks to the good inn you take provisions as well, for 2: without the card each would be an action of its own.
example-inn-penny = Your purse is empty at the end of your turn, so the last penny brings you 1 coin.

example-fine = A fine cart and a fine horse
example-fine-before = You have a cart with a ruby on it, a horse, and two grey artisans. Loading costs 2 coins with a cart and 3 with a horse.
example-fine-after = You play both cards, for one artisan each. They take the places of the old cart and the old horse; the ruby stays where it is. From now on loading costs 1 coin with either.

example-alchemy = Alchemy
example-alchemy-before = Your white order asks for a ruby, a sapphire and a nugget. You carry a sapphire and two nuggets, but no ruby.
example-alchemy-after = You pay 3 coins, and the second nugget stands for the ruby. The order scores 15, and a white artisan joins you.

example-dark = Dark cards at the end
example-dark-after = The game is over. Promises kept brings you 10 points, for you have no open order. Bruno has a full chest: the two stones on Bruno’s equipment count 3 each instead of 1. Clio is a master owner: 5 points for one workshop.

example-team = A fine team, and renown
example-team-after = You have played the fine team, and own a cart and a horse: 10 points. Bruno has played renown and has three bonus tokens: 10 points besides those of the tokens. Clio still has a dark card in hand, which counts nothing.

example-rounds = Two hundred rounds
example-rounds-after = The last player ends round 200. However many artisans are left, the game is over and is scored as it stands.
