import { byLanguage, languages, type Language } from '@meridian/i18n';
import { publicScreens, type PublicScreenId, publicScreenIds } from './publicScreens.ts';
import { getScreenPath, type ScreenId, screenIds } from './screens.ts';

export type Paths = Readonly<Record<ScreenId | PublicScreenId, string>>;

const hasEveryScreen = (paths: Readonly<Record<string, string>>): paths is Paths =>
  [...screenIds, ...publicScreenIds].every((id) => id in paths);

/** The address of every page below a prefix such as `/en/`, by the id of its screen. */
export function pathsBelow(prefix: string): Paths {
  const paths = Object.fromEntries([
    ...screenIds.map((id) => [id, prefix + getScreenPath(id)] as const),
    ...publicScreenIds.map((id) => [id, prefix + publicScreens[id].path] as const),
  ]);
  if (!hasEveryScreen(paths)) throw new Error('A screen has no path.');
  return paths;
}

/** The address of every page, by language and by the id of its screen. */
export const getPaths = byLanguage((language) => pathsBelow(`/${language}/`));

/** The same address in another language. */
export function translatePath(path: string, language: Language): string {
  return path.replace(new RegExp(`^/(${languages.join('|')})(?=/|$)`), `/${language}`);
}

const publicPatterns = publicScreenIds.map(
  (id) => new RegExp(`^/(${languages.join('|')})/${publicScreens[id].path.replace(/:\w+/g, '[^/]+')}$`),
);

/** Whether an address is a static page, which the browser loads, and not a page of the router. */
export function isPublicPath(href: string): boolean {
  const path = href.replace(/[?#].*$/, '');
  return publicPatterns.some((pattern) => pattern.test(path));
}
