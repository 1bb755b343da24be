import type { Schema } from '@meridian/api-client';
import { ProblemError } from '../../core/ProblemError.ts';
import { newId } from '../../core/random.ts';
import { type Investor, passkey } from '../../database/schema.ts';
import type { TransactionContext } from '../../transaction/TransactionContext.ts';
import { spendChallenge } from './challenges.ts';
import { algorithms, countPasskeys } from './passkeyOptions.ts';
import type { RelyingParty } from '../../core/RelyingParty.ts';
import { readName } from '../readName.ts';
import { loadWebauthn } from './webauthn.ts';

/** As many as fit one screen and one list of credentials to exclude. */
const most = 20;

/** Throws when the investor has as many passkeys as are allowed. */
export async function refuseMore(context: TransactionContext, investorId: string): Promise<void> {
  if ((await countPasskeys(context, investorId)) >= most) throw new ProblemError('passkey_limit_reached');
}

interface Registered {
  readonly credential: { readonly id: string; readonly publicKey: Uint8Array; readonly counter: number };
  readonly credentialDeviceType: 'singleDevice' | 'multiDevice';
}

function kindOf(
  { credentialDeviceType }: Registered,
  transports: readonly Schema<'PasskeyTransport'>[],
): Schema<'PasskeyKind'> {
  if (credentialDeviceType === 'multiDevice') return 'synced';
  const isBuiltIn =
    transports.length === 0 || transports.some((way) => way === 'internal' || way === 'hybrid');
  return isBuiltIn ? 'device' : 'security_key';
}

/** What the browser returned, if it fits a challenge of this investor and this site. */
async function verify(
  context: TransactionContext,
  { domain, origins }: RelyingParty,
  investorId: string,
  { id, clientDataJSON, attestationObject, transports }: Schema<'PasskeyAttestation'>,
): Promise<Registered | undefined> {
  const expectedChallenge = await spendChallenge(
    context,
    { purpose: 'registration', investorId },
    clientDataJSON,
  );
  if (expectedChallenge === undefined) return undefined;
  const { verifyRegistrationResponse } = await loadWebauthn();
  try {
    const { registrationInfo } = await verifyRegistrationResponse({
      response: {
        id,
        rawId: id,
        type: 'public-key',
        response: { clientDataJSON, attestationObject, transports },
        clientExtensionResults: {},
      },
      expectedChallenge,
      expectedOrigin: [...origins],
      expectedRPID: domain,
      supportedAlgorithmIDs: algorithms,
    });
    return registrationInfo;
  } catch {
    // Whatever does not fit is thrown.
    return undefined;
  }
}

/** Adds a passkey. A wrong one is returned as a refusal, not thrown, so that its challenge stays spent. */
export async function registerPasskey(
  context: TransactionContext,
  party: RelyingParty,
  { id: investorId }: Investor,
  { name, credential }: Schema<'PasskeyRegistration'>,
): Promise<typeof passkey.$inferSelect | ProblemError> {
  await refuseMore(context, investorId);
  const registered = await verify(context, party, investorId, credential);
  if (!registered) return new ProblemError('passkey_refused');
  const [added] = await context.tx
    .insert(passkey)
    .values({
      id: newId(context),
      investorId,
      credentialId: registered.credential.id,
      publicKey: Buffer.from(registered.credential.publicKey).toString('base64url'),
      counter: registered.credential.counter,
      transports: credential.transports,
      kind: kindOf(registered, credential.transports),
      name: readName(name),
      createdAt: context.now,
      lastUsedAt: null,
    })
    .onConflictDoNothing()
    .returning();
  return added ?? new ProblemError('passkey_exists');
}
