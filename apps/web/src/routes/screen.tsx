import { SkeletonRows } from '@meridian/ui';
import { ProblemGroup } from '@meridian/problem';
import type { Language } from '@meridian/i18n';
import { type ComponentType, lazy, Suspense } from 'react';
import { useLocation } from 'react-router';
import { loadMessages } from '../language/messages.ts';
import { useMessages } from '../language/useMessages.ts';
import { FailureBoundary } from './FailureBoundary.tsx';
import { useFirstPage } from './firstPage.ts';
import { FocusOnHeading } from './FocusOnHeading.tsx';
import type { Page as PageOfScreen } from './pages.ts';

const WaitingRows = () => <SkeletonRows count={6} />;

/** Creates a page with its own error boundary. Its code and messages are loaded when the user opens it. */
export function screen(
  { load, messages }: Pick<PageOfScreen, 'load' | 'messages'>,
  Failure: ComponentType<{ onRetry: () => void }>,
  Waiting: ComponentType = WaitingRows,
) {
  let loading: ReturnType<typeof load> | undefined;
  const startLoading = () => {
    loading ??= load();
    // `lazy` handles the rejection, but only after the messages are loaded. Until then it would count as unhandled.
    loading.catch(() => undefined);
    return loading;
  };
  const createPage = () => lazy(async () => ({ default: (await startLoading()).Component }));
  let Loaded: ComponentType = createPage();
  // After a retry this renders again and reads the new value of `Loaded`.
  const Page = () => {
    // Starts before `useMessages` suspends, so that code and messages load in parallel.
    void startLoading();
    useFirstPage();
    useMessages(messages);
    return <Loaded />;
  };
  function Screen() {
    const { pathname } = useLocation();
    return (
      <FailureBoundary
        Failure={Failure}
        page={pathname}
        // `lazy` caches a rejection, so a retry needs a new component.
        onFailure={() => {
          loading = undefined;
          Loaded = createPage();
        }}
      >
        <Suspense
          fallback={
            <div data-waiting>
              <Waiting />
            </div>
          }
        >
          <ProblemGroup>
            <Page />
          </ProblemGroup>
          <FocusOnHeading />
        </Suspense>
      </FailureBoundary>
    );
  }
  /** Loads code and messages, so that the first render does not suspend. */
  async function prepare(language: Language): Promise<void> {
    const [{ Component }] = await Promise.all([
      startLoading(),
      ...messages.map((each) => loadMessages(language, each)),
    ]);
    Loaded = Component;
  }
  return Object.assign(Screen, { prepare });
}
