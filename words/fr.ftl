# What every part of Comptoir says in French. A no-break space stands before a colon and inside « », a narrow one before
# ; ! ? and the apostrophe is ’: the gate looks after it.

## How things are put together

you = vous
list-comma = { $left }, { $right }
list-and = { $left } et { $right }
list-or = { $left } ou { $right }
# People’s names and numbers in a list. Nothing may be called `person-…`: somebody’s name could be the rest of it.
person = { $it }
any-number = { $it }

## Words that many games use

cancel = Annuler
close = Fermer
final-sheet = Feuille de score
game-is-over = La partie est terminée.
go-on = Continuer
not-your-turn = Ce n’est pas à vous de jouer : on attend { PLAYER($waiting_for) }.
nothing = rien
rank = Rang
ranked =
    { ORDINAL($rank) ->
        [one] { $rank }er
       *[other] { $rank }e
    }{ $tied ->
        [true] {" ex æquo"}
       *[false] {""}
    }
total = Total
zoom-in = Agrandir
zoom-out = Réduire
zoom-fit = Voir toute la carte

## What is wrong

problem = Le serveur a eu un souci. Votre partie est conservée ; réessayez.
problem-unknown-game = Ce serveur n’a pas ce jeu.
problem-unknown-table = Cette table n’existe pas ici. Le lien est peut-être incomplet.
problem-unknown-address = Le serveur ne connaît pas cette adresse.
problem-setup = { NAME($setup, of: "unfit") }
problem-bad-seats = Ces places ne conviennent pas : une seule peut être la vôtre.
problem-bad-name = Un nom compte de 1 à 24 caractères visibles et n’est pas un nom de bot. Choisissez-en un autre.
problem-bad-text = Il n’y a rien à lire, ou le texte dépasse { $limit } caractères.
problem-too-many-muted = Vous avez fait taire { $limit } personnes, il n’est pas possible d’en retenir davantage. Réécoutez d’abord l’une d’elles.
problem-too-many-kept = Vous gardez ici { $limit } parties de vos appareils, il n’est pas possible d’en garder davantage. Retirez-en d’abord une.
problem-unknown-kept = Cette partie n’est plus gardée ici.
problem-not-of-device = Seules les parties distribuées par votre propre appareil peuvent être gardées ici.
problem-bad-record =
    { $step ->
        [0] D’après les règles, cette partie n’a pas pu être mise en place ainsi : elle ne peut pas être gardée ici.
       *[other] À partir du coup { $step }, les règles donnent autre chose que cette partie : elle ne peut pas être gardée ici.
    }
problem-unknown-person = Cette personne n’est plus ici.
problem-bad-endpoint = Rien ne peut être envoyé à cette adresse. Elle doit employer HTTPS et être accessible de partout.
problem-too-many-webhooks = Vous pouvez faire prévenir { $limit } programmes au plus. Retirez-en un d’abord.
problem-unknown-webhook = Ce programme n’est plus prévenu.
problem-not-delivered = Le message n’a pas été accepté.
problem-too-many-friends = L’un de vous deux a déjà { $limit } amis, il n’est pas possible d’en retenir davantage.
problem-too-many-asked = Vous avez { $limit } demandes qui attendent encore une réponse. Retirez-en une d’abord.
problem-too-many-blocked = Vous avez bloqué { $limit } personnes, il n’est pas possible d’en retenir davantage. Débloquez d’abord l’une d’elles.
problem-not-friends = Vous ne pouvez inviter directement que vos amis. Aux autres, envoyez le lien de la place.
problem-not-invited = Aucune place ne vous y est plus réservée.
problem-seat-kept = Cette place est réservée à quelqu’un d’autre.
problem-invitation-needed = Sur ce serveur, il faut une invitation pour entrer. Demandez-en une à un membre, ou ouvrez le lien d’une place qu’on vous a envoyé.
problem-wrong-invitation = Cette invitation n’est pas valable, ou ne l’est plus. Demandez-en une nouvelle.
problem-registration-closed = Ce serveur n’accueille personne de nouveau. Si vous êtes déjà venu, connectez-vous.
problem-too-many-entry-links = Vous avez { $limit } invitations en cours, il n’est pas possible d’en retenir davantage. Mettez d’abord fin à l’une d’elles.
problem-no-profile = Il n’y a rien à voir : cette personne garde sa page pour elle, ou n’est plus ici.
problem-members-only = À une table classée jouent des membres et des bots, et personne n’y fait jouer un programme. Vous pouvez devenir membre sur votre page.
problem-bots-unrated = Personne n’a mesuré la force des bots de ce jeu : ils ne peuvent pas s’asseoir à une table classée.
problem-not-rated = Cette table n’est pas classée.
problem-no-coach = Il n’y a pas de conseiller à une table classée, ni là où jouent d’autres personnes qui ne l’ont pas accepté.
problem-already-over = La partie est déjà terminée.
problem-name-taken = Quelqu’un à la table porte déjà ce nom ou un nom qui lui ressemble. Choisissez-en un autre.
problem-no-name = Choisissez d’abord un nom.
problem-bad-handle = Un identifiant est un seul mot de 3 à 24 lettres et chiffres ; points, tirets et soulignés conviennent aussi. Choisissez-en un autre.
problem-handle-taken = Quelqu’un a déjà cet identifiant ou un identifiant qui lui ressemble. Choisissez-en un autre.
problem-weak-passphrase = Cette phrase secrète serait trop facile à deviner. Prenez au moins 12 caractères ; quelques mots qui n’ont de sens que pour vous sont le mieux.
problem-wrong-sign-in = Cela n’a pas marché. Vérifiez ce que vous avez saisi ; un lien ne sert qu’une fois, et pour un temps.
problem-already-member = Vous êtes déjà membre.
problem-not-member = C’est réservé aux membres, qui ont un identifiant.
problem-no-way-back = Un identifiant seul n’ouvre rien : choisissez une phrase secrète, ou ajoutez d’abord une clé d’accès.
problem-last-way = C’est votre seul moyen de vous connecter. Ajoutez-en d’abord un autre.
problem-no-passkeys = Les clés d’accès ne fonctionnent pas à cette adresse : il leur faut HTTPS et un nom.
problem-wrong-passkey = Cette clé d’accès n’a pas pu servir ici. Réessayez.
problem-too-many-passkeys = Vous avez { $limit } clés d’accès, et l’on ne peut pas en garder plus. Retirez-en d’abord une.
problem-no-mail = Ce serveur n’envoie pas de courrier.
problem-bad-address = Impossible d’écrire à cette adresse. Vérifiez son orthographe.
problem-address-taken = Quelqu’un d’autre utilise déjà cette adresse ici. C’est peut-être vous : demandez à revenir par courrier.
problem-not-admin = Seules les personnes qui s’occupent de ce serveur peuvent faire cela.
problem-banned = Les personnes qui s’occupent de ce serveur ne vous y admettent plus.
problem-not-yourself = Vous ne pouvez pas faire cela à vous-même.
problem-too-many-reports = Déjà { $limit } de vos signalements attendent d’être lus. Attendez que quelqu’un les ait regardés.
problem-not-taken = Personne n’occupe cette place : il n’y a rien à retrouver.
problem-not-asked = Plus personne ne demande cette place.
problem-unknown-seat = La table n’a pas cette place.
problem-seat-taken = Cette place est déjà prise.
problem-already-seated = Vous avez déjà une place à cette table.
problem-wrong-key = Ce lien de place n’est pas valable. Demandez-en un autre à votre hôte.
problem-not-your-seat = Ce n’est pas votre place.
problem-not-seated = Vous n’avez pas de place à cette table.
problem-still-here = Cette personne était là à l’instant. Laissez-lui encore { COUNT($seconds, of: "more-seconds") }.
problem-not-host = Seul l’hôte peut le faire.
problem-seats-open = Des places sont encore libres.
problem-already-started = La partie a déjà commencé.
problem-not-fixed = Toutes les places ne sont pas encore prises.
problem-wrong-opening = Le nombre révélé n’est pas celui qui avait été engagé.
problem-not-started = La partie n’a pas encore commencé.
problem-not-over = La partie n’est pas encore terminée.
problem-may-not-watch = Seuls ceux qui jouent à cette table peuvent la regarder.
problem-stale = La table a avancé avant l’arrivée de votre coup. Regardez à nouveau et choisissez.
problem-against = Les règles ne le permettent pas ({ $rule }).
problem-nothing-to-undo = Il n’y a rien que vous puissiez reprendre maintenant.
problem-bots-cannot-agree = À une table classée, un bot ne peut donner aucun accord : rien ne peut être repris tant qu’il y en a un qui joue.
problem-too-many-orders = Vous avez donné { $limit } consignes, le maximum à une table. Retirez-en d’abord une.
problem-order-not-now = Cette consigne ne sert à rien en ce moment.
problem-back-asked = Quelqu’un demande déjà à revenir en arrière. Répondez-lui d’abord.
problem-back-refused = On préfère en rester là. Vous pourrez redemander quand la partie aura avancé.
problem-bad-clock = Ces durées ne conviennent pas : chaque tour doit ajouter du temps, et rien ne peut être sans fin.
problem-no-clock = Cette table n’a pas de pendule.
problem-paused = Les pendules sont arrêtées. La partie reprendra quand tout le monde sera d’accord.
problem-time-up = Votre temps pour ce tour est écoulé : un bot le joue.
problem-not-up = Le temps de cette place n’est plus écoulé.
problem-clock-decides = À une table avec pendule, personne ne confie à un bot la place d’autrui : la pendule s’en charge.
problem-bad-zone = Ce fuseau horaire n’existe pas.
problem-bad-quiet = Ces heures calmes ne conviennent pas : douze heures par jour au plus.
problem-bad-holidays = Ces congés ne conviennent pas : 28 jours par an au plus, et sans chevauchement.
problem-quiet-too-soon = Vous avez changé vos heures calmes il y a peu. Vous pourrez les changer de nouveau dans { $hours } h.
problem-bad-message = Le serveur n’a pas pu lire ce message. En général, il suffit de recharger la page.
problem-too-large = C’est trop long : { $limit } octets au plus.
problem-too-fast = Trop de demandes. Réessayez dans { COUNT($seconds, of: "seconds") }.
problem-too-many-tables = Vous avez déjà { $limit } tables en cours. Terminez-en une d’abord.
problem-wrong-origin = La demande ne venait pas de cette page et a été refusée.
problem-newer-rules = Cette partie a commencé sous des règles plus récentes que celles de ce serveur. La personne qui le gère peut le mettre à jour ; rien n’est perdu.
problem-differs =
    Cette partie ne peut pas être ouverte : avec les règles de ce serveur, { $step ->
        [0] le début ne se rejoue pas comme il
       *[other] le coup { $step } ne se rejoue pas comme il
    } a été joué. Rien n’est perdu ; la personne qui gère le serveur peut exporter la partie ou revenir à la version d’alors.
problem-unstorable = Impossible d’enregistrer : le disque du serveur n’accepte rien pour l’instant. Rien n’a changé ; réessayez dans un moment.
unreachable = Le serveur ne répond pas. Vérifiez votre connexion et réessayez.
no-rules = Les règles n’ont pas pu être chargées : impossible de dire pourquoi. Vérifiez votre connexion et réessayez.

unfit = Le jeu ne propose pas ce choix.
unfit-seats = Ce jeu se joue à { LIST($allowed, of: "any-number", join: "or") }, pas à { $asked }.
unfit-choice-seats = Ce choix est prévu pour { LIST($allowed, of: "any-number", join: "or") } joueurs, pas pour { $asked }.
unfit-together = Ces choix ne vont pas ensemble : changez l’un d’eux.

seconds =
    { $count ->
        [one] { $count } seconde
       *[other] { $count } secondes
    }
more-seconds = { seconds }

## What games let you choose in the same words

option-first = Qui commence
option-first-lot = Par tirage au sort
    .about = Le sort désigne qui commence, d’une manière que chacun pourra vérifier.
option-first-seat-1 = La première place
    .about = La personne assise à la première place commence.
option-first-seat-2 = La deuxième place
    .about = La personne assise à la deuxième place commence.
option-first-seat-3 = La troisième place
    .about = La personne assise à la troisième place commence.
option-first-seat-4 = La quatrième place
    .about = La personne assise à la quatrième place commence.
option-first-seat-5 = La cinquième place
    .about = La personne assise à la cinquième place commence.
option-memory = Ce que tous ont vu
option-memory-open = Mémoire ouverte
    .about = Ce que tout le monde a vu peut être consulté à tout moment.
option-memory-at-the-table = Comme à table
    .about = Ce qui est de nouveau caché le reste : la table n’indique que le nombre de cartes, à vous de retenir le reste.

## Bots

level-random = Les dés
    .about = Joue au hasard, tout ce que les règles permettent.
level-apprentice = Apprenti
    .about = Sait ce qui est bon et passe souvent à côté : pour vos premières parties.
level-trader = Négociant
    .about = Prend ce qui paraît le mieux sur le moment, sans plan : vif et raisonnable.
level-master = Maître
    .about = Réfléchit une demi-seconde environ, en devinant ce qu’il ne voit pas.
level-legend = Légende
    .about = Réfléchit trois secondes environ : le plus fort que nous ayons.

## Lessons

learn-title = Leçons
learn-game = Apprendre { $game }
learn-lead = Quelques minutes par chapitre, sur le vrai plateau. Vous pouvez vous arrêter quand vous voulez et reprendre plus tard.
learn-begin = Commencer
learn-go-on = Reprendre
learn-again = Encore une fois
learn-begun = Vous avez commencé celui-ci.
learn-done = Terminé.
learn-next = Suite
learn-show-me = Montrez-moi
learn-leave = Tous les chapitres
learn-step = Étape { $step } sur { $steps }
learn-over = C’est la fin du chapitre.
learn-next-chapter = Chapitre suivant
learn-play-on = Continuer la partie contre des Apprentis
learn-against = Les règles s’y opposent. Lisez pourquoi, et essayez ce qui est demandé.
learn-read-on = Rien à faire ici pour l’instant : lisez la suite.
learn-nothing = Cette leçon n’existe pas.
learn-shelf = Vers l’étagère
# In the terminal
learn-keys-next = Entrée : suite, q : quitter
learn-keys-do = un numéro ou des mots, s : montrez-moi, q : quitter

## Every page

loading = Un instant…
retry = Réessayer
nav = Principal
home = Accueil
my-games = Mes parties
you-page = Vous
settings = Réglages
rules = Règles
your-name = Votre nom
open-seat = Place libre
former-player = Ancien joueur
seat-number = Place { $number }
leave-table = Quitter la table
back-to-table = Retour à la table
plot-as-table = En tableau

## The front page

home-lead = Des jeux de société pour la grande table : entre amis, en direct ou sur plusieurs jours, ou contre des bots qui ne regardent jamais vos cartes.
home-shelf = Sur l’étagère
home-play-now = Jouer contre des bots
home-create = Créer une table
home-players =
    { MINUS($most, $least) ->
        [0] { $most } joueurs
       *[other] de { $least } à { $most } joueurs
    }
home-minutes = { $minutes } min
home-learn = appris en { $minutes } min
home-kinds = { LIST($kinds, of: "kind", join: "comma") }
home-new = Vous débutez ? Apprenez UGO! en 3 minutes
    .about = Le premier chapitre prend trois minutes sur le vrai plateau, sans compte.
home-learn-this = Apprendre
kind-tricks = jeu de plis
kind-auction = enchères
kind-network = construction de réseau
kind-delivery = livraisons
kind-collecting = collection
kind-tiles = pose de tuiles
kind-trading = échanges
weight-1 = léger
weight-2 = moyen
weight-3 = exigeant
home-age = dès { $age } ans
home-by = de { LIST($names, of: "person") }
home-running = Vos parties en cours
home-all-running = Vos { $count } parties en cours
home-open = Tables ouvertes
home-no-open = Aucune table publique n’a de place libre pour l’instant. Créez-en une : elle apparaîtra ici.
home-join = Rejoindre par un lien
home-join-label = Collez le lien qu’on vous a envoyé
home-join-go = Aller à la table
home-join-bad = Ce n’est pas un lien vers une table de ce serveur.
promise-shuffle = Personne ne truque le mélange
    .about = Chaque place ajoute son nombre au hasard, et votre page vérifie chaque tirage.
promise-leave = Partez s’il le faut
    .about = Fermez la page, revenez : chaque coup est conservé. Un bot peut vous remplacer.
promise-account = Sans compte
    .about = Choisissez un nom et jouez. Un lien suffit à vos amis.
credits-icons = Quelques icônes : game-icons.net, CC BY 3.0.
credits-own = Les dessins et les textes sont de nous ; les jeux appartiennent à leurs auteurs.

# Names for those who have not chosen one, a line each.
guests =
    Héron curieux
    Loutre patiente
    Martinet discret
    Hérisson vaillant
    Carpe dorée
    Pie joyeuse
    Tortue sage
    Lièvre vif
    Blaireau paisible
    Martin-pêcheur

## Le salon

lobby = Salon
lobby-filter = Quelles tables afficher
lobby-game = Jeu
lobby-any-game = Tous les jeux
lobby-seats = Places
lobby-language = Langue
lobby-any = Peu importe
lobby-none-fit = Aucune table libre ne correspond pour l’instant. Elle apparaîtra ici dès que quelqu’un en créera une.
lobby-open-seats =
    { $open ->
        [one] { $open } place libre sur { $seats }
       *[other] { $open } places libres sur { $seats }
    }
lobby-nobody-yet = Personne ne s’est encore assis.
lobby-bots =
    { $count ->
        [one] Et { $count } bot.
       *[other] Et { $count } bots.
    }
lobby-begins = commence au plus tard à { $time }
lobby-more =
    { $count ->
        [one] Et { $count } autre table.
       *[other] Et { $count } autres tables.
    }
lobby-all = Tout le salon, avec des filtres et la partie rapide
match-title = Partie rapide
match-lead = Vous prenez place à une table où quelqu’un attend, ou vous recevez votre propre table publique et y attendez.
match-go = Trouver une table
match-alone = Et si personne ne vient ?
here-title = Qui est là
here-show = Montrer que je suis là
    .about = Ceux qui se montrent voient ici les noms des uns et des autres. Les personnes que vous avez bloquées ne vous voient pas.
here-nobody = Personne d’autre ne se montre pour l’instant.
here-friend = ami
invitations-title = Invitations
invitations-by = { $name } vous garde une place pour une partie de { $game }.
invitations-go = À la table
invitations-decline = Refuser
invitations-decline-of = Refuser l’invitation de { $name }
registration-invitation = Sur ce serveur, il faut une invitation pour entrer : celle d’un membre, ou le lien d’une place. Si vous êtes déjà venu :
registration-closed = Ce serveur n’accueille personne de nouveau. Vous pouvez regarder les parties publiques. Si vous êtes déjà venu :
come-title = Vous êtes invité
come-lead = Un membre de ce serveur vous a invité. Choisissez un nom, et vous y êtes.
come-known = Vous êtes déjà ici, sous le nom de { $name }. Transmettez l’invitation à quelqu’un de nouveau.
come-nothing = Ce lien est incomplet. Redemandez-le.
entry-title = Inviter quelqu’un sur ce serveur
entry-lead = Ce serveur accueille de nouvelles personnes sur invitation. Créez un lien et transmettez-le.
entry-uses = Pour combien de personnes
entry-days = Pour combien de jours
entry-make = Créer une invitation
entry-once = Copiez-la maintenant : elle ne sera plus affichée.
entry-left =
    { $count ->
        [one] Pour une personne encore, jusqu’au { $day }
       *[other] Pour { $count } personnes encore, jusqu’au { $day }
    }
entry-end = Y mettre fin
entry-end-of = Mettre fin à cette invitation : { $about }

## Les amis

friends-title = Amis
friends-nobody = Choisissez d’abord un nom ; ensuite, vous pourrez avoir des amis ici.
friends-list = Vos amis
friends-none = Aucun pour l’instant. Demandez à quelqu’un avec qui vous avez joué, ou à un membre par son identifiant.
friends-here = là en ce moment
friends-asks =
    { $count ->
        [one] { $count } demande
       *[other] { $count } demandes
    }
friends-asks-title = Ils voudraient être vos amis
friends-accept = Accepter
friends-accept-of = Accepter { $name } comme ami
friends-refuse = Non, merci
friends-refuse-of = Ne pas accepter { $name } comme ami
friends-ask = Demander en ami
friends-ask-of = Demander { $name } en ami
friends-asked = { $name } trouvera votre demande.
friends-asked-title = Vos demandes
friends-withdraw = Retirer
friends-withdraw-of = Retirer votre demande à { $name }
friends-by-handle = L’identifiant d’un membre
friends-by-handle-about = Personne n’apprend si un membre porte cet identifiant. Votre demande attend 90 jours.
friends-remove = Retirer
friends-remove-of = Retirer { $name } de vos amis
friends-remove-yes = Oui, retirer
friends-met = Ceux que vous avez rencontrés
friends-met-none = Ceux avec qui vous jouez apparaissent ici.
friends-block = Bloquer
friends-block-sure = Bloquer { $name } ? Vous ne serez pas à la même table, vous n’entendrez pas cette personne, et elle ne verra pas que vous êtes là. Elle n’en saura rien.
friends-block-yes = Oui, bloquer
friends-blocked = { $name } : personne bloquée.
friends-blocked-title = Personnes bloquées
friends-blocked-about = Elles ne peuvent pas s’asseoir avec vous, vous ne les entendez pas, et elles ne voient pas que vous êtes là. Elles n’en savent rien.
friends-unblocked = { $name } : personne débloquée.
friends-unblock = Débloquer
friends-unblock-of = Débloquer { $name }

## A new table

create-title = Nouvelle table : { $game }
create-seats = Combien de places ?
create-who = Qui s’assied où ?
create-me = Moi
create-open = Libre : pour un ami
create-only-for = Seulement à { LIST($seats, of: "any-number", join: "or") } joueurs
create-where = Où joue-t-on ?
create-where-server = Sur le serveur
    .about = Des amis peuvent venir, chaque coup y est conservé, et chacun peut vérifier les mélanges.
create-where-device = S’entraîner sur cet appareil
    .about = Contre des bots seulement, même sans réseau. Votre appareil distribue et réfléchit pour les bots ; vous pouvez reprendre autant de coups que vous voulez.
create-visibility = Qui la trouve, et qui peut regarder ?
visibility-private = Privée
    .about = Pour ceux que vous invitez : une fois la partie commencée, personne d’autre n’en voit rien.
visibility-unlisted = Hors liste
    .about = Quiconque a le lien peut regarder. Elle ne figure dans aucune liste.
visibility-public = Publique
    .about = Tout le monde la trouve dans le salon, peut prendre une place libre et regarder, même une fois la partie finie.
create-fill = Quand commence-t-elle ?
fill-itself = Commencer toute seule
    .about = Dès que toutes les places sont prises, ou au bout d’un moment, avec des bots aux places libres. Sinon, c’est vous qui lancez la partie.
fill-after = Les bots viennent après
fill-level = Leur niveau
minutes =
    { $minutes ->
        [one] { $minutes } minute
       *[other] { $minutes } minutes
    }
create-rated = Partie classée
    .about = Elle compte pour la cote de tous ceux qui jouent. Seuls des membres et des bots peuvent s’asseoir ici.
    .members = Compte pour les cotes. Seuls les membres peuvent ouvrir une table classée ; vous pouvez le devenir sur votre page.
create-go = Créer la table
create-go-now = Commencer à jouer
create-links =
    { $count ->
        [one] Vous recevrez un lien pour la place libre.
       *[other] Vous recevrez un lien pour chacune des { $count } places libres.
    }
create-at-once = Aucune place libre : la partie commence tout de suite.

## Clocks

create-clock = De combien de temps chacun dispose-t-il ?
clock-none = Sans pendule
    .about = Le temps n’est pas compté.
clock-live = En direct
    .about = Tout le monde est à la table en même temps.
clock-days = Sur plusieurs jours
    .about = Chacun passe quand il peut. Vos heures calmes et vos congés ne comptent pas ; réglez-les sur votre page.
clock-time = Temps
clock-free = Autres durées
clock-control = { $bank } + { $increment } par tour
clock-seconds = { $count } s
clock-bank-minutes = Au départ, en minutes
clock-bank-days = Au départ, en jours
clock-turn-seconds = Ajouté à chaque tour, en secondes
clock-turn-hours = Ajouté à chaque tour, en heures
clock-cap-minutes = Réserve maximale, en minutes
clock-cap-days = Réserve maximale, en jours
clock-up = Une fois le temps écoulé
clock-up-turn = Un bot joue ce tour
clock-up-seat = Un bot joue jusqu’à leur retour
clock-up-others = Les autres décident
clock-up-turn-by = Une fois le temps écoulé, un bot joue le tour : { $level }.
clock-up-seat-by = Une fois le temps écoulé, un bot joue jusqu’à leur retour : { $level }.
clock-up-others-told = Une fois le temps écoulé, les autres décident.
# $when: a time of day, with the day if it is another one
clock-by = avant { $when }
clock-since = réfléchit depuis { $when }
clock-left = reste { $left }
clock-left-of = Temps restant pour { $name } : { $left }
clock-short = Il vous reste peu de temps.
clock-paused = en pause
clock-away = absence : un bot joue
clock-bot-plays = temps écoulé : un bot joue
clock-is-up = temps écoulé
clock-you-away = Votre absence a trop duré.
clock-you-away-about = Un bot joue pour vous jusqu’à votre retour.
clock-back = Me revoilà
clock-you-up = Votre temps est écoulé : un bot joue ce tour pour vous. Le prochain est de nouveau à vous.
clock-up-ask = Temps écoulé pour { $name }. Que faire ?
clock-up-bot = Un bot joue ce tour
clock-up-wait = Attendre
clock-pause = Proposer une pause
clock-suggest-on = Proposer de reprendre
clock-is-paused = Les pendules sont arrêtées.
clock-want-pause = Pause proposée par { LIST($names, of: "person") }.
clock-want-on = Reprise proposée par { LIST($names, of: "person") }.
clock-missing = Accord encore attendu : { LIST($names, of: "person") }.
clock-agree-pause = Faire une pause
clock-go-on = Reprendre
clock-not-after-all = Finalement non
lobby-clock = Temps
reliability = { $kept } tours sur { $turns } joués à temps ({ $share })

habits-title = Quand ne pas m’attendre
habits-lead = Dans les parties sur plusieurs jours, votre pendule s’arrête alors. Ce qui est déjà passé ne change pas.
habits-zone = Fuseau horaire
habits-quiet = Heures calmes, chaque jour
    .about = Jusqu’à { $hours } heures ; modifiables une fois par jour.
habits-from = De
habits-to = À
habits-holidays = Congés
habits-holidays-about = Jusqu’à { $days } jours par an.
habits-holiday = { $first } – { $last }
habits-no-holidays = Aucun de prévu.
habits-first = Premier jour
habits-last = Dernier jour
habits-remove = Retirer
habits-remove-of = Retirer les congés à partir du { $first }
habits-save = Enregistrer
habits-saved = Enregistré.

## Before the game

gather-title = Table de jeu : { $game }
gather-lead = Envoyez à chaque ami le lien d’une place. Quand tout le monde est assis, vous lancez la partie.
gather-lead-guest = L’hôte lance la partie quand tout le monde est assis.
gather-full = Toutes les places sont prises. L’hôte va lancer la partie.
gather-full-host = Toutes les places sont prises. Commencez quand vous voulez.
gather-expected = La partie commencera d’elle-même quand tout le monde sera revenu à la table. On attend encore : { LIST($names, of: "person") }.
gather-waiting =
    { $count ->
        [one] On attend un joueur
       *[other] On attend { $count } joueurs
    }
gather-sat-down = { $name } a pris place.
gather-players =
    { $count ->
        [one] Un joueur
       *[other] { $count } joueurs
    }
gather-opening = Toutes les places sont prises. La partie commencera dès que la page de chacun sera repassée par ici.
gather-opening-about = Chaque page s’est engagée sur un nombre pour les mélanges et ne le révèle que maintenant, quand tous sont fixés.
gather-opened = nombre révélé
gather-not-opened = nombre à révéler
gather-broken-off =
    { SIZE($names) ->
        [0] { $by } a interrompu le départ alors que chacun avait révélé son nombre.
       *[other] { $by } a interrompu le départ ; nombres pas encore révélés : { LIST($names, of: "person") }.
    }
gather-elsewhere = Le nombre de votre place a été engagé dans un autre navigateur. Ouvrez-y la table, ou engagez-en un nouveau ici : tout le monde recommence alors.
gather-pledge-anew = Engager un nouveau nombre
gather-invited = On vous invite à la place { $number }
gather-sit = S’asseoir
gather-sit-here = S’asseoir ici
gather-link = Lien de la place { $number }
gather-copy = Copier le lien
gather-copied = Copié
gather-share = Partager
gather-share-text = { $game } : viens jouer avec moi !
gather-give-away =
    { $open ->
        [true] Attribuer la place libre
       *[false] Changer la place { DE($name) }
    }
gather-send-away = Renvoyer { $name } et libérer la place
gather-swap = Échanger avec la place { $number } ({ $name })
gather-open-seat = Libérer la place
gather-give-to-bot = Bot : { NAME($level, of: "level") }
gather-kept = Réservée à quelqu’un
gather-kept-for = Réservée à { $name }
gather-kept-for-you = Réservée pour vous
gather-invite = Inviter un ami à la place { $number }
gather-invite-friend = Inviter un ami…
gather-withdraw = L’ouvrir à tous
gather-decline = Refuser la place
gather-begins = La partie commence dès que toutes les places sont prises ; à { $time }, des bots ({ NAME($level, of: "level") }) prennent celles qui restent.
gather-begin-itself = La faire commencer toute seule
gather-begin-myself = La lancer moi-même
gather-start = Commencer la partie
gather-seats-open =
    { $count ->
        [one] Une place est encore libre
       *[other] { $count } places sont encore libres
    }

## At the table

table-your-turn = À vous de jouer
table-waiting = On attend { LIST($names, of: "person") }
table-waiting-seats =
    { $count ->
        [one] Il manque un joueur
       *[other] Il manque { $count } joueurs
    }
table-opening = Va commencer
table-bot-for = Un bot joue pour { $name }
table-program = Un programme joue ici
table-bot-for-you = Un bot joue pour vous.
table-present = à la table
table-absent = ailleurs
table-to-act = doit jouer
table-watching =
    { $count ->
        [one] { $count } spectateur
       *[other] { $count } spectateurs
    }
table-you-watch = Vous regardez
table-connecting = On ouvre la table…
table-reconnecting = Connexion perdue, on se reconnecte…
table-sending = Envoi…
table-thinking = { $name } réfléchit…
table-no-module = Cette page ne connaît pas encore ce jeu. Rechargez-la pour avoir la dernière version.
table-board = Plateau
table-board-in-words = Le plateau en mots
table-players = Joueurs
table-players-more = En savoir plus sur les joueurs
table-players-less = En savoir moins sur les joueurs
beside-board = Journal, discussion et notes
table-tools = Outils de la table
table-older-rules = Cette partie a commencé sous les règles du { $day } et se joue ainsi jusqu’à la fin.
table-later-rules = Ce qui a changé depuis ne vaut pas pour elle :

tool-undo = Reprendre
tool-actions = Actions
tool-more = Plus
tool-skip = Passer à mon tour
tool-look-back = Revoir
skipping = On avance…
rest-watch = Regarder la suite
rest-at-once = Finir la partie d’un coup
forced-taken = Joué pour vous, rien d’autre n’étant possible : { $action }
ask-forgoes = Vous pourriez encore faire autre chose ce tour-ci, et ce coup ne se reprend pas.
ask-not-yet = Pas encore
ask-never = Ne plus demander
since-title = Depuis votre dernier tour
since-show = Revoir
since-nothing = Il ne s’est rien passé.
recap = Ce que vous avez manqué :
recap-end = Reprendre la partie

# Consignes
orders-title = Consignes
orders-lead = Ce qui se fait pour vous même quand cette page est fermée. Personne d’autre ne le sait. Une consigne prend fin avec ce qu’elle concerne, dès que l’on revient en arrière d’un commun accord, ou quand un bot joue pour vous.
orders-give = Donner une consigne
orders-none = Il n’y a pas de consigne à donner en ce moment.
orders-choose = Quelle consigne
orders-forced = Jouer un coup pour moi quand tout le monde voit que c’est le seul possible.
orders-end = Retirer cette consigne
orders-ended = Une consigne a pris fin.

# Revenir en arrière d’un commun accord
back-title = Reprendre d’un commun accord
back-lead = Depuis, quelque chose a été montré ou tiré, ou quelqu’un d’autre a joué. Il faut donc que tous ceux qui jouent soient d’accord. Les bots le sont toujours.
back-draws = Rien n’est tiré à nouveau : qui rejoue les mêmes coups tire la même chose. Et ce qu’on a vu, on l’a vu.
back-last = Mon dernier coup
back-turn = Tout depuis le début de mon tour
back-ask = Demander à reprendre cela
back-you-ask = Vous demandez à reprendre ceci :
back-asks = { $name } demande à reprendre ceci :
back-nothing = Des coups dont le journal ne dit rien.
back-waiting = On attend la réponse de :
back-away = { $name } n’est pas là en ce moment : il faut attendre son retour, ou qu’un bot joue à sa place.
back-yes = D’accord
back-no = Plutôt pas
back-withdraw = Laisser tomber
back-refused =
    { YOU($seat) ->
        [yes] Vous préférez en rester là. La partie continue.
       *[no] { PLAYER($seat) } préfère en rester là. La partie continue.
    }

look-back-end = Retour à la partie
look-back-board = Le plateau tel qu’il était
look-back-failed = On ne peut pas revoir ce moment maintenant.
tool-hand-over = Laisser un bot jouer pour moi
tool-hand-over-for = Laisser un bot jouer pour { $name }
tool-take-back = Reprendre ma place
tool-leave-sure = Partir pour de bon ? Un bot continuera à votre place.
tool-leave-yes = Partir
tool-stay = Rester

log = Journal
log-empty = Il ne s’est encore rien passé.
log-undone =
    { YOU($seat) ->
        [yes] Vous reprenez votre dernier coup.
       *[no] { PLAYER($seat) } reprend un coup.
    }
log-rewound =
    { YOU($seat) ->
        [yes] D’un commun accord, vous ramenez la partie au coup { $step }. Les mêmes tirages reviendront.
       *[no] D’un commun accord, { PLAYER($seat) } ramène la partie au coup { $step }. Les mêmes tirages reviendront.
    }
log-beginning = Le début
log-earlier = Coups précédents
log-remark = Le bot dit :

actions-title = Ce que vous pouvez faire
actions-none = Rien à faire pour l’instant.

keys-title = Touches
keys-help = Cette liste
keys-actions = Vos actions possibles en liste
keys-again = Revoir ce qui s’est passé depuis votre dernier tour
keys-undo = Reprendre votre dernier coup
keys-close = Fermer ce qui est ouvert
    .key = Échap

## The coach

coach = Conseiller
coach-what = Que feriez-vous ?
coach-was-good = Était-ce bien joué ?
coach-consent = Le conseiller voit ce que vous voyez, et rien de plus. Dès que vous le consultez, la partie le dit : dans son enregistrement et dans les listes.
coach-agree = Consulter le conseiller
coach-thinking = Il réfléchit…
coach-wait = Vous pouvez le consulter à votre tour, et après votre coup.
coach-sure-only = Il n’y a rien à choisir.
coach-sure-clear = Je ferais le premier choix, sans hésiter.
coach-sure-likely = Je ferais le premier choix, presque sans hésiter.
coach-sure-slight = Je penche pour le premier choix.
coach-sure-open = Difficile à dire : les deux premiers choix se valent presque.
coach-verdict-best = Oui : j’aurais fait de même.
coach-verdict-alike = Oui : cela vaut à peu près ce que j’aurais fait.
coach-verdict-rather = Cela peut aller. J’aurais plutôt pris le premier de ces choix.
coach-verdict-better = Non : le premier de ces choix était nettement meilleur.
coach-yours = (le vôtre)
coach-hope = { $hope } chances sur 100 de finir premier
    .short = { $hope } %
coach-worlds = D’après { $worlds } parties imaginées qui correspondent à ce que vous voyez. Le pourcentage dit quelles chances je vous donne de finir premier.
coach-only = C’est tout ce que vous pouvez faire.
coach-points =
    { $more ->
        [yes] { $points ->
            [one] Rapporte aussitôt { $points } point.
           *[other] Rapporte aussitôt { $points } points.
        }
       *[no] { $points ->
            [one] Coûte aussitôt { $points } point.
           *[other] Coûte aussitôt { $points } points.
        }
    }
coach-then = Ensuite : { $action }
coach-enough = Rien de ce que vous pourriez encore faire ne promet davantage.
coach-soon =
    { $more ->
        [yes] Environ { $points ->
            [one] { $points } point
           *[other] { $points } points
        } de plus d’ici votre prochaine décision.
       *[no] Environ { $points ->
            [one] { $points } point
           *[other] { $points } points
        } de moins d’ici votre prochaine décision.
    }
coach-costs =
    Coûte à { $name } environ { $points ->
        [one] { $points } point
       *[other] { $points } points
    } d’ici votre prochaine décision.
coach-best = De tout ce que j’ai comparé, c’est ce qui finit le mieux.
coach-behind =
    { $by ->
        [0] Cela ne finit guère moins bien.
       *[other] Vous y finissez premier { $by } fois de moins sur 100.
    }
coached = Conseillée
coached-by = Ont consulté le conseiller : { LIST($names, of: "person") }
with-coach = Avec conseiller
create-coach = Tous peuvent consulter le conseiller
    .about = Qui joue peut demander ce qu’un bot fort ferait avec ce qu’il voit. Les invités le lisent avant de s’asseoir, et la partie dit qui l’a consulté.
keys-coach = Demander au conseiller ce qu’il ferait

## Talk and notes

talk = Discussion
talk-players = Celles et ceux qui jouent l’entendent, pas les spectateurs.
talk-spectators = Les spectateurs l’entendent, pas celles et ceux qui jouent.
talk-empty = Personne n’a encore rien dit.
talk-earlier = Lignes précédentes
talk-say = Dites quelque chose…
talk-send = Dire
talk-left =
    { $count ->
        [one] Encore { $count } caractère
       *[other] Encore { $count } caractères
    }
talk-phrases = Phrases toutes faites : chacun les lit dans sa langue
talk-trade = Qui me donnerait : { $want } contre { $give } ?
talk-give = Ce que vous donneriez
talk-want = Ce que vous cherchez
talk-mute = Faire taire { $name }
talk-hushed =
    { $count ->
        [one] { $count } ligne d’une personne que vous faites taire.
       *[other] { $count } lignes de personnes que vous faites taire.
    }
talk-unmute = Les réécouter
talk-unread =
    { $count ->
        [one] { $count } ligne non lue
       *[other] { $count } lignes non lues
    }
talk-no-name = Pour parler, choisissez d’abord un nom :

phrase-hello = Bonjour !
phrase-one-moment = Un instant, s’il vous plaît.
phrase-back-again = Me revoilà.
phrase-thinking = Laissez-moi réfléchir…
phrase-good-luck = Bonne chance !
phrase-good-move = Joli coup !
phrase-well-played = Bien joué !
phrase-thanks = Merci !
phrase-sorry = Pardon !
phrase-too-bad = Quel dommage !
phrase-play-again = On rejoue ?
phrase-later-today = Je reprendrai plus tard dans la journée.
phrase-goodbye = Au revoir !

sign-leave = Réagir
sign-by = { NAME($sign, of: "sign") } : { LIST($names, of: "person") }
sign-bravo = Bravo
sign-smile = Sourire
sign-surprise = Surprise
sign-doubt = Doute
sign-ouch = Aïe

notes = Notes
notes-about = Personne d’autre ne voit vos notes, ici et quand vous revoyez la partie.
notes-saved = Enregistré
notes-unsaved = Pas encore enregistré

## The end

end-won =
    { YOU($seat) ->
        [yes] Vous avez gagné !
       *[no] Victoire { DE(PLAYER($seat)) }
    }
end-shared = { LIST($names, of: "person") } se partagent la victoire
end-ranking = Classement final
end-player = Joueur
end-points = Points
end-rematch = Rejouer
end-again = Encore une fois avec les mêmes
end-to-rematch = Vers la revanche
end-replay = Revoir la partie
end-scores = Les points au fil de la partie
end-scores-step = Coup
end-scores-failed = Les points au fil de la partie ne peuvent pas être calculés ici.
end-verify = Vérifier la partie
end-home = Retour à l’accueil

## My games

games-running = En cours
games-over = Terminées
games-others = Parties terminées des autres
games-no-running = Aucune partie en cours. L’étagère vous attend.
games-no-over = Vos parties terminées se rangeront ici, chacune à revoir coup par coup.
games-practice = Sur cet appareil
games-no-practice = Les parties d’entraînement jouées sur cet appareil se rangent ici. Elles restent dans ce navigateur.
games-replay = Revoir
games-won-by = Victoire { DE(LIST($names, of: "person")) }
games-when = { $day }, { $lasting }
games-to-shelf = Vers l’étagère

practice-gone = Cette partie n’est pas sur cet appareil. Peut-être a-t-elle été jouée dans un autre navigateur, ou supprimée.
practice-failed = Cet appareil n’a pas pu continuer la partie ou la conserver. Faites de la place, puis rechargez la page.
practice-export = Enregistrer dans un fichier
practice-keep = Garder sur le serveur
practice-keep-newer = Garder l’état actuel sur le serveur
practice-kept = Gardée sur le serveur
games-kept = Gardées sur le serveur
games-kept-lead = Des parties distribuées par un de vos appareils ; personne d’autre ne les voit. Ouvrez-en une pour la continuer ici, la revoir ou la vérifier.
games-kept-open = Ouvrir sur cet appareil
games-kept-drop = Retirer du serveur
games-kept-drop-sure = Retirer cette partie du serveur ? Elle n’est pas sur cet appareil.
games-kept-drop-yes = Retirer
games-kept-steps =
    { $steps ->
        [one] { $steps } coup joué
       *[other] { $steps } coups joués
    }
practice-forget = Supprimer
practice-forget-sure = Supprimer cette partie pour de bon ?
practice-forget-yes = Supprimer

## Without a network, and newer versions

offline-home = Le serveur est injoignable. Vous pouvez vous entraîner sur cet appareil aux jeux que vous avez déjà ouverts.
offline-games = Le serveur est injoignable : vos parties là-bas ne sont pas affichées.
update-ready = Une nouvelle version de Comptoir est là.
update-reload = Recharger
update-later = Plus tard

## Replays

replay-title = La partie revue
replay-step = Coup { $step } sur { $steps }
replay-slider = Coup de la partie
replay-play = Lecture
replay-pause = Pause
replay-first = Au début
replay-back =
    { $unit ->
        [turn] Au tour précédent
        [round] À la manche précédente
       *[step] Un coup en arrière
    }
replay-on =
    { $unit ->
        [turn] Au tour suivant
        [round] À la manche suivante
       *[step] Un coup en avant
    }
replay-by = Avancer par
replay-by-step = Coups
replay-by-turn = Tours
replay-by-round = Manches
replay-hands = Toutes les mains ouvertes
replay-hands-none = Rien de caché
replay-link = Copier le lien de ce moment
replay-link-copied = Le lien de ce moment est copié.
replay-link-above = L’adresse ci-dessus mène à ce moment.
replay-last = À la fin
replay-seen-by = Vue par
replay-spectator = Un spectateur

## Was the game fair?

verify-title = La partie était-elle honnête ?
verify-lead = Avant la partie, le serveur a scellé une graine secrète, et la page de chacun s’est engagée sur un nombre secret. Ce n’est qu’une fois tout fixé que chaque page a révélé son nombre et signé ce qu’elle avait vu. Votre navigateur rejoue maintenant toute la partie selon les règles, vérifie chaque engagement et chaque signature, ouvre le sceau et refait chaque tirage, sans l’aide du serveur.
verify-lead-device = Cette partie a été distribuée par l’appareil sur lequel elle a été jouée. Votre navigateur rejoue maintenant toute la partie selon les règles et refait chaque tirage à partir de la graine scellée au début.
verify-running = Vérification…
verify-good = Tout concorde. Si la page d’au moins une de ces personnes était honnête, nul n’a pu choisir ces mélanges, pas même la personne qui gère le serveur : { LIST($people, of: "person") }.
verify-alone = Tout concorde, mais personne n’a pris part à ces mélanges : le serveur a distribué seul.
verify-device = Tout concorde. L’appareil a distribué seul : son propriétaire a pu regarder les cartes. La partie a donc suivi les règles, mais rien ne prouve que personne n’en savait trop.
verify-bad = Quelque chose ne concorde pas. Gardez l’enregistrement et demandez à votre hôte.
verify-incomplete = Ce qui a pu être vérifié concorde, mais certaines vérifications étaient impossibles.
verify-result-passed = Concorde
verify-result-failed = Diffère
verify-result-skipped = Impossible
check-record-failed = L’enregistrement est illisible.
check-rules-passed = Les règles permettent chacun des { $steps } coups, et chacun mène à l’état enregistré.
check-rules-failed =
    { $step ->
        [0] La mise en place
       *[other] Le coup { $step }
    } n’est pas ce qu’en font les règles : { NAME($difference, of: "difference") }.
difference = cela ne peut pas se jouer comme enregistré
difference-edition = la partie a été jouée sous une édition des règles plus récente que celle de cette page
difference-refused = elles ne le permettent pas ({ $rule })
difference-nothing-to-undo = il n’y avait rien à reprendre
difference-nothing-to-rewind = la partie ne pouvait pas revenir aussi loin
difference-chance = les tirages enregistrés ne sont pas ceux que demandent les règles
difference-state = on arrive à un autre état que celui enregistré
check-result-passed = Le résultat est celui que donnent les règles.
check-result-failed = Le résultat n’est pas celui que donnent les règles.
check-commitment-passed = La graine ouverte correspond au sceau publié avant la partie (SHA-256).
check-commitment-failed = La graine ouverte ne correspond pas au sceau publié avant la partie.
check-commitment-skipped = L’enregistrement n’ouvre pas sa graine : rien ne peut être recalculé.
check-published-passed = Le sceau de l’enregistrement est celui que votre page a vu à la table.
check-published-failed = Le sceau de l’enregistrement n’est pas celui que votre page a vu à la table.
check-openings-passed = Nombres révélés comme engagés, une fois tout fixé, et signés : { LIST($people, of: "person") }.
check-openings-failed = Ce que quelqu’un a révélé n’est pas ce qui avait été engagé, ou l’a été pour autre chose.
check-openings-skipped = Seuls des bots ont joué : personne n’a engagé de nombre.
check-broken-off-skipped =
    { $times ->
        [one] Le départ a été interrompu une fois auparavant ; l’enregistrement dit par qui.
       *[other] Le départ a été interrompu { $times } fois auparavant ; l’enregistrement dit par qui.
    }
check-mine-passed = Le nombre engagé par votre page fait partie du mélange, et tout le reste est comme votre page l’a vu en le révélant.
check-mine-failed = Ce n’est pas ce que votre page avait engagé, ou pas ce qu’elle a vu en révélant son nombre.
check-mine-skipped = Ce navigateur n’a engagé de nombre pour aucune place de cette partie.
check-draws-passed = Les { $count } tirages de la partie donnent à nouveau les mêmes nombres (ChaCha20).
check-draws-failed = Le tirage { $draw } (coup { $step }) vaut { $recorded } dans l’enregistrement, mais la graine donne { $computed }.
verify-numbers = Les nombres eux-mêmes
verify-seed = Graine
verify-seal = Sceau
verify-key = Clé des tirages
verify-number = Nombre { DE($name) }
verify-download = Télécharger l’enregistrement
verify-command = La commande « comptoir verify » le vérifie sur n’importe quel autre ordinateur.

## The rules

rules-contents = Sommaire
rules-missing = Les règles de ce jeu ne sont pas encore écrites.
rules-whole = Ouvrir les règles sur leur propre page
rules-house = Règle maison
rules-search = Chercher dans ces règles
rules-searched =
    { $count ->
        [0] Rien trouvé.
        [one] { $count } passage trouvé
       *[other] { $count } passages trouvés
    }
rules-print = Imprimer
rules-aid = Aide-mémoire en une page
rules-aid-of = { $game } : aide-mémoire
rules-back = Toutes les règles
rules-numbered = Les règles, numéro par numéro
rules-index = Index des pièces et des signes
rules-example = Exemple
rules-picture = Image
guide-openings = Quelle mise en place montrer
guide-undrawn = Cette image n’a pas pu être dessinée. Rechargez la page pour réessayer.
rules-credits = Qui a fait le jeu
credit-designers = Un jeu de
credit-developers = Développement
credit-artists = Illustrations
credit-publishers = Édition
credit-translators = Traduction du livret

## Settings

settings-talk = Afficher ce que disent les autres
settings-stored = Conservés dans ce navigateur seulement.
settings-language = Langue
settings-sound = Son
settings-sound-on = Activer les sons
settings-volume = Volume
settings-mixer = Le volume de chacun
settings-hear = Écouter
settings-hear-this = Écouter : { $name }
voice-turn = Mon tour
voice-others = Ce que font les autres
voice-own = Mes cartes, mes pièces et mes dés
voice-talk = Les messages
voice-end = La fin d’une partie
settings-pace = Vitesse
pace-calm = Calme
pace-normal = Normale
pace-quick = Rapide
pace-at_once = Immédiate
settings-pace-about = Pour ce qui bouge sur le plateau, et pour les bots aux tables où ils sont vos seuls adversaires.
settings-forced = Jouer pour moi quand un seul coup est possible et que tout le monde le sait
settings-ask = Me demander avant de laisser passer une occasion sans pouvoir revenir en arrière
settings-recap = Me montrer à mon retour ce que j’ai manqué
settings-motion = Animations
motion-system = Comme mon système
motion-full = Complètes
motion-reduced = Réduites
settings-theme = Thème
theme-system = Comme mon système
theme-light = Lumière du jour
theme-dark = À la bougie (sombre)
settings-colours = Couleurs
colours-standard = Ordinaires
colours-contrast = Fort contraste
colours-symbols = Grands symboles

## You, on every device

you-lead = Vous pouvez jouer sans rien de tout cela. C’est pour le jour où vous changerez de téléphone ou viderez votre navigateur.
you-save-name = Garder ce nom
you-name-saved = Les autres le voient désormais.
you-nobody = Ce navigateur ne vous connaît pas encore. Choisissez un nom et jouez, ou revenez sous le nom que vous avez déjà.
device-title = Ajouter un appareil
device-lead = Ouvrez ceci sur votre autre appareil : vous y serez la même personne, avec toutes vos parties.
device-make = Afficher un lien
device-qr = Code QR du lien
device-until = Il sert une seule fois, jusqu’à { $time }. Ne le donnez à personne d’autre.
device-welcome = Entrer sur cet appareil
device-welcome-lead = Quelqu’un, vous sans doute, a ouvert ce lien pour ajouter cet appareil. Vous serez ici la même personne que là-bas.
device-known = Ce navigateur vous connaît sous le nom de { $name }. Il l’oubliera : si vous avez des parties sous ce nom, gardez d’abord un code de secours.
device-go = Entrer
device-nothing = Il n’y a rien dans ce lien. Il est peut-être incomplet.
recovery-title = Code de secours
recovery-lead = Six mots à noter ou à imprimer. Ils vous ramènent quand tous vos appareils sont perdus.
recovery-have = Vous avez un code. Un nouveau code annule l’ancien.
recovery-make = Créer un code
recovery-make-anew = Créer un nouveau code
recovery-shown = Il n’est affiché que cette fois. Gardez-le dans un endroit connu de vous seul.
recovery-print = Imprimer
member-title = Adhésion
member-lead = Avec un identifiant et une phrase secrète, vous pouvez vous connecter partout. Vous restez qui vous êtes, et vos parties restent les vôtres.
member-handle = Identifiant
member-passphrase = Phrase secrète
member-passphrase-about = Au moins 12 caractères. Quelques mots auxquels vous seul penseriez valent mieux que des signes que personne ne retient.
member-join = Devenir membre
member-since = Votre identifiant est { $handle }.
member-change = Changer de phrase secrète
member-proof = Phrase secrète actuelle
member-new-passphrase = Nouvelle phrase secrète
member-forgot = Je l’ai oubliée : utiliser mon code de secours
member-remember = Utiliser ma phrase secrète
member-changed = C’est fait. Vos autres connexions sont fermées.
sessions-title = Vos connexions
sessions-unknown = Un appareil qui ne dit pas ce qu’il est
sessions-current = celui-ci
sessions-used = dernière utilisation : { $when }
sessions-end = Déconnecter
sessions-end-there = Déconnecter { $device }
sessions-end-others = Déconnecter partout ailleurs
sign-out = Se déconnecter ici
sign-out-lost = Vous n’avez ni code de secours ni identifiant. Si vous vous déconnectez maintenant, personne ne pourra vous rendre ce nom et ses parties.
sign-out-anyway = Se déconnecter quand même
data-title = Vos données
data-lead = Tout ce que ce serveur sait de vous tient dans un fichier. Si vous partez, il l’oublie : vos parties restent aux autres, avec un ancien joueur à votre place.
data-export = Télécharger mes données
data-forget = M’oublier
data-sure = C’est irréversible. Des bots poursuivent vos parties en cours ; votre nom, vos appareils et vos moyens de revenir disparaissent.
data-device =
    { $count ->
        [one] Supprimer aussi la partie conservée sur cet appareil
       *[other] Supprimer aussi les { $count } parties conservées sur cet appareil
    }
data-forget-now = M’oublier pour de bon
data-forgotten = Ce serveur ne sait plus rien de vous. Bon vent !
sign-in = Se connecter
sign-in-title = Revenir
sign-in-member = Avec votre identifiant
sign-in-recovery = Avec votre code de secours
sign-in-words = Les six mots
sign-in-device = Ou ouvrez votre page sur un appareil qui vous connaît encore, et ajoutez celui-ci de là-bas.

## Passkeys and mail

passkeys-title = Clés d’accès
passkeys-lead = Connectez-vous avec votre empreinte, votre visage ou le code de votre appareil. La clé reste chez vous ; ce serveur sait seulement la reconnaître.
passkeys-add = Ajouter une clé d’accès
passkeys-added = Ajoutée. Elle vous permet désormais de vous connecter.
passkeys-used = dernière utilisation : { $when }
passkeys-unused = ajoutée le { $when }, pas encore utilisée
passkeys-name = Nom de la clé d’accès
passkeys-nameless = Clé d’accès
passkeys-rename = Renommer
passkeys-rename-there = Renommer { $name }
passkeys-save = Enregistrer
passkeys-remove = Retirer
passkeys-remove-there = Retirer { $name }
passkeys-cancelled = Aucune clé d’accès n’a servi. Réessayez quand vous voulez.
passkeys-prove = Utiliser une clé d’accès
sign-in-passkey = Avec une clé d’accès
sign-in-passkey-lead = Votre appareil demande votre empreinte, votre visage ou votre code.
member-lead-passkey = Choisissez un identifiant. Vous avez une clé d’accès : la phrase secrète est facultative.
member-set-passphrase = Choisir une phrase secrète
mail-title = Courriel
mail-lead = Une adresse vous permet de revenir quand tous vos appareils sont perdus. Elle ne sert à rien d’autre, et personne ici ne la voit.
mail-address = Adresse électronique
mail-add = Ajouter l’adresse
mail-sent = Un message est en route vers { $address }. Ouvrez le lien qu’il contient pour montrer que l’adresse est à vous.
mail-verified = { $address } est à vous. Elle vous permet de revenir.
mail-again = Envoyer un autre message
mail-remove = Retirer l’adresse
mail-removed = L’adresse est oubliée.
link-confirm-title = Cette adresse est-elle à vous ?
link-confirm-lead = Un clic de plus montre que vous lisez le courrier qui y est envoyé.
link-confirm-do = Oui, elle est à moi
link-confirm-done = Merci : l’adresse est à vous, et vous permet de revenir.
sign-in-mail = Par courriel
sign-in-mail-lead = Si nous connaissons l’adresse, un message avec un lien y est envoyé.
sign-in-mail-ask = M’envoyer un lien
sign-in-mail-sent = Si quelqu’un ici a cette adresse, un message est en route. Son lien sert une seule fois, pendant une demi-heure.

## Care for the house

report = Signaler
report-line = Signaler ce qu’a dit { $name }
report-person = Signaler { $name }
report-sure = Signaler cela aux personnes qui s’occupent du serveur ?
report-about = Elles voient ce qui a été dit et par qui, et que cela vient de vous. { $name } n’en est pas averti.
report-about-person = Elles voient de qui il s’agit, et que cela vient de vous. { $name } n’en est pas averti.
report-send = Signaler
report-sent = Merci. Les personnes qui s’occupent du serveur le verront.
admin-page = La maison
admin-lead = { $people ->
    [one] { $people } personne
   *[other] { $people } personnes
}, { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
}.
admin-registration = Qui peut prendre un nom ici
admin-registration-open = Tout le monde
admin-registration-invitation = Les personnes invitées
admin-registration-closed = Personne de nouveau
admin-only = Cette page est réservée aux personnes qui s’occupent du serveur.
admin-reports = Signalements
admin-reports-open = Signalements ({ $count })
admin-people = Personnes
admin-tables = Tables
admin-log = Journal
admin-none = Il n’y a rien ici.
admin-more = La suite
admin-back = Revenir au début
admin-search = Nom, identifiant ou numéro
admin-find = Chercher
admin-report-person = { $name } a été signalé par { $reporter }.
admin-report-line = Propos de { $name }, signalés par { $reporter } :
admin-somebody-gone = quelqu’un qui est parti
admin-report-close = Rien d’autre à faire
admin-report-closed = clos
admin-table-look = La table
admin-is-admin = admin
admin-is-banned = exclu
admin-handle = identifiant { $handle }
admin-since = ici depuis le { $when }
admin-sessions = { $count ->
    [0] connecté nulle part
    [one] connecté sur un appareil
   *[other] connecté sur { $count } appareils
}
admin-make = Nommer admin
admin-remove = Retirer des admins
admin-ban = Exclure
admin-unban = Réadmettre
admin-end-sessions = Déconnecter partout
admin-rename = Renommer
admin-table-remove = Supprimer
admin-do-to = { $deed } : { $name }
admin-why = Motif, pour le journal
admin-new-name = Nouveau nom
admin-sure-ban = { $name } sera déconnecté et ne pourra plus se connecter. Des bots continuent ses parties.
admin-sure-end-sessions = { $name } sera déconnecté partout.
admin-sure-make = { $name } pourra faire tout ce que permet cette page.
admin-sure-remove = { $name } ne s’occupera plus du serveur.
admin-sure-table = La table disparaît pour tout le monde, avec sa partie et ce qui s’y est dit. C’est sans retour.
admin-sure-rename = Tout le monde verra { $name } sous son nouveau nom.
admin-done = C’est fait, et consigné.
admin-command-line = ligne de commande
deed-make-admin = nommé admin
deed-remove-admin = n’est plus admin
deed-rename = renommé
deed-ban = exclu
deed-unban = réadmis
deed-end-sessions = déconnecté partout
deed-remove-table = table supprimée
deed-close-report = signalement clos
deed-registration = inscription modifiée

## Letters

mail-verify-subject = Votre adresse à { $host }
mail-verify = Quelqu’un, vous sans doute, a donné cette adresse au Comptoir de { $host }, où l’on joue à des jeux de société. Pour montrer qu’elle est à vous, ouvrez ce lien :
mail-verify-after = Le lien sert une seule fois, pendant un jour. Si ce n’était pas vous, ne faites rien : cette adresse ne servira pas.
mail-replaced-subject = Votre adresse a été retirée à { $host }
mail-replaced = Cette adresse ne permet plus de revenir au Comptoir de { $host } : elle y a été retirée, ou une autre l’a remplacée. Si c’était vous, tout va bien. Sinon, connectez-vous avec votre phrase secrète, une clé d’accès ou votre code de secours, fermez les autres sessions, et ajoutez de nouveau l’adresse :
mail-replaced-after = Plus rien ne sera envoyé ici.
mail-sign-in-subject = Votre retour à { $host }
mail-sign-in = Quelqu’un, vous sans doute, a demandé à revenir au Comptoir de { $host }. Ouvrez ce lien sur l’appareil où vous voulez jouer :
mail-sign-in-after = Il sert une seule fois, pendant une demi-heure. Ne le donnez à personne : qui l’ouvre devient vous. Si ce n’était pas vous, ne faites rien.

## What there is to hear of

notice-title = Comptoir
# $game: the title of the game
notice-my-turn = { $game } : c’est à vous de jouer.
notice-half = { $game } : la moitié de votre temps pour ce tour est passée.
notice-most = { $game } : il vous reste un cinquième de votre temps pour ce tour.
notice-time-up = { $game } : votre temps était écoulé, et la partie a continué sans vous.
notice-away = { $game } : vous semblez ne plus être là, et un bot joue pour vous.
notice-mention = { $game } : on parle de vous à la table.
notice-invitation = { $game } : une place vous est gardée.
notice-sat-down = { $game } : quelqu’un a pris place à votre table.
notice-ready = { $game } : tout le monde est là. Venez, et la partie commence.
notice-game-over = { $game } : la partie est terminée.
notice-ago = il y a { $lasting }
notice-try = Tout fonctionne : c’est ici que Comptoir vous préviendra.
mail-notices-subject =
    { $count ->
        [one] { $count } nouvelle de vos tables
       *[other] { $count } nouvelles de vos tables
    }
mail-notices = Du nouveau à vos tables sur { $host } :
mail-notices-after = Vous recevez ce courriel parce que vous l’avez demandé. Pour ne plus en recevoir :
feed-title = Mes tours chez Comptoir

bell = Avis
bell-unread =
    { $count ->
        [0] Avis, rien de nouveau
        [one] Avis, { $count } nouveau
       *[other] Avis, { $count } nouveaux
    }
bell-empty = Il n’y a encore rien à signaler. Ce qui se passe à vos tables en votre absence apparaîtra ici.
bell-read-all = J’ai tout vu
bell-more = Afficher les précédents
bell-new = nouveau
bell-choose = Ce qui vous est signalé, et comment
turns-title = Mes tours
turns-lead = Les tables qui vous attendent, en commençant par celle qui attend depuis le plus longtemps.
turns-count =
    { $count ->
        [one] { $count } table attend
       *[other] { $count } tables attendent
    }
turns-none = Aucune table ne vous attend.
# $lasting: how long
turns-since = attend depuis { $lasting }
turns-until = jusqu’au { $when }
turns-next =
    { $count ->
        [one] Table suivante
       *[other] Table suivante ({ $count } attendent)
    }
turns-next-key = Aller à la prochaine table qui vous attend
channels-title = Ce qui vous est signalé, et comment
channels-lead = La page, elle, signale tout. Choisissez ici ce qui doit aussi vous parvenir quand elle est fermée. Rien n’est envoyé pendant que vous regardez la table.
channels-event = Quoi
channel-push = Cet appareil et les autres
channel-mail = Courriel
channel-webhook = Programmes
hear-of-my-turn = C’est mon tour
hear-of-reminder = Mon temps s’écoule
hear-of-time-up = Mon temps est écoulé
hear-of-mention = On parle de moi
hear-of-invitation = Invitations
hear-of-sat-down = Quelqu’un s’assied
hear-of-game-over = La partie est terminée
channels-saved = C’est noté.
digest-title = Courriel
digest-choice =
    { $minutes ->
        [0] Un courriel à chaque fois
        [10] Nouvelles regroupées sur dix minutes
        [60] Un par heure au plus
        [360] Un toutes les six heures au plus
        [1440] Un par jour au plus
       *[other] Nouvelles regroupées sur { $minutes } minutes
    }
digest-no-mail = Pour recevoir des courriels, il faut une adresse confirmée.
push-title = Appareils
push-lead = Votre navigateur peut vous prévenir même quand la page est fermée. Ce qui est envoyé est chiffré, et ne dit que la table dont il s’agit.
push-add = Me prévenir sur cet appareil
push-remove = Ne plus me prévenir sur cet appareil
push-refused = Votre navigateur ne le permet pas. Vous pouvez changer cela dans ses réglages pour cette page.
push-unable = Ce navigateur ne sait pas le faire, ou seulement en HTTPS. Sur iPhone ou iPad, ajoutez d’abord la page à l’écran d’accueil.
push-others = Autres appareils
push-forget = Oublier
push-added = Cet appareil vous préviendra désormais.
webhooks-title = Programmes
webhooks-lead = Un de vos programmes, ou un service comme ntfy, Discord, Matrix ou Slack, peut être prévenu à une adresse HTTPS qu’il vous donne.
webhooks-address = Adresse
webhooks-form = Forme
webhook-form-plain = JSON
webhook-form-ntfy = ntfy
webhook-form-discord = Discord
webhook-form-matrix = Matrix
webhook-form-slack = Slack
webhooks-add = Ajouter
webhooks-test = Essayer
webhooks-tested = Le message est arrivé.
webhooks-remove = Retirer
webhooks-failed = Il n’accepte plus de messages. Rien ne lui sera envoyé jusqu’à votre prochain essai.
webhooks-secret = Les messages sont signés avec ceci. Ce n’est montré que maintenant : { $secret }
feed-heading = Calendrier et actualités
feed-lead = Vos tours sous forme de calendrier et de flux Atom, à une adresse secrète. Qui la connaît voit à quelles tables c’est votre tour, et rien d’autre.
feed-make = Créer une adresse
feed-renew = Créer une nouvelle adresse
feed-end = Supprimer l’adresse
feed-there = Il existe une adresse. Elle n’est montrée qu’à sa création.
feed-calendar = Calendrier
feed-atom = Flux Atom
link-unsubscribe-title = Ne plus recevoir de courriels ?
link-unsubscribe-lead = Vous ne recevrez plus de courriels au sujet de vos tables. Ceux que vous demandez vous-même, pour revenir par exemple, arriveront toujours.
link-unsubscribe-do = Ne plus en recevoir
link-unsubscribe-done = C’est fait. Vous pouvez changer d’avis à tout moment sur votre page.

## Back to a seat that is taken

return-title = La place { $number } est celle { DE($name) }
return-lead = Si c’est vous, ce navigateur ne le sait pas. Personne ne peut prendre une place avec un simple lien, mais il y a des moyens de la retrouver :
return-ask-lead = Ou demandez à la table. L’hôte décide ; sans hôte, tous les autres qui y sont assis.
return-ask = Demander à retrouver ma place
return-awaited = Cette table était jouée ailleurs jusqu’ici, et la place attend la personne à qui ce lien a été donné. Prenez-la, et la partie continue.
return-take = Prendre la place
return-asked = La table a reçu votre demande. Restez ici : vous entrerez dès qu’elle aura dit oui.
return-wants = { $name } dit que la place { $number } ({ $owner }) est la sienne et demande à la retrouver.
return-careful = Ne dites oui que si vous savez que c’est bien la bonne personne : elle verra la main de cette place.
return-agreed =
    Pour l’instant, { $count ->
        [0] personne d’autre n’est d’accord
        [one] une autre personne est d’accord
       *[other] { $count } autres personnes sont d’accord
    }.
return-yes = Accepter
return-no = Refuser
return-log = { $name } a retrouvé la place { $number }.

## Pages of people, statistics and ratings

rated = Classée
rated-about = La partie compte pour la cote de tous ceux qui jouent, même si un bot finit pour quelqu’un, sauf si tous les autres en conviennent autrement.
rated-not-you = Cette partie ne compte pas pour vous.
rating = Cote
rating-provisional = provisoire
excuse-ask = Un bot joue pour { $name }. Si vous êtes tous d’accord, cette partie classée ne compte pas pour { $name }.
excuse-agreed = { $count } sur { $all } d’accord pour l’instant.
excuse-yes = Elle peut ne pas compter
excuse-no = Finalement, elle doit compter
person-title = Joueur
person-profile = Profil
person-nobody = Choisissez d’abord un nom ; vous pourrez ensuite demander quelqu’un en ami, faire taire, bloquer ou signaler.
person-you = C’est vous.
person-friend = { $name } et vous êtes amis.
person-asked = Vous avez demandé { $name } en ami.
person-mute = Faire taire
person-unmute = Ne plus faire taire
person-muted = Vous ne lirez pas ce que dit { $name }.
person-unmuted = Vous lirez de nouveau ce que dit { $name }.
# $seen_by: everybody, friends or nobody
person-own =
    C’est votre page. { $seen_by ->
        [everybody] Tout le monde peut la voir.
        [friends] Seuls vos amis peuvent la voir.
       *[nobody] Personne d’autre ne peut la voir.
    }
person-change = Modifier
person-none = { $name } n’a pas encore terminé de partie ici.
person-none-you = Vous n’avez pas encore terminé de partie ici.
person-played =
    { $count ->
        [one] { $count } partie
       *[other] { $count } parties
    }, { $wins ->
        [one] { $wins } gagnée
       *[other] { $wins } gagnées
    }
person-last = la dernière le { $day }
person-in-game = { $name } à { $game }
person-all-games = Toutes les parties { DE($name) }
lasting-minutes = { $count } min
lasting-hours = { $count } h
lasting-days =
    { $count ->
        [one] { $count } jour
       *[other] { $count } jours
    }
statistics-title = Statistiques
statistics-of = { $game } : comment on y joue ici
statistics-lead = Toutes les parties terminées sur ce serveur avec au moins une personne. Personne n’est nommé.
statistics-whole = Les statistiques de tous pour { $game }
statistics-which = Quelles parties
statistics-seats = Places à la table
statistics-bots = Bot le plus fort
statistics-options = Options
statistics-all = Toutes
statistics-no-bots = Entre personnes
statistics-none = Il n’y a pas de telle partie.
statistics-none-here = Personne n’a encore terminé de partie ici.
statistics-count =
    { $count ->
        [one] { $count } partie
       *[other] { $count } parties
    }
statistics-games = Parties
statistics-won = Gagnées
statistics-mean-place = Rang moyen
statistics-mean-points = Points en moyenne
statistics-per-decision = Temps par décision
statistics-seconds = { $seconds } s
statistics-handed-over = Confiées à un bot
statistics-newest =
    { $count ->
        [one] D’après la dernière partie.
       *[other] D’après les { $count } dernières parties.
    } Une décision compte pour cinq minutes au plus.
statistics-minute = Recalculées chaque minute.
statistics-by-option = Parties gagnées par place et par option
statistics-csv = En CSV
statistics-json = En JSON
shares-title = Selon la table
shares-of = Quelles parties
shares-option = { $option } : { $choice }
shares-seats = { $count } places
shares-bots = Bot le plus fort : { NAME($level, of: "level") }
opponents-title = Contre qui
opponents-who = Adversaire
opponents-before = Devancé
opponents-after = Devant
opponents-others = Autres
opponents-bot = Bot : { NAME($level, of: "level") }
games-best = Meilleures parties
games-longest = Parties les plus longues
game-points = { $points } points
game-place = rang { $place } sur { $seats }
game-length = { $steps } coups, { $lasting }
plot-places = Rangs
plot-points = Points
plot-trend = Points des { $count } dernières parties
plot-rating = Cote, et l’écart possible avec la vérité
plot-game = Partie
plot-wins = Parties gagnées selon la place
plot-seat = Place
plot-within = 19 fois sur 20 entre
plot-parity = part égale
plot-times = Fois
plot-steps = Durée en coups
plot-steps-head = Coups
plot-minutes = Durée en minutes
plot-minutes-head = Minutes
leaders-title = Classement
leaders-of = Classement pour { $game }
leaders-lead = Les membres d’au moins dix parties classées dont tout le monde peut voir la page.
leaders-none = Personne n’y figure encore. Il faut dix parties classées, et une page que tout le monde peut voir.
leaders-games = Parties classées
leaders-pages = Pages
leaders-page = Page { $page } sur { $pages }
leaders-before = Plus forts
leaders-after = Moins forts
leaders-bots = Où se situent les bots
    .about = Leur force a été mesurée en des milliers de parties et ne change pas.
seen-by-title = Votre page et vos statistiques
seen-by-lead = Vos parties, vos rangs et vos cotes ont leur propre page. Un inconnu n’y trouve ni l’adresse d’une table non publique, ni le nom de qui se cache.
seen-by-page = Vers ma page
seen-by-who = Qui peut la voir ?
seen-by-everybody = Tout le monde
    .about = Quiconque visite ce serveur. Vous pouvez figurer aux classements.
seen-by-friends = Mes amis
    .about = Ceux que vous avez acceptés comme amis, et personne d’autre.
seen-by-nobody = Personne
    .about = Vous seul.
seen-by-saved = C’est noté.

## A page that is not there

lost-title = Hors de la carte
lost-lead = Ici vivent des dragons, mais pas de page. Le lien est peut-être ancien ou incomplet.
lost-home = Rentrer au port

## The terminal

terminal-player =
    { YOU($seat) ->
        [yes] Vous
       *[no] { PLAYER($seat) }
    }
terminal-goodbye = À bientôt.
terminal-keys =
    { $undo ->
        [true] {"?"} règles, u reprendre, q quitter
       *[false] {"?"} règles, q quitter
    }
terminal-more = — Entrée : la suite, q : retour —
terminal-what = Tapez un nombre de 1 à { $count }, ou une des touches indiquées.
terminal-sure = Quitter la partie ? [o/n]
    .yes = o
terminal-replay-keys = ← → coup, PgPréc PgSuiv dix coups, Début Fin, 1-5 voir depuis une place, q quitter

# The analysis of a finished game. Numbers are in a hundred and come as text, with their sign where they are a change.
analysis-title = Chances de gagner, sur cent, et ce qu’elles sont devenues
analysis-who = Qui
analysis-start = au début
analysis-own = ses choix
analysis-others = choix des autres
analysis-luck = hasard
analysis-result = à la fin
analysis-decisions = Décisions
analysis-turns = Tournants
analysis-none = Rien ne se détache nettement.
# $from and $to are chances, $about is how far the change may be off
analysis-turn-choice = Coup { $step }, { $what } : { PLAYER($seat) } de { $from } % à { $to } % (±{ $about })
analysis-turn-luck = Après le coup { $step }, { $what }, par hasard : { PLAYER($seat) } de { $from } % à { $to } % (±{ $about })
analysis-best = Meilleur coup { DE(PLAYER($seat)) }
analysis-dearest = Coup le plus coûteux { DE(PLAYER($seat)) }
# $by is how much better or worse it was than the best other move
analysis-move = Coup { $step }, { $what } : { $by } par rapport au meilleur autre choix
analysis-move-dear = Coup { $step }, { $what } : { $by } par rapport à { $better }
analysis-curve = Chances de gagner, coup par coup
analysis-honest = D’après ce que chaque joueur pouvait savoir alors, et comme joueraient des robots : { $worlds } mondes imaginés par décision. ± est un intervalle à 95 % ; ce qui ne s’en détache pas n’est pas nommé, ou par son seul ±.
analysis-stopped =
    { $kept ->
        [true] Arrêté après { $done } décisions sur { $all }. Elles sont gardées : la même commande reprend là.
       *[false] Arrêté après { $done } décisions sur { $all }. Avec --json, elles auraient été gardées.
    }

## Explications

symbols = Symboles
symbols-find = Chercher un symbole
symbols-none = Aucun symbole de ce nom.
explain-rule = Règle { $rule }
explain-larger = Plus grand, ou plus petit
keys-explain = Expliquer ce qui a le focus
aim-title = Première partie ?
aim-scores-title = Ce qui rapporte :
aim-first-title = Pour débuter :
aim-learn = Apprendre d’abord
aim-dismiss = Jouer

## À plusieurs sur un appareil

create-here = Quelqu’un d’autre ici
create-person = Joueur { $number }
create-person-name = Nom du joueur à la place { $number }
pass-on = Passez l’appareil à { $name }
    .about = Les autres détournent les yeux. Rien n’est montré avant que vous ne le preniez.
pass-on-alone = Ce que votre dernier coup vous a apporté n’est que pour vos yeux. Regardez, puis passez l’appareil.
pass-on-take = C’est moi, { $name } : montrez-moi la table
