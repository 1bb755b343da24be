-- Since when somebody looks at its transfer: it no longer runs out, and its confirmations alone no longer credit it.
alter table refill add column inspected_at timestamptz;
drop index refill_expiry;
create index refill_expiry on refill (expires_at, id)
  where status = 'waiting' and confirmations = 0 and inspected_at is null;
