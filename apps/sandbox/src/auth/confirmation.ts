import type { Schema } from '@meridian/api-client';
import { and, eq, ne } from 'drizzle-orm';
import type { MatchedPassword } from '../calls/handlers.ts';
import { invalid, ProblemError } from '../core/ProblemError.ts';
import { type Investor, session as sessions } from '../database/schema.ts';
import { countPasskeys } from './passkeys/passkeyOptions.ts';
import { provePasskey } from './passkeys/provePasskey.ts';
import type { RelyingParty } from '../core/RelyingParty.ts';
import type { TokenSession, TransactionContext } from '../transaction/TransactionContext.ts';
import { chooseCodeMethod, confirmedMethods } from './codeMethods.ts';
import { readCodeState, sendCode, spendCode } from './codes.ts';
import type { DeviceCall } from './devices.ts';
import { confirmPassword } from './provePassword.ts';
import { recordSecurityEvent } from './securityEvents.ts';
import { spendTotpCode } from './totpCodes.ts';

/** A call of an investor in a session. */
export interface SessionCall extends DeviceCall {
  readonly investor: Investor;
  readonly session: TokenSession;
  readonly relyingParty: RelyingParty | undefined;
}

/** Until when this confirmation counts; null if it no longer does. */
function validUntil({ now, settings }: TransactionContext, confirmedAt: Date | null): Date | null {
  if (!confirmedAt) return null;
  const end = new Date(confirmedAt.getTime() + settings.confirmationSeconds * 1000);
  return end > now ? end : null;
}

/** Throws `confirmation_required` unless the investor proved who they are in this session a few minutes ago. */
export function requireConfirmation(call: SessionCall): void {
  if (!validUntil(call, call.session.confirmedAt)) throw new ProblemError('confirmation_required');
}

/** A code proves something only if it goes to a contact that is known to be the investor’s. */
function receivesCodes(investor: Investor): boolean {
  return confirmedMethods(investor).length > 0;
}

/** A confirmation takes no less than a sign-in, for which the password is not enough while the authenticator app is on. */
const takesPassword = ({ passwordHash, totpSince }: Investor) => passwordHash !== null && !totpSince;

/** Throws before the password is read, so that the response does not say whether it is right. */
export function refusePasswordAlone({ totpSince }: Investor): void {
  if (totpSince) throw new ProblemError('second_factor_required');
}

/** Whether the session is confirmed, and how it can be. */
export async function readConfirmation(
  call: SessionCall,
  confirmedAt = call.session.confirmedAt,
): Promise<Schema<'ConfirmationState'>> {
  const { investor, session } = call;
  const hasCodes = receivesCodes(investor);
  const channel = chooseCodeMethod(investor);
  const methods: Schema<'ConfirmationMethod'>[] = [];
  if (takesPassword(investor)) methods.push('password');
  if (hasCodes) methods.push('code');
  if (call.relyingParty && (await countPasskeys(call, investor.id)) > 0) methods.push('passkey');
  return {
    validUntil: validUntil(call, confirmedAt)?.toISOString() ?? null,
    methods,
    code:
      hasCodes && channel !== 'totp'
        ? await readCodeState(call, investor, 'confirmation', channel, session.id)
        : null,
  };
}

/** Sends the code that confirms this session. It does not confirm another one. */
export async function sendConfirmationCode(call: SessionCall): Promise<Schema<'CodeDelivery'>> {
  if (!receivesCodes(call.investor)) throw new ProblemError('phone_not_confirmed');
  return sendCode(call, call.investor, 'confirmation', call.session.id);
}

/** Ends the confirmations of the other sessions. */
export async function endOtherConfirmations({ tx, investor, session }: SessionCall): Promise<void> {
  await tx
    .update(sessions)
    .set({ confirmedAt: null })
    .where(and(eq(sessions.investorId, investor.id), ne(sessions.id, session.id)));
}

/** Marks the session as confirmed now. */
export async function confirmSession({ tx, now, session }: SessionCall): Promise<void> {
  await tx.update(sessions).set({ confirmedAt: now }).where(eq(sessions.id, session.id));
}

/** Returns why the proof is refused; not thrown, so that the attempt is counted and recorded. */
async function checkProof(
  call: SessionCall,
  { code, passkey }: Schema<'IdentityConfirmation'>,
  matched: MatchedPassword | undefined,
): Promise<ProblemError | undefined> {
  const { investor, session } = call;
  if (passkey !== undefined) {
    const refused = await provePasskey(
      call,
      call.relyingParty,
      { purpose: 'confirmation', investorId: investor.id },
      passkey,
    );
    if (!(refused instanceof ProblemError)) return undefined;
    await recordSecurityEvent(call, investor.id, 'confirmation_failed');
    return refused;
  }
  if (code !== undefined) {
    return chooseCodeMethod(investor) === 'totp'
      ? spendTotpCode(call, investor.id, code)
      : spendCode(call, { holder: investor.id, purpose: 'confirmation', about: session.id, code });
  }
  refusePasswordAlone(investor);
  if (await confirmPassword(call, investor, matched)) return undefined;
  await recordSecurityEvent(call, investor.id, 'confirmation_failed');
  return invalid({ password: 'wrong_password' });
}

/** Confirms the session by a password, a code or a passkey. */
export async function confirmIdentity(
  call: SessionCall,
  proof: Schema<'IdentityConfirmation'>,
  matched: MatchedPassword | undefined,
): Promise<ProblemError | undefined> {
  const refused = await checkProof(call, proof, matched);
  if (refused) return refused;
  await confirmSession(call);
  await recordSecurityEvent(call, call.investor.id, 'identity_confirmed');
  return undefined;
}
