import type { Schema } from '@meridian/api-client';
import { useLatestRefills } from '@meridian/api-client/react';
import type { DetailsState } from '@meridian/lists';
import { formatAmount } from '@meridian/money';
import { PageTabs, Stack } from '@meridian/ui';
import { lazy, type ReactNode, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { messages } from './messages.ts';

const RefillAddressDialog = lazy(() => import('./address/RefillAddressDialog.tsx'));
const RefillDetailsDrawer = lazy(() => import('./details/RefillDetailsDrawer.tsx'));

export interface RefillFrameProps {
  /** The refill whose details are open over the page. */
  details: DetailsState<Schema<'Refill'>>;
  /** The refill whose wallet modal is open. It has an address of its own, so a reload shows it again. */
  address: DetailsState<Schema<'Refill'>>;
  /** `confirmPhone` is offered when the server requires a confirmed phone. */
  hrefs: { refill: string; refillHistory: string; operations: string; invest: string; confirmPhone?: string };
}

interface Tab {
  tab: 'new' | 'history';
  children: ReactNode;
}

/** The two tabs of refills, and what opens over them. */
export function RefillFrame({ tab, details, address, hrefs, children }: RefillFrameProps & Tab) {
  const { t, i18n } = useTranslation(messages);
  const latest = useLatestRefills().data;
  return (
    <Stack gap={6} inOrder width="task">
      <PageTabs
        label={t('tabs.label')}
        tabs={[
          { label: t('tabs.new'), href: hrefs.refill, isCurrent: tab === 'new' },
          {
            label: t('history.title'),
            href: hrefs.refillHistory,
            count: latest && formatAmount(`${latest.total}`, i18n.language, 0),
            isCurrent: tab === 'history',
          },
        ]}
      />
      {children}
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
