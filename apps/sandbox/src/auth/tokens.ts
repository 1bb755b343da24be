import { createHash } from 'node:crypto';
import { and, eq, gt } from 'drizzle-orm';
import { investor, session } from '../database/schema.ts';
import type { Investor } from '../http/handlers.ts';
import type { Work } from '../work/Work.ts';

const dayInMilliseconds = 86_400_000;

/** What is kept of a token: whoever reads the database cannot use it. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

function expiryOf({ now, settings }: Work): Date {
  return new Date(now.getTime() + settings.sessionDays * dayInMilliseconds);
}

/** Begins a session and gives its token, which is not kept. */
export async function beginSession(work: Work, investorId: string): Promise<string> {
  const token = work.chance.bytes(32).toString('base64url');
  await work.sql
    .insert(session)
    .values({ tokenHash: hashToken(token), investorId, createdAt: work.now, expiresAt: expiryOf(work) });
  return token;
}

/** Ends one session. */
export async function endSession({ sql }: Work, tokenHash: string): Promise<void> {
  await sql.delete(session).where(eq(session.tokenHash, tokenHash));
}

/** Who is behind a live token, and whether the session has used up half of its life. */
export async function findSession(
  work: Work,
  tokenHash: string,
): Promise<{ investor: Investor; isAgeing: boolean } | undefined> {
  const { sql, now, settings } = work;
  const [row] = await sql
    .select({ investor, expiresAt: session.expiresAt })
    .from(session)
    .innerJoin(investor, eq(investor.id, session.investorId))
    .where(and(eq(session.tokenHash, tokenHash), gt(session.expiresAt, now)));
  if (!row) return undefined;
  const left = row.expiresAt.getTime() - now.getTime();
  return { investor: row.investor, isAgeing: left < (settings.sessionDays * dayInMilliseconds) / 2 };
}

/** A session that is in use lives on. */
export async function prolongSession(work: Work, tokenHash: string): Promise<void> {
  await work.sql
    .update(session)
    .set({ expiresAt: expiryOf(work) })
    .where(eq(session.tokenHash, tokenHash));
}
