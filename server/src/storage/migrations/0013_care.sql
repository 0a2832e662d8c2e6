-- Those who look after the house.
CREATE TABLE admins (
    guest TEXT PRIMARY KEY NOT NULL REFERENCES guests (id),
    since BIGINT NOT NULL
);

-- Those who may not come in any more.
CREATE TABLE bans (
    guest TEXT PRIMARY KEY NOT NULL REFERENCES guests (id),
    since BIGINT NOT NULL,
    why TEXT NOT NULL
);

-- Somebody, or what they said, that another found wrong. The words are kept here for as long as the person is known, also when the
-- table they were said at is gone.
CREATE TABLE reports (
    id BIGINT PRIMARY KEY NOT NULL,
    at BIGINT NOT NULL,
    reporter TEXT REFERENCES guests (id),
    guest TEXT NOT NULL REFERENCES guests (id),
    table_id TEXT NOT NULL,
    line BIGINT,
    said TEXT,
    closed BIGINT
);
CREATE INDEX reports_by_guest ON reports (guest);
CREATE INDEX reports_by_reporter ON reports (reporter);

-- Everything that was done to look after the house; only ever appended to. Without `by_guest` it was whoever runs the server.
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

-- What an admin has chosen for the whole house, in place of what the server was started with.
CREATE TABLE settings (
    name TEXT PRIMARY KEY NOT NULL,
    value TEXT NOT NULL
);
