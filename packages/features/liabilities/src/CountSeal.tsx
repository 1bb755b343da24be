import { SkeletonRows } from '@meridian/ui';
import { lazy, Suspense } from 'react';
import type { CountSummaryProps } from './CountSummary.tsx';

const CountSummary = lazy(() => import('./CountSummary.tsx'));

export type CountSealProps = CountSummaryProps;

/** The check of the last count in short, for a popover beside a balance. It loads when it is shown. */
export function CountSeal(props: CountSealProps) {
  return (
    <Suspense fallback={<SkeletonRows count={6} />}>
      <CountSummary {...props} />
    </Suspense>
  );
}
