# What the examples in the rules of Valdora say.

example-travel = À travers une cité
example-travel-before = Vous êtes au Palais du Soleil, sur la côte, et vous avez des provisions. Sans elles, vous n’iriez pas plus loin que Sceaudor ou Rochemarteau, les cités aux deux bouts de la côte.
example-travel-after = Vous traversez Sceaudor jusqu’à Havreclair, au milieu. Cela traverse une cité : les provisions sont dépensées.

example-meeting = En compagnie
example-meeting-before = Vous êtes à Sceaudor avec 3 pièces. Bruno, qui en a 2, et Clio, qui en a 6, sont sur la case « Allée des Tilleuls », où vous voulez aller.
example-meeting-after = Vous versez une pièce à chacun. Bruno en a maintenant 3. Clio en a déjà 6 : sa pièce va à la banque. Dans une mine d’argent, vous n’auriez payé personne.

example-pages = Tourner les pages
example-pages-first = Vous arrivez à Parchemine avec 6 pièces et achetez la commande grise, au-dessus du côté droit, pour 1 pièce. Une jaune apparaît dessous.
example-pages-turned = Vous tournez deux pages vers la gauche : la première est gratuite, la seconde coûte une pièce. Une commande violette est maintenant au-dessus du côté droit, et vous l’achetez.
example-pages-last = Vous en tournez encore deux, une pièce chacune, pour voir ce qui vient, et vous vous arrêtez là. Vous avez dépensé 5 pièces ; tout cela n’était qu’une action.

example-fourth = Une quatrième commande
example-fourth-full = Trois commandes à livrer sont la limite. Pour acheter la jaune, il faut d’abord en rendre une.
example-fourth-swapped = Vous rendez la bleue, au-dessus du côté gauche, et ne recevez rien. Puis vous achetez la jaune avec votre dernière pièce.

example-loading = Charger
example-loading-before = Deux pépites, un rubis, deux saphirs et une émeraude attendent sur la case « Allée des Tilleuls ». Votre sac est plein ; la pelle, le pic et la charrette sont vides, et vous avez 3 pièces.
example-loading-after = Le rubis va sur la pelle, un saphir sur le pic, gratuitement ; l’émeraude sur la charrette, pour 2 pièces. Les pépites restent : le sac est plein, et rien ne passe d’un équipement à un autre.

example-port = Au port
example-port-after = Grande Jetée a deux bateaux : vous pourriez charger deux pierres du champ. Il n’y a qu’un rubis : vous le prenez avec votre pelle, et c’est tout.

example-swap = Une autre pierre
example-swap-before = Votre charrette porte un rubis, mais vous préféreriez l’émeraude qui se trouve ici.
example-swap-after = Vous payez le chargement de nouveau, 2 pièces. Le rubis va au champ, l’émeraude sur la charrette.

example-white = Une commande blanche
example-white-before = Votre commande blanche demande un rubis, un saphir et une pépite. Vous portez deux pépites : l’une dans le sac, l’autre sur le cheval.
example-white-after = Vous payez avec celle du cheval. Les trois pierres vont au champ ; la commande va face cachée sous votre aventurier et rapportera 15 points. Un artisan blanc vous rejoint.

example-recruit = Plus d’artisan de cette couleur
example-recruit-before = Vous livrez deux commandes rouges au Palais de Braise. Il ne reste plus d’artisan rouge autour du disque, seulement un bleu et un vert.
example-recruit-after = Pour la première commande, vous prenez la couleur suivante dans le sens horaire, le bleu. Sa pile est maintenant vide elle aussi, et la seconde commande vous apporte l’artisan vert.

example-workshop = Deux ateliers en un tour
example-workshop-before = Vous avez un artisan violet et un bleu. Il reste un violet et un bleu autour du disque, et pas de rouge. Vous portez deux améthystes pour deux commandes violettes.
example-workshop-first = La première livraison vous apporte le dernier artisan violet. Vous êtes le premier à en avoir deux : l’atelier violet est à vous.
example-workshop-second = La seconde livraison vous vaut un jeton bonus, car l’atelier violet est maintenant à vous. Il n’y a plus de violet ni de rouge : vous recrutez l’artisan bleu, et ouvrez aussi l’atelier bleu.

example-mine = Une mine bien remplie
example-mine-after = Bruno et Clio sont déjà à la Mine du Grelot. Dans les mines, on ne paie personne, et vous remplissez votre bourse jusqu’à 6 pièces.

example-provisions = Des provisions
example-provisions-after = À Ferronval, vous pouvez acheter des équipements ou faire des provisions, mais pas les deux : chacun est une action. Vous faites des provisions, et les gardez jusqu’à ce que vous traversiez une cité.

example-end = La dernière manche
example-end-after = Par cette livraison, vous recrutez le dernier artisan gris. Il ne reste que des jaunes : la dernière manche a commencé. Bruno et Clio, qui viennent après vous dans cette manche, ont encore un tour.

example-duel = Une carte duel
example-duel-before = Vous livrez au Palais du Soleil et recrutez un artisan jaune. La carte duel de gauche montre un artisan gris et un violet.
example-duel-after = À la fin de votre tour, elle les retire de la partie. Il n’y a pas de gris, c’est donc la couleur suivante dans le sens horaire : un jaune part, et le violet. La carte est retournée.

example-special = Une carte spéciale
example-special-after = Vous jouez le puisoir. Il coûte deux artisans de couleurs différentes : votre gris et votre jaune quittent la partie. Le puisoir est à vous, mais vous ne pourrez le charger qu’à partir de votre tour suivant.

example-conduct = Laissez-passer
example-conduct-after = Vous avez joué le laissez-passer à un tour précédent. Vous n’avez aucune pièce, et allez pourtant à l’Allée des Tilleuls : la banque paie 1 pièce à Bruno. Clio en a déjà 6 et ne reçoit rien.

example-notebook = Grand carnet et marque-pages
example-notebook-turned = Vous avez joué les deux marque-pages et le grand carnet. Avec les deux marque-pages, trois pages sont gratuites : vous en tournez trois, et il vous reste vos 2 pièces.
example-notebook-fourth = Vous avez trois commandes à livrer. Grâce au carnet, vous pouvez en acheter une quatrième, pour 2 pièces au lieu de 1.

example-spare = Double emploi
example-spare-after = Vous avez un ciseau. Double emploi vous permet d’en acheter un second, une fois dans la partie, pour une pépite comme d’habitude. Vous pouvez maintenant porter deux émeraudes.

example-pier = Un tour au port
example-pier-boats = Vous avez joué la barque d’appoint, la livraison à domicile et une prime de chargement. La Grande Jetée a deux bateaux, la barque en fait trois : un rubis, un saphir et une pépite viennent du champ.
example-pier-home = La livraison à domicile fait venir une émeraude du champ sur votre case pour 2 pièces. Elle n’occupe pas de bateau, et vous la chargez avec votre ciseau.
example-pier-paid = À la fin de votre tour, la prime de chargement vous verse 1 pièce, car vous avez chargé au moins deux pierres. Avec les deux exemplaires, ce serait 2.

example-inn = Bonne auberge et fond de poche
example-inn-inn = Vous achetez une commande pour 1 pièce. Grâce à la bonne auberge, vous prenez aussi des provisions, pour 2 : sans la carte, ce serait chaque fois une action.
example-inn-penny = Votre bourse est vide à la fin de votre tour : le fond de poche vous rapporte 1 pièce.

example-fine = Belle charrette et beau cheval
example-fine-before = Vous avez une charrette chargée d’un rubis, un cheval et deux artisans gris. Charger coûte 2 pièces avec une charrette et 3 avec un cheval.
example-fine-after = Vous jouez les deux cartes, pour un artisan chacune. Elles prennent la place de l’ancienne charrette et de l’ancien cheval ; le rubis reste où il est. Désormais, charger l’une ou l’autre coûte 1 pièce.

example-alchemy = Alchimie
example-alchemy-before = Votre commande blanche demande un rubis, un saphir et une pépite. Vous portez un saphir et deux pépites, mais pas de rubis.
example-alchemy-after = Vous payez 3 pièces, et la seconde pépite remplace le rubis. La commande vaut 15 points, et un artisan blanc vous rejoint.

example-dark = Les cartes sombres à la fin
example-dark-after = La partie est finie. Parole tenue vous rapporte 10 points, car vous n’avez aucune commande à livrer. Bruno a un coffre plein : les deux pierres sur ses équipements valent 3 points chacune et non 1. Clio est grand patron : 5 points pour un atelier.

example-team = Bel attelage, et renommée
example-team-after = Vous avez joué le bel attelage, et avez une charrette et un cheval : 10 points. Bruno a joué la renommée et a trois jetons bonus : 10 points en plus de ceux des jetons. Clio a encore une carte sombre en main, qui ne compte pas.

example-rounds = Deux cents manches
example-rounds-after = Le dernier joueur finit la manche 200. Quel que soit le nombre d’artisans restants, la partie est finie et comptée en l’état.
