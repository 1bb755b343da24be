import type { Schema } from '@meridian/api-client';
import { and, desc, eq, gt, ne } from 'drizzle-orm';
import { session } from '../database/schema.ts';
import { ProblemError } from '../core/ProblemError.ts';
import type { TransactionContext } from '../transaction/TransactionContext.ts';
import { parseDevice } from './parseDevice.ts';

const isOpen = (investorId: string, now: Date) =>
  and(eq(session.investorId, investorId), eq(session.kind, 'session'), gt(session.expiresAt, now));

/** The sessions of an investor that have not ended, the current one first. */
export async function listSessions(
  { tx, now }: TransactionContext,
  investorId: string,
  tokenHash: string,
): Promise<Schema<'UserSession'>[]> {
  const rows = await tx
    .select()
    .from(session)
    .where(isOpen(investorId, now))
    .orderBy(desc(eq(session.tokenHash, tokenHash)), desc(session.lastUsedAt), desc(session.id));
  return rows.map((row) => ({
    id: row.id,
    ...parseDevice(row.userAgent),
    signInDate: row.createdAt.toISOString(),
    lastUseDate: row.lastUsedAt.toISOString(),
    current: row.tokenHash === tokenHash,
  }));
}

/** Ends one session of the investor. */
export async function closeOneSession(
  { tx, now }: TransactionContext,
  investorId: string,
  id: string,
): Promise<void> {
  const ended = await tx
    .delete(session)
    .where(and(isOpen(investorId, now), eq(session.id, id)))
    .returning({ id: session.id });
  if (ended.length === 0) throw new ProblemError('not_found');
}

/** Ends every session of the investor except the one with this token. */
export async function closeOtherSessions(
  { tx, now }: TransactionContext,
  investorId: string,
  tokenHash: string,
) {
  await tx.delete(session).where(and(isOpen(investorId, now), ne(session.tokenHash, tokenHash)));
}
