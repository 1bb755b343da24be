-- How often a process has begun to draw by a random seed that was given: each time it draws something else, the same for
-- the same seed and the same number.
alter table clock add column starts integer not null default 0;
