import type { Schema } from '@meridian/api-client';
import { useDateFormat } from '@meridian/i18n';
import { MoneyLine, type MoneySegment, type MoneyStop, Text } from '@meridian/ui';
import { rem, styled } from '@meridian/ui/styles';
import { useTranslation } from 'react-i18next';
import { messages } from '../messages.ts';
import { useDepositStage } from '../useDepositStage.ts';

/** Where a deposit is in its term: a dot for each day that it is held, a line once it is free, and the same in words. */
export function DepositTerm({ deposit }: { deposit: Schema<'Deposit'> }) {
  const { t } = useTranslation(messages);
  const formatDay = useDateFormat();
  const writeStage = useDepositStage();
  const { plan, accruedDays, closeDate, closeReason, continuedBy } = deposit;
  const count = plan.timeInDays;
  const ending = closeReason === 'client' ? 'early' : continuedBy === null ? 'paid' : 'renewed';
  return (
    <Root>
      <MoneyLine {...lineOf()} length={count} />
      <Text size={12} tone="muted">
        {closeDate === null
          ? `${writeStage(deposit)} · ${t('list.days', { accrued: accruedDays, count })}`
          : t(`list.endings.${ending}`, { date: formatDay(closeDate) })}
      </Text>
    </Root>
  );

  function lineOf(): { segments: readonly MoneySegment[]; stops: readonly MoneyStop[]; now?: number } {
    const start = { mark: 'decided', at: 0 } as const;
    const to = closeReason === 'client' ? Math.max(accruedDays, 1) : count;
    if (closeDate === null) {
      return {
        segments: [{ state: 'held', from: 0, to }],
        stops: [start, { mark: 'lock', at: count }],
        now: accruedDays,
      };
    }
    return { segments: [{ state: 'free', from: 0, to }], stops: [start, { mark: 'decided', at: to }] };
  }
}

const Root = styled('div')`
  min-inline-size: ${rem(10)};
`;
