import { createHash } from 'node:crypto';
import type { OperationId } from '@meridian/api-client/contract';
import { and, eq, ne } from 'drizzle-orm';
import { session } from '../database/schema.ts';
import type { Holder, TokenKind, Work } from '../work/Work.ts';
import { dayInMilliseconds } from '../clock/clock.ts';

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
  await work.tx.insert(session).values({
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

/** A token that was given for setting a new password no longer does. */
export async function forbidPasswordReset({ tx }: Work, investorId: string): Promise<void> {
  await tx.delete(session).where(and(eq(session.investorId, investorId), eq(session.kind, 'password_reset')));
}

/** Gives the token that sets a new password, once and soon; one given before no longer does. */
export async function allowPasswordReset(work: Work, investorId: string): Promise<string> {
  await forbidPasswordReset(work, investorId);
  return giveToken(work, investorId, 'password_reset');
}

/** Ends one session. */
export async function endSession({ tx }: Work, tokenHash: string): Promise<void> {
  await tx.delete(session).where(eq(session.tokenHash, tokenHash));
}

/** Whatever tokens the investor has are dead from now on, but the one that is spared. */
export async function revokeTokens({ tx }: Work, investorId: string, spared = ''): Promise<void> {
  await tx.delete(session).where(and(eq(session.investorId, investorId), ne(session.tokenHash, spared)));
}

/** Whether a session has used up half of its life. */
export function isAgeing(work: Work, { expiresAt }: Holder): boolean {
  return expiresAt.getTime() - work.now.getTime() < lifetimeOf(work, 'session') / 2;
}

/** A session that is in use lives on. */
export async function prolongSession(work: Work, tokenHash: string): Promise<void> {
  await work.tx
    .update(session)
    .set({ expiresAt: expiryOf(work, 'session') })
    .where(eq(session.tokenHash, tokenHash));
}
