-- For sums of an investor's fees without reading every operation.
create index operation_fees on operation (investor_id, currency, subject) include (amount)
  where subject in ('deposit_exit_fee', 'withdrawal_fee', 'withdrawal_fee_returned', 'exchange_fee');
