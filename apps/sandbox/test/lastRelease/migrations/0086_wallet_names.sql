-- The investor's own name for a wallet. Null without one.
alter table wallet add column name text;
