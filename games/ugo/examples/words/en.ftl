# What the examples in the rules of UGO! say. An example is `example-<file>`, its steps `example-<file>-<step>`.

example-follow = Following
example-follow-hand = Diego has led a red 5. You hold red, so you must follow: of your ten cards only the red ones may be played.

example-a = Example A
example-a-trick = Clio leads a red 3. Diego has no red and throws a blue 5; you play a red 6, Bruno a red 4. Your 6 is the highest: the trick is yours.
example-a-placed = You put red before blue, with the 6 on top of the other reds, for it is the one that will count. Together they are worth 11. The 6 also brings a farmer, who takes the first open space: on field three.

example-c = Example C
example-c-trick = You lead a blue 8. Bruno has no blue and plays a green 6, Clio a blue 1, and Diego, without blue as well, a red 0. The trick is yours again, whether you like the 0 or not.
example-c-placed = Red and blue have their fields: the 0 covers your 6, the 8 your 5. Green opens field three, which needs two farmers and has one. Now your kingdom counts 0 + 8 − 5 = 3.
example-c-lost = Clio lost with a 1 to a card of its own colour. That brings one farmer.

example-d = Example D
example-d-trick = You lead a blue 3. Bruno throws a green 7, Clio a red 1, and Diego follows with a blue 7. Two sevens: Diego wins, for blue was led.
example-d-farmers = The 7 brings Diego a farmer. Clio’s 1 lost to another colour and brings two.

example-e = Example E
example-e-trick = You lead a blue 2, and nobody has blue: Bruno plays a green 8, Clio a red 2, Diego a red 8. Neither 8 is blue, so the first one wins: Bruno’s.
example-e-farmers = The 8 brings nothing. Your 2 and Clio’s 2 lost to another colour than their own: a farmer for each of you.

example-f = Example F
example-f-trick = You lead a blue 7. Bruno plays a green 2, Clio a green 8, Diego a blue 2. Clio wins with the 8.
example-f-farmers = The winning card is green. Diego’s blue 2 lost to another colour: a farmer. Bruno’s green 2 lost to its own colour: nothing, although blue was led.

example-zeros = Nothing but zeros
example-zeros-trick = You lead a green 0, and the others throw their zeros. It is a tie like any other: green was led, so the trick is yours, with four new colours and no farmer.

example-g = Example G
example-g-score = If the round ended like this: 0 and 8 for the farmed fields. The green 6 counts nothing, for a farmer is missing, and costs 5. That makes 3 points. The empty fields with missing farmers count nothing.

example-h = Example H
example-h-score = Three fields with cards and all their farmers: 8 + 6 + 2. Field four has no card, but its three farmers: its printed 3 counts. Together 19 points. Field five lacks its farmers and counts nothing.

example-full = A full kingdom
example-full-trick = Eight farmers are in your kingdom, and you win a trick with a 5.
example-full-came = It would bring two, but there is one space left: one comes, the other is not taken.

example-duel = The last farmer
example-duel-trick = Bruno leads a red 1; you have no red and win with a green 6. Both cards bring farmers: one for your 6, two for the 1 that lost. The supply has one left.
example-duel-came = The winner of the trick is served first: it is yours, and Bruno gets nothing.
