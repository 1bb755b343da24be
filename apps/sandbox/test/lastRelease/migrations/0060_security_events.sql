-- The security history of each investor.
create table security_event (
  id uuid primary key,
  investor_id uuid not null references investor,
  at timestamptz not null,
  kind text not null,
  user_agent text,
  address text not null
);
create index security_event_history on security_event (investor_id, at desc, id desc);
create index security_event_age on security_event (at);
