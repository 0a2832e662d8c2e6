-- Games that somebody played on their own device and keeps here. They are theirs alone: no list of others has them.
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
