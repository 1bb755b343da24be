import type { Schema } from '@meridian/api-client';
import { useDateFormat, useLocale } from '@meridian/i18n';
import { add, formatMoney } from '@meridian/money';
import { useTranslation } from 'react-i18next';
import { messages } from './messages.ts';

type Outlook = { next: string } | { happened: string };

/** Writes what happens next with a deposit, or how it has ended. */
export function useDepositOutlook(): (deposit: Schema<'Deposit'>) => Outlook {
  const { t } = useTranslation(messages);
  const locale = useLocale();
  const formatDay = useDateFormat();
  return (deposit) => {
    const { status, amount, accrued, autoinvestment, dailyIncome, totalBody } = deposit;
    const { nextAccrualDate, accruedDays, startDate, payoutDate, payout } = deposit;
    const isRenewed = autoinvestment ? 'renewed' : 'paid';
    const date = formatDay(payoutDate);
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
          t(`outlook.${isRenewed}`, { date, total: formatMoney(totalBody, locale) }),
        ];
        return { next: sentences.filter(Boolean).join(' ') };
      }
      case 'awaiting_completion': {
        const total = formatMoney({ ...amount, amount: add(amount.amount, accrued.amount) }, locale);
        return { next: t(`outlook.due.${isRenewed}`, { date, total }) };
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

function endingOf({ closeReason, continuedBy }: Schema<'Deposit'>) {
  if (closeReason === 'client') return 'early';
  return continuedBy === null ? 'paid' : 'renewed';
}
