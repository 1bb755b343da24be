/**
 * Throws unless the text is the URL of a PostgreSQL server. The message repeats only the protocol: the rest may hold a
 * password, and start-up messages are logged.
 */
export function checkDatabaseUrl(given: string): void {
  const protocol = URL.parse(given)?.protocol;
  if (protocol === 'postgres:' || protocol === 'postgresql:') return;
  const instead = protocol === undefined ? 'an address of any kind' : `one that begins with ${protocol}`;
  throw new RangeError(
    `DATABASE_URL is the address of a PostgreSQL, postgres://user:password@host/database, and not ${instead}.`,
  );
}
