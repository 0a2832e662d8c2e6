-- What people say at a table. It is theirs and the table's, never the game's: no record has it.
CREATE TABLE lines (
    table_id TEXT NOT NULL REFERENCES tables (id),
    n BIGINT NOT NULL,
    guest TEXT NOT NULL REFERENCES guests (id),
    -- The id the page gave it: said once, however often it arrives.
    command TEXT NOT NULL,
    -- Where they sat when they said it, if they did.
    seat BIGINT,
    -- Players and spectators are apart.
    room TEXT NOT NULL,
    said TEXT NOT NULL,
    at BIGINT NOT NULL,
    PRIMARY KEY (table_id, n),
    UNIQUE (table_id, guest, command)
);
CREATE INDEX lines_by_guest ON lines (guest);

-- How far somebody has read, and what they noted for themselves.
CREATE TABLE readers (
    table_id TEXT NOT NULL REFERENCES tables (id),
    guest TEXT NOT NULL REFERENCES guests (id),
    read_to BIGINT NOT NULL,
    note TEXT NOT NULL,
    PRIMARY KEY (table_id, guest)
);
CREATE INDEX readers_by_guest ON readers (guest);

-- Whom somebody does not want to hear.
CREATE TABLE mutes (
    guest TEXT NOT NULL REFERENCES guests (id),
    muted TEXT NOT NULL REFERENCES guests (id),
    at BIGINT NOT NULL,
    PRIMARY KEY (guest, muted)
);
CREATE INDEX mutes_by_muted ON mutes (muted);
