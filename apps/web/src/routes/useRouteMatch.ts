import { useMemo } from 'react';
import { matchRoutes, useLocation } from 'react-router';
import { type RouteId, routeIds, routes } from './routes.ts';

const table = routeIds.map((id) => ({ id, path: `/:language/${routes[id].path}` }));

interface RouteMatch {
  readonly id: RouteId;
  readonly params: Readonly<Record<string, string | undefined>>;
}

/** The entry of the route table that an address belongs to, with the parameters of its path. */
export function matchRoute(pathname: string): RouteMatch | null {
  const match = matchRoutes(table, pathname)?.[0];
  return match ? { id: match.route.id, params: match.params } : null;
}

/** The entry of the route table that the current address belongs to, with the parameters of its path. */
export function useRouteMatch(): RouteMatch | null {
  const { pathname } = useLocation();
  return useMemo(() => matchRoute(pathname), [pathname]);
}
