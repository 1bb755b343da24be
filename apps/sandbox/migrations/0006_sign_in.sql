-- Whoever registers through Telegram has no password until one is set, and may be sent codes there.
alter table investor
  alter column password_hash drop not null,
  add column telegram_id bigint,
  drop constraint investor_code_method_check,
  add constraint investor_code_method_check check (code_method in ('phone', 'email', 'telegram'));
create unique index investor_telegram on investor (telegram_id);
alter table outbox
  drop constraint outbox_method_check,
  add constraint outbox_method_check check (method in ('phone', 'email', 'telegram'));

-- What a token opens: a session everything of its person, a password reset the one call that sets a new password.
alter table session add column kind text not null default 'session' check (kind in ('session', 'password_reset'));

create index session_expiry on session (expires_at);
create index rate_limit_end on rate_limit (window_ends_at);

-- A reset is kept for the login and e-mail it was asked for, hashed, whether or not anybody has them: so that what
-- happens next is the same for both. Every other code is kept for an investor's id.
alter table code drop constraint code_investor_id_fkey, drop constraint code_purpose_check;
alter table code rename column investor_id to holder;
alter table code
  alter column holder type text,
  add constraint code_purpose_check check (purpose in ('phone', 'email', 'withdrawal', 'password_reset'));
alter index code_investor rename to code_holder;

-- Signatures of Telegram that have let somebody in, as hashes, until they are too old to do it again.
create table telegram_signature (
  hash text primary key,
  expires_at timestamptz not null
);

-- What signs in Telegram's place where no bot is configured: one for all processes on this database.
create table telegram_stand_in (
  only_row boolean primary key default true check (only_row),
  token text not null
);
