import { lazy, Suspense } from 'react';
import { useWithdrawalConditions } from './conditions.requests.ts';

const NeedsCard = lazy(() => import('./NeedsCard.tsx'));

const firstSteps: ReadonlySet<string> = new Set([
  'deposit_required',
  'refill_required',
  'deposit_or_refill_required',
]);

/**
 * What a withdrawal needs, for the pages of the first refill and the first deposit: whoever puts money in sees first what
 * getting it out takes. Renders and loads nothing once the user has refilled or invested as the server requires.
 */
export function WithdrawalNeeds() {
  const { data } = useWithdrawalConditions();
  if (!data?.conditions.some(({ code, met }) => !met && firstSteps.has(code))) return null;
  return (
    <Suspense>
      <NeedsCard conditions={data.conditions} />
    </Suspense>
  );
}
