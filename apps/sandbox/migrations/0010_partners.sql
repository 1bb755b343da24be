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

-- Investments of all partners since they registered, in USDT. Stored, because summing `invested` would be slow.
alter table investor add column turnover numeric(60,18) not null default 0 check (turnover >= 0);

-- A tier is awarded once, also when its figures change later.
create table tier_award (
  investor_id uuid not null references investor,
  tier smallint not null,
  at timestamptz not null,
  primary key (investor_id, tier)
);

-- Partners registered before there were rewards, on the three initial levels of the programme.
with recursive line as (
  select inviter_id as investor_id, id as partner_id, 1 as level from investor where inviter_id is not null
  union all
  select nearer.inviter_id, line.partner_id, line.level + 1
  from line join investor nearer on nearer.id = line.investor_id
  where nearer.inviter_id is not null and line.level < 3
)
insert into partner (investor_id, partner_id, level, login, inviter_login, registered_at)
select line.investor_id, line.partner_id, line.level, partner.login, inviter.login, partner.registered_at
from line
join investor partner on partner.id = line.partner_id
join investor inviter on inviter.id = partner.inviter_id;
