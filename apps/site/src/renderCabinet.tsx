import { pageParts } from '@meridian/page-parts';
import { createApiClient, type Schema } from '@meridian/api-client';
import { type Responses, responseKey, type Query } from '@meridian/api-client/react';
import { type Language, languages, locales } from '@meridian/i18n';
import { createStyleCache } from '@meridian/ui';
import { type LoadPage, pages } from '@meridian/web/pages';
import { getPaths } from '@meridian/frame/paths';
import { cabinetIds, getScreen, type ScreenId, screenIds } from '@meridian/frame/screens';
import type { Session } from '@meridian/web/session';
import { type AppAssets, cabinetDocument, type InlineName } from './document.ts';
import { collectStyles, editHtml, specificity } from './editHtml.ts';
import type { OpeningCall } from '@meridian/web/opening';
import { optionalFonts } from './optionalFonts.ts';
import { readStyles } from './readStyles.ts';
import { noToken, renderPage } from './renderPage.tsx';

/** What a page loads: sources relative to the folder of the app, and their messages in a language. */
export interface NeededModules {
  readonly sources: readonly string[];
  readonly language: Language;
}

interface CabinetPagesOptions {
  /** The rules of fonts, with addresses under `/assets/`. */
  fontRules: string;
  /** Rules that the public pages have too. */
  commonRules: string;
  /** Stores a file under a name with its hash, and returns its address. */
  addAsset: (name: string, content: string) => string;
  /** The addresses of the scripts that a page needs besides the app. */
  modulesOf: (needed: NeededModules) => readonly string[];
  assets: Omit<AppAssets, 'stylesheet'>;
}

/**
 * A user of whom the page knows nothing yet: what it would say of them is invisible. The e-mail is not confirmed, so that the page
 * has a place for the notice.
 */
const someone = (language: Language): Schema<'User'> => ({
  id: 'someone',
  login: '',
  email: 'someone@example.com',
  phone: '+10000000000',
  phoneConfirmed: true,
  emailConfirmed: false,
  language,
  subscription: { active: true, option: null, activeUntil: '1970-01-01T00:00:00Z' },
  notifications: 0,
  registrationDate: '1970-01-01T00:00:00Z',
  inviter: null,
});

/** Every part of the product is on: the style sheet hides the sections of those that were off at the last visit. */
const getResponses = (language: Language): Responses => ({
  [responseKey('/settings/{key}', language, { path: { key: 'capabilities' } })]: {
    key: 'capabilities',
    referrals: true,
    cases: true,
    explorers: true,
    paymentLinks: true,
    search: true,
    protection: true,
    displayCurrency: true,
    planResults: true,
    readOnlyKeys: true,
    depositRenewal: true,
    partialClosing: true,
    severalWallets: true,
    yearlyReport: true,
    support: true,
    guestRequests: true,
    documents: true,
    summaries: true,
    push: true,
  },
});

/** The address that the client of the app would call for a query, without its origin. */
async function addressOfCall({ path, params }: Query): Promise<string> {
  const origin = 'https://api.example';
  let called = '';
  const recorder = createApiClient({
    baseUrl: `${origin}/api`,
    ...noToken,
    async fetch({ url }) {
      called = url;
      return new Response('{}', { headers: { 'Content-Type': 'application/json' } });
    },
  });
  await recorder.anyOperation.request('get', path, { params: params instanceof Object ? params : {} });
  return called.slice(origin.length);
}

/** A day or an instant in a query comes from the clock of the build. */
const isOfToday = (path: string) => /\d{4}-\d\d-\d\d/.test(decodeURIComponent(path));

const routeFiles = import.meta.glob<Awaited<ReturnType<LoadPage>>>('../../web/src/routes/*Route.tsx');

/** Finds the source of a page: the file that has the component of its loader. */
async function readSources(): Promise<(id: ScreenId) => Promise<string>> {
  const sources = new Map(
    await Promise.all(
      Object.entries(routeFiles).map(
        async ([file, load]) => [(await load()).Component, file.replace('../../web/', '')] as const,
      ),
    ),
  );
  return async (id) => {
    const source = sources.get((await pages[id]()).Component);
    if (source === undefined) throw new Error(`No file of the routes has the page ${id}.`);
    return source;
  };
}

const sectionOff = screenIds.flatMap((id) => {
  const { capability } = getScreen(id);
  return capability
    ? languages.map(
        (language) =>
          `:root[data-off~='${capability}'] #skeleton :is(a,li:has(>a))[href='${getPaths[language][id]}']`,
      )
    : [];
});

/** The scripts of pages that write figures into their skeletons. */
const openers: Partial<Record<ScreenId, InlineName>> = {
  cabinet: 'openHome',
  operations: 'openOperations',
  deposits: 'openDeposits',
  refill: 'openRefill',
};

/** What depends on the user or the day is invisible, or has no place where they do not have it. */
const ownRules = [
  `:root[data-opening] #skeleton${specificity}{visibility:hidden}`,
  `#skeleton :is([${pageParts.ofUser}],code,[role=spinbutton])${specificity}{visibility:hidden!important}`,
  `:root:not([${pageParts.notice}='email']) #skeleton [${pageParts.notice}]${specificity}{display:none}`,
  `${sectionOff.join()}{display:none}`,
  `:root[data-off~='search'] #skeleton [${pageParts.capability}=search]${specificity}{display:none}`,
  // The app in its final place, until it replaces the skeleton.
  '#skeleton+#root{position:fixed;inset:0;visibility:hidden}',
].join('\n');

/**
 * Renders every page of the cabinet as somebody sees it whose figures are on their way. Returns the content of each file by its path
 * in the site's folder. Decision 0038.
 */
export async function renderCabinet({
  fontRules,
  commonRules,
  addAsset,
  modulesOf,
  assets,
}: CabinetPagesOptions): Promise<Map<string, string>> {
  const files = new Map<string, string>();
  const sourceOf = await readSources();
  for (const language of languages) {
    const session: Session = { state: 'authenticated', user: someone(language), isPersisted: true };
    const fonts = optionalFonts(fontRules, assets.cabinetFonts[language]);
    for (const id of cabinetIds) {
      const address = getPaths[language][id];
      const styles = createStyleCache();
      const queries: Query[] = [];
      const page = await renderPage({
        address,
        session,
        responses: getResponses(language),
        styles,
        onQuery: (query) => queries.push(query),
      });
      const attributes = collectStyles();
      const body = editHtml(page.body, ({ attribute, value, source }) =>
        attribute === 'style' ? attributes.mark(value) : source,
      );
      const { css, names } = readStyles(styles);
      const stylesheet = addAsset(
        'cabinet.css',
        [fonts, commonRules, css, attributes.rules(), ownRules].join('\n'),
      );
      const calls = new Map<string, OpeningCall>();
      for (const { path, params } of queries) {
        const called = await addressOfCall({ path, params });
        if (!isOfToday(called)) calls.set(called, { address: called, path, params: params ?? null });
      }
      files.set(
        `${address.slice(1)}.html`,
        cabinetDocument({
          language,
          title: page.title,
          body,
          script: openers[id] ?? 'openCabinet',
          opening: {
            login: getPaths[language].login,
            locale: locales[language],
            calls: [...calls.values()],
            app: assets.app,
            modules: modulesOf({
              sources: ['src/cabinet/CabinetLayout.tsx', await sourceOf(id)],
              language,
            }),
          },
          assets: { ...assets, fonts: assets.cabinetFonts, stylesheet },
          hydratedStyles: names,
        }),
      );
    }
  }
  return files;
}
