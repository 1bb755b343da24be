import type { Schema } from '@meridian/api-client';
import { Radio, RadioGroup } from '@meridian/ui';
import { useTranslation } from 'react-i18next';
import { figureByType } from './getShownBalance.ts';
import { balanceMessages } from './messages.ts';

const types = ['balance', 'deposit', 'total'] as const satisfies readonly Schema<'BalanceType'>[];

interface BalanceTypesProps {
  value: Schema<'BalanceType'>;
  onChange: (type: Schema<'BalanceType'>) => void;
}

/** The figures that can come first: available, on deposit, total. */
export function BalanceTypes({ value, onChange }: BalanceTypesProps) {
  const { t } = useTranslation(balanceMessages);
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
          {t(figureByType[known])}
        </Radio>
      ))}
    </RadioGroup>
  );
}
