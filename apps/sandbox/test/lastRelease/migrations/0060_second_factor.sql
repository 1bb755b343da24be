-- Authenticator apps. The secret is encrypted with the server's key, which is not in the database.
alter table investor add column totp_since timestamptz;
create table totp (
  investor_id uuid primary key references investor,
  secret text not null,
  -- The latest time step whose code was used. Codes of this step and earlier ones are refused.
  last_step bigint
);

-- Unused recovery codes, hashed with the server's key.
create table recovery_code (
  investor_id uuid not null references investor,
  code_hash text not null,
  primary key (investor_id, code_hash)
);

-- A token that continues a sign-in after the first factor.
alter table session drop constraint session_kind_check;
alter table session add constraint session_kind_check check (kind in ('session', 'password_reset', 'second_factor'));

-- Null for a code that the authenticator app makes.
alter table code alter column code_hash drop not null;
