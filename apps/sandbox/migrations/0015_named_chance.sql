-- Number of starts with a random seed. Each start has other random values, which are the same for the same seed and number.
alter table clock add column starts integer not null default 0;
