-- Somebody can be reported wherever their name stands, and not only at a table. SQLite cannot take a NOT NULL back: the table is made anew.
CREATE TABLE reports_anywhere (
    id BIGINT PRIMARY KEY NOT NULL,
    at BIGINT NOT NULL,
    reporter TEXT REFERENCES guests (id),
    guest TEXT NOT NULL REFERENCES guests (id),
    table_id TEXT,
    line BIGINT,
    said TEXT,
    closed BIGINT
);
INSERT INTO reports_anywhere (id, at, reporter, guest, table_id, line, said, closed)
    SELECT id, at, reporter, guest, table_id, line, said, closed FROM reports;
DROP TABLE reports;
ALTER TABLE reports_anywhere RENAME TO reports;
CREATE INDEX reports_by_guest ON reports (guest);
CREATE INDEX reports_by_reporter ON reports (reporter);
