import type { Schema } from '@meridian/api-client';
import { Duration, type KeyValueItem } from '@meridian/ui';
import type { TFunction } from 'i18next';

/** How long a plan lets the start and the payout wait, in words; what does not wait is not spoken of. */
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
