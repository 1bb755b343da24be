-- By default PostgreSQL takes a function to be as cheap as a hundred comparisons. This one reads a table, and in a scan it is
-- called once more for every row; by an index it is called once.
alter function sandbox_now() cost 2000;
