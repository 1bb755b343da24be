import type { Schema } from '@meridian/api-client';
import { formatMoney } from '@meridian/money';
import { ProblemBanner } from '@meridian/problem';
import { Popover, Radio, RadioGroup, Stack } from '@meridian/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { BalanceTypes } from './BalanceTypes.tsx';
import { figureByType } from './getShownBalance.ts';
import { useBalanceChoice } from './useBalanceChoice.ts';
import { balanceMessages } from './messages.ts';

interface BalanceChoiceProps {
  balance: Schema<'Balance'>;
  /** The button that opens the choice. */
  trigger: ReactElement;
}

/** Which figure and which currency the user sees first. */
export function BalanceChoice({ balance, trigger }: BalanceChoiceProps) {
  const { t, i18n } = useTranslation(balanceMessages);
  const { type, currency, choose, error } = useBalanceChoice(balance);
  return (
    <Popover label={t('choice.title')} trigger={trigger} placement="bottom end">
      <Stack gap={4}>
        {error && <ProblemBanner error={error} />}
        <BalanceTypes value={type} onChange={(chosen) => choose({ type: chosen })} />
        <RadioGroup
          label={t('choice.currency')}
          value={currency}
          onChange={(chosen) => choose({ currency: chosen })}
        >
          {Object.entries(balance.currencies).map(([code, figures]) => (
            <Radio key={code} value={code}>
              {formatMoney(figures[figureByType[type]], i18n.language)}
            </Radio>
          ))}
        </RadioGroup>
      </Stack>
    </Popover>
  );
}
