import type { Schema } from '@meridian/api-client';
import { ProblemBanner } from '@meridian/problem';
import { Popover, SkeletonRows, Stack } from '@meridian/ui';
import { type ReactElement, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { messages } from '../messages.ts';
import { BalanceCurrencies, BalanceTypes } from './lateChoices.ts';
import { useBalanceChoice } from './useBalanceChoice.ts';

interface BalanceChoiceProps {
  balance: Schema<'Balance'>;
  /** The button that opens the choice. */
  trigger: ReactElement;
}

/** Which figure and which currency the user sees first. */
export function BalanceChoice({ balance, trigger }: BalanceChoiceProps) {
  const { t } = useTranslation(messages);
  const { type, currency, choose, error } = useBalanceChoice(balance);
  return (
    <Popover label={t('choice.title')} trigger={trigger} placement="bottom end">
      <Stack gap={4}>
        {error && <ProblemBanner error={error} />}
        <Suspense fallback={<SkeletonRows count={4} />}>
          <BalanceTypes value={type} onChange={(chosen) => choose({ type: chosen })} />
          <BalanceCurrencies
            balance={balance}
            type={type}
            value={currency}
            onChange={(chosen) => choose({ currency: chosen })}
          />
        </Suspense>
      </Stack>
    </Popover>
  );
}
