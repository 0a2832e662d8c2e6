-- Keys that people's devices keep for them. Only the public half is here.
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

-- Where somebody gets their mail, and in which language. It is theirs once they have followed a link that was sent there.
CREATE TABLE mailboxes (
    guest TEXT PRIMARY KEY NOT NULL REFERENCES guests (id),
    address TEXT NOT NULL,
    look TEXT NOT NULL,
    language TEXT NOT NULL,
    made BIGINT NOT NULL,
    verified BIGINT
);
CREATE UNIQUE INDEX mailboxes_by_look ON mailboxes (look) WHERE verified IS NOT NULL;

-- Links that show that a mailbox is somebody's, each once and for a day.
CREATE TABLE mail_links (
    token_hash BLOB PRIMARY KEY NOT NULL,
    guest TEXT NOT NULL REFERENCES guests (id),
    until BIGINT NOT NULL
);

-- What is to be sent. A row comes with the change it tells of, and goes when it was sent or there is no point in it any more.
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
