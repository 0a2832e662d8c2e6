-- A person has a session on each of their devices, and may have ways to come back without one: a recovery code, or a handle
-- with a passphrase. Until now the one token stood beside the name.
CREATE TABLE sessions (
    id TEXT PRIMARY KEY NOT NULL,
    guest TEXT NOT NULL REFERENCES guests (id),
    token_hash BLOB NOT NULL UNIQUE,
    -- What its browser calls itself; empty if it does not say.
    device TEXT NOT NULL,
    made BIGINT NOT NULL,
    used BIGINT NOT NULL
);
CREATE INDEX sessions_by_guest ON sessions (guest);
INSERT INTO sessions (id, guest, token_hash, device, made, used)
    SELECT lower(hex(randomblob(8))), id, token_hash, '', made, made FROM guests;

-- The table is made anew, because a unique column cannot be dropped. Others refer to it, and do so again at the end.
PRAGMA defer_foreign_keys = ON;
CREATE TABLE kept AS SELECT id, name, made FROM guests;
DROP TABLE guests;
CREATE TABLE guests (
    id TEXT PRIMARY KEY NOT NULL,
    name TEXT NOT NULL,
    made BIGINT NOT NULL,
    -- What a member signs in with, and what it looks like: no two may be taken for each other.
    handle TEXT,
    handle_look TEXT UNIQUE,
    passphrase TEXT,
    recovery_hash BLOB UNIQUE
);
INSERT INTO guests (id, name, made) SELECT id, name, made FROM kept;
DROP TABLE kept;

-- Links that bring another device in, each for a few minutes and once.
CREATE TABLE device_links (
    token_hash BLOB PRIMARY KEY NOT NULL,
    guest TEXT NOT NULL REFERENCES guests (id),
    until BIGINT NOT NULL
);

-- Who asked to be let back into a seat that is taken, and who was.
CREATE TABLE returns (
    table_id TEXT NOT NULL REFERENCES tables (id),
    seat BIGINT NOT NULL,
    guest TEXT NOT NULL REFERENCES guests (id),
    asked BIGINT NOT NULL,
    -- The seats whose people agree.
    agreed TEXT NOT NULL,
    let_in BIGINT,
    PRIMARY KEY (table_id, seat, guest)
);
