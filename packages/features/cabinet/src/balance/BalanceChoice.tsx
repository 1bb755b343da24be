import type { Schema } from '@meridian/api-client';
import { useApiMutation } from '@meridian/api-client/react';
import { formatMoney } from '@meridian/money';
import { ProblemBanner } from '@meridian/problem';
import { Popover, Radio, RadioGroup, Stack } from '@meridian/ui';
import { type ReactElement, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { figureOf } from './shownOf.ts';

const types = ['balance', 'deposit', 'total'] as const satisfies readonly Schema<'BalanceType'>[];

interface BalanceChoiceProps {
  balance: Schema<'Balance'>;
  /** The button that opens the choice. */
  trigger: ReactElement;
}

/** Which figure and which currency the person sees first. Saved at once, on the server (section 3). */
export function BalanceChoice({ balance, trigger: button }: BalanceChoiceProps) {
  const { t, i18n } = useTranslation('cabinet');
  const { trigger, isMutating, error } = useApiMutation('post', '/user/balance', {
    revalidates: ['/user/balance', '/user/balance/history', '/user/statistics'],
  });
  const [pressed, setPressed] = useState<Schema<'BalanceChoice'>>();
  const { type, currency } = isMutating && pressed ? pressed : balance;

  const save = (choice: Schema<'BalanceChoice'>) => {
    setPressed(choice);
    void trigger({ body: choice });
  };

  return (
    <Popover label={t('choice.title')} trigger={button} placement="bottom end">
      <Stack gap={4}>
        {error && <ProblemBanner error={error} />}
        <RadioGroup
          label={t('choice.type')}
          value={type}
          onChange={(value) => {
            const chosen = types.find((known) => known === value);
            if (chosen) save({ type: chosen, currency });
          }}
        >
          {types.map((known) => (
            <Radio key={known} value={known}>
              {t(`balance.${figureOf[known]}`)}
            </Radio>
          ))}
        </RadioGroup>
        <RadioGroup
          label={t('choice.currency')}
          value={currency}
          onChange={(value) => save({ type, currency: value })}
        >
          {Object.entries(balance.currencies).map(([code, figures]) => (
            <Radio key={code} value={code}>
              {formatMoney(figures[figureOf[type]], i18n.language)}
            </Radio>
          ))}
        </RadioGroup>
      </Stack>
    </Popover>
  );
}
