import { pageParts } from '@meridian/page-parts';
import '@meridian/web/fonts.css';
import { PublicFrame } from '@meridian/feature-content';
import { messages } from '@meridian/feature-content/messages';
import { byLanguage, createI18n, type Language, languages, languageTable, setType } from '@meridian/i18n';
import { createStyleCache, GlobalStyles, type StyleCache } from '@meridian/ui';
import type { i18n } from 'i18next';
import type { ReactNode } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { brand } from '@meridian/web/brand';
import { brandStyle } from './brandStyle.ts';
import { renderIcon } from './renderIcon.ts';
import { getPaths } from '@meridian/frame/paths';
import {
  type PublicScreenId,
  publicLinks,
  publicScreenIds,
  getPublicScreen,
} from '@meridian/frame/public-screens';
import { capabilityNames } from '@meridian/frame/screens';
import { digestOf } from './hashResponse.ts';
import { figureCalls } from './figureCalls.ts';
import { type Assets, renderDocument, redirectDocument } from './document.ts';
import { type FoundIsland, IslandsContext } from './Island.tsx';
import { IslandRoot } from './IslandRoot.tsx';
import { collectStyles, editHtml, specificity } from './editHtml.ts';
import { fetchResponses } from './fetchResponses.ts';
import { renderApp } from './renderApp.tsx';
import { type NeededModules, renderCabinet } from './renderCabinet.tsx';
import { renderRobots, renderSecurityText, renderSitemap } from './sitemap.ts';
import type { Figures, PageHead, SitePage, SitePageProps } from './SitePage.ts';
import { sitePages } from './sitePages.ts';
import { readStyles } from './readStyles.ts';

export interface RenderOptions {
  /** What the API said, by language. Undefined when there was no API. */
  figures: Readonly<Record<Language, Figures>> | undefined;
  /** The origin of the API. Undefined when there is none. */
  api: string | undefined;
  /** The origin of canonical addresses, such as `https://example.com`. */
  origin: string;
  /** Decides the year of the copyright, and how long the contact for vulnerabilities is valid. */
  builtAt: Date;
  /** The rules of CSS modules and fonts, with addresses under `/assets/`. */
  extractedCss: string;
  /** Stores a file under a name with its hash, and returns its address. */
  addAsset: (name: string, content: string) => string;
  /** Stores the picture of a page for link previews. Without it, pages have no picture. */
  addPicture?: ((path: string, title: string) => void) | undefined;
  assets: Omit<Assets, 'stylesheet' | 'icon'> & {
    /** The address of the script of the app. Without it, the pages of the app are not rendered. */
    app: string | undefined;
  };
  /** The addresses of the scripts that a page of the cabinet needs. Without it, the pages of the cabinet are not rendered. */
  modulesOf?: ((needed: NeededModules) => readonly string[]) | undefined;
}

interface Page extends Pick<SitePage, 'refreshes'> {
  id: PublicScreenId;
  language: Language;
  params: SitePageProps['params'];
  /** Relative to `/:language/`. */
  path: string;
  head: PageHead;
  html: string;
  hasIslands: boolean;
  isResponse: boolean;
  partOf: string | undefined;
  /** The page is about a part of the product that is switched off. */
  isOff: boolean;
}

/** The values of the parameters in a path: `strategies/:id` becomes `strategies/spot-rebalancing`. */
const fill = (path: string, params: Readonly<Record<string, string>>) =>
  path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));

async function wordsIn(language: Language): Promise<i18n> {
  const words = createI18n(language, {
    onMissing(key) {
      throw new Error(`There is no message ${key} in ${language}.`);
    },
  });
  await words.loadNamespaces(messages);
  return words;
}

/** Renders a tree that the browser does not hydrate, and then each of its islands on its own. */
function render(tree: ReactNode, words: i18n, language: Language, cache: StyleCache) {
  const found: FoundIsland[] = [];
  const html = renderToStaticMarkup(
    <IslandsContext value={found}>
      <I18nextProvider i18n={words}>
        <IslandRoot language={language} cache={cache}>
          {tree}
        </IslandRoot>
      </I18nextProvider>
    </IslandsContext>,
  );
  const whole = found.reduce((page, { id, marker, Content }) => {
    const island = renderToString(
      <IslandRoot language={language} cache={cache}>
        <Content />
      </IslandRoot>,
      { identifierPrefix: `${id}-` },
    );
    return page.replace(marker, () => island);
  }, html);
  return { html: whole, hasIslands: found.length > 0 };
}

/** Each call that the browser repeats, and its response; nothing when there was no API, or for any address. */
function getResponses(
  { refreshes, isResponse }: Pick<Page, 'refreshes' | 'isResponse'>,
  figures: Figures | undefined,
): string | undefined {
  return (
    refreshes
      // A part that is switched off has no figures.
      ?.filter((name) => !figures || figures[name] !== undefined)
      .map((name) => `${figureCalls[name]}=${figures && !isResponse ? digestOf(figures[name]) : ''}`)
      .join(' ')
  );
}

/** The names of the parts of the product that are switched off, with spaces. */
const namesOfOff = (capabilities: Figures['capabilities']) =>
  capabilityNames.filter((name) => !capabilities[name]).join(' ');

/** Renders every public page in every language, without its document. */
async function renderPages(
  { figures, origin, builtAt }: Pick<RenderOptions, 'figures' | 'origin' | 'builtAt'>,
  cache: StyleCache,
): Promise<Page[]> {
  const rendered: Page[] = [];

  for (const language of languages) {
    const words = await wordsIn(language);
    const paths = getPaths[language];
    const known = figures?.[language];
    const links = publicLinks(paths);
    for (const id of publicScreenIds) {
      const { path, section, isResponse = false, partOf, capability } = getPublicScreen(id);
      const { Component, head, params: paramsOf, refreshes } = await sitePages[id]();
      const hasParams = path.includes(':');
      const all = hasParams ? ((known && paramsOf?.(known)) ?? []) : [{}];
      for (const params of all) {
        const props: SitePageProps = { language, figures: known, origin, paths, params };
        const ownPath = fill(path, params);
        const { html, hasIslands } = render(
          <PublicFrame
            brand={brand}
            hrefs={{
              home: paths.home,
              account: paths.cabinet,
              login: paths.login,
              register: paths.register,
            }}
            links={links}
            current={section}
            capability={capability}
            language={language}
            languageHrefs={byLanguage((other) => `/${other}/${isResponse ? (partOf ?? '') : ownPath}`)}
            year={builtAt.getUTCFullYear()}
          >
            <Component {...props} />
          </PublicFrame>,
          words,
          language,
          cache,
        );
        rendered.push({
          id,
          language,
          params,
          path: ownPath,
          head: head(props, words.getFixedT(language, messages)),
          html,
          hasIslands,
          isResponse,
          partOf,
          isOff: capability !== undefined && known?.capabilities[capability] === false,
          refreshes,
        });
      }
    }
  }
  return rendered;
}

/** Renders every public page in both languages. Returns the content of each file by its path in the site's folder. */
export async function renderSite({
  figures,
  api,
  origin,
  builtAt,
  extractedCss,
  addAsset,
  addPicture,
  assets,
  modulesOf,
}: RenderOptions): Promise<Map<string, string>> {
  // Before the rendering, which blocks this process for so long that the server ends its connections.
  const responses = api === undefined ? undefined : await fetchResponses(api);
  const cache = createStyleCache();
  const rendered = await renderPages({ figures, origin, builtAt }, cache);
  const styles = collectStyles();
  const files = rendered.map(({ html, language }) =>
    editHtml(html, ({ attribute, value, source }) =>
      attribute === 'style' ? styles.mark(value) : setType(language, source),
    ),
  );
  const globalRules = renderToStaticMarkup(<GlobalStyles />).replace(/<\/?style[^>]*>/g, '');
  const { css, names } = readStyles(cache);
  const commonRules = [brandStyle(), globalRules, siteRules].join('\n');
  const stylesheet = addAsset(
    'site.css',
    [commonRules, withoutSwap(extractedCss), css, styles.rules()].join('\n'),
  );

  if (addPicture)
    for (const { language, path, head, isResponse, partOf } of rendered)
      if (!isResponse && partOf === undefined)
        addPicture(pictureOf(language, path), setType(language, head.title));

  const icon = addAsset('icon.svg', renderIcon(brand));
  const fontRules = extractedCss.match(/@font-face\s*\{[^}]*\}/g)?.join('\n') ?? '';
  const { app, boot: _, ...common } = assets;
  const appPages =
    app &&
    (await renderApp({ responses, fontRules, commonRules, addAsset, assets: { ...common, app, icon } }));
  const cabinetPages =
    app &&
    modulesOf &&
    (await renderCabinet({ fontRules, commonRules, addAsset, modulesOf, assets: { ...common, app, icon } }));

  return new Map([
    ...rendered.map(
      ({ id, language, params, path, head, hasIslands, isResponse, partOf, refreshes }, index) => {
        const file = `${fileOf(language, path)}.html`;
        const responses = getResponses({ refreshes, isResponse }, figures?.[language]);
        const html = renderDocument({
          language,
          canonicalPath: partOf ?? path,
          head,
          body: files[index] ?? '',
          brandName: brand.name,
          origin,
          isResponse,
          picture: addPicture && `/${pictureOf(language, partOf ?? path)}`,
          assets: { ...assets, stylesheet, icon },
          off: figures && namesOfOff(figures[language].capabilities),
          refreshed: responses === undefined ? undefined : { page: id, params, responses },
          hydratedStyles: hasIslands ? names : undefined,
        });
        return [file, html] as const;
      },
    ),
    ...(appPages || []),
    ...(cabinetPages || []),
    ['index.html', redirectDocument(brand, { icon, scripts: assets.scripts })],
    [
      'sitemap.xml',
      renderSitemap(
        origin,
        rendered.filter(({ isResponse, partOf, isOff }) => !isResponse && !isOff && partOf === undefined),
      ),
    ],
    ['robots.txt', renderRobots(origin)],
    ['.well-known/security.txt', renderSecurityText(origin, builtAt)],
  ]);
}

/** The name of the file of a page, without its ending. */
const fileOf = (language: Language, path: string) => `${language}/${path === '' ? 'index' : path}`;

/** Not a name with a hash: services that show previews keep the address for months. */
const pictureOf = (language: Language, path: string) => `${fileOf(language, path)}.png`;

/**
 * A font that comes late would move the text and delay the largest paint. The fonts are preloaded; a browser that still does not
 * have them shows this visit in the fallback, and the next one in the font.
 */
const withoutSwap = (css: string) => css.replaceAll(/font-display:\s*swap/g, 'font-display:optional');

/** The name of a language in a script that a page has no font for is not worth the font. */
const foreignNames = languages.flatMap((language) =>
  languages
    .filter((other) =>
      languageTable[other].fontSubsets.some(
        (subset) => !languageTable[language].fontSubsets.includes(subset),
      ),
    )
    .map(
      (other) => `:root[lang='${language}'] [lang='${other}']{font-family:system-ui,sans-serif!important}`,
    ),
);

/**
 * What is about a part of the product that is off is hidden, with the links to its page. At the first visit the place stays empty
 * until the response is there, for three seconds at most.
 */
const capabilityRules = [
  '@keyframes known{to{visibility:visible}}',
  ...(['referrals', 'cases', 'planResults', 'support', 'guestRequests', 'documents'] as const).flatMap(
    (capability) => {
      const links = publicScreenIds
        .filter((id) => getPublicScreen(id).capability === capability)
        .flatMap((id) => languages.map((language) => `[href^='${getPaths[language][id]}']`));
      const link = links.length > 0 ? [`a:is(${links.join()})`, `li:has(>a:is(${links.join()}))`] : [];
      const parts = [`[${pageParts.capability}='${capability}']`, ...link].join();
      return [
        `:root${specificity}[data-off~='${capability}'] :is(${parts}){display:none}`,
        `:root${specificity}[data-unsure] :is(${parts}){visibility:hidden;animation:known 0s 3s forwards}`,
      ];
    },
  ),
];

/** Rules of the static pages alone. */
const siteRules = [
  '@layer{[data-react-aria-pressable]{touch-action:pan-x pan-y pinch-zoom}}',
  ...foreignNames,
  ...capabilityRules,
].join('\n');
