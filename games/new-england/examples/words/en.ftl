# What the examples in the rules of New England say. An example is `example-<file>`, its steps `example-<file>-<step>`.

example-start = Start tiles
example-start-placed = Diego, to the right of the start player, places first, then Clio, then Bruno. No start tile touches another one, not even at a corner. You, the start player, come last.

example-offer = The offer
example-offer-drawn = You are the start player and announce five tiles. They are drawn from the bag, and four cards from the pile: nine items lie face up.

example-bids = The bids
example-bids-taken = You take the 4, Bruno the 7, Clio the 2, Diego the 9. So Diego has the first turn and pays 9 shillings for each thing, then Bruno, then you, and Clio last, who pays 2.

example-price = Two purchases
example-price-bought = Your marker is the 4. You buy a pilgrim and put it onto your crops, then two houses for your start tile in the west. Two purchases, 8 shillings: 4 of your 12 are left.

example-land = Where crops may go
example-land-open = You are the Palmers and buy a crops tile. It goes beside your own crops: onto J6, K5 or K8. J7 lies beside your land as well, but also beside the crops of the Winslows, so it is closed.

example-develop = Three houses
example-develop-before = You own three settlement cells in a row, all unused: a start tile and a tile beside it.
example-develop-after = You buy the card with three houses in a row and turn the tiles over, for good. The card lies in front of you and scores 6 points at the end. You may still add settlement tiles beside these cells.

example-whole = A start tile
example-whole-after = The two cells of your start tile have the shape of two houses, so you need no other land. They can only be used together.

example-barn = Where a barn may stand
example-barn-open = You buy a barn. It may stand on any unused tile of yours, of whatever land: the start tiles in the east, or G6. On J6 your pilgrim stands already, and your houses are in use.

example-ship = Where a ship may lie
example-ship-open = Only your crops border on the sea with an edge, so your ship goes there. On your turns you may move it, but only to another tile at the sea.

example-store = Out of the barn
example-store-before = Your barn holds a card that you bought in an earlier round.
example-store-after = You play it now: it costs nothing and is no purchase, so you may still buy two things. The barn is empty again.

example-extra = An extra item
example-extra-after = You have a ship, and nobody has more. Before your first purchase you draw an extra card from the pile: it joins the offer, for you and for those who come after you.

example-income = Income
example-income-after = You buy nothing, put your marker back and get 4 shillings, and 1 for each of your two pilgrims.

example-end = The end
example-end-before = Three tiles are left in the bag. You have a pilgrim and a barn, Bruno has a pilgrim, and you are the start player.
example-end-after = You announce four tiles. The bag cannot give them, so the game is over at once. Your two cards score 1 each; you share the most pilgrims with Bruno, 4 points for each of you, and have the most barns, 3 points.
