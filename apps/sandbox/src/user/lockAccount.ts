import { dateFormat } from '@meridian/dates';
import type { Schema } from '@meridian/api-client';
import { and, asc, eq, isNotNull, lte, type SQL } from 'drizzle-orm';
import { announceChange } from '../auth/announceChange.ts';
import { requireConfirmation, type SessionCall } from '../auth/confirmation.ts';
import { tellContacts } from '../auth/tellContacts.ts';
import { dayInMilliseconds } from '../clock/clock.ts';
import { getLockDate } from '../protection/accountLock.ts';
import { invalid, ProblemError } from '../core/ProblemError.ts';
import { investor as investors, session } from '../database/schema.ts';
import { notify } from '../notification/notify.ts';
import type { TransactionContext } from '../transaction/TransactionContext.ts';

const dayOf = (moment: Date, language: Schema<'Language'>) =>
  dateFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(moment);

/** Locks the account. One that is locked already stays as it is, so that a thief cannot shorten the delay. */
export async function lockAccount(call: SessionCall, unlockDays: number): Promise<void> {
  const { tx, now, investor, settings } = call;
  if (!settings.protection.unlockDays.includes(unlockDays)) throw invalid({ unlockDays: 'unknown_value' });
  if (investor.lockedAt) return;
  await tx
    .update(investors)
    .set({ lockedAt: now, unlockDays, unlocksAt: null })
    .where(eq(investors.id, investor.id));
  // Whoever unlocks it proves again who they are.
  await tx.update(session).set({ confirmedAt: null }).where(eq(session.investorId, investor.id));
  await announceChange(call, investor, {
    kind: 'account_locked',
    remedy: 'support',
    letter: {
      en: 'Your account was locked. Nothing leaves it and nothing is changed until you unlock it in the settings, under “Protection”.',
      ru: 'Аккаунт заблокирован. Пока вы не разблокируете его в настройках, в разделе «Защита», ничего нельзя вывести или изменить.',
    },
    title: { en: 'The account is locked', ru: 'Аккаунт заблокирован' },
    text: {
      en: 'Nothing leaves it and nothing is changed until you unlock it under “Protection”.',
      ru: 'Пока вы не разблокируете его в разделе «Защита», ничего нельзя вывести или изменить.',
    },
  });
}

/** Schedules the unlocking. One that is requested already stays as it is. */
export async function requestUnlocking(call: SessionCall): Promise<void> {
  const { tx, now, investor } = call;
  requireConfirmation(call);
  if (!getLockDate(call, investor) || investor.unlockDays === null) throw new ProblemError('update_error');
  if (investor.unlocksAt) return;
  const unlocksAt = new Date(now.getTime() + investor.unlockDays * dayInMilliseconds);
  await tx.update(investors).set({ unlocksAt }).where(eq(investors.id, investor.id));
  await announceChange(call, investor, {
    kind: 'unlock_requested',
    remedy: 'support',
    letter: {
      en: `Your account will be unlocked on ${dayOf(unlocksAt, 'en')}. To keep it locked, cancel that before then in the settings, under “Protection”.`,
      ru: `${dayOf(unlocksAt, 'ru')} аккаунт будет разблокирован. До этого дня разблокировку можно отменить в настройках, в разделе «Защита».`,
    },
    title: { en: 'Unlocking requested', ru: 'Запрошена разблокировка' },
    text: {
      en: `The account will be unlocked on ${dayOf(unlocksAt, 'en')}. To keep it locked, open “Protection” in the settings.`,
      ru: `${dayOf(unlocksAt, 'ru')} аккаунт будет разблокирован. Чтобы оставить его заблокированным, откройте «Защиту» в настройках.`,
    },
  });
}

/** Withdraws a request to unlock the account. */
export async function cancelUnlocking(call: SessionCall): Promise<void> {
  const { tx, investor } = call;
  if (!investor.unlocksAt) return;
  await tx.update(investors).set({ unlocksAt: null }).where(eq(investors.id, investor.id));
  await announceChange(call, investor, {
    kind: 'unlock_cancelled',
    remedy: 'support',
    letter: { en: 'Your account stays locked.', ru: 'Аккаунт остаётся заблокированным.' },
    title: { en: 'The account stays locked', ru: 'Аккаунт остаётся заблокированным' },
    text: { en: 'The request to unlock it was cancelled.', ru: 'Запрос на разблокировку отменён.' },
  });
}

/** The next account whose unlocking is due. The caller locks its row. */
export async function nextUnlocking({ tx }: TransactionContext, isDue: SQL): Promise<string | undefined> {
  const [next] = await tx
    .select({ id: investors.id })
    .from(investors)
    .where(and(isNotNull(investors.unlocksAt), isDue))
    .orderBy(asc(investors.unlocksAt), asc(investors.id))
    .limit(1);
  return next?.id;
}

/** Unlocks the account. Cancelled meanwhile: nothing happens. */
export async function unlockAccount(context: TransactionContext, id: string): Promise<void> {
  const { tx, now } = context;
  const [due] = await tx
    .select()
    .from(investors)
    .where(and(eq(investors.id, id), lte(investors.unlocksAt, now)));
  if (!due?.unlocksAt) return;
  await tx
    .update(investors)
    .set({ lockedAt: null, unlockDays: null, unlocksAt: null })
    .where(eq(investors.id, id));
  const then = { ...context, now: due.unlocksAt };
  await tellContacts(then, due, { en: 'Your account is unlocked.', ru: 'Аккаунт разблокирован.' });
  await notify(then, {
    investorId: id,
    topic: 'security',
    title: { en: 'The account is unlocked', ru: 'Аккаунт разблокирован' },
    text: {
      en: 'Withdrawals that were waiting go on, and you can change the settings again.',
      ru: 'Ожидавшие выводы продолжатся, настройки снова можно менять.',
    },
  });
}
