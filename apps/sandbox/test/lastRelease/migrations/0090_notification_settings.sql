-- What an investor wants to hear about. Money and the account cannot be switched off, so they are not in it.
alter table investor add column hears_about jsonb not null
  default '{"accruals": false, "partners": true, "cases": true, "news": true}';
