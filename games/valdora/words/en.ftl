# What Valdora says in English.

## The box

title = Valdora
    .about = Roam a valley full of gems, leaf through its books of orders, and deliver before your rivals hire the last artisans.
option-duel = The duel
option-duel-two-players = With two players
    .about = Two play with duel cards: after every turn with a delivery, the next card of an open row takes artisans or a workshop away. Three or more play without them.
option-duel-no = Never
    .about = Artisans leave the disc only when somebody recruits them. Two players then need the special cards.
option-special-cards = Special cards
option-special-cards-no = Without special cards
    .about = The rules of the box.
option-special-cards-yes = With special cards
    .about = Everybody holds four secret cards, played for artisans: lasting advantages, and points at the end.

## What the box holds

# .a, .the, .no: with an article; .for: what equipment is good for; .count: with a number
gem-ruby = ruby
    .a = a ruby
    .the = the ruby
    .no = no ruby
    .for = for rubies
    .count =
        { $count ->
            [one] { $count } ruby
           *[other] { $count } rubies
        }
gem-sapphire = sapphire
    .a = a sapphire
    .the = the sapphire
    .no = no sapphire
    .for = for sapphires
    .count =
        { $count ->
            [one] { $count } sapphire
           *[other] { $count } sapphires
        }
gem-amethyst = amethyst
    .a = an amethyst
    .the = the amethyst
    .no = no amethyst
    .for = for amethysts
    .count =
        { $count ->
            [one] { $count } amethyst
           *[other] { $count } amethysts
        }
gem-emerald = emerald
    .a = an emerald
    .the = the emerald
    .no = no emerald
    .for = for emeralds
    .count =
        { $count ->
            [one] { $count } emerald
           *[other] { $count } emeralds
        }
gem-gold = gold nugget
    .a = a gold nugget
    .the = the gold nugget
    .no = no gold nugget
    .for = for gold
    .count =
        { $count ->
            [one] { $count } gold nugget
           *[other] { $count } gold nuggets
        }

# What an order or a palace asks for
good = { NAME($it, of: "gem") }
good-gold = gold
good-silver = 1 coin
good-three-stones = three different stones

# .order: an order of the colour; .count: a number of artisans of the colour, where it is clear that they are artisans
colour-grey = grey
    .order = grey order
    .artisans = grey artisans
    .count = { $count } grey
colour-yellow = yellow
    .order = yellow order
    .artisans = yellow artisans
    .count = { $count } yellow
colour-white = white
    .order = white order
    .artisans = white artisans
    .count = { $count } white
colour-violet = violet
    .order = violet order
    .artisans = violet artisans
    .count = { $count } violet
colour-red = red
    .order = red order
    .artisans = red artisans
    .count = { $count } red
colour-blue = blue
    .order = blue order
    .artisans = blue artisans
    .count = { $count } blue
colour-green = green
    .order = green order
    .artisans = green artisans
    .count = { $count } green

equipment-gold-pan = gold pan
    .a = a gold pan
    .the = the gold pan
    .from = from the gold pan
    .onto = into the gold pan
equipment-shovel = shovel
    .a = a shovel
    .the = the shovel
    .from = from the shovel
    .onto = onto the shovel
equipment-pick = pick
    .a = a pick
    .the = the pick
    .from = from the pick
    .onto = onto the pick
equipment-hammer = hammer
    .a = a hammer
    .the = the hammer
    .from = from the hammer
    .onto = onto the hammer
equipment-chisel = chisel
    .a = a chisel
    .the = the chisel
    .from = from the chisel
    .onto = onto the chisel
equipment-cart = cart
    .a = a cart
    .the = the cart
    .from = from the cart
    .onto = onto the cart
equipment-horse = horse
    .a = a horse
    .the = the horse
    .from = from the horse
    .onto = onto the horse
equipment-fine-cart = fine cart
    .a = a fine cart
    .the = the fine cart
    .from = from the fine cart
    .onto = onto the fine cart
equipment-fine-horse = fine horse
    .a = a fine horse
    .the = the fine horse
    .from = from the fine horse
    .onto = onto the fine horse
equipment-dipper = dipper
    .a = a dipper
    .the = the dipper
    .from = from the dipper
    .onto = into the dipper

# A place for equipment is called after what stands in it.
slot = { NAME($it, of: "equipment") }
    .the = { NAME($it, of: "equipment", form: "the") }
    .from = { NAME($it, of: "equipment", form: "from") }
    .onto = { NAME($it, of: "equipment", form: "onto") }
slot-spare = spare piece
    .the = the spare piece
    .from = from the spare piece
    .onto = onto the spare piece
# cart with a ruby
carrier =
    { NAME($equipment, of: "equipment") }{ $gem ->
        [none] {""}
       *[other] {" "}with { NAME($gem, of: "gem", form: "a") }
    }

# red order; white order (ruby, sapphire, gold): only the white ones differ among themselves
order = { NAME($colour, of: "colour", form: "order") }{ order-goods }
    .a = a { order }
    .the = the { order }
    .full = { NAME($colour, of: "colour", form: "order") } ({ LIST($needs, of: "good", join: "comma") }), { COUNT($points, of: "points") }
    .count = { $count } × { order } ({ $points })
order-goods =
    { SIZE($needs) ->
        [1] {""}
       *[other] {" "}({ LIST($needs, of: "good", join: "comma") })
    }

# A card of a book
card-equipment = { NAME($it, of: "equipment") }
    .a = { NAME($it, of: "equipment", form: "a") }
card-order = { NAME($it, of: "order") }
    .a = { NAME($it, of: "order", form: "a") }

book =
    { $deck ->
        [equipment] Catalogue of { NAME($city, of: "space") }
       *[order] Orders of { NAME($city, of: "space") }
    }
# .on: where a card lies; .over: where a page goes that is turned
side-left = left
    .on = on the left
    .over = over to the right
side-right = right
    .on = on the right
    .over = over to the left

# What a duel card takes away
duel-items = { LIST($it, of: "taken") }
taken-artisan = { NAME($it, of: "colour") } artisan
taken-workshop = { NAME($it, of: "colour") } workshop
taken-choice = any one artisan
in-row = ({ SUM($index, 1) }) { NAME($it, of: "duel") }

# The special cards by their numbers
special-1 = Safe conduct
    .text = The bank pays your encounters.
special-2 = Bookmark
    .text = One more free page per turn.
special-3 = Spare set
    .text = Once: buy a piece of equipment you already own.
special-4 = Large notebook
    .text = A fourth open order is possible, for 2 coins.
special-5 = Good inn
    .text = In a city, for 2 coins: provisions and the other action.
special-6 = Home delivery
    .text = For 2 coins: one stone moves from the field to your space.
special-7 = Fine cart
    .text = Replaces your cart; loading costs 1 coin.
special-8 = Fine horse
    .text = Replaces your horse; loading costs 1 coin.
special-9 = Dipper
    .text = New equipment for gold; loading costs 1 coin.
special-10 = Extra dinghy
    .text = In a port or the harbour city, load one more stone.
special-11 = Loading bonus
    .text = Two stones loaded: receive 1 coin.
special-12 = Alchemy
    .text = For 3 coins: a nugget replaces one stone.
special-13 = Last penny
    .text = No coin at the end of your turn: receive 1 coin.
special-14 = Promises kept
    .text = 10 points with no open order.
special-15 = Master owner
    .text = 5 points per workshop.
special-16 = Renown
    .text = 10 points with 3 or more bonus tokens.
special-17 = Full chest
    .text = The stones you carry are worth 3 points each instead of 1.
special-18 = Fine team
    .text = 10 points with both a horse and a cart.

silver =
    { $count ->
        [one] { $count } coin
       *[other] { $count } coins
    }
points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
artisans =
    { $count ->
        [one] { $count } artisan
       *[other] { $count } artisans
    }
stones =
    { $count ->
        [one] { $count } stone
       *[other] { $count } stones
    }
boats =
    { $count ->
        [one] { $count } boat
       *[other] { $count } boats
    }
pages =
    { $count ->
        [one] { $count } page
       *[other] { $count } pages
    }
colours =
    { $count ->
        [one] { $count } colour
       *[other] { $count } colours
    }
open-orders =
    { $count ->
        [one] { $count } open order
       *[other] { $count } open orders
    }
delivered =
    { $count ->
        [one] { $count } order delivered
       *[other] { $count } orders delivered
    }
bonus-tokens =
    { $count ->
        [one] { $count } bonus token
       *[other] { $count } bonus tokens
    }
# What something costs, where it costs anything
for-silver =
    { $silver ->
        [none] {""}
        [0] {""}
       *[other] {" "}for { COUNT($silver, of: "silver") }
    }

## Places

# .to: where one goes
space-harbour = Brighthaven
    .to = to Brighthaven
space-city-a = Ironvale
    .to = to Ironvale
space-city-b = Hammerstone
    .to = to Hammerstone
space-city-c = Scrollgate
    .to = to Scrollgate
space-city-d = Goldseal
    .to = to Goldseal
space-palace-grey = Silvermoon Palace
    .to = to Silvermoon Palace
space-palace-yellow = Sun Palace
    .to = to Sun Palace
space-palace-white = Alabaster Palace
    .to = to Alabaster Palace
space-palace-violet = Wisteria Palace
    .to = to Wisteria Palace
space-palace-red = Ember Palace
    .to = to Ember Palace
space-palace-blue = Ultramarine Palace
    .to = to Ultramarine Palace
space-palace-green = Fernhall Palace
    .to = to Fernhall Palace
space-mine-north = Moon Mine
    .to = to Moon Mine
space-mine-west = Three Brothers Mine
    .to = to Three Brothers Mine
space-mine-south = Jinglebell Mine
    .to = to Jinglebell Mine
space-port-east = Sunrise Cove
    .to = to Sunrise Cove
space-port-south = Long Pier
    .to = to the Long Pier
space-road-goat-pass = Goat Pass
    .to = to Goat Pass
space-road-mist-bridge = Mist Bridge
    .to = to Mist Bridge
space-road-pine-path = Pine Path
    .to = to Pine Path
space-road-vineyard = Vineyard Lane
    .to = to Vineyard Lane
space-road-windmill = Windmill Hill
    .to = to Windmill Hill
space-road-heron-ford = Heron Ford
    .to = to Heron Ford
space-road-linden = Linden Avenue
    .to = to Linden Avenue
space-road-potters = Potters’ Crossing
    .to = to Potters’ Crossing
space-road-wolf-gorge = Wolf Gorge
    .to = to Wolf Gorge
space-road-fairy-glade = Fairy Glade
    .to = to Fairy Glade
space-road-foam-falls = Foam Falls
    .to = to Foam Falls
space-road-dunes = Singing Dunes
    .to = to the Singing Dunes
space-road-white-cliff = White Cliff
    .to = to White Cliff

region-highlands = Highlands
region-shore = Sunrise Shore
region-heartland = Heartland
region-wildwood = Wildwood
region-coast = South Coast

## What to do now

prompt-move =
    { YOU($seat) ->
        [yes] { $provisions ->
            [true] Move your pawn; with your provisions you may cross one city.
           *[false] Move your pawn along the roads, as far as the next city.
        }
       *[no] Waiting for { PLAYER($seat) } to move.
    }
# $deeds: what the reader may do now, the end of the turn included
prompt-act =
    { YOU($seat) ->
        [yes] { $must_buy ->
            [true] Buy an order in place of the one you gave back; you may turn pages first.
           *[false] { SIZE($deeds) ->
                [1] Nothing more to do here: end your turn.
               *[other] You may { LIST($deeds, of: "may", join: "or") }.
            }
        }
       *[no] Waiting for { PLAYER($seat) } to act ({ NAME($space, of: "space") }).
    }
prompt-discard =
    { YOU($seat) ->
        [yes] { $left ->
            [one] Choose the artisan that pays for the card.
           *[other] Choose { $left } artisans of different colours to pay for the card.
        }
       *[no] Waiting for { PLAYER($seat) } to pay for a special card.
    }
prompt-remove-artisan =
    { YOU($seat) ->
        [yes] The duel card lets you choose: remove an artisan from the disc.
       *[no] Waiting for { PLAYER($seat) } to choose the artisan that leaves the disc.
    }
prompt-over = { game-is-over }
last-round = Last round.

may-buy = turn pages and buy
may-buy-more = go on buying
may-load = load stones
may-load-more = load more stones
may-deliver = deliver
may-deliver-more = deliver another order
may-refill = fill your purse
may-provisions = take provisions
may-inn = take provisions at the inn
may-end = end your turn

# In the terminal
what-now = What do you do here ({ NAME($space, of: "space") })?
type-a-place = Type a number or a name; a name also tells you why you cannot go there.

## The log

event-game-began =
    { YOU($first_player) ->
        [yes] You begin
       *[no] { PLAYER($first_player) } begins
    }; { YOU($last_player) ->
        [yes] you play
       *[no] { PLAYER($last_player) } plays
    } last in every round.
event-specials-dealt = Your special cards: { LIST($hand, of: "special", join: "comma") }.
event-duel-row-laid = The duel cards: { LIST($row, of: "in-row", join: "comma") }.
event-turn-began =
    { YOU($seat) ->
        [yes] Your turn.
       *[no] { PLAYER($seat) }’s turn.
    }
    .title = Round { $round }
event-moved =
    { YOU($seat) ->
        [yes] You travel
       *[no] { PLAYER($seat) } travels
    } { NAME($to, of: "space", form: "to") }{ $provisions ->
        [true] , using provisions
       *[false] {""}
    }.
event-met =
    { YOU($seat) ->
        [yes] You meet
       *[no] { PLAYER($seat) } meets
    } { WHO($other) }{ $paid ->
        [0] { $received ->
            [0] ; nobody pays
           *[other] ; the bank pays { COUNT($received, of: "silver") }
        }
       *[other] {" "}and { YOU($seat) ->
            [yes] pay
           *[no] pays
        } { COUNT($paid, of: "silver") }{ $received ->
            [0] {" "}to the bank, as { YOU($other) ->
                [yes] your
               *[no] { PLAYER($other) }’s
            } purse is full
           *[other] {""}
        }
    }.
event-page-turned =
    { YOU($seat) ->
        [yes] You turn
       *[no] { PLAYER($seat) } turns
    } a page { NAME($side, of: "side", form: "over") } ({ NAME($card, of: "card") }){ for-silver }.
event-card-shown = The next page { NAME($side, of: "side", form: "on") } shows { NAME($card, of: "card", form: "a") }.
event-equipment-bought =
    { YOU($seat) ->
        [yes] You buy
       *[no] { PLAYER($seat) } buys
    } { NAME($equipment, of: "equipment", form: "a") } for the gold nugget { NAME($pay, of: "slot", form: "from") }.
event-order-given-back =
    { YOU($seat) ->
        [yes] You give
       *[no] { PLAYER($seat) } gives
    } back { NAME($order, of: "order", form: "a") }, { NAME($side, of: "side", form: "on") }.
event-order-bought =
    { YOU($seat) ->
        [yes] You buy
       *[no] { PLAYER($seat) } buys
    } { NAME($order, of: "order", form: "a") }{ for-silver }.
event-stone-unloaded =
    { YOU($seat) ->
        [yes] You unload
       *[no] { PLAYER($seat) } unloads
    } { NAME($gem, of: "gem", form: "a") } { NAME($slot, of: "slot", form: "from") } into the field.
event-stone-loaded =
    { YOU($seat) ->
        [yes] You load
       *[no] { PLAYER($seat) } loads
    } { NAME($gem, of: "gem", form: "a") }{ from-field } { NAME($slot, of: "slot", form: "onto") }{ for-silver }.
event-stone-fetched =
    { YOU($seat) ->
        [yes] You have
       *[no] { PLAYER($seat) } has
    } { NAME($gem, of: "gem", form: "a") } brought from the field{ for-silver }.
event-order-delivered =
    { YOU($seat) ->
        [yes] You deliver
       *[no] { PLAYER($seat) } delivers
    } { NAME($order, of: "order", form: "a") }{ SIZE($slots) ->
        [0] {""}
       *[other] {" "}from { LIST($slots, of: "slot", form: "the") }
    }{ for-silver }{ $replaced ->
        [none] {""}
       *[other] ; a nugget stands in for { NAME($replaced, of: "gem", form: "the") }
    }.
event-bonus-taken =
    { YOU($seat) ->
        [yes] You take a bonus token for your
       *[no] { PLAYER($seat) } takes a bonus token for their
    } workshop.
event-artisan-recruited =
    { YOU($seat) ->
        [yes] You recruit
       *[no] { PLAYER($seat) } recruits
    } a { NAME($colour, of: "colour") } artisan.
event-workshop-opened =
    { YOU($seat) ->
        [yes] You open
       *[no] { PLAYER($seat) } opens
    } the { NAME($colour, of: "colour") } workshop{ $points ->
        [0] {""}
       *[other] , worth { COUNT($points, of: "points") }
    }.
event-purse-filled =
    { YOU($seat) ->
        [yes] You take
       *[no] { PLAYER($seat) } takes
    } { COUNT($silver, of: "silver") } at the mine.
event-provisions-taken =
    { YOU($seat) ->
        [yes] You take
       *[no] { PLAYER($seat) } takes
    } provisions{ $silver ->
        [0] {""}
       *[other] {" "}at the inn{ for-silver }
    }.
event-special-played =
    { YOU($seat) ->
        [yes] You play
       *[no] { PLAYER($seat) } plays
    } “{ NAME($card, of: "special") }”.
event-artisan-discarded =
    { YOU($seat) ->
        [yes] You discard
       *[no] { PLAYER($seat) } discards
    } a { NAME($colour, of: "colour") } artisan for it.
event-silver-received =
    { YOU($seat) ->
        [yes] You receive
       *[no] { PLAYER($seat) } receives
    } { COUNT($silver, of: "silver") } thanks to “{ NAME($card, of: "special") }”.
event-duel-card-applied = Duel card: { NAME($card, of: "duel") }.
event-artisan-removed = A { NAME($colour, of: "colour") } artisan leaves the game.
event-workshop-removed = The { NAME($colour, of: "colour") } workshop leaves the game.
event-end-triggered =
    Artisans of at most one colour are left: the last turn is { YOU($last_player) ->
        [yes] yours
       *[no] { PLAYER($last_player) }’s
    }.
event-game-over = The game is over: { LIST($sheets, of: "final", join: "comma") }.
    .title = The end
final = { PLAYER($index) } { $points }
from-field =
    { $from ->
        [field] {" "}from the field
       *[space] {""}
    }

## Actions
# $silver: the price, or none where it is not known

action-move =
    Go { NAME($it, of: "space", form: "to") }{ $silver ->
        [none] {""}
        [0] {""}
       *[other] , pay { COUNT($silver, of: "silver") }
    }{ $provisions ->
        [true] , use provisions
       *[false] {""}
    }
action-turn =
    Turn the { NAME($it, of: "side") } page { NAME($it, of: "side", form: "over") }{ $silver ->
        [none] {""}
        [0] {" "}(free)
       *[other] {" "}({ COUNT($silver, of: "silver") })
    }
action-buy-equipment =
    Buy { $card ->
        [none] the equipment
       *[other] { NAME($card, of: "equipment", form: "the") }
    } { NAME($side, of: "side", form: "on") } with the nugget { NAME($pay, of: "slot", form: "from") }
action-buy-order =
    Buy { $card ->
        [none] the order
       *[other] { NAME($card, of: "order", form: "the") }
    } { NAME($it, of: "side", form: "on") }{ for-silver }
action-give-back = Give back { NAME($order, of: "order", form: "the") }, { NAME($side, of: "side", form: "on") }
action-load = Load { NAME($gem, of: "gem", form: "a") }{ from-field } { NAME($slot, of: "slot", form: "onto") }{ for-silver }
action-swap = Unload { NAME($slot, of: "slot", form: "the") } and load { NAME($gem, of: "gem", form: "a") }{ from-field } instead{ for-silver }
action-fetch-stone = Bring { NAME($it, of: "gem", form: "a") } from the field to your space{ for-silver }
action-deliver =
    Deliver { NAME($order, of: "order", form: "the") }{ SIZE($slots) ->
        [0] {""}
       *[other] {" "}from { LIST($slots, of: "slot", form: "the") }
    }{ for-silver }
action-refill =
    Fill your purse{ $silver ->
        [none] {""}
       *[other] {" "}(+{ $silver })
    }
action-provisions = Take provisions
action-inn-provisions = Take provisions at the inn{ for-silver }
action-play-special =
    Play “{ NAME($card, of: "special") }” for { COUNT($cost, of: "artisans") }{ $slot ->
        [none] {""}
       *[other] , replacing { NAME($slot, of: "slot", form: "the") }
    }
action-discard = Discard a { NAME($it, of: "colour") } artisan
action-remove-artisan = Remove a { NAME($it, of: "colour") } artisan
action-end-turn = End your turn

## Refusals

refusal-game-is-over = { game-is-over }
refusal-not-your-turn = { not-your-turn }
refusal-move-first = First move your pawn.
refusal-already-moved = You have already moved.
refusal-same-space = You must go to another space.
refusal-needs-provisions = A city lies on the way { NAME($space, of: "space", form: "to") }: only provisions take you across.
refusal-out-of-reach = More than one city lies on the way { NAME($space, of: "space", form: "to") }: too far, even with provisions.
refusal-not-here = { NAME($action, of: "elsewhere") }
refusal-one-action = You have one action per turn: this turn it is { NAME($done, of: "deed") }.
refusal-not-enough-silver =
    You need { COUNT($needs, of: "silver") } for { NAME($what, of: "expense") }, and you have { $has ->
        [0] none
       *[other] { $has }
    }.
refusal-side-empty = There is no page on this side of the book.
refusal-already-owned = You already have { NAME($equipment, of: "equipment", form: "a") }.
refusal-no-nugget-there = Equipment costs a gold nugget, and { NAME($slot, of: "slot", form: "the") } carries none.
refusal-too-many-orders = You have { $limit } open orders: give one back to buy another.
refusal-no-need-to-give-back = You have { COUNT($open, of: "open-orders") }: you can give one back only when you have { $limit }.
refusal-buy-order-first = You gave an order back: buy another before anything else.
refusal-order-not-open = { CAPITAL(NAME($order, of: "order", form: "the")) } is not one of your open orders.
refusal-cannot-carry =
    { $equipment ->
        [none] You do not have that equipment to carry { NAME($gem, of: "gem", form: "a") }.
       *[other] { CAPITAL(NAME($equipment, of: "equipment", form: "a")) } cannot carry { NAME($gem, of: "gem", form: "a") }.
    }
refusal-slot-full = { CAPITAL(NAME($slot, of: "slot", form: "the")) } already carries { NAME($gem, of: "gem", form: "a") }.
refusal-nothing-to-unload = Only a loaded cart or horse can be unloaded.
refusal-same-gem = It already carries { NAME($gem, of: "gem", form: "a") }: you can only unload it for another kind of stone.
refusal-no-such-stone =
    There is { NAME($gem, of: "gem", form: "no") } { $from ->
        [field] in the field
       *[space] here
    }.
refusal-no-boat-left =
    You load one stone per boat, and there { $boats ->
        [0] is no boat
        [one] is only one
       *[other] are only { $boats }
    } here.
refusal-wrong-palace = { CAPITAL(NAME($order, of: "order", form: "the")) } is delivered to the { NAME($colour, of: "colour") } palace.
refusal-wrong-stones =
    The order asks for { COUNTS($needs, of: "gem", none: "no-stone") }{ SIZE($chosen) ->
        [0] {""}
       *[other] , not { COUNTS($chosen, of: "gem") }
    }.
no-stone = no stone
refusal-purse-full = Your purse is full.
refusal-already-provisioned = You already have provisions.
refusal-not-in-hand = “{ NAME($card, of: "special") }” is not in your hand.
refusal-too-few-colours =
    The card costs { $needs ->
        [one] one artisan
       *[other] { $needs } artisans of different colours
    }, and you have { $has ->
        [0] none
       *[other] only { COUNT($has, of: "colours") }
    }.
refusal-nothing-to-replace = You have nothing there that “{ NAME($card, of: "special") }” could replace.
refusal-discard-first = First discard { COUNT($left, of: "artisans") } for the special card.
refusal-nothing-to-discard = You cannot discard a { NAME($colour, of: "colour") } artisan now: a special card takes artisans you own, each of a different colour.
refusal-not-in-play = You can use “{ NAME($card, of: "special") }” only if you played it in an earlier turn.
refusal-once-per-turn = “{ NAME($card, of: "special") }” works once per turn.
refusal-remove-artisan-first = First choose the artisan the duel card removes.
refusal-nothing-to-remove = No { NAME($colour, of: "colour") } artisan can be removed now.

# What is done elsewhere
elsewhere-buy = Nothing is sold here.
elsewhere-load = There are no stones to load here.
elsewhere-deliver = Orders are delivered to palaces.
elsewhere-refill = Silver is found in the mines.
elsewhere-provisions = Provisions are found in cities.
deed-buy = buying
deed-load = loading
deed-deliver = delivering
deed-refill = filling your purse
deed-provisions = taking provisions
expense-encounter = the encounters there
expense-page = another page
expense-order = an order
expense-fourth-order = a fourth order
expense-load = loading
expense-delivery = the delivery
expense-inn = provisions at the inn
expense-fetch = a stone from the field
expense-alchemy = replacing a stone

## What a bot says about a step of its own

remark-worth = Worth { COUNT($points, of: "points") } all told.
remark-completes = That was the last stone for { NAME($order, of: "order", form: "the") }: { COUNT($points, of: "points") }.
remark-stones-aboard = Its stones are already loaded: { COUNT($points, of: "points") }.
remark-denied =
    { YOU($seat) ->
        [yes] You carry
       *[no] { PLAYER($seat) } carries
    } the stones for it: { COUNT($points, of: "points") }.
remark-stones-missing = { COUNT($stones, of: "stones") } still to find, for { COUNT($points, of: "points") }.
remark-carries = Room for { COUNT($stones, of: "stones") } now.

## Panels

panel-silver = Silver
    .short = silver
panel-delivered = Orders delivered
    .short = delivered
panel-artisans = Artisans
    .short = artisans
panel-workshops = Workshops
    .short = shops
panel-bonus = Bonus tokens
    .short = bonus
panel-points = Your points if the game ended now
    .short = points

## The board

map = The valley of Valdora
field = Field
disc = Artisans and workshops
# Grey artisans: 9 left. Grey workshop, 10 points: you have 1 of 3 artisans.
pile = { CAPITAL(NAME($colour, of: "colour", form: "artisans")) }: { $left } left.
shop-gone = { CAPITAL(NAME($colour, of: "colour")) } workshop: out of the game.
shop-taken =
    { CAPITAL(NAME($colour, of: "colour")) } workshop, { COUNT($points, of: "points") }: { YOU($seat) ->
        [yes] yours
       *[no] { PLAYER($seat) }
    }.
shop-needs = { CAPITAL(NAME($colour, of: "colour")) } workshop, { COUNT($points, of: "points") }: takes { COUNT($needs, of: "artisans") }.
shop-lacks = { CAPITAL(NAME($colour, of: "colour")) } workshop, { COUNT($points, of: "points") }: you have { $have } of { COUNT($needs, of: "artisans") }.
# Artisans still missing for a workshop
more =
    { $count ->
        [0] enough
       *[other] { $count } more
    }
bonus-left = Bonus tokens left: { $count }
ends-at =
    { $colours ->
        [one] The end comes when one more colour runs out.
       *[other] The end comes when { $colours } more colours run out.
    }
duel-row = Duel cards, the leftmost first
duel-label = { CAPITAL(NAME($card, of: "duel")) }
card-label = { CAPITAL(NAME($card, of: "card")) }
order-title = { CAPITAL(NAME($order, of: "order")) }
the-others = The others
plays-last = Plays last in every round
hand-of = Special cards in hand: { $light } light, { $dark } dark
artisans-of = { CAPITAL(NAME($colour, of: "colour")) } artisan × { $count }

## Your own things

your-things = Your things
purse = Silver: { $silver } of { $cap }
provisions = Provisions
no-provisions = No provisions
delivered-orders = Your delivered orders, which only you can see: { COUNTS($delivered, of: "order", join: "comma", none: "no-orders") }
no-orders = none
your-equipment = Equipment
# Cart, for any stone, loading costs 2 coins: carries a ruby. $only: the one stone it is for, or none
carrier-label =
    { CAPITAL(NAME($equipment, of: "equipment")) }{ $spare ->
        [true] {" "}({ slot-spare })
       *[false] {""}
    }, { $only ->
        [none] for any stone
       *[other] { NAME($only, of: "gem", form: "for") }
    }, { $cost ->
        [0] free to load
       *[other] loading costs { COUNT($cost, of: "silver") }
    }: { $gem ->
        [none] empty
       *[other] carries { NAME($gem, of: "gem", form: "a") }
    }
your-orders = Orders
no-open-order = No open order
order-where = { order-title }. Delivered to the { NAME($colour, of: "colour") } palace.
# $use: what a click does, or none; $palace: the one that would take the order now, or none
order-label =
    { $use ->
        [none] {""}
       *[other] { NAME($use, of: "use") }:{" "}
    }{ NAME($order, of: "order") }, { COUNT($points, of: "points") }{ $known ->
        [true] , { order-state }
       *[false] {""}
    }
order-state =
    { $palace ->
        [none] missing: { LIST($missing, of: "good", join: "comma") }
       *[other] deliver { NAME($palace, of: "space", form: "to") }
    }
use-deliver = Deliver
use-give-back = Give back
special-cards = Special cards
standing-held = in your hand
standing-fresh = in play, usable from your next turn on
standing-played = in play
special-text = { NAME($card, of: "special", form: "text") }
special-cost =
    { $cost ->
        [one] Costs 1 artisan.
       *[other] Costs { $cost } artisans of different colours.
    }
play = Play

## Doing something

which-nugget = Which nugget do you pay with?
which-order = Which order do you give back for it?
which-side = On which side of the book? You must then buy another order.
which-stones = Which stones do you deliver?
which-carrier = Which one is replaced?
open-book = Open the book
see-map = Look at the map
turn-page = Turn
free = free
buy = Buy
# $silver: the price of an order, or none for equipment
buy-card =
    Buy: { NAME($card, of: "card") }, { $silver ->
        [none] 1 nugget
       *[other] { COUNT($silver, of: "silver") }
    }
no-page = no page
seen-below = Seen below, from the top
never-seen = { $count } never seen
from-here = Load from your space
# $equipment: what carries the stone
load-onto = Load { NAME($equipment, of: "equipment", form: "the") }
swap-onto = Empty and reload { NAME($equipment, of: "equipment", form: "the") }
from-the-field = Load from the field
boats-left =
    Load from the field · { $count ->
        [one] { $count } boat left
       *[other] { $count } boats left
    }
fetch-stone = Bring a stone from the field
fetch-stone-for = Bring a stone from the field · { COUNT($silver, of: "silver") }
stones-there = { COUNT($count, $gem, of: "gem") }

## What a space is good for

your-pawn = Your pawn is here.
pawns-here = Here: { LIST($seats, of: "player") }
costs-encounters = Encounters: pay { COUNT($silver, of: "silver") }
costs-provisions = Uses up your provisions
stones-here = Stones: { COUNTS($stones, of: "gem", join: "comma") }
no-stones-left = No stones left
boats-here = { COUNT($boats, of: "boats") } to the field
in-the-field =
    { SIZE($stones) ->
        [0] The field of spent stones is empty.
       *[other] In the field: { COUNTS($stones, of: "gem", join: "comma") }.
    }
mine-for-you =
    { $silver ->
        [0] Your purse is full
       *[other] Silver: +{ $silver }
    }
mine-for-all = Silver mine: fills the purse to { $cap }
no-encounters = You pay nothing for encounters here
palace-wants = Palace: wants { NAME($goods, of: "good") }
palace-ready = Ready to deliver: { LIST($orders, of: "order", join: "comma") }
book-shows = Visible: { LIST($cards, of: "card", join: "comma") }
book-sold-out = This book is sold out.
city-provisions = Provisions

## The final sheet

sheet-orders = Delivered orders
sheet-artisans = Artisan colours
sheet-workshops = Workshops
sheet-bonus = Bonus tokens
sheet-stones = Stones carried
sheet-special = Dark special cards
sheet-silver = Silver, if tied

## The board in words

says-round =
    Round { $round }, { YOU($active) ->
        [yes] your turn
       *[no] { PLAYER($active) }’s turn
    }; { YOU($last) ->
        [yes] you play
       *[no] { PLAYER($last) } plays
    } last in the round.
says-player =
    { CAPITAL(WHO($seat)) }: { NAME($space, of: "space") }, { COUNT($silver, of: "silver") }, { $provisions ->
        [true] with provisions
       *[false] without provisions
    }.
says-equipment =
    { YOU($seat) ->
        [yes] Your equipment
       *[no] Equipment of { PLAYER($seat) }
    }: { LIST($carriers, of: "carrier", join: "comma") }.
says-orders =
    { YOU($seat) ->
        [yes] Your open orders
       *[no] Open orders of { PLAYER($seat) }
    }: { LIST($orders, of: "order", join: "comma", none: "no-orders") }.
says-artisans =
    { YOU($seat) ->
        [yes] Your artisans
       *[no] Artisans of { PLAYER($seat) }
    }: { COUNTS($artisans, of: "colour", join: "comma") }.
says-played =
    { YOU($seat) ->
        [yes] Your special cards in play
       *[no] Special cards of { PLAYER($seat) } in play
    }: { LIST($cards, of: "special", join: "comma") }.
says-book = { NAME($book, of: "book") }: left { NAME($left, of: "top") }, right { NAME($right, of: "top") }, { COUNT($pages, of: "pages") } in all.
top = { NAME($it, of: "card") }
top-none = { no-page }
says-disc = Artisans around the disc: { COUNTS($disc, of: "colour", join: "comma", none: "no-artisan") }.
no-artisan = none
says-workshops = Workshops: { LIST($workshops, of: "shop", join: "comma") }.
shop = { NAME($colour, of: "colour") } { NAME($workshop, of: "workshop") }
workshop-free = free
workshop-of = { WHO($it) }
workshop-removed = out of the game
says-duel = Duel cards in the row: { LIST($row, of: "in-row", join: "comma") }.
says-stones = { NAME($space, of: "space") }: { COUNTS($stones, of: "gem", join: "comma") }.

## The table in the terminal

cities = Cities
label-region = { NAME($region, of: "region") }:
label-cities = Cities:
label-equipment = equipment:
label-orders = open orders:
label-artisans = artisans: { COUNTS($artisans, of: "colour", join: "comma") }
label-played = special cards: { LIST($cards, of: "special", join: "comma") }
label-disc = Artisans and workshops, clockwise:
label-duel = Duel cards:
label-hand = Special cards in your hand:
region-cities = (cities: { LIST($cities, of: "space", join: "comma") })
road-line = { NAME($space, of: "space") } ({ COUNTS($stones, of: "gem", join: "comma", none: "no-stone") })
mine-line = { NAME($space, of: "space") } (silver mine)
palace-line = { NAME($space, of: "space") } ({ NAME($colour, of: "colour") } palace)
port-line =
    { NAME($space, of: "space") } ({ COUNT($boats, of: "boats") }{ SIZE($stones) ->
        [0] {""}
       *[other] ; lying there: { COUNTS($stones, of: "gem", join: "comma") }
    })
book-line = { NAME($book, of: "book") }:
side-line =
    { NAME($side, of: "side") } { LIST($cards, of: "card", join: "comma", none: "no-page") }{ $covered ->
        [0] {""}
       *[other] , then { $covered } covered
    }{ $unseen ->
        [0] {""}
       *[other] , then { COUNT($unseen, of: "never-seen") }
    }
in-the-bank = In the bank: { COUNT($silver, of: "silver") }
disc-line = { NAME($colour, of: "colour") } { $left } ({ NAME($workshop, of: "workshop") })
disc-line-free = { NAME($colour, of: "colour") } { $left } (workshop for { $needs }: { COUNT($points, of: "points") })
order-line = { NAME($order, of: "order", form: "full") }
special-line = { $card } { NAME($card, of: "special") } ({ COUNT($cost, of: "artisans") }): { NAME($card, of: "special", form: "text") }
points-now = { COUNT($points, of: "points") } if the game ended now

## What things are: their names, and what they do

thing-gem = { CAPITAL(NAME($gem, of: "gem")) }
    .about = Orders ask for stones. Load them on roads, or from the field in ports; each piece of equipment carries one. A stone still aboard at the end scores { COUNT($points, of: "points") }.
thing-silver = Silver
    .about = Coins pay for orders, pages, loading carts and horses, and meeting others. Nobody has more than { $cap }; the mines fill your purse.
thing-order = { CAPITAL(NAME($order, of: "order")) }
    .about = Scores { COUNT($points, of: "points") } when delivered to { NAME($palace, of: "space") }. It costs { COUNT($cost, of: "silver") } in a city with orders.
    .now =
        { SIZE($missing) ->
            [0] You carry everything it asks for.
           *[other] You still need: { LIST($missing, of: "good", join: "comma") }.
        }
thing-equipment = { CAPITAL(NAME($equipment, of: "equipment")) }
    .about =
        Carries one stone, { $only ->
            [none] of any kind
           *[other] { NAME($only, of: "gem", form: "for") } only
        }. { $cost ->
            [0] Loading is free
           *[other] Loading costs { COUNT($cost, of: "silver") }
        }.{ $swap ->
            [true] {" "}It may drop its stone for another.
           *[false] {""}
        } Equipment costs a gold nugget.
thing-artisan = { CAPITAL(NAME($colour, of: "colour")) } artisan
    .about = Comes with every delivery to the palace of that colour. Each different colour you have scores { COUNT($points, of: "points") } at the end.
thing-workshop = { CAPITAL(NAME($colour, of: "colour")) } workshop
    .about = For whoever first has { COUNT($needs, of: "artisans") } of the colour: { COUNT($points, of: "points") }, and a bonus token for every order of that colour delivered afterwards.
thing-bonus = Bonus token
    .about = Scores { COUNT($points, of: "points") }. You get one when you deliver an order in the colour of a workshop you own.
thing-provisions = Provisions
    .about = Let you travel through one city instead of stopping there; then they are used up. Any city has them.
thing-delivered = Delivered orders
    .about = Each scores what is printed on it. Which ones they are, only their owner can see.
thing-points = Points
    .about = What you would score if the game ended now: orders, artisan colours, workshops, bonus tokens and stones aboard.
thing-book = Book
    .about = Two piles, and the top card of each can be bought. Turning a page moves one top card onto the other pile: { $free } free each turn, then { COUNT($silver, of: "silver") } each.
thing-last = Plays last
    .about = A round ends with this player’s turn. In the last round everybody before them still plays.
thing-field = The field
    .about = Stones that were paid lie here. They are loaded again in ports and in the harbour city, one for each boat.
thing-end = The end
    .about = When at most one colour of artisans is left on the disc, the round is played to its end.
thing-space = { NAME($space, of: "space") }
    .about =
        { $kind ->
            [city] A city: your way ends here, unless you have provisions. { $boats ->
                [0] Buy from its book, or take provisions.
               *[other] Load from the field, { COUNT($boats, of: "boats") }, or take provisions.
            }
            [palace] Deliver { NAME($colour, of: "colour", form: "order") }s here, as many as you can.
            [mine] Fills your purse to { $cap } coins, and nobody you meet here is paid.
            [port] Load stones from the field: { COUNT($boats, of: "boats") }.
           *[road] Load as many of its stones as you can carry. They are never replaced.
        }
thing-special = { NAME($card, of: "special") }
    .about = { NAME($card, of: "special", form: "text") } { special-cost }
thing-duel = Duel card
    .about = After a turn with a delivery the leftmost card takes away what it shows: artisans, or a workshop.
thing-artisans = Artisans
    .about = One comes with every delivery. Each different colour you have scores { COUNT($points, of: "points") } at the end; enough of one colour win its workshop.
thing-workshops = Workshops
    .about = For whoever first has enough artisans of a colour. They score points, and a bonus token for every further order of their colour.

## The aim

aim = Buy orders, load the stones they ask for, and deliver them to the palace of their colour: the most points win.
aim-scores = Orders score what they show, each artisan colour { $artisans }, workshops up to { $workshop }, bonus tokens { $bonus }.
aim-first = A good first move: take the road to gold, fill your pan, and buy a tool with the nugget in a city.
