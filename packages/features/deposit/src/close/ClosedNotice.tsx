import type { Schema } from '@meridian/api-client';
import { formatMoney } from '@meridian/money';
import { Alert } from '@meridian/ui';
import { useTranslation } from 'react-i18next';

/** What the server paid out for a deposit that was just closed. */
export function ClosedNotice({ deposit: { payout } }: { deposit: Schema<'Deposit'> }) {
  const { t, i18n } = useTranslation('deposit');
  return (
    <Alert tone="success" isAnnounced title={t('closing.done.title')}>
      {payout && t('closing.done.body', { amount: formatMoney(payout, i18n.language) })}
    </Alert>
  );
}
