-- Null until the seed is complete: an interrupted one starts again, and processes that start together seed once.
alter table clock add column seeded_at timestamptz;
update clock set seeded_at = now() where exists (select from investor);
