-- The moment of the clock is asked for several times by every statement that compares with it. PostgreSQL plans the body
-- of a function in SQL anew for each of them, that of one in PL/pgSQL once for a connection.
create or replace function sandbox_now() returns timestamptz language plpgsql stable as $$
begin
  return (
    select date_trunc('milliseconds', coalesce(stands_at, clock_timestamp() + ahead_milliseconds * interval '1 millisecond'))
    from clock
  );
end
$$;
