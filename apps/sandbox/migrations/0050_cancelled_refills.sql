-- When its owner cancelled it. The row stays, because a transfer may still arrive at its address.
alter table refill add column cancelled_at timestamptz;
