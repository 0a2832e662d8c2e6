# What Merchants of Europe says in English.

## The box

title = Merchants of Europe
    .about = Found trading posts across late medieval Europe, and be the first to deliver all your goods to other people’s.
option-board = Board
option-board-short = Short game
    .about = Europe without the West: 5 or 6 goods to deliver.
option-board-expert = Expert game
    .about = All of Europe: 8 or 10 goods to deliver.
option-start-cities = First posts with free placement
option-start-cities-purple = As in its sister games
    .about = First posts go to purple cities, in the middle of Europe, where the numbers are.
option-start-cities-as-printed = As printed
    .about = Players’ first posts go to brown cities and only neutral ones to purple cities, so few of them produce anything at first.
option-setup = Start
option-setup-fixed = Given positions
    .about = Everybody starts from the printed cities: best for a first game. On the expert board this is a house variant.
option-setup-free = Free placement
    .about = The players choose their first three cities and their first route.
option-robber-start = The robber’s first hex
option-robber-start-given = At the edge
    .about = The robber waits at the edge of the map.
option-robber-start-chosen = Chosen
    .about = Whoever begins puts the robber on a hex without a number.

## What the box holds

ware-wood = wood
    .count = { $count } wood
    .some = wood
    .of = wood
ware-wool = wool
    .count = { $count } wool
    .some = wool
    .of = wool
ware-wheat = wheat
    .count = { $count } wheat
    .some = wheat
    .of = wheat
ware-ore = ore
    .count = { $count } ore
    .some = ore
    .of = ore
ware-salt = salt
    .count = { $count } salt
    .some = salt
    .of = salt
ware-gold = gold
    .count = { $count } gold
    .some = gold
    .of = gold

card-safe-conduct = Safe conduct
    .count =
        { $count ->
            [one] { $count } Safe conduct
           *[other] { $count } Safe conducts
        }
card-trade-agreement = Trade agreement
    .count =
        { $count ->
            [one] { $count } Trade agreement
           *[other] { $count } Trade agreements
        }
card-bribery = Bribery
    .count =
        { $count ->
            [one] { $count } Bribery
           *[other] { $count } Bribery cards
        }
card-lancer = Lancer
    .count =
        { $count ->
            [one] { $count } Lancer
           *[other] { $count } Lancers
        }

# What the cards do. The variables are the numbers of the data file
effect-safe-conduct = Build up to { COUNT($routes, of: "routes") } free of charge.
effect-trade-agreement = Move a merchant up to { $merchant_steps } intersections free of charge, or take { COUNT($gold, "gold", of: "ware") }.
effect-bribery = Move a caravan up to { COUNT($caravan_steps, of: "routes") }, without salt or tolls.
effect-lancer = Take { COUNT($gold, "gold", of: "ware") }, move the robber and steal a card.

terrain-forest = forest
terrain-pasture = pasture
terrain-field = field
terrain-mountain = mountains
terrain-saltworks = saltworks

purchase-route = Route
purchase-merchant = Merchant
purchase-caravan = Caravan
purchase-card = Card

cards =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
development-cards =
    { $count ->
        [one] { $count } development card
       *[other] { $count } development cards
    }
goods =
    { $count ->
        [one] { $count } good
       *[other] { $count } goods
    }
routes =
    { $count ->
        [one] { $count } route
       *[other] { $count } routes
    }
merchants =
    { $count ->
        [one] { $count } merchant
       *[other] { $count } merchants
    }
caravans =
    { $count ->
        [one] { $count } caravan
       *[other] { $count } caravans
    }
posts =
    { $count ->
        [one] { $count } post
       *[other] { $count } posts
    }
rolls =
    { $count ->
        [one] { $count } roll
       *[other] { $count } rolls
    }
steps =
    { $count ->
        [one] { $count } step
       *[other] { $count } steps
    }

## Places

# A path: $one and $other are the hexes beside it, $cities the cities it touches
path =
    the { NAME($one, of: "hex") }–{ NAME($other, of: "hex") } border{ SIZE($cities) ->
        [0] {""}
       *[other] {" "}at { LIST($cities, of: "city") }
    }
# An intersection is called after its city, or the hexes that meet there
cross-city = { NAME($it, of: "city") }
cross-hexes = the crossing of { LIST($it, of: "hex", join: "comma") }
# In the terminal, where there is no map: a hex and its coordinates, a path by its two ends
place = { NAME($it, of: "hex") } ({ $it })
ends = { NAME($one, of: "corner") } – { NAME($other, of: "corner") }
corner-city = { NAME($it, of: "city") }
corner = { $it }

city-paris = Paris
city-brussels = Brussels
city-cologne = Cologne
city-lyon = Lyon
city-bern = Bern
city-turin = Turin
city-venice = Venice
city-hamburg = Hamburg
city-berlin = Berlin
city-nuremberg = Nuremberg
city-prague = Prague
city-vienna = Vienna
city-wroclaw = Wroclaw
city-budapest = Budapest
city-krakow = Krakow
city-szczecin = Szczecin
city-marseille = Marseille
city-genoa = Genoa
city-rome = Rome
city-naples = Naples
city-dubrovnik = Dubrovnik
city-belgrade = Belgrade
city-bucharest = Bucharest
city-thessaloniki = Thessaloniki
city-athens = Athens
city-constantinople = Constantinople
city-odessa = Odessa
city-kiev = Kiev
city-smolensk = Smolensk
city-moscow = Moscow
city-novgorod = Novgorod
city-vilnius = Vilnius
city-riga = Riga
city-kaliningrad = Kaliningrad
city-gdansk = Gdansk
city-stockholm = Stockholm
city-oslo = Oslo
city-copenhagen = Copenhagen
city-london = London
city-plymouth = Plymouth
city-edinburgh = Edinburgh
city-dublin = Dublin
city-nantes = Nantes
city-bilbao = Bilbao
city-santiago = Santiago
city-lisbon = Lisbon
city-madrid = Madrid
city-seville = Seville
city-valencia = Valencia
city-barcelona = Barcelona

# Hexes: the land, then the sea
hex-galicia = Galicia
hex-algarve = Algarve
hex-ireland = Ireland
hex-asturias = Asturias
hex-castile = Castile
hex-andalusia = Andalusia
hex-scotland = Scotland
hex-northumbria = Northumbria
hex-wales-and-cornwall = Wales and Cornwall
hex-aragon = Aragon
hex-flanders = Flanders
hex-loire = Loire
hex-languedoc = Languedoc
hex-frisia = Frisia
hex-ardennes = Ardennes
hex-jura-and-alps = Jura and Alps
hex-norway = Norway
hex-holstein = Holstein
hex-franconia = Franconia
hex-bavaria = Bavaria
hex-lombardy = Lombardy
hex-tuscany = Tuscany
hex-gothia = Gothia
hex-brandenburg = Brandenburg
hex-bohemia = Bohemia
hex-carinthia = Carinthia
hex-campania = Campania
hex-svealand = Svealand
hex-pomerania = Pomerania
hex-silesia = Silesia
hex-pannonia = Pannonia
hex-bosnia = Bosnia
hex-calabria = Calabria
hex-masovia = Masovia
hex-tatra = Tatra
hex-puszta = Puszta
hex-serbia = Serbia
hex-estonia = Estonia
hex-livonia = Livonia
hex-samogitia = Samogitia
hex-red-ruthenia = Red Ruthenia
hex-transylvania = Transylvania
hex-wallachia = Wallachia
hex-macedonia = Macedonia
hex-greece = Greece
hex-novgorod-land = Novgorod Land
hex-white-ruthenia = White Ruthenia
hex-polesia = Polesia
hex-podolia = Podolia
hex-moldavia = Moldavia
hex-thrace = Thrace
hex-vologda = Vologda
hex-muscovy = Muscovy
hex-severia = Severia
hex-ukraine = Ukraine
hex-crimean-steppe = Crimean Steppe
hex-anatolia = Anatolia
hex-atlantic-ocean = Atlantic Ocean
hex-english-channel = English Channel
hex-bay-of-biscay = Bay of Biscay
hex-balearic-sea = Balearic Sea
hex-north-sea = North Sea
hex-gulf-of-lion = Gulf of Lion
hex-mediterranean-sea = Mediterranean Sea
hex-norwegian-sea = Norwegian Sea
hex-ligurian-sea = Ligurian Sea
hex-skagerrak = Skagerrak
hex-tyrrhenian-sea = Tyrrhenian Sea
hex-resund = Øresund
hex-adriatic-sea = Adriatic Sea
hex-baltic-sea = Baltic Sea
hex-lower-adriatic = Lower Adriatic
hex-gulf-of-riga = Gulf of Riga
hex-gulf-of-danzig = Gulf of Danzig
hex-ionian-sea = Ionian Sea
hex-aegean-sea = Aegean Sea
hex-black-sea = Black Sea
hex-sea = sea

## What to do now

# $seat: who is to act, or the first of them; $mine: whether the reader is to act
prompt-place-robber =
    { YOU($seat) ->
        [yes] Put the robber on a hex without a number.
       *[no] Waiting for { PLAYER($seat) } to place the robber.
    }
# $nth: how many posts stand already
prompt-place-post =
    { YOU($seat) ->
        [yes] Place your { $nth ->
            [0] first
            [1] second
           *[other] third
        } post in a { $purple ->
            [true] purple
           *[false] brown
        } city.
       *[no] Waiting for { PLAYER($seat) } to place a { $nth ->
            [0] first
            [1] second
           *[other] third
        } post.
    }
prompt-place-neutral =
    { YOU($seat) ->
        [yes] Place a neutral post in a purple city.
       *[no] Waiting for { PLAYER($seat) } to place a neutral post.
    }
prompt-place-start-route =
    { YOU($seat) ->
        [yes] Place your first route, with a caravan on it.
       *[no] Waiting for { PLAYER($seat) } to place a first route.
    }
# $card: whether the reader may play one
prompt-roll =
    { YOU($seat) ->
        [yes] { $card ->
            [true] Roll the dice, or play a card first.
           *[false] Roll the dice.
        }
       *[no] Waiting for { PLAYER($seat) } to roll the dice.
    }
prompt-discard =
    { $mine ->
        [true] The robber strikes: return { COUNT($needed, of: "cards") } to the bank.
       *[false] The robber strikes: waiting for { LIST($waiting, of: "player") } to discard.
    }
prompt-move-robber =
    { YOU($seat) ->
        [yes] Move the robber to another number.
       *[no] Waiting for { PLAYER($seat) } to move the robber.
    }
prompt-steal =
    { YOU($seat) ->
        [yes] You may rob somebody.
       *[no] Waiting for { PLAYER($seat) } to rob somebody, or nobody.
    }
prompt-act =
    { YOU($seat) ->
        [yes] Your turn: trade, build, travel, deliver.
       *[no] Waiting for { PLAYER($seat) } to trade, build, travel or deliver.
    }
prompt-answer =
    { $mine ->
        [true] { PLAYER($active) } offers you a trade.
       *[false] The offer is on the table: waiting for { LIST($waiting, of: "player") }.
    }
prompt-trade =
    { YOU($seat) ->
        [yes] Choose whom to trade with.
       *[no] Waiting for { PLAYER($seat) } to choose whom to trade with.
    }
prompt-choose-chain =
    { YOU($seat) ->
        [yes] Choose which of the shortest chains brings its gold.
       *[no] Waiting for { PLAYER($seat) } to choose the chain that brings gold.
    }
prompt-free-route =
    { YOU($seat) ->
        [yes] You may build a free route beside the double arrow.
       *[no] Waiting for { PLAYER($seat) } to build a free route, or do without it.
    }
prompt-safe-conduct =
    { YOU($seat) ->
        [yes] Build with your Safe conduct: { COUNT($left, of: "routes") } free.
       *[no] Waiting for { PLAYER($seat) } to build with a Safe conduct.
    }
prompt-trade-agreement =
    { YOU($seat) ->
        [yes] { effect-trade-agreement }
       *[no] Waiting for { PLAYER($seat) } to use a Trade agreement.
    }
prompt-bribery =
    { YOU($seat) ->
        [yes] { effect-bribery }
       *[no] Waiting for { PLAYER($seat) } to bribe the guards.
    }
prompt-caravan =
    { YOU($seat) ->
        [yes] Your caravan is on its way{ $steps ->
            [0] {""}
           *[other] : { COUNT($steps, of: "steps") } still paid for
        }.
       *[no] Waiting for { PLAYER($seat) } to move a caravan on.
    }
prompt-token =
    { YOU($seat) ->
        [yes] Lay a number token beside { NAME($it, of: "city") }.
       *[no] Waiting for { PLAYER($seat) } to lay a number token beside { NAME($it, of: "city") }.
    }
prompt-over = { game-is-over }

# In the terminal: what can be typed besides a number
hint = {""}
hint-discard = (A number, or in words: { typed-discard } 2 { ware-wood }, 1 { ware-ore })
hint-act = (A number, or in words: { typed-offer } 1 { ware-wood } { typed-for } 1 { ware-ore })
hint-answer = (A number, or in words: { typed-counter } 1 { ware-ore } { typed-for } 2 { ware-gold })
typed-offer = offer
typed-counter = counter
typed-discard = discard
typed-route = route
typed-deliver = deliver
typed-for = for

## The log

event-game-began =
    { YOU($seat) ->
        [yes] You begin.
       *[no] { PLAYER($seat) } begins.
    }
event-robber-placed =
    { YOU($seat) ->
        [yes] You put
       *[no] { PLAYER($seat) } puts
    } the robber on { NAME($hex, of: "hex") }.
event-post-placed =
    { YOU($seat) ->
        [yes] You place
       *[no] { PLAYER($seat) } places
    } a post in { NAME($city, of: "city") }.
event-neutral-placed =
    { YOU($seat) ->
        [yes] You place
       *[no] { PLAYER($seat) } places
    } a neutral post in { NAME($city, of: "city") }.
event-start-route-placed =
    { YOU($seat) ->
        [yes] You place
       *[no] { PLAYER($seat) } places
    } a first route on { NAME($path, of: "path") }, with a caravan.
event-start-resources =
    { YOU($seat) ->
        [yes] You start
       *[no] { PLAYER($seat) } starts
    } with { COUNTS($resources, of: "ware", none: "nothing") }.
event-turn-began = {""}
    .title = Turn { $turn }: { PLAYER($seat) }
event-rolled =
    { YOU($seat) ->
        [yes] You roll
       *[no] { PLAYER($seat) } rolls
    } { SUM(AT($dice, 0), AT($dice, 1)) } ({ AT($dice, 0) } + { AT($dice, 1) }).
# $shares: what everybody gets who gets anything
event-produced =
    { SIZE($shares) ->
        [0] Nobody gets anything.
       *[other] Production: { LIST($shares, of: "share", join: "comma") }.
    }{ SIZE($short) ->
        [0] {""}
       *[other] {" "}The bank has too little { LIST($short, of: "ware", form: "of") }: nobody gets any.
    }
share = { WHO($seat) } { COUNTS($cards, of: "ware") }
event-discard-chosen = {""}
event-discarded =
    { YOU($seat) ->
        [yes] You discard
       *[no] { PLAYER($seat) } discards
    } { COUNTS($resources, of: "ware") }.
event-robber-moved =
    { YOU($seat) ->
        [yes] You move
       *[no] { PLAYER($seat) } moves
    } the robber to { NAME($hex, of: "hex") }.
event-robbed =
    { YOU($seat) ->
        [yes] You steal
       *[no] { PLAYER($seat) } steals
    } a card from { WHO($victim) }.
event-card-stolen = It was { NAME($resource, of: "ware", form: "some") }.
event-offered =
    { YOU($seat) ->
        [yes] You offer
       *[no] { PLAYER($seat) } offers
    } { COUNTS($give, of: "ware") } for { COUNTS($want, of: "ware") } to { LIST($to, of: "player") }.
# $answer: accept, decline or counter; a counter-offer has $give and $want
event-answered =
    { $answer ->
        [accept] { YOU($seat) ->
            [yes] You accept.
           *[no] { PLAYER($seat) } accepts.
        }
        [decline] { YOU($seat) ->
            [yes] You decline.
           *[no] { PLAYER($seat) } declines.
        }
       *[counter] { YOU($seat) ->
            [yes] You
           *[no] { PLAYER($seat) }
        } would give { COUNTS($give, of: "ware") } for { COUNTS($want, of: "ware") }.
    }
event-traded =
    { YOU($seat) ->
        [yes] You give
       *[no] { PLAYER($seat) } gives
    } { WHO($with) } { COUNTS($gave, of: "ware") } for { COUNTS($got, of: "ware") }.
event-offer-withdrawn =
    { YOU($seat) ->
        [yes] You withdraw
       *[no] { PLAYER($seat) } withdraws
    } the offer.
event-resource-bought =
    { YOU($seat) ->
        [yes] You buy
       *[no] { PLAYER($seat) } buys
    } { COUNT(1, $resource, of: "ware") } for { COUNT($gold, "gold", of: "ware") }.
event-bank-traded =
    { YOU($seat) ->
        [yes] You give
       *[no] { PLAYER($seat) } gives
    } the bank { COUNT($cards, $give, of: "ware") } for { COUNT(1, $take, of: "ware") }.
event-route-built =
    { YOU($seat) ->
        [yes] You build
       *[no] { PLAYER($seat) } builds
    } a { $free ->
        [true] free route
       *[false] route
    } on { NAME($path, of: "path") }.
event-city-connected =
    { LIST($cities, of: "city") } { SIZE($cities) ->
        [one] is
       *[other] are
    } connected: { LIST($gold, of: "paid", none: "nothing") }.
# A seat's gold of a chain
paid =
    { $it ->
        [0] {""}
       *[other] { WHO($index) } +{ COUNT($it, "gold", of: "ware") }
    }
event-merchant-recruited =
    { YOU($seat) ->
        [yes] You recruit
       *[no] { PLAYER($seat) } recruits
    } a merchant in { NAME($city, of: "city") }.
event-merchant-moved =
    { YOU($seat) ->
        [yes] You move
       *[no] { PLAYER($seat) } moves
    } a merchant to { NAME($to, of: "cross") }{ $wheat ->
        [0] {""}
       *[other] {" "}for { COUNT($wheat, "wheat", of: "ware") }
    }.
event-post-founded =
    { YOU($seat) ->
        [yes] You found
       *[no] { PLAYER($seat) } founds
    } a post in { NAME($city, of: "city") }{ $gold ->
        [0] {""}
       *[other] : +{ COUNT($gold, "gold", of: "ware") }
    }.
event-token-placed = The number { $number } is laid on { NAME($hex, of: "hex") }.
event-token-moved = The number { $number } moves from { NAME($from, of: "hex") } to { NAME($to, of: "hex") }.
event-caravan-formed =
    { YOU($seat) ->
        [yes] You form
       *[no] { PLAYER($seat) } forms
    } a caravan on { NAME($path, of: "path") }.
event-caravan-moved =
    { YOU($seat) ->
        [yes] You move
       *[no] { PLAYER($seat) } moves
    } a caravan to { NAME($to, of: "path") }{ $salt ->
        [0] { $toll ->
            [none] {""}
           *[other] {" "}for a toll to { WHO($toll) }
        }
       *[other] {" "}for { COUNT($salt, "salt", of: "ware") }{ $toll ->
            [none] {""}
           *[other] {" "}and a toll to { WHO($toll) }
        }
    }.
event-delivered =
    { YOU($seat) ->
        [yes] You deliver
       *[no] { PLAYER($seat) } delivers
    } to { NAME($city, of: "city") }: { COUNT($left, of: "goods") } left.
event-card-bought =
    { YOU($seat) ->
        [yes] You buy
       *[no] { PLAYER($seat) } buys
    } a development card.{ $shuffled ->
        [true] {" "}The discards become the new deck.
       *[false] {""}
    }
event-card-drawn = You draw a { NAME($card, of: "card") } card.
event-card-played =
    { YOU($seat) ->
        [yes] You play
       *[no] { PLAYER($seat) } plays
    } a { NAME($card, of: "card") } card.
event-gold-taken =
    { YOU($seat) ->
        [yes] You take
       *[no] { PLAYER($seat) } takes
    } { COUNT($gold, "gold", of: "ware") }.
event-game-over = { game-is-over }
    .title =
        { $winner ->
            [none] The last round is over.
           *[other] { YOU($winner) ->
                [yes] You deliver your last good and win!
               *[no] { PLAYER($winner) } delivers the last good and wins!
            }
        }

## Actions

action-place-robber = Put the robber on { NAME($it, of: "hex") }
action-place-post = Place a post in { NAME($it, of: "city") }
action-place-neutral = Place a neutral post in { NAME($it, of: "city") }
action-place-start-route = Place your first route on { NAME($it, of: "path") }
action-roll = Roll the dice
action-play-card = Play a { NAME($it, of: "card") } card
action-discard = Discard { COUNTS($it, of: "ware") }
action-move-robber = Move the robber to { NAME($it, of: "hex") }
action-steal = Rob { PLAYER($it) }
action-offer = Offer { COUNTS($give, of: "ware") } for { COUNTS($want, of: "ware") } to { LIST($to, of: "player") }
action-accept = Accept
order-decline = Decline every trade offer until my turn.
action-decline = Decline
action-counter = Counter: give { COUNTS($give, of: "ware") } for { COUNTS($want, of: "ware") }
# $give and $get: the terms, or none where they are shown anyway
action-trade-with =
    { $give ->
        [none] Trade with { PLAYER($it) }
       *[other] Give { PLAYER($it) } { COUNTS($give, of: "ware") } for { COUNTS($get, of: "ware") }
    }
action-withdraw = Withdraw the offer
# $price: what a resource costs
action-buy-resource = Buy { COUNT(1, $it, of: "ware") } for { COUNT($price, "gold", of: "ware") }
# $rate: how many go for one
action-bank-trade = Give the bank { COUNT($rate, $give, of: "ware") } for { COUNT(1, $take, of: "ware") }
action-build-route = Build a route on { NAME($it, of: "path") }
action-choose-chain = Choose the chain that brings { LIST($it, of: "paid", none: "nothing") }
# $from: where the merchant stands, or none
action-recruit-merchant =
    { $from ->
        [none] Recruit a merchant in { NAME($city, of: "city") }
       *[other] Move your merchant from { NAME($from, of: "cross") } to { NAME($city, of: "city") } as a new one
    }
# $founds: the city where a post is founded, or none
action-move-merchant =
    { $founds ->
        [none] Move a merchant to { NAME($to, of: "cross") }
       *[other] Found a post in { NAME($founds, of: "city") }
    }{ $wheat ->
        [0] {""}
       *[other] {" "}for { COUNT($wheat, "wheat", of: "ware") }
    }{ $gold ->
        [0] {""}
       *[other] , +{ COUNT($gold, "gold", of: "ware") }
    }
# $values: the numbers that may come
action-place-token = Lay a token on { NAME($it, of: "hex") }: { LIST($values, of: "value", join: "or") }
value = { $it }
action-move-token = Move the { $number } from { NAME($from, of: "hex") } to { NAME($to, of: "hex") }
# $from: where the caravan stands, or none
action-form-caravan =
    { $from ->
        [none] Form a caravan on { NAME($path, of: "path") }
       *[other] Move your caravan from { NAME($from, of: "path") } to { NAME($path, of: "path") } as a new one
    }
# $tolls: who gets one; $passing: where it could deliver on its way
action-move-caravan =
    Move a caravan to { NAME($to, of: "path") }{ $salt ->
        [0] {""}
       *[other] , { COUNT($salt, "salt", of: "ware") }
    }{ SIZE($tolls) ->
        [0] {""}
       *[other] , toll to { LIST($tolls, of: "player") }
    }{ SIZE($passing) ->
        [0] {""}
       *[other] , passing { LIST($passing, of: "city") }
    }
action-deliver = Deliver to { NAME($it, of: "city") }
action-buy-card = Buy a development card
action-take-gold = Take { COUNT($gold, "gold", of: "ware") }
# $phase: what the table waits for, or none where nobody can tell
action-done =
    { $phase ->
        [caravan] Halt here
        [steal] Rob nobody
        [none] That is all
       *[other] Do without
    }
action-end-turn = End your turn

# In the terminal, choices of a sort stand together behind these words; the others, a line each
sort = {""}
sort-place-robber = Hexes:
sort-place-post = Cities:
sort-place-neutral = Cities:
sort-place-start-route = Paths:
sort-discard = Discard:
sort-move-robber = Hexes:
sort-offer = Offer the others:
sort-buy-resource = Buy with gold:
sort-bank-trade = Trade with the bank:
sort-build-route = Build a route:
sort-recruit-merchant = Recruit merchant { SUM($merchant, 1) }:
sort-move-merchant = Move merchant { SUM($merchant, 1) }:
sort-place-token = Draw a token for:
sort-move-token = Move a token to { NAME($to, of: "place") } from:
sort-form-caravan = Form caravan { SUM($caravan, 1) }:
sort-move-caravan = Move caravan { SUM($caravan, 1) }:
sort-deliver = Deliver a good:
# What tells the choices of a sort apart
choice-place-robber = { NAME($it, of: "place") }
choice-place-post = { NAME($it, of: "city") }
choice-place-neutral = { NAME($it, of: "city") }
choice-place-start-route = { NAME($it, of: "ends") }
choice-discard = { COUNTS($it, of: "ware") }
choice-move-robber = { NAME($it, of: "place") }
choice-offer = { COUNTS($give, of: "ware") } for { COUNTS($want, of: "ware") }
choice-buy-resource = { NAME($it, of: "ware") }
choice-bank-trade = { NAME($give, of: "ware") } → { NAME($take, of: "ware") }
choice-build-route = { NAME($it, of: "ends") }
choice-recruit-merchant = { NAME($city, of: "city") }
choice-move-merchant = { NAME($to, of: "corner") }
choice-place-token = { NAME($it, of: "place") }
choice-move-token = { NAME($from, of: "place") }
choice-form-caravan = { NAME($path, of: "ends") }
choice-move-caravan = { NAME($to, of: "ends") }
choice-deliver = { NAME($it, of: "city") }
numbered-choice = { $number }: { $choice }

## Refusals

refusal-game-is-over = { game-is-over }
refusal-not-your-turn = It is not your turn: waiting for { LIST($waiting_for, of: "player") }.
refusal-not-now = { NAME($phase, of: "not-now") }
not-now-place-robber = The robber has to be placed first.
not-now-place-post = The first posts are being placed.
not-now-place-neutral = The neutral posts are being placed.
not-now-place-start-route = The first routes are being placed.
not-now-roll = First roll the dice.
not-now-discard = Everybody with too many cards has to discard first.
not-now-move-robber = The robber has to move first.
not-now-steal = First choose whom to rob, or rob nobody.
not-now-act = That cannot be done now.
not-now-answer = The offer has to be answered first.
not-now-trade = First choose one of the answers, or withdraw your offer.
not-now-choose-chain = First choose the chain that brings its gold.
not-now-free-route = First build the free route, or do without it.
not-now-safe-conduct = First use your Safe conduct.
not-now-trade-agreement = First use your Trade agreement.
not-now-bribery = First move the caravan.
not-now-caravan = Your caravan has to finish its journey first.
not-now-token = First lay the number token.
not-now-over = { game-is-over }
# $lacks: what is missing
refusal-not-enough-resources = This costs { COUNTS($needs, of: "ware") }; you lack { COUNTS($lacks, of: "ware") }.
refusal-not-enough =
    { $of ->
        [gold] This takes { COUNT($needs, "gold", of: "ware") }; you have { $has }.
       *[other] { NAME($of, of: "no-more") }
    }
no-more-pile = The bank has no { NAME($it, of: "ware") } left.
no-more-routes = You have no route left.
no-more-posts = You have no post left to found.
no-more-free-goods = All your goods are still under posts: found one first.
no-more-development-cards = There is no development card left.
refusal-turn-limit =
    { $of ->
        [resources_bought] Gold buys no more than { $limit } resources per turn.
        [offers] You have made { $limit } offers this turn; there can be no more.
        [cards_bought] You may buy no more than { COUNT($limit, of: "cards") } per turn.
       *[cards_played] You may play no more than { COUNT($limit, of: "cards") } per turn.
    }
refusal-no-starting-city =
    { NAME($city, of: "city") }: this post goes to an empty { $purple ->
        [true] purple
       *[false] brown
    } city.
refusal-no-robber-start = { NAME($hex, of: "hex") } has a number: the robber starts on a hex without one.
refusal-would-connect = The first routes may not link two cities.
refusal-wrong-discard = Choose { COUNT($needs, of: "cards") }, not { $chosen }.
refusal-robber-stays-there = The robber stands there already and has to move.
refusal-no-number = { NAME($hex, of: "hex") } has no number: the robber goes where there is one.
refusal-cannot-be-robbed = { PLAYER($seat) } cannot be robbed there.
refusal-not-a-trade = In a trade both sides give something, and nothing goes both ways.
refusal-no-agreement = There is no trade with { PLAYER($seat) } that you could carry out.
refusal-path-taken =
    { YOU($owner) ->
        [yes] You have
       *[no] { PLAYER($owner) } has
    } a route there already.
refusal-path-not-reached = A route begins at one of your posts or routes.
refusal-not-beside-arrow = The free route lies beside the double arrow just built.
refusal-no-such-chain = That is not one of the shortest chains.
refusal-wrong-piece = That piece cannot be used now.
refusal-not-your-post = You have no post in { NAME($city, of: "city") }.
refusal-merchant-there = A merchant stands there already.
refusal-foreign-post = { NAME($city, of: "city") }: a merchant does not stop at somebody else’s post, nor at a neutral one.
refusal-too-far =
    { $steps ->
        [none] There is no way to get there.
       *[other] That is too far: { $most } intersections at most.
    }
refusal-no-token-space = No token can be laid on { NAME($hex, of: "hex") }.
refusal-tokens-left =
    { $left ->
        [0] No { NAME($resource, of: "ware") } token is left in the sea: move one from the board.
       *[other] The { NAME($resource, of: "ware") } tokens in the sea come first.
    }
refusal-no-token-there = There is no token to take on { NAME($hex, of: "hex") }.
refusal-must-place-token = The token must be laid.
refusal-no-place-for-caravan = A caravan is formed on one of your routes at one of your posts.
refusal-route-full = Two caravans stand on that route already.
refusal-no-route-there = A caravan moves along routes, each beginning where the last one ends.
refusal-no-delivery = { NAME($city, of: "city") } takes no good from you: it must be somebody else’s post or a neutral one, and have no good yet.
refusal-no-caravan-beside = None of your caravans is at { NAME($city, of: "city") }.
refusal-not-arrived = Your caravan was formed at { NAME($city, of: "city") }: it can only deliver where it has travelled to.
refusal-card-not-held = You have no { NAME($card, of: "card") } card.
refusal-card-just-bought = Your { NAME($card, of: "card") } card was bought this turn: it waits until the next.
refusal-card-useless = A { NAME($card, of: "card") } card would do nothing now.
refusal-nothing-done = A card once played has to be used.

## What a bot says about a step of its own

remark-in-front = In front by { COUNT($by, of: "goods") }.
remark-goods-free = { COUNT($goods, of: "goods") } free to deliver.
remark-yields = { COUNT($chances, of: "rolls") } in 36 for { NAME($resource, of: "ware") }.
remark-blocks =
    Blocks { COUNT($posts, of: "posts") } of { YOU($seat) ->
        [yes] yours
       *[no] { PLAYER($seat) }’s
    }: { COUNT($chances, of: "rolls") } in 36.
remark-at-post = Now at { NAME($city, of: "city") }, which takes a good.
remark-first-route = The first route to { NAME($city, of: "city") }, which takes a good.

## Panels

panel-goods = Goods still to deliver
    .short = to deliver
panel-free = Goods free to travel
    .short = free
panel-posts = Posts still to found
    .short = posts
panel-hand = Resource cards
    .short = cards
panel-gold = Gold
    .short = gold
panel-cards = Development cards
    .short = devel.
panel-routes = Routes in supply
    .short = routes
panel-merchants = Merchants in supply
    .short = merchants
panel-caravans = Caravans in supply
    .short = caravans

## The board

setting-up = Setting up
round-number = Round { $round }
map = Map of Europe
# $pips: how often in 36 the dice show the number
note-hex =
    { NAME($hex, of: "hex") }: { NAME($terrain, of: "terrain") }, { $number ->
        [none] no number yet
       *[other] number { $number } ({ $pips } in 36)
    }{ $robber ->
        [true] , the robber stands here
       *[false] {""}
    }
# $post: whose post stands there, neutral or none; $gold: what founding brings
note-city =
    { NAME($city, of: "city") }, { $kind ->
        [purple] starting city
       *[brown] city to found in
    }{ $post ->
        [none] { $gold ->
            [0] {""}
           *[other] , { COUNT($gold, "gold", of: "ware") } for founding
        }
        [neutral] , neutral post
       *[other] { YOU($post) ->
            [yes] , your post
           *[no] , post of { PLAYER($post) }
        }
    }{ $post ->
        [none] {""}
       *[other] { $good ->
            [true] , has a good
           *[false] , takes a good
        }
    }
arrow = double arrow: a free route beside it
merchant-of =
    { YOU($seat) ->
        [yes] Your merchant
       *[no] Merchant of { PLAYER($seat) }
    }
caravan-of =
    { YOU($seat) ->
        [yes] Your caravan
       *[no] Caravan of { PLAYER($seat) }
    }
robber = The robber
dice = Dice: { AT($dice, 0) } and { AT($dice, 1) }
no-dice = Not rolled yet
bank = Bank
# $down: number tokens face down
note-pile = { CAPITAL(NAME($resource, of: "ware")) } in the bank: { $count }. Tokens face down: { $down }.
deck = Development cards in the deck: { $count }
your-hand = Your hand
your-cards = Your development cards
new-card = bought this turn
# What stands in the note of a card; $new: whether it was bought this turn
note-card =
    { $effect }{ $new ->
        [true] {" "}({ new-card })
       *[false] {""}
    }
everybodys-goods = Everybody’s goods
stock =
    { CAPITAL(WHO($seat)) }: { $delivered } delivered, { $free } free, { $bound } under posts. In supply: { COUNT($routes, of: "routes") }, { COUNT($merchants, of: "merchants") } and { COUNT($caravans, of: "caravans") }.
delivered = delivered
free = free
bound = bound
bundle = { COUNTS($bundle, of: "ware", none: "nothing") }
costs = { NAME($purchase, of: "purchase") }: { COUNTS($cost, of: "ware") }

## Choosing

choose-path = Choose a lit path for the route.
choose-post = Choose a post for the merchant.
choose-route = Choose a route for the caravan.
choose-merchant-goal = Choose where the merchant goes.
choose-caravan-goal = Choose where the caravan goes.
choose-token = Choose the token to move.
which-piece = Which one moves there?
take-up-merchant = Take up the merchant at { NAME($cross, of: "cross") }
take-up-caravan = Take up the caravan on { NAME($path, of: "path") }
fill-hex = Move a token to { NAME($hex, of: "hex") }
discard-title = Return { COUNT($needed, of: "cards") }: { $chosen } chosen
discard-now = Return these
discard-chosen = You have chosen; others are still thinking.

## Trade

trade = Trade
with-bank = Bank
bank-buy = Buy for { COUNT($price, "gold", of: "ware") } ({ $left } more this turn)
bank-swap = { $rate } of a kind for one
bank-nothing = You have too little for the bank.
you-give = You give
you-get = You get
one-less = One less { NAME($ware, of: "ware") }
one-more = One more { NAME($ware, of: "ware") }
offer-to = To
make-offer = Offer
offers-left =
    { $left ->
        [one] { $left } offer left
       *[other] { $left } offers left
    }
make-counter = Propose this instead
counter = Counter…
offer-of =
    { YOU($seat) ->
        [yes] Your offer
       *[no] { PLAYER($seat) }’s offer
    }
offer-terms = You give { COUNTS($give, of: "ware") } and get { COUNTS($get, of: "ware") }.
thinking = thinking…
accepts = accepts
declines = declines
trade-here = Trade
cannot-accept = You do not have what is wanted.

## Statistics and the final sheet

statistics = Statistics
dice-title = Dice
thrown = { $sum }: { $times ->
        [one] once
        [2] twice
       *[other] { $times } times
    } (expected { $expected })
throws =
    { $count ->
        [one] { $count } throw
       *[other] { $count } throws
    }
stat-ware = { CAPITAL(NAME($ware, of: "ware")) }
production = Production
compensation = Gold instead
connections = Gold for connections
tolls = Tolls received
all-cards = Cards in all
goods-delivered = Goods delivered
goods-left = Goods left
posts-left = Posts not founded
gold-left = Gold
routes-built = Routes

## The board in words

says-turn =
    Round { $round }, { YOU($seat) ->
        [yes] your turn
       *[no] { PLAYER($seat) } to play
    }.
says-placing = The first posts and routes are being placed.
says-player =
    { CAPITAL(WHO($seat)) }: { COUNT($left, of: "goods") } left, { $free } of them free; { COUNT($hand, of: "cards") }{ SIZE($resources) ->
        [0] {""}
       *[other] {" "}({ COUNTS($resources, of: "ware") })
    }, { COUNT($gold, "gold", of: "ware") }, { COUNT($cards, of: "development-cards") }, { COUNT($routes, of: "routes") }{ SIZE($posts) ->
        [0] {""}
       *[other] ; posts in { LIST($posts, of: "city") }
    }{ SIZE($merchants) ->
        [0] {""}
       *[other] ; merchants at { LIST($merchants, of: "cross") }
    }{ SIZE($caravans) ->
        [0] {""}
       *[other] ; caravans on { LIST($caravans, of: "path") }
    }.
says-neutral = Neutral posts in { LIST($cities, of: "city") }.
says-goods = Goods have been delivered to { LIST($cities, of: "city") }.
says-robber = The robber is on { NAME($hex, of: "hex") }.
says-numbers = Numbers: { LIST($hexes, of: "number-on", join: "comma") }.
number-on = { NAME($hex, of: "hex") } { $number }
says-bank = The bank has { COUNTS($bank, of: "ware", none: "nothing") }; { COUNT($deck, of: "cards") } in the deck.

## The table in the terminal

# A hex with its number and the cities around it
table-hex =
    { $number } { NAME($hex, of: "place") } [{ LIST($cities, of: "city", join: "comma") }]{ $robber ->
        [true] {" "}ROBBER
       *[false] {""}
    }
table-empty = Empty cities (+gold):
table-city =
    { NAME($city, of: "city") }{ $gold ->
        [0] {""}
       *[other] {" "}+{ $gold }
    }
table-neutral = neutral posts:
table-side = { COUNT($goods, of: "goods") } to deliver, { $free } of them free; { COUNT($gold, "gold", of: "ware") }; resource cards: { $hand }, development cards: { $cards }
table-posts = posts:
table-routes = routes:
table-caravans = caravans:
table-merchants = merchants:
table-bank = Bank: { COUNTS($bank, of: "ware", none: "nothing") }; development cards in the deck: { $deck }
table-offer = On offer: { COUNTS($give, of: "ware") } for { COUNTS($want, of: "ware") } ({ WHO($seat) })
table-hand = Hand: { COUNTS($resources, of: "ware", none: "nothing") }; development cards: { COUNTS($cards, of: "card", none: "nothing") }

## What things are: their names, and what they do

thing-ware = { CAPITAL(NAME($ware, of: "ware")) }
    .about =
        { $ware ->
            [gold] Comes when a roll brings you nothing, and from founding and connecting cities. { $price } buy a resource card.
           *[other] Comes from { NAME($terrain, of: "terrain") } hexes beside your posts when their number is rolled. The bank swaps { $rate } alike for one other.
        }
thing-terrain = { CAPITAL(NAME($terrain, of: "terrain")) }
    .about = Produces { NAME($ware, of: "ware") } for every post beside it when its number is rolled.
thing-purchase = { NAME($purchase, of: "purchase") }
    .about =
        { $purchase ->
            [route] Built on a path that touches one of your posts or routes. Connecting an isolated city brings gold.
            [merchant] Recruited at one of your posts. 1 wheat moves it up to { $merchant_steps } intersections; in an empty city it founds a post, which frees a good.
            [caravan] Formed on one of your routes beside a post. 1 salt moves it up to { $caravan_steps } routes; at somebody else’s post it delivers a good.
           *[card] A development card, played in a later turn, one each turn.
        } Costs { bundle }.
thing-card = { NAME($card, of: "card") }
    .about = { NAME($effect, of: "effect") } { $count } of them in the deck.
thing-city = { NAME($city, of: "city") }
    .about =
        { $kind ->
            [purple] A purple city: first posts go here. { $gold ->
                [0] An empty city is where a merchant founds a post.
               *[other] Whoever founds a post here gets { $gold } gold.
            }
           *[brown] { $gold ->
                [0] An empty city is where a merchant founds a post.
               *[other] Whoever founds a post here gets { $gold } gold.
            }
        }
thing-post = Trading post
    .about = Brings resources from the hexes around it. Founding one frees a good that it covered.
thing-neutral = Neutral post
    .about = Belongs to nobody, and takes a good like any other.
thing-good = Good
    .about = Whoever first delivers all of theirs to other people’s posts wins.
thing-free = Free good
    .about = Can be delivered now: no post covers it any more.
thing-bound = Bound good
    .about = Lies under a post still in stock. Found that post, and it is free.
thing-delivered = Delivered good
    .about = Lies at somebody else’s post. A post takes only one good.
thing-hand = Resource cards
    .about = How many somebody holds. With more than { $limit }, a 7 takes half of them.
thing-gold = Gold
    .about = { $price } gold buy a resource card, { $times } times a turn. Gold pays tolls, and a 7 does not touch it.
thing-number = Number
    .about = The roll at which this hex produces. The dots say how often it comes.
thing-robber = Robber
    .about = The hex under it produces nothing. A 7 or a Lancer moves it, and whoever moves it may steal a card.
thing-dice = Dice
    .about = They say which hexes produce. On a 7 the robber strikes.
thing-arrow = Double arrow
    .about = Build a route here, and another one beside it is free.
thing-lane = Sea lane
    .about = A path over the sea, for routes like any other.
thing-toll = Toll
    .about = The first time in a turn that your caravan enters somebody’s routes you pay them { $gold } gold.
thing-bank = Bank
    .about = The cards still there. It swaps { $rate } alike for another one, or for gold. The dots are number tokens still face down.
thing-deck = Development cards
    .about = Still in the deck. You may buy one in a turn.

## The aim

aim = Be the first to deliver all your goods, by caravan, to other people’s trading posts.
aim-scores = Founding posts frees your goods; routes and caravans carry them. The last good delivered wins.
aim-first = A good start: build routes towards an empty city next to the best numbers, then send a merchant there.
