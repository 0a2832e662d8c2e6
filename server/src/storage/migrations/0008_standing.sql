-- How games ended: what statistics and ratings are worked out from. A result is stored in the transaction that ends its game, and never
-- changes after that, but for what is forgotten with a person.
ALTER TABLE tables ADD COLUMN rated BOOLEAN NOT NULL DEFAULT FALSE;
-- The seats whose people agree that a rated game does not count for whoever sits here.
ALTER TABLE seats ADD COLUMN excused TEXT NOT NULL DEFAULT '[]';
-- Who may see somebody's page: everybody, friends or nobody.
ALTER TABLE guests ADD COLUMN seen_by TEXT NOT NULL DEFAULT 'friends';

CREATE TABLE results (
    -- 1, 2, 3, ... in the order in which games ended, which is the order in which they are rated.
    number BIGINT PRIMARY KEY NOT NULL,
    table_id TEXT NOT NULL UNIQUE REFERENCES tables (id),
    game TEXT NOT NULL,
    seats BIGINT NOT NULL,
    options TEXT NOT NULL,
    -- How many seats were people's, and the strongest bot that had one of its own.
    people BIGINT NOT NULL,
    strongest TEXT,
    rated BOOLEAN NOT NULL,
    began BIGINT NOT NULL,
    ended BIGINT NOT NULL,
    steps BIGINT NOT NULL
);
CREATE INDEX results_by_game ON results (game, number);

CREATE TABLE places (
    result BIGINT NOT NULL REFERENCES results (number),
    seat BIGINT NOT NULL,
    game TEXT NOT NULL,
    -- Whose seat it was: a person's, or a bot's of this level.
    guest TEXT REFERENCES guests (id),
    bot TEXT,
    rank BIGINT NOT NULL,
    points BIGINT NOT NULL,
    -- What the person decided themselves, and in how many seconds; and how often a bot did for them.
    decisions BIGINT NOT NULL,
    thought BIGINT NOT NULL,
    bot_steps BIGINT NOT NULL,
    -- Whether it counts at a rated table, and the rating it led to, in thousandths of a point.
    counts BOOLEAN NOT NULL,
    rating BIGINT,
    deviation BIGINT,
    PRIMARY KEY (result, seat)
);
CREATE INDEX places_by_guest ON places (guest, game, result);

CREATE TABLE ratings (
    guest TEXT NOT NULL REFERENCES guests (id),
    game TEXT NOT NULL,
    -- In thousandths of a point.
    rating BIGINT NOT NULL,
    deviation BIGINT NOT NULL,
    games BIGINT NOT NULL,
    PRIMARY KEY (guest, game)
);
CREATE INDEX ratings_by_rating ON ratings (game, rating);

-- The games that are over already; none of them was rated. One whose end cannot be read is left out.
INSERT INTO results (number, table_id, game, seats, options, people, strongest, rated, began, ended, steps)
SELECT ROW_NUMBER() OVER (ORDER BY ended, id), id, game, seats, options, people,
    CASE strongest WHEN 5 THEN 'legend' WHEN 4 THEN 'master' WHEN 3 THEN 'trader' WHEN 2 THEN 'apprentice' WHEN 1 THEN 'random' END,
    FALSE, began, ended, steps
FROM (
    SELECT t.id, t.game, t.options, COALESCE(t.setup ->> 'at', t.made) AS began,
        COALESCE((SELECT MAX(at) FROM steps WHERE table_id = t.id), t.touched) AS ended,
        (SELECT COUNT(*) FROM steps WHERE table_id = t.id) AS steps,
        (SELECT COUNT(*) FROM seats WHERE table_id = t.id) AS seats,
        (SELECT COUNT(guest) FROM seats WHERE table_id = t.id) AS people,
        (SELECT MAX(CASE bot WHEN 'legend' THEN 5 WHEN 'master' THEN 4 WHEN 'trader' THEN 3 WHEN 'merchant' THEN 3
            WHEN 'heuristic' THEN 3 WHEN 'apprentice' THEN 2 ELSE 1 END)
            FROM seats WHERE table_id = t.id AND guest IS NULL) AS strongest
    FROM tables t
    WHERE status = 'over' AND json_valid(standings) AND json_valid(setup)
);
INSERT INTO places (result, seat, game, guest, bot, rank, points, decisions, thought, bot_steps, counts)
SELECT r.number, s.seat, r.game, s.guest,
    CASE WHEN s.guest IS NULL THEN CASE WHEN s.bot IN ('merchant', 'heuristic') THEN 'trader' ELSE s.bot END END,
    line.value ->> 'rank', line.value ->> 'points',
    COALESCE(taken.decisions, 0), COALESCE(taken.thought, 0),
    CASE WHEN s.guest IS NULL THEN 0 ELSE COALESCE(taken.bot_steps, 0) END, FALSE
FROM results r JOIN tables t ON t.id = r.table_id JOIN seats s ON s.table_id = r.table_id
JOIN json_each(t.standings) line ON line.value ->> 'seat' = s.seat
LEFT JOIN (
    SELECT table_id, seat, COUNT(command) AS decisions, COUNT(*) - COUNT(command) AS bot_steps,
        SUM(CASE WHEN command IS NULL OR waited < 0 THEN 0 WHEN waited > 300 THEN 300 ELSE waited END) AS thought
    FROM (
        SELECT table_id, seat, command, at - LAG(at, 1, at) OVER (PARTITION BY table_id ORDER BY n) AS waited FROM steps
        WHERE table_id IN (SELECT table_id FROM results)
    )
    GROUP BY table_id, seat
) taken ON taken.table_id = r.table_id AND taken.seat = s.seat
WHERE line.value ->> 'rank' IS NOT NULL AND line.value ->> 'points' IS NOT NULL;
