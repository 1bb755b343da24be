import type { Schema } from '@meridian/api-client';
import { formatMoney, isZero, type Money } from '@meridian/money';
import { Stack, Text } from '@meridian/ui';
import { useTranslation } from 'react-i18next';
import { amountsElsewhere } from './amountsElsewhere.ts';

/** What else is the person's, where there is any: other currencies, held accruals, money on its way out. */
export function BalanceNotes({ balance }: { balance: Schema<'Balance'> }) {
  const { t, i18n } = useTranslation('cabinet');
  const write = (money: Money) => formatMoney(money, i18n.language);
  const shown = balance.currencies[balance.currency];
  const alsoAvailable = amountsElsewhere(balance, 'available');
  const notes = [
    alsoAvailable.length > 0 &&
      t('balance.alsoAvailable', {
        amounts: new Intl.ListFormat(i18n.language).format(alsoAvailable.map(write)),
      }),
    shown &&
      !isZero(shown.heldAccruals.amount) &&
      t('balance.heldAccruals', { amount: write(shown.heldAccruals) }),
    shown &&
      !isZero(shown.inWithdrawal.amount) &&
      t('balance.inWithdrawal', { amount: write(shown.inWithdrawal) }),
  ].filter((note) => typeof note === 'string');
  if (notes.length === 0) return null;
  return (
    <Stack gap={0}>
      {notes.map((note) => (
        <Text key={note} tone="muted">
          {note}
        </Text>
      ))}
    </Stack>
  );
}
