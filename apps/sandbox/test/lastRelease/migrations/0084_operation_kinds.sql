-- For operations of one kind. No kind has the daily accruals, which are most of the operations.
create index operation_kind on operation (investor_id, subject, at desc, id desc)
  where subject <> 'deposit_accrual';
-- Rewards are common in the whole table, so the planner would look for them among all operations of an investor.
create index operation_reward on operation (investor_id, at desc, id desc)
  where subject in ('referral_reward', 'matching_reward', 'turnover_award');
