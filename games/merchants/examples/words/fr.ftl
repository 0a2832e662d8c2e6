# What the examples in the rules of Merchants of Europe say.

example-production = Un 5
example-production-rolled = Un 5 sort. Deux pions le portent : la Franconie, que touchent votre comptoir de Nuremberg et Cologne, à Diego, rapporte un blé à chacun de vous ; le Languedoc rapporte une laine à Bruno, qui a Lyon. Clio n’a pas de comptoir à côté d’un 5 et prend 1 or.

example-blocked = Le voleur en Franconie
example-blocked-rolled = Le voleur est en Franconie quand un 5 sort : ni vous ni Diego n’y recevez de blé. Et comme vous avez un comptoir à côté d’un 5, vous ne prenez pas d’or non plus ; Clio, qui n’en a pas, en prend.

example-robber = Un 7
example-robber-rolled = Vous lancez un 7 et tenez quinze cartes : plus de 7, vous en rendez donc sept.
example-robber-moved = Vous avez choisi et déplacez maintenant le voleur en Flandre. Diego y a un comptoir, à Paris : vous pouvez lui prendre une carte, sans la voir.

example-bank = À la banque
example-bank-before = Vous tenez quatre blés, un sel et 3 or, et aimeriez construire une route.
example-bank-after = Trois blés achètent un minerai à la banque, 2 or un bois. Vous avez maintenant de quoi payer une route.

example-trade = Une offre
example-trade-offered = Vous offrez à tous un blé contre un minerai.
example-trade-traded = Clio refuse. Bruno demande deux blés, et vous acceptez : vous avez le minerai qu’il vous fallait, et personne d’autre n’est lié.

example-chain = De Turin à Venise
example-chain-before = Vous avez une route à Turin. Clio a un comptoir à Venise. Aucune route ne relie ces villes : toutes deux sont isolées.
example-chain-after = Vous construisez deux routes de plus, jusqu’à Venise. Cela fait une chaîne de trois routes, toutes à vous : 3 or, payés une fois, bien que les deux villes aient été isolées.

example-shorter = Et jusqu’à Berne
example-shorter-after = Vous construisez maintenant de la bifurcation à Berne, qui était isolée. De Berne à Turin, il y a deux routes, à Venise trois : la chaîne la plus courte paie, 2 or. Berne n’a pas encore de comptoir, peu importe.

example-arrow = Une double flèche
example-arrow-before = Vous avez un comptoir à Wroclaw et une route au nord. Le chemin qui suit montre une double flèche.
example-arrow-after = Vous payez une route sur ce chemin, et la suivante, vers Kaliningrad, est gratuite. Ensemble, elles relient Kaliningrad à Wroclaw par trois de vos routes : 3 or.

example-merchant = De Prague à Wroclaw
example-merchant-before = Votre marchand est à Prague, et vous avez un blé : trois carrefours. Kaliningrad serait à six, ce qui en coûte deux.
example-merchant-after = Il marche jusqu’à Wroclaw et s’arrête à votre propre comptoir. Rien n’est fondé, et le marchand reste sur le plateau.

example-founding = Un comptoir à Kaliningrad
example-founding-after = Votre marchand va de Wroclaw à Kaliningrad, qui est vide, et y fonde un comptoir : il retourne dans votre réserve, une marchandise est libre, et la saline voisine, qui n’avait pas de nombre, reçoit un pion : un 11. Kaliningrad ne paie pas d’or.

example-token = Un comptoir à Belgrade
example-token-before = Votre marchand fonde un comptoir à Belgrade. À côté se trouvent un champ, une montagne et un pré ; le pré a un nombre. Il ne reste pas de pion face cachée pour les montagnes.
example-token-after = Vous choisissez pourtant la montagne, la Serbie : le 9 de la Carinthie s’y déplace, et la Carinthie se tait.

example-caravan = De Venise à Turin
example-caravan-before = Vous avez une caravane à Venise, un sel, 3 or et une marchandise libre. Ada a construit trois routes de Turin à Venise.
example-caravan-after = Un sel la mène sur les trois routes d’Ada. Vous payez 1 or à Ada, une seule fois. À Turin, vous livrez votre marchandise : elle reste au comptoir d’Ada, qui n’en prendra pas d’autre.

example-card = Conduite sûre
example-card-after = Vous jouez une conduite sûre et construisez deux routes gratuitement, de votre route de Turin jusqu’à Venise. Elles rapportent de l’or comme les autres : 3 or, pour la chaîne de trois.

example-rounds = Cent manches
example-rounds-after = Clio finit le dernier tour de la manche 100. Personne n’a livré sa dernière marchandise, et la partie s’arrête là : qui en a livré le plus est premier.
