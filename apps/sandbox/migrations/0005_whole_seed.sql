-- Null until the seed is whole: one that was interrupted is begun anew, and processes that start together seed once.
alter table clock add column seeded_at timestamptz;
update clock set seeded_at = now() where exists (select from investor);
