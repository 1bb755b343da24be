import type { Schema } from '@meridian/api-client';
import { useLatestRefills } from '@meridian/api-client/react';
import type { DetailsState, FilterState } from '@meridian/lists';
import { formatAmount } from '@meridian/money';
import { PageTabs, Stack } from '@meridian/ui';
import { lazy, type ReactNode, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { messages } from './messages.ts';
import { NewRefill } from './new/NewRefill.tsx';
import { AwaitedRefills } from './new/AwaitedRefills.tsx';
import type { RefillFilters } from './list/refillFilters.ts';
import { RefillHistory } from './list/RefillHistory.tsx';

const RefillAddressDialog = lazy(() => import('./address/RefillAddressDialog.tsx'));
const RefillDetailsDrawer = lazy(() => import('./details/RefillDetailsDrawer.tsx'));

export interface RefillPageProps {
  /** The form, or the refills so far. Each has an address of its own. */
  view: 'new' | 'history';
  /** Shown in place of the form while no new refill is accepted: why, and what to do. */
  refusal?: ReactNode;
  /** Of the history. */
  filters: FilterState<RefillFilters>;
  /** The refill whose details are open over the page. */
  details: DetailsState<Schema<'Refill'>>;
  /** The refill whose wallet modal is open. It has an address of its own, so a reload shows it again. */
  address: DetailsState<Schema<'Refill'>>;
  /** `confirmPhone` is offered when the server requires a confirmed phone. */
  hrefs: { refill: string; refillHistory: string; operations: string; invest: string; confirmPhone?: string };
}

/** Creates refills, and lists them on its second tab. */
export function RefillPage({ view, refusal, filters, details, address, hrefs }: RefillPageProps) {
  const { t, i18n } = useTranslation(messages);
  const latest = useLatestRefills().data;
  return (
    <Stack gap={6} inOrder width="task">
      <PageTabs
        label={t('tabs.label')}
        tabs={[
          { label: t('tabs.new'), href: hrefs.refill, isCurrent: view === 'new' },
          {
            label: t('history.title'),
            href: hrefs.refillHistory,
            count: latest && formatAmount(`${latest.total}`, i18n.language, 0),
            isCurrent: view === 'history',
          },
        ]}
      />
      {view === 'history' ? (
        <RefillHistory filters={filters} onShow={details.open} />
      ) : (
        <>
          {refusal ?? <NewRefill hrefs={hrefs} onCreated={address.open} />}
          <AwaitedRefills refills={latest?.items ?? []} onShow={details.open} href={hrefs.refillHistory} />
        </>
      )}
      <Suspense>
        {address.id !== undefined ? (
          <RefillAddressDialog id={address.id} row={address.row} hrefs={hrefs} onClose={address.close} />
        ) : (
          details.id !== undefined && (
            <RefillDetailsDrawer
              id={details.id}
              row={details.row}
              hrefs={hrefs}
              onShowAddress={address.open}
              onClose={details.close}
            />
          )
        )}
      </Suspense>
    </Stack>
  );
}
