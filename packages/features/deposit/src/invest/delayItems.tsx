import type { Schema } from '@meridian/api-client';
import { Duration, type KeyValueItem } from '@meridian/ui';
import type { TFunction } from 'i18next';

/** The delays of a plan before start and payout; delays of zero are left out. */
export function delayItems(
  t: TFunction<'deposit'>,
  { startDelaySeconds, payoutDelaySeconds }: Schema<'DepositPlan'>,
): KeyValueItem[] {
  return [
    { id: 'startDelay', term: t('plan.startDelay'), seconds: startDelaySeconds },
    { id: 'payoutDelay', term: t('plan.payoutDelay'), seconds: payoutDelaySeconds },
  ]
    .filter(({ seconds }) => seconds > 0)
    .map(({ seconds, ...item }) => ({ ...item, value: <Duration seconds={seconds} /> }));
}
