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
  check ((status = 'replenished') = (credited is not null))
);
create index refill_investor on refill (investor_id, changed_at desc, id desc);
create index refill_expiry on refill (expires_at) where status = 'waiting';

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

create table quote (
  id uuid primary key,
  investor_id uuid not null references investor,
  base text not null references currency,
  target text not null references currency,
  rate numeric(60,18) not null check (rate > 0),
  fee_percent numeric(60,18) not null,
  expires_at timestamptz not null
);
