-- Generates partners of the demo investor with deposits, refills, withdrawals, case openings and rewards, all before the history
-- of the demo investor. It works on sets instead of calls, so that a million operations take seconds. Every movement is one of
-- the ledger, and the end of the script checks the sums.
-- `options` (one row) has the size, the random seed and the settings.

-- For sorts and joins in memory, and for adding the constraints again.
set local work_mem = '128MB';
set local maintenance_work_mem = '128MB';

create function pg_temp.drawn(about text) returns bigint language sql immutable as $$
  select ('x' || substr(md5(about), 1, 8))::bit(32)::bigint
$$;
-- A UUID of version 7 like those of newId, with fewer digits for the order: ids of one moment sort by `place`.
create function pg_temp.made_id(at timestamptz, place integer, about text) returns uuid language sql immutable as $$
  select (lpad(to_hex((extract(epoch from at) * 1000)::bigint), 12, '0') || '7' || lpad(to_hex(place), 3, '0')
    || '8' || substr(md5(about), 1, 15))::uuid
$$;

-- The trigger would run one query per row. The sums are checked once at the end instead.
alter table ledger_entry disable trigger ledger_balanced;
create temporary table reference on commit drop as
select conrelid::regclass::text as owner, conname, pg_get_constraintdef(oid) as definition
from pg_constraint
where contype = 'f' and connamespace = current_schema()::regnamespace;
do $$
declare one record;
begin
  for one in select * from reference loop
    execute format('alter table %s drop constraint %I', one.owner, one.conname);
  end loop;
end $$;

-- Investors. The demo investor invites the first hundredth; every other is invited by an earlier one, who invites three.
create temporary table person on commit drop as
select n, pg_temp.made_id(at, n % 4096, seed || ' person ' || n) as id, 'partner' || lpad(n::text, 6, '0') as login, at,
  case when n <= direct then 0 else (n - direct - 1) / 3 + 1 end as inviter
from (
  select n, seed, greatest(people / 100, 1) as direct,
    date_trunc('milliseconds', ends_at - interval '500 days' + n * (interval '300 days' / people)) as at
  from options, generate_series(1, people) n
) numbered;
insert into person select 0, id, login, registered_at, null from investor where login = 'demo';
create unique index on person (n);

insert into investor (id, login, email, phone, password_hash, language, registered_at, phone_confirmed_at,
  email_confirmed_at, inviter_id)
select person.id, person.login, person.login || '@investor.example', '+999' || lpad(person.n::text, 9, '0'),
  options.password_hash, case person.n % 2 when 0 then 'en' else 'ru' end, person.at, person.at, person.at, above.id
from options, person join person above on above.n = person.inviter;

-- The demo investor and the inviters above registered before their partners.
with recursive above as (
  select id, inviter_id from investor where login = 'demo'
  union all
  select investor.id, investor.inviter_id from above join investor on investor.id = above.inviter_id
)
update investor set registered_at = options.ends_at - interval '501 days'
from options where investor.id in (select id from above);
update partner set registered_at = investor.registered_at from investor where investor.id = partner.partner_id;

with recursive line as (
  select id as partner_id, login, at, inviter_id as above_id, 1 as level
  from person join investor using (id, login) where n > 0
  union all
  select line.partner_id, line.login, line.at, investor.inviter_id, line.level + 1
  from line join investor on investor.id = line.above_id
  where line.level < (select levels from options) and investor.inviter_id is not null
)
insert into partner (investor_id, partner_id, level, login, inviter_login, registered_at)
select line.above_id, line.partner_id, line.level, line.login, inviter.login, line.at
from line
join investor own on own.id = line.partner_id
join investor inviter on inviter.id = own.inviter_id;

-- A cycle is one deposit: a refill, thirty accruals, the end of the term, a case opening and a withdrawal. One in a hundred is
-- the demo investor's. A few deposits stay active, so that later days accrue. Their owners are so far below the demo investor
-- that no inviter with an earlier history gets a later reward.
create temporary table cycle on commit drop as
select drawn.n, person.id as investor_id, body, trunc(body * yield / 100, 6) as daily, starts_at, active_deposits,
  case when active_deposits then floor(extract(epoch from drawn.ends_at - starts_at - interval '1 hour') / 86400)::integer
    else 30 end as days,
  pg_temp.made_id(starts_at, 0, seed || ' refill ' || drawn.n) as refill_id,
  pg_temp.made_id(starts_at + interval '1 hour', 0, seed || ' deposit ' || drawn.n) as deposit_id,
  pg_temp.made_id(starts_at + interval '31 days', 1, seed || ' case ' || drawn.n) as purchase_id,
  pg_temp.made_id(starts_at + interval '31 days', 2, seed || ' withdrawal ' || drawn.n) as withdrawal_id
from (
  select n, seed, yield, ends_at, n > cycles as active_deposits,
    case when n > cycles then near + 1 + pg_temp.drawn(seed || ' whose ' || n) % (people - near)
      when n % 100 = 0 then 0 else 1 + pg_temp.drawn(seed || ' whose ' || n) % people end as whose,
    100 + (pg_temp.drawn(seed || ' body ' || n) % 490000)::numeric / 100 as body,
    date_trunc('milliseconds', case when n > cycles
      then ends_at - interval '1 hour' - (pg_temp.drawn(seed || ' when ' || n) % 2500000) * interval '1 second'
      else ends_at - interval '195 days' + (pg_temp.drawn(seed || ' when ' || n) % 2592000) * interval '1 second'
      end) as starts_at
  from options,
    lateral (select greatest(people / 100, 1) * (3 ^ levels - 1)::integer / 2 as near) depth,
    generate_series(1, cycles + case when people > near then active_deposits else 0 end) n
) drawn
join person on person.n = drawn.whose;
alter table cycle add column withdrawn numeric, add column fee numeric, add column ends_at timestamptz;
update cycle set withdrawn = trunc(body / 5, 2) + 20, ends_at = starts_at + interval '1 hour' + interval '30 days';
update cycle set fee = trunc(1 + withdrawn / 200, 6);
analyze cycle;

insert into refill (id, investor_id, system, network, address, currency, requested, credited, status, hash, confirmations,
  required_confirmations, created_at, changed_at, expires_at, credited_at)
select refill_id, investor_id, system, network, 'T' || md5(refill_id::text), 'USDT', body + 25, body + 25, 'replenished',
  md5(refill_id::text) || md5(deposit_id::text), confirmations, confirmations, starts_at - interval '5 minutes', starts_at,
  starts_at + interval '1 day', starts_at
from options, cycle;

insert into deposit (id, investor_id, plan, currency, body, paid, paid_currency, status, autoinvestment, created_at,
  starts_at, ends_at, pays_out_at, closed_at, accrued, accrued_days, close_reason, payout)
select deposit_id, investor_id, plan, 'USDT', body, body, 'USDT', 'closed', false, starts_at + interval '1 hour',
  starts_at + interval '1 hour', ends_at, ends_at, ends_at, daily * 30, 30, 'term', body + daily * 30
from (select plan from options) offered, cycle where not active_deposits;
insert into deposit (id, investor_id, plan, currency, body, paid, paid_currency, status, autoinvestment, created_at,
  starts_at, ends_at, pays_out_at, accrued, accrued_days, next_accrual_at, next_change_at)
select deposit_id, investor_id, plan, 'USDT', body, body, 'USDT', 'in_work', n % 2 = 0, starts_at + interval '1 hour',
  starts_at + interval '1 hour', ends_at, ends_at, daily * days, days,
  starts_at + interval '1 hour' + (days + 1) * interval '1 day', ends_at
from (select plan from options) offered, cycle where active_deposits;

insert into withdrawal_request (id, investor_id, system, network, wallet, currency, amount, fee, created_at, ended_at)
select withdrawal_id, investor_id, system, network, 'T' || md5(investor_id::text), 'USDT', withdrawn, fee,
  starts_at + interval '31 days', starts_at + interval '31 days'
from options, cycle where not cycle.active_deposits;
insert into withdrawal (id, investor_id, system, network, wallet, currency, amount, fee, status, hash, created_at,
  changed_at, withdrawn_at)
select withdrawal_id, investor_id, system, network, 'T' || md5(investor_id::text), 'USDT', withdrawn, fee, 'successful',
  md5(withdrawal_id::text) || md5(deposit_id::text), starts_at + interval '31 days',
  starts_at + interval '31 days 1 hour', starts_at + interval '31 days 1 hour'
from options, cycle where not cycle.active_deposits;

insert into notification (id, investor_id, at, topic, topic_id, title, text, read_at)
select pg_temp.made_id(ends_at, 9, deposit_id::text), investor_id, ends_at, 'deposit', deposit_id,
  '{"en": "Your deposit has ended", "ru": "Депозит завершён"}',
  '{"en": "Body and accruals are on your balance.", "ru": "Сумма депозита и начисления на вашем балансе."}', ends_at
from cycle where not active_deposits;

-- The cheapest case, always with its most frequent prize.
create temporary table bought_case on commit drop as
select crypto_case.*, case_prize.id as prize_id, amount as prize
from crypto_case join case_prize on case_prize.case_id = crypto_case.id
where currency = 'USDT' and on_sale and amount is not null
order by price, crypto_case.id, chance_percent desc limit 1;

-- Every movement: source, target, amount, and its operation if it has one. `place` orders movements of one moment.
create temporary table movement (
  transfer_id uuid, kind text, at timestamptz, about uuid, giver uuid, giver_kind text, taker uuid, taker_kind text,
  amount numeric, investor_id uuid, place integer, type text, subject text, subject_id uuid, seen numeric, held boolean,
  comment jsonb
) on commit drop;

insert into movement
select pg_temp.made_id(at, place, cycle.n || kind || day), kind, at, about, giver, giver_kind, taker, taker_kind, amount,
  investor_id, place, type, subject, about, seen, held,
  case when kind like 'case_%' then (select name from bought_case) end
from cycle cross join lateral (
  select 'refill' as kind, 0 as day, starts_at as at, 0 as place, refill_id as about, null::uuid as giver,
    'world' as giver_kind, investor_id as taker, 'available' as taker_kind, body + 25 as amount, 'system' as type,
    'refill' as subject, body + 25 as seen, false as held
  union all
  select 'deposit_opened', 0, starts_at + interval '1 hour', 0, deposit_id, investor_id, 'available', investor_id,
    'on_deposit', body, 'system', 'deposit_opened', -body, false
  union all
  select 'deposit_accrual', day, starts_at + interval '1 hour' + day * interval '1 day', 0, deposit_id, null, 'yield',
    investor_id, 'held', daily, 'accrual', 'deposit_accrual', daily, true
  from generate_series(1, days) day
  union all
  select 'deposit_paid_out', 0, ends_at, 1, deposit_id, investor_id, 'on_deposit', investor_id, 'available', body, 'system',
    'deposit_closed', body, false
  union all
  select 'withdrawal_confirmed', 0, starts_at + interval '31 days', 40, withdrawal_id, investor_id, 'available', investor_id,
    'in_withdrawal', withdrawn, 'system', 'withdrawal', fee - withdrawn, false
  union all
  select 'withdrawal_sent', 0, starts_at + interval '31 days 1 hour', 0, withdrawal_id, investor_id, 'in_withdrawal', null,
    'world', withdrawn - fee, null, null, null, false
  union all
  select 'case_bought', 0, starts_at + interval '31 days', 1, purchase_id, investor_id, 'available', null, 'cases', price,
    'system', 'case_bought', -price, false
  from bought_case
  union all
  select 'case_prize', attempt, starts_at + interval '31 days', 1 + attempt, purchase_id, null, 'cases', investor_id,
    'available', prize, 'bonus', 'case_prize', prize, false
  from bought_case, generate_series(1, attempts) attempt
) step
where not active_deposits or kind in ('refill', 'deposit_opened', 'deposit_accrual');

analyze movement;

-- The second movement and the second operation of a transfer.
insert into movement
select transfer_id, kind, at, about, investor_id, 'held', investor_id, 'available', daily * 30, investor_id, 2, 'accrual',
  'accruals_released', about, daily * 30, false, null
from movement join cycle using (investor_id) where kind = 'deposit_paid_out' and about = deposit_id;
insert into movement
select transfer_id, kind, at, about, investor_id, 'in_withdrawal', null, 'fees', fee, investor_id, 1, null, null, null, null,
  false, null
from movement join cycle using (investor_id) where kind = 'withdrawal_sent' and about = withdrawal_id;
insert into movement
select transfer_id, kind, at, about, null, null, null, null, 0, investor_id, 41, 'system', 'withdrawal_fee', about, -fee,
  false, null
from movement join cycle using (investor_id) where kind = 'withdrawal_confirmed' and about = withdrawal_id;

-- Rewards: a share of the body when a deposit is made, a share of the accruals for the inviter when it ends.
create temporary table reward on commit drop as
select cycle.n, partner.investor_id, partner.partner_id, partner.level, 'referral' as type, cycle.deposit_id,
  cycle.starts_at + interval '1 hour' as at, trunc(body * (percents ->> partner.level::text)::numeric / 100, 6) as amount
from options, cycle join partner on partner.partner_id = cycle.investor_id
union all
select cycle.n, partner.investor_id, partner.partner_id, 1, 'matching', cycle.deposit_id, cycle.ends_at,
  trunc(daily * 30 * matching / 100, 6)
from options, cycle join partner on partner.partner_id = cycle.investor_id and partner.level = 1
where not cycle.active_deposits;

insert into movement
select pg_temp.made_id(reward.at, 5, reward.n || reward.type), reward.type || '_reward', reward.at, deposit_id, null,
  'partners', reward.investor_id, 'available', amount, reward.investor_id, 4 + reward.level, reward.type,
  reward.type || '_reward', null, amount, false,
  jsonb_build_object('en', format('Partner %s, level %s', login, reward.level),
    'ru', format('Партнёр %s, уровень %s', login, reward.level))
from reward join investor on investor.id = reward.partner_id;

with brought as (
  select investor_id, partner_id, sum(amount) as profit from reward group by investor_id, partner_id
), put as (
  select investor_id as partner_id, sum(body) as invested from cycle group by investor_id
)
update partner set invested = partner.invested + put.invested, profit = partner.profit + brought.profit
from put join brought using (partner_id)
where partner.partner_id = put.partner_id and partner.investor_id = brought.investor_id;
create temporary table total on commit drop as
select partner.investor_id, sum(body) as invested, coalesce(sum(body) filter (where active_deposits), 0) as late
from cycle join partner on partner.partner_id = cycle.investor_id group by partner.investor_id;
update investor set turnover = investor.turnover + total.invested from total where total.investor_id = investor.id;

create temporary table award on commit drop as
with made as (
  insert into tier_award (investor_id, tier, at)
  select investor.id, (term ->> 'tier')::smallint,
    case when investor.turnover - coalesce(total.late, 0) >= (term #>> '{turnover,amount}')::numeric
      then options.ends_at - interval '131 days' else options.ends_at end
  from options, jsonb_array_elements(tiers) term, investor left join total on total.investor_id = investor.id
  where investor.turnover >= (term #>> '{turnover,amount}')::numeric
  on conflict do nothing
  returning *
)
select made.*, (term #>> '{award,amount}')::numeric as amount
from made, options, jsonb_array_elements(tiers) term where (term ->> 'tier')::smallint = made.tier;
insert into movement
select pg_temp.made_id(at, tier, investor_id::text || 'tier'), 'turnover_award', at, null, null, 'partners', investor_id,
  'available', amount, investor_id, tier, 'bonus', 'turnover_award', null, amount, false,
  jsonb_build_object('en', format('Tier %s', tier), 'ru', format('Ступень %s', tier))
from award;

insert into ledger_account (owner, kind, currency)
select distinct account.owner, account.kind, 'USDT'
from movement, lateral (values (giver, giver_kind), (taker, taker_kind)) account (owner, kind)
where account.kind is not null
on conflict do nothing;
create temporary table account on commit drop as
select coalesce(owner, '00000000-0000-0000-0000-000000000000') as owner, kind, id
from ledger_account where currency = 'USDT';
create unique index on account (owner, kind);
analyze account;
insert into ledger_transfer (id, kind, at, about)
select distinct on (transfer_id) transfer_id, kind, at, about from movement;
-- One update of all balances; a constraint rejects a negative one.
insert into ledger_entry (transfer_id, account_id, currency, amount)
select transfer_id, account.id, 'USDT', change.amount
from movement
cross join lateral (values (giver, giver_kind, -amount), (taker, taker_kind, amount)) change (owner, kind, amount)
join account on account.owner = coalesce(change.owner, '00000000-0000-0000-0000-000000000000')
  and account.kind = change.kind
where movement.amount <> 0
order by at;

insert into operation (id, investor_id, transfer_id, at, type, subject, subject_id, amount, currency, held, balance_after,
  comment)
select id, investor_id, transfer_id, at, type, subject, subject_id, seen, 'USDT', held,
  sum(case when held then 0 else seen end) over (partition by investor_id order by at, id), comment
from (
  select pg_temp.made_id(at, place, transfer_id::text || place || investor_id) as id, movement.*
  from movement where type is not null and seen <> 0
) line
order by at, id;

insert into case_purchase (id, investor_id, case_id, at, price, attempts_left)
select purchase_id, cycle.investor_id, bought_case.id, starts_at + interval '31 days', price, 0
from bought_case, cycle where not active_deposits;
insert into case_attempt (id, investor_id, purchase_id, case_id, prize_id, at, currency, charged, won, balance_before,
  balance_after)
select pg_temp.made_id(operation.at, 1 + attempt, purchase_id::text || 'attempt'), operation.investor_id, purchase_id,
  bought_case.id, prize_id, operation.at, 'USDT', case attempt when 1 then price end, prize,
  balance_after + case attempt when 1 then price else prize * (attempt - 1) end, balance_after + prize * attempt
from bought_case
cross join generate_series(1, attempts) attempt
cross join cycle
join operation on operation.subject = 'case_bought' and operation.subject_id = purchase_id
  and operation.investor_id = cycle.investor_id;

-- Operations of earlier investors come later: their balances rise by what was credited before them.
create temporary table risen on commit drop as
select investor_id, sum(seen) as amount from movement
where type is not null and not held and investor_id not in (select id from person where n > 0)
group by investor_id;
update operation set balance_after = operation.balance_after + risen.amount
from risen, options
where operation.investor_id = risen.investor_id and operation.currency = 'USDT'
  and operation.at > options.ends_at - interval '130 days';
update case_attempt set balance_before = balance_before + risen.amount, balance_after = balance_after + risen.amount
from risen, options
where case_attempt.investor_id = risen.investor_id and case_attempt.currency = 'USDT'
  and case_attempt.at > options.ends_at - interval '130 days';

do $$
declare one record;
begin
  if exists (select from ledger_entry group by transfer_id, currency having sum(amount) <> 0) then
    raise exception 'a generated transfer does not sum to zero';
  end if;
  for one in select * from reference loop
    execute format('alter table %s add constraint %I %s', one.owner, one.conname, one.definition);
  end loop;
end $$;
alter table ledger_entry enable trigger ledger_balanced;
analyze;
