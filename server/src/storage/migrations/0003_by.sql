-- A step says who made the move. Until now a step without a command was a bot's. One that is no JSON stays as it is, and
-- is reported when somebody asks for its table.
UPDATE steps SET step = json_set(step, '$.by', 'bot') WHERE command IS NULL AND json_valid(step);
