# What UGO! says in French.

## The box

title = UGO!
    .about = Remportez des plis, mais pas trop : chaque territoire gagné réclame ses agriculteurs.
option-variant = Variante
option-variant-standard = Règles de base
    .about = Les règles de la boîte : 36 agriculteurs, assez pour tous.
option-variant-duel-12-farmers = Duel : 12 agriculteurs
    .about = À deux : 12 agriculteurs seulement dans la réserve. Une fois partis, plus personne n’en reçoit dans la manche.

## What the box holds

colour-yellow = jaune
    .terrain = champs
colour-black = noir
    .terrain = montagnes
colour-red = rouge
    .terrain = collines
colour-blue = bleu
    .terrain = lacs
colour-green = vert
    .terrain = prés

card = { $value } { NAME($colour, of: "colour") }
card-label =
    { NAME($card, of: "card") }, { NAME($colour, of: "colour", form: "terrain") }{ $win ->
        [0] { $lose_diff ->
            [0] {""}
           *[other] { $lose_same ->
                [0] , rapporte { COUNT($lose_diff, of: "farmers") } face à une autre couleur
               *[other] , rapporte { COUNT($lose_same, of: "farmers") } en perdant face à sa couleur, { $lose_diff } face à une autre
            }
        }
       *[other] , rapporte { COUNT($win, of: "farmers") } en remportant le pli
    }

farmers =
    { $count ->
        [one] { $count } agriculteur
       *[other] { $count } agriculteurs
    }
cards =
    { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
points =
    { SIGNED($count) } { $count ->
        [one] point
       *[other] points
    }

## What to do now

prompt-play-card =
    { YOU($it) ->
        [yes] { $led ->
            [none] À vous d’entamer, avec la carte de votre choix.
           *[other] { $follows ->
                [true] À vous : la couleur demandée est le { NAME($led, of: "colour") }.
               *[false] À vous : vous n’avez pas de { NAME($led, of: "colour") }, jouez n’importe quelle carte.
            }
        }
       *[no] { $led ->
            [none] On attend que { PLAYER($it) } entame le prochain pli.
           *[other] On attend la carte { DE(PLAYER($it)) }.
        }
    }
prompt-place-trick =
    { YOU($it) ->
        [yes] Vous remportez le pli : placez-le dans votre royaume.
       *[no] On attend que { PLAYER($it) } place le pli.
    }
prompt-over = Les quatre manches sont terminées.

## The log

event-round-began =
    { YOU($dealer) ->
        [yes] Vous distribuez
       *[no] { PLAYER($dealer) } distribue
    }, { YOU($leader) ->
        [yes] vous entamez
       *[no] { PLAYER($leader) } entame
    }.
    .title = Manche { $round }
event-hand-dealt = Votre main : { LIST($hand, of: "card", join: "comma") }.
event-card-played =
    { YOU($seat) ->
        [yes] Vous jouez
       *[no] { PLAYER($seat) } joue
    } le { NAME($card, of: "card") }.
event-trick-won =
    { YOU($seat) ->
        [yes] Vous remportez
       *[no] { PLAYER($seat) } remporte
    } le pli avec le { NAME($card, of: "card") }.
event-trick-placed =
    { SIZE($opened) ->
        [0] {""}
       *[other] { YOU($seat) ->
            [yes] Vous ouvrez
           *[no] { PLAYER($seat) } ouvre
        } { LIST($opened, of: "colour") }.
    }
event-farmers-came =
    { YOU($seat) ->
        [yes] Vous recevez
       *[no] { PLAYER($seat) } reçoit
    } { COUNT($farmers, of: "farmers") }{ MINUS($icons, $farmers) ->
        [0] {""}
       *[other] {" "}au lieu de { $icons }
    } pour le { NAME($card, of: "card") }.
event-round-scored = Décompte de la manche { $round } : { LIST($sheets, of: "scored", join: "comma") }.
scored = { PLAYER($index) } { SIGNED($points) }
event-game-over = La partie est terminée : { LIST($totals, of: "final", join: "comma") }.
final = { PLAYER($index) } { SIGNED($it) }

## Actions

action-play = Jouer le { NAME($it, of: "card") }
action-place =
    Placer le pli{ SIZE($order) ->
        [0] {""}
       *[other] {" "}; nouvelles cases : { LIST($order, of: "colour", join: "comma") }
    }{ SIZE($top) ->
        [0] {""}
       *[other] {" "}; dessus : { LIST($top, of: "card", join: "comma") }
    }

## Refusals

refusal-game-is-over = Les quatre manches sont terminées.
refusal-not-your-turn = { not-your-turn }
refusal-not-in-hand = Vous n’avez pas le { NAME($card, of: "card") } en main.
refusal-must-follow = Vous devez jouer la couleur demandée, le { NAME($led, of: "colour") } : vous en avez { $holds } en main.
refusal-trick-to-place = Placez d’abord le pli que vous avez remporté.
refusal-no-trick-to-place = Il n’y a pas de pli à placer.
refusal-wrong-new-colours = Les cases à ouvrir sont celles-ci, une fois chacune : { LIST($new, of: "colour") }.
refusal-wrong-top = S’il y a plusieurs cartes de couleur { NAME($colour, of: "colour") }, choisissez celle du dessus ; sinon, n’en choisissez aucune.

## What a bot says about a step of its own

remark-field-fed = La case { $field } a tous ses agriculteurs : { COUNT($points, of: "points") }.
remark-kingdom-grew = { COUNT($by, of: "points") } de plus : le royaume en vaut { SIGNED($points) }.
remark-spoilt =
    { YOU($seat) ->
        [yes] Vous coûte { COUNT($points, of: "points") }.
       *[no] Coûte { COUNT($points, of: "points") } à { PLAYER($seat) }.
    }
remark-farmers-anyway =
    Perdu, mais rapporte { COUNT($farmers, of: "farmers") } : { $empty ->
        [one] { $empty } emplacement encore libre
       *[other] { $empty } emplacements encore libres
    }.
remark-trick-snatched =
    { YOU($from) ->
        [yes] Sans cela, le pli était à vous.
       *[no] Sans cela, le pli était à { PLAYER($from) }.
    }

## Panels

panel-total = Points des manches déjà décomptées
    .short = points
panel-kingdom = Valeur actuelle du royaume
    .short = royaume
panel-farmers = Agriculteurs reçus dans la manche
    .short = agric.
panel-hand = Cartes en main
    .short = en main

## The board

kingdom-of =
    { YOU($seat) ->
        [yes] Votre royaume
       *[no] Royaume { DE(PLAYER($seat)) }
    }
look-at-kingdom =
    { YOU($seat) ->
        [yes] Voir votre royaume
       *[no] Voir le royaume { DE(PLAYER($seat)) }
    }
your-hand = Votre main
field = Case { $field }
field-line = case { $field } { NAME($top, of: "top") }, { $farmers } sur { COUNT($needed, of: "farmers") }
field-label = { CAPITAL(field-line) }, { COUNT($points, of: "points") }
top-none = libre
terrain = { CAPITAL(NAME($colour, of: "colour", form: "terrain")) }
top = { NAME($it, of: "card") }
covers = Elle recouvre { COUNT($count, of: "cards") }.
counts-top = Case cultivée : la carte du dessus rapporte { COUNT($points, of: "points") }.
counts-missing = Il manque { COUNT($missing, of: "farmers") } : { COUNT($points, of: "points") }, et la carte ne rapporte rien.
counts-empty = Case libre et cultivée : { COUNT($points, of: "points") }.
counts-later = Case libre : { COUNT($points, of: "points") } avec { COUNT($missing, of: "farmers") } de plus.
counts-nothing = Case libre : ne rapporte rien.
standing = { $farmers } sur { COUNT($needed, of: "farmers") }
missing =
    { $count ->
        [one] { $count } manquant
       *[other] { $count } manquants
    }
trick = Le pli
trick-number = Pli { $trick } sur { $tricks }
round-number = Manche { $round } sur { $rounds }
led = Couleur demandée : { NAME($colour, of: "colour") }
nothing-led = Pas encore de carte
winning = en tête
dealer = Donneur
leader = Entame ce pli
supply = { COUNT($count, of: "farmers") } dans la réserve
aside = { COUNT($count, of: "cards") } de côté, face cachée
lacks = N’a pas de { LIST($colours, of: "colour", join: "or") }

## Placing a trick

place-title = Placer le pli
order = Ordre
choose-order = Nouveaux territoires : touchez-les dans l’ordre de vos cases
on-top = Dessus
choose-top = Sur le dessus ({ NAME($colour, of: "colour") })
goes-to = { CAPITAL(NAME($colour, of: "colour")) }, case { $field }
goes-on-top = { NAME($card, of: "card") } sur le dessus
farmers-to-come =
    { COUNT($count, of: "farmers") } { $count ->
        [one] arrive
       *[other] arrivent
    } ensuite
points-change = Royaume : { SIGNED($before) } → { COUNT($after, of: "points") }
place = Placer

## Scores

scores = Scores
round = Manche
nth-round = Manche { $round }
round-is-scored = Décompte de la manche { $round }
if-it-ended = Manche { $round }, si elle s’arrêtait là
last-round = Manche { $round }, case par case

## The board in words

says-round = Manche { $round } sur { $rounds }, pli { $trick } sur { $tricks }. Donneur : { WHO($dealer) }.
says-trick =
    Dans le pli : { LIST($cards, of: "lying", join: "comma") }. { led }. { YOU($winner) ->
        [yes] Vous êtes
       *[no] { PLAYER($winner) } est
    } en tête.
says-no-trick = Le pli est vide.
lying = { NAME($card, of: "card") } ({ WHO($seat) })
lying-label = { card-label } ({ PLAYER($seat) })
says-kingdom = { kingdom-of } : { LIST($fields, of: "field-line", join: "comma") } ; { COUNT($points, of: "points") } en ce moment.
says-total = { CAPITAL(WHO($seat)) } : { COUNT($total, of: "points") } jusqu’ici, { COUNT($cards, of: "cards") } en main.
# In the terminal: the trick, and what stands beside a name
in-the-trick = Le pli : { LIST($cards, of: "lying", join: "comma", none: "nothing-led") }
so-far = { COUNT($total, of: "points") }, { SIGNED($now) } cette manche
says-hand = Votre main : { LIST($cards, of: "card", join: "comma") }.

## Ce que sont les choses : leur nom, et ce qu’elles font

thing-card = { CAPITAL(NAME($card, of: "card")) }
    .about =
        { $win ->
            [0] { $lose_diff ->
                [0] La plus forte valeur remporte le pli. Cette carte n’apporte aucun agriculteur.
               *[other] { $lose_same ->
                    [0] Battue par une carte d’une autre couleur, elle apporte { COUNT($lose_diff, of: "farmers") } ; sinon aucun.
                   *[other] Battue par une autre couleur, elle apporte { COUNT($lose_diff, of: "farmers") } ; par la sienne, { COUNT($lose_same, of: "farmers") }.
                }
            }
           *[other] La plus forte valeur remporte le pli. Quand cette carte gagne, elle apporte { COUNT($win, of: "farmers") }.
        } Au sommet d’un champ au complet, elle vaut { $value }.
thing-colour = { CAPITAL(NAME($colour, of: "colour")) } : { NAME($colour, of: "colour", form: "terrain") }
    .about = Chaque couleur a une seule case du royaume, et chaque case une seule couleur. Qui le peut doit fournir la couleur demandée.
thing-field = Champ { $field }
    .about =
        Il lui faut { COUNT($needed, of: "farmers") }{ $preprinted ->
            [0] {""}
           *[other] , imprimé dès le début
        }. Au complet, sa carte du dessus rapporte sa valeur ; sous une carte, chaque absent coûte { $penalty } points.{ $points_if_empty ->
            [0] {""}
           *[other] {" "}Libre mais au complet, il rapporte { $points_if_empty }.
        }
thing-farmer = Agriculteur
    .about = Les agriculteurs viennent avec les cartes qui les montrent et remplissent vos champs de gauche à droite.
thing-missing = Place vide d’un agriculteur
    .about = Encore vide au décompte, sous une carte, elle coûte { $penalty } points, et la carte ne rapporte rien.
thing-supply = Agriculteurs en réserve
    .about = C’est ici qu’on les prend. Une fois la réserve vide, les cartes n’apportent plus rien dans la manche.
thing-aside = Cartes écartées
    .about = Elles ne servent pas dans cette manche, et personne ne les a vues.
thing-dealer = Donneur
    .about = Le joueur suivant entame le premier pli de la manche.
thing-leader = Entame ce pli
    .about = Qui a remporté le dernier pli entame avec la carte de son choix.
thing-lacks = Couleurs qui manquent
    .about = Ce joueur n’a pas pu fournir ces couleurs : il n’en a plus.
thing-total = Points
    .about = Les points des manches déjà décomptées. Après { $rounds } manches, le plus grand total gagne.
thing-kingdom = Royaume
    .about = Ce que le royaume rapporterait si la manche finissait là, agriculteurs absents compris.
thing-hand = Main
    .about = Cartes encore en main. Chaque pli en prend une à chacun.

## Le but

aim = Marquez le plus en quatre manches : de bonnes cartes, et des agriculteurs pour chaque champ ouvert.
aim-scores = Un champ au complet rapporte sa carte du dessus. Chaque agriculteur absent coûte { $penalty }.
aim-first = Pour bien commencer : gagnez avec un 3, un 4 ou un 5 et ses deux agriculteurs, ou glissez un 1 sous la grosse carte d’un autre.
