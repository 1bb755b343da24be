import type { Schema } from '@meridian/api-client';
import { useDateFormat, useLocale } from '@meridian/i18n';
import { add, formatMoney, isZero } from '@meridian/money';
import { useTranslation } from 'react-i18next';
import { messages } from './messages.ts';

type Outlook = { next: string } | { happened: string };

/** Writes what happens next with a deposit, or how it has ended. */
export function useDepositOutlook(): (deposit: Schema<'Deposit'>) => Outlook {
  const { t } = useTranslation(messages);
  const locale = useLocale();
  const formatDay = useDateFormat();
  return (deposit) => {
    const { status, amount, accrued, dailyIncome, netIncome, totalBody } = deposit;
    const { nextAccrualDate, accruedDays, startDate, payoutDate, payout } = deposit;
    const ending = plannedEnding(deposit);
    const obstacle = deposit.renewal?.obstacle;
    const plan = (deposit.renewal?.plan ?? deposit.plan).name;
    const body = formatMoney(amount, locale);
    const date = formatDay(payoutDate);
    const why = obstacle && `${t(`obstacle.${obstacle}`, { plan })} ${t('renewal.until', { date })}`;
    switch (status) {
      case 'waiting':
      case 'in_work': {
        const accrual =
          nextAccrualDate !== null &&
          t(accruedDays === 0 ? 'outlook.firstAccrual' : 'outlook.nextAccrual', {
            amount: formatMoney(dailyIncome, locale),
            date: formatDay(nextAccrualDate),
          });
        const sentences = [
          status === 'waiting' && t('outlook.starts', { date: formatDay(startDate) }),
          accrual,
          t(`outlook.${ending}`, {
            date,
            plan,
            body,
            accruals: formatMoney(netIncome, locale),
            total: formatMoney(totalBody, locale),
          }),
          why,
        ];
        return { next: sentences.filter(Boolean).join(' ') };
      }
      case 'awaiting_completion': {
        const total = formatMoney({ ...amount, amount: add(amount.amount, accrued.amount) }, locale);
        const accruals = formatMoney(accrued, locale);
        const due = t(`outlook.due.${ending}`, { date, plan, body, accruals, total });
        return { next: why ? `${due} ${why}` : due };
      }
      case 'closed':
        return {
          happened: t(`outlook.closed.${endingOf(deposit)}`, {
            payout: payout ? formatMoney(payout, locale) : '',
          }),
        };
    }
  };
}

/** What is to happen at the end of the term. */
function plannedEnding({ autoinvestment, renewal, plan }: Schema<'Deposit'>) {
  if (!autoinvestment || renewal?.obstacle) return 'paid';
  if (renewal?.amount === 'body') return 'renewedBody';
  return renewal && renewal.plan.id !== plan.id ? 'renewedElsewhere' : 'renewed';
}

function endingOf({ closeReason, continuedBy, payout, partOf }: Schema<'Deposit'>) {
  if (closeReason === 'client') return partOf === undefined ? 'early' : 'part';
  if (continuedBy === null) return 'paid';
  return payout && !isZero(payout.amount) ? 'renewedBody' : 'renewed';
}
