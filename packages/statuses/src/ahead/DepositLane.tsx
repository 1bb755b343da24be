import type { Schema } from '@meridian/api-client';
import { localDay, useDayTitle, useToday } from '@meridian/i18n';
import { subtract } from '@meridian/money';
import { Amount, type daysPerDot, MoneyLine } from '@meridian/ui';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { messages } from '../messages.ts';
import { daysUntil } from './days.ts';
import { Lane } from './Lanes.tsx';

interface DepositLaneProps extends Pick<ComponentProps<typeof Lane>, 'target'> {
  deposit: Schema<'Deposit'>;
  /** Days of the whole scale. */
  days: number;
  dotDays: ReturnType<typeof daysPerDot>;
}

/**
 * A deposit from today to the day on which it comes free, or its accruals alone if the body is continued. No promise: it can be closed
 * before, and its payout can fail.
 */
export function DepositLane({ deposit, days, dotDays, target }: DepositLaneProps) {
  const { t } = useTranslation(messages);
  const dayOf = useDayTitle('short');
  const { payoutDate, plan, amount, totalBody, autoinvestment, renewal, status } = deposit;
  const isRenewed = autoinvestment && !renewal?.obstacle;
  const isBodyRenewed = isRenewed && renewal?.amount === 'body';
  const free = isBodyRenewed
    ? { amount: subtract(totalBody.amount, amount.amount), currency: totalBody.currency }
    : totalBody;
  const renewed = isBodyRenewed ? 'bodyRenews' : 'renews';
  // Every accrual of the term is in.
  const paid = status === 'awaiting_completion' ? 'paidOut' : 'holds';
  const left = Math.max(1, daysUntil(payoutDate, useToday()));
  return (
    <Lane
      target={target}
      share={left / days}
      line={
        <MoneyLine
          segments={[{ state: 'held', from: 0, to: left }]}
          stops={[{ mark: 'lock', at: left }]}
          dotDays={dotDays}
        />
      }
      title={`${dayOf(localDay(payoutDate))} · ${plan.name}`}
      detail={
        <>
          <Amount value={free} precision="glance" />
          <span data-condition>{t(`ahead.${isRenewed ? renewed : paid}`)}</span>
        </>
      }
    />
  );
}
