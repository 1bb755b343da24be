-- The key of a refused request is bound to it and has no response yet.
alter table idempotency
  alter column status drop not null,
  alter column body drop not null,
  add constraint idempotency_whole_answer check ((status is null) = (body is null));
