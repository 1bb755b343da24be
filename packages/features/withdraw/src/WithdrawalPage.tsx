import type { Schema } from '@meridian/api-client';
import type { DetailsState, FilterState } from '@meridian/lists';
import { formatAmount } from '@meridian/money';
import { PageTabs, Stack } from '@meridian/ui';
import { lazy, type ReactNode, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { messages } from './messages.ts';
import { WithdrawalsOnTheirWay } from './new/WithdrawalsOnTheirWay.tsx';
import { useLatestWithdrawals } from './withdrawals.requests.ts';
import { NewWithdrawal } from './new/NewWithdrawal.tsx';
import type { WithdrawalFilters } from './list/withdrawalFilters.ts';
import { WithdrawalHistory } from './list/WithdrawalHistory.tsx';
import type { WithdrawalDialogs } from './withdrawalDialogs.ts';

const WithdrawalDrawer = lazy(() => import('./details/WithdrawalDrawer.tsx'));

export interface WithdrawalPageProps {
  /** The form, or the withdrawals so far. Each has an address of its own. */
  view: 'new' | 'history';
  /** Shown in place of the form while nothing can be withdrawn: why, and what to do. */
  refusal?: ReactNode;
  /** Of the history. */
  filters: FilterState<WithdrawalFilters>;
  /** The withdrawal whose details are open over the page. */
  details: DetailsState<Schema<'Withdrawal'>>;
  /** Keep this stable: otherwise an open dialog is mounted again. */
  dialogs: WithdrawalDialogs;
  hrefs: {
    withdrawal: string;
    withdrawalHistory: string;
    refill: string;
    invest: string;
    operations: string;
    confirmPhone?: string;
    /** Where a pause of withdrawals is explained. */
    protection?: string;
  };
}

/** Creates withdrawals, and lists them on its second tab. */
export function WithdrawalPage({ view, refusal, filters, details, dialogs, hrefs }: WithdrawalPageProps) {
  const { t, i18n } = useTranslation(messages);
  const latest = useLatestWithdrawals().data;
  return (
    <Stack gap={6} inOrder width="task">
      <PageTabs
        label={t('tabs.label')}
        tabs={[
          { label: t('tabs.new'), href: hrefs.withdrawal, isCurrent: view === 'new' },
          {
            label: t('tabs.history'),
            href: hrefs.withdrawalHistory,
            count: latest && formatAmount(`${latest.total}`, i18n.language, 0),
            isCurrent: view === 'history',
          },
        ]}
      />
      {view === 'history' ? (
        <WithdrawalHistory filters={filters} onShow={details.open} />
      ) : (
        <>
          {refusal || <NewWithdrawal dialogs={dialogs} hrefs={hrefs} />}
          <WithdrawalsOnTheirWay
            withdrawals={latest?.items ?? []}
            onShow={details.open}
            href={hrefs.withdrawalHistory}
          />
        </>
      )}
      <Suspense>
        {details.id !== undefined && (
          <WithdrawalDrawer id={details.id} row={details.row} onHide={details.close} />
        )}
      </Suspense>
    </Stack>
  );
}
