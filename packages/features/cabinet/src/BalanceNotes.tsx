import type { Schema } from '@meridian/api-client';
import { formatMoney, isZero, type Money } from '@meridian/money';
import { Text } from '@meridian/ui';
import { useTranslation } from 'react-i18next';
import { amountsElsewhere } from './amountsElsewhere.ts';

/** What else is the person's, where there is any: other currencies, held accruals, money on its way out. */
export function BalanceNotes({ balance }: { balance: Schema<'Balance'> }) {
  const { t, i18n } = useTranslation('cabinet');
  const write = (money: Money) => formatMoney(money, i18n.language);
  const shown = balance.currencies[balance.currency];
  const alsoAvailable = amountsElsewhere(balance, 'available');
  return (
    <>
      {alsoAvailable.length > 0 && (
        <Text tone="muted">
          {t('balance.alsoAvailable', {
            amounts: new Intl.ListFormat(i18n.language).format(alsoAvailable.map(write)),
          })}
        </Text>
      )}
      {shown && !isZero(shown.heldAccruals.amount) && (
        <Text tone="muted">{t('balance.heldAccruals', { amount: write(shown.heldAccruals) })}</Text>
      )}
      {shown && !isZero(shown.inWithdrawal.amount) && (
        <Text tone="muted">{t('balance.inWithdrawal', { amount: write(shown.inWithdrawal) })}</Text>
      )}
    </>
  );
}
