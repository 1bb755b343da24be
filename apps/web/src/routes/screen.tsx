import { lazy, Suspense, type ComponentType } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { useLocation } from 'react-router';
import { RouteError } from './RouteError.tsx';
import { RouteLoading } from './RouteLoading.tsx';

/** A screen: loaded when it is gone to, and failing alone; going elsewhere leaves its failure behind. */
export function screen(load: () => Promise<{ Component: ComponentType }>) {
  const Loaded = lazy(async () => ({ default: (await load()).Component }));
  return function Screen() {
    const { pathname } = useLocation();
    return (
      <ErrorBoundary
        FallbackComponent={RouteError}
        resetKeys={[pathname]}
        onError={(error) => console.error(error)}
      >
        <Suspense fallback={<RouteLoading />}>
          <Loaded />
        </Suspense>
      </ErrorBoundary>
    );
  };
}
