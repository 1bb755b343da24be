-- Sessions that began before there were limits end by the default ones.
update session
set expires_at = least(expires_at, last_used_at + interval '14 days', created_at + interval '60 days')
where kind = 'session';
