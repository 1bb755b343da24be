import { formatMoney } from '@meridian/money';
import { Select, SelectItem } from '@meridian/ui';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import type { PaymentSource } from './paymentSources.ts';
import { investMessages } from './messages.ts';

interface SourceChoiceProps {
  sources: readonly PaymentSource[];
  currency: string;
  onCurrencyChange: (currency: string) => void;
}

/** Which balance the deposit is paid from. Memoized: typing an amount doesn't render it again. */
export const SourceChoice = memo(function SourceChoice({
  sources,
  currency,
  onCurrencyChange,
}: SourceChoiceProps) {
  const { t, i18n } = useTranslation(investMessages);
  return (
    <Select
      label={t('form.paymentMethod')}
      placeholder={t('form.paymentMethod')}
      value={currency}
      onChange={(chosen) => onCurrencyChange(String(chosen))}
    >
      {sources.map((source) => (
        <SelectItem
          key={source.currency}
          id={source.currency}
          label={t('form.balanceIn', {
            currency: source.currency,
            amount: formatMoney(source.available, i18n.language),
          })}
        />
      ))}
    </Select>
  );
});
