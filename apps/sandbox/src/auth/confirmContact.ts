import { eq } from 'drizzle-orm';
import { type Investor, investor as investors } from '../database/schema.ts';
import { ProblemError } from '../core/ProblemError.ts';
import { notify } from '../notification/notify.ts';
import { spendCode } from './codes.ts';
import type { DeviceCall } from './devices.ts';

const contacts = {
  phone: {
    confirmedAt: 'phoneConfirmedAt',
    title: { en: 'Your phone is confirmed', ru: 'Телефон подтверждён' },
  },
  email: {
    confirmedAt: 'emailConfirmedAt',
    title: { en: 'Your e-mail is confirmed', ru: 'Электронная почта подтверждена' },
  },
} as const;

type Contact = keyof typeof contacts;

/** Rejects a contact that is already confirmed. */
export function refuseConfirmed(investor: Investor, contact: Contact): void {
  if (investor[contacts[contact].confirmedAt]) throw new ProblemError('conflict');
}

/**
 * Confirms the phone or e-mail with its code. A wrong code is returned as a refusal, not thrown, so that the attempt
 * is counted.
 */
export async function confirmContact(
  context: DeviceCall,
  investor: Investor,
  contact: Contact,
  code: string,
): Promise<ProblemError | undefined> {
  refuseConfirmed(investor, contact);
  const refused = await spendCode(context, { holder: investor.id, purpose: contact, about: null, code });
  if (refused) return refused;
  const { confirmedAt, title } = contacts[contact];
  await context.tx
    .update(investors)
    .set({ [confirmedAt]: context.now })
    .where(eq(investors.id, investor.id));
  await notify(context, { investorId: investor.id, topic: 'security', title });
  return undefined;
}
