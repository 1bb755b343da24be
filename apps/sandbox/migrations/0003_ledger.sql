-- Double entry. An account without an owner belongs to the company (the outside world, yield, fees) and may be negative; an
-- account of an investor may not. Balances of the company are not stored: each would be a row that every transaction locks.
create table ledger_account (
  id bigint generated always as identity primary key,
  owner uuid references investor,
  kind text not null,
  currency text not null references currency,
  balance numeric(60,18) not null default 0,
  unique nulls not distinct (owner, kind, currency),
  unique (id, currency),
  constraint ledger_account_never_negative check (balance >= 0)
);

create table ledger_transfer (
  id uuid primary key,
  kind text not null,
  at timestamptz not null,
  about uuid
);
create index ledger_transfer_about on ledger_transfer (about);

create table ledger_entry (
  id bigint generated always as identity primary key,
  transfer_id uuid not null references ledger_transfer,
  account_id bigint not null,
  currency text not null,
  amount numeric(60,18) not null check (amount <> 0),
  foreign key (account_id, currency) references ledger_account (id, currency)
);
create index ledger_entry_transfer on ledger_entry (transfer_id);
create index ledger_entry_account on ledger_entry (account_id);

-- One update per account and statement, so that a balance may be negative within a transfer but not after it.
create function ledger_keep_balances() returns trigger language plpgsql as $$
begin
  update ledger_account account
  set balance = account.balance + change.amount
  from (select account_id, sum(amount) as amount from added group by account_id) change
  where account.id = change.account_id and account.owner is not null;
  return null;
end $$;
create trigger ledger_keep_balances after insert on ledger_entry
  referencing new table as added for each statement execute function ledger_keep_balances();

-- Checked when the transaction commits: a transfer that does not sum to zero is rejected, whatever wrote its entries.
create function ledger_balanced() returns trigger language plpgsql as $$
declare off record;
begin
  select currency, sum(amount) as total into off from ledger_entry
  where transfer_id = new.transfer_id group by currency having sum(amount) <> 0 limit 1;
  if found then
    raise exception 'transfer % is off by % %', new.transfer_id, off.total, off.currency
      using errcode = 'integrity_constraint_violation', constraint = 'ledger_balanced';
  end if;
  return null;
end $$;
create constraint trigger ledger_balanced after insert on ledger_entry
  deferrable initially deferred for each row execute function ledger_balanced();

-- Entries never change. Another transfer corrects a mistake.
create function ledger_append_only() returns trigger language plpgsql as $$
begin
  raise exception 'the ledger is append-only'
    using errcode = 'integrity_constraint_violation', constraint = 'ledger_append_only';
end $$;
create trigger ledger_entry_append_only before update or delete on ledger_entry
  for each row execute function ledger_append_only();
create trigger ledger_transfer_append_only before update or delete on ledger_transfer
  for each row execute function ledger_append_only();
