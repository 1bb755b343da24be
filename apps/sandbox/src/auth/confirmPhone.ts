import { eq } from 'drizzle-orm';
import { investor as investors } from '../database/schema.ts';
import type { Investor } from '../http/handlers.ts';
import { Refusal } from '../http/Refusal.ts';
import { notify } from '../notification/notify.ts';
import type { Work } from '../work/Work.ts';
import { spendCode } from './codes.ts';

/** Confirms the phone with the code it was sent. A refused code is given back, so that it counts. */
export async function confirmPhone(
  work: Work,
  investor: Investor,
  code: string,
): Promise<Refusal | undefined> {
  if (investor.phoneConfirmedAt) throw new Refusal('conflict');
  const refused = await spendCode(work, { investorId: investor.id, purpose: 'phone', about: null, code });
  if (refused) return refused;
  await work.sql.update(investors).set({ phoneConfirmedAt: work.now }).where(eq(investors.id, investor.id));
  await notify(work, {
    investorId: investor.id,
    topic: 'security',
    title: { en: 'Your phone is confirmed', ru: 'Телефон подтверждён' },
  });
  return undefined;
}
