-- One word says who finds a table and who may look at it. What was closed to spectators stays closed, even if it was listed.
ALTER TABLE tables ADD COLUMN visibility TEXT NOT NULL DEFAULT 'unlisted';
UPDATE tables SET visibility =
    CASE WHEN watch = 'seated' THEN 'private' WHEN public THEN 'public' ELSE 'unlisted' END;
ALTER TABLE tables DROP COLUMN watch;
ALTER TABLE tables DROP COLUMN public;
-- The language its host speaks, if they said so.
ALTER TABLE tables ADD COLUMN language TEXT;
-- When bots take the seats that are still open then, and of which level.
ALTER TABLE tables ADD COLUMN fill TEXT;
CREATE INDEX tables_by_visibility ON tables (status, visibility, made);

-- For whom an open seat is kept.
ALTER TABLE seats ADD COLUMN invited TEXT REFERENCES guests (id);
CREATE INDEX seats_by_invited ON seats (invited);

-- Whether others see that somebody is here.
ALTER TABLE guests ADD COLUMN seen_here BOOLEAN NOT NULL DEFAULT FALSE;

-- Both ways: each has a row about the other.
CREATE TABLE friends (
    guest TEXT NOT NULL REFERENCES guests (id),
    friend TEXT NOT NULL REFERENCES guests (id),
    since BIGINT NOT NULL,
    PRIMARY KEY (guest, friend)
);
CREATE INDEX friends_by_friend ON friends (friend);

-- Who asks to be somebody's friend. Whom they ask is an id after a #, or what a handle looks like after an @, whether or not there
-- is such a member: nobody learns that by asking.
CREATE TABLE friend_asks (
    guest TEXT NOT NULL REFERENCES guests (id),
    asked TEXT NOT NULL,
    -- What whoever asks calls them.
    called TEXT NOT NULL,
    at BIGINT NOT NULL,
    PRIMARY KEY (guest, asked)
);
CREATE INDEX friend_asks_by_asked ON friend_asks (asked, at);

-- Whom somebody does not want to meet.
CREATE TABLE blocks (
    guest TEXT NOT NULL REFERENCES guests (id),
    blocked TEXT NOT NULL REFERENCES guests (id),
    at BIGINT NOT NULL,
    PRIMARY KEY (guest, blocked)
);
CREATE INDEX blocks_by_blocked ON blocks (blocked);

-- Links by which a member lets new people into a house that is open by invitation.
CREATE TABLE entry_links (
    id TEXT PRIMARY KEY NOT NULL,
    token_hash BLOB NOT NULL UNIQUE,
    guest TEXT NOT NULL REFERENCES guests (id),
    made BIGINT NOT NULL,
    until BIGINT NOT NULL,
    -- How many more it lets in.
    uses BIGINT NOT NULL
);
CREATE INDEX entry_links_by_guest ON entry_links (guest);
