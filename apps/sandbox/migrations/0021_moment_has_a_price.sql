-- The default cost of a function is that of a hundred comparisons. This one reads a table, and a scan calls it for every row;
-- an index scan calls it once.
alter function sandbox_now() cost 2000;
