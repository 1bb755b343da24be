-- Passkeys: the public halves of the keys that sign people in.
create table passkey (
  id uuid primary key,
  investor_id uuid not null references investor,
  credential_id text not null unique,
  public_key text not null,
  counter bigint not null,
  transports jsonb not null,
  kind text not null check (kind in ('device', 'synced', 'security_key')),
  name text not null,
  created_at timestamptz not null,
  last_used_at timestamptz
);
create index passkey_investor on passkey (investor_id);

-- What an authenticator has to sign. Each challenge is deleted by its first use.
create table passkey_challenge (
  challenge text primary key,
  purpose text not null check (purpose in ('registration', 'sign_in', 'confirmation')),
  investor_id uuid references investor,
  expires_at timestamptz not null,
  check ((investor_id is null) = (purpose = 'sign_in'))
);
create index passkey_challenge_expiry on passkey_challenge (expires_at);
