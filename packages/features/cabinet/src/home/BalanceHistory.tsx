import type { Schema } from '@meridian/api-client';
import { isZero } from '@meridian/money';
import { Amount, Chart, FromMedium, Inline, SegmentedControl, Skeleton, Stack, Text } from '@meridian/ui';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { messages } from '../messages.ts';
import { type Range, ranges, type useHome } from './useHome.ts';

interface BalanceHistoryProps {
  home: Pick<ReturnType<typeof useHome>, 'history' | 'hasHistoryFailed' | 'range' | 'setRange'>;
  balance: Schema<'Balance'> | undefined;
}

/**
 * The total at the end of each day, and what of it was on deposit. A deposit that is opened is no fall, nor is a withdrawal that is
 * not paid out yet.
 */
export function BalanceHistory({ home, balance }: BalanceHistoryProps) {
  const { t } = useTranslation(messages);
  const { history, hasHistoryFailed, range, setRange } = home;
  const held = Object.values(balance?.currencies ?? {})
    .map(({ heldAccruals }) => heldAccruals)
    .filter(({ amount }) => !isZero(amount));
  return (
    <Stack gap={3}>
      <FromMedium>
        <Inline justify="end">
          <SegmentedControl<Range>
            label={t('history.range')}
            value={range}
            options={ranges.map((value) => ({ value, label: t(`history.of${value}`) }))}
            onChange={setRange}
          />
        </Inline>
      </FromMedium>
      <Chart
        size="overview"
        shape="area"
        course="steps"
        precision="day"
        label={t('history.title')}
        labels={{
          moment: t('history.day'),
          value: t('history.both'),
          table: t('history.table'),
          keys: t('history.keys'),
          empty: t(hasHistoryFailed ? 'history.failed' : 'history.empty'),
        }}
        parts={{ base: t('parts.onDeposit'), rest: t('history.rest') }}
        currency={history?.currency ?? balance?.currency ?? ''}
        points={
          hasHistoryFailed && !history
            ? []
            : balance &&
              history?.points.map(({ date, total, onDeposit }) => ({
                at: date,
                value: total.amount,
                base: onDeposit.amount,
              }))
        }
      />
      <FromMedium>
        <Text size={12} tone="muted">
          {!balance ? (
            <Skeleton>{t('history.withoutHeld')}</Skeleton>
          ) : (
            <span>{t(held.length === 0 ? 'history.withoutHeld' : 'history.held')}</span>
          )}
          {held.map((money, index) => (
            <Fragment key={money.currency}>
              {index > 0 && <span>,</span>} <Amount value={money} />
            </Fragment>
          ))}
        </Text>
      </FromMedium>
    </Stack>
  );
}
