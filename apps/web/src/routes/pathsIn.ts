import { byLanguage, languages, type Language } from '@meridian/i18n';
import { publicRoutes, type PublicRouteId, publicRouteIds } from './publicRoutes.ts';
import { pathOf, type RouteId, routeIds } from './routes.ts';

export type Paths = Readonly<Record<RouteId | PublicRouteId, string>>;

const hasEveryRoute = (paths: Readonly<Record<string, string>>): paths is Paths =>
  [...routeIds, ...publicRouteIds].every((id) => id in paths);

function pathsOf(language: Language): Paths {
  const paths = Object.fromEntries([
    ...routeIds.map((id) => [id, `/${language}/${pathOf(id)}`] as const),
    ...publicRouteIds.map((id) => [id, `/${language}/${publicRoutes[id].path}`] as const),
  ]);
  if (!hasEveryRoute(paths)) throw new Error('A route has no path.');
  return paths;
}

/** The address of every page, by language and by its id in the route tables. */
export const pathsIn = byLanguage(pathsOf);

/** The same address in another language. */
export function translatePath(path: string, language: Language): string {
  return path.replace(new RegExp(`^/(${languages.join('|')})(?=/|$)`), `/${language}`);
}

const publicPatterns = publicRouteIds.map(
  (id) => new RegExp(`^/(${languages.join('|')})/${publicRoutes[id].path.replace(/:\w+/g, '[^/]+')}$`),
);

/** Whether an address is a static page, which the browser loads, and not a page of the router. */
export function isPublicPath(href: string): boolean {
  const path = href.replace(/[?#].*$/, '');
  return publicPatterns.some((pattern) => pattern.test(path));
}
