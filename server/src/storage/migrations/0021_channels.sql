-- Devices whose browser takes messages while the page is closed. They go with the session of the device.
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

-- Where somebody's own programs hear of things.
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

-- The secret address of somebody's calendar and news of their turns.
CREATE TABLE feeds (
    guest TEXT PRIMARY KEY NOT NULL REFERENCES guests (id),
    token_hash BLOB NOT NULL UNIQUE,
    language TEXT NOT NULL,
    made BIGINT NOT NULL
);

-- What somebody wants to hear of, and how.
CREATE TABLE notice_choices (
    guest TEXT PRIMARY KEY NOT NULL REFERENCES guests (id),
    choices TEXT NOT NULL
);
