-- A code of a password reset is about its request, whose secret is stored as a hash.
alter table code alter column about type text;
