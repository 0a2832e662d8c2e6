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
