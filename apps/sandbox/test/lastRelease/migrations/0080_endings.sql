-- How a refill or a withdrawal ended without anybody refusing it.
alter table refill add column expired_at timestamptz;
alter table withdrawal add column cancelled_at timestamptz;
