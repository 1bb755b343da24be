import { pageParts } from '@meridian/page-parts';
import type { Responses } from '@meridian/api-client/react';
import { type Language, languages } from '@meridian/i18n';
import { createStyleCache } from '@meridian/ui';
import { getManifestPath } from '@meridian/frame/files';
import { getPaths } from '@meridian/frame/paths';
import { prerenderedIds } from '@meridian/frame/screens';
import { i18nOf } from '@meridian/web/i18n';
import { getStaticSession } from '@meridian/web/session';
import { type AppAssets, appDocument } from './document.ts';
import { collectStyles, editHtml } from './editHtml.ts';
import { renderManifest } from './manifest.ts';
import { optionalFonts } from './optionalFonts.ts';
import { readStyles } from './readStyles.ts';
import { renderPage } from './renderPage.tsx';

interface AppPagesOptions {
  /** The responses of the API, by language. Undefined when there was no API. */
  responses: Readonly<Record<Language, Responses>> | undefined;
  /** The rules of fonts, with addresses under `/assets/`. */
  fontRules: string;
  /** Rules that the public pages have too. */
  commonRules: string;
  /** Stores a file under a name with its hash, and returns its address. */
  addAsset: (name: string, content: string) => string;
  assets: Omit<AppAssets, 'stylesheet'>;
}

/** The form is not shown to visitors to whom the app will show something else, and passkeys not where the browser has none. */
const ownRules = `:root[${pageParts.personal}] #root{visibility:hidden}:root:not([data-webauthn]) [${pageParts.passkeys}]{display:none}`;

/**
 * Renders the pages of the app that are static HTML, as a guest without a query sees them, and its manifests, in every language.
 * Returns the content of each file by its path in the site's folder.
 */
export async function renderApp({
  responses,
  fontRules,
  commonRules,
  addAsset,
  assets,
}: AppPagesOptions): Promise<Map<string, string>> {
  const styles = createStyleCache();
  const rendered: { language: Language; address: string; title: string; body: string }[] = [];
  for (const language of languages) {
    for (const id of prerenderedIds) {
      const address = getPaths[language][id];
      const sources = { session: getStaticSession(), responses: responses?.[language], styles };
      rendered.push({ language, address, ...(await renderPage({ address, ...sources })) });
    }
  }
  const attributes = collectStyles();
  const bodies = rendered.map(({ body }) =>
    editHtml(body, ({ attribute, value, source }) =>
      attribute === 'style' ? attributes.mark(value) : source,
    ),
  );
  const { css, names } = readStyles(styles);
  const stylesheets = Object.fromEntries(
    languages.map((language) => [
      language,
      addAsset(
        'app.css',
        [
          optionalFonts(fontRules, assets.fonts[language]),
          commonRules,
          ownRules,
          css,
          attributes.rules(),
        ].join('\n'),
      ),
    ]),
  );
  const { installedIcons: icons, themeColours } = assets;
  const manifests = languages.flatMap((language) =>
    icons
      ? [
          [
            getManifestPath(language).slice(1),
            renderManifest({
              language,
              t: i18nOf(language).getFixedT(language, 'frame'),
              icons,
              themeColours,
            }),
          ] as const,
        ]
      : [],
  );
  return new Map([
    ...manifests,
    ...rendered.map(({ language, address, title }, index) => {
      const document = appDocument({
        language,
        title,
        responses: responses?.[language],
        body: bodies[index] ?? '',
        assets: { ...assets, stylesheet: stylesheets[language] ?? '' },
        hydratedStyles: names,
      });
      return [`${address.slice(1)}.html`, document] as const;
    }),
  ]);
}
