import type { Schema } from '@meridian/api-client';
import type { DetailsState, FilterState } from '@meridian/lists';
import { Stack } from '@meridian/ui';
import { lazy, Suspense, useState } from 'react';
import { NewRefill } from './new/NewRefill.tsx';
import type { RefillFilters } from './list/refillFilters.ts';
import { RefillHistory } from './list/RefillHistory.tsx';

const RefillAddressDialog = lazy(() => import('./address/RefillAddressDialog.tsx'));
const RefillDetailsDrawer = lazy(() => import('./details/RefillDetailsDrawer.tsx'));

export interface RefillPageProps {
  /** Of the history. */
  filters: FilterState<RefillFilters>;
  /** The refill whose details are open over the history. */
  details: DetailsState<Schema<'Refill'>>;
  /** `confirmPhone` is offered when the server requires a confirmed phone. */
  hrefs: { operations: string; invest: string; confirmPhone?: string };
}

/** Creates refills and lists them. */
export function RefillPage({ filters, details, hrefs }: RefillPageProps) {
  const [awaited, setAwaited] = useState<Schema<'Refill'> | null>(null);

  return (
    <Stack gap={8}>
      <NewRefill hrefs={hrefs} onCreated={setAwaited} />
      <RefillHistory filters={filters} onShow={details.open} />
      <Suspense>
        {awaited && <RefillAddressDialog refill={awaited} hrefs={hrefs} onClose={() => setAwaited(null)} />}
        {details.id !== undefined && !awaited && (
          <RefillDetailsDrawer
            id={details.id}
            row={details.row}
            hrefs={hrefs}
            onShowAddress={setAwaited}
            onClose={details.close}
          />
        )}
      </Suspense>
    </Stack>
  );
}
