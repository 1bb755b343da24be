-- Operations that the control plane has refused with a code of theirs, so that what a client makes of it can be seen.
create table staged_refusal (
  operation text primary key,
  code text not null
);
