-- What somebody is to hear of. A row comes with the change that caused it, and goes when it is no longer true.
CREATE TABLE notices (
    -- Made of whom, what, where and which: the same thing is told once.
    id TEXT PRIMARY KEY NOT NULL,
    guest TEXT NOT NULL REFERENCES guests (id),
    kind TEXT NOT NULL,
    table_id TEXT NOT NULL REFERENCES tables (id),
    at BIGINT NOT NULL,
    -- When they saw it.
    seen BIGINT,
    -- When to work out over which channels it goes; nothing, once that is done or there is no need.
    due BIGINT
);
CREATE INDEX notices_by_guest ON notices (guest, at, id);
CREATE INDEX notices_by_table ON notices (table_id, guest);
CREATE INDEX notices_by_due ON notices (due) WHERE due IS NOT NULL;

-- What is still to be sent, and to where: a row for each device, letter and address of a program.
CREATE TABLE deliveries (
    notice TEXT NOT NULL REFERENCES notices (id),
    channel TEXT NOT NULL,
    -- Which device or which address of a program; nothing for mail.
    target TEXT NOT NULL,
    guest TEXT NOT NULL REFERENCES guests (id),
    tries BIGINT NOT NULL,
    next BIGINT NOT NULL,
    PRIMARY KEY (notice, channel, target)
);
CREATE INDEX deliveries_by_next ON deliveries (next);
CREATE INDEX deliveries_by_guest ON deliveries (guest);

-- It is already somebody's turn at the tables there are; they know.
INSERT INTO notices (id, guest, kind, table_id, at, seen, due)
    SELECT lower(hex(randomblob(16))), guest, 'my_turn', t.id, COALESCE(last.at, t.touched), COALESCE(last.at, t.touched), NULL
    FROM tables t LEFT JOIN steps last ON last.table_id = t.id AND last.n = (SELECT MAX(n) FROM steps WHERE table_id = t.id)
    JOIN seats ON seats.table_id = t.id JOIN json_each(COALESCE(last.to_act, t.to_act)) acting ON acting.value = seats.seat
    WHERE status = 'playing' AND guest IS NOT NULL AND bot IS NULL;
