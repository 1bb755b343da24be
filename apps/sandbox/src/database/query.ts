/**
 * What queries are written with. Everything takes it from here: for each file that names the package, Node would read the
 * list of its thousand entries once more.
 */
// oxlint-disable-next-line no-restricted-imports -- the one place
export {
  and,
  asc,
  count,
  desc,
  eq,
  gt,
  gte,
  inArray,
  is,
  isNotNull,
  isNull,
  like,
  lt,
  lte,
  min,
  ne,
  or,
  sql as text,
  type Column,
  type SQL,
} from 'drizzle-orm';
