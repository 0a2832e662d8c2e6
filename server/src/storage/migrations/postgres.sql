-- What the SQLite migrations up to 23 come to: some of them rewrite what is stored, with functions that only SQLite has. Later ones run on both.
-- The names of types are SQLite's, as everywhere: `for_postgres` in sql.rs translates them.


CREATE TABLE guests (
    id TEXT PRIMARY KEY NOT NULL,
    name TEXT NOT NULL,
    made BIGINT NOT NULL,
    -- What a member signs in with, and what it looks like: no two may be taken for each other.
    handle TEXT,
    handle_look TEXT UNIQUE,
    passphrase TEXT,
    recovery_hash BLOB UNIQUE,
    seen_here BOOLEAN NOT NULL DEFAULT FALSE,
    seen_by TEXT NOT NULL DEFAULT 'friends',
    handle_written TEXT
);

CREATE TABLE tables (
    id TEXT PRIMARY KEY NOT NULL,
    game TEXT NOT NULL,
    edition BIGINT NOT NULL,
    options TEXT NOT NULL,
    host TEXT NOT NULL REFERENCES guests (id),
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
    rematch TEXT REFERENCES tables (id),
    visibility TEXT NOT NULL DEFAULT 'unlisted',
    language TEXT,
    fill TEXT,
    rated BOOLEAN NOT NULL DEFAULT FALSE,
    clock TEXT,
    clocks TEXT,
    next_due BIGINT
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
    program BOOLEAN NOT NULL DEFAULT FALSE,
    invited TEXT REFERENCES guests (id),
    excused TEXT NOT NULL DEFAULT '[]',
    PRIMARY KEY (table_id, seat)
);
CREATE INDEX seats_by_guest ON seats (guest);

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

CREATE TABLE commits (number BIGINT NOT NULL);
INSERT INTO commits (number) VALUES (0);

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

CREATE TABLE device_links (
    token_hash BLOB PRIMARY KEY NOT NULL,
    guest TEXT NOT NULL REFERENCES guests (id),
    until BIGINT NOT NULL
);

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

CREATE TABLE readers (
    table_id TEXT NOT NULL REFERENCES tables (id),
    guest TEXT NOT NULL REFERENCES guests (id),
    read_to BIGINT NOT NULL,
    note TEXT NOT NULL,
    PRIMARY KEY (table_id, guest)
);
CREATE INDEX readers_by_guest ON readers (guest);

CREATE TABLE mutes (
    guest TEXT NOT NULL REFERENCES guests (id),
    muted TEXT NOT NULL REFERENCES guests (id),
    at BIGINT NOT NULL,
    PRIMARY KEY (guest, muted)
);
CREATE INDEX mutes_by_muted ON mutes (muted);
CREATE INDEX tables_by_visibility ON tables (status, visibility, made);
CREATE INDEX seats_by_invited ON seats (invited);

CREATE TABLE friends (
    guest TEXT NOT NULL REFERENCES guests (id),
    friend TEXT NOT NULL REFERENCES guests (id),
    since BIGINT NOT NULL,
    PRIMARY KEY (guest, friend)
);
CREATE INDEX friends_by_friend ON friends (friend);

CREATE TABLE friend_asks (
    guest TEXT NOT NULL REFERENCES guests (id),
    asked TEXT NOT NULL,
    -- What whoever asks calls them.
    called TEXT NOT NULL,
    at BIGINT NOT NULL,
    PRIMARY KEY (guest, asked)
);
CREATE INDEX friend_asks_by_asked ON friend_asks (asked, at);

CREATE TABLE blocks (
    guest TEXT NOT NULL REFERENCES guests (id),
    blocked TEXT NOT NULL REFERENCES guests (id),
    at BIGINT NOT NULL,
    PRIMARY KEY (guest, blocked)
);
CREATE INDEX blocks_by_blocked ON blocks (blocked);

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
CREATE UNIQUE INDEX guests_by_handle_written ON guests (handle_written);

CREATE TABLE kept (
    guest TEXT NOT NULL REFERENCES guests (id),
    -- What the device committed to before it dealt: the game, whatever its record has come to.
    commitment TEXT NOT NULL,
    record TEXT NOT NULL,
    -- What its chance follows from, so that it can go on elsewhere.
    seed TEXT NOT NULL,
    -- What a list shows of it, as JSON.
    summary TEXT NOT NULL,
    at BIGINT NOT NULL,
    PRIMARY KEY (guest, commitment)
);

CREATE TABLE admins (
    guest TEXT PRIMARY KEY NOT NULL REFERENCES guests (id),
    since BIGINT NOT NULL
);

CREATE TABLE bans (
    guest TEXT PRIMARY KEY NOT NULL REFERENCES guests (id),
    since BIGINT NOT NULL,
    why TEXT NOT NULL
);

CREATE TABLE audit (
    id BIGINT PRIMARY KEY NOT NULL,
    at BIGINT NOT NULL,
    by_guest TEXT REFERENCES guests (id),
    what TEXT NOT NULL,
    guest TEXT REFERENCES guests (id),
    table_id TEXT,
    details TEXT NOT NULL
);
CREATE INDEX audit_by_guest ON audit (guest);

CREATE TABLE settings (
    name TEXT PRIMARY KEY NOT NULL,
    value TEXT NOT NULL
);

CREATE TABLE passkeys (
    -- What the authenticator calls it, in hexadecimal digits.
    id TEXT PRIMARY KEY NOT NULL,
    guest TEXT NOT NULL REFERENCES guests (id),
    key BLOB NOT NULL,
    counter BIGINT NOT NULL,
    name TEXT NOT NULL,
    made BIGINT NOT NULL,
    used BIGINT
);
CREATE INDEX passkeys_by_guest ON passkeys (guest);

CREATE TABLE mailboxes (
    guest TEXT PRIMARY KEY NOT NULL REFERENCES guests (id),
    address TEXT NOT NULL,
    look TEXT NOT NULL,
    language TEXT NOT NULL,
    made BIGINT NOT NULL,
    verified BIGINT
);
CREATE UNIQUE INDEX mailboxes_by_look ON mailboxes (look) WHERE verified IS NOT NULL;

CREATE TABLE mail_links (
    token_hash BLOB PRIMARY KEY NOT NULL,
    guest TEXT NOT NULL REFERENCES guests (id),
    until BIGINT NOT NULL
);

CREATE TABLE outbox (
    id BIGINT PRIMARY KEY NOT NULL,
    kind TEXT NOT NULL,
    guest TEXT REFERENCES guests (id),
    payload TEXT NOT NULL,
    made BIGINT NOT NULL,
    tries BIGINT NOT NULL,
    next BIGINT NOT NULL
);
CREATE INDEX outbox_by_next ON outbox (next);

CREATE TABLE reports (
    id BIGINT PRIMARY KEY NOT NULL,
    at BIGINT NOT NULL,
    reporter TEXT REFERENCES guests (id),
    guest TEXT NOT NULL REFERENCES guests (id),
    table_id TEXT,
    line BIGINT,
    said TEXT,
    closed BIGINT
);
CREATE INDEX reports_by_guest ON reports (guest);
CREATE INDEX reports_by_reporter ON reports (reporter);
CREATE INDEX tables_by_next_due ON tables (next_due) WHERE next_due IS NOT NULL;

CREATE TABLE house_time (wall BIGINT NOT NULL, open BIGINT NOT NULL, set_back BIGINT NOT NULL);
INSERT INTO house_time (wall, open, set_back) VALUES (0, 0, 0);

CREATE TABLE habits (
    guest TEXT PRIMARY KEY NOT NULL REFERENCES guests (id),
    zone TEXT NOT NULL,
    quiet TEXT,
    holidays TEXT NOT NULL,
    -- When the zone or the quiet hours were changed last, in milliseconds since 1970.
    changed BIGINT NOT NULL
);

CREATE TABLE reliability (
    guest TEXT PRIMARY KEY NOT NULL REFERENCES guests (id),
    in_time BIGINT NOT NULL,
    missed BIGINT NOT NULL
);

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

CREATE TABLE push_devices (
    id TEXT PRIMARY KEY NOT NULL,
    guest TEXT NOT NULL REFERENCES guests (id),
    session TEXT NOT NULL,
    endpoint TEXT NOT NULL UNIQUE,
    -- What messages are encrypted for.
    key BLOB NOT NULL,
    auth BLOB NOT NULL,
    language TEXT NOT NULL,
    made BIGINT NOT NULL
);
CREATE INDEX push_devices_by_guest ON push_devices (guest);

CREATE TABLE webhooks (
    id TEXT PRIMARY KEY NOT NULL,
    guest TEXT NOT NULL REFERENCES guests (id),
    address TEXT NOT NULL,
    form TEXT NOT NULL,
    -- What messages are signed with.
    secret TEXT NOT NULL,
    language TEXT NOT NULL,
    made BIGINT NOT NULL,
    -- Since when it is not tried any more, because it did not answer.
    failed BIGINT
);
CREATE INDEX webhooks_by_guest ON webhooks (guest);

CREATE TABLE feeds (
    guest TEXT PRIMARY KEY NOT NULL REFERENCES guests (id),
    token_hash BLOB NOT NULL UNIQUE,
    language TEXT NOT NULL,
    made BIGINT NOT NULL
);

CREATE TABLE notice_choices (
    guest TEXT PRIMARY KEY NOT NULL REFERENCES guests (id),
    choices TEXT NOT NULL
);

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
);
CREATE INDEX places_by_guest ON places (guest, game, result, rank);

CREATE TABLE orders (
    table_id TEXT NOT NULL REFERENCES tables (id),
    guest TEXT NOT NULL REFERENCES guests (id),
    -- The order, as JSON.
    what TEXT NOT NULL,
    -- What it is about, as JSON: it ends when that is over.
    about TEXT NOT NULL,
    at BIGINT NOT NULL,
    PRIMARY KEY (table_id, guest, what)
);
CREATE INDEX orders_by_guest ON orders (guest);
