import { dateFormat } from '@meridian/dates';
import type { Schema } from '@meridian/api-client';
import { eq } from 'drizzle-orm';
import type { Bilingual, CompanySettings } from '../core/CompanySettings.ts';
import { ProblemError } from '../core/ProblemError.ts';
import { type Investor, investor as investors } from '../database/schema.ts';
import type { TransactionContext } from '../transaction/TransactionContext.ts';

/** Hours without withdrawals after a sensitive change; 0 for none. */
export const getPauseHours = ({ capabilities, withdrawal }: CompanySettings): number =>
  capabilities.protection ? withdrawal.securityPauseHours : 0;

/** The moment in a sentence, in UTC. */
export const momentOf = (moment: Date, language: Schema<'Language'>) =>
  dateFormat(language, { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' }).format(moment);

/** Pauses withdrawals after a change that could take an account over. Returns a sentence about it; undefined without a pause. */
export async function pauseWithdrawals(
  { tx, now, settings }: TransactionContext,
  { id }: Investor,
): Promise<Bilingual | undefined> {
  const hours = getPauseHours(settings);
  if (hours === 0) return undefined;
  const until = new Date(now.getTime() + hours * 3_600_000);
  await tx.update(investors).set({ withdrawalsPausedUntil: until }).where(eq(investors.id, id));
  return {
    en: `Withdrawals are paused until ${momentOf(until, 'en')} UTC.`,
    ru: `Вывод денег приостановлен до ${momentOf(until, 'ru')} по UTC.`,
  };
}

/** When the pause of withdrawals ends; undefined without one. */
export function getPauseEnd(
  { now, settings }: TransactionContext,
  { withdrawalsPausedUntil }: Investor,
): Date | undefined {
  const isPaused =
    settings.capabilities.protection && withdrawalsPausedUntil !== null && withdrawalsPausedUntil > now;
  return isPaused ? withdrawalsPausedUntil : undefined;
}

/** Throws `withdrawals_paused` during a pause. */
export function refuseWhilePaused(context: TransactionContext, investor: Investor): void {
  const end = getPauseEnd(context, investor);
  if (end) throw new ProblemError('withdrawals_paused', { until: end.toISOString() });
}
