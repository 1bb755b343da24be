import { pageParts } from '@meridian/page-parts';
import { FiguresChanged } from '@meridian/feature-content';
import { messages } from '@meridian/feature-content/messages';
import { createI18n, fallbackLanguage, isLanguage } from '@meridian/i18n';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { apiOrigin } from '@meridian/web/api-origin';
import { brand } from '@meridian/web/brand';
import { getPaths } from '@meridian/frame/paths';
import { isPublicScreenId, getPublicScreen } from '@meridian/frame/public-screens';
import { hydrate, renderAgain } from './hydrate.tsx';
import { IslandsContext } from './Island.tsx';
import { IslandRoot } from './IslandRoot.tsx';
import { readFigures } from './readFigures.ts';
import type { SitePageProps } from './SitePage.ts';
import { sitePages } from './sitePages.ts';

const placesOf = (root: ParentNode) =>
  new Map(
    [...root.querySelectorAll<HTMLElement>(`[${pageParts.figures}]`)].map((place) => [
      place.getAttribute(pageParts.figures),
      place,
    ]),
  );

/** Replaces the content of a place. An island in it gets the new figures and keeps what a user entered. */
async function replace(place: HTMLElement, by: HTMLElement): Promise<void> {
  const island = place.querySelector<HTMLElement>('[data-island]');
  const next = by.querySelector<HTMLElement>('[data-island]');
  if (island && next) return renderAgain(island, next.dataset.props ?? '{}');
  place.replaceChildren(...by.childNodes);
  if (next) await hydrate(next);
}

/** The item of an address that gets a page for all items. */
const itemOfAddress = () => ({ id: decodeURIComponent(location.pathname.split('/').at(-1) ?? '') });

/** Renders the page with the current figures of the API, and shows the places of the figures. */
export async function renderFigures(id: string): Promise<void> {
  const { lang, dataset } = document.documentElement;
  const language = isLanguage(lang) ? lang : fallbackLanguage;
  if (!isPublicScreenId(id)) throw new Error(`There is no page "${id}".`);
  const { isResponse = false } = getPublicScreen(id);
  const i18n = createI18n(language);
  const [figures, { Component, head }] = await Promise.all([
    readFigures(`${apiOrigin()}/api`, language),
    sitePages[id](),
    i18n.loadNamespaces(messages),
  ]);
  // The static page links to every page of an item that it shows.
  const written = new Set([...document.links].map(({ pathname }) => pathname));
  const props: SitePageProps = {
    language,
    figures,
    origin: location.origin,
    paths: getPaths[language],
    params: isResponse ? itemOfAddress() : Object.fromEntries(new URLSearchParams(dataset.params)),
    isWritten: (path) => written.has(path),
  };
  const page = document.createElement('div');
  flushSync(() =>
    createRoot(page).render(
      <IslandsContext value={[]}>
        <I18nextProvider i18n={i18n}>
          <IslandRoot language={language}>
            {/* Without a digest the page was written without figures, so nothing has changed. */}
            <FiguresChanged value={dataset.responses?.endsWith('=') !== true}>
              <Component {...props} />
            </FiguresChanged>
          </IslandRoot>
        </I18nextProvider>
      </IslandsContext>,
    ),
  );
  const current = placesOf(page);
  for (const [name, place] of placesOf(document)) {
    const by = current.get(name);
    if (by) await replace(place, by);
  }
  if (isResponse) document.title = `${head(props, i18n.getFixedT(language, messages)).title} · ${brand.name}`;
  // The boot script hands an inviter on to the new links.
  window.dispatchEvent(new Event('figures'));
}
