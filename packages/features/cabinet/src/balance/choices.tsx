import type { Schema } from '@meridian/api-client';
import { formatMoney } from '@meridian/money';
import { Radio, RadioGroup } from '@meridian/ui';
import { useTranslation } from 'react-i18next';
import { messages } from '../messages.ts';
import { figureByType } from './getShownBalance.ts';

const types = ['balance', 'deposit', 'total'] as const satisfies readonly Schema<'BalanceType'>[];

interface BalanceTypesProps {
  value: Schema<'BalanceType'>;
  onChange: (type: Schema<'BalanceType'>) => void;
}

/** The figures that can come first: available, on deposit, total. */
export function BalanceTypes({ value, onChange }: BalanceTypesProps) {
  const { t } = useTranslation(messages);
  return (
    <RadioGroup
      label={t('choice.type')}
      value={value}
      onChange={(key) => {
        const chosen = types.find((known) => known === key);
        if (chosen) onChange(chosen);
      }}
    >
      {types.map((known) => (
        <Radio key={known} value={known}>
          {t(`balance.${figureByType[known]}`)}
        </Radio>
      ))}
    </RadioGroup>
  );
}

interface BalanceCurrenciesProps {
  balance: Schema<'Balance'>;
  /** The figure that stands beside each currency. */
  type: Schema<'BalanceType'>;
  value: string;
  onChange: (currency: string) => void;
}

/** The currencies that can come first. */
export function BalanceCurrencies({ balance, type, value, onChange }: BalanceCurrenciesProps) {
  const { t, i18n } = useTranslation(messages);
  return (
    <RadioGroup label={t('choice.currency')} value={value} onChange={onChange}>
      {Object.entries(balance.currencies).map(([code, figures]) => (
        <Radio key={code} value={code}>
          {formatMoney(figures[figureByType[type]], i18n.language)}
        </Radio>
      ))}
    </RadioGroup>
  );
}
