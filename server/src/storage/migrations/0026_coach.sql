-- Whether everybody at a table may ask the coach: agreed before anybody sits down. Who plays with bots alone may always.
ALTER TABLE tables ADD COLUMN coach BOOLEAN NOT NULL DEFAULT FALSE;
-- Whether somebody in this seat has asked it.
ALTER TABLE seats ADD COLUMN coached BOOLEAN NOT NULL DEFAULT FALSE;
