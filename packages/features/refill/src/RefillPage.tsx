import type { Schema } from '@meridian/api-client';
import { Stack } from '@meridian/ui';
import { lazy, Suspense, useState } from 'react';
import { NewRefill } from './NewRefill.tsx';
import type { RefillFilters } from './refillFilters.ts';
import { RefillHistory } from './RefillHistory.tsx';

const RefillAddressDialog = lazy(() => import('./RefillAddressDialog.tsx'));
const RefillDetailsDrawer = lazy(() => import('./RefillDetailsDrawer.tsx'));

export interface RefillPageProps {
  /** What the history is narrowed to. */
  filters: RefillFilters;
  /** `replace` where the address names a page beyond the last. */
  onFiltersChange: (filters: RefillFilters, options?: { replace: boolean }) => void;
  /** Where a phone is confirmed is offered when the server asks for that first. */
  hrefs: { operations: string; confirmPhone?: string };
}

interface Shown {
  readonly refill: Schema<'Refill'>;
  readonly as: 'address' | 'details';
}

/** Puts money in: asks for an address to send it to, and follows every refill to its end. */
export function RefillPage({ filters, onFiltersChange, hrefs }: RefillPageProps) {
  const [shown, setShown] = useState<Shown | null>(null);
  const close = () => setShown(null);
  const showAddress = (refill: Schema<'Refill'>) => setShown({ refill, as: 'address' });

  return (
    <Stack gap={8}>
      <NewRefill hrefs={hrefs} onCreated={showAddress} />
      <RefillHistory
        filters={filters}
        onFiltersChange={onFiltersChange}
        onShow={(refill) => setShown({ refill, as: 'details' })}
      />
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
