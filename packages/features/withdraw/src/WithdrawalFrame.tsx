import type { Schema } from '@meridian/api-client';
import type { DetailsState } from '@meridian/lists';
import { formatAmount } from '@meridian/money';
import { PageTabs, Stack } from '@meridian/ui';
import { lazy, type ReactNode, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { messages } from './messages.ts';
import { useLatestWithdrawals } from './withdrawals.requests.ts';

const WithdrawalDrawer = lazy(() => import('./details/WithdrawalDrawer.tsx'));

export interface WithdrawalFrameProps {
  /** The withdrawal whose details are open over the page. */
  details: DetailsState<Schema<'Withdrawal'>>;
  hrefs: { withdrawal: string; withdrawalHistory: string };
}

interface Tab {
  tab: 'new' | 'history';
  children: ReactNode;
}

/** The two tabs of withdrawals, and what opens over them. */
export function WithdrawalFrame({ tab, details, hrefs, children }: WithdrawalFrameProps & Tab) {
  const { t, i18n } = useTranslation(messages);
  const latest = useLatestWithdrawals().data;
  return (
    <Stack gap={6} inOrder width="task">
      <PageTabs
        label={t('tabs.label')}
        tabs={[
          { label: t('tabs.new'), href: hrefs.withdrawal, isCurrent: tab === 'new' },
          {
            label: t('tabs.history'),
            href: hrefs.withdrawalHistory,
            count: latest && formatAmount(`${latest.total}`, i18n.language, 0),
            isCurrent: tab === 'history',
          },
        ]}
      />
      {children}
      <Suspense>
        {details.id !== undefined && (
          <WithdrawalDrawer id={details.id} row={details.row} onHide={details.close} />
        )}
      </Suspense>
    </Stack>
  );
}
