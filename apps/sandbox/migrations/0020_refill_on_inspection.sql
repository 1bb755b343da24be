-- Start of the inspection of the transfer: the refill no longer expires, and confirmations alone do not credit it.
alter table refill add column inspected_at timestamptz;
drop index refill_expiry;
create index refill_expiry on refill (expires_at, id)
  where status = 'waiting' and confirmations = 0 and inspected_at is null;
