-- For the list of sessions: an id that gives no access, the user agent, and the last use.
alter table session
  add column id uuid not null default gen_random_uuid() unique,
  add column user_agent text,
  add column last_used_at timestamptz;
update session set last_used_at = created_at;
alter table session alter column last_used_at set not null;
