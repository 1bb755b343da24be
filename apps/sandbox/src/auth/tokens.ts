import { createHash } from 'node:crypto';
import type { OperationId } from '@meridian/api-client/contract';
import { and, eq, gt, ne } from 'drizzle-orm';
import { dayInMilliseconds } from '../clock/day.ts';
import { investor, session } from '../database/schema.ts';
import type { Investor } from '../http/handlers.ts';
import type { Work } from '../work/Work.ts';

/** A session opens every call but one; a password reset opens that one and nothing else. */
type TokenKind = 'session' | 'password_reset';

/** The kind of token that opens a call. */
export function tokenKindFor(id: OperationId): TokenKind {
  return id === 'setPassword' ? 'password_reset' : 'session';
}

/** What is kept of a token: whoever reads the database cannot use it. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

function lifetimeOf({ settings }: Work, kind: TokenKind): number {
  switch (kind) {
    case 'session':
      return settings.sessionDays * dayInMilliseconds;
    case 'password_reset':
      return settings.passwordReset.tokenSeconds * 1000;
  }
}

function expiryOf(work: Work, kind: TokenKind): Date {
  return new Date(work.now.getTime() + lifetimeOf(work, kind));
}

async function giveToken(work: Work, investorId: string, kind: TokenKind): Promise<string> {
  const token = work.chance.bytes(32).toString('base64url');
  await work.sql.insert(session).values({
    tokenHash: hashToken(token),
    investorId,
    kind,
    createdAt: work.now,
    expiresAt: expiryOf(work, kind),
  });
  return token;
}

/** Begins a session and gives its token, which is not kept. */
export function beginSession(work: Work, investorId: string): Promise<string> {
  return giveToken(work, investorId, 'session');
}

/** Gives the token that sets a new password, once and soon; one given before no longer does. */
export async function allowPasswordReset(work: Work, investorId: string): Promise<string> {
  await work.sql
    .delete(session)
    .where(and(eq(session.investorId, investorId), eq(session.kind, 'password_reset')));
  return giveToken(work, investorId, 'password_reset');
}

/** Ends one session. */
export async function endSession({ sql }: Work, tokenHash: string): Promise<void> {
  await sql.delete(session).where(eq(session.tokenHash, tokenHash));
}

/** Whatever tokens the investor has are dead from now on, but the one that is spared. */
export async function revokeTokens({ sql }: Work, investorId: string, spared = ''): Promise<void> {
  await sql.delete(session).where(and(eq(session.investorId, investorId), ne(session.tokenHash, spared)));
}

/** Who is behind a live token of this kind, and whether a session has used up half of its life. */
export async function findHolder(
  work: Work,
  tokenHash: string,
  kind: TokenKind,
): Promise<{ investor: Investor; isAgeing: boolean } | undefined> {
  const { sql, now } = work;
  const [row] = await sql
    .select({ investor, expiresAt: session.expiresAt })
    .from(session)
    .innerJoin(investor, eq(investor.id, session.investorId))
    .where(and(eq(session.tokenHash, tokenHash), eq(session.kind, kind), gt(session.expiresAt, now)));
  if (!row) return undefined;
  const left = row.expiresAt.getTime() - now.getTime();
  return { investor: row.investor, isAgeing: kind === 'session' && left < lifetimeOf(work, kind) / 2 };
}

/** A session that is in use lives on. */
export async function prolongSession(work: Work, tokenHash: string): Promise<void> {
  await work.sql
    .update(session)
    .set({ expiresAt: expiryOf(work, 'session') })
    .where(eq(session.tokenHash, tokenHash));
}
