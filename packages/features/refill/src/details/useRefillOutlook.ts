import type { Schema } from '@meridian/api-client';
import { useDateFormat, useLocale } from '@meridian/i18n';
import { formatMoney } from '@meridian/money';
import { useTranslation } from 'react-i18next';
import { messages } from '../messages.ts';
import { isAwaited } from './refillConcern.ts';
import { refillEnding } from './refillEnding.ts';

/** Writes who acts next in a refill. Undefined for one that has ended without a credit: a notice says why. */
export function useRefillOutlook(): (refill: Schema<'Refill'>) => string | undefined {
  const { t } = useTranslation(messages);
  const locale = useLocale();
  const formatDay = useDateFormat();
  return (refill) => {
    const { network, requestedAmount, amount, date, creditDate, requiredConfirmations } = refill;
    if (refillEnding(refill) !== null) return undefined;
    if (refill.status === 'replenished') {
      const figures = { amount: formatMoney(amount, locale), date: formatDay(creditDate ?? date) };
      return t('outlook.replenished', figures);
    }
    return isAwaited(refill)
      ? t('outlook.awaited', { amount: formatMoney(requestedAmount, locale), network })
      : t('outlook.found', { count: requiredConfirmations });
  };
}
