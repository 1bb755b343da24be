-- When withdrawals may go to a wallet. Null for wallets that were saved before there was a wait.
alter table wallet add column usable_at timestamptz;
