create table investor (
  id uuid primary key,
  login text not null check (login ~ '^[A-Za-z0-9]+$'),
  email text not null,
  phone text not null,
  password_hash text not null,
  language text not null check (language in ('en', 'ru')),
  registered_at timestamptz not null,
  phone_confirmed_at timestamptz,
  email_confirmed_at timestamptz,
  inviter_id uuid references investor,
  full_name text,
  city text,
  country text,
  subscription_option text,
  subscription_until timestamptz,
  balance_type text not null default 'balance' check (balance_type in ('balance', 'deposit', 'total')),
  balance_currency text not null default 'USDT' references currency,
  code_method text not null default 'phone' check (code_method in ('phone', 'email'))
);
create unique index investor_login on investor (lower(login));
create unique index investor_email on investor (lower(email));
create unique index investor_phone on investor (phone);
create index investor_inviter on investor (inviter_id);

-- Only the hash of a bearer token is stored.
create table session (
  token_hash text primary key,
  investor_id uuid not null references investor,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create index session_investor on session (investor_id);

-- A code sent in a message: single use, few attempts, short-lived. `about` is what it confirms.
create table code (
  id uuid primary key,
  investor_id uuid not null references investor,
  purpose text not null check (purpose in ('phone', 'email', 'withdrawal')),
  about uuid,
  code_hash text not null,
  sent_at timestamptz not null,
  expires_at timestamptz not null,
  attempts_left smallint not null check (attempts_left >= 0),
  spent_at timestamptz
);
create index code_investor on code (investor_id, purpose, sent_at desc, id desc);

-- Messages that would have gone to a phone or a mailbox.
create table outbox (
  id uuid primary key,
  at timestamptz not null,
  method text not null check (method in ('phone', 'email')),
  recipient text not null,
  login text not null,
  purpose text not null,
  text text not null,
  code text
);
create index outbox_at on outbox (at desc, id desc);

create table rate_limit (
  bucket text primary key,
  window_ends_at timestamptz not null,
  calls integer not null
);

-- The response of a call that moves money, stored in the same transaction.
create table idempotency (
  investor_id uuid not null references investor,
  key text not null,
  operation text not null,
  request_hash text not null,
  status smallint not null,
  body jsonb not null,
  at timestamptz not null,
  constraint idempotency_once primary key (investor_id, key)
);

create table notification (
  id uuid primary key,
  investor_id uuid not null references investor,
  at timestamptz not null,
  topic text not null,
  topic_id uuid,
  title jsonb not null,
  text jsonb not null,
  read_at timestamptz
);
create index notification_investor on notification (investor_id, at desc, id desc);
create index notification_unread on notification (investor_id) where read_at is null;
