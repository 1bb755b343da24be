-- A closing that was requested takes effect at `closes_at`; `closed_at` is when the account was closed.
alter table investor add column closing_requested_at timestamptz;
alter table investor add column closes_at timestamptz;
alter table investor add column closed_at timestamptz;
alter table investor add constraint investor_closing_whole
  check ((closing_requested_at is null) = (closes_at is null) and (closed_at is null or closes_at is null));
create index investor_closes on investor (closes_at, id) where closes_at is not null;

-- Null once the account of the partner, or of the inviter, is closed.
alter table partner alter column login drop not null;
alter table partner alter column inviter_login drop not null;

-- Photos of closed accounts, until their files are deleted.
create table discarded_photo (
  file text primary key
);

-- All requests of an investor, for the archive of their data.
create index withdrawal_request_investor on withdrawal_request (investor_id, created_at, id);
