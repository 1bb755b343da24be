import { fallbackLanguage, languageOfPath, languages, preferredLanguage } from '@meridian/i18n';
import { publicScreenIds, getPublicScreen } from '@meridian/frame/public-screens';
import { cabinetIds, getScreenPath, prerenderedIds, screenIds, getScreen } from '@meridian/frame/screens';

/** The first segments of the addresses that the cabinet's single page responds. */
export const appSegments: readonly string[] = [
  ...new Set(screenIds.map((id) => getScreenPath(id).split('/')[0] ?? '')),
];

/** The first segments of the public addresses below a language. */
export const publicSegments: readonly string[] = [
  ...new Set(
    publicScreenIds
      .map(getPublicScreen)
      .filter(({ path, isResponse }) => path !== '' && !isResponse)
      .map(({ path }) => path.split('/')[0] ?? ''),
  ),
];

const staticIds = [...prerenderedIds, ...cabinetIds];

/** The files of the app's pages that are static HTML. */
export const appFiles: ReadonlySet<string> = new Set(
  languages.flatMap((language) => staticIds.map((id) => `${language}/${getScreenPath(id)}.html`)),
);

/** The pages whose details have addresses of their own, relative to the language. They response these too. */
export const pagesWithDetails: readonly string[] = staticIds
  .filter((id) => getScreen(id).path.includes('/:'))
  .map(getScreenPath);

const ofDetails = new RegExp(`^/(${languages.join('|')})/(${pagesWithDetails.join('|')})/`);

const ofApp = new RegExp(`^/((${languages.join('|')})/)?(${appSegments.join('|')})(/|$)`);

interface LaterItems {
  /** Of an address in any language, as a regular expression. */
  readonly addresses: string;
  /** As static hosts write the path, relative to the language. */
  readonly path: string;
  /** The page that responses them, relative to the language. */
  readonly file: string;
}

/** Items of the API that may be newer than the pages. A name with a dot is a picture, not an item. */
export const laterItems: readonly LaterItems[] = publicScreenIds.map(getPublicScreen).flatMap((route) =>
  route.servesAddresses === undefined
    ? []
    : [
        {
          addresses: `^/(${languages.join('|')})/${route.servesAddresses.replace(/:\w+/, '[^/.]+')}$`,
          path: route.servesAddresses,
          file: `${route.path}.html`,
        },
      ],
);

const withoutLanguage = new RegExp(`^/(${publicSegments.join('|')})(/|$)`);

/**
 * Where an address is that has no language or a final slash. The language is the visitor's first one, if the site has it.
 * Undefined for an address as it should be.
 */
export function canonicalPath(pathname: string, acceptLanguage = ''): string | undefined {
  const path = pathname.replace(/\/+$/, '');
  if (withoutLanguage.test(pathname)) {
    const [first = ''] = acceptLanguage.split(/[,;]/);
    return `/${preferredLanguage([first.trim()])}${path}`;
  }
  const language = languageOfPath(pathname);
  return language && pathname.endsWith('/') && path !== `/${language}` ? path : undefined;
}

/** Where password managers find the page for a new password. The app chooses its language. */
export const changePassword = {
  from: '/.well-known/change-password',
  to: `/${getScreenPath('passwordSettings')}`,
} as const;

export interface SiteResponse {
  status: 200 | 404;
  /** The file in the folder of the site. Undefined when not even the page for unknown addresses was built. */
  file: string | undefined;
}

/**
 * Which file responds to an address: a file of that name, a page, the single page of the app, the page for later items, or the page for unknown addresses in
 * the language of the address. `deploy/` has the same rules for nginx and for static hosts.
 */
export function resolveAddress(pathname: string, has: (file: string) => boolean): SiteResponse {
  const path = pathname.slice(1);
  const candidates = pathname.endsWith('/') ? [`${path}index.html`] : [path, `${path}.html`];
  const found = candidates.find((file) => has(file));
  if (found !== undefined) return { status: 200, file: found };
  const [, language, page] = ofDetails.exec(pathname) ?? [];
  const withDetails = `${language}/${page}.html`;
  if (has(withDetails)) return { status: 200, file: withDetails };
  if (ofApp.test(pathname)) return { status: 200, file: 'app.html' };
  const later = laterItems.find(({ addresses }) => new RegExp(addresses).test(pathname));
  if (later) return { status: 200, file: `${languageOfPath(pathname) ?? fallbackLanguage}/${later.file}` };
  const notFound = `${languageOfPath(pathname) ?? fallbackLanguage}/404.html`;
  const isAsset = pathname.startsWith('/assets/');
  return { status: 404, file: !isAsset && has(notFound) ? notFound : undefined };
}

/**
 * The path of a request target. Undefined when servers could read it in different ways: another host, a malformed escape, or a
 * segment that leaves its folder, also as an escape.
 */
export function pathOfTarget(target: string): string | undefined {
  const [path = ''] = target.split('?', 1);
  if (!/^\/(?!\/)[^\\#]*$/.test(path)) return undefined;
  try {
    const decoded = decodeURIComponent(path);
    const isPlain = !decoded.includes('\0') && !/\\|\/\.\.?(\/|$)/.test(decoded);
    return isPlain ? path : undefined;
  } catch {
    return undefined;
  }
}
