CREATE TABLE guests (
    id TEXT PRIMARY KEY NOT NULL,
    name TEXT NOT NULL,
    token_hash BLOB NOT NULL UNIQUE,
    made BIGINT NOT NULL
);

CREATE TABLE tables (
    id TEXT PRIMARY KEY NOT NULL,
    game TEXT NOT NULL,
    edition BIGINT NOT NULL,
    options TEXT NOT NULL,
    host TEXT NOT NULL REFERENCES guests (id),
    watch TEXT NOT NULL,
    public BOOLEAN NOT NULL,
    status TEXT NOT NULL,
    seed BLOB NOT NULL,
    -- The attempts to begin that came to nothing, with the names of those who did not open their numbers.
    broken_off TEXT NOT NULL,
    made BIGINT NOT NULL,
    touched BIGINT NOT NULL,
    -- What chance answered during set-up and the state it led to; absent while seats are being filled.
    setup TEXT,
    -- Who must act after the set-up; every step says who must act after it.
    to_act TEXT NOT NULL,
    standings TEXT,
    rematch TEXT REFERENCES tables (id)
);
CREATE INDEX tables_by_status ON tables (status, made);
CREATE INDEX tables_by_host ON tables (host);

CREATE TABLE seats (
    table_id TEXT NOT NULL REFERENCES tables (id),
    seat BIGINT NOT NULL,
    guest TEXT REFERENCES guests (id),
    bot TEXT,
    link_key TEXT NOT NULL,
    -- What its person adds to the chance: first a hash of it, then what it is.
    pledge BLOB,
    opening TEXT,
    PRIMARY KEY (table_id, seat)
);
CREATE INDEX seats_by_guest ON seats (guest);

-- Only ever appended to. A bot's step has no command.
CREATE TABLE steps (
    table_id TEXT NOT NULL REFERENCES tables (id),
    n BIGINT NOT NULL,
    seat BIGINT NOT NULL,
    command TEXT,
    step TEXT NOT NULL,
    at BIGINT NOT NULL,
    to_act TEXT NOT NULL,
    PRIMARY KEY (table_id, n),
    UNIQUE (table_id, seat, command)
);

-- How many transactions were committed. Every transaction counts itself, and is acknowledged when another connection
-- has read its number: see docs/decisions/evidence.md. There is one row.
CREATE TABLE commits (number BIGINT NOT NULL);
INSERT INTO commits (number) VALUES (0);
