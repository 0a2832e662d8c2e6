-- What somebody has done for them at a table while they do not look. Nobody else is told of it, and it ends with its game at the latest.
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
