# What the examples in the rules of The Golden City say.

example-auction = Quatre mains, quatre groupes
example-auction-first = Vous posez votre main sur port et désert, Bruno sur les deux forêts : ces groupes étaient libres. Clio veut aussi les forêts, paie 1 pièce et chasse Bruno.
example-auction-second = Diego vous chasse de port et désert : la deuxième expulsion coûte 2 pièces. Vous allez sur les deux ports, qui sont libres. Bruno reprend les forêts à Clio, pour 3.
example-auction-last = La prochaine expulsion coûterait 4 pièces à Clio, qui prend donc le groupe libre. Toutes les mains sont posées, et chacun prend ses cartes.

example-building = Le chemin du palais
example-building-before = Vous avez des comptoirs dans un port, sur un site du désert et à la Porte des Caravanes. De là, des routes mènent à d’autres sites et zones. Le Palais du Soleil est une zone intérieure : il demande une clé, que donne le Puits du Gardien.
example-building-well = Vous payez deux cartes désert pour ce puits et prenez une clé.
example-building-palace = Avec votre second comptoir, vous construisez aussitôt au palais : encore deux cartes désert, et la clé, qui quitte la partie. Vous y êtes le premier : 10 lettres et une carte.

example-joker = Deux pour une
example-joker-before = Un site de la prairie coûte deux cartes prairie, et vous n’en avez qu’une. Mais vous avez aussi une paire de déserts.
example-joker-after = La paire remplace la seconde prairie. Vous construisez, et gardez la forêt. Une forêt et une prairie ne feraient pas un joker : il faut deux cartes identiques.

example-chain = L’un après l’autre
example-chain-first = Vous n’avez ni pièces ni comptoir. La carte port vous mène au Cap Mirage, qui vous rapporte une pièce.
example-chain-second = De là, une route mène au caravansérail : deux cartes désert, deux pièces. Deux comptoirs sont construits : votre tour est fini.

example-zone = Au souk
example-zone-first = Vous êtes le premier au souk aux épices : 5 lettres, et la pièce que montre cette zone.
example-zone-second = Bruno suit dans la même zone et reçoit 3 lettres. Le troisième ne recevrait rien, mais pourrait construire quand même.

example-wares = Une cinquième carte marchandise
example-wares-five = Vous avez quatre cartes marchandise et construisez aux Vignes-Basses, qui en apporte une autre. Vous en prenez une des visibles.
example-wares-four = Quatre sont la limite : l’une des cinq, à votre choix, quitte la partie.

example-river = La poterie et le fleuve
example-river-before = La carte de score désigne la poterie, que personne ne possède, et l’Argentine. Clio et Diego ont chacun un comptoir sur ses rives.
example-river-after = Tous deux reçoivent 2 lettres. Aucun n’y a plus de comptoirs que l’autre : personne ne reçoit les 2 lettres du plus présent. Avec un second comptoir, ou seul, l’un d’eux en aurait eu 4.

example-quarter = Le vin et le quartier désert
example-quarter-before = Vous avez trois comptoirs dans le quartier désert, Bruno deux, Diego un. Bruno est seul à avoir du vin.
example-quarter-after = Pour le vin, Bruno reçoit 2 lettres, et 2 de plus parce qu’il est seul. Pour le quartier, vous en recevez 2 tous les trois, et vous 2 de plus, car vous y êtes le plus présent.

example-blocked = Plus de place
example-blocked-after = Vous prenez le dernier port libre. Clio n’a qu’un comptoir, à Anse du Sel, et les sites où mènent ses routes sont à d’autres : Clio est bloquée. La manche va à son terme, puis la partie est finie, et Clio est dernière.

example-drought = Des enchères à deux
example-drought-first = Vous prenez les trois cartes. Bruno paie 1 pièce et vous chasse ; vous en payez 2 et revenez.
example-drought-last = Bruno va sur le groupe de deux et reçoit la pièce posée dessus. Qui a pris le groupe de deux construit le premier : Bruno. Vous construisez en dernier, et serez donc premier joueur à la manche suivante.

example-black = Une zone fermée
example-black-after = Vous êtes seul dans la Halle aux Grains. Pour deux autres cartes prairie, vous y ajoutez un comptoir noir. Il ne rapporte rien, mais la zone est désormais fermée à Bruno, et vous avez deux comptoirs dans le quartier prairie.

example-shuffle = La pioche est vide
example-shuffle-before = Vous allez construire à Port-Fougère, qui rapporte une carte. La pioche est vide.
example-shuffle-after = On mélange la défausse, avec la carte port que vous venez de payer, et elle devient la pioche. Vous y piochez : tous ont vu ce que vous avez payé, mais vous seul savez ce que vous avez pioché.
