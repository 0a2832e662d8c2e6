# What The Golden City says in English.

## The box

title = The Golden City
    .about = Bid for landscapes, build from the coast towards the golden city, and be where it counts.
option-black-posts = Black posts
option-black-posts-no = Without
    .about = The rules of the box with three or four players, the Great Drought with two.
option-black-posts-yes = With
    .about = The Great Drought with two black posts each, to lock your rival out of a zone of the city.

## What the box holds

landscape-port = port
    .count =
        { $count ->
            [one] { $count } port
           *[other] { $count } ports
        }
landscape-mountain = mountain
    .count =
        { $count ->
            [one] { $count } mountain
           *[other] { $count } mountains
        }
    .of = mountain
    .quarter = mountain quarter
    .the-quarter = the mountain quarter
landscape-desert = desert
    .count =
        { $count ->
            [one] { $count } desert
           *[other] { $count } deserts
        }
    .of = desert
    .quarter = desert quarter
    .the-quarter = the desert quarter
landscape-forest = forest
    .count =
        { $count ->
            [one] { $count } forest
           *[other] { $count } forests
        }
    .of = forest
    .quarter = forest quarter
    .the-quarter = the forest quarter
landscape-meadow = meadow
    .count =
        { $count ->
            [one] { $count } meadow
           *[other] { $count } meadows
        }
    .of = meadow
    .quarter = meadow quarter
    .the-quarter = the meadow quarter

river-meadow-mountain = Silverrun
    .the = the Silverrun
    .on = on the Silverrun
river-mountain-desert = Copperwater
    .the = the Copperwater
    .on = on the Copperwater
river-desert-forest = Amberflow
    .the = the Amberflow
    .on = on the Amberflow
river-forest-meadow = Emerald Stream
    .the = the Emerald Stream
    .on = on the Emerald Stream
# On the map
river-label = { CAPITAL(NAME($river, of: "river")) }

ware-pottery = pottery
    .the = pottery
ware-wine = wine
    .the = wine
ware-silk = silk
    .the = silk
ware-spices = spices
    .the = spices
# At the head of a line
ware-label = { CAPITAL(NAME($ware, of: "ware")) }
# pottery and wine: $it, the two wares
ware-card = { LIST($it, of: "ware") }

# $it: the river, or the landscape of the quarter
area-river = { NAME($it, of: "river") }
    .the = { NAME($it, of: "river", form: "the") }
area-quarter = { NAME($it, of: "landscape", form: "quarter") }
    .the = { NAME($it, of: "landscape", form: "the-quarter") }
area-label = { CAPITAL(NAME($area, of: "area")) }
# pottery, Silverrun
score-card = { NAME($ware, of: "ware") }, { NAME($area, of: "area") }
    .ware = { NAME($ware, of: "ware", form: "the") }
    .area = { NAME($area, of: "area", form: "the") }

card-bonus-wares = Merchant
card-bonus-coins = Money-changer
card-bonus-city = Burgher
card-bonus-rivers = Boatman
card-bonus-mountain = Highlander
card-bonus-desert = Caravaneer
card-bonus-forest = Forester
card-bonus-meadow = Shepherd

# What a bonus card pays. $each: letters
pays-ware-cards = { COUNT($each, of: "letters") } for each ware card
pays-coins = { COUNT($each, of: "letters") } for each coin
pays-city = { COUNT($each, of: "letters") } for each post in the city
pays-river = { COUNT($each, of: "letters") } for each post on a river
pays-landscape = { COUNT($each, of: "letters") } for each post on { NAME($landscape, of: "landscape", form: "of") } sites and zones

# A bonus card that may be known, or not
held-none = {"?"}
held = { NAME($it, of: "card") } ({ NAME($it, of: "pays") })

kind-port = Port
kind-rural = Rural site, { NAME($landscape, of: "landscape") }
kind-outer = Outer zone, { NAME($landscape, of: "landscape") }
kind-inner = Inner zone, { NAME($landscape, of: "landscape") }

reward-coin1 = 1 coin
reward-coin2 = 2 coins
reward-card = a landscape card
reward-key = a key
reward-bonus = a bonus card
reward-ware = a ware card

coins =
    { $count ->
        [one] { $count } coin
       *[other] { $count } coins
    }
letters =
    { $count ->
        [one] { $count } letter
       *[other] { $count } letters
    }
cards =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
keys =
    { $count ->
        [one] { $count } key
       *[other] { $count } keys
    }
bonus-cards =
    { $count ->
        [one] { $count } bonus card
       *[other] { $count } bonus cards
    }
points =
    { $count ->
        [one] { $count } victory point
       *[other] { $count } victory points
    }

# Landscape cards of the auction, and the coin that may lie on them: 1 port, 1 desert and 1 coin
group =
    { $coins ->
        [0] { COUNTS($cards, of: "landscape", none: "nothing") }
       *[other] { COUNTS($cards, of: "landscape", join: "comma") } and { COUNT($coins, of: "coins") }
    }
# 2 deserts and a key
payment =
    { $keys ->
        [0] { COUNTS($payment, of: "landscape", none: "nothing") }
       *[other] { COUNTS($payment, of: "landscape", join: "comma") } and a key
    }
# What a zone brings: 5 letters and 1 coin
gain =
    { $coins ->
        [0] { $cards ->
            [0] { COUNT($letters, of: "letters") }
           *[other] { COUNT($letters, of: "letters") } and { COUNT($cards, of: "cards") }
        }
       *[other] { $cards ->
            [0] { COUNT($letters, of: "letters") } and { COUNT($coins, of: "coins") }
           *[other] { COUNT($letters, of: "letters") }, { COUNT($coins, of: "coins") } and { COUNT($cards, of: "cards") }
        }
    }

## What to do now

# $taken: whether a hand lies on a group already; $price: of the next expulsion
prompt-place-hand =
    { YOU($it) ->
        [yes] { $taken ->
            [true] Your turn: place your bidding hand on a group. Expelling somebody costs { COUNT($price, of: "coins") }.
           *[false] Your turn: place your bidding hand on a group of cards.
        }
       *[no] Waiting for { PLAYER($it) } to bid on a group.
    }
# $payable: whether there is anything to build; $built: posts built this turn
prompt-build =
    { YOU($it) ->
        [yes] { $payable ->
            [true] { $built ->
                [0] Your turn: build a first post, or end your turn.
               *[other] Build a second post, or end your turn.
            }
           *[false] You cannot pay for any place: end your turn.
        }
       *[no] Waiting for { PLAYER($it) } to build.
    }
prompt-choose-bonus =
    { YOU($it) ->
        [yes] Choose the bonus card you keep.
       *[no] Waiting for { PLAYER($it) } to choose a bonus card.
    }
prompt-take-ware =
    { YOU($it) ->
        [yes] Take a ware card.
       *[no] Waiting for { PLAYER($it) } to take a ware card.
    }
prompt-remove-ware =
    { YOU($it) ->
        [yes] You may keep { $limit } ware cards: remove one from the game.
       *[no] Waiting for { PLAYER($it) } to remove a ware card.
    }
# $over: cards too many
prompt-discard =
    { YOU($it) ->
        [yes] Too many cards in hand: discard { $over ->
            [one] one
           *[other] { $over }
        }.
       *[no] Waiting for { PLAYER($it) } to discard.
    }
prompt-over = { game-is-over }
# In the terminal
ask-about-a-place = Type the name of a place to hear why you cannot build there.

## The log

event-hand-dealt = You begin with { COUNTS($cards, of: "landscape") }.
event-round-began =
    { YOU($first_player) ->
        [yes] You begin.
       *[no] { PLAYER($first_player) } begins.
    }
    .title = Round { $round }: { NAME($score_card, of: "score-card") }
event-groups-laid-out = On offer: { LIST($groups, of: "offer", join: "comma") }.
offer = group { SUM($index, 1) } with { group }
event-deck-shuffled = The discard pile is shuffled: a new deck of { COUNT($cards, of: "cards") }.
event-hand-placed =
    { $expelled ->
        [none] { YOU($seat) ->
            [yes] You bid
           *[no] { PLAYER($seat) } bids
        } on group { SUM($group, 1) }.
       *[other] { YOU($seat) ->
            [yes] You expel { PLAYER($expelled) }
           *[no] { PLAYER($seat) } expels { WHO($expelled) }
        } from group { SUM($group, 1) } for { COUNT($price, of: "coins") }.
    }
event-group-taken =
    { YOU($seat) ->
        [yes] You take
       *[no] { PLAYER($seat) } takes
    } { group }.
event-post-built =
    { YOU($seat) ->
        [yes] { $black ->
            [true] You add a black post
           *[false] You build
        }
       *[no] { $black ->
            [true] { PLAYER($seat) } adds a black post
           *[false] { PLAYER($seat) } builds
        }
    } at { NAME($place, of: "place") } for { payment }.
event-coins-taken =
    { YOU($seat) ->
        [yes] You get
       *[no] { PLAYER($seat) } gets
    } { $coins ->
        [0] no coin: the reserve is empty
       *[other] { COUNT($coins, of: "coins") }
    }.
# The owner is told which card it was.
event-card-drawn =
    { YOU($seat) ->
        [yes] {""}
       *[no] { PLAYER($seat) } draws a card.
    }
event-card-seen = You draw a { NAME($card, of: "landscape") } card.
event-key-taken =
    { YOU($seat) ->
        [yes] You get a key.
       *[no] { PLAYER($seat) } gets a key.
    }
# The owner is told which card it is.
event-bonus-taken =
    { YOU($seat) ->
        [yes] {""}
       *[no] { PLAYER($seat) } keeps a bonus card.
    }
event-bonus-kept = You keep the { NAME($card, of: "card") }.
event-ware-taken =
    { YOU($seat) ->
        [yes] { $from_pile ->
            [true] You turn up the top ware card: { NAME($card, of: "ware-card") }
           *[false] You take the { NAME($card, of: "ware-card") } card
        }
       *[no] { $from_pile ->
            [true] { PLAYER($seat) } turns up the top ware card: { NAME($card, of: "ware-card") }
           *[false] { PLAYER($seat) } takes the { NAME($card, of: "ware-card") } card
        }
    }{ $turned ->
        [none] .
       *[other] ; the { NAME($turned, of: "ware-card") } card takes its place.
    }
event-ware-removed =
    { YOU($seat) ->
        [yes] You remove
       *[no] { PLAYER($seat) } removes
    } the { NAME($card, of: "ware-card") } card from the game.
event-zone-entered =
    { YOU($seat) ->
        [yes] You are
       *[no] { PLAYER($seat) } is
    } { $rank ->
        [1] first
       *[other] second
    } at { NAME($place, of: "place") }: { COUNT($letters, of: "letters") }.
event-card-discarded =
    { YOU($seat) ->
        [yes] You discard
       *[no] { PLAYER($seat) } discards
    } a { NAME($card, of: "landscape") } card.
event-turn-ended =
    { $built ->
        [0] { YOU($seat) ->
            [yes] You build nothing.
           *[no] { PLAYER($seat) } builds nothing.
        }
       *[other] {""}
    }
event-player-blocked =
    { YOU($seat) ->
        [yes] You are blocked: no place is open to you any more.
       *[no] { PLAYER($seat) } is blocked, with no place left to build.
    }
event-round-scored =
    For { NAME($score_card, of: "score-card", form: "ware") }: { LIST($lines, of: "ware-letters", join: "comma", none: "nobody") }. For { NAME($score_card, of: "score-card", form: "area") }: { LIST($lines, of: "area-letters", join: "comma", none: "nobody") }.
ware-letters =
    { $wares ->
        [0] {""}
       *[other] { PLAYER($index) } +{ $wares }
    }
area-letters =
    { $areas ->
        [0] {""}
       *[other] { PLAYER($index) } +{ $areas }
    }
nobody = nobody
event-bonus-cards-shown =
    { YOU($seat) ->
        [yes] { SIZE($lines) ->
            [0] You have no bonus card to show.
           *[other] You show { LIST($lines, of: "shown") }.
        }
       *[no] { SIZE($lines) ->
            [0] { PLAYER($seat) } has no bonus card to show.
           *[other] { PLAYER($seat) } shows { LIST($lines, of: "shown") }.
        }
    }
shown = { NAME($card, of: "card") } ({ COUNT($letters, of: "letters") })
event-special-scored =
    Special scoring, { LIST($letters, of: "tally", join: "comma") }: { $winner ->
        [none] a perfect tie, nobody gets anything.
       *[other] { YOU($winner) ->
            [yes] you get
           *[no] { PLAYER($winner) } gets
        } { COUNT($victory_points, of: "points") }.
    }
tally = { PLAYER($index) } { $it }
# Two players count victory points, others letters.
event-game-over =
    { SIZE($letters) ->
        [2] Victory points: { LIST($victory_points, of: "tally", join: "comma") }.
       *[other] Letters: { LIST($letters, of: "tally", join: "comma") }.
    }
    .title = The game is over

## Actions

# $bidder: whose hand lies there, or none; $price: of expelling them
# Standing orders
order-hold = Bid on group { SUM($group, 1) } for up to { COUNT($limit, of: "coins") }; if it costs more, take the last free group.

action-place-hand =
    { $bidder ->
        [none] Place your hand on group { SUM($it, 1) }
       *[other] Expel { PLAYER($bidder) } from group { SUM($it, 1) } for { COUNT($price, of: "coins") }
    }: { group }
action-build =
    { $black ->
        [true] Add a black post
       *[false] Build
    } at { NAME($place, of: "place") } for { payment }
action-end-turn = End your turn
action-choose-bonus = Keep the { NAME($it, of: "card") }
action-take-ware = Take the { NAME($it, of: "ware-card") } card
action-draw-ware = Take the top card of the ware pile, unseen
action-remove-ware = Remove the { NAME($it, of: "ware-card") } card
action-discard = Discard a { NAME($it, of: "landscape") } card

## Refusals

refusal-game-is-over = { game-is-over }
refusal-not-your-turn = { not-your-turn }
refusal-not-now = { NAME($phase, of: "first") }
first-place-hand = The auction comes first: place your bidding hand on a group of cards.
first-build = It is time to build: choose a place on the island, or end your turn.
first-choose-bonus = First choose the bonus card you keep.
first-take-ware = First take a ware card.
first-remove-ware = First remove one of your ware cards.
first-discard = First discard from your hand.
first-over = { game-is-over }
refusal-no-such-group = There are only { $groups } groups.
refusal-expulsion-too-dear =
    Expelling { PLAYER($bidder) } now costs { COUNT($price, of: "coins") }, and you have { $coins ->
        [0] none
       *[other] only { $coins }
    }.
refusal-no-post-left = You have placed all { $posts } of your posts.
refusal-site-taken =
    { YOU($owner) ->
        [yes] You already have a post at { NAME($place, of: "place") }.
       *[no] { NAME($place, of: "place") } has room for a single post, and { PLAYER($owner) } is there.
    }
refusal-already-there = You already have a post at { NAME($place, of: "place") }, and a zone takes one from each player.
refusal-not-connected = No road leads to { NAME($place, of: "place") } from any of your posts. Roads come from { NAME($place, of: "near") }.
refusal-zone-full = { NAME($place, of: "place") } is full: no zone holds more than two posts.
refusal-key-missing = { NAME($place, of: "place") } is an inner zone: it costs a key, and you have none.
refusal-wrong-payment =
    The price is { COUNT($cards, $landscape, of: "landscape") }; two cards of a kind replace one that is missing. { SIZE($holds) ->
        [0] You have no landscape cards.
       *[other] You have { COUNTS($holds, of: "landscape") }.
    }
refusal-not-among-these = That card is not one of those you can choose.
# Where roads lead from a place: $it, the places
near = { LIST($it, of: "place") }

## What a bot says about a step of its own

remark-round-letters = Worth { COUNT($letters, of: "letters") } more when this round is scored.
remark-rival-letters = Costs { WHO($seat) } { COUNT($letters, of: "letters") } when this round is scored.
remark-shut-out = Keeps { WHO($seat) } out of { NAME($place, of: "place") }.
remark-city-in-reach =
    The city is within reach: { $zones ->
        [one] { $zones } zone
       *[other] { $zones } zones
    }.
remark-new-wares =
    { $new ->
        [one] { $new } new ware
       *[other] { $new } new wares
    }: { $wares ->
        [one] { $wares } kind
       *[other] { $wares } kinds
    } now.
remark-pays-for =
    These cards pay for { $places ->
        [one] { $places } more place
       *[other] { $places } more places
    }; no other group does as well.
remark-leads = In the lead with { COUNT($letters, of: "letters") }.

## Panels

panel-letters = Letters
    .short = letters
panel-points = Victory points
    .short = points
panel-coins = Coins
    .short = coins
panel-posts = Posts left
    .short = posts
panel-black = Black posts left
    .short = black
panel-keys = Keys
    .short = keys
panel-wares = Ware cards
    .short = wares
panel-bonus = Bonus cards
    .short = bonus
panel-hand = Landscape cards in hand
    .short = in hand

## The board

island = The island
round-number = Round { $round } of { $rounds }
scores-now = letters if it were scored now
score-label = Score card
score-cell =
    { PLAYER($seat) }, { $what }: { $gained ->
        [0] { nothing }
       *[other] { COUNT($gained, of: "letters") }
    }
to-come = { $count } to come
score-cards-to-come = Score cards to come
last-card = last card
back = Back { $back }
first-player = First player
auction = The auction
next-expulsion = Next expulsion
# $price: of expelling the bidder, or none if that cannot be done
group-label =
    Group { SUM($group, 1) }: { group }; { NAME($bidder, of: "bidder") }{ $price ->
        [none] {""}
       *[other] , { COUNT($price, of: "coins") }
    }
bidder-none = free
bidder =
    { YOU($it) ->
        [yes] your hand
       *[no] { PLAYER($it) }’s hand
    }
wares = Wares
ware-pile = Ware pile: { COUNT($count, of: "cards") }
ware-owners = { ware-label }: { LIST($owners, of: "player", join: "comma", none: "nobody") }
who-owns-wares = Who owns which wares
no-card-here = empty
supplies = Supplies
deck = Deck
discards = Discards
bonus = Bonus
deck-holds = Deck: { COUNT($count, of: "cards") }
discards-hold =
    { SIZE($cards) ->
        [0] No card discarded
       *[other] Discarded: { COUNTS($cards, of: "landscape", join: "comma") }
    }
reserve-holds = Reserve: { COUNT($count, of: "coins") }
keys-left = Keys left: { $count }
bonus-left = Bonus cards left: { $count }
your-hand = Your hand
your-bonus = Your bonus cards
empty-hand = No landscape cards
built-of = { $built } of { $most } posts built
pay-for = How to pay for { NAME($place, of: "place") }
unseen = unseen
bonus-offer = { NAME($card, of: "card") }: { NAME($card, of: "pays") }; { COUNT($now, of: "letters") } now
now = now { $count }
no-bonus = no bonus card

## A place

# Rural site, desert, on the Copperwater
site =
    { NAME($kind, of: "kind") }{ $river ->
        [none] {""}
       *[other] , { NAME($river, of: "river", form: "on") }
    }
costs =
    Costs { COUNT($cards, $landscape, of: "landscape") }{ $keys ->
        [0] {""}
       *[other] {" "}and a key
    }
brings = Brings { NAME($reward, of: "reward") }
brings-nothing = Brings nothing in the Great Drought
brings-first = First: { NAME($first, of: "gain") }; second: { NAME($second, of: "gain") }
posts-here = Posts: { LIST($posts, of: "post", join: "comma") }
post =
    { WHO($seat) }{ $black ->
        [true] {" "}(black)
       *[false] {""}
    }
can-build =
    you can build here{ $ways ->
        [one] {""}
       *[other] , { $ways } ways to pay
    }

## The Great Drought

drought = The Great Drought
special-scoring = Special scoring
special = Special scoring after round { $round }: { COUNT($points, of: "points") }, { NAME($result, of: "result") }
# Who won it: a seat, nobody, or it is yet to come
result-to-come = to come
result-nobody = nobody won it
result = won by { WHO($it) }
in-round = round { $round }

## The final sheet

from-zones = First and second in zones
from-wares = Wares
from-areas = Rivers and quarters
from-bonus = Bonus cards
tie-city = Posts in the city
tie-coins = Coins
blocked = blocked
bonus-line = { NAME($card, of: "card") }: { $count } × { $each }
part = Part { $part }, after round { $round }

## The board in words

says-round = { round-number }. The score card names { NAME($score_card, of: "score-card", form: "ware") } and { NAME($score_card, of: "score-card", form: "area") }.
says-first = First player: { WHO($seat) }.
says-would-score = Scored now, it would bring: { LIST($lines, of: "would-score", join: "comma") }.
would-score = { WHO($index) } +{ SUM($wares, $areas) }
says-special = { special }.
says-group = { group-label }.
says-price = The next expulsion costs { COUNT($price, of: "coins") }.
# $facts: what a player has, each as one of the facts below
says-player = { CAPITAL(WHO($seat)) }: { facts }.
facts = { LIST($facts, of: "fact", join: "comma") }
fact-points = { COUNT($it, of: "points") }
fact-letters = { COUNT($it, of: "letters") }
fact-coins = { COUNT($it, of: "coins") }
fact-keys = { COUNT($it, of: "keys") }
fact-posts-left =
    { $it ->
        [one] { $it } post
       *[other] { $it } posts
    } left
fact-black-left =
    { $it ->
        [one] { $it } black post
       *[other] { $it } black posts
    } left
fact-bonus = { COUNT($it, of: "bonus-cards") }
fact-cards = { COUNT($it, of: "cards") } in hand
fact-known = among them { COUNTS($it, of: "landscape") }
fact-posts =
    { SIZE($it) ->
        [0] no post yet
       *[other] posts at { LIST($it, of: "place") }
    }
fact-black = black posts at { LIST($it, of: "place") }
fact-wares = ware cards: { LIST($it, of: "ware-card", join: "comma") }
fact-blocked = { blocked }
says-display = Ware cards on display: { LIST($cards, of: "ware-card", join: "comma", none: "nothing") }; { $pile } in the pile.
says-supplies = Deck: { COUNT($deck, of: "cards") }; discard pile: { COUNT($discard, of: "cards") }; reserve: { COUNT($reserve, of: "coins") } and { COUNT($keys, of: "keys") }; bonus cards left: { $bonus }.
says-hand =
    { SIZE($cards) ->
        [0] You have no landscape cards.
       *[other] Your hand: { COUNTS($cards, of: "landscape") }.
    }
says-bonus = Your bonus cards: { LIST($cards, of: "held", join: "comma") }.

## The table in the terminal

ports = ports
sites = sites
zones = zones
rivers = rivers
dry = dry
zone-gains =
    { NAME($first, of: "gain") } / { NAME($second, of: "gain") }{ $keys ->
        [0] {""}
       *[other] , costs a key
    }
legend = Zones: what the first / the second player there gets; [2] is a post of seat 2.
score-pays = Its ware: { COUNT($ware, of: "letters") }, +{ $alone } for a sole owner; its area: { COUNT($area, of: "letters") }, +{ $most } for the most posts.
next-score-card = { $count } to come; the next is one of:
bonus-held = bonus cards: { LIST($cards, of: "held", join: "comma") }
# $reward: what the place brings, in words
site-offer = { NAME($place, of: "place") } ({ $reward }), roads to { NAME($place, of: "near") }

## Places

place-raven-haven = Raven Haven
place-cliffside = Cliffside
place-mist-quay = Mist Quay
place-fort-granite = Fort Granite
place-saffron-port = Saffron Port
place-salt-cove = Salt Cove
place-cape-mirage = Cape Mirage
place-caravel-landing = Caravel Landing
place-fern-harbour = Fern Harbour
place-oak-slip = Oak Slip
place-green-creek = Green Creek
place-moss-point = Moss Point
place-wheat-harbour = Wheat Harbour
place-watering-place = The Watering Place
place-hay-bay = Hay Bay
place-clearhaven = Clearhaven

place-toll-pass = Toll Pass
place-silver-ford = Silver Ford
place-high-milestone = High Milestone
place-hermitage = The Hermitage
place-watch-tower = Watch Tower
place-high-forge = High Forge
place-copper-bridge = Copper Bridge
place-echo-gorge = Echo Gorge
place-keepers-well = Keeper’s Well
place-copper-oasis = Copper Oasis
place-caravanserai = The Caravanserai
place-potters-row = Potters’ Row
place-ancient-stele = Ancient Stele
place-amber-ferry = Amber Ferry
place-kings-tomb = King’s Tomb
place-wardens-lodge = Warden’s Lodge
place-amber-mill = Amber Mill
place-great-oak = The Great Oak
place-stone-ring = Stone Ring
place-charcoal-burners = Charcoal Burners
place-honey-house = Honey House
place-reed-bank = Reed Bank
place-heron-isle = Heron Isle
place-lower-sheepfold = Lower Sheepfold
place-emerald-ford = Emerald Ford
place-fieldcross = Fieldcross
place-bailiffs-manor = Bailiff’s Manor
place-low-vineyard = Low Vineyard
place-silver-washhouse = Silver Washhouse
place-white-mill = White Mill

place-miners-gate = Miners’ Gate
place-iron-market = Iron Market
place-granite-palace = Granite Palace
place-caravan-gate = Caravan Gate
place-spice-souk = Spice Souk
place-sun-palace = Sun Palace
place-woodcutters-gate = Woodcutters’ Gate
place-luthiers-court = Luthiers’ Court
place-palace-of-leaves = Palace of Leaves
place-shepherds-gate = Shepherds’ Gate
place-grain-hall = Grain Hall
place-wheat-palace = Wheat Palace

## What things are: their names, and what they do

thing-landscape = { CAPITAL(NAME($landscape, of: "landscape")) } card
    .about =
        { $landscape ->
            [port] Pays for a port.
           *[other] Two pay for a site or an outer zone of this landscape; an inner zone takes a key besides.
        } At the end of your turn you may hold { $limit } landscape cards.
thing-joker = Two of a kind
    .about = Two equal landscape cards replace any one other.
thing-ware = { CAPITAL(NAME($ware, of: "ware")) }
    .about = When a score card names it, every owner gets { COUNT($presence, of: "letters") }, and a sole owner { $alone } more.
thing-ware-card = Ware card: { NAME($card, of: "ware-card") }
    .about = Makes you an owner of both wares. You may have { $limit } ware cards.
thing-score-card = Score card: { NAME($card, of: "score-card") }
    .about = At the end of the round owners of the ware get { COUNT($ware_presence, of: "letters") }, and players with a post in the area { $area_presence }; being alone or having the most brings more.
thing-area = { CAPITAL(NAME($area, of: "area")) }
    .about = When it is scored, everybody with a post there gets { COUNT($presence, of: "letters") }, and whoever has more posts there than any other { $most } more.
thing-bonus-card = { NAME($card, of: "card") }
    .about = At the end of the game: { NAME($card, of: "pays") }.
thing-reward = Reward: { NAME($reward, of: "reward") }
    .about =
        { $reward ->
            [coin1] For whoever builds there: a coin, to expel others in the auction.
            [coin2] For whoever builds there: coins, to expel others in the auction.
            [card] For whoever builds there: the top landscape card, unseen by the others.
            [key] For whoever builds there: a key, which opens an inner zone of the city.
            [bonus] For whoever builds there: a bonus card of their choice, scored at the end.
           *[ware] For whoever builds there: a displayed ware card, or the top one of the pile.
        }
thing-place = { NAME($place, of: "place") }
    .about =
        { $kind ->
            [port] Port: costs one port card. You may build in any free port.
            [rural] Rural site: costs { $cards } { NAME($landscape, of: "landscape", form: "of") } cards, and a road must lead there from one of your posts.
            [outer] Outer zone: costs { $cards } { NAME($landscape, of: "landscape", form: "of") } cards. Every player may have a post here; the first two get letters.
           *[inner] Inner zone: costs { $cards } { NAME($landscape, of: "landscape", form: "of") } cards and a key. Every player may have a post here; the first two get letters.
        }
thing-hand = Bidding hand
    .about = Lies on the group you want. If somebody expels it, you place it again.
thing-expel = Price of expelling
    .about = Taking a group from somebody costs coins: one for the first time in a round, one more each time after that.
thing-letter = Letter of exchange
    .about = The points of the game. They come from zones, score cards and bonus cards; the most letters win.
thing-coin = Coin
    .about = Expels rivals from a group in the auction.
thing-key = Key
    .about = Opens one inner zone of the city, and then leaves the game.
thing-post = Post
    .about = You build up to { $limit } in a turn. When somebody has built their last, the game ends with that round.
thing-black = Black post
    .about = Joins your own post in a zone where your rival has none, and locks them out.
thing-first = First player
    .about = Bids and builds first. The marker goes to the left after every round.
thing-deck = Deck
    .about = Landscape cards still to come. When it is empty, the discards are shuffled.
thing-discards = Discards
    .about = Landscape cards that were paid or discarded.
thing-victory = Victory points
    .about = For two players: whoever leads in letters at a special scoring gets one or more. With { $win } you win at once.
thing-wares = Ware cards
    .about = Each makes its owner an owner of two wares. You may have { $limit }.
thing-bonuses = Bonus cards
    .about = Kept face down, and shown at the end: each pays letters for something its owner has.
thing-cards = Landscape cards in hand
    .about = They pay for posts. At the end of your turn you may hold { $limit }.

## The aim

aim = Build posts from the coast into the golden city, and earn more letters than anybody else.
aim-scores = The first posts in a zone of the city bring { $least } to { $most } letters; each round’s card pays a ware and an area; bonus cards pay at the end.
aim-first = A good first move: take a port card, and build where a road leads towards the city.
