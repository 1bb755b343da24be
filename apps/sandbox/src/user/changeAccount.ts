import type { Schema } from '@meridian/api-client';
import { eq } from 'drizzle-orm';
import { sendCode, voidCodes } from '../auth/codes.ts';
import { confirmCurrentPassword } from '../auth/provePassword.ts';
import { recordSecurityEvent } from '../auth/securityEvents.ts';
import { refuseTaken } from '../auth/refuseTaken.ts';
import type { MatchedPassword } from '../calls/handlers.ts';
import { forbidPasswordReset } from '../auth/tokens.ts';
import { type Investor, investor as investors } from '../database/schema.ts';
import type { Work } from '../work/Work.ts';

/**
 * Changes the contacts of an account. A new e-mail or phone needs the password and gets a code at once. Codes sent to
 * the old contact are voided, since it may belong to somebody else now.
 */
export async function changeAccount(
  work: Work,
  investor: Investor,
  { email = investor.email, phone = investor.phone, language = investor.language }: Schema<'AccountChange'>,
  matched: MatchedPassword | undefined,
): Promise<void> {
  const isNewEmail = email !== investor.email;
  const isNewPhone = phone !== investor.phone;
  if (isNewEmail || isNewPhone) {
    await confirmCurrentPassword(work, investor, matched);
    await refuseTaken(work, { ...investor, email, phone }, investor);
  }
  const change = {
    email,
    phone,
    language,
    ...(isNewEmail ? { emailConfirmedAt: null } : {}),
    ...(isNewPhone ? { phoneConfirmedAt: null } : {}),
  };
  await work.tx.update(investors).set(change).where(eq(investors.id, investor.id));
  const changed = { ...investor, ...change };
  if (isNewEmail || isNewPhone) {
    await voidCodes(work, investor.id, 'withdrawal');
    await forbidPasswordReset(work, investor.id);
  }
  if (isNewEmail) {
    await recordSecurityEvent(work, investor.id, 'email_changed');
    await sendCode(work, changed, 'email');
  }
  if (isNewPhone) {
    await recordSecurityEvent(work, investor.id, 'phone_changed');
    await sendCode(work, changed, 'phone');
  }
}
