-- Browsers that signed in, by the hash of their token. Wrong passwords elsewhere do not block them.
create table device (
  token_hash text primary key,
  investor_id uuid not null references investor,
  expires_at timestamptz not null
);
create index device_investor on device (investor_id);
create index device_expiry on device (expires_at);
