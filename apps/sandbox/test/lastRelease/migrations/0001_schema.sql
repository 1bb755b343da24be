-- The sandbox's own time: the real time plus the advance, or a moment where it is stopped until it is advanced.
create table clock (
  only_row boolean primary key default true check (only_row),
  ahead_milliseconds bigint not null default 0,
  stands_at timestamptz,
  -- Null until the seed is complete: an interrupted one starts again, and processes that start together seed once.
  seeded_at timestamptz,
  -- Number of starts with a random seed. Each start has other random values, which are the same for the same seed and number.
  starts integer not null default 0
);
insert into clock default values;

-- Statements call this function several times. PostgreSQL plans the body of an SQL function again for each call, that of a
-- PL/pgSQL function once per connection. The default cost of a function is that of a hundred comparisons. This one reads a table,
-- and a scan calls it for every row; an index scan calls it once.
create function sandbox_now() returns timestamptz language plpgsql stable cost 2000 as $$
begin
  return (
    select date_trunc('milliseconds', coalesce(stands_at, clock_timestamp() + ahead_milliseconds * interval '1 millisecond'))
    from clock
  );
end
$$;

-- Settings that the owner can change without a release, as one document. CompanySettings.ts has its type, firstSettings.ts the
-- defaults.
create table company_settings (
  only_row boolean primary key default true check (only_row),
  settings jsonb not null
);

create table currency (
  code text primary key check (code ~ '^[A-Z][A-Z0-9]{1,9}$'),
  decimals smallint not null check (decimals between 0 and 18),
  position smallint not null
);

create table investor (
  id uuid primary key,
  login text not null check (login ~ '^[A-Za-z0-9]+$'),
  email text not null,
  phone text not null,
  -- Null after a registration through Telegram, until a password is set.
  password_hash text,
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
  code_method text not null default 'phone' check (code_method in ('phone', 'email', 'telegram')),
  telegram_id bigint,
  -- Investments of all partners since they registered, in USDT. Stored, because summing `invested` would be slow.
  turnover numeric(60,18) not null default 0 check (turnover >= 0),
  -- The end of the subscription that the investor was last notified of.
  subscription_notified timestamptz
);
create unique index investor_login on investor (lower(login));
create unique index investor_email on investor (lower(email));
create unique index investor_phone on investor (phone);
create index investor_inviter on investor (inviter_id);
create unique index investor_telegram on investor (telegram_id);
create index investor_subscription_end on investor (subscription_until, id)
  where subscription_until is distinct from subscription_notified;

-- Only the hash of a bearer token is stored. A session token allows every call of its investor, a password reset token only the
-- call that sets a new password. `id` gives no access: it is for the list of sessions.
create table session (
  token_hash text primary key,
  investor_id uuid not null references investor,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  kind text not null default 'session' check (kind in ('session', 'password_reset')),
  id uuid not null default gen_random_uuid() unique,
  user_agent text,
  last_used_at timestamptz not null
);
create index session_investor on session (investor_id);
create index session_expiry on session (expires_at);

-- A code sent in a message: single use, few attempts, short-lived. `about` is what it confirms. The code of a password reset is
-- stored under the hash of the requested login and e-mail, whether or not they exist, so that both behave the same; every other
-- one under an investor's id.
create table code (
  id uuid primary key,
  holder text not null,
  purpose text not null check (purpose in ('phone', 'email', 'withdrawal', 'password_reset')),
  about uuid,
  code_hash text not null,
  sent_at timestamptz not null,
  expires_at timestamptz not null,
  attempts_left smallint not null check (attempts_left >= 0),
  spent_at timestamptz
);
create index code_holder on code (holder, purpose, sent_at desc, id desc);
create index code_expiry on code (expires_at);

-- Messages that would have gone to a phone or a mailbox.
create table outbox (
  id uuid primary key,
  at timestamptz not null,
  method text not null check (method in ('phone', 'email', 'telegram')),
  recipient text not null,
  login text not null,
  purpose text not null,
  text text not null,
  code text
);
create index outbox_at on outbox (at desc, id desc);
create index outbox_login on outbox (lower(login), at desc, id desc);

create table rate_limit (
  bucket text primary key,
  window_ends_at timestamptz not null,
  calls integer not null,
  -- With a stopped clock, a window must end by the real time too.
  really_ends_at timestamptz not null default clock_timestamp()
);
create index rate_limit_end on rate_limit (window_ends_at);

-- The response of a call that moves money, stored in the same transaction. The key of a refused request is bound to it and has no
-- response yet.
create table idempotency (
  investor_id uuid not null references investor,
  key text not null,
  operation text not null,
  request_hash text not null,
  status smallint,
  body jsonb,
  at timestamptz not null,
  constraint idempotency_once primary key (investor_id, key),
  constraint idempotency_whole_answer check ((status is null) = (body is null))
);
create index idempotency_at on idempotency (at);

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

-- Browsers that signed in, by the hash of their token. Wrong passwords elsewhere do not block them.
create table device (
  token_hash text primary key,
  investor_id uuid not null references investor,
  expires_at timestamptz not null
);
create index device_investor on device (investor_id);
create index device_expiry on device (expires_at);

-- Hashes of used Telegram signatures, until they are too old to be used again.
create table telegram_signature (
  hash text primary key,
  expires_at timestamptz not null
);
create index telegram_signature_expiry on telegram_signature (expires_at);

-- The stand-in that signs where no bot is configured: one for all processes on this database.
create table telegram_stand_in (
  only_row boolean primary key default true check (only_row),
  token text not null
);

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

-- Ids of transfers start with their moment, so that the entries of an account since a day are one range of this index.
create function first_id_of(moment timestamptz) returns uuid language sql immutable as $$
  select (lpad(to_hex((extract(epoch from moment) * 1000)::bigint), 12, '0') || repeat('0', 20))::uuid
$$;
create index ledger_entry_history on ledger_entry (account_id, transfer_id);

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

-- One row a night: the accounts whose balance differed from their entries, and the currencies whose entries did not sum to zero.
create table reconciliation (
  night timestamptz primary key,
  at timestamptz not null,
  differences jsonb not null default '[]'
);

create table wallet (
  investor_id uuid not null references investor,
  system text not null,
  address text not null,
  primary key (investor_id, system)
);

-- A movement of money as the investor sees it. The ledger has the movement itself.
create table operation (
  id uuid primary key,
  investor_id uuid not null references investor,
  transfer_id uuid not null references ledger_transfer,
  at timestamptz not null,
  type text not null check (type in ('accrual', 'referral', 'matching', 'bonus', 'system')),
  subject text not null,
  subject_id uuid,
  amount numeric(60,18) not null,
  currency text not null references currency,
  held boolean not null,
  balance_after numeric(60,18) not null,
  comment jsonb
);
create index operation_investor on operation (investor_id, at desc, id desc);
-- For operations of one type, which can be few among many accruals.
create index operation_type on operation (investor_id, type, at desc, id desc);
-- For sums of an investor's income without reading every accrual.
create index operation_earned on operation (investor_id, currency, subject) include (amount)
  where subject in ('accruals_released', 'turnover_award', 'case_prize', 'referral_reward', 'matching_reward');

create table refill (
  id uuid primary key,
  investor_id uuid not null references investor,
  system text not null,
  network text not null,
  address text not null unique,
  currency text not null references currency,
  requested numeric(60,18) not null check (requested > 0),
  credited numeric(60,18) check (credited > 0),
  status text not null check (status in ('waiting', 'replenished', 'rejected')),
  hash text,
  confirmations integer not null,
  required_confirmations integer not null,
  created_at timestamptz not null,
  changed_at timestamptz not null,
  expires_at timestamptz not null,
  credited_at timestamptz,
  rejection_reason jsonb,
  -- Start of the inspection of the transfer: the refill no longer expires, and confirmations alone do not credit it.
  inspected_at timestamptz,
  -- When its owner cancelled it. The row stays, because a transfer may still arrive at its address.
  cancelled_at timestamptz,
  check ((status = 'replenished') = (credited is not null))
);
create index refill_investor on refill (investor_id, changed_at desc, id desc);
-- A refill whose transfer was seen waits for its confirmations, however long they take.
create index refill_expiry on refill (expires_at, id)
  where status = 'waiting' and confirmations = 0 and inspected_at is null;
-- For the list of pending items, newest first, however many are closed.
create index refill_waiting on refill (created_at desc, id desc) where status = 'waiting';

create table deposit (
  id uuid primary key,
  investor_id uuid not null references investor,
  plan jsonb not null,
  currency text not null references currency,
  body numeric(60,18) not null check (body > 0),
  paid numeric(60,18) not null check (paid > 0),
  paid_currency text not null references currency,
  rate numeric(60,18),
  status text not null check (status in ('waiting', 'in_work', 'awaiting_completion', 'closed')),
  autoinvestment boolean not null,
  created_at timestamptz not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  pays_out_at timestamptz not null,
  closed_at timestamptz,
  accrued numeric(60,18) not null default 0 check (accrued >= 0),
  accrued_days integer not null default 0,
  next_accrual_at timestamptz,
  next_change_at timestamptz,
  close_reason text check (close_reason in ('term', 'client')),
  payout numeric(60,18),
  continued_by uuid references deposit,
  check ((status = 'closed') = (closed_at is not null and close_reason is not null and payout is not null))
);
create index deposit_investor on deposit (investor_id, created_at desc, id desc);
create index deposit_next_accrual on deposit (next_accrual_at) where next_accrual_at is not null;
create index deposit_next_change on deposit (next_change_at, id) where next_change_at is not null;
-- For the list of deposits, active ones first, however many are closed.
create function deposit_order(status text) returns integer language sql immutable as $$
  select case status when 'awaiting_completion' then 3 when 'in_work' then 2 when 'waiting' then 1 else 0 end
$$;
create index deposit_by_status on deposit (investor_id, deposit_order(status) desc, id desc);

-- A withdrawal that is not yet confirmed with its code. Fee and net are fixed here.
create table withdrawal_request (
  id uuid primary key,
  investor_id uuid not null references investor,
  system text not null,
  network text not null,
  wallet text not null,
  currency text not null references currency,
  amount numeric(60,18) not null check (amount > 0),
  fee numeric(60,18) not null check (fee >= 0),
  created_at timestamptz not null,
  ended_at timestamptz
);
create unique index withdrawal_request_open on withdrawal_request (investor_id) where ended_at is null;

create table withdrawal (
  id uuid primary key references withdrawal_request,
  investor_id uuid not null references investor,
  system text not null,
  network text not null,
  wallet text not null,
  currency text not null references currency,
  amount numeric(60,18) not null check (amount > 0),
  fee numeric(60,18) not null check (fee >= 0 and fee < amount),
  status text not null check (status in ('pending', 'successful', 'on_inspection', 'rejected', 'error')),
  hash text,
  created_at timestamptz not null,
  changed_at timestamptz not null,
  withdrawn_at timestamptz,
  rejection_reason jsonb
);
create index withdrawal_investor on withdrawal (investor_id, changed_at desc, id desc);
create index withdrawal_open on withdrawal (created_at desc, id desc) where status in ('pending', 'on_inspection');

-- A quote is valid for one deposit or exchange.
create table quote (
  id uuid primary key,
  investor_id uuid not null references investor,
  base text not null references currency,
  target text not null references currency,
  rate numeric(60,18) not null check (rate > 0),
  fee_percent numeric(60,18) not null,
  expires_at timestamptz not null,
  spent_at timestamptz
);
create index quote_expiry on quote (expires_at) where spent_at is null;

-- Who earns from whom: a row for every level that the programme has when the partner registers. It also has the logins of the
-- partner and the inviter, so that an index can provide every order of a page of partners.
create table partner (
  investor_id uuid not null references investor,
  partner_id uuid not null references investor,
  level smallint not null check (level > 0),
  login text not null,
  inviter_login text not null,
  registered_at timestamptz not null,
  -- Sum of the deposits of the partner and of the investor's rewards for them, in USDT at the rate of each day.
  invested numeric(60,18) not null default 0 check (invested >= 0),
  profit numeric(60,18) not null default 0 check (profit >= 0),
  primary key (investor_id, partner_id)
);
create index partner_line on partner (partner_id);
create index partner_registered on partner (investor_id, registered_at, partner_id);
create index partner_level on partner (investor_id, level, partner_id) include (profit);
create index partner_login on partner (investor_id, lower(login), partner_id);
create index partner_inviter on partner (investor_id, lower(inviter_login), partner_id);
create index partner_invested on partner (investor_id, invested, partner_id);
create index partner_profit on partner (investor_id, profit, partner_id);

-- A tier is awarded once, also when its figures change later.
create table tier_award (
  investor_id uuid not null references investor,
  tier smallint not null,
  at timestamptz not null,
  primary key (investor_id, tier)
);

create table exchange (
  id uuid primary key,
  investor_id uuid not null references investor,
  quote_id uuid not null unique references quote,
  at timestamptz not null,
  sold numeric(60,18) not null check (sold > 0),
  sold_currency text not null references currency,
  -- The amount by the rate, before the fee.
  bought numeric(60,18) not null check (bought > 0),
  bought_currency text not null references currency,
  fee numeric(60,18) not null check (fee >= 0 and fee < bought)
);
create index exchange_investor on exchange (investor_id, at desc, id desc);

-- The terms of a sold case never change. Other odds or another price are another case, and this one goes off sale.
create table crypto_case (
  id uuid primary key,
  name jsonb not null,
  description jsonb not null,
  price numeric(60,18) not null check (price > 0),
  currency text not null references currency,
  attempts smallint not null check (attempts > 0),
  on_sale boolean not null,
  created_at timestamptz not null
);

-- Prizes are in the currency of their case. A prize without an amount is not money.
create table case_prize (
  case_id uuid not null references crypto_case,
  id text not null check (id ~ '^[a-z0-9-]{1,64}$'),
  name jsonb not null,
  amount numeric(60,18) check (amount > 0),
  chance_percent numeric(60,18) not null check (chance_percent > 0),
  primary key (case_id, id)
);

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

create table case_purchase (
  id uuid primary key,
  investor_id uuid not null references investor,
  case_id uuid not null references crypto_case,
  at timestamptz not null,
  price numeric(60,18) not null check (price > 0),
  attempts_left smallint not null check (attempts_left >= 0)
);
create index case_purchase_day on case_purchase (investor_id, at);
create index case_purchase_open on case_purchase (investor_id, case_id, at, id) where attempts_left > 0;

create table case_attempt (
  id uuid primary key,
  investor_id uuid not null references investor,
  purchase_id uuid not null references case_purchase,
  case_id uuid not null,
  prize_id text not null,
  at timestamptz not null,
  currency text not null references currency,
  -- The price if this attempt paid it, and the prize if it is money.
  charged numeric(60,18) check (charged > 0),
  won numeric(60,18) check (won > 0),
  balance_before numeric(60,18) not null,
  balance_after numeric(60,18) not null,
  -- Null for attempts made before draws were verifiable.
  attempt smallint check (attempt > 0),
  foreign key (case_id, prize_id) references case_prize
);
create index case_attempt_investor on case_attempt (investor_id, at desc, id desc);

-- An opening is fixed before the purchase: its id, its seed, and the published hash. The purchase has the same id.
create table case_commitment (
  id uuid primary key,
  investor_id uuid not null references investor,
  case_id uuid not null references crypto_case,
  seed text not null check (seed ~ '^[0-9a-f]{64}$'),
  commitment text not null check (commitment ~ '^[0-9a-f]{64}$'),
  made_at timestamptz not null,
  is_bought boolean not null default false
);
create unique index case_commitment_next on case_commitment (investor_id, case_id) where not is_bought;

-- The published values never change.
create function case_commitment_stays() returns trigger language plpgsql as $$
begin
  raise exception 'a commitment that was shown does not change'
    using errcode = 'integrity_constraint_violation', constraint = 'case_commitment_stays';
end $$;
create trigger case_commitment_stays before update of id, investor_id, case_id, seed, commitment or delete on case_commitment
  for each row execute function case_commitment_stays();

-- The investor's settings for cases. A pending limit without an amount removes the limit.
create table case_preference (
  investor_id uuid primary key references investor,
  spend_per_day numeric(60,18) check (spend_per_day >= 0),
  pending_spend numeric(60,18) check (pending_spend >= 0),
  pending_at timestamptz,
  time_out_until timestamptz,
  welcomed_at timestamptz
);

create table verification (
  id uuid primary key,
  investor_id uuid not null references investor,
  full_name text not null,
  date_of_birth date not null,
  family_status text not null check (family_status in ('single', 'married', 'divorced', 'widowed')),
  document_number text not null,
  status text not null check (status in ('in_process', 'success', 'denied')),
  submitted_at timestamptz not null,
  decided_at timestamptz,
  denial_reason jsonb,
  check ((status = 'in_process') = (decided_at is null))
);
create index verification_investor on verification (investor_id, submitted_at desc, id desc);
create unique index verification_standing on verification (investor_id) where status in ('in_process', 'success');
create index verification_waiting on verification (submitted_at desc, id desc) where status = 'in_process';

-- The photos are in the upload folder under `file`, a generated name.
create table verification_photo (
  verification_id uuid not null references verification,
  field text not null check (field in ('photoOfDocument', 'photoOfLogin', 'photoOfWallet')),
  file text not null unique,
  media_type text not null,
  bytes integer not null check (bytes > 0),
  primary key (verification_id, field)
);

create table news_item (
  id uuid primary key,
  published_at timestamptz not null,
  title jsonb not null,
  summary jsonb not null,
  paragraphs jsonb not null
);
create index news_item_published on news_item (published_at desc, id desc);

create table strategy (
  id text primary key check (id ~ '^[a-z0-9-]{1,64}$'),
  position smallint not null unique check (position between 1 and 30),
  name jsonb not null,
  summary jsonb not null,
  idea jsonb not null,
  instruments jsonb not null,
  source_of_return jsonb not null,
  when_it_loses jsonb not null,
  horizon jsonb not null,
  market text not null check (market in ('spot', 'futures', 'options', 'lending', 'onchain')),
  risk text not null check (risk in ('low', 'medium', 'high'))
);

-- Operations that the control plane refuses with a chosen code, to show how a client handles it.
create table staged_refusal (
  operation text primary key,
  code text not null
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
