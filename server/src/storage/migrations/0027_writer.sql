-- Whose transaction was the last one. A server that was cut off while it committed learns from this whether what it tried is stored, or
-- whether another one has written since.
ALTER TABLE commits ADD COLUMN writer TEXT NOT NULL DEFAULT '';
