-- For the sums of an investor's operations by subject without reading every accrual.
create index operation_sums on operation (investor_id, currency, subject) include (amount) where not held;
drop index operation_earned;
drop index operation_fees;
