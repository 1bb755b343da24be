-- `truncate` fires no row triggers. A reset, as the owner, disables these two.
create trigger ledger_entry_no_truncate before truncate on ledger_entry
  for each statement execute function ledger_append_only();
create trigger ledger_transfer_no_truncate before truncate on ledger_transfer
  for each statement execute function ledger_append_only();

-- Balances change by this trigger only, with the rights of the owner.
alter function ledger_keep_balances() security definer set search_path from current;

-- One row a night: the accounts whose balance differed from their entries, and the currencies whose entries did not sum to zero.
create table reconciliation (
  night timestamptz primary key,
  at timestamptz not null,
  differences jsonb not null default '[]'
);

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
