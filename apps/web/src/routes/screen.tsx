import { Skeleton } from '@meridian/ui';
import { type ComponentType, lazy, Suspense } from 'react';
import { useLocation } from 'react-router';
import { useMessages } from '../language/useMessages.ts';
import { FailureBoundary } from './FailureBoundary.tsx';
import { FocusOnHeading } from './FocusOnHeading.tsx';
import type { Route } from './routes.ts';

/** A page with its own error boundary. Its code and its messages are loaded when somebody goes to it. */
export function screen(
  { load, messages }: Pick<Route, 'load' | 'messages'>,
  Failure: ComponentType<{ onRetry: () => void }>,
) {
  let loading: ReturnType<typeof load> | undefined;
  const startLoading = () => {
    loading ??= load();
    // `lazy` reports the failure. It reads the promise only after the messages are loaded.
    loading.catch(() => undefined);
    return loading;
  };
  const createPage = () => lazy(async () => ({ default: (await startLoading()).Component }));
  let Loaded = createPage();
  // A retry renders this again, which then reads the new value of `Loaded`.
  const Page = () => {
    // Before the messages suspend, so that both load at the same time.
    void startLoading();
    useMessages(messages);
    return <Loaded />;
  };
  return function Screen() {
    const { pathname } = useLocation();
    return (
      <FailureBoundary
        Failure={Failure}
        page={pathname}
        // `lazy` caches a rejection forever.
        onFailure={() => {
          loading = undefined;
          Loaded = createPage();
        }}
      >
        <Suspense fallback={<Skeleton />}>
          <Page />
          <FocusOnHeading />
        </Suspense>
      </FailureBoundary>
    );
  };
}
