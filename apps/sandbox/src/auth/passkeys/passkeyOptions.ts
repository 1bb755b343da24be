import type { Schema } from '@meridian/api-client';
import { count, eq } from 'drizzle-orm';
import { type Investor, passkey } from '../../database/schema.ts';
import type { TransactionContext } from '../../transaction/TransactionContext.ts';
import { challengeMilliseconds, issueChallenge } from './challenges.ts';
import type { RelyingParty } from '../../core/RelyingParty.ts';

/** Ed25519, ECDSA with P-256, RSA with SHA-256: every authenticator has one of them. */
export const algorithms = [-8, -7, -257];

/** The id of the account in a passkey. */
export const toUserHandle = (investorId: string) => Buffer.from(investorId).toString('base64url');

export async function countPasskeys({ tx }: TransactionContext, investorId: string): Promise<number> {
  const [row] = await tx
    .select({ passkeys: count() })
    .from(passkey)
    .where(eq(passkey.investorId, investorId));
  return row?.passkeys ?? 0;
}

async function toDescriptors(
  { tx }: TransactionContext,
  investorId: string,
): Promise<Schema<'PasskeyDescriptor'>[]> {
  const rows = await tx.select().from(passkey).where(eq(passkey.investorId, investorId));
  return rows.map(({ credentialId, transports }) => ({ id: credentialId, type: 'public-key', transports }));
}

/** What the browser needs to make a passkey for this investor. */
export async function creationOptions(
  context: TransactionContext,
  { domain }: RelyingParty,
  { id, login }: Investor,
): Promise<Schema<'PasskeyCreationOptions'>> {
  return {
    challenge: await issueChallenge(context, { purpose: 'registration', investorId: id }),
    rp: { id: domain, name: context.settings.contacts.company },
    user: { id: toUserHandle(id), name: login, displayName: login },
    pubKeyCredParams: algorithms.map((alg) => ({ type: 'public-key', alg })),
    timeout: challengeMilliseconds,
    attestation: 'none',
    excludeCredentials: await toDescriptors(context, id),
    authenticatorSelection: {
      residentKey: 'required',
      requireResidentKey: true,
      userVerification: 'required',
    },
  };
}

/** What the browser needs to ask for a passkey: any one of this site to sign in, or one of the investor. */
export async function requestOptions(
  context: TransactionContext,
  { domain }: RelyingParty,
  investorId: string | null,
): Promise<Schema<'PasskeyRequestOptions'>> {
  const use =
    investorId === null
      ? ({ purpose: 'sign_in', investorId } as const)
      : ({ purpose: 'confirmation', investorId } as const);
  return {
    challenge: await issueChallenge(context, use),
    rpId: domain,
    timeout: challengeMilliseconds,
    userVerification: 'required',
    allowCredentials: investorId === null ? [] : await toDescriptors(context, investorId),
  };
}
