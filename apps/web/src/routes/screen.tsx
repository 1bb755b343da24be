import { markPart, pageParts } from '@meridian/page-parts';
import { SkeletonRows } from '@meridian/ui';
import { ProblemGroup } from '@meridian/problem';
import { useMessages } from '@meridian/i18n';
import { type ComponentType, lazy, Suspense } from 'react';
import { useLocation } from 'react-router';
import { FailureBoundary } from './FailureBoundary.tsx';
import { useFirstPage } from './firstPage.ts';
import { FocusOnHeading } from './FocusOnHeading.tsx';
import type { LoadPage } from './pages.ts';

const WaitingRows = () => <SkeletonRows count={6} />;

/** A page that suspends until the messages of its code are loaded, also of the parts that are shown later. */
const withMessages = (Component: ComponentType) =>
  function PageWithMessages() {
    useMessages();
    return <Component />;
  };

/** Creates a page with its own error boundary. Its code and messages are loaded when the user opens it. */
export function screen(
  load: LoadPage,
  Failure: ComponentType<{ onRetry: () => void }>,
  Waiting: ComponentType = WaitingRows,
) {
  const loadPage = async () => withMessages((await load()).Component);
  const createPage = () => lazy(async () => ({ default: await loadPage() }));
  let Loaded: ComponentType = createPage();
  // After a retry this renders again and reads the new value of `Loaded`.
  const Page = () => {
    useFirstPage();
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
          Loaded = createPage();
        }}
      >
        <Suspense
          fallback={
            <div {...markPart(pageParts.waiting)}>
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
  /** Loads the code. With its messages the first render does not suspend then. */
  async function prepare(): Promise<void> {
    Loaded = await loadPage();
  }
  return Object.assign(Screen, { prepare });
}
