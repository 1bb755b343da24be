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
  work: DeviceCall,
  investor: Investor,
  contact: Contact,
  code: string,
): Promise<ProblemError | undefined> {
  refuseConfirmed(investor, contact);
  const refused = await spendCode(work, { holder: investor.id, purpose: contact, about: null, code });
  if (refused) return refused;
  const { confirmedAt, title } = contacts[contact];
  await work.tx
    .update(investors)
    .set({ [confirmedAt]: work.now })
    .where(eq(investors.id, investor.id));
  await notify(work, { investorId: investor.id, topic: 'security', title });
  return undefined;
}
