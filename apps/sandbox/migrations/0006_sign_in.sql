-- An investor who registers through Telegram has no password until one is set, and can receive codes there.
alter table investor
  alter column password_hash drop not null,
  add column telegram_id bigint,
  drop constraint investor_code_method_check,
  add constraint investor_code_method_check check (code_method in ('phone', 'email', 'telegram'));
create unique index investor_telegram on investor (telegram_id);
alter table outbox
  drop constraint outbox_method_check,
  add constraint outbox_method_check check (method in ('phone', 'email', 'telegram'));

-- A session token allows every call of its investor, a password reset token only the call that sets a new password.
alter table session add column kind text not null default 'session' check (kind in ('session', 'password_reset'));

create index session_expiry on session (expires_at);
create index rate_limit_end on rate_limit (window_ends_at);

-- A reset is stored under the hash of the requested login and e-mail, whether or not they exist, so that both behave the same.
-- Every other code is stored under an investor's id.
alter table code drop constraint code_investor_id_fkey, drop constraint code_purpose_check;
alter table code rename column investor_id to holder;
alter table code
  alter column holder type text,
  add constraint code_purpose_check check (purpose in ('phone', 'email', 'withdrawal', 'password_reset'));
alter index code_investor rename to code_holder;

-- Hashes of used Telegram signatures, until they are too old to be used again.
create table telegram_signature (
  hash text primary key,
  expires_at timestamptz not null
);

-- The stand-in that signs where no bot is configured: one for all processes on this database.
create table telegram_stand_in (
  only_row boolean primary key default true check (only_row),
  token text not null
);
