import type { Schema } from '@meridian/api-client';
import { useDateFormat, useLocale } from '@meridian/i18n';
import { formatMoney } from '@meridian/money';
import { useTranslation } from 'react-i18next';
import { messages } from '../messages.ts';

type Outlook = { next: string } | { happened: string };

/** Writes who acts next in a withdrawal, or how it has ended. */
export function useWithdrawalOutlook(): (withdrawal: Schema<'Withdrawal'>) => Outlook {
  const { t } = useTranslation(messages);
  const locale = useLocale();
  const formatDay = useDateFormat();
  return ({ status, amount, net, date, withdrawalDate }) => {
    const figures = {
      amount: formatMoney(amount, locale),
      net: formatMoney(net, locale),
      date: formatDay(withdrawalDate ?? date),
    };
    switch (status) {
      case 'pending':
      case 'on_inspection':
        return { next: t(`outlook.${status}`, figures) };
      case 'successful':
        return { happened: t('outlook.successful', figures) };
      case 'rejected':
      case 'error':
        return { happened: t('outlook.returned', figures) };
    }
  };
}
