import type { Schema } from '@meridian/api-client';
import {
  useBalance,
  useDeposits,
  useMoneyPolling,
  useOpenDeposits,
  useStatistics,
} from '@meridian/api-client/react';
import { type DetailsState, type FilterState, ROWS_PER_PAGE } from '@meridian/lists';
import { ProblemBanner } from '@meridian/problem';
import { Stack } from '@meridian/ui';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { DepositList } from './DepositList.tsx';
import { type DepositsFilters, depositsQuery } from './depositsFilters.ts';
import { DepositsLead } from './DepositsLead.tsx';

const CloseDepositDialog = lazy(() => import('../close/CloseDepositDialog.tsx'));
const DepositDrawer = lazy(() => import('../details/DepositDrawer.tsx'));

export interface DepositsPageProps {
  filters: FilterState<DepositsFilters>;
  /** The deposit whose details are open over the list. */
  details: DetailsState<Schema<'Deposit'>>;
  hrefs: { invest: string };
  /** What opens where it says when the balance was counted: the check of that count. */
  seal?: ReactNode;
}

/**
 * The user's deposits: when the next become available, their totals, details and early closing. After a closing, the details are
 * its receipt. Until every part is known it shows skeletons of the same blocks, then all parts at once.
 */
export function DepositsPage({ filters, details, hrefs, seal }: DepositsPageProps) {
  const [closing, setClosing] = useState<Schema<'Deposit'> | null>(null);
  const [closed, setClosed] = useState<Schema<'Deposit'> | null>(null);
  const balance = useBalance();
  const statistics = useStatistics();
  const list = useDeposits({ ...depositsQuery(filters.value), limit: ROWS_PER_PAGE });
  useMoneyPolling(
    list.data?.items.some(({ status }) => status === 'waiting' || status === 'awaiting_completion') ?? false,
  );
  const open = useOpenDeposits();
  const parts = [balance, statistics, list, open];
  const isSettled = parts.every(({ data, error }) => data !== undefined || error !== undefined);

  function finish(deposit: Schema<'Deposit'>) {
    setClosed(deposit);
    setClosing(null);
    if (details.id !== deposit.id) details.open(deposit);
  }

  return (
    // New elements when the responses are here: a block of another height is then no layout shift.
    <Stack key={isSettled ? 'loaded' : 'loading'} gap={6} aria-busy={!isSettled}>
      {isSettled &&
        parts.map(
          ({ error, mutate }, index) =>
            error && <ProblemBanner key={index} error={error} onRetry={() => void mutate()} />,
        )}
      <DepositsLead
        isLoading={!isSettled}
        balance={isSettled ? balance.data : undefined}
        statistics={isSettled ? statistics.data : undefined}
        open={isSettled ? open.data : undefined}
        onShow={details.open}
        hrefs={hrefs}
        seal={seal}
      />
      {(!isSettled || list.data) && (
        <DepositList
          data={isSettled ? list.data : undefined}
          filters={filters}
          onShow={details.open}
          hrefs={hrefs}
        />
      )}
      <Suspense>
        {details.id !== undefined && !closing && (
          <DepositDrawer
            id={details.id}
            row={details.row}
            closed={closed?.id === details.id ? closed : null}
            onCloseEarly={setClosing}
            onHide={details.close}
          />
        )}
        {closing && (
          <CloseDepositDialog deposit={closing} onClosed={finish} onCancel={() => setClosing(null)} />
        )}
      </Suspense>
    </Stack>
  );
}
