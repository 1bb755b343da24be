-- For the list of deposits, active ones first, however many are closed.
create function deposit_order(status text) returns integer language sql immutable as $$
  select case status when 'awaiting_completion' then 3 when 'in_work' then 2 when 'waiting' then 1 else 0 end
$$;
create index deposit_by_status on deposit (investor_id, deposit_order(status) desc, id desc);
