-- When somebody does not want to be waited for, where they live: quiet hours and holidays, as JSON.
CREATE TABLE habits (
    guest TEXT PRIMARY KEY NOT NULL REFERENCES guests (id),
    zone TEXT NOT NULL,
    quiet TEXT,
    holidays TEXT NOT NULL,
    -- When the zone or the quiet hours were changed last, in milliseconds since 1970.
    changed BIGINT NOT NULL
);

-- How many turns with a clock somebody played in time, and how many a bot had to play for them.
CREATE TABLE reliability (
    guest TEXT PRIMARY KEY NOT NULL REFERENCES guests (id),
    in_time BIGINT NOT NULL,
    missed BIGINT NOT NULL
);
