-- What a person wants to hear about. A new topic needs a kind: without one it cannot be written.
alter table notification add column kind text not null generated always as (
  case
    when topic in ('refill', 'deposit', 'withdrawal', 'subscription') then 'money'
    when topic in ('security', 'sign_in', 'wallet', 'verification') then 'account'
    when topic in ('partners', 'cases', 'news') then topic
  end
) stored;
create index notification_kind on notification (investor_id, kind, at desc, id desc);
