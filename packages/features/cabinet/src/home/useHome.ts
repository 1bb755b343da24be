import type { Schema } from '@meridian/api-client';
import {
  useBalance,
  useLatestRefills,
  useMoneyPolling,
  useOpenDeposits,
  useOperations,
  useStatistics,
} from '@meridian/api-client/react';
import { localTimeZone } from '@meridian/i18n';
import { useState } from 'react';
import { useBalanceHistory } from './balanceHistory.requests.ts';

/** Enough for the days of the rows below, although a day may have many accruals. */
const LATEST_OPERATIONS = 100;

/** Days of a period of the chart. The contract limits it to 366. */
export const ranges = ['30', '90', '365'] as const;
export type Range = (typeof ranges)[number];

const DAY_MS = 86_400_000;

/** The calendar day that was `days` days before another. */
const dayBefore = (day: string, days: number) =>
  new Date(Date.parse(`${day}T00:00:00Z`) - days * DAY_MS).toISOString().slice(0, 10);

/**
 * The balance of each day of a period, in the currency that the user sees first. Which day is today is what the server says: the
 * clock of the device may be wrong.
 */
function useHistory(range: Range) {
  const timeZone = localTimeZone();
  // Without a period the server responds with its last thirty days.
  const latest = useBalanceHistory({ timeZone });
  const today = latest.data?.points.at(-1)?.date;
  const isLonger = range !== '30' && today !== undefined;
  const longer = useBalanceHistory(
    isLonger ? { timeZone, from: dayBefore(today, Number(range) - 1), to: today } : null,
  );
  if (!isLonger) return latest;
  return longer.isLoading ? { ...longer, data: longer.data ?? latest.data } : longer;
}

/** Operations of an account that has had a deposit. */
const depositSubjects: ReadonlySet<Schema<'OperationSubject'>> = new Set([
  'deposit_opened',
  'deposit_closed',
]);

/** Everything that the home shows, asked for at once. */
export function useHome() {
  const [range, setRange] = useState<Range>('30');
  const balance = useBalance();
  const statistics = useStatistics();
  const operations = useOperations({ limit: LATEST_OPERATIONS });
  const refills = useLatestRefills();
  const deposits = useOpenDeposits();
  useMoneyPolling(deposits.data?.items.some(({ status }) => status !== 'in_work') ?? false);
  const isNew = operations.data?.total === 0 && deposits.data?.total === 0;
  const history = useHistory(range);
  const latest = operations.data?.items ?? [];

  const parts = [balance, statistics, operations, refills, deposits];
  const failed = [...parts, history].filter(({ error }) => error !== undefined);
  return {
    /** Whether it is known of every part what it shows. The history has a fixed size, so nothing waits for it. */
    isSettled: parts.every(({ data, error }) => data !== undefined || error !== undefined),
    isNew,
    hasRefilled: latest.some(({ subject }) => subject === 'refill'),
    /** Also by an account with more operations than are asked for. */
    hasInvested:
      (deposits.data?.total ?? 0) > 0 ||
      latest.some(({ subject }) => depositSubjects.has(subject)) ||
      (operations.data?.total ?? 0) > LATEST_OPERATIONS,
    balance: balance.data,
    statistics: statistics.data,
    operations: operations.data,
    refills: refills.data?.items,
    /** Those that are not closed, the next to end first; undefined if their call failed. */
    deposits: deposits.data,
    history: history.data,
    hasHistoryFailed: history.error !== undefined,
    range,
    setRange,
    /** The first of the failures: calls that fail together fail for one reason. */
    error: failed[0]?.error,
    retry: () => {
      for (const { mutate } of failed) void mutate();
    },
  };
}
