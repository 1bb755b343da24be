-- When the investor last proved who they are in this session: sensitive changes need it.
alter table session add column confirmed_at timestamptz;
alter table code
  drop constraint code_purpose_check,
  add constraint code_purpose_check
    check (purpose in ('phone', 'email', 'withdrawal', 'confirmation', 'password_reset'));
