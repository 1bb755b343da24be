import type { Schema } from '@meridian/api-client';
import { useListFormat } from '@meridian/i18n';
import { formatMoney, isZero } from '@meridian/money';
import { Stack, Text } from '@meridian/ui';
import { useTranslation } from 'react-i18next';

/** The other currencies, and in every currency the held accruals and pending withdrawals. */
export function BalanceNotes({ balance: { currency, currencies } }: { balance: Schema<'Balance'> }) {
  const { t, i18n } = useTranslation('cabinet');
  const formatList = useListFormat();
  const { [currency]: shown, ...others } = currencies;
  const all = [...(shown ? [shown] : []), ...Object.values(others)];
  const notes = (
    [
      { key: 'alsoAvailable', of: Object.values(others), part: 'available' },
      { key: 'heldAccruals', of: all, part: 'heldAccruals' },
      { key: 'inWithdrawal', of: all, part: 'inWithdrawal' },
    ] as const
  ).flatMap(({ key, of, part }) => {
    const amounts = of.map(({ [part]: money }) => money).filter(({ amount }) => !isZero(amount));
    if (amounts.length === 0) return [];
    const formatted = amounts.map((money) => formatMoney(money, i18n.language));
    return [{ key, note: t(`balance.${key}`, { amounts: formatList(formatted) }) }];
  });
  if (notes.length === 0) return null;
  return (
    <Stack gap={0}>
      {notes.map(({ key, note }) => (
        <Text key={key} tone="muted">
          {note}
        </Text>
      ))}
    </Stack>
  );
}
