import { lte } from 'drizzle-orm';
import type { Database } from '../database/openDatabase.ts';
import { rateLimit, session } from '../database/schema.ts';
import { write } from '../work/Work.ts';

/** Takes out tokens and counts of calls that have run out: nobody can meet them any more, and strangers make them. */
export function forgetExpired(database: Database): Promise<void> {
  return write(database, async ({ sql, now }) => {
    await sql.delete(session).where(lte(session.expiresAt, now));
    await sql.delete(rateLimit).where(lte(rateLimit.windowEndsAt, now));
  });
}
