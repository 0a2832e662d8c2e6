# What UGO! says in English.

## The box

title = UGO!
    .about = Win tricks, but not too many: every territory you gather needs farmers.
option-variant = Variant
option-variant-standard = Standard rules
    .about = The rules of the box: 36 farmers, enough for everybody.
option-variant-duel-12-farmers = Duel: 12 farmers
    .about = For two: only 12 farmers in the supply. Once they are gone, nobody gets another this round.

## What the box holds

colour-yellow = yellow
    .terrain = fields
colour-black = black
    .terrain = mountains
colour-red = red
    .terrain = hills
colour-blue = blue
    .terrain = lakes
colour-green = green
    .terrain = meadows

# red 6
card = { NAME($colour, of: "colour") } { $value }
# Red 6, hills, brings 1 farmer when it wins. $win, $lose_same, $lose_diff: the farmers on the card
card-label =
    { CAPITAL(NAME($card, of: "card")) }, { NAME($colour, of: "colour", form: "terrain") }{ $win ->
        [0] { $lose_diff ->
            [0] {""}
           *[other] { $lose_same ->
                [0] , brings { COUNT($lose_diff, of: "farmers") } when another colour beats it
               *[other] , brings { COUNT($lose_same, of: "farmers") } when its own colour beats it, { $lose_diff } when another does
            }
        }
       *[other] , brings { COUNT($win, of: "farmers") } when it wins
    }

farmers =
    { $count ->
        [one] { $count } farmer
       *[other] { $count } farmers
    }
cards =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
points =
    { SIGNED($count) } { $count ->
        [one] point
       *[other] points
    }

## What to do now

# $led: the colour led, or none; $follows: whether the reader can follow it
prompt-play-card =
    { YOU($it) ->
        [yes] { $led ->
            [none] Your turn: lead any card.
           *[other] { $follows ->
                [true] Your turn: follow { NAME($led, of: "colour") }.
               *[false] Your turn: you have no { NAME($led, of: "colour") }, play any card.
            }
        }
       *[no] { $led ->
            [none] Waiting for { PLAYER($it) } to lead the next trick.
           *[other] Waiting for { PLAYER($it) } to play a card.
        }
    }
prompt-place-trick =
    { YOU($it) ->
        [yes] You won the trick: place it in your kingdom.
       *[no] Waiting for { PLAYER($it) } to place the trick.
    }
prompt-over = The four rounds are over.

## The log

event-round-began =
    { YOU($dealer) ->
        [yes] You deal
       *[no] { PLAYER($dealer) } deals
    }, { YOU($leader) ->
        [yes] you lead
       *[no] { PLAYER($leader) } leads
    }.
    .title = Round { $round }
event-hand-dealt = Your hand: { LIST($hand, of: "card", join: "comma") }.
event-card-played =
    { YOU($seat) ->
        [yes] You play
       *[no] { PLAYER($seat) } plays
    } { NAME($card, of: "card") }.
event-trick-won =
    { YOU($seat) ->
        [yes] You win
       *[no] { PLAYER($seat) } wins
    } the trick with { NAME($card, of: "card") }.
event-trick-placed =
    { SIZE($opened) ->
        [0] {""}
       *[other] { YOU($seat) ->
            [yes] You open
           *[no] { PLAYER($seat) } opens
        } { LIST($opened, of: "colour") }.
    }
event-farmers-came =
    { YOU($seat) ->
        [yes] You get
       *[no] { PLAYER($seat) } gets
    } { COUNT($farmers, of: "farmers") }{ MINUS($icons, $farmers) ->
        [0] {""}
       *[other] {" "}instead of { $icons }
    } for { NAME($card, of: "card") }.
event-round-scored = Scores for round { $round }: { LIST($sheets, of: "scored", join: "comma") }.
scored = { PLAYER($index) } { SIGNED($points) }
event-game-over = The game is over: { LIST($totals, of: "final", join: "comma") }.
final = { PLAYER($index) } { SIGNED($it) }

## Actions

action-play = Play { NAME($it, of: "card") }
action-place =
    Place the trick{ SIZE($order) ->
        [0] {""}
       *[other] ; new fields: { LIST($order, of: "colour", join: "comma") }
    }{ SIZE($top) ->
        [0] {""}
       *[other] ; on top: { LIST($top, of: "card", join: "comma") }
    }

## Refusals

refusal-game-is-over = The four rounds are over.
refusal-not-your-turn = { not-your-turn }
refusal-not-in-hand = You do not hold { NAME($card, of: "card") }.
refusal-must-follow =
    You must follow { NAME($led, of: "colour") }: you hold { $holds ->
        [one] one card
       *[other] { $holds } cards
    } of that colour.
refusal-trick-to-place = First place the trick you won.
refusal-no-trick-to-place = There is no trick to place now.
refusal-wrong-new-colours = The fields to open are these, each once: { LIST($new, of: "colour") }.
refusal-wrong-top = If there are several { NAME($colour, of: "colour") } cards, choose the one that lies on top; otherwise choose none.

## What a bot says about a step of its own

remark-field-fed = Field { $field } has all its farmers: { COUNT($points, of: "points") }.
remark-kingdom-grew = { COUNT($by, of: "points") } more: the kingdom is worth { SIGNED($points) }.
remark-spoilt = Costs { WHO($seat) } { COUNT($points, of: "points") }.
remark-farmers-anyway =
    Lost, but worth { COUNT($farmers, of: "farmers") }: { $empty ->
        [one] { $empty } space
       *[other] { $empty } spaces
    } left empty.
remark-trick-snatched =
    { YOU($from) ->
        [yes] The trick would have been yours.
       *[no] The trick would have gone to { PLAYER($from) }.
    }

## Panels

panel-total = Points from the rounds scored so far
    .short = points
panel-kingdom = What the kingdom is worth now
    .short = kingdom
panel-farmers = Farmers won this round
    .short = farmers
panel-hand = Cards in hand
    .short = in hand

## The board

kingdom-of =
    { YOU($seat) ->
        [yes] Your kingdom
       *[no] Kingdom of { PLAYER($seat) }
    }
look-at-kingdom =
    { YOU($seat) ->
        [yes] Look at your kingdom
       *[no] Look at the kingdom of { PLAYER($seat) }
    }
your-hand = Your hand
field = Field { $field }
# Field 3: red 6, 1 of 2 farmers. $top may be none
field-line = field { $field } { NAME($top, of: "top") }, { $farmers } of { COUNT($needed, of: "farmers") }
field-label = { CAPITAL(field-line) }, { COUNT($points, of: "points") }
top-none = free
terrain = { CAPITAL(NAME($colour, of: "colour", form: "terrain")) }
top = { NAME($it, of: "card") }
covers = It covers { COUNT($count, of: "cards") }.
counts-top = Fully farmed: the top card scores { COUNT($points, of: "points") }.
counts-missing = { COUNT($missing, of: "farmers") } missing: { COUNT($points, of: "points") }, and the card scores nothing.
counts-empty = Fully farmed and free: { COUNT($points, of: "points") }.
counts-later =
    Free: { COUNT($points, of: "points") } once { $missing ->
        [one] one more farmer is here
       *[other] { $missing } more farmers are here
    }.
counts-nothing = Free: scores nothing.
standing = { $farmers } of { COUNT($needed, of: "farmers") }
missing = { $count } missing
trick = The trick
trick-number = Trick { $trick } of { $tricks }
round-number = Round { $round } of { $rounds }
led = { CAPITAL(NAME($colour, of: "colour")) } is led
nothing-led = No card yet
winning = winning
dealer = Dealer
leader = Leads this trick
supply = { COUNT($count, of: "farmers") } in the supply
aside = { COUNT($count, of: "cards") } set aside unseen
lacks = Has no { LIST($colours, of: "colour", join: "or") }

## Placing a trick

place-title = Place the trick
order = Order
choose-order = New territories: tap them in the order of your fields
on-top = On top
choose-top = On top of { NAME($colour, of: "colour") }
goes-to = { CAPITAL(NAME($colour, of: "colour")) }, to field { $field }
goes-on-top = { CAPITAL(NAME($card, of: "card")) } on top
farmers-to-come = { COUNT($count, of: "farmers") } to come
points-change = Kingdom: { SIGNED($before) } → { COUNT($after, of: "points") }
place = Place

## Scores

scores = Scores
round = Round
nth-round = Round { $round }
round-is-scored = Round { $round } is scored
if-it-ended = Round { $round }, if it ended now
last-round = Round { $round }, field by field

## The board in words

says-round = Round { $round } of { $rounds }, trick { $trick } of { $tricks }. Dealer: { WHO($dealer) }.
says-trick = In the trick: { LIST($cards, of: "lying", join: "comma") }. { led }. { YOU($winner) ->
        [yes] You are
       *[no] { PLAYER($winner) } is
    } winning.
says-no-trick = No card has been played to the trick.
lying = { NAME($card, of: "card") } from { WHO($seat) }
lying-label = { card-label } from { PLAYER($seat) }
says-kingdom = { kingdom-of }: { LIST($fields, of: "field-line", join: "comma") }; { COUNT($points, of: "points") } now.
says-total = { CAPITAL(WHO($seat)) }: { COUNT($total, of: "points") } so far, { COUNT($cards, of: "cards") } in hand.
# In the terminal: the trick, and what stands beside a name
in-the-trick = The trick: { LIST($cards, of: "lying", join: "comma", none: "nothing-led") }
so-far = { COUNT($total, of: "points") }, { SIGNED($now) } this round
says-hand = Your hand: { LIST($cards, of: "card", join: "comma") }.

## What things are: their names, and what they do

thing-card = { CAPITAL(NAME($card, of: "card")) }
    .about =
        { $win ->
            [0] { $lose_diff ->
                [0] The highest value wins a trick. This card brings no farmer.
               *[other] { $lose_same ->
                    [0] When a card of another colour beats it, it brings { COUNT($lose_diff, of: "farmers") }; otherwise none.
                   *[other] When another colour beats it, it brings { COUNT($lose_diff, of: "farmers") }; beaten by its own, { COUNT($lose_same, of: "farmers") }.
                }
            }
           *[other] The highest value wins a trick. When this card wins, it brings { COUNT($win, of: "farmers") }.
        } On top of a fully farmed field it scores { $value }.
thing-colour = { CAPITAL(NAME($colour, of: "colour")) }: { NAME($colour, of: "colour", form: "terrain") }
    .about = Each colour has one field of a kingdom, and each field one colour. Whoever can must follow the colour that was led.
thing-field = Field { $field }
    .about =
        It needs { COUNT($needed, of: "farmers") }{ $preprinted ->
            [0] {""}
           *[other] , printed there from the start
        }. With all of them its top card scores its value; each one missing under a card costs { $penalty } points.{ $points_if_empty ->
            [0] {""}
           *[other] {" "}Free but fully farmed, it scores { $points_if_empty }.
        }
thing-farmer = Farmer
    .about = Farmers come with the cards that show them, and fill the spaces of your fields from left to right.
thing-missing = A farmer’s empty space
    .about = If it is still empty when the round is scored and a card lies on the field, it costs { $penalty } points, and the card scores nothing.
thing-supply = Farmers in the supply
    .about = Farmers are taken from here. When none are left, cards bring nothing more this round.
thing-aside = Cards set aside
    .about = They are out of this round, and nobody has seen them.
thing-dealer = Dealer
    .about = The next player leads the first trick of the round.
thing-leader = Leads this trick
    .about = Whoever won the last trick leads any card.
thing-lacks = Colours somebody lacks
    .about = They could not follow these colours, so they hold none of them.
thing-total = Points
    .about = The points of the rounds scored so far. After { $rounds } rounds the most points win.
thing-kingdom = Kingdom
    .about = What the kingdom would score if the round ended now, missing farmers included.
thing-hand = Hand
    .about = Cards still in hand. Each trick takes one from everybody.

## The aim

aim = Score the most in four rounds: gather cards worth having, and farmers for every field you open.
aim-scores = A fully farmed field scores its top card. Every farmer missing costs { $penalty }.
aim-first = A good start: win with a 3, 4 or 5 for its two farmers, or slip a 1 under somebody else’s high card.
