-- Operations that the control plane refuses with a chosen code, to show how a client handles it.
create table staged_refusal (
  operation text primary key,
  code text not null
);
