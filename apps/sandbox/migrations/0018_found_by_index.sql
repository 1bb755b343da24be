-- For the list of pending items, newest first, however many are closed.
create index refill_waiting on refill (created_at desc, id desc) where status = 'waiting';
create index withdrawal_open on withdrawal (created_at desc, id desc) where status in ('pending', 'on_inspection');
create index outbox_login on outbox (lower(login), at desc, id desc);

-- For sums of an investor's income without reading every accrual.
create index operation_earned on operation (investor_id, currency, subject) include (amount)
  where subject in ('accruals_released', 'turnover_award', 'case_prize', 'referral_reward', 'matching_reward');

-- Ids of transfers start with their moment, so that the entries of an account since a day are one range of this index.
create function first_id_of(moment timestamptz) returns uuid language sql immutable as $$
  select (lpad(to_hex((extract(epoch from moment) * 1000)::bigint), 12, '0') || repeat('0', 20))::uuid
$$;
create index ledger_entry_history on ledger_entry (account_id, transfer_id);
drop index ledger_entry_account;
