import { createHash } from 'node:crypto';
import type { Schema } from '@meridian/api-client';
import type { OperationId } from '@meridian/api-client/contract';
import { and, eq, ne, sql } from 'drizzle-orm';
import { session } from '../database/schema.ts';
import type { Holder, TokenKind, TransactionContext } from '../transaction/TransactionContext.ts';
import { dayInMilliseconds } from '../clock/clock.ts';
import { newId } from '../core/random.ts';

export function tokenKindFor(id: OperationId): TokenKind {
  return id === 'setPassword' ? 'password_reset' : 'session';
}

/** Only the hash is stored, so that a database leak exposes no tokens. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

/** How long the second step of a sign-in waits for a code. */
const challengeMilliseconds = 600_000;

/** When a token expires unless it is used. */
function getExpiry({ now, settings }: TransactionContext, kind: TokenKind): Date {
  switch (kind) {
    case 'session': {
      const { idleDays, absoluteDays } = settings.session;
      return new Date(now.getTime() + Math.min(idleDays, absoluteDays) * dayInMilliseconds);
    }
    case 'password_reset':
      return new Date(now.getTime() + settings.passwordReset.tokenSeconds * 1000);
    case 'second_factor':
      return new Date(now.getTime() + challengeMilliseconds);
  }
}

/** Longer user agents are cut. */
export const longestUserAgent = 512;

interface SessionStart {
  readonly userAgent: string | null;
  /** When the user proved who they are; null for a sign-in that does not count as a confirmation. */
  readonly confirmedAt: Date | null;
}

async function issueToken(
  context: TransactionContext,
  investorId: string,
  kind: TokenKind,
  { userAgent, confirmedAt }: SessionStart,
): Promise<string> {
  const token = context.random.bytes(32).toString('base64url');
  await context.tx.insert(session).values({
    tokenHash: hashToken(token),
    investorId,
    kind,
    id: newId(context),
    userAgent: userAgent?.slice(0, longestUserAgent) ?? null,
    createdAt: context.now,
    confirmedAt,
    lastUsedAt: context.now,
    expiresAt: getExpiry(context, kind),
  });
  return token;
}

/** Creates a session and returns its token. Only the hash is stored. */
export function beginSession(
  context: TransactionContext,
  investorId: string,
  start: SessionStart,
): Promise<string> {
  return issueToken(context, investorId, 'session', start);
}

/** Revokes the tokens for setting a new password. */
export async function forbidPasswordReset({ tx }: TransactionContext, investorId: string): Promise<void> {
  await tx.delete(session).where(and(eq(session.investorId, investorId), eq(session.kind, 'password_reset')));
}

/** Issues a short-lived token that sets a new password once. Revokes the previous one. */
export async function allowPasswordReset(context: TransactionContext, investorId: string): Promise<string> {
  await forbidPasswordReset(context, investorId);
  return issueToken(context, investorId, 'password_reset', { userAgent: null, confirmedAt: null });
}

/** Issues a token that finishes a sign-in with a code of the second factor. It is no token of a call. */
export async function issueChallenge(
  context: TransactionContext,
  investorId: string,
): Promise<Schema<'SecondFactorNeeded'>> {
  const challenge = await issueToken(context, investorId, 'second_factor', {
    userAgent: null,
    confirmedAt: null,
  });
  return { challenge, expiryDate: getExpiry(context, 'second_factor').toISOString() };
}

export async function endSession({ tx }: TransactionContext, tokenHash: string): Promise<void> {
  await tx.delete(session).where(eq(session.tokenHash, tokenHash));
}

/** Revokes all tokens of the investor except `spared`. */
export async function revokeTokens(
  { tx }: TransactionContext,
  investorId: string,
  spared = '',
): Promise<void> {
  await tx.delete(session).where(and(eq(session.investorId, investorId), ne(session.tokenHash, spared)));
}

/** The last use is stored to within this time, so that few calls write. */
const useInterval = 600_000;

/** Whether the last use of a session was not stored for a while. */
export function isAgeing({ now }: TransactionContext, { session: { lastUsedAt } }: Holder): boolean {
  return now.getTime() - lastUsedAt.getTime() >= useInterval;
}

/** Stores the use of a session and extends it, up to its absolute limit. */
export async function prolongSession(context: TransactionContext, tokenHash: string): Promise<void> {
  const idleEnd = getExpiry(context, 'session').toISOString();
  const absoluteEnd = sql`${session.createdAt} + make_interval(days => ${context.settings.session.absoluteDays})`;
  await context.tx
    .update(session)
    .set({ expiresAt: sql`least(${idleEnd}::timestamptz, ${absoluteEnd})`, lastUsedAt: context.now })
    .where(eq(session.tokenHash, tokenHash));
}
