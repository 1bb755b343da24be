-- A quote is valid for one deposit or exchange.
alter table quote add column spent_at timestamptz;

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
