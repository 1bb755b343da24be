import { dateFormat } from '@meridian/dates';
import type { Schema } from '@meridian/api-client';
import { eq } from 'drizzle-orm';
import { announceChange } from '../auth/announceChange.ts';
import { requireConfirmation, type SessionCall } from '../auth/confirmation.ts';
import { dayInMilliseconds } from '../clock/clock.ts';
import { ProblemError } from '../core/ProblemError.ts';
import { type Investor, investor as investors } from '../database/schema.ts';
import type { TransactionContext } from '../transaction/TransactionContext.ts';
import { closingTexts } from './closingTexts.ts';
import { readClosingConditions } from './conditions.ts';

type Scheduled = Pick<Investor, 'id' | 'closingRequestedAt' | 'closesAt'>;

/** Refuses what would keep an account that is going to be closed from closing. */
export function refuseWhileClosing({ closesAt }: Investor): void {
  if (closesAt) throw new ProblemError('closing_scheduled');
}

export async function serializeAccountClosing(
  context: TransactionContext,
  { id, closingRequestedAt, closesAt }: Scheduled,
  language: Schema<'Language'>,
): Promise<Schema<'AccountClosing'>> {
  const conditions = await readClosingConditions(context, id);
  const { coolingOffDays, keptYears } = context.settings.closing;
  return {
    allowed: conditions.every(({ met }) => met),
    conditions,
    scheduled:
      closingRequestedAt && closesAt
        ? { requestDate: closingRequestedAt.toISOString(), closingDate: closesAt.toISOString() }
        : null,
    coolingOffDays,
    keptYears,
    ...closingTexts(context, language),
  };
}

const dayOf = (moment: Date, language: Schema<'Language'>) =>
  dateFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(moment);

/** Schedules the closing. One that is scheduled already stays as it is. */
export async function scheduleClosing(call: SessionCall): Promise<Scheduled> {
  requireConfirmation(call);
  const { tx, now, investor, settings } = call;
  if (investor.closesAt) return investor;
  const unmet = (await readClosingConditions(call, investor.id)).find(({ met }) => !met);
  if (unmet) throw new ProblemError(unmet.code);
  const closesAt = new Date(now.getTime() + settings.closing.coolingOffDays * dayInMilliseconds);
  const change = { closingRequestedAt: now, closesAt };
  await tx.update(investors).set(change).where(eq(investors.id, investor.id));
  await announceChange(call, investor, {
    kind: 'closing_scheduled',
    remedy: 'undo',
    letter: {
      en: `Your account will be closed on ${dayOf(closesAt, 'en')}. Until then you can cancel the closing in the settings, under “My data”.`,
      ru: `${dayOf(closesAt, 'ru')} аккаунт будет закрыт. До этого дня закрытие можно отменить в настройках, в разделе «Мои данные».`,
    },
    title: { en: 'Account closing scheduled', ru: 'Назначено закрытие аккаунта' },
    text: {
      en: `The account closes on ${dayOf(closesAt, 'en')}. To cancel the closing, open “My data” in the settings.`,
      ru: `${dayOf(closesAt, 'ru')} аккаунт закроется. Чтобы отменить закрытие, откройте «Мои данные» в настройках.`,
    },
  });
  return { id: investor.id, ...change };
}

/** Withdraws a scheduled closing. */
export async function keepAccount(call: SessionCall): Promise<Scheduled> {
  const { tx, investor } = call;
  const change = { closingRequestedAt: null, closesAt: null };
  if (!investor.closesAt) return investor;
  await tx.update(investors).set(change).where(eq(investors.id, investor.id));
  await announceChange(call, investor, {
    kind: 'closing_withdrawn',
    letter: { en: 'The closing of your account was cancelled.', ru: 'Закрытие аккаунта отменено.' },
    title: { en: 'The account stays open', ru: 'Аккаунт остаётся открытым' },
    text: { en: 'You cancelled the closing.', ru: 'Вы отменили его закрытие.' },
  });
  return { id: investor.id, ...change };
}
