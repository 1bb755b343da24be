-- What the ledger owed, night by night. Snapshots are published, so nobody changes or deletes them.
create table liability_snapshot (
  id uuid primary key,
  night timestamptz not null unique,
  taken_at timestamptz not null,
  accounts integer not null,
  leaves integer not null,
  root text not null,
  total text not null
);
create index liability_snapshot_taken_at on liability_snapshot (taken_at desc, id desc);

-- The root is known last, hence the deferred reference.
create table liability_node (
  snapshot_id uuid not null references liability_snapshot deferrable initially deferred,
  height smallint not null,
  position integer not null,
  hash text not null,
  amounts text not null,
  primary key (snapshot_id, height, position)
);

create table liability_account (
  snapshot_id uuid not null references liability_snapshot deferrable initially deferred,
  investor_id uuid not null references investor,
  login text not null,
  balances jsonb not null,
  positions integer[] not null,
  nonces text[] not null,
  primary key (snapshot_id, investor_id)
);

create function liability_unchanged() returns trigger language plpgsql as $$
begin
  raise exception 'snapshots of liabilities do not change'
    using errcode = 'integrity_constraint_violation', constraint = 'liability_unchanged';
end $$;
create trigger liability_snapshot_unchanged before update or delete on liability_snapshot
  for each row execute function liability_unchanged();
create trigger liability_node_unchanged before update or delete on liability_node
  for each row execute function liability_unchanged();
create trigger liability_account_unchanged before update or delete on liability_account
  for each row execute function liability_unchanged();
