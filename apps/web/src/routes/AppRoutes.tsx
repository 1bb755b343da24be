import { markPart, pageParts } from '@meridian/page-parts';
import { fallbackLanguage, languageOfPath, loadMessages } from '@meridian/i18n';
import { Skeleton } from '@meridian/ui';
import type { ReactNode } from 'react';
import { Route, Routes } from 'react-router';
import { useCapability } from '../cabinet/useCapabilities.ts';
import { LanguageRoot, type PageSources } from '../language/LanguageRoot.tsx';
import { i18nOf } from '../language/messages.ts';
import { SettingsSkeleton } from '../settings/SettingsSkeleton.tsx';
import { FailureBoundary } from './FailureBoundary.tsx';
import { PageFailure } from './PageFailure.tsx';
import { pages } from './pages.ts';
import { RouteError } from './RouteError.tsx';
import { type Capability, screenIds, getScreen, screens } from '@meridian/frame/screens';
import { screen } from './screen.tsx';
import { matchRoute } from './useRouteMatch.ts';

const CabinetLayout = screen(() => import('../cabinet/CabinetLayout.tsx'), PageFailure);
const UnknownAddress = screen(() => import('./UnknownAddressRoute.tsx'), PageFailure);
const NotFound = screen(() => import('./NotFoundRoute.tsx'), RouteError);
const SwitchedOff = screen(() => import('./SwitchedOffRoute.tsx'), RouteError);

const screensWithPages = screenIds.map((id) => {
  const { path, access, capability, setting } = getScreen(id);
  const isInCabinet = access === 'investor';
  const isSettings = setting !== undefined || id === 'settings';
  const Screen = screen(
    pages[id],
    isInCabinet ? RouteError : PageFailure,
    isSettings ? SettingsSkeleton : undefined,
  );
  const element = capability ? (
    <IfCapable of={capability}>
      <Screen />
    </IfCapable>
  ) : (
    <Screen />
  );
  return { id, Screen, isInCabinet, element: <Route key={id} path={path} element={element} /> };
});
const elementsOf = (isInCabinet: boolean) =>
  screensWithPages.filter((page) => page.isInCabinet === isInCabinet).map(({ element }) => element);

/**
 * Routes every address to a page of the table of screens, or to the page for unknown addresses. It has no public pages:
 * the server responds to their addresses. Render it inside a router: that of the browser, or a static one on the server.
 */
export function AppRoutes(sources: PageSources) {
  return (
    <FailureBoundary Failure={PageFailure}>
      <Routes>
        <Route path=":language" element={<LanguageRoot {...sources} />}>
          {elementsOf(false)}
          <Route element={<CabinetLayout />}>
            {elementsOf(true)}
            <Route path={`${screens.cabinet.path}/*`} element={<NotFound />} />
          </Route>
          <Route path="*" element={<UnknownAddress />} />
        </Route>
      </Routes>
    </FailureBoundary>
  );
}

export type { PageSources };

/** Loads what the page of an address needs. Its first render does not suspend then. */
export async function preparePage(pathname: string): Promise<void> {
  const language = languageOfPath(pathname) ?? fallbackLanguage;
  const match = matchRoute(pathname);
  const page = screensWithPages.find(({ id }) => id === match?.id);
  await Promise.all([page?.isInCabinet && CabinetLayout.prepare(), page?.Screen.prepare()]);
  await loadMessages(i18nOf(language));
}

/** A page of a part that the server can switch off. */
function IfCapable({ of: capability, children }: { of: Capability; children: ReactNode }) {
  const state = useCapability(capability);
  switch (state) {
    case 'loading':
      return (
        <div {...markPart(pageParts.waiting)}>
          <Skeleton />
        </div>
      );
    case 'on':
      return children;
    case 'off':
      return <NotFound />;
    case 'switched_off':
      return <SwitchedOff />;
  }
}
