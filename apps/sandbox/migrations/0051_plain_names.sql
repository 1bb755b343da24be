alter table house rename to company_settings;
-- The end of the subscription that the investor was last notified of.
alter table investor rename column subscription_told to subscription_notified;
