# Sentences for the cases in cases.json.

event-card-played =
    { YOU($seat) ->
        [yes] You play
        *[no] { PLAYER($seat) } plays
    } { NAME($card, of: "card") }.
event-passed = { WHO($seat) } passed
event-hidden = {""}
event-began = It begins.
    .title = Round { $round }
refusal-too-dear = It costs { COUNT($price, of: "case-coins") }, you have { $has }.
action-play = Play { NAME($it, of: "card") }
action-buy = Buy { NAME($it, of: "item") }
action-pass = Pass
item-tile = a { NAME($it, of: "tile") } tile
tile-crops = crops
colour-red = red
    .terrain = hills
card = { NAME($colour, of: "colour") } { $value }
case-coins =
    { $count ->
        [one] { $count } coin
        *[other] { $count } coins
    }
ware-wood = wood
    .count = { $count } wood
ware-fine-ore = ore
    .count = { $count ->
        [one] one ore
        *[other] { $count } ores
    }
case-got = { WHO($seat) } { COUNTS($bag, of: "ware", none: "nothing") }
case-cards = { LIST($cards, of: "card") }
case-which = { LIST($cards, of: "card", join: "or") }
case-players = { LIST($seats, of: "player") }
case-result = { PLAYER($index) } { SIGNED($it) }
case-results = { LIST($points, of: "case-result", join: "comma") }
case-row = { LIST($bag, of: "ware") }
case-size = { SIZE($bag) }
case-free =
    { $free ->
        [true] free
        *[false] paid
    }{ $toll ->
        [none] {""}
        *[other] , toll to { PLAYER($toll) }
    }
case-dice = { AT($dice, 0) } + { AT($dice, 1) } = { SUM($one, $two) }, { SIGNED($one, plus: "yes") }
case-less =
    { MINUS($a, $b) ->
        [0] same
        *[other] { MINUS($a, $b) } less
    }
case-nth =
    { ORDINAL($n) ->
        [one] { $n }st
        [two] { $n }nd
        [few] { $n }rd
        *[other] { $n }th
    }
case-terrain = { CAPITAL(NAME($colour, of: "colour", form: "terrain")) }
case-of-player = { DE(PLAYER($seat)) }
