# What the examples in the rules of UGO! say.

example-follow = Fournir la couleur
example-follow-hand = Diego a entamé avec un 5 rouge. Vous avez du rouge, vous devez donc fournir : de vos dix cartes, seules les rouges peuvent être jouées.

example-a = Exemple A
example-a-trick = Clio entame avec un 3 rouge. Diego n’a pas de rouge et se défausse d’un 5 bleu ; vous jouez un 6 rouge, Bruno un 4 rouge. Votre 6 est la plus forte valeur : le pli est à vous.
example-a-placed = Vous placez le rouge avant le bleu, avec le 6 au-dessus des autres rouges, car c’est lui qui comptera. Ensemble, cela fait 11. Le 6 apporte aussi un agriculteur, qui prend le premier emplacement libre : sur la case trois.

example-c = Exemple C
example-c-trick = Vous entamez avec un 8 bleu. Bruno n’a pas de bleu et joue un 6 vert, Clio un 1 bleu, et Diego, sans bleu lui aussi, un 0 rouge. Le pli est encore à vous, que le 0 vous plaise ou non.
example-c-placed = Le rouge et le bleu ont déjà leur case : le 0 recouvre votre 6, le 8 votre 5. Le vert ouvre la case trois, qui demande deux agriculteurs et n’en a qu’un. Votre royaume vaut maintenant 0 + 8 − 5 = 3.
example-c-lost = Clio a perdu un 1 contre une carte de sa couleur. Cela lui rapporte un agriculteur.

example-d = Exemple D
example-d-trick = Vous entamez avec un 3 bleu. Bruno se défausse d’un 7 vert, Clio d’un 1 rouge, et Diego fournit avec un 7 bleu. Deux 7 : Diego gagne, car bleu était demandé.
example-d-farmers = Le 7 rapporte un agriculteur à Diego. Le 1 de Clio a perdu contre une autre couleur et en rapporte deux.

example-e = Exemple E
example-e-trick = Vous entamez avec un 2 bleu, et personne n’a de bleu : Bruno joue un 8 vert, Clio un 2 rouge, Diego un 8 rouge. Aucun 8 n’est bleu, c’est donc le premier qui gagne : celui de Bruno.
example-e-farmers = Le 8 n’apporte rien. Votre 2 et celui de Clio ont perdu contre une autre couleur que la leur : un agriculteur pour chacun.

example-f = Exemple F
example-f-trick = Vous entamez avec un 7 bleu. Bruno joue un 2 vert, Clio un 8 vert, Diego un 2 bleu. Clio gagne avec son 8.
example-f-farmers = La carte gagnante est verte. Le 2 bleu de Diego a perdu contre une autre couleur : un agriculteur. Le 2 vert de Bruno a perdu contre la sienne : rien, bien que bleu ait été demandé.

example-zeros = Rien que des 0
example-zeros-trick = Vous entamez avec un 0 vert, et les autres se défaussent de leurs 0. C’est une égalité comme une autre : vert était demandé, le pli est à vous, avec quatre couleurs nouvelles et aucun agriculteur.

example-g = Exemple G
example-g-score = Si la manche finissait ainsi : 0 et 8 pour les cases au complet. Le 6 vert ne rapporte rien, car il manque un agriculteur, et coûte 5. Cela fait 3 points. Les cases vides et incomplètes ne comptent pas.

example-h = Exemple H
example-h-score = Trois cases avec des cartes et tous leurs agriculteurs : 8 + 6 + 2. La case quatre n’a pas de carte, mais ses trois agriculteurs : son 3 imprimé compte. En tout 19 points. La case cinq est incomplète et ne compte pas.

example-full = Un royaume au complet
example-full-trick = Huit agriculteurs sont dans votre royaume, et vous gagnez un pli avec un 5.
example-full-came = Il en apporterait deux, mais il ne reste qu’un emplacement : l’un vient, l’autre n’est pas pris.

example-duel = Le dernier agriculteur
example-duel-trick = Bruno entame avec un 1 rouge ; vous n’avez pas de rouge et gagnez avec un 6 vert. Les deux cartes apportent des agriculteurs : un pour votre 6, deux pour le 1 qui a perdu. Il en reste un en réserve.
example-duel-came = Le gagnant du pli se sert le premier : il est pour vous, et Bruno ne reçoit rien.
