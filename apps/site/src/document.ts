import { getManifestPath } from '@meridian/frame/files';
import { escapeHtml } from '@meridian/html';
import { fallbackLanguage, type Language, languages, languageTable, locales } from '@meridian/i18n';
import type { BrandChoices } from '@meridian/ui/brand';
import { outdatedNotice } from './outdated.ts';
import { type Opening, OPENING_ID } from '@meridian/web/opening';
import type { PageHead } from './SitePage.ts';

/** The files of `src/inline`. */
export const inlineNames = [
  'firstPaint',
  'startApp',
  'openCabinet',
  'openHome',
  'openOperations',
  'openDeposits',
  'openRefill',
  'startCabinet',
  'chooseLanguage',
] as const;

export type InlineName = (typeof inlineNames)[number];

/** These scripts, bundled. They are part of the HTML, and the policy allows each by its hash. */
export type InlineScripts = Readonly<Record<InlineName, string>>;

/** The colours of the browser's bars, by scheme. */
export interface ThemeColours {
  readonly light: string;
  readonly dark: string;
}

/** The addresses of the icons of an installed app, drawn from the brand. */
export interface InstalledIcons {
  readonly small: string;
  readonly large: string;
  /** Devices cut it to their own shape. */
  readonly maskable: string;
  readonly apple: string;
}

export interface Assets {
  /** The address of the boot script. */
  readonly boot: string;
  readonly stylesheet: string;
  /** The fonts that every page of a language needs. */
  readonly fonts: Readonly<Record<Language, readonly string[]>>;
  /** The same of the cabinet, which has no large titles but figures from the first moment. */
  readonly cabinetFonts: Readonly<Record<Language, readonly string[]>>;
  /** The icon of the tab. */
  readonly icon: string;
  /** Undefined in development. */
  readonly installedIcons: InstalledIcons | undefined;
  readonly themeColours: ThemeColours;
  readonly scripts: InlineScripts;
  /** The origin of the API. Undefined when it is the origin of the site. */
  readonly apiOrigin?: string | undefined;
}

interface DocumentOptions {
  language: Language;
  /** The path that search engines list, relative to the language. */
  canonicalPath: string;
  head: PageHead;
  body: string;
  brandName: string;
  origin: string;
  assets: Assets;
  /** The page has no address, so search engines leave it out. */
  isResponse: boolean;
  /** The address of the picture for link previews. */
  picture: string | undefined;
  /** The parts of the product that are switched off, as names with spaces. Undefined when there was no API. */
  off: string | undefined;
  /** The page of the table of screens with its parameters, and the responses of its figures, when the browser refreshes them. */
  refreshed:
    | { readonly page: string; readonly params: Readonly<Record<string, string>>; readonly responses: string }
    | undefined;
  /** The names of the styles that are in the stylesheet, for a page with islands. */
  hydratedStyles: string | undefined;
}

function languageAttributes(language: Language): string {
  const { direction } = languageTable[language];
  return ` lang="${language}"${direction === undefined ? '' : ` dir="${direction}"`}`;
}

const meta = (name: string, content: string) => `<meta name="${name}" content="${escapeHtml(content)}">`;
const openGraph = (name: string, content: string) =>
  `<meta property="og:${name}" content="${escapeHtml(content)}">`;

/** `apiOrigin.ts` reads it. */
export const apiAttribute = (apiOrigin: string | undefined): string =>
  apiOrigin === undefined ? '' : ` data-api="${escapeHtml(apiOrigin)}"`;

/** JSON inside a script element: `<` would let a text end the element. */
const json = (attributes: string, data: object) =>
  `<script ${attributes}>${JSON.stringify(data).replaceAll('<', String.raw`\u003c`)}</script>`;

const structured = (data: object) =>
  json('type="application/ld+json"', { '@context': 'https://schema.org', ...data });

const preloads = (fonts: readonly string[]) =>
  fonts.map((font) => `<link rel="preload" href="${font}" as="font" type="font/woff2" crossorigin>`);

/** React Aria adds its only rule for pages unless an element has this id. */
const stylesheetLink = (address: string) =>
  `<link rel="stylesheet" id="react-aria-pressable-style" href="${address}">`;

/** The colours of the browser's bars. `data-scheme` is for `paintBars`, which follows the choice of a scheme. */
export const themeColourLines = ({ light, dark }: ThemeColours): string[] =>
  Object.entries({ light, dark }).map(
    ([scheme, colour]) =>
      `<meta name="theme-color" content="${colour}" media="(prefers-color-scheme: ${scheme})" data-scheme="${scheme}">`,
  );

function iconLines({ icon, installedIcons }: Pick<Assets, 'icon' | 'installedIcons'>): string[] {
  const apple = installedIcons && `<link rel="apple-touch-icon" href="${installedIcons.apple}">`;
  return [`<link rel="icon" href="${icon}">`, ...(apple === undefined ? [] : [apple])];
}

const emotionMark = (names: string) => `<style data-emotion="${names}"></style>`;

/** A whole static page. */
export function renderDocument({
  language,
  canonicalPath,
  head,
  body,
  brandName,
  origin,
  assets,
  isResponse,
  picture,
  off,
  refreshed,
  hydratedStyles,
}: DocumentOptions): string {
  const address = (code: Language) => `${origin}/${code}/${canonicalPath}`;
  const title = `${head.title} · ${brandName}`;
  const refresh = head.refreshSeconds === undefined ? '' : ` data-refresh="${head.refreshSeconds}"`;
  const known = off === undefined ? '' : ` data-off="${off}"`;
  const params = escapeHtml(String(new URLSearchParams(refreshed?.params)));
  const figures =
    refreshed === undefined
      ? ''
      : ` data-page="${refreshed.page}" data-params="${params}" data-responses="${refreshed.responses}"`;
  function addressLines(): string[] {
    return [
      `<link rel="canonical" href="${address(language)}">`,
      ...languages.map((code) => `<link rel="alternate" hreflang="${code}" href="${address(code)}">`),
      `<link rel="alternate" hreflang="x-default" href="${address(fallbackLanguage)}">`,
      openGraph('type', 'website'),
      openGraph('site_name', brandName),
      openGraph('title', head.title),
      openGraph('description', head.description),
      openGraph('url', address(language)),
      openGraph('locale', locales[language].replace('-', '_')),
      ...(picture === undefined
        ? []
        : [
            openGraph('image', origin + picture),
            openGraph('image:width', '1200'),
            openGraph('image:height', '630'),
            meta('twitter:card', 'summary_large_image'),
          ]),
    ];
  }

  const lines = [
    '<meta charset="utf-8">',
    meta('viewport', 'width=device-width, initial-scale=1'),
    `<title>${escapeHtml(title)}</title>`,
    meta('description', head.description),
    meta('color-scheme', 'light dark'),
    ...themeColourLines(assets.themeColours),
    `<script>${assets.scripts.firstPaint}</script>`,
    ...preloads(assets.fonts[language]),
    stylesheetLink(assets.stylesheet),
    ...(hydratedStyles === undefined ? [] : [emotionMark(hydratedStyles)]),
    // The boot script asks for them: this begins before it is loaded.
    `<link rel="preload" href="${assets.apiOrigin ?? ''}/api/settings/capabilities" as="fetch" crossorigin>`,
    `<script type="module" src="${assets.boot}"></script>`,
    ...iconLines(assets),
    ...(isResponse ? [meta('robots', 'noindex')] : addressLines()),
    ...(head.structuredData ?? []).map(structured),
  ];
  return `<!doctype html>\n<html${languageAttributes(language)}${apiAttribute(assets.apiOrigin)}${refresh}${known}${figures}>\n<head>\n${lines.join('\n')}\n</head>\n<body>${body}</body>\n</html>\n`;
}

export interface AppAssets extends Omit<Assets, 'boot'> {
  /** The address of the script of the app. */
  readonly app: string;
}

interface AppPageOptions {
  language: Language;
  title: string;
  /** The HTML of the app. */
  body: string;
  assets: AppAssets;
  /** The names of the styles that are in the stylesheet. */
  hydratedStyles: string;
}

interface AppDocumentOptions extends AppPageOptions {
  /** The responses of the API that the HTML shows, for the app. */
  responses: object | undefined;
}

/** A static page that the app hydrates. Search engines leave it out. */
export function appDocument({
  language,
  title,
  body,
  responses,
  assets,
  hydratedStyles,
}: AppDocumentOptions): string {
  const head = appHead({ language, title, assets, hydratedStyles }, [
    meta('app', assets.app),
    `<script>${assets.scripts.startApp}</script>`,
  ]);
  const known = responses ? json('type="application/json" id="responses"', responses) : '';
  return `${head}\n<body>${outdatedNotice}<div id="root">${body}</div>${known}</body>\n</html>\n`;
}

interface CabinetDocumentOptions extends AppPageOptions {
  opening: Opening;
  /** The script that opens it. */
  script: InlineName;
}

/**
 * A page of the cabinet before its app is loaded. `inert` until then: a form that forgets what was typed is worse than one that
 * waits. The app is rendered beside it and replaces it.
 */
export function cabinetDocument({ opening, script, body, ...page }: CabinetDocumentOptions): string {
  const { scripts } = page.assets;
  const head = appHead(page, [
    json(`type="application/json" id="${OPENING_ID}"`, opening),
    `<script>${scripts[script]}</script>`,
  ]);
  return `${head}\n<body>${outdatedNotice}<div id="skeleton" inert aria-hidden="true">${body}</div><div id="root"></div><script>${scripts.startCabinet}</script></body>\n</html>\n`;
}

/** The beginning of a page of the app. */
function appHead(
  { language, title, assets, hydratedStyles }: Omit<AppPageOptions, 'body'>,
  scripts: readonly string[],
): string {
  const lines = [
    '<meta charset="utf-8">',
    meta('viewport', 'width=device-width, initial-scale=1'),
    `<title>${title}</title>`,
    meta('color-scheme', 'light dark'),
    ...themeColourLines(assets.themeColours),
    meta('robots', 'noindex'),
    `<script>${assets.scripts.firstPaint}</script>`,
    ...preloads(assets.fonts[language]),
    // Before the style sheet, which delays the scripts after it.
    ...scripts,
    stylesheetLink(assets.stylesheet),
    emotionMark(hydratedStyles),
    ...iconLines(assets),
    `<link rel="manifest" href="${getManifestPath(language)}">`,
  ];
  return `<!doctype html>\n<html${languageAttributes(language)}${apiAttribute(assets.apiOrigin)}>\n<head>\n${lines.join('\n')}\n</head>`;
}

/** The page at `/`, which goes to a language. Without scripts it goes to the fallback language. */
export function redirectDocument(
  brand: BrandChoices,
  { icon, scripts }: Pick<Assets, 'icon' | 'scripts'>,
): string {
  const links = languages.map((code) => `<a href="/${code}/" lang="${code}">${languageTable[code].name}</a>`);
  return `<!doctype html>
<html${languageAttributes(fallbackLanguage)}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(brand.name)}</title>
<link rel="icon" href="${icon}">
<script>${scripts.chooseLanguage}</script>
<noscript><meta http-equiv="refresh" content="0; url=/${fallbackLanguage}/"></noscript>
</head>
<body><p>${links.join(' · ')}</p></body>
</html>
`;
}
