-- What Drizzle cannot express: triggers, deferred references, indexes that include a column, rights, the first row.

insert into clock default values;

-- For sums of an investor's income and fees without reading every accrual or operation.
create index operation_earned on operation (investor_id, currency, subject) include (amount)
  where subject in ('accruals_released', 'turnover_award', 'case_prize', 'referral_reward', 'matching_reward');
create index operation_fees on operation (investor_id, currency, subject) include (amount)
  where subject in ('deposit_exit_fee', 'withdrawal_fee', 'withdrawal_fee_returned', 'exchange_fee');
create index partner_level on partner (investor_id, level, partner_id) include (profit);

-- One update per account and statement, so that a balance may be negative within a transfer but not after it. Balances change by
-- this trigger only, with the rights of the owner.
create function ledger_keep_balances() returns trigger language plpgsql security definer set search_path from current as $$
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
-- `truncate` fires no row triggers. A reset, as the owner, disables these two.
create trigger ledger_entry_no_truncate before truncate on ledger_entry
  for each statement execute function ledger_append_only();
create trigger ledger_transfer_no_truncate before truncate on ledger_transfer
  for each statement execute function ledger_append_only();

-- The terms of a case that may have been sold do not change.
create function crypto_case_stays() returns trigger language plpgsql as $$
begin
  raise exception 'the terms of a case that may have been sold do not change'
    using errcode = 'integrity_constraint_violation', constraint = 'crypto_case_stays';
end $$;
create trigger crypto_case_stays before update of price, currency, attempts on crypto_case
  for each row execute function crypto_case_stays();
create trigger case_prize_stays before update of amount, chance_percent or delete on case_prize
  for each row execute function crypto_case_stays();

-- Checked when the transaction commits, after all prizes of a case are written.
create function case_chances_whole() returns trigger language plpgsql as $$
begin
  if (select sum(chance_percent) from case_prize where case_id = new.case_id) <> 100 then
    raise exception 'the chances of case % do not sum to 100', new.case_id
      using errcode = 'integrity_constraint_violation', constraint = 'case_chances_whole';
  end if;
  return null;
end $$;
create constraint trigger case_chances_whole after insert on case_prize
  deferrable initially deferred for each row execute function case_chances_whole();

-- The published values never change.
create function case_commitment_stays() returns trigger language plpgsql as $$
begin
  raise exception 'a commitment that was shown does not change'
    using errcode = 'integrity_constraint_violation', constraint = 'case_commitment_stays';
end $$;
create trigger case_commitment_stays before update of id, investor_id, case_id, seed, commitment or delete on case_commitment
  for each row execute function case_commitment_stays();

-- The root of a snapshot is known last.
alter table liability_node alter constraint liability_node_snapshot_id_liability_snapshot_id_fk
  deferrable initially deferred;
alter table liability_account alter constraint liability_account_snapshot_id_liability_snapshot_id_fk
  deferrable initially deferred;

-- Snapshots are published, so nobody changes or deletes them.
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

-- The role that serves calls. Roles belong to the whole server, so it may exist. Without the right to create one, calls run as the
-- owner, and only the triggers protect the ledger.
do $$
declare
  place text := quote_ident(current_schema());
begin
  begin
    create role meridian_calls nologin;
  exception when duplicate_object or unique_violation then null;
  end;
  if not pg_has_role('meridian_calls', 'member') then
    execute format('grant meridian_calls to %I', current_user);
  end if;
  execute format('grant usage on schema %s to meridian_calls', place);
  execute format('grant select, insert, update, delete on all tables in schema %s to meridian_calls', place);
  execute format(
    'alter default privileges in schema %s grant select, insert, update, delete on tables to meridian_calls', place
  );
  revoke insert, update, delete on migration from meridian_calls;
  revoke update, delete on ledger_account, ledger_transfer, ledger_entry from meridian_calls;
exception when insufficient_privilege then
  raise notice 'calls run as the owner of the database, who may not create roles';
end $$;
