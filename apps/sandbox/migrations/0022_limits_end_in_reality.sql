-- With a stopped clock, a window must end by the real time too.
alter table rate_limit add column really_ends_at timestamptz not null default clock_timestamp();
