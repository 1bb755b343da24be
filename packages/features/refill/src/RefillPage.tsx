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
  const [address, setAddress] = useState<{ refill: Schema<'Refill'>; isNew: boolean } | null>(null);
  const [shownId, setShownId] = useState(details.id);
  if (details.id !== shownId) {
    setShownId(details.id);
    if (shownId === address?.refill.id) setAddress(null);
  }

  /** The address of the page becomes that of the refill, so a reload shows it again. */
  function showNew(refill: Schema<'Refill'>) {
    setAddress({ refill, isNew: true });
    details.open(refill);
  }

  return (
    <Stack gap={8} inOrder>
      <NewRefill hrefs={hrefs} onCreated={showNew} />
      <RefillHistory filters={filters} onShow={details.open} />
      <Suspense>
        {details.id !== undefined &&
          (address?.refill.id === details.id ? (
            <RefillAddressDialog
              refill={address.refill}
              hrefs={hrefs}
              onClose={address.isNew ? details.close : () => setAddress(null)}
            />
          ) : (
            <RefillDetailsDrawer
              id={details.id}
              row={details.row}
              hrefs={hrefs}
              onShowAddress={(refill) => setAddress({ refill, isNew: false })}
              onClose={details.close}
            />
          ))}
      </Suspense>
    </Stack>
  );
}
