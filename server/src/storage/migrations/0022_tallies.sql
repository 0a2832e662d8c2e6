-- How often something happened in games that people played, by seats and options. To count a hundred thousand games takes seconds, so what
-- they came to is added up as they end. This says what of a game is counted:
CREATE VIEW counted AS
SELECT table_id, game, seats, options, 'steps' AS what, steps / 10 * 10 AS value FROM results WHERE people > 0
UNION ALL
SELECT table_id, game, seats, options, 'minutes',
    CASE WHEN ended - began < 0 THEN 0 WHEN ended - began >= 14400 THEN 240 ELSE (ended - began) / 300 * 5 END
FROM results WHERE people > 0
UNION ALL
SELECT r.table_id, r.game, r.seats, r.options, 'points', p.points FROM results r JOIN places p ON p.result = r.number WHERE r.people > 0
UNION ALL
SELECT r.table_id, r.game, r.seats, r.options, 'win', p.seat FROM results r JOIN places p ON p.result = r.number
WHERE r.people > 0 AND p.rank = 1;

CREATE TABLE tallies (
    game TEXT NOT NULL,
    seats BIGINT NOT NULL,
    options TEXT NOT NULL,
    what TEXT NOT NULL,
    value BIGINT NOT NULL,
    times BIGINT NOT NULL,
    PRIMARY KEY (game, seats, options, what, value)
) WITHOUT ROWID;
INSERT INTO tallies SELECT game, seats, options, what, value, COUNT(*) FROM counted GROUP BY 1, 2, 3, 4, 5;

-- What somebody played can be read from the index alone.
DROP INDEX places_by_guest;
CREATE INDEX places_by_guest ON places (guest, game, result, rank);
