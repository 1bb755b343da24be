import { languages, type Language } from '@meridian/i18n';
import { useLanguage } from '../language/useLanguage.ts';
import { type RouteId, routeIds, routes } from './routes.ts';

type Paths = Readonly<Record<RouteId, string>>;

const hasEveryRoute = (paths: Readonly<Record<string, string>>): paths is Paths =>
  routeIds.every((id) => id in paths);

function pathsOf(language: Language): Paths {
  const paths = Object.fromEntries(routeIds.map((id) => [id, `/${language}/${routes[id].path}`]));
  if (!hasEveryRoute(paths)) throw new Error('A route has no path.');
  return paths;
}

/** The address of every page, by language and by its id in the route table. */
export const pathsIn = { en: pathsOf('en'), ru: pathsOf('ru') } as const satisfies Record<Language, Paths>;

/** The address of every page, in the language of the current one. */
export const usePaths = (): Paths => pathsIn[useLanguage()];

/** The same address in another language. */
export function translatePath(path: string, language: Language): string {
  return path.replace(new RegExp(`^/(${languages.join('|')})(?=/|$)`), `/${language}`);
}
