# What Valdora says in French.

## The box

title = Valdora
    .about = Parcourez une vallée pleine de pierres, feuilletez ses carnets de commandes et livrez avant que vos rivaux n’engagent les derniers artisans.
option-duel = Le duel
option-duel-two-players = À deux joueurs
    .about = À deux, on joue avec les cartes duel : après chaque tour avec livraison, la carte suivante d’une rangée visible retire des artisans ou un atelier. À trois et plus, on s’en passe.
option-duel-no = Jamais
    .about = Les artisans ne quittent le disque que recrutés par un joueur. À deux, il faut alors les cartes spéciales.
option-special-cards = Cartes spéciales
option-special-cards-no = Sans cartes spéciales
    .about = Les règles de la boîte.
option-special-cards-yes = Avec cartes spéciales
    .about = Chacun tient quatre cartes secrètes, jouées contre des artisans : avantages durables et points en fin de partie.

## What the box holds

gem-ruby = rubis
    .a = un rubis
    .the = le rubis
    .no = pas de rubis
    .for = pour les rubis
    .count = { $count } rubis
gem-sapphire = saphir
    .a = un saphir
    .the = le saphir
    .no = pas de saphir
    .for = pour les saphirs
    .count =
        { $count ->
            [one] { $count } saphir
           *[other] { $count } saphirs
        }
gem-amethyst = améthyste
    .a = une améthyste
    .the = l’améthyste
    .no = pas d’améthyste
    .for = pour les améthystes
    .count =
        { $count ->
            [one] { $count } améthyste
           *[other] { $count } améthystes
        }
gem-emerald = émeraude
    .a = une émeraude
    .the = l’émeraude
    .no = pas d’émeraude
    .for = pour les émeraudes
    .count =
        { $count ->
            [one] { $count } émeraude
           *[other] { $count } émeraudes
        }
gem-gold = pépite d’or
    .a = une pépite d’or
    .the = la pépite d’or
    .no = pas de pépite d’or
    .for = pour l’or
    .count =
        { $count ->
            [one] { $count } pépite d’or
           *[other] { $count } pépites d’or
        }

good = { NAME($it, of: "gem") }
good-gold = or
good-silver = 1 pièce
good-three-stones = trois pierres différentes

colour-grey = gris
    .order = commande grise
    .artisans = artisans gris
    .count = { $count } gris
colour-yellow = jaune
    .order = commande jaune
    .artisans = artisans jaunes
    .count =
        { $count ->
            [one] { $count } jaune
           *[other] { $count } jaunes
        }
colour-white = blanc
    .order = commande blanche
    .artisans = artisans blancs
    .count =
        { $count ->
            [one] { $count } blanc
           *[other] { $count } blancs
        }
colour-violet = violet
    .order = commande violette
    .artisans = artisans violets
    .count =
        { $count ->
            [one] { $count } violet
           *[other] { $count } violets
        }
colour-red = rouge
    .order = commande rouge
    .artisans = artisans rouges
    .count =
        { $count ->
            [one] { $count } rouge
           *[other] { $count } rouges
        }
colour-blue = bleu
    .order = commande bleue
    .artisans = artisans bleus
    .count =
        { $count ->
            [one] { $count } bleu
           *[other] { $count } bleus
        }
colour-green = vert
    .order = commande verte
    .artisans = artisans verts
    .count =
        { $count ->
            [one] { $count } vert
           *[other] { $count } verts
        }

equipment-gold-pan = sac d’or
    .a = un sac d’or
    .the = le sac d’or
    .from = du sac d’or
    .onto = dans le sac d’or
equipment-shovel = pelle
    .a = une pelle
    .the = la pelle
    .from = de la pelle
    .onto = sur la pelle
equipment-pick = pic
    .a = un pic
    .the = le pic
    .from = du pic
    .onto = sur le pic
equipment-hammer = marteau
    .a = un marteau
    .the = le marteau
    .from = du marteau
    .onto = sur le marteau
equipment-chisel = ciseau
    .a = un ciseau
    .the = le ciseau
    .from = du ciseau
    .onto = sur le ciseau
equipment-cart = charrette
    .a = une charrette
    .the = la charrette
    .from = de la charrette
    .onto = sur la charrette
equipment-horse = cheval
    .a = un cheval
    .the = le cheval
    .from = du cheval
    .onto = sur le cheval
equipment-fine-cart = belle charrette
    .a = une belle charrette
    .the = la belle charrette
    .from = de la belle charrette
    .onto = sur la belle charrette
equipment-fine-horse = beau cheval
    .a = un beau cheval
    .the = le beau cheval
    .from = du beau cheval
    .onto = sur le beau cheval
equipment-dipper = puisoir
    .a = un puisoir
    .the = le puisoir
    .from = du puisoir
    .onto = dans le puisoir

slot = { NAME($it, of: "equipment") }
    .the = { NAME($it, of: "equipment", form: "the") }
    .from = { NAME($it, of: "equipment", form: "from") }
    .onto = { NAME($it, of: "equipment", form: "onto") }
slot-spare = double
    .the = le double
    .from = du double
    .onto = sur le double
carrier =
    { NAME($equipment, of: "equipment") }{ $gem ->
        [none] {""}
       *[other] {" "}avec { NAME($gem, of: "gem", form: "a") }
    }

order = { NAME($colour, of: "colour", form: "order") }{ order-goods }
    .a = une { order }
    .the = la { order }
    .full = { NAME($colour, of: "colour", form: "order") } ({ LIST($needs, of: "good", join: "comma") }), { COUNT($points, of: "points") }
    .count = { $count } × { order } ({ $points })
order-goods =
    { SIZE($needs) ->
        [1] {""}
       *[other] {" "}({ LIST($needs, of: "good", join: "comma") })
    }

card-equipment = { NAME($it, of: "equipment") }
    .a = { NAME($it, of: "equipment", form: "a") }
card-order = { NAME($it, of: "order") }
    .a = { NAME($it, of: "order", form: "a") }

book =
    { $deck ->
        [equipment] Catalogue { DE(NAME($city, of: "space")) }
       *[order] Commandes { DE(NAME($city, of: "space")) }
    }
side-left = gauche
    .on = à gauche
    .over = vers la droite
side-right = droite
    .on = à droite
    .over = vers la gauche

duel-items = { LIST($it, of: "taken") }
taken-artisan = artisan { NAME($it, of: "colour") }
taken-workshop = atelier { NAME($it, of: "colour") }
taken-choice = un artisan au choix
in-row = ({ SUM($index, 1) }) { NAME($it, of: "duel") }

special-1 = Laissez-passer
    .text = La banque paie vos rencontres.
special-2 = Marque-page
    .text = Une page gratuite de plus par tour.
special-3 = Double emploi
    .text = Une fois : achetez un équipement que vous avez déjà.
special-4 = Grand carnet
    .text = Quatrième commande possible, pour 2 pièces.
special-5 = Bonne auberge
    .text = Dans une cité, pour 2 pièces : des provisions en plus de l’autre action.
special-6 = Livraison à domicile
    .text = Pour 2 pièces : une pierre du champ vient sur votre case.
special-7 = Belle charrette
    .text = Remplace votre charrette ; la charger coûte 1 pièce.
special-8 = Beau cheval
    .text = Remplace votre cheval ; le charger coûte 1 pièce.
special-9 = Puisoir
    .text = Nouvel équipement pour l’or ; le charger coûte 1 pièce.
special-10 = Barque d’appoint
    .text = Dans un port ou la cité portuaire, chargez une pierre de plus.
special-11 = Prime de chargement
    .text = Deux pierres chargées : recevez 1 pièce.
special-12 = Alchimie
    .text = Pour 3 pièces : une pépite remplace une pierre.
special-13 = Fond de poche
    .text = Sans argent à la fin de votre tour : recevez 1 pièce.
special-14 = Parole tenue
    .text = 10 points si vous n’avez aucune commande à livrer.
special-15 = Grand patron
    .text = 5 points par atelier.
special-16 = Renommée
    .text = 10 points avec au moins 3 jetons bonus.
special-17 = Coffre plein
    .text = Les pierres que vous transportez valent 3 points chacune au lieu de 1.
special-18 = Bel attelage
    .text = 10 points avec un cheval et une charrette.

silver =
    { $count ->
        [one] { $count } pièce
       *[other] { $count } pièces
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
        [one] { $count } pierre
       *[other] { $count } pierres
    }
boats =
    { $count ->
        [one] { $count } bateau
       *[other] { $count } bateaux
    }
pages =
    { $count ->
        [one] { $count } page
       *[other] { $count } pages
    }
colours =
    { $count ->
        [one] { $count } couleur
       *[other] { $count } couleurs
    }
open-orders =
    { $count ->
        [one] { $count } commande à livrer
       *[other] { $count } commandes à livrer
    }
delivered =
    { $count ->
        [one] { $count } commande livrée
       *[other] { $count } commandes livrées
    }
bonus-tokens =
    { $count ->
        [one] { $count } jeton bonus
       *[other] { $count } jetons bonus
    }
for-silver =
    { $silver ->
        [none] {""}
        [0] {""}
       *[other] {" "}pour { COUNT($silver, of: "silver") }
    }

## Places

space-harbour = Havreclair
    .to = à Havreclair
space-city-a = Ferronval
    .to = à Ferronval
space-city-b = Rochemarteau
    .to = à Rochemarteau
space-city-c = Parchemine
    .to = à Parchemine
space-city-d = Sceaudor
    .to = à Sceaudor
space-palace-grey = Palais d’Argentelune
    .to = au Palais d’Argentelune
space-palace-yellow = Palais du Soleil
    .to = au Palais du Soleil
space-palace-white = Palais d’Albâtre
    .to = au Palais d’Albâtre
space-palace-violet = Palais des Glycines
    .to = au Palais des Glycines
space-palace-red = Palais de Braise
    .to = au Palais de Braise
space-palace-blue = Palais d’Outremer
    .to = au Palais d’Outremer
space-palace-green = Palais des Fougères
    .to = au Palais des Fougères
space-mine-north = Mine de la Lune
    .to = à la Mine de la Lune
space-mine-west = Mine des Trois Frères
    .to = à la Mine des Trois Frères
space-mine-south = Mine du Grelot
    .to = à la Mine du Grelot
space-port-east = Anse du Levant
    .to = à l’Anse du Levant
space-port-south = Grande Jetée
    .to = à la Grande Jetée
space-road-goat-pass = Col des Chèvres
    .to = au Col des Chèvres
space-road-mist-bridge = Pont des Brumes
    .to = au Pont des Brumes
space-road-pine-path = Sentier des Pins
    .to = au Sentier des Pins
space-road-vineyard = Chemin des Vignes
    .to = au Chemin des Vignes
space-road-windmill = Butte aux Moulins
    .to = à la Butte aux Moulins
space-road-heron-ford = Gué aux Hérons
    .to = au Gué aux Hérons
space-road-linden = Allée des Tilleuls
    .to = à l’Allée des Tilleuls
space-road-potters = Carrefour des Potiers
    .to = au Carrefour des Potiers
space-road-wolf-gorge = Gorge aux Loups
    .to = à la Gorge aux Loups
space-road-fairy-glade = Clairière aux Fées
    .to = à la Clairière aux Fées
space-road-foam-falls = Cascade d’Écume
    .to = à la Cascade d’Écume
space-road-dunes = Dunes chantantes
    .to = aux Dunes chantantes
space-road-white-cliff = Falaise blanche
    .to = à la Falaise blanche

region-highlands = Les Hauts
region-shore = Le Levant
region-heartland = Le Cœur
region-wildwood = Les Bois
region-coast = La Côte

## What to do now

prompt-move =
    { YOU($seat) ->
        [yes] { $provisions ->
            [true] Déplacez votre pion ; vos provisions permettent de traverser une cité.
           *[false] Déplacez votre pion le long des routes, sans traverser de cité.
        }
       *[no] On attend le déplacement { DE(PLAYER($seat)) }.
    }
prompt-act =
    { YOU($seat) ->
        [yes] { $must_buy ->
            [true] Achetez une commande à la place de celle que vous avez rendue ; vous pouvez d’abord tourner des pages.
           *[false] { SIZE($deeds) ->
                [1] Plus rien à faire ici : terminez votre tour.
               *[other] Vous pouvez { LIST($deeds, of: "may", join: "or") }.
            }
        }
       *[no] On attend l’action { DE(PLAYER($seat)) } ({ NAME($space, of: "space") }).
    }
prompt-discard =
    { YOU($seat) ->
        [yes] { $left ->
            [one] Choisissez l’artisan à défausser pour la carte.
           *[other] Choisissez { $left } artisans de couleurs différentes à défausser pour la carte.
        }
       *[no] On attend que { PLAYER($seat) } défausse des artisans pour une carte spéciale.
    }
prompt-remove-artisan =
    { YOU($seat) ->
        [yes] La carte duel vous laisse le choix : retirez un artisan du disque.
       *[no] On attend que { PLAYER($seat) } choisisse l’artisan qui quitte le disque.
    }
prompt-over = { game-is-over }
last-round = Dernière manche.

may-buy = tourner des pages et acheter
may-buy-more = continuer vos achats
may-load = charger des pierres
may-load-more = charger d’autres pierres
may-deliver = livrer
may-deliver-more = livrer une autre commande
may-refill = faire le plein d’argent
may-provisions = faire des provisions
may-inn = faire des provisions à l’auberge
may-end = terminer votre tour

# In the terminal
what-now = Que faites-vous ici ({ NAME($space, of: "space") }) ?
type-a-place = Tapez un nombre ou un nom ; un nom dit aussi pourquoi on ne peut pas y aller.

## The log

event-game-began =
    { YOU($first_player) ->
        [yes] Vous commencez
       *[no] { PLAYER($first_player) } commence
    } ; { YOU($last_player) ->
        [yes] vous jouez
       *[no] { PLAYER($last_player) } joue
    } en dernier à chaque manche.
event-specials-dealt = Vos cartes spéciales : { LIST($hand, of: "special", join: "comma") }.
event-duel-row-laid = Les cartes duel : { LIST($row, of: "in-row", join: "comma") }.
event-turn-began =
    { YOU($seat) ->
        [yes] À vous de jouer.
       *[no] C’est au tour { DE(PLAYER($seat)) }.
    }
    .title = Manche { $round }
event-moved =
    { YOU($seat) ->
        [yes] Vous allez
       *[no] { PLAYER($seat) } va
    } { NAME($to, of: "space", form: "to") }{ $provisions ->
        [true] , grâce à { YOU($seat) ->
            [yes] vos
           *[no] ses
        } provisions
       *[false] {""}
    }.
event-met =
    { YOU($other) ->
        [yes] { PLAYER($seat) } vous rencontre
       *[no] { YOU($seat) ->
            [yes] Vous rencontrez
           *[no] { PLAYER($seat) } rencontre
        } { PLAYER($other) }
    }{ $paid ->
        [0] { $received ->
            [0] {" "}; personne ne paie
           *[other] {" "}; la banque verse { COUNT($received, of: "silver") }
        }
       *[other] {" "}et { YOU($seat) ->
            [yes] versez
           *[no] verse
        } { COUNT($paid, of: "silver") }{ $received ->
            [0] {" "}à la banque, car { YOU($other) ->
                [yes] votre bourse
               *[no] la bourse { DE(PLAYER($other)) }
            } est pleine
           *[other] {""}
        }
    }.
event-page-turned =
    { YOU($seat) ->
        [yes] Vous tournez
       *[no] { PLAYER($seat) } tourne
    } une page { NAME($side, of: "side", form: "over") } ({ NAME($card, of: "card") }){ for-silver }.
event-card-shown = La page suivante, { NAME($side, of: "side", form: "on") }, montre { NAME($card, of: "card", form: "a") }.
event-equipment-bought =
    { YOU($seat) ->
        [yes] Vous achetez
       *[no] { PLAYER($seat) } achète
    } { NAME($equipment, of: "equipment", form: "a") } contre la pépite d’or { NAME($pay, of: "slot", form: "from") }.
event-order-given-back =
    { YOU($seat) ->
        [yes] Vous rendez
       *[no] { PLAYER($seat) } rend
    } { NAME($order, of: "order", form: "a") }, { NAME($side, of: "side", form: "on") }.
event-order-bought =
    { YOU($seat) ->
        [yes] Vous achetez
       *[no] { PLAYER($seat) } achète
    } { NAME($order, of: "order", form: "a") }{ for-silver }.
event-stone-unloaded =
    { YOU($seat) ->
        [yes] Vous déchargez
       *[no] { PLAYER($seat) } décharge
    } { NAME($gem, of: "gem", form: "a") } { NAME($slot, of: "slot", form: "from") } dans le champ.
event-stone-loaded =
    { YOU($seat) ->
        [yes] Vous chargez
       *[no] { PLAYER($seat) } charge
    } { NAME($gem, of: "gem", form: "a") }{ from-field } { NAME($slot, of: "slot", form: "onto") }{ for-silver }.
event-stone-fetched =
    { YOU($seat) ->
        [yes] Vous faites
       *[no] { PLAYER($seat) } fait
    } venir { NAME($gem, of: "gem", form: "a") } du champ{ for-silver }.
event-order-delivered =
    { YOU($seat) ->
        [yes] Vous livrez
       *[no] { PLAYER($seat) } livre
    } { NAME($order, of: "order", form: "a") }{ SIZE($slots) ->
        [0] {""}
        [1] {" "}avec la pierre { LIST($slots, of: "slot", form: "from") }
       *[other] {" "}avec les pierres { LIST($slots, of: "slot", form: "from") }
    }{ for-silver }{ $replaced ->
        [none] {""}
       *[other] {" "}; une pépite remplace { NAME($replaced, of: "gem", form: "the") }
    }.
event-bonus-taken =
    { YOU($seat) ->
        [yes] Vous recevez un jeton bonus pour votre
       *[no] { PLAYER($seat) } reçoit un jeton bonus pour son
    } atelier.
event-artisan-recruited =
    { YOU($seat) ->
        [yes] Vous recrutez
       *[no] { PLAYER($seat) } recrute
    } un artisan { NAME($colour, of: "colour") }.
event-workshop-opened =
    { YOU($seat) ->
        [yes] Vous ouvrez
       *[no] { PLAYER($seat) } ouvre
    } l’atelier { NAME($colour, of: "colour") }{ $points ->
        [0] {""}
       *[other] , qui vaut { COUNT($points, of: "points") }
    }.
event-purse-filled =
    { YOU($seat) ->
        [yes] Vous prenez
       *[no] { PLAYER($seat) } prend
    } { COUNT($silver, of: "silver") } à la mine.
event-provisions-taken =
    { YOU($seat) ->
        [yes] Vous faites
       *[no] { PLAYER($seat) } fait
    } des provisions{ $silver ->
        [0] {""}
       *[other] {" "}à l’auberge{ for-silver }
    }.
event-special-played =
    { YOU($seat) ->
        [yes] Vous jouez
       *[no] { PLAYER($seat) } joue
    } « { NAME($card, of: "special") } ».
event-artisan-discarded =
    { YOU($seat) ->
        [yes] Vous défaussez
       *[no] { PLAYER($seat) } défausse
    } un artisan { NAME($colour, of: "colour") } pour cela.
event-silver-received =
    { YOU($seat) ->
        [yes] Vous recevez
       *[no] { PLAYER($seat) } reçoit
    } { COUNT($silver, of: "silver") } grâce à « { NAME($card, of: "special") } ».
event-duel-card-applied = Carte duel : { NAME($card, of: "duel") }.
event-artisan-removed = Un artisan { NAME($colour, of: "colour") } est retiré du jeu.
event-workshop-removed = L’atelier { NAME($colour, of: "colour") } est retiré du jeu.
event-end-triggered =
    Il ne reste d’artisans que d’une couleur au plus : le dernier tour sera { YOU($last_player) ->
        [yes] le vôtre
       *[no] celui { DE(PLAYER($last_player)) }
    }.
event-game-over = La partie est terminée : { LIST($sheets, of: "final", join: "comma") }.
    .title = Fin de la partie
final = { PLAYER($index) } { $points }
from-field =
    { $from ->
        [field] {" "}du champ
       *[space] {""}
    }

## Actions

action-move =
    Aller { NAME($it, of: "space", form: "to") }{ $silver ->
        [none] {""}
        [0] {""}
       *[other] , payer { COUNT($silver, of: "silver") }
    }{ $provisions ->
        [true] , dépenser les provisions
       *[false] {""}
    }
action-turn =
    Tourner la page de { NAME($it, of: "side") } { NAME($it, of: "side", form: "over") }{ $silver ->
        [none] {""}
        [0] {" "}(gratuit)
       *[other] {" "}({ COUNT($silver, of: "silver") })
    }
action-buy-equipment =
    Acheter { $card ->
        [none] l’équipement
       *[other] { NAME($card, of: "equipment", form: "the") }
    } { NAME($side, of: "side", form: "on") } avec la pépite { NAME($pay, of: "slot", form: "from") }
action-buy-order =
    Acheter { $card ->
        [none] la commande
       *[other] { NAME($card, of: "order", form: "the") }
    } { NAME($it, of: "side", form: "on") }{ for-silver }
action-give-back = Rendre { NAME($order, of: "order", form: "the") }, { NAME($side, of: "side", form: "on") }
action-load = Charger { NAME($gem, of: "gem", form: "a") }{ from-field } { NAME($slot, of: "slot", form: "onto") }{ for-silver }
action-swap = Décharger { NAME($slot, of: "slot", form: "the") } et charger { NAME($gem, of: "gem", form: "a") }{ from-field } à la place{ for-silver }
action-fetch-stone = Faire venir { NAME($it, of: "gem", form: "a") } du champ sur votre case{ for-silver }
action-deliver =
    Livrer { NAME($order, of: "order", form: "the") }{ SIZE($slots) ->
        [0] {""}
        [1] {" "}avec la pierre { LIST($slots, of: "slot", form: "from") }
       *[other] {" "}avec les pierres { LIST($slots, of: "slot", form: "from") }
    }{ for-silver }
action-refill =
    Faire le plein d’argent{ $silver ->
        [none] {""}
       *[other] {" "}(+{ $silver })
    }
action-provisions = Faire des provisions
action-inn-provisions = Faire des provisions à l’auberge{ for-silver }
action-play-special =
    Jouer « { NAME($card, of: "special") } » pour { COUNT($cost, of: "artisans") }{ $slot ->
        [none] {""}
       *[other] , à la place { NAME($slot, of: "slot", form: "from") }
    }
action-discard = Défausser un artisan { NAME($it, of: "colour") }
action-remove-artisan = Retirer un artisan { NAME($it, of: "colour") }
action-end-turn = Terminer votre tour

## Refusals

refusal-game-is-over = { game-is-over }
refusal-not-your-turn = { not-your-turn }
refusal-move-first = Déplacez d’abord votre pion.
refusal-already-moved = Votre pion s’est déjà déplacé.
refusal-same-space = Il faut aller sur une autre case.
refusal-needs-provisions = Pour aller { NAME($space, of: "space", form: "to") }, il faut traverser une cité : seules des provisions le permettent.
refusal-out-of-reach = Pour aller { NAME($space, of: "space", form: "to") }, il faut traverser plus d’une cité : c’est trop loin, même avec des provisions.
refusal-not-here = { NAME($action, of: "elsewhere") }
refusal-one-action = Une seule action par tour : à ce tour, c’est { NAME($done, of: "deed") }.
refusal-not-enough-silver =
    Il faut { COUNT($needs, of: "silver") } pour { NAME($what, of: "expense") }, et vous { $has ->
        [0] n’en avez pas
       *[other] en avez { $has }
    }.
refusal-side-empty = Il n’y a pas de page de ce côté du livre.
refusal-already-owned = Vous avez déjà { NAME($equipment, of: "equipment", form: "a") }.
refusal-no-nugget-there = Un équipement coûte une pépite d’or, et { NAME($slot, of: "slot", form: "the") } n’en porte pas.
refusal-too-many-orders = Vous avez { $limit } commandes à livrer : rendez-en une pour en acheter une autre.
refusal-no-need-to-give-back = Vous avez { COUNT($open, of: "open-orders") } : on ne peut en rendre une que si l’on en a { $limit }.
refusal-buy-order-first = Vous avez rendu une commande : achetez-en d’abord une autre.
refusal-order-not-open = { CAPITAL(NAME($order, of: "order", form: "the")) } n’est pas parmi vos commandes à livrer.
refusal-cannot-carry =
    { $equipment ->
        [none] Vous n’avez pas cet équipement pour porter { NAME($gem, of: "gem", form: "a") }.
       *[other] { CAPITAL(NAME($equipment, of: "equipment", form: "a")) } ne peut pas porter { NAME($gem, of: "gem", form: "a") }.
    }
refusal-slot-full = { CAPITAL(NAME($slot, of: "slot", form: "the")) } porte déjà { NAME($gem, of: "gem", form: "a") }.
refusal-nothing-to-unload = Seuls une charrette ou un cheval chargés peuvent être déchargés.
refusal-same-gem = Il y a déjà { NAME($gem, of: "gem", form: "a") } dessus : on ne décharge que pour un autre type de pierre.
refusal-no-such-stone =
    Il n’y a { NAME($gem, of: "gem", form: "no") } { $from ->
        [field] dans le champ
       *[space] ici
    }.
refusal-no-boat-left =
    On charge une pierre par bateau, et il n’y { $boats ->
        [0] a pas de bateau
        [1] en a qu’un
       *[other] en a que { $boats }
    } ici.
refusal-wrong-palace = { CAPITAL(NAME($order, of: "order", form: "the")) } se livre au palais { NAME($colour, of: "colour") }.
refusal-wrong-stones =
    La commande demande { COUNTS($needs, of: "gem", none: "no-stone") }{ SIZE($chosen) ->
        [0] {""}
       *[other] , et non { COUNTS($chosen, of: "gem") }
    }.
no-stone = aucune pierre
refusal-purse-full = Votre bourse est pleine.
refusal-already-provisioned = Vous avez déjà des provisions.
refusal-not-in-hand = « { NAME($card, of: "special") } » n’est pas dans votre main.
refusal-too-few-colours =
    La carte coûte { $needs ->
        [one] 1 artisan
       *[other] { $needs } artisans de couleurs différentes
    }, et vous n’{ $has ->
        [0] en avez aucun
       *[other] avez que { COUNT($has, of: "colours") }
    }.
refusal-nothing-to-replace = Vous n’avez rien là que « { NAME($card, of: "special") } » puisse remplacer.
refusal-discard-first = Défaussez d’abord { COUNT($left, of: "artisans") } pour la carte spéciale.
refusal-nothing-to-discard = Vous ne pouvez pas défausser d’artisan { NAME($colour, of: "colour") } maintenant : une carte spéciale coûte des artisans que vous avez, tous de couleurs différentes.
refusal-not-in-play = Pour utiliser « { NAME($card, of: "special") } », il faut l’avoir jouée à un tour précédent.
refusal-once-per-turn = « { NAME($card, of: "special") } » s’utilise une fois par tour.
refusal-remove-artisan-first = Choisissez d’abord l’artisan que la carte duel retire.
refusal-nothing-to-remove = On ne peut pas retirer d’artisan { NAME($colour, of: "colour") } maintenant.

# What is done elsewhere
elsewhere-buy = Il n’y a rien à acheter ici.
elsewhere-load = Il n’y a pas de pierres à charger ici.
elsewhere-deliver = On livre dans les palais.
elsewhere-refill = L’argent se trouve dans les mines.
elsewhere-provisions = On fait des provisions dans les cités.
deed-buy = acheter
deed-load = charger
deed-deliver = livrer
deed-refill = faire le plein d’argent
deed-provisions = faire des provisions
expense-encounter = payer les rencontres
expense-page = tourner une page de plus
expense-order = acheter une commande
expense-fourth-order = acheter une quatrième commande
expense-load = charger cette pierre
expense-delivery = cette livraison
expense-inn = les provisions de l’auberge
expense-fetch = faire venir une pierre
expense-alchemy = remplacer une pierre

## What a bot says about a step of its own

remark-worth = { COUNT($points, of: "points") } en tout.
remark-completes = C’était la dernière pierre de { NAME($order, of: "order", form: "the") } : { COUNT($points, of: "points") }.
remark-stones-aboard = Ses pierres sont déjà chargées : { COUNT($points, of: "points") }.
remark-denied =
    { YOU($seat) ->
        [yes] Vous en transportez
       *[no] { PLAYER($seat) } en transporte
    } les pierres : { COUNT($points, of: "points") }.
remark-stones-missing = Encore { COUNT($stones, of: "stones") } à trouver, pour { COUNT($points, of: "points") }.
remark-carries = De la place pour { COUNT($stones, of: "stones") } désormais.

## Panels

panel-silver = Argent
    .short = argent
panel-delivered = Commandes livrées
    .short = livrées
panel-artisans = Artisans
    .short = artisans
panel-workshops = Ateliers
    .short = ateliers
panel-bonus = Jetons bonus
    .short = bonus
panel-points = Vos points si la partie finissait là
    .short = points

## The board

map = La vallée de Valdora
field = Champ
disc = Artisans et ateliers
pile =
    { CAPITAL(NAME($colour, of: "colour", form: "artisans")) } : { $left ->
        [0] il n’en reste pas
       *[other] il en reste { $left }
    }.
shop-gone = Atelier { NAME($colour, of: "colour") } : retiré du jeu.
shop-taken =
    Atelier { NAME($colour, of: "colour") }, { COUNT($points, of: "points") } : { YOU($seat) ->
        [yes] à vous
       *[no] { PLAYER($seat) }
    }.
shop-needs = Atelier { NAME($colour, of: "colour") }, { COUNT($points, of: "points") } : il faut { COUNT($needs, of: "artisans") }.
shop-lacks =
    Atelier { NAME($colour, of: "colour") }, { COUNT($points, of: "points") } : vous avez { COUNT($have, of: "artisans") } sur { $needs }.
more =
    { $count ->
        [0] assez
       *[other] encore { $count }
    }
bonus-left = Jetons bonus restants : { $count }
ends-at =
    { $colours ->
        [one] La fin vient quand une couleur de plus est épuisée.
       *[other] La fin vient quand { $colours } couleurs de plus sont épuisées.
    }
duel-row = Cartes duel, la plus à gauche d’abord
duel-label = { CAPITAL(NAME($card, of: "duel")) }
card-label = { CAPITAL(NAME($card, of: "card")) }
order-title = { CAPITAL(NAME($order, of: "order")) }
the-others = Les autres
plays-last = Joue en dernier à chaque manche
hand-of =
    Cartes spéciales en main : { $light ->
        [one] { $light } claire
       *[other] { $light } claires
    }, { $dark ->
        [one] { $dark } sombre
       *[other] { $dark } sombres
    }
artisans-of = Artisan { NAME($colour, of: "colour") } × { $count }

## Your own things

your-things = Vos affaires
purse = Argent : { $silver } sur { $cap }
provisions = Provisions
no-provisions = Sans provisions
delivered-orders = Vos commandes livrées, que personne d’autre ne voit : { COUNTS($delivered, of: "order", join: "comma", none: "no-orders") }
no-orders = aucune
your-equipment = Équipement
carrier-label =
    { CAPITAL(NAME($equipment, of: "equipment")) }{ $spare ->
        [true] {" "}({ slot-spare })
       *[false] {""}
    }, { $only ->
        [none] pour toute pierre
       *[other] { NAME($only, of: "gem", form: "for") }
    }, { $cost ->
        [0] chargement gratuit
       *[other] chargement pour { COUNT($cost, of: "silver") }
    } : { $gem ->
        [none] vide
       *[other] porte { NAME($gem, of: "gem", form: "a") }
    }
your-orders = Commandes
no-open-order = Aucune commande à livrer
order-where = { order-title }. À livrer au palais { NAME($colour, of: "colour") }.
order-label =
    { $use ->
        [none] {""}
       *[other] { NAME($use, of: "use") } :{" "}
    }{ NAME($order, of: "order") }, { COUNT($points, of: "points") }{ $known ->
        [true] , { order-state }
       *[false] {""}
    }
order-state =
    { $palace ->
        [none] il manque : { LIST($missing, of: "good", join: "comma") }
       *[other] à livrer : { NAME($palace, of: "space") }
    }
use-deliver = Livrer
use-give-back = Rendre
special-cards = Cartes spéciales
standing-held = dans votre main
standing-fresh = en jeu, utilisable dès votre prochain tour
standing-played = en jeu
special-text = { NAME($card, of: "special", form: "text") }
special-cost =
    { $cost ->
        [one] Coûte 1 artisan.
       *[other] Coûte { $cost } artisans de couleurs différentes.
    }
play = Jouer

## Doing something

which-nugget = Avec quelle pépite payez-vous ?
which-order = Quelle commande rendez-vous à la place ?
which-side = De quel côté du livre ? Il faudra ensuite acheter une autre commande.
which-stones = Quelles pierres livrez-vous ?
which-carrier = Que faut-il remplacer ?
open-book = Ouvrir le livre
see-map = Voir la carte
turn-page = Tourner
free = gratuit
buy = Acheter
buy-card =
    Acheter : { NAME($card, of: "card") }, { $silver ->
        [none] 1 pépite
       *[other] { COUNT($silver, of: "silver") }
    }
no-page = aucune page
seen-below = Pages vues dessous, de haut en bas
never-seen =
    { $count ->
        [one] { $count } jamais vue
       *[other] { $count } jamais vues
    }
from-here = Charger depuis votre case
load-onto = Charger { NAME($equipment, of: "equipment", form: "the") }
swap-onto = Vider et recharger { NAME($equipment, of: "equipment", form: "the") }
from-the-field = Charger depuis le champ
boats-left =
    Charger depuis le champ · { $count ->
        [one] { $count } bateau libre
       *[other] { $count } bateaux libres
    }
fetch-stone = Faire venir une pierre du champ
fetch-stone-for = Faire venir une pierre du champ · { COUNT($silver, of: "silver") }
stones-there = { COUNT($count, $gem, of: "gem") }

## What a space is good for

your-pawn = Votre pion est ici.
pawns-here = Ici : { LIST($seats, of: "player") }
costs-encounters = Rencontres : payer { COUNT($silver, of: "silver") }
costs-provisions = Dépense vos provisions
stones-here = Pierres : { COUNTS($stones, of: "gem", join: "comma") }
no-stones-left = Plus de pierres
boats-here = { COUNT($boats, of: "boats") } vers le champ
in-the-field =
    { SIZE($stones) ->
        [0] Le champ des pierres dépensées est vide.
       *[other] Dans le champ : { COUNTS($stones, of: "gem", join: "comma") }.
    }
mine-for-you =
    { $silver ->
        [0] Votre bourse est pleine
       *[other] Argent : +{ $silver }
    }
mine-for-all = Mine d’argent : remplit la bourse jusqu’à { $cap }
no-encounters = Aucune rencontre à payer ici
palace-wants = Palais : demande { NAME($goods, of: "good") }
palace-ready = À livrer dès maintenant : { LIST($orders, of: "order", join: "comma") }
book-shows = Visible : { LIST($cards, of: "card", join: "comma") }
book-sold-out = Ce livre est épuisé.
city-provisions = Provisions

## The final sheet

sheet-orders = Commandes livrées
sheet-artisans = Couleurs d’artisans
sheet-workshops = Ateliers
sheet-bonus = Jetons bonus
sheet-stones = Pierres transportées
sheet-special = Cartes sombres
sheet-silver = Argent, en cas d’égalité

## The board in words

says-round =
    Manche { $round }, { YOU($active) ->
        [yes] à vous de jouer
       *[no] au tour { DE(PLAYER($active)) }
    } ; { YOU($last) ->
        [yes] vous jouez
       *[no] { PLAYER($last) } joue
    } en dernier.
says-player =
    { CAPITAL(WHO($seat)) } : { NAME($space, of: "space") }, { COUNT($silver, of: "silver") }, { $provisions ->
        [true] avec provisions
       *[false] sans provisions
    }.
says-equipment =
    { YOU($seat) ->
        [yes] Votre équipement
       *[no] Équipement { DE(PLAYER($seat)) }
    } : { LIST($carriers, of: "carrier", join: "comma") }.
says-orders =
    { YOU($seat) ->
        [yes] Vos commandes à livrer
       *[no] Commandes à livrer { DE(PLAYER($seat)) }
    } : { LIST($orders, of: "order", join: "comma", none: "no-orders") }.
says-artisans =
    { YOU($seat) ->
        [yes] Vos artisans
       *[no] Artisans { DE(PLAYER($seat)) }
    } : { COUNTS($artisans, of: "colour", join: "comma") }.
says-played =
    { YOU($seat) ->
        [yes] Vos cartes spéciales en jeu
       *[no] Cartes spéciales en jeu { DE(PLAYER($seat)) }
    } : { LIST($cards, of: "special", join: "comma") }.
says-book = { NAME($book, of: "book") } : à gauche { NAME($left, of: "top") }, à droite { NAME($right, of: "top") }, { COUNT($pages, of: "pages") } en tout.
top = { NAME($it, of: "card") }
top-none = { no-page }
says-disc = Artisans autour du disque : { COUNTS($disc, of: "colour", join: "comma", none: "no-artisan") }.
no-artisan = aucun
says-workshops = Ateliers : { LIST($workshops, of: "shop", join: "comma") }.
shop = { NAME($colour, of: "colour") } { NAME($workshop, of: "workshop") }
workshop-free = libre
workshop-of = { WHO($it) }
workshop-removed = retiré du jeu
says-duel = Cartes duel de la rangée : { LIST($row, of: "in-row", join: "comma") }.
says-stones = { NAME($space, of: "space") } : { COUNTS($stones, of: "gem", join: "comma") }.

## The table in the terminal

cities = Cités
label-region = { NAME($region, of: "region") } :
label-cities = Cités :
label-equipment = équipement :
label-orders = à livrer :
label-artisans = artisans : { COUNTS($artisans, of: "colour", join: "comma") }
label-played = cartes spéciales : { LIST($cards, of: "special", join: "comma") }
label-disc = Artisans et ateliers, en sens horaire :
label-duel = Cartes duel :
label-hand = Cartes spéciales de votre main :
region-cities = (cités : { LIST($cities, of: "space", join: "comma") })
road-line = { NAME($space, of: "space") } ({ COUNTS($stones, of: "gem", join: "comma", none: "no-stone") })
mine-line = { NAME($space, of: "space") } (mine d’argent)
palace-line = { NAME($space, of: "space") } (palais { NAME($colour, of: "colour") })
port-line =
    { NAME($space, of: "space") } ({ COUNT($boats, of: "boats") }{ SIZE($stones) ->
        [0] {""}
       *[other] {" "}; y restent : { COUNTS($stones, of: "gem", join: "comma") }
    })
book-line = { NAME($book, of: "book") } :
side-line =
    { NAME($side, of: "side", form: "on") } { LIST($cards, of: "card", join: "comma", none: "no-page") }{ $covered ->
        [0] {""}
        [one] , puis { $covered } couverte
       *[other] , puis { $covered } couvertes
    }{ $unseen ->
        [0] {""}
       *[other] , puis { COUNT($unseen, of: "never-seen") }
    }
in-the-bank = En banque : { COUNT($silver, of: "silver") }
disc-line = { NAME($colour, of: "colour") } { $left } ({ NAME($workshop, of: "workshop") })
disc-line-free = { NAME($colour, of: "colour") } { $left } (atelier pour { $needs } : { COUNT($points, of: "points") })
order-line = { NAME($order, of: "order", form: "full") }
special-line = { $card } { NAME($card, of: "special") } ({ COUNT($cost, of: "artisans") }) : { NAME($card, of: "special", form: "text") }
points-now = { COUNT($points, of: "points") } si la partie finissait là

## Ce que sont les choses : leur nom, et ce qu’elles font

thing-gem = { CAPITAL(NAME($gem, of: "gem")) }
    .about = Les commandes demandent des pierres. On les charge sur les routes, ou depuis le champ dans les ports ; chaque équipement en porte une. Une pierre à bord à la fin rapporte { COUNT($points, of: "points") }.
thing-silver = Argent
    .about = Les pièces paient commandes, pages, rencontres et chargement des charrettes et chevaux. Personne n’en a plus de { $cap } ; les mines remplissent la bourse.
thing-order = { CAPITAL(NAME($order, of: "order")) }
    .about = Rapporte { COUNT($points, of: "points") } une fois livrée. Palais : { NAME($palace, of: "space") }. Prix dans une cité à commandes : { COUNT($cost, of: "silver") }.
    .now =
        { SIZE($missing) ->
            [0] Vous transportez tout ce qu’elle demande.
           *[other] Il vous manque : { LIST($missing, of: "good", join: "comma") }.
        }
thing-equipment = { CAPITAL(NAME($equipment, of: "equipment")) }
    .about =
        Porte une pierre, { $only ->
            [none] n’importe laquelle
           *[other] uniquement { NAME($only, of: "gem", form: "for") }
        }. { $cost ->
            [0] Chargement gratuit
           *[other] Charger coûte { COUNT($cost, of: "silver") }
        }.{ $swap ->
            [true] {" "}La pierre peut être échangée contre une autre.
           *[false] {""}
        } Un équipement coûte une pépite d’or.
thing-artisan = Artisan { NAME($colour, of: "colour") }
    .about = Vient à chaque livraison au palais de cette couleur. Chaque couleur différente rapporte { COUNT($points, of: "points") } à la fin.
thing-workshop = Atelier { NAME($colour, of: "colour") }
    .about = À qui réunit le premier { COUNT($needs, of: "artisans") } de la couleur : { COUNT($points, of: "points") }, puis un jeton bonus pour chaque commande de cette couleur livrée ensuite.
thing-bonus = Jeton bonus
    .about = Rapporte { COUNT($points, of: "points") }. On en reçoit un en livrant une commande de la couleur d’un atelier que l’on possède.
thing-provisions = Provisions
    .about = Permettent de traverser une cité au lieu de s’y arrêter ; elles sont alors consommées. Toutes les cités en donnent.
thing-delivered = Commandes livrées
    .about = Chacune rapporte ce qui y est imprimé. Seul leur propriétaire voit lesquelles ce sont.
thing-points = Points
    .about = Ce que vous marqueriez si la partie finissait là : commandes, couleurs d’artisans, ateliers, jetons bonus et pierres à bord.
thing-book = Carnet
    .about = Deux piles, dont on peut acheter la carte du dessus. Tourner une page la pose sur l’autre pile : { $free } gratuite par tour, puis { COUNT($silver, of: "silver") } chacune.
thing-last = Joue en dernier
    .about = Le tour de table se termine avec ce joueur. Au dernier, tous ceux qui le précèdent jouent encore.
thing-field = Le champ
    .about = Les pierres payées s’y trouvent. On les recharge dans les ports et la cité portuaire, une par barque.
thing-end = La fin
    .about = Quand il ne reste qu’une couleur d’artisans au plus sur le disque, on finit le tour de table.
thing-space = { NAME($space, of: "space") }
    .about =
        { $kind ->
            [city] Une cité : on s’y arrête, sauf avec des provisions. { $boats ->
                [0] Achetez dans son carnet, ou prenez des provisions.
               *[other] Chargez depuis le champ ({ COUNT($boats, of: "boats") }), ou prenez des provisions.
            }
            [palace] Livrez ici, autant que vous le pouvez, ce qui porte cette couleur : { NAME($colour, of: "colour") }.
            [mine] Remplit votre bourse jusqu’à { $cap } pièces, et on n’y paie pas les rencontres.
            [port] Chargez des pierres depuis le champ : { COUNT($boats, of: "boats") }.
           *[road] Chargez autant de pierres que vous pouvez en porter. Elles ne sont jamais remplacées.
        }
thing-special = { NAME($card, of: "special") }
    .about = { NAME($card, of: "special", form: "text") } { special-cost }
thing-duel = Carte duel
    .about = Après un tour avec livraison, la carte de gauche retire ce qu’elle montre : des artisans, ou un atelier.
thing-artisans = Artisans
    .about = Il en vient un à chaque livraison. Chaque couleur différente rapporte { COUNT($points, of: "points") } à la fin ; assez d’une même couleur donnent son atelier.
thing-workshops = Ateliers
    .about = À qui réunit le premier assez d’artisans d’une couleur. Ils rapportent des points, puis un jeton bonus pour chaque nouvelle commande de leur couleur.

## Le but

aim = Achetez des commandes, chargez les pierres demandées et livrez-les au palais de leur couleur : le plus de points gagne.
aim-scores = Les commandes rapportent leur valeur, chaque couleur d’artisan { $artisans }, les ateliers jusqu’à { $workshop }, les jetons bonus { $bonus }.
aim-first = Un bon premier coup : une route où il y a de l’or, remplir votre sac, puis acheter un outil avec la pépite dans une cité.
