# Sentences for the cases in cases.json.

event-card-played =
    { YOU($seat) ->
        [yes] Vous jouez
        *[no] { PLAYER($seat) } joue
    } le { NAME($card, of: "card") }.
case-coins =
    { $count ->
        [one] { $count } pièce
        *[other] { $count } pièces
    }
colour-red = rouge
    .terrain = collines
card = { $value } { NAME($colour, of: "colour") }
case-cards = { LIST($cards, of: "card") }
case-players = { LIST($seats, of: "player") }
refusal-too-dear = Cela coûte { COUNT($price, of: "case-coins") }, vous en avez { $has }.
case-nth =
    { ORDINAL($n) ->
        [one] { $n }re
        *[other] { $n }e
    }
case-of-player = { DE(PLAYER($seat)) }
