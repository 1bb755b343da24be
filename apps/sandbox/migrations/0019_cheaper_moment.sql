-- Statements call this function several times. PostgreSQL plans the body of an SQL function again for each call, that of a
-- PL/pgSQL function once per connection.
create or replace function sandbox_now() returns timestamptz language plpgsql stable as $$
begin
  return (
    select date_trunc('milliseconds', coalesce(stands_at, clock_timestamp() + ahead_milliseconds * interval '1 millisecond'))
    from clock
  );
end
$$;
