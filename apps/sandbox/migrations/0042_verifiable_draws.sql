-- An opening is fixed before the purchase: its id, its seed, and the published hash. The purchase has the same id.
create table case_commitment (
  id uuid primary key,
  investor_id uuid not null references investor,
  case_id uuid not null references crypto_case,
  seed text not null check (seed ~ '^[0-9a-f]{64}$'),
  commitment text not null check (commitment ~ '^[0-9a-f]{64}$'),
  made_at timestamptz not null,
  is_bought boolean not null default false
);
create unique index case_commitment_next on case_commitment (investor_id, case_id) where not is_bought;

-- The published values never change.
create function case_commitment_stays() returns trigger language plpgsql as $$
begin
  raise exception 'a commitment that was shown does not change'
    using errcode = 'integrity_constraint_violation', constraint = 'case_commitment_stays';
end $$;
create trigger case_commitment_stays before update of id, investor_id, case_id, seed, commitment or delete on case_commitment
  for each row execute function case_commitment_stays();

-- Null for attempts made before draws were verifiable.
alter table case_attempt add column attempt smallint check (attempt > 0);

create index case_purchase_day on case_purchase (investor_id, at);

-- The investor's settings for cases. A pending limit without an amount removes the limit.
create table case_preference (
  investor_id uuid primary key references investor,
  spend_per_day numeric(60,18) check (spend_per_day >= 0),
  pending_spend numeric(60,18) check (pending_spend >= 0),
  pending_at timestamptz,
  time_out_until timestamptz,
  welcomed_at timestamptz
);
