-- How much time people have at a table, and what happens when it is up; none without a clock.
ALTER TABLE tables ADD COLUMN clock TEXT;
-- The clocks themselves, as they were settled last; and when, by the house's own time, there is something to do about them next.
ALTER TABLE tables ADD COLUMN clocks TEXT;
ALTER TABLE tables ADD COLUMN next_due BIGINT;
CREATE INDEX tables_by_next_due ON tables (next_due) WHERE next_due IS NOT NULL;

-- For how long the house has been open, as it was written down last: in milliseconds, like the wall clock then, and how often that was
-- set back. There is one row.
CREATE TABLE house_time (wall BIGINT NOT NULL, open BIGINT NOT NULL, set_back BIGINT NOT NULL);
INSERT INTO house_time (wall, open, set_back) VALUES (0, 0, 0);
