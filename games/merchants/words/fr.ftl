# What Merchants of Europe says in French.

## The box

title = Les Colons de l’Europe
    .about = Fondez des comptoirs dans l’Europe de la fin du Moyen Âge et soyez le premier à livrer toutes vos marchandises à ceux des autres.
option-board = Plateau
option-board-short = Partie courte
    .about = L’Europe sans l’Ouest : 5 ou 6 marchandises à livrer.
option-board-expert = Partie experte
    .about = L’Europe entière : 8 ou 10 marchandises à livrer.
option-start-cities = Premiers comptoirs du placement libre
option-start-cities-purple = Comme dans les jeux de la même famille
    .about = Les premiers comptoirs vont dans les villes violettes, au centre de l’Europe, là où sont les nombres.
option-start-cities-as-printed = Comme imprimé
    .about = Les premiers comptoirs des joueurs vont dans les villes marron, seuls les neutres dans les violettes : peu d’entre eux produisent au début.
option-setup = Placement initial
option-setup-fixed = Positions données
    .about = Chacun part des villes imprimées : idéal pour une première partie. Sur le plateau expert, c’est une variante maison.
option-setup-free = Placement libre
    .about = Les joueurs choisissent leurs trois premières villes et leur première route.
option-robber-start = Premier terrain du voleur
option-robber-start-given = Au bord
    .about = Le voleur attend au bord de la carte.
option-robber-start-chosen = Au choix
    .about = La personne qui commence place le voleur sur un terrain sans nombre.

## What the box holds

ware-wood = bois
    .count = { $count } bois
    .some = du bois
    .of = de bois
ware-wool = laine
    .count =
        { $count ->
            [one] { $count } laine
           *[other] { $count } laines
        }
    .some = de la laine
    .of = de laine
ware-wheat = blé
    .count =
        { $count ->
            [one] { $count } blé
           *[other] { $count } blés
        }
    .some = du blé
    .of = de blé
ware-ore = minerai
    .count =
        { $count ->
            [one] { $count } minerai
           *[other] { $count } minerais
        }
    .some = du minerai
    .of = de minerai
ware-salt = sel
    .count =
        { $count ->
            [one] { $count } sel
           *[other] { $count } sels
        }
    .some = du sel
    .of = de sel
ware-gold = or
    .count = { $count } or
    .some = de l’or
    .of = d’or

card-safe-conduct = Conduite sûre
    .count =
        { $count ->
            [one] { $count } Conduite sûre
           *[other] { $count } Conduites sûres
        }
card-trade-agreement = Traité commercial
    .count =
        { $count ->
            [one] { $count } Traité commercial
           *[other] { $count } Traités commerciaux
        }
card-bribery = Corruption
    .count =
        { $count ->
            [one] { $count } Corruption
           *[other] { $count } Corruptions
        }
card-lancer = Lancier
    .count =
        { $count ->
            [one] { $count } Lancier
           *[other] { $count } Lanciers
        }

# What the cards do. The variables are the numbers of the data file
effect-safe-conduct = Établissez gratuitement jusqu’à { COUNT($routes, of: "routes") }.
effect-trade-agreement = Déplacez gratuitement un marchand de { $merchant_steps } carrefours au plus, ou prenez { COUNT($gold, "gold", of: "ware") }.
effect-bribery = Déplacez une caravane de { COUNT($caravan_steps, of: "routes") } au plus, sans sel ni péage.
effect-lancer = Prenez { COUNT($gold, "gold", of: "ware") }, déplacez le voleur et volez une carte.

terrain-forest = forêt
terrain-pasture = pré
terrain-field = champ
terrain-mountain = montagne
terrain-saltworks = saline

purchase-route = Route
purchase-merchant = Marchand
purchase-caravan = Caravane
purchase-card = Carte

cards =
    { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
development-cards =
    { $count ->
        [one] { $count } carte développement
       *[other] { $count } cartes développement
    }
goods =
    { $count ->
        [one] { $count } marchandise
       *[other] { $count } marchandises
    }
routes =
    { $count ->
        [one] { $count } route
       *[other] { $count } routes
    }
merchants =
    { $count ->
        [one] { $count } marchand
       *[other] { $count } marchands
    }
caravans =
    { $count ->
        [one] { $count } caravane
       *[other] { $count } caravanes
    }
posts =
    { $count ->
        [one] { $count } comptoir
       *[other] { $count } comptoirs
    }
rolls =
    { $count ->
        [one] { $count } lancer
       *[other] { $count } lancers
    }
steps =
    { $count ->
        [one] { $count } pas payé
       *[other] { $count } pas payés
    }

## Places

# A path: $one and $other are the hexes beside it, $cities the cities it touches
path =
    chemin { NAME($one, of: "hex") }–{ NAME($other, of: "hex") }{ SIZE($cities) ->
        [0] {""}
       *[other] , à { LIST($cities, of: "city") }
    }
# An intersection is called after its city, or the hexes that meet there
cross-city = { NAME($it, of: "city") }
cross-hexes = carrefour { DE(LIST($it, of: "hex", join: "comma")) }
# In the terminal, where there is no map: a hex and its coordinates, a path by its two ends
place = { NAME($it, of: "hex") } ({ $it })
ends = { NAME($one, of: "corner") } – { NAME($other, of: "corner") }
corner-city = { NAME($it, of: "city") }
corner = { $it }

city-paris = Paris
city-brussels = Bruxelles
city-cologne = Cologne
city-lyon = Lyon
city-bern = Berne
city-turin = Turin
city-venice = Venise
city-hamburg = Hambourg
city-berlin = Berlin
city-nuremberg = Nuremberg
city-prague = Prague
city-vienna = Vienne
city-wroclaw = Wroclaw
city-budapest = Budapest
city-krakow = Cracovie
city-szczecin = Szczecin
city-marseille = Marseille
city-genoa = Gênes
city-rome = Rome
city-naples = Naples
city-dubrovnik = Dubrovnik
city-belgrade = Belgrade
city-bucharest = Bucarest
city-thessaloniki = Thessalonique
city-athens = Athènes
city-constantinople = Constantinople
city-odessa = Odessa
city-kiev = Kiev
city-smolensk = Smolensk
city-moscow = Moscou
city-novgorod = Novgorod
city-vilnius = Vilnius
city-riga = Riga
city-kaliningrad = Kaliningrad
city-gdansk = Gdansk
city-stockholm = Stockholm
city-oslo = Oslo
city-copenhagen = Copenhague
city-london = Londres
city-plymouth = Plymouth
city-edinburgh = Édimbourg
city-dublin = Dublin
city-nantes = Nantes
city-bilbao = Bilbao
city-santiago = Saint-Jacques
city-lisbon = Lisbonne
city-madrid = Madrid
city-seville = Séville
city-valencia = Valence
city-barcelona = Barcelone

# Hexes: the land, then the sea
hex-galicia = Galice
hex-algarve = Algarve
hex-ireland = Irlande
hex-asturias = Asturies
hex-castile = Castille
hex-andalusia = Andalousie
hex-scotland = Écosse
hex-northumbria = Northumbrie
hex-wales-and-cornwall = Galles et Cornouailles
hex-aragon = Aragon
hex-flanders = Flandre
hex-loire = Loire
hex-languedoc = Languedoc
hex-frisia = Frise
hex-ardennes = Ardennes
hex-jura-and-alps = Jura et Alpes
hex-norway = Norvège
hex-holstein = Holstein
hex-franconia = Franconie
hex-bavaria = Bavière
hex-lombardy = Lombardie
hex-tuscany = Toscane
hex-gothia = Götaland
hex-brandenburg = Brandebourg
hex-bohemia = Bohême
hex-carinthia = Carinthie
hex-campania = Campanie
hex-svealand = Svealand
hex-pomerania = Poméranie
hex-silesia = Silésie
hex-pannonia = Pannonie
hex-bosnia = Bosnie
hex-calabria = Calabre
hex-masovia = Mazovie
hex-tatra = Tatras
hex-puszta = Puszta
hex-serbia = Serbie
hex-estonia = Estonie
hex-livonia = Livonie
hex-samogitia = Samogitie
hex-red-ruthenia = Ruthénie rouge
hex-transylvania = Transylvanie
hex-wallachia = Valachie
hex-macedonia = Macédoine
hex-greece = Grèce
hex-novgorod-land = Pays de Novgorod
hex-white-ruthenia = Ruthénie blanche
hex-polesia = Polésie
hex-podolia = Podolie
hex-moldavia = Moldavie
hex-thrace = Thrace
hex-vologda = Vologda
hex-muscovy = Moscovie
hex-severia = Sévérie
hex-ukraine = Ukraine
hex-crimean-steppe = Steppe de Crimée
hex-anatolia = Anatolie
hex-atlantic-ocean = océan Atlantique
hex-english-channel = Manche
hex-bay-of-biscay = golfe de Gascogne
hex-balearic-sea = mer des Baléares
hex-north-sea = mer du Nord
hex-gulf-of-lion = golfe du Lion
hex-mediterranean-sea = mer Méditerranée
hex-norwegian-sea = mer de Norvège
hex-ligurian-sea = mer Ligure
hex-skagerrak = Skagerrak
hex-tyrrhenian-sea = mer Tyrrhénienne
hex-resund = Øresund
hex-adriatic-sea = mer Adriatique
hex-baltic-sea = mer Baltique
hex-lower-adriatic = basse Adriatique
hex-gulf-of-riga = golfe de Riga
hex-gulf-of-danzig = baie de Dantzig
hex-ionian-sea = mer Ionienne
hex-aegean-sea = mer Égée
hex-black-sea = mer Noire
hex-sea = mer

## What to do now

# $seat: who is to act, or the first of them; $mine: whether the reader is to act
prompt-place-robber =
    { YOU($seat) ->
        [yes] Placez le voleur sur un terrain sans nombre.
       *[no] On attend que { PLAYER($seat) } place le voleur.
    }
# $nth: how many posts stand already
prompt-place-post =
    { YOU($seat) ->
        [yes] Placez votre { $nth ->
            [0] premier
            [1] deuxième
           *[other] troisième
        } comptoir dans une ville { $purple ->
            [true] violette
           *[false] marron
        }.
       *[no] On attend que { PLAYER($seat) } place son { $nth ->
            [0] premier
            [1] deuxième
           *[other] troisième
        } comptoir.
    }
prompt-place-neutral =
    { YOU($seat) ->
        [yes] Placez un comptoir neutre dans une ville violette.
       *[no] On attend que { PLAYER($seat) } place un comptoir neutre.
    }
prompt-place-start-route =
    { YOU($seat) ->
        [yes] Placez votre première route, avec une caravane.
       *[no] On attend que { PLAYER($seat) } place sa première route.
    }
# $card: whether the reader may play one
prompt-roll =
    { YOU($seat) ->
        [yes] { $card ->
            [true] Lancez les dés, ou jouez d’abord une carte.
           *[false] Lancez les dés.
        }
       *[no] On attend que { PLAYER($seat) } lance les dés.
    }
prompt-discard =
    { $mine ->
        [true] Le voleur attaque : rendez { COUNT($needed, of: "cards") } à la réserve.
       *[false] Le voleur attaque : on attend la défausse { DE(LIST($waiting, of: "player")) }.
    }
prompt-move-robber =
    { YOU($seat) ->
        [yes] Déplacez le voleur sur un autre nombre.
       *[no] On attend que { PLAYER($seat) } déplace le voleur.
    }
prompt-steal =
    { YOU($seat) ->
        [yes] Vous pouvez voler une carte à un adversaire.
       *[no] On attend que { PLAYER($seat) } vole une carte, ou y renonce.
    }
prompt-act =
    { YOU($seat) ->
        [yes] À vous : échangez, construisez, voyagez, livrez.
       *[no] On attend que { PLAYER($seat) } échange, construise, voyage ou livre.
    }
prompt-answer =
    { $mine ->
        [true] { PLAYER($active) } vous propose un échange.
       *[false] L’offre est sur la table : on attend { LIST($waiting, of: "player") }.
    }
prompt-trade =
    { YOU($seat) ->
        [yes] Choisissez avec qui échanger.
       *[no] On attend que { PLAYER($seat) } choisisse avec qui échanger.
    }
prompt-choose-chain =
    { YOU($seat) ->
        [yes] Choisissez laquelle des plus courtes chaînes rapporte son or.
       *[no] On attend que { PLAYER($seat) } choisisse la chaîne qui rapporte de l’or.
    }
prompt-free-route =
    { YOU($seat) ->
        [yes] Vous pouvez établir une route gratuite à côté de la double flèche.
       *[no] On attend que { PLAYER($seat) } établisse une route gratuite, ou y renonce.
    }
prompt-safe-conduct =
    { YOU($seat) ->
        [yes] Conduite sûre : encore { $left ->
            [one] { $left } route gratuite
           *[other] { $left } routes gratuites
        }.
       *[no] On attend que { PLAYER($seat) } construise grâce à une Conduite sûre.
    }
prompt-trade-agreement =
    { YOU($seat) ->
        [yes] { effect-trade-agreement }
       *[no] On attend que { PLAYER($seat) } utilise un Traité commercial.
    }
prompt-bribery =
    { YOU($seat) ->
        [yes] { effect-bribery }
       *[no] On attend que { PLAYER($seat) } soudoie les gardes.
    }
prompt-caravan =
    { YOU($seat) ->
        [yes] Votre caravane est en chemin{ $steps ->
            [0] {""}
           *[other] {" "}: encore { COUNT($steps, of: "steps") }
        }.
       *[no] On attend que { PLAYER($seat) } fasse avancer sa caravane.
    }
prompt-token =
    { YOU($seat) ->
        [yes] Posez un pion numéroté près de { NAME($it, of: "city") }.
       *[no] On attend que { PLAYER($seat) } pose un pion numéroté près de { NAME($it, of: "city") }.
    }
prompt-over = { game-is-over }

# In the terminal: what can be typed besides a number
hint = {""}
hint-discard = (Un numéro, ou en mots : { typed-discard } 2 { ware-wood }, 1 { ware-ore })
hint-act = (Un numéro, ou en mots : { typed-offer } 1 { ware-wood } { typed-for } 1 { ware-ore })
hint-answer = (Un numéro, ou en mots : { typed-counter } 1 { ware-ore } { typed-for } 2 { ware-gold })
typed-offer = offre
typed-counter = contre-offre
typed-discard = défausse
typed-route = route
typed-deliver = livre
typed-for = contre

## The log

event-game-began =
    { YOU($seat) ->
        [yes] Vous commencez.
       *[no] { PLAYER($seat) } commence.
    }
event-robber-placed =
    { YOU($seat) ->
        [yes] Vous placez
       *[no] { PLAYER($seat) } place
    } le voleur : { NAME($hex, of: "hex") }.
event-post-placed =
    { YOU($seat) ->
        [yes] Vous placez
       *[no] { PLAYER($seat) } place
    } un comptoir à { NAME($city, of: "city") }.
event-neutral-placed =
    { YOU($seat) ->
        [yes] Vous placez
       *[no] { PLAYER($seat) } place
    } un comptoir neutre à { NAME($city, of: "city") }.
event-start-route-placed =
    { YOU($seat) ->
        [yes] Vous placez votre
       *[no] { PLAYER($seat) } place sa
    } première route, avec une caravane : { NAME($path, of: "path") }.
event-start-resources =
    { YOU($seat) ->
        [yes] Vous commencez
       *[no] { PLAYER($seat) } commence
    } avec { COUNTS($resources, of: "ware", none: "nothing") }.
event-turn-began = {""}
    .title = Tour { $turn } : { PLAYER($seat) }
event-rolled =
    { YOU($seat) ->
        [yes] Vous faites
       *[no] { PLAYER($seat) } fait
    } { SUM(AT($dice, 0), AT($dice, 1)) } ({ AT($dice, 0) } + { AT($dice, 1) }).
# $shares: what everybody gets who gets anything
event-produced =
    { SIZE($shares) ->
        [0] Personne ne reçoit rien.
       *[other] Production : { LIST($shares, of: "share", join: "comma") }.
    }{ SIZE($short) ->
        [0] {""}
       *[other] {" "}La réserve n’a pas assez { LIST($short, of: "ware", form: "of") } : personne n’en reçoit.
    }
share = { WHO($seat) } { COUNTS($cards, of: "ware") }
event-discard-chosen = {""}
event-discarded =
    { YOU($seat) ->
        [yes] Vous rendez
       *[no] { PLAYER($seat) } rend
    } { COUNTS($resources, of: "ware") }.
event-robber-moved =
    { YOU($seat) ->
        [yes] Vous déplacez
       *[no] { PLAYER($seat) } déplace
    } le voleur : { NAME($hex, of: "hex") }.
event-robbed =
    { YOU($seat) ->
        [yes] Vous volez une carte à { PLAYER($victim) }.
       *[no] { YOU($victim) ->
            [yes] { PLAYER($seat) } vous vole une carte.
           *[no] { PLAYER($seat) } vole une carte à { PLAYER($victim) }.
        }
    }
event-card-stolen = C’était { NAME($resource, of: "ware", form: "some") }.
event-offered =
    { YOU($seat) ->
        [yes] Vous offrez
       *[no] { PLAYER($seat) } offre
    } { COUNTS($give, of: "ware") } contre { COUNTS($want, of: "ware") } à { LIST($to, of: "player") }.
# $answer: accept, decline or counter; a counter-offer has $give and $want
event-answered =
    { $answer ->
        [accept] { YOU($seat) ->
            [yes] Vous acceptez.
           *[no] { PLAYER($seat) } accepte.
        }
        [decline] { YOU($seat) ->
            [yes] Vous refusez.
           *[no] { PLAYER($seat) } refuse.
        }
       *[counter] { YOU($seat) ->
            [yes] Vous donneriez
           *[no] { PLAYER($seat) } donnerait
        } { COUNTS($give, of: "ware") } contre { COUNTS($want, of: "ware") }.
    }
event-traded =
    { YOU($seat) ->
        [yes] Vous donnez à { PLAYER($with) }
       *[no] { YOU($with) ->
            [yes] { PLAYER($seat) } vous donne
           *[no] { PLAYER($seat) } donne à { PLAYER($with) }
        }
    } { COUNTS($gave, of: "ware") } contre { COUNTS($got, of: "ware") }.
event-offer-withdrawn =
    { YOU($seat) ->
        [yes] Vous retirez votre
       *[no] { PLAYER($seat) } retire son
    } offre.
event-resource-bought =
    { YOU($seat) ->
        [yes] Vous achetez
       *[no] { PLAYER($seat) } achète
    } { COUNT(1, $resource, of: "ware") } pour { COUNT($gold, "gold", of: "ware") }.
event-bank-traded =
    { YOU($seat) ->
        [yes] Vous échangez
       *[no] { PLAYER($seat) } échange
    } avec la réserve { COUNT($cards, $give, of: "ware") } contre { COUNT(1, $take, of: "ware") }.
event-route-built =
    { YOU($seat) ->
        [yes] Vous établissez
       *[no] { PLAYER($seat) } établit
    } une route{ $free ->
        [true] {" "}gratuite
       *[false] {""}
    } : { NAME($path, of: "path") }.
event-city-connected =
    { SIZE($cities) ->
        [one] Ville reliée
       *[other] Villes reliées
    } : { LIST($cities, of: "city") } ({ LIST($gold, of: "paid", join: "comma", none: "nothing") }).
# A seat's gold of a chain
paid =
    { $it ->
        [0] {""}
       *[other] { WHO($index) } +{ COUNT($it, "gold", of: "ware") }
    }
event-merchant-recruited =
    { YOU($seat) ->
        [yes] Vous recrutez
       *[no] { PLAYER($seat) } recrute
    } un marchand à { NAME($city, of: "city") }.
event-merchant-moved =
    { YOU($seat) ->
        [yes] Vous déplacez
       *[no] { PLAYER($seat) } déplace
    } un marchand{ $wheat ->
        [0] {""}
       *[other] {" "}pour { COUNT($wheat, "wheat", of: "ware") }
    } : { NAME($to, of: "cross") }.
event-post-founded =
    { YOU($seat) ->
        [yes] Vous fondez
       *[no] { PLAYER($seat) } fonde
    } un comptoir à { NAME($city, of: "city") }{ $gold ->
        [0] {""}
       *[other] {" "}: +{ COUNT($gold, "gold", of: "ware") }
    }.
event-token-placed = Le pion { $number } est posé : { NAME($hex, of: "hex") }.
event-token-moved = Le pion { $number } se déplace : { NAME($from, of: "hex") } → { NAME($to, of: "hex") }.
event-caravan-formed =
    { YOU($seat) ->
        [yes] Vous formez
       *[no] { PLAYER($seat) } forme
    } une caravane : { NAME($path, of: "path") }.
event-caravan-moved =
    { YOU($seat) ->
        [yes] Vous déplacez
       *[no] { PLAYER($seat) } déplace
    } une caravane{ $salt ->
        [0] { $toll ->
            [none] {""}
           *[other] {" "}(péage pour { WHO($toll) })
        }
       *[other] {" "}pour { COUNT($salt, "salt", of: "ware") }{ $toll ->
            [none] {""}
           *[other] {" "}(péage pour { WHO($toll) })
        }
    } : { NAME($to, of: "path") }.
event-delivered =
    { YOU($seat) ->
        [yes] Vous livrez
       *[no] { PLAYER($seat) } livre
    } une marchandise à { NAME($city, of: "city") } : { $left ->
        [0] c’était la dernière
       *[other] encore { COUNT($left, of: "goods") }
    }.
event-card-bought =
    { YOU($seat) ->
        [yes] Vous achetez
       *[no] { PLAYER($seat) } achète
    } une carte développement.{ $shuffled ->
        [true] {" "}Les cartes défaussées forment la nouvelle pioche.
       *[false] {""}
    }
event-card-drawn = Vous piochez une carte { NAME($card, of: "card") }.
event-card-played =
    { YOU($seat) ->
        [yes] Vous jouez
       *[no] { PLAYER($seat) } joue
    } une carte { NAME($card, of: "card") }.
event-gold-taken =
    { YOU($seat) ->
        [yes] Vous prenez
       *[no] { PLAYER($seat) } prend
    } { COUNT($gold, "gold", of: "ware") }.
event-game-over = { game-is-over }
    .title =
        { $winner ->
            [none] Le dernier tour de table est terminé.
           *[other] { YOU($winner) ->
                [yes] Vous livrez votre dernière marchandise et gagnez !
               *[no] { PLAYER($winner) } livre sa dernière marchandise et gagne !
            }
        }

## Actions

action-place-robber = Placer le voleur : { NAME($it, of: "hex") }
action-place-post = Placer un comptoir à { NAME($it, of: "city") }
action-place-neutral = Placer un comptoir neutre à { NAME($it, of: "city") }
action-place-start-route = Placer votre première route : { NAME($it, of: "path") }
action-roll = Lancer les dés
action-play-card = Jouer une carte { NAME($it, of: "card") }
action-discard = Rendre { COUNTS($it, of: "ware") }
action-move-robber = Déplacer le voleur : { NAME($it, of: "hex") }
action-steal = Voler une carte à { PLAYER($it) }
action-offer = Offrir { COUNTS($give, of: "ware") } contre { COUNTS($want, of: "ware") } à { LIST($to, of: "player") }
action-accept = Accepter
order-decline = Refuser toute offre d’échange jusqu’à mon tour.
action-decline = Refuser
action-counter = Contre-offre : donner { COUNTS($give, of: "ware") } contre { COUNTS($want, of: "ware") }
# $give and $get: the terms, or none where they are shown anyway
action-trade-with =
    { $give ->
        [none] Échanger avec { PLAYER($it) }
       *[other] Donner à { PLAYER($it) } { COUNTS($give, of: "ware") } contre { COUNTS($get, of: "ware") }
    }
action-withdraw = Retirer l’offre
# $price: what a resource costs
action-buy-resource = Acheter { COUNT(1, $it, of: "ware") } pour { COUNT($price, "gold", of: "ware") }
# $rate: how many go for one
action-bank-trade = Échanger avec la réserve { COUNT($rate, $give, of: "ware") } contre { COUNT(1, $take, of: "ware") }
action-build-route = Établir une route : { NAME($it, of: "path") }
action-choose-chain = Choisir la chaîne qui rapporte : { LIST($it, of: "paid", none: "nothing") }
# $from: where the merchant stands, or none
action-recruit-merchant =
    { $from ->
        [none] Recruter un marchand à { NAME($city, of: "city") }
       *[other] Reprendre votre marchand ({ NAME($from, of: "cross") }) et le recruter à { NAME($city, of: "city") }
    }
# $founds: the city where a post is founded, or none
action-move-merchant =
    { $founds ->
        [none] Déplacer un marchand : { NAME($to, of: "cross") }
       *[other] Fonder un comptoir à { NAME($founds, of: "city") }
    }{ $wheat ->
        [0] {""}
       *[other] , { COUNT($wheat, "wheat", of: "ware") }
    }{ $gold ->
        [0] {""}
       *[other] , +{ COUNT($gold, "gold", of: "ware") }
    }
# $values: the numbers that may come
action-place-token = Poser un pion : { NAME($it, of: "hex") } ({ LIST($values, of: "value", join: "or") })
value = { $it }
action-move-token = Déplacer le pion { $number } : { NAME($from, of: "hex") } → { NAME($to, of: "hex") }
# $from: where the caravan stands, or none
action-form-caravan =
    { $from ->
        [none] Former une caravane : { NAME($path, of: "path") }
       *[other] Reprendre votre caravane ({ NAME($from, of: "path") }) et la former ici : { NAME($path, of: "path") }
    }
# $tolls: who gets one; $passing: where it could deliver on its way
action-move-caravan =
    Déplacer une caravane : { NAME($to, of: "path") }{ $salt ->
        [0] {""}
       *[other] , { COUNT($salt, "salt", of: "ware") }
    }{ SIZE($tolls) ->
        [0] {""}
       *[other] , péage à { LIST($tolls, of: "player") }
    }{ SIZE($passing) ->
        [0] {""}
       *[other] , en passant par { LIST($passing, of: "city") }
    }
action-deliver = Livrer à { NAME($it, of: "city") }
action-buy-card = Acheter une carte développement
action-take-gold = Prendre { COUNT($gold, "gold", of: "ware") }
# $phase: what the table waits for, or none where nobody can tell
action-done =
    { $phase ->
        [caravan] S’arrêter ici
        [steal] Ne voler personne
        [none] C’est tout
       *[other] Y renoncer
    }
action-end-turn = Terminer votre tour

# In the terminal, choices of a sort stand together behind these words; the others, a line each
sort = {""}
sort-place-robber = Terrains :
sort-place-post = Villes :
sort-place-neutral = Villes :
sort-place-start-route = Chemins :
sort-discard = Rendre :
sort-move-robber = Terrains :
sort-offer = Offrir aux autres :
sort-buy-resource = Acheter avec de l’or :
sort-bank-trade = Échanger avec la réserve :
sort-build-route = Établir une route :
sort-recruit-merchant = Recruter le marchand { SUM($merchant, 1) } :
sort-move-merchant = Déplacer le marchand { SUM($merchant, 1) } :
sort-place-token = Piocher un pion pour :
sort-move-token = Déplacer un pion vers { NAME($to, of: "place") } depuis :
sort-form-caravan = Former la caravane { SUM($caravan, 1) } :
sort-move-caravan = Déplacer la caravane { SUM($caravan, 1) } :
sort-deliver = Livrer une marchandise :
# What tells the choices of a sort apart
choice-place-robber = { NAME($it, of: "place") }
choice-place-post = { NAME($it, of: "city") }
choice-place-neutral = { NAME($it, of: "city") }
choice-place-start-route = { NAME($it, of: "ends") }
choice-discard = { COUNTS($it, of: "ware") }
choice-move-robber = { NAME($it, of: "place") }
choice-offer = { COUNTS($give, of: "ware") } contre { COUNTS($want, of: "ware") }
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
numbered-choice = { $number } : { $choice }

## Refusals

refusal-game-is-over = { game-is-over }
refusal-not-your-turn = Ce n’est pas à vous de jouer : on attend { LIST($waiting_for, of: "player") }.
refusal-not-now = { NAME($phase, of: "not-now") }
not-now-place-robber = On place d’abord le voleur.
not-now-place-post = On place d’abord les premiers comptoirs.
not-now-place-neutral = On place d’abord les comptoirs neutres.
not-now-place-start-route = On place d’abord les premières routes.
not-now-roll = Il faut d’abord lancer les dés.
not-now-discard = Tous ceux qui ont trop de cartes doivent d’abord se défausser.
not-now-move-robber = Il faut d’abord déplacer le voleur.
not-now-steal = Choisissez d’abord qui voler, ou ne volez personne.
not-now-act = Ce n’est pas possible maintenant.
not-now-answer = Il faut d’abord répondre à l’offre.
not-now-trade = Choisissez d’abord parmi les réponses, ou retirez votre offre.
not-now-choose-chain = Choisissez d’abord la chaîne qui compte.
not-now-free-route = Établissez d’abord la route gratuite, ou renoncez-y.
not-now-safe-conduct = Utilisez d’abord votre Conduite sûre.
not-now-trade-agreement = Utilisez d’abord votre Traité commercial.
not-now-bribery = Déplacez d’abord la caravane.
not-now-caravan = Votre caravane doit d’abord finir son voyage.
not-now-token = Posez d’abord le pion numéroté.
not-now-over = { game-is-over }
# $lacks: what is missing
refusal-not-enough-resources = Cela coûte { COUNTS($needs, of: "ware") } ; il vous manque { COUNTS($lacks, of: "ware") }.
refusal-not-enough =
    { $of ->
        [gold] Il faut { COUNT($needs, "gold", of: "ware") } ; vous en avez { $has }.
       *[other] { NAME($of, of: "no-more") }
    }
no-more-pile = La réserve n’a plus { NAME($it, of: "ware", form: "of") }.
no-more-routes = Vous n’avez plus de route.
no-more-posts = Vous n’avez plus de comptoir à fonder.
no-more-free-goods = Toutes vos marchandises sont encore sous des comptoirs : fondez-en un d’abord.
no-more-development-cards = Il n’y a plus de carte développement.
refusal-turn-limit =
    { $of ->
        [resources_bought] L’or n’achète pas plus de { $limit } ressources par tour.
        [offers] Vous avez fait { $limit } offres ce tour-ci ; vous n’en ferez pas d’autre.
        [cards_bought] On n’achète pas plus de { COUNT($limit, of: "cards") } par tour.
       *[cards_played] On ne joue pas plus de { COUNT($limit, of: "cards") } par tour.
    }
refusal-no-starting-city =
    { NAME($city, of: "city") } : ce comptoir va dans une ville { $purple ->
        [true] violette
       *[false] marron
    } vide.
refusal-no-robber-start = { NAME($hex, of: "hex") } : le voleur part d’un terrain sans nombre.
refusal-would-connect = Les premières routes ne doivent pas relier deux villes.
refusal-wrong-discard = Choisissez { COUNT($needs, of: "cards") }, et non { $chosen }.
refusal-robber-stays-there = Le voleur s’y trouve déjà et doit bouger.
refusal-no-number = { NAME($hex, of: "hex") } : le voleur va sur un terrain qui a un nombre.
refusal-cannot-be-robbed = On ne peut rien voler à { PLAYER($seat) } ici.
refusal-not-a-trade = Dans un échange, chaque côté donne quelque chose, et rien ne va dans les deux sens.
refusal-no-agreement = Aucun échange possible avec { PLAYER($seat) }.
refusal-path-taken =
    { YOU($owner) ->
        [yes] Vous y avez
       *[no] { PLAYER($owner) } y a
    } déjà une route.
refusal-path-not-reached = Une route part de l’un de vos comptoirs ou de l’une de vos routes.
refusal-not-beside-arrow = La route gratuite touche la double flèche que vous venez de couvrir.
refusal-no-such-chain = Ce n’est pas l’une des plus courtes chaînes.
refusal-wrong-piece = Ce pion ne peut pas servir maintenant.
refusal-not-your-post = Vous n’avez pas de comptoir à { NAME($city, of: "city") }.
refusal-merchant-there = Un marchand s’y trouve déjà.
refusal-foreign-post = { NAME($city, of: "city") } : un marchand ne s’arrête pas à un comptoir adverse ou neutre.
refusal-too-far =
    { $steps ->
        [none] Aucun chemin n’y mène.
       *[other] C’est trop loin : { $most } carrefours au plus.
    }
refusal-no-token-space = { NAME($hex, of: "hex") } : on ne peut pas y poser de pion numéroté.
refusal-tokens-left =
    { $left ->
        [0] Il n’y a plus de pion { NAME($resource, of: "ware", form: "of") } dans la mer : déplacez-en un du plateau.
       *[other] Les pions { NAME($resource, of: "ware", form: "of") } qui sont dans la mer passent d’abord.
    }
refusal-no-token-there = { NAME($hex, of: "hex") } : il n’y a pas de pion à prendre.
refusal-must-place-token = Le pion numéroté doit être posé.
refusal-no-place-for-caravan = Une caravane se forme sur l’une de vos routes, à l’un de vos comptoirs.
refusal-route-full = Deux caravanes occupent déjà cette route.
refusal-no-route-there = Une caravane suit des routes qui se touchent.
refusal-no-delivery = { NAME($city, of: "city") } : il faut un comptoir adverse ou neutre, encore sans marchandise.
refusal-no-caravan-beside = Aucune de vos caravanes n’est à { NAME($city, of: "city") }.
refusal-not-arrived = Votre caravane a été formée à { NAME($city, of: "city") } : elle ne livre que là où elle est venue.
refusal-card-not-held = Vous n’avez pas de carte { NAME($card, of: "card") }.
refusal-card-just-bought = Votre carte { NAME($card, of: "card") } a été achetée ce tour-ci : elle attend le prochain.
refusal-card-useless = Une carte { NAME($card, of: "card") } serait sans effet maintenant.
refusal-nothing-done = Une carte jouée doit servir.

## What a bot says about a step of its own

remark-in-front = En avance de { COUNT($by, of: "goods") }.
remark-goods-free =
    { COUNT($goods, of: "goods") } { $goods ->
        [one] disponible
       *[other] disponibles
    } pour la livraison.
remark-yields = { COUNT($chances, of: "rolls") } sur 36 pour { NAME($resource, of: "ware", form: "some") }.
remark-blocks =
    Arrête { COUNT($posts, of: "posts") } { YOU($seat) ->
        [yes] à vous
       *[no] { DE(PLAYER($seat)) }
    } : { COUNT($chances, of: "rolls") } sur 36.
remark-at-post = Arrive à { NAME($city, of: "city") }, qui attend une marchandise.
remark-first-route = Première route vers { NAME($city, of: "city") }, qui attend une marchandise.

## Panels

panel-goods = Marchandises à livrer
    .short = à livrer
panel-free = Marchandises disponibles
    .short = dispo.
panel-posts = Comptoirs à fonder
    .short = comptoirs
panel-hand = Cartes ressource
    .short = cartes
panel-gold = Or
    .short = or
panel-cards = Cartes développement
    .short = dévelop.
panel-routes = Routes en réserve
    .short = routes
panel-merchants = Marchands en réserve
    .short = marchands
panel-caravans = Caravanes en réserve
    .short = caravanes

## The board

setting-up = Mise en place
round-number = Tour de table { $round }
map = Carte de l’Europe
# $pips: how often in 36 the dice show the number
note-hex =
    { NAME($hex, of: "hex") } : { NAME($terrain, of: "terrain") }, { $number ->
        [none] pas encore de nombre
       *[other] nombre { $number } ({ $pips } sur 36)
    }{ $robber ->
        [true] , le voleur s’y trouve
       *[false] {""}
    }
# $post: whose post stands there, neutral or none; $gold: what founding brings
note-city =
    { NAME($city, of: "city") }, { $kind ->
        [purple] ville de départ
       *[brown] ville où fonder un comptoir
    }{ $post ->
        [none] { $gold ->
            [0] {""}
           *[other] , { COUNT($gold, "gold", of: "ware") } à la fondation
        }
        [neutral] , comptoir neutre
       *[other] { YOU($post) ->
            [yes] , votre comptoir
           *[no] , comptoir { DE(PLAYER($post)) }
        }
    }{ $post ->
        [none] {""}
       *[other] { $good ->
            [true] , a une marchandise
           *[false] , attend une marchandise
        }
    }
arrow = double flèche : une route gratuite à côté
merchant-of =
    { YOU($seat) ->
        [yes] Votre marchand
       *[no] Marchand { DE(PLAYER($seat)) }
    }
caravan-of =
    { YOU($seat) ->
        [yes] Votre caravane
       *[no] Caravane { DE(PLAYER($seat)) }
    }
robber = Le voleur
dice = Dés : { AT($dice, 0) } et { AT($dice, 1) }
no-dice = Pas encore lancés
bank = Réserve
# $down: number tokens face down
note-pile = { CAPITAL(NAME($resource, of: "ware")) } en réserve : { $count }. Pions face cachée : { $down }.
deck = Cartes développement dans la pioche : { $count }
your-hand = Votre main
your-cards = Vos cartes développement
new-card = achetée ce tour-ci
# What stands in the note of a card; $new: whether it was bought this turn
note-card =
    { $effect }{ $new ->
        [true] {" "}({ new-card })
       *[false] {""}
    }
everybodys-goods = Les marchandises de chaque place
stock =
    { CAPITAL(WHO($seat)) } : { $delivered ->
        [one] { $delivered } livrée
       *[other] { $delivered } livrées
    }, { $free ->
        [one] { $free } disponible
       *[other] { $free } disponibles
    }, { $bound } sous comptoir. En réserve : { COUNT($routes, of: "routes") }, { COUNT($merchants, of: "merchants") } et { COUNT($caravans, of: "caravans") }.
delivered = livrées
free = disponibles
bound = retenues
bundle = { COUNTS($bundle, of: "ware", none: "nothing") }
costs = { NAME($purchase, of: "purchase") } : { COUNTS($cost, of: "ware") }

## Choosing

choose-path = Choisissez un chemin éclairé pour la route.
choose-post = Choisissez un comptoir pour le marchand.
choose-route = Choisissez une route pour la caravane.
choose-merchant-goal = Choisissez où va le marchand.
choose-caravan-goal = Choisissez où va la caravane.
choose-token = Choisissez le pion à déplacer.
which-piece = Lequel y va ?
take-up-merchant = Prendre le marchand : { NAME($cross, of: "cross") }
take-up-caravan = Prendre la caravane : { NAME($path, of: "path") }
fill-hex = Déplacer un pion numéroté : { NAME($hex, of: "hex") }
discard-title =
    Rendez { COUNT($needed, of: "cards") } : { $chosen ->
        [one] { $chosen } choisie
       *[other] { $chosen } choisies
    }
discard-now = Rendre ces cartes
discard-chosen = Vous avez choisi ; d’autres réfléchissent encore.

## Trade

trade = Échange
with-bank = Réserve
bank-buy = Acheter pour { COUNT($price, "gold", of: "ware") } (encore { $left } ce tour-ci)
bank-swap = { $rate } cartes pareilles contre une
bank-nothing = Vous n’avez pas assez pour la réserve.
you-give = Vous donnez
you-get = Vous recevez
one-less = Une carte de moins : { NAME($ware, of: "ware") }
one-more = Une carte de plus : { NAME($ware, of: "ware") }
offer-to = À
make-offer = Proposer
offers-left =
    { $left ->
        [one] encore { $left } offre
       *[other] encore { $left } offres
    }
make-counter = Proposer plutôt cela
counter = Contre-offre…
offer-of =
    { YOU($seat) ->
        [yes] Votre offre
       *[no] Offre { DE(PLAYER($seat)) }
    }
offer-terms = Vous donnez { COUNTS($give, of: "ware") } et recevez { COUNTS($get, of: "ware") }.
thinking = réfléchit…
accepts = accepte
declines = refuse
trade-here = Échanger
cannot-accept = Vous n’avez pas ce qui est demandé.

## Statistics and the final sheet

statistics = Statistiques
dice-title = Dés
thrown = { $sum } : { $times } fois (attendu : { $expected })
throws =
    { $count ->
        [one] { $count } lancer
       *[other] { $count } lancers
    }
stat-ware = { CAPITAL(NAME($ware, of: "ware")) }
production = Production
compensation = Or en compensation
connections = Or des liaisons
tolls = Péages reçus
all-cards = Cartes en tout
goods-delivered = Marchandises livrées
goods-left = Marchandises restantes
posts-left = Comptoirs non fondés
gold-left = Or
routes-built = Routes

## The board in words

says-turn = Tour de table { $round }, à { WHO($seat) } de jouer.
says-placing = On place les premiers comptoirs et les premières routes.
says-player =
    { CAPITAL(WHO($seat)) } : { COUNT($left, of: "goods") } à livrer, dont { $free ->
        [one] { $free } disponible
       *[other] { $free } disponibles
    } ; { COUNT($hand, of: "cards") }{ SIZE($resources) ->
        [0] {""}
       *[other] {" "}({ COUNTS($resources, of: "ware") })
    }, { COUNT($gold, "gold", of: "ware") }, { COUNT($cards, of: "development-cards") }, { COUNT($routes, of: "routes") }{ SIZE($posts) ->
        [0] {""}
       *[other] {" "}; comptoirs à { LIST($posts, of: "city") }
    }{ SIZE($merchants) ->
        [0] {""}
       *[other] {" "}; marchands : { LIST($merchants, of: "cross") }
    }{ SIZE($caravans) ->
        [0] {""}
       *[other] {" "}; caravanes : { LIST($caravans, of: "path") }
    }.
says-neutral = Comptoirs neutres à { LIST($cities, of: "city") }.
says-goods = Marchandises livrées à { LIST($cities, of: "city") }.
says-robber = Le voleur : { NAME($hex, of: "hex") }.
says-numbers = Nombres : { LIST($hexes, of: "number-on", join: "comma") }.
number-on = { NAME($hex, of: "hex") } { $number }
says-bank = La réserve a { COUNTS($bank, of: "ware", none: "nothing") } ; { COUNT($deck, of: "cards") } dans la pioche.

## The table in the terminal

# A hex with its number and the cities around it
table-hex =
    { $number } { NAME($hex, of: "place") } [{ LIST($cities, of: "city", join: "comma") }]{ $robber ->
        [true] {" "}VOLEUR
       *[false] {""}
    }
table-empty = Villes vides (+or) :
table-city =
    { NAME($city, of: "city") }{ $gold ->
        [0] {""}
       *[other] {" "}+{ $gold }
    }
table-neutral = comptoirs neutres :
table-side =
    { COUNT($goods, of: "goods") } à livrer, dont { $free ->
        [one] { $free } disponible
       *[other] { $free } disponibles
    } ; { COUNT($gold, "gold", of: "ware") } ; cartes ressource : { $hand }, cartes développement : { $cards }
table-posts = comptoirs :
table-routes = routes :
table-caravans = caravanes :
table-merchants = marchands :
table-bank = Réserve : { COUNTS($bank, of: "ware", none: "nothing") } ; cartes développement dans la pioche : { $deck }
table-offer = Offre : { COUNTS($give, of: "ware") } contre { COUNTS($want, of: "ware") } ({ WHO($seat) })
table-hand = Main : { COUNTS($resources, of: "ware", none: "nothing") } ; cartes développement : { COUNTS($cards, of: "card", none: "nothing") }

## Ce que sont les choses : leur nom, et ce qu’elles font

thing-ware = { CAPITAL(NAME($ware, of: "ware")) }
    .about =
        { $ware ->
            [gold] Vient quand un lancer ne vous apporte rien, en fondant et en reliant des villes. { $price } achètent une carte ressource.
           *[other] Vient des terrains voisins de vos comptoirs ({ NAME($terrain, of: "terrain") }) quand leur nombre sort. La banque échange { $rate } cartes identiques contre une autre.
        }
thing-terrain = { CAPITAL(NAME($terrain, of: "terrain")) }
    .about = Produit pour chaque comptoir voisin quand son nombre sort. Ressource : { NAME($ware, of: "ware") }.
thing-purchase = { NAME($purchase, of: "purchase") }
    .about =
        { $purchase ->
            [route] S’établit sur un chemin qui touche un de vos comptoirs ou routes. Relier une ville isolée rapporte de l’or.
            [merchant] Se recrute dans un de vos comptoirs. 1 blé le déplace de { $merchant_steps } carrefours au plus ; dans une ville libre il fonde un comptoir, ce qui libère une marchandise.
            [caravan] Se forme sur une de vos routes, près d’un comptoir. 1 sel la déplace de { $caravan_steps } routes au plus ; au comptoir d’un autre, elle livre une marchandise.
           *[card] Une carte développement, à jouer lors d’un tour suivant, une par tour.
        } Prix : { bundle }.
thing-card = { NAME($card, of: "card") }
    .about = { NAME($effect, of: "effect") } Il y en a { $count } dans la pioche.
thing-city = { NAME($city, of: "city") }
    .about =
        { $kind ->
            [purple] Ville violette : les premiers comptoirs y vont. { $gold ->
                [0] Dans une ville libre, un marchand fonde un comptoir.
               *[other] Fonder un comptoir ici rapporte { $gold } or.
            }
           *[brown] { $gold ->
                [0] Dans une ville libre, un marchand fonde un comptoir.
               *[other] Fonder un comptoir ici rapporte { $gold } or.
            }
        }
thing-post = Comptoir
    .about = Reçoit les ressources des terrains voisins. En fonder un libère la marchandise qu’il couvrait.
thing-neutral = Comptoir neutre
    .about = N’appartient à personne et reçoit une marchandise comme un autre.
thing-good = Marchandise
    .about = Qui livre le premier toutes les siennes aux comptoirs des autres gagne.
thing-free = Marchandise disponible
    .about = Peut être livrée : aucun comptoir ne la couvre plus.
thing-bound = Marchandise bloquée
    .about = Sous un comptoir encore en stock. Fondez-le, et elle est disponible.
thing-delivered = Marchandise livrée
    .about = Au comptoir d’un autre. Un comptoir n’en reçoit qu’une.
thing-hand = Cartes ressource
    .about = Combien chacun en tient. Au-delà de { $limit }, un 7 en prend la moitié.
thing-gold = Or
    .about = Pour { $price } or, on achète une carte ressource, { $times } fois par tour. L’or paie les péages, et un 7 n’y touche pas.
thing-number = Nombre
    .about = Le lancer qui fait produire ce terrain. Les points disent s’il sort souvent.
thing-robber = Voleur
    .about = Le terrain qu’il occupe ne produit rien. Un 7 ou un Lancier le déplace, et qui le déplace peut voler une carte.
thing-dice = Dés
    .about = Ils disent quels terrains produisent. Sur un 7, le voleur frappe.
thing-arrow = Double flèche
    .about = Une route établie ici en offre une autre, à côté.
thing-lane = Voie maritime
    .about = Un chemin par la mer, pour des routes comme les autres.
thing-toll = Péage
    .about = La première fois du tour où votre caravane entre sur les routes d’un autre, vous lui payez { $gold } or.
thing-bank = Banque
    .about = Les cartes qui restent. Elle en échange { $rate } identiques contre une autre, ou de l’or. Les points sont des pions encore cachés.
thing-deck = Cartes développement
    .about = Encore dans la pioche. On peut en acheter une par tour.

## Le but

aim = Soyez le premier à livrer, par caravane, toutes vos marchandises aux comptoirs des autres.
aim-scores = Fonder des comptoirs libère vos marchandises ; routes et caravanes les portent. La dernière livrée gagne.
aim-first = Pour bien commencer : des routes vers une ville libre près des meilleurs nombres, puis un marchand.
