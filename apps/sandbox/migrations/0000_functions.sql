-- Functions that the tables and queries use. Drizzle cannot express them.

-- Statements call this function several times. PostgreSQL plans the body of an SQL function again for each call, that of a
-- PL/pgSQL function once per connection. The default cost of a function is that of a hundred comparisons. This one reads a table,
-- and a scan calls it for every row; an index scan calls it once.
create function sandbox_now() returns timestamptz language plpgsql stable cost 2000 as $$
begin
  return (
    select date_trunc('milliseconds', coalesce(stands_at, clock_timestamp() + ahead_milliseconds * interval '1 millisecond'))
    from clock
  );
end
$$;

-- Ids of transfers start with their moment: the first id that a transfer of this moment can have.
create function first_id_of(moment timestamptz) returns uuid language sql immutable as $$
  select (lpad(to_hex((extract(epoch from moment) * 1000)::bigint), 12, '0') || repeat('0', 20))::uuid
$$;

-- For the list of deposits, active ones first.
create function deposit_order(status text) returns integer language sql immutable as $$
  select case status when 'awaiting_completion' then 3 when 'in_work' then 2 when 'waiting' then 1 else 0 end
$$;
