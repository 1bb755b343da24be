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
  foreign key (case_id, prize_id) references case_prize
);
create index case_attempt_investor on case_attempt (investor_id, at desc, id desc);
