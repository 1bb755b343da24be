import { and, eq, gt, isNull } from 'drizzle-orm';
import { passkeyChallenge } from '../../database/schema.ts';
import type { TransactionContext } from '../../transaction/TransactionContext.ts';

/** What a challenge may be used for, and by whom; nobody is known before a sign-in. */
export type ChallengeUse =
  | { readonly purpose: 'registration' | 'confirmation'; readonly investorId: string }
  | { readonly purpose: 'sign_in'; readonly investorId: null };

export const challengeMilliseconds = 300_000;

/** Stores a new challenge and returns it. */
export async function issueChallenge(
  { tx, now, random }: TransactionContext,
  { purpose, investorId }: ChallengeUse,
): Promise<string> {
  const challenge = random.bytes(32).toString('base64url');
  const expiresAt = new Date(now.getTime() + challengeMilliseconds);
  await tx.insert(passkeyChallenge).values({ challenge, purpose, investorId, expiresAt });
  return challenge;
}

function readChallenge(clientDataJSON: string): string | undefined {
  try {
    const data: unknown = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString());
    const challenge = data instanceof Object && 'challenge' in data ? data.challenge : undefined;
    return typeof challenge === 'string' && /^[\w-]{43}$/.test(challenge) ? challenge : undefined;
  } catch {
    return undefined;
  }
}

/**
 * The challenge that an authenticator signed, if it was issued for this use and not used before. It cannot be used again, even if
 * the rest of the response is wrong.
 */
export async function spendChallenge(
  { tx, now }: TransactionContext,
  { purpose, investorId }: ChallengeUse,
  clientDataJSON: string,
): Promise<string | undefined> {
  const challenge = readChallenge(clientDataJSON);
  if (challenge === undefined) return undefined;
  const isFor =
    investorId === null ? isNull(passkeyChallenge.investorId) : eq(passkeyChallenge.investorId, investorId);
  const [spent] = await tx
    .delete(passkeyChallenge)
    .where(
      and(
        eq(passkeyChallenge.challenge, challenge),
        eq(passkeyChallenge.purpose, purpose),
        isFor,
        gt(passkeyChallenge.expiresAt, now),
      ),
    )
    .returning();
  return spent?.challenge;
}
