-- The languages are those of the contract, which every call is checked against.
alter table investor drop constraint investor_language_check;
