# What New England says in English.

## The box

title = New England
    .about = Name your price, claim your land, and turn bare soil into houses, crops and pasture before the offer runs dry.
option-start-contact = Start tiles
option-start-contact-rulebook = Never touch
    .about = The rules of the box: start tiles touch neither by an edge nor by a corner.
option-start-contact-designer = Corners may touch
    .about = What the designer later said was meant: corners may touch, edges may not.
option-start-layout = First settlements
option-start-layout-free = Players place them
    .about = Three preliminary rounds: all players place their own start tiles.
option-start-layout-preset = Ready-made
    .about = A balanced first layout: the game begins with the first offer.
option-families = Families
option-families-lot = By lot
    .about = Everybody gets a family by lot.
option-families-chosen = Chosen
    .about = Everybody chooses a family, in the order of the seats.

## What the box holds

# What a tile, a cell or a whole area is made of: "crops tile"
land-settlement = settlement
    .of = settlement
land-crops = crops
    .of = crops
land-pasture = pasture
    .of = pasture
tile = { NAME($it, of: "land", form: "of") } tile
    .count =
        { $count ->
            [one] { $count } { NAME($it, of: "land", form: "of") } tile
           *[other] { $count } { NAME($it, of: "land", form: "of") } tiles
        }
start-tile = { NAME($it, of: "land", form: "of") } start tile
# The cards that use a land, on the final sheet
built-settlement = Houses
built-crops = Crops
built-pasture = Cattle

figure-pilgrim = pilgrim
    .a = a pilgrim
    .the = the pilgrim
    .plural = pilgrims
    .count =
        { $count ->
            [one] { $count } pilgrim
           *[other] { $count } pilgrims
        }
figure-barn = barn
    .a = a barn
    .the = the barn
    .plural = barns
    .count =
        { $count ->
            [one] { $count } barn
           *[other] { $count } barns
        }
figure-ship = ship
    .a = a ship
    .the = the ship
    .plural = ships
    .count =
        { $count ->
            [one] { $count } ship
           *[other] { $count } ships
        }
figures = { COUNT($count, $figure, of: "figure") }
figure-cards = { CAPITAL(NAME($figure, of: "figure", form: "plural")) }
most-pilgrim = Most pilgrims
most-barn = Most barns
most-ship = Most ships

family-annable = Annable
family-howland = Howland
family-palmer = Palmer
family-winslow = Winslow

card-pilgrim = Pilgrim
card-barn = Barn
card-ship = Ship
card-settlement-domino = Two houses
card-settlement-i3 = Three houses in a row
card-settlement-l3 = Three houses round a corner
card-crops-domino = Two fields
card-crops-i3 = Three fields in a row
card-crops-l3 = Three fields round a corner
card-pasture-domino = Two pastures
card-pasture-l3 = Three pastures round a corner
card-pasture-o4 = Four pastures in a square
quoted = “{ NAME($it, of: "card") }”
    .count =
        { $count ->
            [1] “{ NAME($it, of: "card") }”
           *[other] { $count } × “{ NAME($it, of: "card") }”
        }

# What an offer holds: a crops tile, “Two houses”
item-tile = a { NAME($it, of: "tile") }
    .count = { COUNT($count, $it, of: "tile") }
item-card = { NAME($it, of: "quoted") }
    .count = { COUNT($count, $it, of: "quoted") }
# Several of them: 2 crops tiles, 1 pasture tile and 2 × “Barn”
items = { LIST($it, of: "lot") }
lot = { COUNT($count, $item, of: "item") }
# Crops tile; Two houses, 3 points
label-tile = { CAPITAL(NAME($it, of: "tile")) }
label-card = { NAME($card, of: "card") }, { COUNT($points, of: "points") }

cell = { $it }
shillings =
    { $count ->
        [one] { $count } shilling
       *[other] { $count } shillings
    }
points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
tiles =
    { $count ->
        [one] { $count } tile
       *[other] { $count } tiles
    }
cards =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }

## What to do now

choose-family = Choose your family.
prompt-family =
    { YOU($it) ->
        [yes] { choose-family }
       *[no] Waiting for { PLAYER($it) } to choose a family.
    }
prompt-start-tile =
    { YOU($it) ->
        [yes] Place one of your start tiles on two free cells.
       *[no] Waiting for { PLAYER($it) } to place a start tile.
    }
prompt-offer =
    { YOU($it) ->
        [yes] Announce how many land tiles are on offer; cards fill the other spaces.
       *[no] Waiting for { PLAYER($it) } to announce the offer.
    }
prompt-bid =
    { YOU($it) ->
        [yes] Take a bid marker: the highest acts first and pays the most for each purchase.
       *[no] Waiting for { PLAYER($it) } to take a bid marker.
    }
# $buys, $plays: whether something can be bought, or a stored card played; $left: purchases left of $limit; $poor: whether
# the money is too little for another
prompt-turn =
    { YOU($it) ->
        [yes] { $buys ->
            [true] { $left ->
                [1] Your turn: buy one more thing for { COUNT($price, of: "shillings") }, or end your turn.
               *[other] Your turn: buy up to { $left } things at { COUNT($price, of: "shillings") } each, or end your turn.
            }
           *[false] { $left ->
                [0] You have made your { $limit } purchases.
               *[other] { $poor ->
                    [true] You cannot pay for another purchase.
                   *[false] You have no room for anything on offer.
                }
            } { $plays ->
                [true] Play a stored card, or end your turn for { COUNT($income, of: "shillings") }.
               *[false] End your turn for { COUNT($income, of: "shillings") }.
            }
        }
       *[no] Waiting for { PLAYER($it) } to buy, at { COUNT($price, of: "shillings") } a purchase.
    }
prompt-over = No offer can be filled any more: the game is over.
# What was taken up and waits for its place
placing-tile =
    { YOU($seat) ->
        [yes] Choose a cell for the { NAME($it, of: "tile") }.
       *[no] Waiting for { PLAYER($seat) } to place a { NAME($it, of: "tile") }.
    }
placing-land =
    { YOU($seat) ->
        [yes] Choose the cells for { NAME($card, of: "quoted") }: { COUNT($points, of: "points") }.
       *[no] Waiting for { PLAYER($seat) } to play { NAME($card, of: "quoted") }.
    }
placing-figure =
    { YOU($seat) ->
        [yes] Choose one of your unused tiles for { NAME($it, of: "figure", form: "the") }.
       *[no] Waiting for { PLAYER($seat) } to place { NAME($it, of: "figure", form: "a") }.
    }
placing-move =
    { YOU($seat) ->
        [yes] Choose the tile { NAME($it, of: "figure", form: "the") } moves to.
       *[no] Waiting for { PLAYER($seat) } to move { NAME($it, of: "figure", form: "a") }.
    }
placing-store =
    { YOU($seat) ->
        [yes] { NAME($it, of: "quoted") } cannot be played now: store it in an empty barn.
       *[no] Waiting for { PLAYER($seat) } to store { NAME($it, of: "quoted") }.
    }

## The log

event-game-began =
    { SIZE($families) ->
        [0] {""}
       *[other] The families: { LIST($families, of: "plays") }.{" "}
    }{ YOU($start_player) ->
        [yes] You are
       *[no] { PLAYER($start_player) } is
    } the start player.
plays = { WHO($index) } as { NAME($it, of: "family") }
event-family-chosen =
    { YOU($seat) ->
        [yes] You take
       *[no] { PLAYER($seat) } takes
    } the { NAME($family, of: "family") } family.
event-start-tile-placed =
    { YOU($seat) ->
        [yes] You place your
       *[no] { PLAYER($seat) } places a
    } { NAME($land, of: "start-tile") } on { LIST($cells, of: "cell") }.
event-round-began =
    { YOU($start_player) ->
        [yes] You are
       *[no] { PLAYER($start_player) } is
    } the start player.
    .title = { round }
event-announced =
    { YOU($seat) ->
        [yes] You announce
       *[no] { PLAYER($seat) } announces
    } { COUNT($tiles, of: "tiles") }.
event-offer-drawn = On offer: { NAME($offer, of: "items") }.
event-marker-taken =
    { YOU($seat) ->
        [yes] You bid
       *[no] { PLAYER($seat) } bids
    } { $marker }.
event-turn-began =
    { YOU($seat) ->
        [yes] You act
       *[no] { PLAYER($seat) } acts
    } with marker { $marker }.
event-extra-drawn =
    { YOU($seat) ->
        [yes] You draw
       *[no] { PLAYER($seat) } draws
    } an extra item: { NAME($item, of: "item") }.
event-bought =
    { YOU($seat) ->
        [yes] You buy
       *[no] { PLAYER($seat) } buys
    } { NAME($item, of: "item") } for { COUNT($price, of: "shillings") }.
event-tile-placed =
    { YOU($seat) ->
        [yes] You place
       *[no] { PLAYER($seat) } places
    } the { NAME($land, of: "tile") } on { LIST($cells, of: "cell") }.
event-land-used =
    { YOU($seat) ->
        [yes] You play
       *[no] { PLAYER($seat) } plays
    } { NAME($card, of: "quoted") } on { LIST($cells, of: "cell") }: { COUNT($points, of: "points") }.
event-figure-placed =
    { YOU($seat) ->
        [yes] You put
       *[no] { PLAYER($seat) } puts
    } { NAME($figure, of: "figure", form: "a") } on { LIST($cells, of: "cell") }.
event-card-stored =
    { YOU($seat) ->
        [yes] You store
       *[no] { PLAYER($seat) } stores
    } { NAME($card, of: "quoted") }.
event-stored-card-taken =
    { YOU($seat) ->
        [yes] You take
       *[no] { PLAYER($seat) } takes
    } { NAME($card, of: "quoted") } out of a barn.
event-figure-moved =
    { YOU($seat) ->
        [yes] You move
       *[no] { PLAYER($seat) } moves
    } { NAME($figure, of: "figure", form: "a") } from { LIST($from, of: "cell") } to { LIST($to, of: "cell") }.
event-turn-ended =
    { YOU($seat) ->
        [yes] You get
       *[no] { PLAYER($seat) } gets
    } an income of { COUNT($income, of: "shillings") }.
event-offer-cleared =
    { SIZE($unsold) ->
        [0] {""}
       *[other] Unsold, and out of the game: { NAME($unsold, of: "items") }.
    }
event-offer-not-filled = The offer cannot be filled: { COUNT($tiles, of: "tiles") } and { COUNT($cards, of: "cards") } are left.
event-game-over = { LIST($scores, of: "final", join: "comma") }.
    .title = The game is over
final = { PLAYER($index) } { $points }

## Actions

action-choose-family = Take the { NAME($it, of: "family") } family
action-start-tile = Place the { NAME($land, of: "start-tile") } on { LIST($cells, of: "cell") }
# $ends: whether bag and pile cannot fill such an offer
action-announce =
    Announce { COUNT($tiles, of: "tiles") } and { COUNT($cards, of: "cards") }{ $ends ->
        [true] : ends the game
       *[false] {""}
    }
action-bid = Bid { $it }
order-bid = Bid the most that is left, up to { $most }.
action-draw-extra =
    { $it ->
        [tile] Draw an extra tile
       *[card] Draw an extra card
    }
action-buy = Buy { NAME($it, of: "item") }
action-play-stored = Play { NAME($it, of: "quoted") } from the barn
# $figure may be none, where the board is not at hand
action-move =
    Move { $figure ->
        [none] the figure
       *[other] { NAME($figure, of: "figure", form: "the") }
    } on { LIST($it, of: "cell") }
# $tile is none unless a tile is placed, $figure unless a figure is
action-place =
    { $tile ->
        [none] { $figure ->
            [none] Use { LIST($it, of: "cell") }
           *[other] Put { NAME($figure, of: "figure", form: "the") } on { LIST($it, of: "cell") }
        }
       *[other] Place the { NAME($tile, of: "tile") } on { LIST($it, of: "cell") }
    }
action-store = Store it in a barn
# $income may be none, where the board is not at hand
action-end-turn =
    End your turn{ $income ->
        [none] {""}
       *[other] : +{ $income }
    }

## Refusals

refusal-game-is-over = { game-is-over }
refusal-not-your-turn = { not-your-turn }
refusal-not-now = { NAME($phase, of: "due") }
due-family = Everybody has to choose a family first.
due-start-tile = The start tiles have to be placed first.
due-offer = The offer has to be announced first.
due-bid = Everybody has to take a bid marker first.
due-turn = Now you can buy, play a stored card, move figures or end your turn.
due-place = Place what you have taken before anything else.
due-over = { game-is-over }
refusal-family-is-taken =
    The { NAME($family, of: "family") } family is taken: { YOU($owner) ->
        [yes] it is yours
       *[no] { PLAYER($owner) } has it
    }.
refusal-start-tile-is-placed = Your { NAME($land, of: "start-tile") } lies on the board already.
refusal-needs-two-free-cells = A start tile needs two free cells side by side.
refusal-start-tiles-touch =
    { $contact ->
        [corner] Start tiles must not touch, not even at a corner.
        [same_land] Start tiles of the same land must not touch along an edge.
       *[edge] Start tiles must not touch along an edge.
    }
refusal-marker-not-there = Marker { $marker } is taken.
refusal-draw-before-buying = An extra item is drawn before the first purchase.
refusal-extra-is-drawn = You have already drawn your extra item this turn.
refusal-not-most-ships =
    { $own ->
        [0] You need a ship to draw an extra item.
       *[other] Somebody has more ships: { $most } against your { $own }.
    }
refusal-nothing-to-draw =
    { $source ->
        [tile] The bag is empty.
       *[card] The pile is empty.
    }
refusal-not-in-offer = { CAPITAL(NAME($item, of: "item")) } is not on offer.
refusal-no-purchase-left = You have made your { $limit } purchases.
refusal-too-expensive =
    It costs { COUNT($price, of: "shillings") }, and you have { $money ->
        [0] none
       *[other] only { $money }
    }.
refusal-no-cell-for-tile = No free cell is beside your { NAME($land, of: "land", form: "of") } land and away from everybody else’s.
refusal-neither-playable-nor-storable =
    { NAME($card, of: "quoted") } cannot be played now, and { $barns ->
        [0] you have no barn to store it in
       *[other] your barns are full
    }.
refusal-not-stored = { NAME($card, of: "quoted") } is in none of your barns.
refusal-not-playable = { NAME($card, of: "quoted") } cannot be played now.
refusal-no-figure-there = None of your figures stands on { LIST($cells, of: "cell") }.
refusal-figure-stays = { CAPITAL(NAME($figure, of: "figure", form: "a")) } stays where it is.
refusal-nowhere-to-go = There is no tile { NAME($figure, of: "figure", form: "the") } could move to.
refusal-needs-one-cell = A land tile covers one cell.
refusal-cell-is-taken = A tile already lies on { $cell }.
refusal-no-own-land-beside = The cell is not beside your { NAME($land, of: "land", form: "of") } land.
refusal-rival-land-beside = The cell is beside the { NAME($land, of: "land", form: "of") } land of { PLAYER($rival) }.
refusal-wrong-shape = These cells are not arranged as on { NAME($card, of: "quoted") }.
refusal-not-your-land = The card needs { NAME($land, of: "land", form: "of") } land of your own.
refusal-not-your-tile = That is not one of your tiles.
refusal-tile-is-used = The tile on { $cell } is already used.
refusal-figure-stands-there = A figure stands on { $cell }.
refusal-splits-start-tile = The start tile on { LIST($cells, of: "cell") } is used whole or not at all.
refusal-not-at-the-sea = A ship needs a tile at the sea.
refusal-stood-there = This figure has just come from there: draw, buy or play a card before it goes back.
refusal-nothing-to-store = Only a card you have just bought can be stored.
refusal-no-empty-barn =
    { $barns ->
        [0] You have no barn.
       *[other] All your barns are full.
    }

## What a bot says about a step of its own

remark-majority-taken = Nobody has more { NAME($figure, of: "figure", form: "plural") }: { COUNT($points, of: "points") }.
remark-majority-broken =
    { YOU($seat) ->
        [yes] You no longer have
       *[no] { PLAYER($seat) } no longer has
    } the most { NAME($figure, of: "figure", form: "plural") }: { COUNT($points, of: "points") } fewer.
remark-leads = In the lead with { COUNT($points, of: "points") }.
remark-income = Every turn brings { COUNT($shillings, of: "shillings") } from now on.
remark-makes-room = Makes room for { NAME($card, of: "quoted") }: { COUNT($points, of: "points") }.
remark-narrowed =
    Leaves { WHO($seat) } { $cells ->
        [one] { $cells } cell
       *[other] { $cells } cells
    } fewer for tiles.
remark-buys-first = First to choose, at { COUNT($price, of: "shillings") } a purchase.

## Panels

panel-points = Points if the game ended now
    .short = points
panel-money = Shillings
    .short = shillings
panel-income = Income at the end of the turn
    .short = income

## The board

coast = The coast
sea = Sea
forest = Forest
round = Round { $round }
before-rounds = Start tiles
offer = Offer
sold = Sold
extra-item = Extra item, drawn thanks to ships
bag = Bag: { COUNT($count, of: "tiles") }
pile = Pile: { COUNT($count, of: "cards") }
supplies = What the bag and the pile still hold
offers-left =
    { $count ->
        [0] No offer can follow this one.
        [one] Enough for { $count } more offer at most.
       *[other] Enough for { $count } more offers at most.
    }
markers = Bid markers
# $open: whether it can be taken; $affordable: the purchases it leaves money for, none if for all
marker-label =
    { $open ->
        [true] Bid { $marker }
       *[false] Marker { $marker }
    }{ $affordable ->
        [none] {""}
       *[other] , { affordable }
    }
affordable =
    { $affordable ->
        [0] too expensive
       *[other] enough for { $affordable }
    }
marker-of = Marker { $marker }, taken by { WHO($seat) }
families = The families
# $family: none while it is not chosen
player-has =
    { PLAYER($seat) }{ $family ->
        [none] {""}
       *[other] , { NAME($family, of: "family") } family
    }, { $marker ->
        [none] no marker yet
       *[other] marker { $marker }
    }, { LIST($figures, of: "figures", join: "comma") }{ SIZE($stored) ->
        [0] {""}
       *[other] , in the barns: { NAME($stored, of: "items") }
    }{ $starts ->
        [true] , start player
       *[false] {""}
    }
start-player = Start player
your-barns = Your barns
empty-barn = Empty barn
in-barn = In the barn: { NAME($card, of: "quoted") }
# $figure: what stands on it, or none
tile-label =
    { LIST($cells, of: "cell") }: { PLAYER($seat) }, { NAME($land, of: "land") }, { $used ->
        [true] used
       *[false] unused
    }{ $figure ->
        [none] {""}
       *[other] , with { NAME($figure, of: "figure", form: "a") }
    }
turn-it = Turn
place-here = Place it here
use-here = Use these: +{ $points }
your-start-tiles = Your start tiles
to-be-placed = To be placed
start-tile-label = { CAPITAL(NAME($land, of: "start-tile")) }
land-label = { CAPITAL(NAME($land, of: "land")) }

## What things are good for

effect-pilgrim = Each pilgrim brings 1 shilling more at the end of your turn.
effect-barn = Each barn stores one card you have bought, until you play it.
effect-ship = Whoever has the most ships may draw an extra item. A ship stands at the sea.
uses-land = Uses { $count } of your unused { NAME($land, of: "land", form: "of") } cells, arranged like this.
grows-land = Goes beside your { NAME($land, of: "land", form: "of") } land, away from everybody else’s.
places =
    { $count ->
        [one] You have { $count } place for it.
       *[other] You have { $count } places for it.
    }
only-store = You can only store it now.
no-place = You have no place for it now.
tip-start-tile = Each kind of land grows from its start tile. Ships need the coast; beside a rival, room soon runs out.
tip-offer = Tiles enlarge your land, cards bring points. If the bag or the pile cannot fill what is announced, the game ends.
tip-bid = Your marker is both your place in the order and the price of each of your purchases.
tip-turn = Point at an item to see what it does and where it could go. Pilgrims and ships move for free: click one.

## The purse

purse = Your purse
unit =
    { $count ->
        [one] shilling
       *[other] shillings
    }
income = Income
to-pay =
    { $count ->
        [one] One more purchase
       *[other] { $count } more purchases
    }
after-turn =
    { $count ->
        [0] After your turn
        [one] After { $count } purchase and income
       *[other] After { $count } purchases and income
    }

## Announcing

how-many-tiles = How many tiles?
too-few-tiles = The bag holds only { COUNT($count, of: "tiles") }: the game would end at once.
too-few-cards = The pile holds only { COUNT($count, of: "cards") }: the game would end at once.
would-end-so = It would end like this
ends-game = ends the game
end-game = End the game
another-number = Choose another number

## The final sheet

cards-played = Cards played
money-left = Shillings, if there is a tie
stored-left = Stored cards, worth nothing

## The board in words

says-round = Round { $round }. Start player: { WHO($seat) }.
says-beginning = The first round has not begun yet. Start player: { WHO($seat) }.
says-no-offer = Nothing is on offer yet.
says-markers = Markers taken: { LIST($taken, of: "has-marker", join: "comma") }.
has-marker = { WHO($seat) } { $marker }
# $family: none while it is not chosen
says-player =
    { CAPITAL(WHO($seat)) }{ $family ->
        [none] {""}
       *[other] , { NAME($family, of: "family") } family
    }: { COUNT($money, of: "shillings") }, income { $income }, { COUNT($points, of: "points") }.
says-lands =
    { YOU($seat) ->
        [yes] Your land
       *[no] Land of { PLAYER($seat) }
    }: { LIST($lands, of: "says-land", join: "comma") }.
says-land =
    { NAME($land, of: "land") }{ SIZE($unused) ->
        [0] {""}
       *[other] {" "}unused { LIST($unused, of: "cell", join: "comma") }
    }{ SIZE($used) ->
        [0] {""}
       *[other] {" "}used { LIST($used, of: "cell", join: "comma") }
    }
says-figures =
    { YOU($seat) ->
        [yes] Your figures
       *[no] Figures of { PLAYER($seat) }
    }: { LIST($figures, of: "stands", join: "comma") }.
stands = { NAME($figure, of: "figure") } on { LIST($cells, of: "cell") }
says-stored =
    { YOU($seat) ->
        [yes] In your barns
       *[no] In the barns of { PLAYER($seat) }
    }: { NAME($stored, of: "items") }.

## In the terminal

# What stands for a figure on the board
mark-pilgrim = p
mark-barn = b
mark-ship = s
legend = { LIST($lands, of: "land-symbol", join: "comma") }; the digit is the owner’s seat; # used, { LIST($figures, of: "marked", join: "comma") }
land-symbol = { $symbol } { NAME($land, of: "land") }
marked = { NAME($it, of: "mark") } { NAME($it, of: "figure") }
on-offer = On offer:
scored-now = { COUNT($points, of: "points") } (cards { $cards }, majorities { $majorities })
marker = marker { $marker }
no-family = no family yet
start-tiles-on = start tiles: { LIST($tiles, of: "lies", join: "comma") }
lies = { NAME($land, of: "land") } { LIST($cells, of: "cell") }
has-played = cards: { NAME($cards, of: "items") }
has-stored = in barns: { NAME($cards, of: "items") }
land-heading = { NAME($land, of: "land") }:
many-places = { $count } places, numbers { $first } to { $last }; easier typed as cells
type-start-tile = (a number, or in words: { land-crops } E5 F5)

## What things are: their names, and what they do

thing-tile = { CAPITAL(NAME($land, of: "tile")) }
    .about = { grows-land } Cards are then played on it.
thing-used = Land in use
    .about = A card was played here: houses, crops or cattle. It stays yours, but carries no further card or figure.
thing-card = { NAME($card, of: "card") }
    .about =
        { $figure ->
            [none] { uses-land }
           *[other] { NAME($figure, of: "effect") }
        } Scores { COUNT($points, of: "points") }.
thing-figure = { CAPITAL(NAME($figure, of: "figure")) }
    .about = { NAME($figure, of: "effect") } Having the most at the end scores { COUNT($points, of: "points") }.
thing-marker = Bid marker { $marker }
    .about = Everything you buy this round costs { COUNT($marker, of: "shillings") }, up to { $purchases } things. Higher markers act first.
thing-family = Family
    .about = Your land, your figures and your name. All families are worth the same.
thing-start = Start player
    .about = Announces the offer and bids first.
thing-shilling = Shillings
    .about = Pay for what you buy: each thing costs what your marker shows. They break ties at the end.
thing-income = Income
    .about = At the end of your turn you get { $income }, and { $more } more for each of your pilgrims.
thing-points = Points
    .about = What you would score if the game ended now: your cards, and having the most of a figure.
thing-most = Has the most
    .about = Having the most of a figure scores at the end. Those who share the lead each get all of it.
thing-offer = The offer
    .about = On your turn you buy up to { $purchases } of these. What nobody buys leaves the game.
thing-bag = The bag
    .about = Land tiles still to come. If an announced offer cannot be filled, the game ends.
thing-pile = The pile
    .about = Cards still to come. If an announced offer cannot be filled, the game ends.
thing-anchor = By the sea
    .about = Ships need a tile with an edge at the sea.
thing-stored = Stored card
    .about = Kept in a barn. You may play it on any of your turns, free of charge; unplayed at the end it scores nothing.

## The aim

aim = Buy land and cards, play the cards on your land, and have the most points when the offer runs dry.
aim-scores = Cards score what they show; having the most pilgrims scores { $pilgrim }, barns { $barn }, ships { $ship }.
aim-first = A good first bid: a middling marker, for two things you can use at a price that leaves you money.
