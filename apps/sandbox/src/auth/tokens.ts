import { createHash } from 'node:crypto';
import type { Schema } from '@meridian/api-client';
import type { ContractOperation } from '@meridian/contract-kit';
import { and, eq, ne, sql } from 'drizzle-orm';
import { readOnlyKey, session } from '../database/schema.ts';
import type { Holder, ShownToken, TokenKind, TransactionContext } from '../transaction/TransactionContext.ts';
import { dayInMilliseconds } from '../clock/clock.ts';
import { newId } from '../core/random.ts';

/** The token of an `Authorization` header. */
export function readBearer(authorization: string | null | undefined): string | undefined {
  return /^Bearer +([A-Za-z0-9_-]{32,256})$/i.exec(authorization ?? '')?.[1];
}

/** Tokens of other kinds are shorter, so none of them looks like a key. */
export const isReadOnlyKey = (token: string | undefined): boolean =>
  token !== undefined && /^read_[\w-]{43}$/.test(token);

/** The token as this operation takes it; undefined for a read-only key where none is taken. */
export function showToken(
  { id, takesReadOnlyKey }: Pick<ContractOperation, 'id' | 'takesReadOnlyKey'>,
  token: string,
): ShownToken | undefined {
  const hash = hashToken(token);
  if (isReadOnlyKey(token)) return takesReadOnlyKey ? { hash, kind: 'read_only_key' } : undefined;
  return { hash, kind: id === 'setPassword' ? 'password_reset' : 'session' };
}

/** Only the hash is stored, so that a database leak exposes no tokens. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

/** The kinds of tokens in the table of sessions. */
type SessionKind = Exclude<TokenKind, 'read_only_key'>;

/** How long the second step of a sign-in waits for a code. */
const challengeMilliseconds = 600_000;

/** When a token expires unless it is used. */
function getExpiry({ now, settings }: TransactionContext, kind: SessionKind): Date {
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
  kind: SessionKind,
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

/** Revokes all tokens and read-only keys of the investor except the token `spared`. */
export async function revokeTokens(
  { tx }: TransactionContext,
  investorId: string,
  spared = '',
): Promise<void> {
  await tx.delete(session).where(and(eq(session.investorId, investorId), ne(session.tokenHash, spared)));
  await tx.delete(readOnlyKey).where(eq(readOnlyKey.investorId, investorId));
}

/** The last use is stored to within these milliseconds, so that few calls write. */
const useIntervals: Readonly<Partial<Record<TokenKind, number>>> = {
  session: 600_000,
  read_only_key: 60_000,
};

/** Whether the last use of a token was not stored for a while. */
export function isAgeing(
  { now }: TransactionContext,
  { kind }: ShownToken,
  { session: { lastUsedAt } }: Holder,
): boolean {
  const interval = useIntervals[kind];
  if (interval === undefined) return false;
  return lastUsedAt === null || now.getTime() - lastUsedAt.getTime() >= interval;
}

/** Stores the use of a token. A session is extended, up to its absolute limit. */
export async function storeUse(context: TransactionContext, { hash, kind }: ShownToken): Promise<void> {
  const { tx, now, settings } = context;
  if (kind === 'read_only_key') {
    await tx.update(readOnlyKey).set({ lastUsedAt: now }).where(eq(readOnlyKey.tokenHash, hash));
    return;
  }
  const idleEnd = getExpiry(context, 'session').toISOString();
  const absoluteEnd = sql`${session.createdAt} + make_interval(days => ${settings.session.absoluteDays})`;
  await tx
    .update(session)
    .set({ expiresAt: sql`least(${idleEnd}::timestamptz, ${absoluteEnd})`, lastUsedAt: now })
    .where(eq(session.tokenHash, hash));
}
