# What the examples in the rules of The Golden City say. An example is `example-<file>`, its steps `example-<file>-<step>`.

example-auction = Four hands, four groups
example-auction-first = You put your hand on port and desert, Bruno on the two forests: both groups were free. Clio wants the forests as well, pays 1 coin and drives Bruno off.
example-auction-second = Diego drives you off port and desert: the second expulsion costs 2 coins. You go to the two ports, which are free. Bruno takes the forests back from Clio, for 3.
example-auction-last = The next expulsion would cost Clio 4, so Clio takes the free group. Every hand lies on a group, and everybody takes their cards.

example-building = The way to the palace
example-building-before = You have posts in a port, on a site of the desert and at the Caravan Gate. From there roads lead to other sites and zones. The Sun Palace is an inner zone: it needs a key, which the Keeper’s Well gives.
example-building-well = You pay two desert cards for the well and take a key.
example-building-palace = With your second post you build in the palace at once: two more desert cards, and the key, which leaves the game. You are the first there: 10 letters and a card.

example-joker = Two for one
example-joker-before = A site in the meadow costs two meadow cards, and you hold one. But you have a pair of deserts as well.
example-joker-after = The pair stands for the second meadow. You build, and keep the forest. Forest and meadow together would not make a joker: only equal cards do.

example-chain = One after the other
example-chain-first = You have no coins and no post yet. The port card takes you to Cape Mirage, which brings a coin.
example-chain-second = From there a road leads to the caravanserai: two desert cards, two coins. Two posts are built, so your turn is over.

example-zone = In the souk
example-zone-first = You are the first at the spice souk: 5 letters, and the coin that this zone shows.
example-zone-second = Bruno follows in the same zone and gets 3. Whoever comes third gets nothing, but may build all the same.

example-wares = A fifth ware card
example-wares-five = You own four ware cards and build in the Low Vineyard, which brings another. You take one of those displayed.
example-wares-four = Four are the limit: one of the five, whichever you like, leaves the game.

example-river = Pottery and the river
example-river-before = The score card names pottery, which nobody owns, and the Silverrun. Clio and Diego have a post each at its banks.
example-river-after = Both get 2 letters. Neither has more posts there than the other, so nobody gets the 2 for the most. With a second post, or alone, either would have had 4.

example-quarter = Wine and the desert quarter
example-quarter-before = You have three posts in the desert quarter, Bruno two, Diego one. Bruno alone owns wine.
example-quarter-after = For the wine Bruno gets 2 letters, and 2 more for being alone. For the quarter the three of you get 2 each, and you 2 more for having the most.

example-blocked = Blocked
example-blocked-after = You take the last free port. Clio has one post, in Salt Cove, and the sites that roads lead to from there belong to others: Clio is blocked. The round is played to its end, then the game is over, and Clio ranks last.

example-drought = An auction for two
example-drought-first = You take the three cards. Bruno pays 1 coin and drives you off; you pay 2 and come back.
example-drought-last = Bruno goes to the group of two and gets the coin on it. Whoever took the group of two builds first: Bruno. You build last, and so you are first player in the next round.

example-black = A closed zone
example-black-after = You stand in the Grain Hall alone. For two more meadow cards you add a black post. It brings no reward, but the zone is closed to Bruno now, and you have two posts in the meadow quarter.

example-shuffle = The deck runs out
example-shuffle-before = You are about to build at Fern Harbour, whose reward is a card. The deck is empty.
example-shuffle-after = The discard pile is shuffled, with the port card you have just paid, and becomes the deck. You draw from it: everybody saw which card you paid, but what you drew only you know.
