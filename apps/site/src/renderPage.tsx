import { createApiClient } from '@meridian/api-client';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import { AppRoutes, type PageSources, preparePage } from '@meridian/web/routes';
import type { Session } from '@meridian/web/session';
import { StaticSession } from '@meridian/web/static-session';

export const noToken = {
  getToken: () => undefined,
  getLanguage: () => '',
  onUnauthorized: () => undefined,
};

/** Nothing is called while a page is rendered. */
const client = createApiClient({ baseUrl: '', ...noToken });

/** React writes the title of a page before the page. */
const TITLE = /^<title>([^<]*)<\/title>/;

interface RenderedPage extends Omit<PageSources, 'client'> {
  readonly address: string;
  readonly session: Session;
}

/** Renders a page of the app. Throws when a part of it fails, or waits for something. */
export async function renderPage({ address, session, ...sources }: RenderedPage) {
  await preparePage(address);
  const html = renderToString(
    <StaticSession value={() => session}>
      <StaticRouter location={address}>
        <AppRoutes {...sources} client={client} />
      </StaticRouter>
    </StaticSession>,
  );
  // React leaves a part that fails to the browser.
  const [failure] = /<template[^>]*data-msg="[^"]*"/.exec(html) ?? [];
  if (failure !== undefined || html.includes('<!--$!-->'))
    throw new Error(`The page ${address} cannot be rendered: ${failure}`);
  const title = TITLE.exec(html)?.[1];
  if (title === undefined) throw new Error(`The page ${address} has no title.`);
  return { title, body: html.replace(TITLE, '') };
}
