-- How many transactions were committed. Every transaction counts itself, and is acknowledged when another connection
-- has read its number: see docs/decisions/evidence.md. There is one row.
CREATE TABLE commits (number BIGINT NOT NULL);
INSERT INTO commits (number) VALUES (0);
