-- The sandbox's own time: the real time plus the advance, or a moment where it is stopped until it is advanced.
create table clock (
  only_row boolean primary key default true check (only_row),
  ahead_milliseconds bigint not null default 0,
  stands_at timestamptz
);
insert into clock default values;

create function sandbox_now() returns timestamptz language sql stable as $$
  select date_trunc('milliseconds', coalesce(stands_at, clock_timestamp() + ahead_milliseconds * interval '1 millisecond'))
  from clock
$$;

-- Settings that the owner can change without a release, as one document. CompanySettings.ts has its type, firstSettings.ts the
-- defaults.
create table house (
  only_row boolean primary key default true check (only_row),
  settings jsonb not null
);

create table currency (
  code text primary key check (code ~ '^[A-Z][A-Z0-9]{1,9}$'),
  decimals smallint not null check (decimals between 0 and 18),
  position smallint not null
);
