# What The Golden City says in French.

## The box

title = La Cité d’Or
    .about = Misez sur les paysages, construisez de la côte vers la Cité d’Or et soyez là où cela compte.
option-black-posts = Comptoirs noirs
option-black-posts-no = Sans
    .about = Les règles de la boîte à trois et quatre, la Grande Sécheresse à deux.
option-black-posts-yes = Avec
    .about = En plus de la Grande Sécheresse : deux comptoirs noirs chacun, pour fermer une zone de la Cité à l’adversaire.

## What the box holds

landscape-port = port
    .count =
        { $count ->
            [one] { $count } port
           *[other] { $count } ports
        }
landscape-mountain = montagne
    .count =
        { $count ->
            [one] { $count } montagne
           *[other] { $count } montagnes
        }
    .of = de la montagne
    .quarter = quartier montagne
    .the-quarter = le quartier montagne
landscape-desert = désert
    .count =
        { $count ->
            [one] { $count } désert
           *[other] { $count } déserts
        }
    .of = du désert
    .quarter = quartier désert
    .the-quarter = le quartier désert
landscape-forest = forêt
    .count =
        { $count ->
            [one] { $count } forêt
           *[other] { $count } forêts
        }
    .of = de la forêt
    .quarter = quartier forêt
    .the-quarter = le quartier forêt
landscape-meadow = prairie
    .count =
        { $count ->
            [one] { $count } prairie
           *[other] { $count } prairies
        }
    .of = de la prairie
    .quarter = quartier prairie
    .the-quarter = le quartier prairie

river-meadow-mountain = l’Argentine
    .the = l’Argentine
    .on = au bord de l’Argentine
river-mountain-desert = le Cuivre
    .the = le Cuivre
    .on = au bord du Cuivre
river-desert-forest = l’Ambrée
    .the = l’Ambrée
    .on = au bord de l’Ambrée
river-forest-meadow = l’Émeraude
    .the = l’Émeraude
    .on = au bord de l’Émeraude
# On the map
river-label = { CAPITAL(NAME($river, of: "river")) }

ware-pottery = poterie
    .the = la poterie
ware-wine = vin
    .the = le vin
ware-silk = soie
    .the = la soie
ware-spices = épices
    .the = les épices
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

card-bonus-wares = Marchand
card-bonus-coins = Changeur
card-bonus-city = Bourgeois
card-bonus-rivers = Batelier
card-bonus-mountain = Montagnard
card-bonus-desert = Caravanier
card-bonus-forest = Forestier
card-bonus-meadow = Berger

# What a bonus card pays. $each: letters
pays-ware-cards = { COUNT($each, of: "letters") } par carte marchandise
pays-coins = { COUNT($each, of: "letters") } par pièce
pays-city = { COUNT($each, of: "letters") } par comptoir dans la Cité
pays-river = { COUNT($each, of: "letters") } par comptoir au bord d’un fleuve
pays-landscape = { COUNT($each, of: "letters") } par comptoir sur les sites et zones { NAME($landscape, of: "landscape", form: "of") }

# A bonus card that may be known, or not
held-none = {"?"}
held = { NAME($it, of: "card") } ({ NAME($it, of: "pays") })

kind-port = Port
kind-rural = Site rural, { NAME($landscape, of: "landscape") }
kind-outer = Zone extérieure, { NAME($landscape, of: "landscape") }
kind-inner = Zone intérieure, { NAME($landscape, of: "landscape") }

reward-coin1 = 1 pièce
reward-coin2 = 2 pièces
reward-card = une carte paysage
reward-key = une clé
reward-bonus = une carte bonus
reward-ware = une carte marchandise

coins =
    { $count ->
        [one] { $count } pièce
       *[other] { $count } pièces
    }
letters =
    { $count ->
        [one] { $count } lettre
       *[other] { $count } lettres
    }
cards =
    { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
keys =
    { $count ->
        [one] { $count } clé
       *[other] { $count } clés
    }
bonus-cards =
    { $count ->
        [one] { $count } carte bonus
       *[other] { $count } cartes bonus
    }
points =
    { $count ->
        [one] { $count } point de victoire
       *[other] { $count } points de victoire
    }

# Landscape cards of the auction, and the coin that may lie on them: 1 port, 1 desert and 1 coin
group =
    { $coins ->
        [0] { COUNTS($cards, of: "landscape", none: "nothing") }
       *[other] { COUNTS($cards, of: "landscape", join: "comma") } et { COUNT($coins, of: "coins") }
    }
# 2 deserts and a key
payment =
    { $keys ->
        [0] { COUNTS($payment, of: "landscape", none: "nothing") }
       *[other] { COUNTS($payment, of: "landscape", join: "comma") } et une clé
    }
# What a zone brings: 5 letters and 1 coin
gain =
    { $coins ->
        [0] { $cards ->
            [0] { COUNT($letters, of: "letters") }
           *[other] { COUNT($letters, of: "letters") } et { COUNT($cards, of: "cards") }
        }
       *[other] { $cards ->
            [0] { COUNT($letters, of: "letters") } et { COUNT($coins, of: "coins") }
           *[other] { COUNT($letters, of: "letters") }, { COUNT($coins, of: "coins") } et { COUNT($cards, of: "cards") }
        }
    }

## What to do now

# $taken: whether a hand lies on a group already; $price: of the next expulsion
prompt-place-hand =
    { YOU($it) ->
        [yes] { $taken ->
            [true] À vous : placez votre main d’enchères sur un groupe. Une expulsion coûte { COUNT($price, of: "coins") }.
           *[false] À vous : placez votre main d’enchères sur un groupe de cartes.
        }
       *[no] On attend que { PLAYER($it) } place sa main d’enchères.
    }
# $payable: whether there is anything to build; $built: posts built this turn
prompt-build =
    { YOU($it) ->
        [yes] { $payable ->
            [true] { $built ->
                [0] À vous : placez un premier comptoir, ou terminez votre tour.
               *[other] Placez un second comptoir, ou terminez votre tour.
            }
           *[false] Vous ne pouvez payer aucun lieu : terminez votre tour.
        }
       *[no] On attend que { PLAYER($it) } construise.
    }
prompt-choose-bonus =
    { YOU($it) ->
        [yes] Choisissez la carte bonus que vous gardez.
       *[no] On attend que { PLAYER($it) } choisisse une carte bonus.
    }
prompt-take-ware =
    { YOU($it) ->
        [yes] Prenez une carte marchandise.
       *[no] On attend que { PLAYER($it) } prenne une carte marchandise.
    }
prompt-remove-ware =
    { YOU($it) ->
        [yes] Vous pouvez garder { $limit } cartes marchandise : retirez-en une du jeu.
       *[no] On attend que { PLAYER($it) } retire une carte marchandise.
    }
# $over: cards too many
prompt-discard =
    { YOU($it) ->
        [yes] Trop de cartes en main : défaussez-en { $over ->
            [one] une
           *[other] { $over }
        }.
       *[no] On attend que { PLAYER($it) } se défausse.
    }
prompt-over = { game-is-over }
# In the terminal
ask-about-a-place = Tapez le nom d’un lieu pour savoir pourquoi vous ne pouvez pas y construire.

## The log

event-hand-dealt = Vous commencez avec { COUNTS($cards, of: "landscape") }.
event-round-began =
    { YOU($first_player) ->
        [yes] Vous commencez.
       *[no] { PLAYER($first_player) } commence.
    }
    .title = Manche { $round } : { NAME($score_card, of: "score-card") }
event-groups-laid-out = À prendre : { LIST($groups, of: "offer", join: "comma") }.
offer = groupe { SUM($index, 1) } avec { group }
event-deck-shuffled = La défausse est mélangée : nouvelle pioche de { COUNT($cards, of: "cards") }.
event-hand-placed =
    { $expelled ->
        [none] { YOU($seat) ->
            [yes] Vous enchérissez
           *[no] { PLAYER($seat) } enchérit
        } sur le groupe { SUM($group, 1) }.
       *[other] { YOU($seat) ->
            [yes] Vous expulsez { PLAYER($expelled) }
           *[no] { YOU($expelled) ->
                [yes] { PLAYER($seat) } vous expulse
               *[no] { PLAYER($seat) } expulse { PLAYER($expelled) }
            }
        } du groupe { SUM($group, 1) } pour { COUNT($price, of: "coins") }.
    }
event-group-taken =
    { YOU($seat) ->
        [yes] Vous prenez
       *[no] { PLAYER($seat) } prend
    } { group }.
event-post-built =
    { YOU($seat) ->
        [yes] { $black ->
            [true] Vous ajoutez un comptoir noir
           *[false] Vous construisez un comptoir
        }
       *[no] { $black ->
            [true] { PLAYER($seat) } ajoute un comptoir noir
           *[false] { PLAYER($seat) } construit un comptoir
        }
    } ({ NAME($place, of: "place") }) pour { payment }.
event-coins-taken =
    { YOU($seat) ->
        [yes] { $coins ->
            [0] Vous ne recevez pas de pièce : la réserve est vide.
           *[other] Vous recevez { COUNT($coins, of: "coins") }.
        }
       *[no] { $coins ->
            [0] { PLAYER($seat) } ne reçoit pas de pièce : la réserve est vide.
           *[other] { PLAYER($seat) } reçoit { COUNT($coins, of: "coins") }.
        }
    }
# The owner is told which card it was.
event-card-drawn =
    { YOU($seat) ->
        [yes] {""}
       *[no] { PLAYER($seat) } pioche une carte.
    }
event-card-seen = Vous piochez une carte { NAME($card, of: "landscape") }.
event-key-taken =
    { YOU($seat) ->
        [yes] Vous recevez une clé.
       *[no] { PLAYER($seat) } reçoit une clé.
    }
# The owner is told which card it is.
event-bonus-taken =
    { YOU($seat) ->
        [yes] {""}
       *[no] { PLAYER($seat) } garde une carte bonus.
    }
event-bonus-kept = Vous gardez la carte { NAME($card, of: "card") }.
event-ware-taken =
    { YOU($seat) ->
        [yes] { $from_pile ->
            [true] Vous retournez la première carte de la pile marchandises : { NAME($card, of: "ware-card") }
           *[false] Vous prenez la carte { NAME($card, of: "ware-card") }
        }
       *[no] { $from_pile ->
            [true] { PLAYER($seat) } retourne la première carte de la pile marchandises : { NAME($card, of: "ware-card") }
           *[false] { PLAYER($seat) } prend la carte { NAME($card, of: "ware-card") }
        }
    }{ $turned ->
        [none] .
       *[other] , remplacée par la carte { NAME($turned, of: "ware-card") }.
    }
event-ware-removed =
    { YOU($seat) ->
        [yes] Vous retirez
       *[no] { PLAYER($seat) } retire
    } du jeu la carte { NAME($card, of: "ware-card") }.
event-zone-entered =
    { NAME($place, of: "place") } : { YOU($seat) ->
        [yes] vous y arrivez
       *[no] { PLAYER($seat) } y arrive
    } { $rank ->
        [1] en premier
       *[other] en deuxième
    }, { COUNT($letters, of: "letters") }.
event-card-discarded =
    { YOU($seat) ->
        [yes] Vous défaussez
       *[no] { PLAYER($seat) } défausse
    } une carte { NAME($card, of: "landscape") }.
event-turn-ended =
    { $built ->
        [0] { YOU($seat) ->
            [yes] Vous ne construisez rien.
           *[no] { PLAYER($seat) } ne construit rien.
        }
       *[other] {""}
    }
event-player-blocked =
    { YOU($seat) ->
        [yes] Blocage : plus aucun lieu ne vous est ouvert.
       *[no] Blocage : plus aucun lieu n’est ouvert à { PLAYER($seat) }.
    }
event-round-scored =
    Pour { NAME($score_card, of: "score-card", form: "ware") } : { LIST($lines, of: "ware-letters", join: "comma", none: "nobody") }. Pour { NAME($score_card, of: "score-card", form: "area") } : { LIST($lines, of: "area-letters", join: "comma", none: "nobody") }.
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
nobody = personne
event-bonus-cards-shown =
    { YOU($seat) ->
        [yes] { SIZE($lines) ->
            [0] Vous n’avez pas de carte bonus à montrer.
           *[other] Vous montrez { LIST($lines, of: "shown") }.
        }
       *[no] { SIZE($lines) ->
            [0] { PLAYER($seat) } n’a pas de carte bonus à montrer.
           *[other] { PLAYER($seat) } montre { LIST($lines, of: "shown") }.
        }
    }
shown = { NAME($card, of: "card") } ({ COUNT($letters, of: "letters") })
event-special-scored =
    Décompte spécial, { LIST($letters, of: "tally", join: "comma") } : { $winner ->
        [none] égalité parfaite, personne ne reçoit rien.
       *[other] { YOU($winner) ->
            [yes] vous recevez
           *[no] { PLAYER($winner) } reçoit
        } { COUNT($victory_points, of: "points") }.
    }
tally = { PLAYER($index) } { $it }
# Two players count victory points, others letters.
event-game-over =
    { SIZE($letters) ->
        [2] Points de victoire : { LIST($victory_points, of: "tally", join: "comma") }.
       *[other] Lettres : { LIST($letters, of: "tally", join: "comma") }.
    }
    .title = La partie est terminée

## Actions

# $bidder: whose hand lies there, or none; $price: of expelling them
# Consignes
order-hold = Enchérir sur le groupe { SUM($group, 1) } jusqu’à { COUNT($limit, of: "coins") } ; s’il coûte plus, prendre le dernier groupe libre.

action-place-hand =
    { $bidder ->
        [none] Placer votre main sur le groupe { SUM($it, 1) }
       *[other] Expulser { PLAYER($bidder) } du groupe { SUM($it, 1) } pour { COUNT($price, of: "coins") }
    } : { group }
action-build =
    { $black ->
        [true] Ajouter un comptoir noir
       *[false] Construire un comptoir
    } ({ NAME($place, of: "place") }) pour { payment }
action-end-turn = Terminer votre tour
action-choose-bonus = Garder la carte { NAME($it, of: "card") }
action-take-ware = Prendre la carte { NAME($it, of: "ware-card") }
action-draw-ware = Prendre la première carte de la pile marchandises, sans l’avoir vue
action-remove-ware = Retirer la carte { NAME($it, of: "ware-card") }
action-discard = Défausser une carte { NAME($it, of: "landscape") }

## Refusals

refusal-game-is-over = { game-is-over }
refusal-not-your-turn = { not-your-turn }
refusal-not-now = { NAME($phase, of: "first") }
first-place-hand = D’abord les enchères : placez votre main d’enchères sur un groupe de cartes.
first-build = C’est le moment de construire : choisissez un lieu de l’île, ou terminez votre tour.
first-choose-bonus = Choisissez d’abord la carte bonus que vous gardez.
first-take-ware = Prenez d’abord une carte marchandise.
first-remove-ware = Retirez d’abord une de vos cartes marchandise.
first-discard = Défaussez-vous d’abord.
first-over = { game-is-over }
refusal-no-such-group = Il n’y a que { $groups } groupes.
refusal-expulsion-too-dear =
    Expulser { PLAYER($bidder) } coûte maintenant { COUNT($price, of: "coins") }, et vous { $coins ->
        [0] n’en avez pas
       *[other] n’en avez que { $coins }
    }.
refusal-no-post-left = Vous avez placé vos { $posts } comptoirs.
refusal-site-taken =
    { YOU($owner) ->
        [yes] Vous avez déjà un comptoir ici : { NAME($place, of: "place") }.
       *[no] { NAME($place, of: "place") } ne peut recevoir qu’un seul comptoir, et { PLAYER($owner) } y est.
    }
refusal-already-there = Vous avez déjà un comptoir ici ({ NAME($place, of: "place") }), et une zone en reçoit un par joueur.
refusal-not-connected = Aucune route ne mène d’un de vos comptoirs à ce lieu ({ NAME($place, of: "place") }). Lieux voisins : { NAME($place, of: "near") }.
refusal-zone-full = { NAME($place, of: "place") } : la zone est pleine, elle n’a jamais plus de deux comptoirs.
refusal-key-missing = { NAME($place, of: "place") } est une zone intérieure : il faut une clé, et vous n’en avez pas.
refusal-wrong-payment =
    Le prix est { COUNT($cards, $landscape, of: "landscape") } ; deux cartes identiques remplacent une carte manquante. { SIZE($holds) ->
        [0] Vous n’avez pas de carte paysage.
       *[other] Vous avez { COUNTS($holds, of: "landscape") }.
    }
refusal-not-among-these = Cette carte n’est pas de celles que vous pouvez choisir.
# Where roads lead from a place: $it, the places
near = { LIST($it, of: "place", join: "comma") }

## What a bot says about a step of its own

remark-round-letters = { COUNT($letters, of: "letters") } de plus au décompte de la manche.
remark-rival-letters =
    { YOU($seat) ->
        [yes] Vous coûte { COUNT($letters, of: "letters") }
       *[no] Coûte { COUNT($letters, of: "letters") } à { PLAYER($seat) }
    } au décompte de la manche.
remark-shut-out =
    { YOU($seat) ->
        [yes] Vous ferme l’accès
       *[no] Ferme l’accès à { PLAYER($seat) }
    } : { NAME($place, of: "place") }.
remark-city-in-reach =
    La Cité est à portée : { $zones ->
        [one] { $zones } zone
       *[other] { $zones } zones
    }.
remark-new-wares =
    { $new ->
        [one] { $new } nouvelle marchandise
       *[other] { $new } nouvelles marchandises
    } : { $wares } en tout.
remark-pays-for =
    Ces cartes paient { $places ->
        [one] { $places } lieu
       *[other] { $places } lieux
    } de plus, mieux qu’aucun autre groupe.
remark-leads = En tête avec { COUNT($letters, of: "letters") }.

## Panels

panel-letters = Lettres
    .short = lettres
panel-points = Points de victoire
    .short = points
panel-coins = Pièces
    .short = pièces
panel-posts = Comptoirs restants
    .short = comptoirs
panel-black = Comptoirs noirs restants
    .short = noirs
panel-keys = Clés
    .short = clés
panel-wares = Cartes marchandise
    .short = march.
panel-bonus = Cartes bonus
    .short = bonus
panel-hand = Cartes paysage en main
    .short = en main

## The board

island = L’île
round-number = Manche { $round } sur { $rounds }
scores-now = lettres si l’on décomptait maintenant
score-label = Carte de score
score-cell =
    { PLAYER($seat) }, { $what } : { $gained ->
        [0] { nothing }
       *[other] { COUNT($gained, of: "letters") }
    }
to-come = { $count } à venir
score-cards-to-come = Cartes de score à venir
last-card = dernière carte
back = Dos { $back }
first-player = Premier joueur
auction = Les enchères
next-expulsion = Prochaine expulsion
# $price: of expelling the bidder, or none if that cannot be done
group-label =
    Groupe { SUM($group, 1) } : { group } ; { NAME($bidder, of: "bidder") }{ $price ->
        [none] {""}
       *[other] , { COUNT($price, of: "coins") }
    }
bidder-none = libre
bidder =
    { YOU($it) ->
        [yes] votre main
       *[no] main { DE(PLAYER($it)) }
    }
wares = Marchandises
ware-pile = Pile marchandises : { COUNT($count, of: "cards") }
ware-owners = { ware-label } : { LIST($owners, of: "player", join: "comma", none: "nobody") }
who-owns-wares = Qui possède quelles marchandises
no-card-here = vide
supplies = Réserves
deck = Pioche
discards = Défausse
bonus = Bonus
deck-holds = Pioche : { COUNT($count, of: "cards") }
discards-hold =
    { SIZE($cards) ->
        [0] Défausse vide
       *[other] Défausse : { COUNTS($cards, of: "landscape", join: "comma") }
    }
reserve-holds = Réserve : { COUNT($count, of: "coins") }
keys-left = Clés restantes : { $count }
bonus-left = Cartes bonus restantes : { $count }
your-hand = Votre main
your-bonus = Vos cartes bonus
empty-hand = Aucune carte paysage
built-of =
    { $built ->
        [one] { $built } comptoir construit
       *[other] { $built } comptoirs construits
    } sur { $most }
pay-for = Comment payer : { NAME($place, of: "place") }
unseen = sans voir
bonus-offer = { NAME($card, of: "card") } : { NAME($card, of: "pays") } ; pour l’instant { COUNT($now, of: "letters") }
now = soit { $count }
no-bonus = aucune carte bonus

## A place

# Rural site, desert, on the Copperwater
site =
    { NAME($kind, of: "kind") }{ $river ->
        [none] {""}
       *[other] , { NAME($river, of: "river", form: "on") }
    }
costs =
    Coûte { COUNT($cards, $landscape, of: "landscape") }{ $keys ->
        [0] {""}
       *[other] {" "}et une clé
    }
brings = Rapporte { NAME($reward, of: "reward") }
brings-nothing = Ne rapporte rien dans la Grande Sécheresse
brings-first = Premier : { NAME($first, of: "gain") } ; deuxième : { NAME($second, of: "gain") }
posts-here = Comptoirs : { LIST($posts, of: "post", join: "comma") }
post =
    { WHO($seat) }{ $black ->
        [true] {" "}(noir)
       *[false] {""}
    }
can-build =
    vous pouvez construire ici{ $ways ->
        [one] {""}
       *[other] , { $ways } façons de payer
    }

## The Great Drought

drought = La Grande Sécheresse
special-scoring = Décompte spécial
special = Décompte spécial après la manche { $round } : { COUNT($points, of: "points") }, { NAME($result, of: "result") }
# Who won it: a seat, nobody, or it is yet to come
result-to-come = à venir
result-nobody = personne ne l’a gagné
result = gagné par { WHO($it) }
in-round = manche { $round }

## The final sheet

from-zones = Premier et deuxième dans les zones
from-wares = Marchandises
from-areas = Fleuves et quartiers
from-bonus = Cartes bonus
tie-city = Comptoirs dans la Cité
tie-coins = Pièces
blocked = blocage
bonus-line = { NAME($card, of: "card") } : { $count } × { $each }
part = Partie { $part }, après la manche { $round }

## The board in words

says-round = { round-number }. La carte de score nomme { NAME($score_card, of: "score-card", form: "ware") } et { NAME($score_card, of: "score-card", form: "area") }.
says-first = Premier joueur : { WHO($seat) }.
says-would-score = Décomptée maintenant, elle rapporterait : { LIST($lines, of: "would-score", join: "comma") }.
would-score = { WHO($index) } +{ SUM($wares, $areas) }
says-special = { special }.
says-group = { group-label }.
says-price = La prochaine expulsion coûte { COUNT($price, of: "coins") }.
# $facts: what a player has, each as one of the facts below
says-player = { CAPITAL(WHO($seat)) } : { facts }.
facts = { LIST($facts, of: "fact", join: "comma") }
fact-points = { COUNT($it, of: "points") }
fact-letters = { COUNT($it, of: "letters") }
fact-coins = { COUNT($it, of: "coins") }
fact-keys = { COUNT($it, of: "keys") }
fact-posts-left =
    { $it ->
        [one] { $it } comptoir restant
       *[other] { $it } comptoirs restants
    }
fact-black-left =
    { $it ->
        [one] { $it } comptoir noir restant
       *[other] { $it } comptoirs noirs restants
    }
fact-bonus = { COUNT($it, of: "bonus-cards") }
fact-cards = { COUNT($it, of: "cards") } en main
fact-known = dont { COUNTS($it, of: "landscape") }
fact-posts =
    { SIZE($it) ->
        [0] aucun comptoir
       *[other] comptoirs : { LIST($it, of: "place") }
    }
fact-black = comptoirs noirs : { LIST($it, of: "place") }
fact-wares = cartes marchandise : { LIST($it, of: "ware-card", join: "comma") }
fact-blocked = { blocked }
says-display = Cartes marchandise étalées : { LIST($cards, of: "ware-card", join: "comma", none: "nothing") } ; { $pile } dans la pile.
says-supplies = Pioche : { COUNT($deck, of: "cards") } ; défausse : { COUNT($discard, of: "cards") } ; réserve : { COUNT($reserve, of: "coins") } et { COUNT($keys, of: "keys") } ; cartes bonus restantes : { $bonus }.
says-hand =
    { SIZE($cards) ->
        [0] Vous n’avez pas de carte paysage.
       *[other] Votre main : { COUNTS($cards, of: "landscape") }.
    }
says-bonus = Vos cartes bonus : { LIST($cards, of: "held", join: "comma") }.

## The table in the terminal

ports = ports
sites = sites
zones = zones
rivers = fleuves
dry = à sec
zone-gains =
    { NAME($first, of: "gain") } / { NAME($second, of: "gain") }{ $keys ->
        [0] {""}
       *[other] , coûte une clé
    }
legend = Zones : ce que reçoit le premier / le deuxième à y arriver ; [2] est un comptoir de la place 2.
score-pays = Sa marchandise : { COUNT($ware, of: "letters") }, +{ $alone } en cas de monopole ; son domaine : { COUNT($area, of: "letters") }, +{ $most } pour la majorité.
next-score-card = { $count } à venir, la prochaine parmi :
bonus-held = cartes bonus : { LIST($cards, of: "held", join: "comma") }
# $reward: what the place brings, in words
site-offer = { NAME($place, of: "place") } ({ $reward }), routes vers { NAME($place, of: "near") }

## Places

place-raven-haven = Port-Corbeau
place-cliffside = La Falaise
place-mist-quay = Quai des Brumes
place-fort-granite = Fort-Granit
place-saffron-port = Port-Safran
place-salt-cove = Anse du Sel
place-cape-mirage = Cap Mirage
place-caravel-landing = La Caravelle
place-fern-harbour = Port-Fougère
place-oak-slip = La Cale aux Chênes
place-green-creek = Crique Verte
place-moss-point = Pointe-Mousse
place-wheat-harbour = Port-Froment
place-watering-place = L’Abreuvoir
place-hay-bay = Baie des Foins
place-clearhaven = Havre-Clair

place-toll-pass = Col du Péage
place-silver-ford = Gué d’Argent
place-high-milestone = Haute-Borne
place-hermitage = L’Ermitage
place-watch-tower = Tour du Guet
place-high-forge = Forge Haute
place-copper-bridge = Pont du Cuivre
place-echo-gorge = Gorge aux Échos
place-keepers-well = Puits du Gardien
place-copper-oasis = Oasis du Cuivre
place-caravanserai = Le Caravansérail
place-potters-row = Rue des Potiers
place-ancient-stele = Stèle Ancienne
place-amber-ferry = Bac d’Ambre
place-kings-tomb = Tombe du Roi
place-wardens-lodge = Cabane du Garde
place-amber-mill = Moulin d’Ambre
place-great-oak = Le Grand Chêne
place-stone-ring = Cercle de Pierres
place-charcoal-burners = Les Charbonniers
place-honey-house = La Miellerie
place-reed-bank = La Roselière
place-heron-isle = Île aux Hérons
place-lower-sheepfold = Bergerie Basse
place-emerald-ford = Gué d’Émeraude
place-fieldcross = Croix-des-Champs
place-bailiffs-manor = Manoir du Bailli
place-low-vineyard = Vignes-Basses
place-silver-washhouse = Lavoir d’Argent
place-white-mill = Moulin-Blanc

place-miners-gate = Porte des Mineurs
place-iron-market = Marché du Fer
place-granite-palace = Palais du Granit
place-caravan-gate = Porte des Caravanes
place-spice-souk = Souk aux Épices
place-sun-palace = Palais du Soleil
place-woodcutters-gate = Porte des Bûcherons
place-luthiers-court = Cour des Luthiers
place-palace-of-leaves = Palais des Feuilles
place-shepherds-gate = Porte des Bergers
place-grain-hall = Halle aux Grains
place-wheat-palace = Palais des Blés

## Ce que sont les choses : leur nom, et ce qu’elles font

thing-landscape = Carte { NAME($landscape, of: "landscape") }
    .about =
        { $landscape ->
            [port] Paie un port.
           *[other] Deux paient un site ou une zone extérieure de ce paysage ; une zone intérieure demande en plus une clé.
        } À la fin de votre tour, vous pouvez garder { $limit } cartes paysage.
thing-joker = Deux cartes identiques
    .about = Deux cartes paysage identiques remplacent n’importe quelle autre.
thing-ware = { CAPITAL(NAME($ware, of: "ware")) }
    .about = Quand une carte de score la nomme, chaque propriétaire reçoit { COUNT($presence, of: "letters") }, et s’il est seul { $alone } de plus.
thing-ware-card = Carte marchandise : { NAME($card, of: "ware-card") }
    .about = Vous donne les deux marchandises. Vous pouvez avoir { $limit } cartes marchandise.
thing-score-card = Carte de score : { NAME($card, of: "score-card") }
    .about = À la fin de la manche, qui a la marchandise reçoit { COUNT($ware_presence, of: "letters") }, qui a un comptoir dans la région { $area_presence } ; être seul ou majoritaire rapporte davantage.
thing-area = { CAPITAL(NAME($area, of: "area")) }
    .about = Au décompte, chacun qui y a un comptoir reçoit { COUNT($presence, of: "letters") }, et qui en a plus que tous les autres { $most } de plus.
thing-bonus-card = { NAME($card, of: "card") }
    .about = En fin de partie : { NAME($card, of: "pays") }.
thing-reward = Récompense : { NAME($reward, of: "reward") }
    .about =
        { $reward ->
            [coin1] Pour qui construit là : une pièce, pour chasser les autres aux enchères.
            [coin2] Pour qui construit là : des pièces, pour chasser les autres aux enchères.
            [card] Pour qui construit là : la première carte paysage de la pioche, cachée aux autres.
            [key] Pour qui construit là : une clé, qui ouvre une zone intérieure de la Cité.
            [bonus] Pour qui construit là : une carte bonus au choix, décomptée à la fin.
           *[ware] Pour qui construit là : une carte marchandise visible, ou la première de la pile.
        }
thing-place = { NAME($place, of: "place") }
    .about =
        { $kind ->
            [port] Port : coûte une carte port. On peut construire dans tout port libre.
            [rural] Site rural ({ NAME($landscape, of: "landscape") }) : coûte { $cards } cartes de ce paysage, et une route doit y mener depuis un de vos comptoirs.
            [outer] Zone extérieure ({ NAME($landscape, of: "landscape") }) : coûte { $cards } cartes de ce paysage. Chacun peut y avoir un comptoir ; les deux premiers reçoivent des lettres.
           *[inner] Zone intérieure ({ NAME($landscape, of: "landscape") }) : coûte { $cards } cartes de ce paysage et une clé. Chacun peut y avoir un comptoir ; les deux premiers reçoivent des lettres.
        }
thing-hand = Main d’enchère
    .about = Posée sur le groupe que vous voulez. Si quelqu’un la chasse, vous la reposez.
thing-expel = Prix pour chasser
    .about = Prendre un groupe à quelqu’un coûte des pièces : une la première fois dans la manche, puis une de plus à chaque fois.
thing-letter = Lettre de change
    .about = Les points du jeu. Elles viennent des zones, des cartes de score et des cartes bonus ; le plus de lettres gagne.
thing-coin = Pièce
    .about = Chasse un rival d’un groupe aux enchères.
thing-key = Clé
    .about = Ouvre une zone intérieure de la Cité, puis quitte la partie.
thing-post = Comptoir
    .about = On en construit jusqu’à { $limit } par tour. Quand quelqu’un a construit son dernier, la partie s’achève avec la manche.
thing-black = Comptoir noir
    .about = Rejoint votre comptoir dans une zone où l’adversaire n’est pas, et la lui ferme.
thing-first = Premier joueur
    .about = Mise et construit le premier. Le marqueur passe à gauche après chaque manche.
thing-deck = Pioche
    .about = Les cartes paysage à venir. Une fois vide, on mélange la défausse.
thing-discards = Défausse
    .about = Les cartes paysage payées ou défaussées.
thing-victory = Points de victoire
    .about = À deux : qui mène en lettres à un décompte spécial en reçoit. Avec { $win }, on gagne aussitôt.
thing-wares = Cartes marchandise
    .about = Chacune donne deux marchandises. Vous pouvez en avoir { $limit }.
thing-bonuses = Cartes bonus
    .about = Gardées face cachée et montrées à la fin : chacune paie des lettres pour ce que son propriétaire possède.
thing-cards = Cartes paysage en main
    .about = Elles paient les comptoirs. À la fin de votre tour, vous pouvez en garder { $limit }.

## Le but

aim = Construisez des comptoirs de la côte jusque dans la Cité d’Or, et gagnez plus de lettres que les autres.
aim-scores = Les premiers comptoirs d’une zone de la Cité rapportent { $least } à { $most } lettres ; la carte de la manche paie une marchandise et une région ; les cartes bonus paient à la fin.
aim-first = Un bon premier coup : prendre une carte port, et construire là où une route mène vers la Cité.
