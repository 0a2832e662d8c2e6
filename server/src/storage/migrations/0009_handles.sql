-- What a handle looks like in the case it is written in: a capital I is a small l there. It is filled in when the database is opened.
ALTER TABLE guests ADD COLUMN handle_written TEXT;
CREATE UNIQUE INDEX guests_by_handle_written ON guests (handle_written);
