import type { Schema } from '@meridian/api-client';
import type { DetailsState, FilterState } from '@meridian/lists';
import { Stack } from '@meridian/ui';
import { lazy, type ReactNode, Suspense } from 'react';
import { NewRefill } from './new/NewRefill.tsx';
import type { RefillFilters } from './list/refillFilters.ts';
import { RefillHistory } from './list/RefillHistory.tsx';

const RefillAddressDialog = lazy(() => import('./address/RefillAddressDialog.tsx'));
const RefillDetailsDrawer = lazy(() => import('./details/RefillDetailsDrawer.tsx'));

export interface RefillPageProps {
  /** Shown in place of the form while no new refill is accepted: why, and what to do. */
  refusal?: ReactNode;
  /** Of the history. */
  filters: FilterState<RefillFilters>;
  /** The refill whose details are open over the history. */
  details: DetailsState<Schema<'Refill'>>;
  /** The refill whose wallet modal is open. It has an address of its own, so a reload shows it again. */
  address: DetailsState<Schema<'Refill'>>;
  /** `confirmPhone` is offered when the server requires a confirmed phone. */
  hrefs: { operations: string; invest: string; confirmPhone?: string };
}

/** Creates refills and lists them. */
export function RefillPage({ refusal, filters, details, address, hrefs }: RefillPageProps) {
  return (
    <Stack gap={8} inOrder>
      {refusal ?? <NewRefill hrefs={hrefs} onCreated={address.open} />}
      <RefillHistory filters={filters} onShow={details.open} />
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
