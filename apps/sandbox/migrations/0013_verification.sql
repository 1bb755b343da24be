create table verification (
  id uuid primary key,
  investor_id uuid not null references investor,
  full_name text not null,
  date_of_birth date not null,
  family_status text not null check (family_status in ('single', 'married', 'divorced', 'widowed')),
  document_number text not null,
  status text not null check (status in ('in_process', 'success', 'denied')),
  submitted_at timestamptz not null,
  decided_at timestamptz,
  denial_reason jsonb,
  check ((status = 'in_process') = (decided_at is null))
);
create index verification_investor on verification (investor_id, submitted_at desc, id desc);
create unique index verification_standing on verification (investor_id) where status in ('in_process', 'success');
create index verification_waiting on verification (submitted_at desc, id desc) where status = 'in_process';

-- The photos are in the upload folder under `file`, a generated name.
create table verification_photo (
  verification_id uuid not null references verification,
  field text not null check (field in ('photoOfDocument', 'photoOfLogin', 'photoOfWallet')),
  file text not null unique,
  media_type text not null,
  bytes integer not null check (bytes > 0),
  primary key (verification_id, field)
);
