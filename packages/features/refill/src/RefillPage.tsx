import type { Schema } from '@meridian/api-client';
import type { FilterState } from '@meridian/lists';
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
  /** `confirmPhone` is offered when the server requires a confirmed phone. */
  hrefs: { operations: string; confirmPhone?: string };
}

interface Shown {
  readonly refill: Schema<'Refill'>;
  readonly as: 'address' | 'details';
}

/** Creates refills and lists them. */
export function RefillPage({ filters, hrefs }: RefillPageProps) {
  const [shown, setShown] = useState<Shown | null>(null);
  const close = () => setShown(null);
  const showAddress = (refill: Schema<'Refill'>) => setShown({ refill, as: 'address' });

  return (
    <Stack gap={8}>
      <NewRefill hrefs={hrefs} onCreated={showAddress} />
      <RefillHistory filters={filters} onShow={(refill) => setShown({ refill, as: 'details' })} />
      <Suspense>
        {shown?.as === 'address' && <RefillAddressDialog refill={shown.refill} onClose={close} />}
        {shown?.as === 'details' && (
          <RefillDetailsDrawer
            refill={shown.refill}
            hrefs={hrefs}
            onShowAddress={() => showAddress(shown.refill)}
            onClose={close}
          />
        )}
      </Suspense>
    </Stack>
  );
}
