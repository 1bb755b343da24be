import { type ComponentType, lazy, Suspense } from 'react';
import { useLocation } from 'react-router';
import { FailureBoundary } from './FailureBoundary.tsx';
import { FocusOnHeading } from './FocusOnHeading.tsx';
import { RouteLoading } from './RouteLoading.tsx';

/** A screen: loaded when it is gone to, and failing alone; going elsewhere leaves its failure behind. */
export function screen(
  load: () => Promise<{ Component: ComponentType }>,
  Failure: ComponentType<{ onRetry: () => void }>,
) {
  const startLoading = () => lazy(async () => ({ default: (await load()).Component }));
  let Loaded = startLoading();
  // Rendered again by a retry, and then reads what is loaded now.
  const Page = () => <Loaded />;
  return function Screen() {
    const { pathname } = useLocation();
    return (
      <FailureBoundary
        Failure={Failure}
        page={pathname}
        // `lazy` caches a rejection for good.
        onFailure={() => {
          Loaded = startLoading();
        }}
      >
        <Suspense fallback={<RouteLoading />}>
          <Page />
          <FocusOnHeading />
        </Suspense>
      </FailureBoundary>
    );
  };
}
