# What the examples in the rules of New England say.

example-start = Les tuiles de départ
example-start-placed = Diego, à droite du premier joueur, place d’abord, puis Clio, puis Bruno. Aucune tuile de départ n’en touche une autre, pas même par un coin. Vous, premier joueur, placez en dernier.

example-offer = L’offre
example-offer-drawn = Vous êtes premier joueur et annoncez cinq tuiles. On les tire du sac, puis quatre cartes de la pile : neuf articles sont visibles.

example-bids = Les mises
example-bids-taken = Vous prenez le 4, Bruno le 7, Clio le 2, Diego le 9. Diego joue donc le premier et paie 9 shillings par achat, puis Bruno, puis vous, et Clio en dernier, qui en paie 2.

example-price = Deux achats
example-price-bought = Votre marqueur est le 4. Vous achetez un colon et le posez sur vos cultures, puis deux maisons. Deux achats, 8 shillings : il vous en reste 4 sur 12.

example-land = Où poser des cultures
example-land-open = Vous êtes la famille Palmer et achetez une tuile de culture. Elle va à côté de vos cultures : en J6, en K5 ou en K8. J7 est aussi à côté des vôtres, mais touche les cultures des Winslow : c’est interdit.

example-develop = Trois maisons
example-develop-before = Vous avez trois parcelles d’habitation alignées, toutes inutilisées : une tuile de départ et une tuile à côté.
example-develop-after = Vous achetez la carte aux trois maisons alignées et retournez ces tuiles, pour de bon. La carte reste devant vous et rapportera 6 points. Vous pourrez encore poser des habitations à côté.

example-whole = Une tuile de départ
example-whole-after = Les deux parcelles de votre tuile de départ ont la forme de deux maisons : pas besoin d’autre terrain. Elles ne s’utilisent qu’ensemble.

example-barn = Où dresser une étable
example-barn-open = Vous achetez une étable. Elle peut se dresser sur n’importe laquelle de vos tuiles inutilisées, quel que soit le terrain : les tuiles de départ à l’est, ou G6. En J6 se tient déjà votre colon, et vos maisons sont utilisées.

example-ship = Où ancrer un bateau
example-ship-open = Seules vos cultures touchent la mer par un bord : c’est là que va votre bateau. À vos tours, vous pourrez le déplacer, mais seulement vers une autre tuile au bord de la mer.

example-store = Sortie de l’étable
example-store-before = Votre étable garde une carte achetée à un tour précédent.
example-store-after = Vous la jouez maintenant : elle ne coûte rien et ne compte pas comme un achat ; vous pouvez donc encore acheter deux fois. L’étable est de nouveau vide.

example-extra = Un article de plus
example-extra-after = Vous avez un bateau, et personne n’en a plus. Avant votre premier achat, vous piochez une carte de plus : elle rejoint l’offre, pour vous et pour ceux qui jouent après vous.

example-income = Les revenus
example-income-after = Vous n’achetez rien, remettez votre marqueur en place et recevez 4 shillings, et 1 pour chacun de vos deux colons.

example-end = La fin
example-end-before = Il reste trois tuiles dans le sac. Vous avez un colon et une étable, Bruno un colon, et vous êtes premier joueur.
example-end-after = Vous annoncez quatre tuiles. Le sac ne peut pas les donner : la partie est finie aussitôt. Vos deux cartes rapportent 1 point chacune ; vous partagez avec Bruno la majorité des colons, 4 points chacun, et avez celle des étables, 3 points.
