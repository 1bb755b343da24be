import type { Schema } from '@meridian/api-client';
import { formatMoney, isZero, type Money } from '@meridian/money';
import { Text } from '@meridian/ui';
import { useTranslation } from 'react-i18next';

type Part = 'available' | 'heldAccruals' | 'inWithdrawal';

/** What else is the person's, where there is any: other currencies, and in each held accruals and money on its way out. */
export function BalanceNotes({ balance: { currency, currencies } }: { balance: Schema<'Balance'> }) {
  const { t, i18n } = useTranslation('cabinet');
  const { [currency]: shown, ...others } = currencies;
  const all = [...(shown ? [shown] : []), ...Object.values(others)];
  const write = (money: Money) => formatMoney(money, i18n.language);
  const note = (key: 'alsoAvailable' | 'heldAccruals' | 'inWithdrawal', of: typeof all, part: Part) => {
    const amounts = of.map(({ [part]: money }) => money).filter(({ amount }) => !isZero(amount));
    if (amounts.length === 0) return null;
    return (
      <Text tone="muted">
        {t(`balance.${key}`, { amounts: new Intl.ListFormat(i18n.language).format(amounts.map(write)) })}
      </Text>
    );
  };
  return (
    <>
      {note('alsoAvailable', Object.values(others), 'available')}
      {note('heldAccruals', all, 'heldAccruals')}
      {note('inWithdrawal', all, 'inWithdrawal')}
    </>
  );
}
