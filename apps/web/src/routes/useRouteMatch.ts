import { useMemo } from 'react';
import { matchRoutes, useLocation } from 'react-router';
import { type ScreenId, screenIds, screens } from '@meridian/frame/screens';

const table = screenIds.map((id) => ({ id, path: `/:language/${screens[id].path}` }));

interface RouteMatch {
  readonly id: ScreenId;
  readonly params: Readonly<Record<string, string | undefined>>;
}

/** The screen that an address belongs to, with the parameters of its path. */
export function matchRoute(pathname: string): RouteMatch | null {
  const match = matchRoutes(table, pathname)?.[0];
  return match ? { id: match.route.id, params: match.params } : null;
}

/** The screen that the current address belongs to, with the parameters of its path. */
export function useRouteMatch(): RouteMatch | null {
  const { pathname } = useLocation();
  return useMemo(() => matchRoute(pathname), [pathname]);
}
