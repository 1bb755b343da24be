import { isZero } from '@meridian/money';
import { Amount, RadioCard, RadioCards } from '@meridian/ui';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import type { PaymentSource } from './paymentSources.ts';

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
  const { t } = useTranslation('deposit');
  return (
    <RadioCards label={t('form.paymentMethod')} layout="columns" value={currency} onChange={onCurrencyChange}>
      {sources.map((source) => (
        <RadioCard
          key={source.currency}
          value={source.currency}
          label={t('form.balanceIn', { currency: source.currency })}
          description={<Amount value={source.available} />}
          isDisabled={source.isExchanged && isZero(source.available.amount)}
        />
      ))}
    </RadioCards>
  );
});
