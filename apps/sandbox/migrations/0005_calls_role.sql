-- 0002_rules.sql grants the role that serves calls its rights only to an owner who may create roles. Here the role may also have been
-- created and granted by the administrator of the server, so that the owner needs no such right.
do $$
declare
  place text := quote_ident(current_schema());
begin
  if not exists (select from pg_roles where rolname = 'meridian_calls' and pg_has_role(oid, 'member')) then
    raise notice 'calls run as the owner of the database, who may not create roles';
    return;
  end if;
  execute format('grant usage on schema %s to meridian_calls', place);
  execute format('grant select, insert, update, delete on all tables in schema %s to meridian_calls', place);
  execute format(
    'alter default privileges in schema %s grant select, insert, update, delete on tables to meridian_calls', place
  );
  revoke insert, update, delete on migration from meridian_calls;
  revoke update, delete on ledger_account, ledger_transfer, ledger_entry from meridian_calls;
end $$;
