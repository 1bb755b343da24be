/**
 * Throws where a text is no address of a PostgreSQL server. What it is instead is not repeated beyond its first word: it
 * may hold a password, and what a start says is kept in logs.
 */
export function checkDatabaseUrl(given: string): void {
  const protocol = URL.parse(given)?.protocol;
  if (protocol === 'postgres:' || protocol === 'postgresql:') return;
  const instead = protocol === undefined ? 'an address of any kind' : `one that begins with ${protocol}`;
  throw new RangeError(
    `DATABASE_URL is the address of a PostgreSQL, postgres://user:password@host/database, and not ${instead}.`,
  );
}
