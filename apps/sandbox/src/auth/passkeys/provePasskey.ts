import type { Schema } from '@meridian/api-client';
import { eq } from 'drizzle-orm';
import { recordSecurityEvent } from '../securityEvents.ts';
import { ProblemError } from '../../core/ProblemError.ts';
import { lockInvestors } from '../../database/lockInvestors.ts';
import { passkey } from '../../database/schema.ts';
import type { TransactionContext } from '../../transaction/TransactionContext.ts';
import { type ChallengeUse, spendChallenge } from './challenges.ts';
import { toUserHandle } from './passkeyOptions.ts';
import type { RelyingParty } from '../../core/RelyingParty.ts';
import { loadWebauthn } from './webauthn.ts';

type StoredPasskey = typeof passkey.$inferSelect;

async function findPasskey(
  { tx }: TransactionContext,
  credentialId: string,
): Promise<StoredPasskey | undefined> {
  const [found] = await tx.select().from(passkey).where(eq(passkey.credentialId, credentialId));
  return found;
}

/** The counter after this use, if the signature fits the passkey, a challenge for this use, and this site. */
async function verify(
  context: TransactionContext,
  { domain, origins }: RelyingParty,
  use: ChallengeUse,
  { credentialId, publicKey, counter, transports }: StoredPasskey,
  { id, clientDataJSON, authenticatorData, signature }: Schema<'PasskeyAssertion'>,
): Promise<number | undefined> {
  const expectedChallenge = await spendChallenge(context, use, clientDataJSON);
  if (expectedChallenge === undefined) return undefined;
  const { verifyAuthenticationResponse } = await loadWebauthn();
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: {
        id,
        rawId: id,
        type: 'public-key',
        response: { clientDataJSON, authenticatorData, signature },
        clientExtensionResults: {},
      },
      expectedChallenge,
      expectedOrigin: [...origins],
      expectedRPID: domain,
      credential: {
        id: credentialId,
        publicKey: Uint8Array.from(Buffer.from(publicKey, 'base64url')),
        counter,
        transports: [...transports],
      },
    });
    return verified ? authenticationInfo.newCounter : undefined;
  } catch {
    // Whatever does not fit is thrown.
    return undefined;
  }
}

/**
 * Accepts the signature of a passkey and returns whose it is. A wrong one is returned as a refusal, not thrown, so that its
 * challenge stays spent.
 */
export async function provePasskey(
  context: TransactionContext,
  party: RelyingParty | undefined,
  use: ChallengeUse,
  assertion: Schema<'PasskeyAssertion'>,
): Promise<string | ProblemError> {
  const owner = (await findPasskey(context, assertion.id))?.investorId;
  if (!party || owner === undefined) return new ProblemError('passkey_unknown');
  // Nobody signs in with a passkey that is being removed.
  await lockInvestors(context.tx, { investors: [owner] });
  const stored = await findPasskey(context, assertion.id);
  if (!stored) return new ProblemError('passkey_unknown');
  const isOwn = use.investorId === null || use.investorId === owner;
  const isNamed = assertion.userHandle === null || assertion.userHandle === toUserHandle(owner);
  const counter = isOwn && isNamed ? await verify(context, party, use, stored, assertion) : undefined;
  if (counter === undefined) {
    if (use.purpose === 'sign_in') await recordSecurityEvent(context, owner, 'sign_in_failed');
    return new ProblemError('passkey_refused');
  }
  await context.tx.update(passkey).set({ counter, lastUsedAt: context.now }).where(eq(passkey.id, stored.id));
  return owner;
}
