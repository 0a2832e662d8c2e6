-- Whoever sits there may be a program of somebody's own, and says so when it sits down.
ALTER TABLE seats ADD COLUMN program BOOLEAN NOT NULL DEFAULT FALSE;
