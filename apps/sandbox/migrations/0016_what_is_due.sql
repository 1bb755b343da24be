-- The end of a subscription is notified once: `subscription_told` is the end of the last notified one.
alter table investor add column subscription_told timestamptz;
update investor set subscription_told = subscription_until where subscription_until <= sandbox_now();
create index investor_subscription_end on investor (subscription_until, id)
  where subscription_until is distinct from subscription_told;

-- A refill whose transfer was seen waits for its confirmations, however long they take.
drop index refill_expiry;
create index refill_expiry on refill (expires_at, id) where status = 'waiting' and confirmations = 0;

-- For the deletion of expired rows.
create index code_expiry on code (expires_at);
create index quote_expiry on quote (expires_at) where spent_at is null;
create index idempotency_at on idempotency (at);
create index telegram_signature_expiry on telegram_signature (expires_at);
