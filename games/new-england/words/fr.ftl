# What New England says in French.

## The box

title = New England
    .about = Fixez votre prix, prenez votre terre, et changez le sol nu en maisons, récoltes et pâturages avant que l’offre ne tarisse.
option-start-contact = Tuiles de départ
option-start-contact-rulebook = Sans aucun contact
    .about = Les règles de la boîte : les tuiles de départ ne se touchent ni par un côté ni par un coin.
option-start-contact-designer = Contact par les coins permis
    .about = Ce que l’auteur dit avoir voulu : les coins peuvent se toucher, les côtés non.
option-start-layout = Premières implantations
option-start-layout-free = Placées par les joueurs
    .about = Trois tours préliminaires : chacun place lui-même ses tuiles de départ.
option-start-layout-preset = Déjà placées
    .about = Une première disposition équilibrée : la partie commence par la première offre.
option-families = Familles
option-families-lot = Par tirage au sort
    .about = Le sort donne une famille à chacun.
option-families-chosen = Au choix
    .about = Chacun choisit une famille, dans l’ordre des places.

## What the box holds

# What a tile, a cell or a whole area is made of: "tuile de cultures"
land-settlement = habitations
    .of = d’habitations
land-crops = cultures
    .of = de cultures
land-pasture = élevage
    .of = d’élevage
tile = tuile { NAME($it, of: "land", form: "of") }
    .count =
        { $count ->
            [one] { $count } tuile { NAME($it, of: "land", form: "of") }
           *[other] { $count } tuiles { NAME($it, of: "land", form: "of") }
        }
start-tile = tuile de départ { NAME($it, of: "land", form: "of") }
# The cards that use a land, on the final sheet
built-settlement = Maisons
built-crops = Récoltes
built-pasture = Bétail

figure-pilgrim = colon
    .a = un colon
    .the = le colon
    .plural = colons
    .count =
        { $count ->
            [one] { $count } colon
           *[other] { $count } colons
        }
figure-barn = étable
    .a = une étable
    .the = l’étable
    .plural = étables
    .count =
        { $count ->
            [one] { $count } étable
           *[other] { $count } étables
        }
figure-ship = bateau
    .a = un bateau
    .the = le bateau
    .plural = bateaux
    .count =
        { $count ->
            [one] { $count } bateau
           *[other] { $count } bateaux
        }
figures = { COUNT($count, $figure, of: "figure") }
figure-cards = { CAPITAL(NAME($figure, of: "figure", form: "plural")) }
most-pilgrim = Le plus de colons
most-barn = Le plus d’étables
most-ship = Le plus de bateaux

family-annable = Annable
family-howland = Howland
family-palmer = Palmer
family-winslow = Winslow

card-pilgrim = Colon
card-barn = Étable
card-ship = Bateau
card-settlement-domino = Deux maisons
card-settlement-i3 = Trois maisons en ligne
card-settlement-l3 = Trois maisons en angle
card-crops-domino = Deux champs
card-crops-i3 = Trois champs en ligne
card-crops-l3 = Trois champs en angle
card-pasture-domino = Deux prés
card-pasture-l3 = Trois prés en angle
card-pasture-o4 = Quatre prés en carré
quoted = « { NAME($it, of: "card") } »
    .count =
        { $count ->
            [1] « { NAME($it, of: "card") } »
           *[other] { $count } × « { NAME($it, of: "card") } »
        }

# What an offer holds: a crops tile, “Two houses”
item-tile = une { NAME($it, of: "tile") }
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
        [one] { $count } tuile
       *[other] { $count } tuiles
    }
cards =
    { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }

## What to do now

choose-family = Choisissez votre famille.
prompt-family =
    { YOU($it) ->
        [yes] { choose-family }
       *[no] On attend que { PLAYER($it) } choisisse une famille.
    }
prompt-start-tile =
    { YOU($it) ->
        [yes] Placez une de vos tuiles de départ sur deux parcelles libres.
       *[no] On attend que { PLAYER($it) } place une tuile de départ.
    }
prompt-offer =
    { YOU($it) ->
        [yes] Annoncez combien de tuiles de terrain sont offertes ; des cartes remplissent les autres cases.
       *[no] On attend l’annonce { DE(PLAYER($it)) }.
    }
prompt-bid =
    { YOU($it) ->
        [yes] Prenez un marqueur de mise : le plus élevé agit en premier et paie chaque achat le plus cher.
       *[no] On attend la mise { DE(PLAYER($it)) }.
    }
# $buys, $plays: whether something can be bought, or a stored card played; $left: purchases left of $limit; $poor: whether
# the money is too little for another
prompt-turn =
    { YOU($it) ->
        [yes] { $buys ->
            [true] { $left ->
                [1] À vous : encore un achat à { COUNT($price, of: "shillings") }, ou terminez votre action.
               *[other] À vous : jusqu’à { $left } achats à { COUNT($price, of: "shillings") } chacun, ou terminez votre action.
            }
           *[false] { $left ->
                [0] Vous avez fait vos { $limit } achats.
               *[other] { $poor ->
                    [true] Il ne vous reste pas de quoi acheter.
                   *[false] Vous n’avez de place pour rien de ce qui est offert.
                }
            } { $plays ->
                [true] Jouez une carte stockée, ou terminez votre action pour recevoir { COUNT($income, of: "shillings") }.
               *[false] Terminez votre action pour recevoir { COUNT($income, of: "shillings") }.
            }
        }
       *[no] On attend les achats { DE(PLAYER($it)) }, à { COUNT($price, of: "shillings") } l’achat.
    }
prompt-over = Aucune offre ne peut plus être remplie : la partie est terminée.
# What was taken up and waits for its place
placing-tile =
    { YOU($seat) ->
        [yes] Choisissez une parcelle pour la { NAME($it, of: "tile") }.
       *[no] On attend que { PLAYER($seat) } place une { NAME($it, of: "tile") }.
    }
placing-land =
    { YOU($seat) ->
        [yes] Choisissez les parcelles pour { NAME($card, of: "quoted") } : { COUNT($points, of: "points") }.
       *[no] On attend que { PLAYER($seat) } joue { NAME($card, of: "quoted") }.
    }
placing-figure =
    { YOU($seat) ->
        [yes] Choisissez une de vos tuiles inutilisées pour { NAME($it, of: "figure", form: "the") }.
       *[no] On attend que { PLAYER($seat) } pose { NAME($it, of: "figure", form: "a") }.
    }
placing-move =
    { YOU($seat) ->
        [yes] Choisissez la tuile où va { NAME($it, of: "figure", form: "the") }.
       *[no] On attend que { PLAYER($seat) } déplace { NAME($it, of: "figure", form: "a") }.
    }
placing-store =
    { YOU($seat) ->
        [yes] La carte { NAME($it, of: "quoted") } ne peut pas être jouée maintenant : stockez-la dans une étable vide.
       *[no] On attend que { PLAYER($seat) } stocke { NAME($it, of: "quoted") }.
    }

## The log

event-game-began =
    { SIZE($families) ->
        [0] {""}
       *[other] Les familles : { LIST($families, of: "plays") }.{" "}
    }{ YOU($start_player) ->
        [yes] Vous êtes
       *[no] { PLAYER($start_player) } est
    } premier joueur.
plays = { WHO($index) } ({ NAME($it, of: "family") })
event-family-chosen =
    { YOU($seat) ->
        [yes] Vous prenez
       *[no] { PLAYER($seat) } prend
    } la famille { NAME($family, of: "family") }.
event-start-tile-placed =
    { YOU($seat) ->
        [yes] Vous placez votre
       *[no] { PLAYER($seat) } place sa
    } { NAME($land, of: "start-tile") } en { LIST($cells, of: "cell") }.
event-round-began =
    { YOU($start_player) ->
        [yes] Vous êtes
       *[no] { PLAYER($start_player) } est
    } premier joueur.
    .title = { round }
event-announced =
    { YOU($seat) ->
        [yes] Vous annoncez
       *[no] { PLAYER($seat) } annonce
    } { COUNT($tiles, of: "tiles") }.
event-offer-drawn = L’offre : { NAME($offer, of: "items") }.
event-marker-taken =
    { YOU($seat) ->
        [yes] Vous misez
       *[no] { PLAYER($seat) } mise
    } { $marker }.
event-turn-began =
    { YOU($seat) ->
        [yes] Vous agissez
       *[no] { PLAYER($seat) } agit
    } avec le marqueur { $marker }.
event-extra-drawn =
    { YOU($seat) ->
        [yes] Vous piochez
       *[no] { PLAYER($seat) } pioche
    } un objet supplémentaire : { NAME($item, of: "item") }.
event-bought =
    { YOU($seat) ->
        [yes] Vous achetez
       *[no] { PLAYER($seat) } achète
    } { NAME($item, of: "item") } pour { COUNT($price, of: "shillings") }.
event-tile-placed =
    { YOU($seat) ->
        [yes] Vous placez
       *[no] { PLAYER($seat) } place
    } la { NAME($land, of: "tile") } en { LIST($cells, of: "cell") }.
event-land-used =
    { YOU($seat) ->
        [yes] Vous jouez
       *[no] { PLAYER($seat) } joue
    } { NAME($card, of: "quoted") } en { LIST($cells, of: "cell") } : { COUNT($points, of: "points") }.
event-figure-placed =
    { YOU($seat) ->
        [yes] Vous posez
       *[no] { PLAYER($seat) } pose
    } { NAME($figure, of: "figure", form: "a") } en { LIST($cells, of: "cell") }.
event-card-stored =
    { YOU($seat) ->
        [yes] Vous stockez
       *[no] { PLAYER($seat) } stocke
    } { NAME($card, of: "quoted") }.
event-stored-card-taken =
    { YOU($seat) ->
        [yes] Vous sortez
       *[no] { PLAYER($seat) } sort
    } { NAME($card, of: "quoted") } d’une étable.
event-figure-moved =
    { YOU($seat) ->
        [yes] Vous déplacez
       *[no] { PLAYER($seat) } déplace
    } { NAME($figure, of: "figure", form: "a") } de { LIST($from, of: "cell") } à { LIST($to, of: "cell") }.
event-turn-ended =
    { YOU($seat) ->
        [yes] Vous recevez
       *[no] { PLAYER($seat) } reçoit
    } un revenu de { COUNT($income, of: "shillings") }.
event-offer-cleared =
    { SIZE($unsold) ->
        [0] {""}
       *[other] Invendu, retiré de la partie : { NAME($unsold, of: "items") }.
    }
event-offer-not-filled = L’offre ne peut pas être remplie : il reste { COUNT($tiles, of: "tiles") } et { COUNT($cards, of: "cards") }.
event-game-over = { LIST($scores, of: "final", join: "comma") }.
    .title = La partie est terminée
final = { PLAYER($index) } { $points }

## Actions

action-choose-family = Prendre la famille { NAME($it, of: "family") }
action-start-tile = Placer la { NAME($land, of: "start-tile") } en { LIST($cells, of: "cell") }
# $ends: whether bag and pile cannot fill such an offer
action-announce =
    Annoncer { COUNT($tiles, of: "tiles") } et { COUNT($cards, of: "cards") }{ $ends ->
        [true] {" "}: met fin à la partie
       *[false] {""}
    }
action-bid = Miser { $it }
order-bid = Miser le plus possible, jusqu’à { $most }.
action-draw-extra =
    { $it ->
        [tile] Piocher une tuile supplémentaire
       *[card] Piocher une carte supplémentaire
    }
action-buy = Acheter { NAME($it, of: "item") }
action-play-stored = Jouer { NAME($it, of: "quoted") } depuis l’étable
# $figure may be none, where the board is not at hand
action-move =
    Déplacer { $figure ->
        [none] la figurine
       *[other] { NAME($figure, of: "figure", form: "the") }
    } qui est en { LIST($it, of: "cell") }
# $tile is none unless a tile is placed, $figure unless a figure is
action-place =
    { $tile ->
        [none] { $figure ->
            [none] Utiliser { LIST($it, of: "cell") }
           *[other] Poser { NAME($figure, of: "figure", form: "the") } en { LIST($it, of: "cell") }
        }
       *[other] Placer la { NAME($tile, of: "tile") } en { LIST($it, of: "cell") }
    }
action-store = Stocker dans une étable
# $income may be none, where the board is not at hand
action-end-turn =
    Terminer votre action{ $income ->
        [none] {""}
       *[other] {" "}: +{ $income }
    }

## Refusals

refusal-game-is-over = { game-is-over }
refusal-not-your-turn = { not-your-turn }
refusal-not-now = { NAME($phase, of: "due") }
due-family = Chacun choisit d’abord une famille.
due-start-tile = On place d’abord les tuiles de départ.
due-offer = L’offre doit d’abord être annoncée.
due-bid = Chacun prend d’abord un marqueur de mise.
due-turn = C’est le moment d’acheter, de jouer une carte stockée, de déplacer des figurines ou de terminer votre action.
due-place = Placez d’abord ce que vous avez pris.
due-over = { game-is-over }
refusal-family-is-taken =
    La famille { NAME($family, of: "family") } est déjà prise : { YOU($owner) ->
        [yes] c’est la vôtre
       *[no] c’est celle { DE(PLAYER($owner)) }
    }.
refusal-start-tile-is-placed = Votre { NAME($land, of: "start-tile") } est déjà sur le plateau.
refusal-needs-two-free-cells = Une tuile de départ demande deux parcelles libres voisines.
refusal-start-tiles-touch =
    { $contact ->
        [corner] Les tuiles de départ ne doivent pas se toucher, pas même par un coin.
        [same_land] Les tuiles de départ d’un même terrain ne doivent pas se toucher par un côté.
       *[edge] Les tuiles de départ ne doivent pas se toucher par un côté.
    }
refusal-marker-not-there = Le marqueur { $marker } est pris.
refusal-draw-before-buying = On pioche un objet supplémentaire avant le premier achat.
refusal-extra-is-drawn = Vous avez déjà pioché votre objet supplémentaire.
refusal-not-most-ships =
    { $own ->
        [0] Il faut un bateau pour piocher un objet supplémentaire.
       *[other] Quelqu’un a plus de bateaux que vous : { $most } contre { $own }.
    }
refusal-nothing-to-draw =
    { $source ->
        [tile] Le sac est vide.
       *[card] La pile est vide.
    }
refusal-not-in-offer = L’offre ne contient pas cet objet : { NAME($item, of: "item") }.
refusal-no-purchase-left = Vous avez fait vos { $limit } achats.
refusal-too-expensive =
    Cela coûte { COUNT($price, of: "shillings") }, et vous { $money ->
        [0] n’en avez pas
       *[other] n’en avez que { $money }
    }.
refusal-no-cell-for-tile = Aucune parcelle libre n’est voisine de votre terrain { NAME($land, of: "land", form: "of") } sans toucher celui d’un autre.
refusal-neither-playable-nor-storable =
    La carte { NAME($card, of: "quoted") } ne peut pas être jouée maintenant, et { $barns ->
        [0] vous n’avez pas d’étable où la stocker
       *[other] vos étables sont pleines
    }.
refusal-not-stored = La carte { NAME($card, of: "quoted") } n’est dans aucune de vos étables.
refusal-not-playable = La carte { NAME($card, of: "quoted") } ne peut pas être jouée maintenant.
refusal-no-figure-there = Aucune de vos figurines ne se trouve en { LIST($cells, of: "cell") }.
refusal-figure-stays = On ne déplace pas { NAME($figure, of: "figure", form: "a") }.
refusal-nowhere-to-go = Aucune tuile ne peut accueillir { NAME($figure, of: "figure", form: "the") }.
refusal-needs-one-cell = Une tuile de terrain couvre une seule parcelle.
refusal-cell-is-taken = Une tuile occupe déjà { $cell }.
refusal-no-own-land-beside = La parcelle n’est pas voisine de votre terrain { NAME($land, of: "land", form: "of") }.
refusal-rival-land-beside = La parcelle est voisine du terrain { NAME($land, of: "land", form: "of") } { DE(PLAYER($rival)) }.
refusal-wrong-shape = Ces parcelles ne sont pas disposées comme sur { NAME($card, of: "quoted") }.
refusal-not-your-land = La carte demande votre propre terrain { NAME($land, of: "land", form: "of") }.
refusal-not-your-tile = Ce n’est pas une de vos tuiles.
refusal-tile-is-used = La tuile en { $cell } est déjà utilisée.
refusal-figure-stands-there = Une figurine se trouve en { $cell }.
refusal-splits-start-tile = La tuile de départ en { LIST($cells, of: "cell") } s’utilise entière ou pas du tout.
refusal-not-at-the-sea = Un bateau demande une tuile en bord de mer.
refusal-stood-there = Cette figurine en vient : piochez, achetez ou jouez une carte avant qu’elle y retourne.
refusal-nothing-to-store = On ne stocke qu’une carte que l’on vient d’acheter.
refusal-no-empty-barn =
    { $barns ->
        [0] Vous n’avez pas d’étable.
       *[other] Toutes vos étables sont pleines.
    }

## What a bot says about a step of its own

remark-majority-taken = Majorité { DE(NAME($figure, of: "figure", form: "plural")) } : { COUNT($points, of: "points") }.
remark-majority-broken =
    { YOU($seat) ->
        [yes] Vous perdez
       *[no] { PLAYER($seat) } perd
    } la majorité { DE(NAME($figure, of: "figure", form: "plural")) } : { COUNT($points, of: "points") } de moins.
remark-leads = En tête avec { COUNT($points, of: "points") }.
remark-income = Chaque tour rapporte désormais { COUNT($shillings, of: "shillings") }.
remark-makes-room = Fait de la place pour { NAME($card, of: "quoted") } : { COUNT($points, of: "points") }.
remark-narrowed =
    { YOU($seat) ->
        [yes] Vous prend
       *[no] Prend à { PLAYER($seat) }
    } { $cells ->
        [one] { $cells } parcelle
       *[other] { $cells } parcelles
    } où poser des tuiles.
remark-buys-first = Premier choix, à { COUNT($price, of: "shillings") } l’achat.

## Panels

panel-points = Points si la partie finissait là
    .short = points
panel-money = Shillings
    .short = shillings
panel-income = Revenu à la fin de l’action
    .short = revenu

## The board

coast = La côte
sea = Mer
forest = Forêt
round = Tour { $round }
before-rounds = Tuiles de départ
offer = Offre
sold = Vendu
extra-item = Objet supplémentaire, pioché grâce aux bateaux
bag = Sac : { COUNT($count, of: "tiles") }
pile = Pile : { COUNT($count, of: "cards") }
supplies = Ce que contiennent encore le sac et la pile
offers-left =
    { $count ->
        [0] Aucune offre ne peut plus suivre.
        [one] De quoi faire encore { $count } offre au plus.
       *[other] De quoi faire encore { $count } offres au plus.
    }
markers = Marqueurs de mise
# $open: whether it can be taken; $affordable: the purchases it leaves money for, none if for all
marker-label =
    { $open ->
        [true] Miser { $marker }
       *[false] Marqueur { $marker }
    }{ $affordable ->
        [none] {""}
       *[other] , { affordable }
    }
affordable =
    { $affordable ->
        [0] trop cher
       *[other] assez pour { $affordable }
    }
marker-of = Marqueur { $marker }, pris par { WHO($seat) }
families = Les familles
# $family: none while it is not chosen
player-has =
    { PLAYER($seat) }{ $family ->
        [none] {""}
       *[other] , famille { NAME($family, of: "family") }
    }, { $marker ->
        [none] pas encore de marqueur
       *[other] marqueur { $marker }
    }, { LIST($figures, of: "figures", join: "comma") }{ SIZE($stored) ->
        [0] {""}
       *[other] , dans les étables : { NAME($stored, of: "items") }
    }{ $starts ->
        [true] , premier joueur
       *[false] {""}
    }
start-player = Premier joueur
your-barns = Vos étables
empty-barn = Étable vide
in-barn = Dans l’étable : { NAME($card, of: "quoted") }
# $figure: what stands on it, or none
tile-label =
    { LIST($cells, of: "cell") } : { PLAYER($seat) }, { NAME($land, of: "tile") }, { $used ->
        [true] utilisée
       *[false] inutilisée
    }{ $figure ->
        [none] {""}
       *[other] , avec { NAME($figure, of: "figure", form: "a") }
    }
turn-it = Tourner
place-here = Placer ici
use-here = Utiliser : +{ $points }
your-start-tiles = Vos tuiles de départ
to-be-placed = À placer
start-tile-label = { CAPITAL(NAME($land, of: "start-tile")) }
land-label = { CAPITAL(NAME($land, of: "land")) }

## What things are good for

effect-pilgrim = Chaque colon rapporte 1 shilling de plus à la fin de votre action.
effect-barn = Chaque étable garde une carte achetée, jusqu’à ce que vous la jouiez.
effect-ship = Qui a le plus de bateaux peut piocher un objet supplémentaire. Un bateau se pose en bord de mer.
uses-land = Utilise { $count } de vos parcelles { NAME($land, of: "land", form: "of") } inutilisées, disposées ainsi.
grows-land = Se pose à côté de votre terrain { NAME($land, of: "land", form: "of") }, sans toucher celui d’un autre.
places =
    { $count ->
        [one] { $count } place possible.
       *[other] { $count } places possibles.
    }
only-store = Pas de place : vous ne pouvez que la stocker.
no-place = Aucune place possible pour l’instant.
tip-start-tile = Chaque terrain s’étend à partir de sa tuile de départ. Le bord de mer accueille les bateaux ; près d’un rival, la place manque vite.
tip-offer = Les tuiles agrandissent vos terrains, les cartes rapportent des points. Si le sac ou la pile ne suffit pas au nombre annoncé, la partie s’arrête.
tip-bid = Le marqueur fixe à la fois votre place dans l’ordre et le prix de chacun de vos achats.
tip-turn = Survolez un objet pour voir son effet et ses places possibles. Colons et bateaux se déplacent gratuitement : cliquez dessus.

## The purse

purse = Votre bourse
unit =
    { $count ->
        [one] shilling
       *[other] shillings
    }
income = Revenu
to-pay =
    { $count ->
        [one] Encore un achat
       *[other] Encore { $count } achats
    }
after-turn =
    { $count ->
        [0] Après votre action
        [one] Après { $count } achat et revenu
       *[other] Après { $count } achats et revenu
    }

## Announcing

how-many-tiles = Combien de tuiles ?
too-few-tiles = Le sac n’a que { COUNT($count, of: "tiles") } : la partie s’arrêterait aussitôt.
too-few-cards = La pile n’a que { COUNT($count, of: "cards") } : la partie s’arrêterait aussitôt.
would-end-so = Elle finirait ainsi
ends-game = fin de partie
end-game = Finir la partie
another-number = Choisir un autre nombre

## The final sheet

cards-played = Cartes jouées
money-left = Shillings, en cas d’égalité
stored-left = Cartes stockées, sans valeur

## The board in words

says-round = Tour { $round }. Premier joueur : { WHO($seat) }.
says-beginning = Le premier tour n’a pas encore commencé. Premier joueur : { WHO($seat) }.
says-no-offer = Rien n’est encore offert.
says-markers = Marqueurs pris : { LIST($taken, of: "has-marker", join: "comma") }.
has-marker = { WHO($seat) } { $marker }
# $family: none while it is not chosen
says-player =
    { CAPITAL(WHO($seat)) }{ $family ->
        [none] {""}
       *[other] , famille { NAME($family, of: "family") }
    } : { COUNT($money, of: "shillings") }, revenu { $income }, { COUNT($points, of: "points") }.
says-lands =
    { YOU($seat) ->
        [yes] Vos terrains
       *[no] Terrains { DE(PLAYER($seat)) }
    } : { LIST($lands, of: "says-land", join: "comma") }.
says-land =
    parcelles { NAME($land, of: "land", form: "of") }{ SIZE($unused) ->
        [0] {""}
       *[other] {" "}inutilisées { LIST($unused, of: "cell", join: "comma") }
    }{ SIZE($used) ->
        [0] {""}
       *[other] {" "}utilisées { LIST($used, of: "cell", join: "comma") }
    }
says-figures =
    { YOU($seat) ->
        [yes] Vos figurines
       *[no] Figurines { DE(PLAYER($seat)) }
    } : { LIST($figures, of: "stands", join: "comma") }.
stands = { NAME($figure, of: "figure") } en { LIST($cells, of: "cell") }
says-stored =
    { YOU($seat) ->
        [yes] Dans vos étables
       *[no] Dans les étables { DE(PLAYER($seat)) }
    } : { NAME($stored, of: "items") }.

## In the terminal

# What stands for a figure on the board
mark-pilgrim = c
mark-barn = é
mark-ship = b
legend = { LIST($lands, of: "land-symbol", join: "comma") } ; le chiffre est la place du propriétaire ; # utilisée, { LIST($figures, of: "marked", join: "comma") }
land-symbol = { $symbol } { NAME($land, of: "land") }
marked = { NAME($it, of: "mark") } { NAME($it, of: "figure") }
on-offer = Offre :
scored-now = { COUNT($points, of: "points") } (cartes { $cards }, majorités { $majorities })
marker = marqueur { $marker }
no-family = pas encore de famille
start-tiles-on = tuiles de départ : { LIST($tiles, of: "lies", join: "comma") }
lies = { NAME($land, of: "land") } { LIST($cells, of: "cell") }
has-played = cartes : { NAME($cards, of: "items") }
has-stored = dans les étables : { NAME($cards, of: "items") }
land-heading = { NAME($land, of: "land") } :
many-places = { $count } endroits, nombres { $first } à { $last } ; plus simple en tapant les parcelles
type-start-tile = (un nombre, ou en mots : { land-crops } E5 F5)

## Ce que sont les choses : leur nom, et ce qu’elles font

thing-tile = { CAPITAL(NAME($land, of: "tile")) }
    .about = { grows-land } On y joue ensuite des cartes.
thing-used = Parcelle utilisée
    .about = Une carte y a été jouée : maisons, récoltes ou bétail. Elle reste à vous, mais ne porte plus ni carte ni figurine.
thing-card = { NAME($card, of: "card") }
    .about =
        { $figure ->
            [none] { uses-land }
           *[other] { NAME($figure, of: "effect") }
        } Rapporte { COUNT($points, of: "points") }.
thing-figure = { CAPITAL(NAME($figure, of: "figure")) }
    .about = { NAME($figure, of: "effect") } En avoir le plus à la fin rapporte { COUNT($points, of: "points") }.
thing-marker = Marqueur { $marker }
    .about = Tout ce que vous achetez dans ce tour coûte { COUNT($marker, of: "shillings") }, jusqu’à { $purchases } objets. Le plus élevé agit en premier.
thing-family = Famille
    .about = Votre terre, vos figurines et votre nom. Toutes les familles se valent.
thing-start = Premier joueur
    .about = Annonce l’offre et mise le premier.
thing-shilling = Shillings
    .about = Paient vos achats : chacun coûte ce que montre votre marqueur. À la fin, ils départagent les égalités.
thing-income = Revenu
    .about = À la fin de votre action vous recevez { $income }, et { $more } de plus par colon.
thing-points = Points
    .about = Ce que vous marqueriez si la partie finissait là : vos cartes et vos majorités de figurines.
thing-most = En a le plus
    .about = Avoir le plus d’une figurine rapporte à la fin. En cas d’égalité, chacun reçoit tout.
thing-offer = L’offre
    .about = À votre tour, vous en achetez jusqu’à { $purchases }. Ce que personne n’achète quitte la partie.
thing-bag = Le sac
    .about = Les tuiles à venir. Si une offre annoncée ne peut être remplie, la partie s’achève.
thing-pile = La pile
    .about = Les cartes à venir. Si une offre annoncée ne peut être remplie, la partie s’achève.
thing-anchor = En bord de mer
    .about = Un bateau demande une tuile dont un côté touche la mer.
thing-stored = Carte en réserve
    .about = Gardée dans une étable. Vous pouvez la jouer gratuitement à n’importe lequel de vos tours ; non jouée, elle ne rapporte rien.

## Le but

aim = Achetez des terres et des cartes, jouez ces cartes sur vos terres, et ayez le plus de points quand l’offre tarit.
aim-scores = Les cartes rapportent leur valeur ; avoir le plus de colons vaut { $pilgrim }, d’étables { $barn }, de bateaux { $ship }.
aim-first = Une bonne première mise : un marqueur moyen, pour deux objets utiles à un prix qui vous laisse de l’argent.
