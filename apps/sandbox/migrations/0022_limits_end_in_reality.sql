-- Where the clock stands, a window that ends by it alone never does: it ends by the real time too.
alter table rate_limit add column really_ends_at timestamptz not null default clock_timestamp();
