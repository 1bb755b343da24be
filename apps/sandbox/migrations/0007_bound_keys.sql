-- The key of a request that was refused belongs to that request, and has no answer yet.
alter table idempotency
  alter column status drop not null,
  alter column body drop not null,
  add constraint idempotency_whole_answer check ((status is null) = (body is null));
