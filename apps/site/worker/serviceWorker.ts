/**
 * Stores the files of one build, so that the cabinet opens at once and without a connection, and shows what the server pushes. It is
 * registered once for each language, for the addresses below `/:language/cabinet`. It never sees a response of the API. Decisions
 * 0040 and 0049.
 */
import { registerRoute } from 'workbox-routing';
import { CacheFirst } from 'workbox-strategies';
import type { BuildFiles } from './BuildFiles.ts';

/** The build writes the files in place of this name. */
declare const FILES_OF_BUILD: BuildFiles;

declare const self: ServiceWorkerGlobalScope;

declare global {
  interface ExtendableEvent {
    /** Lets the browser respond without starting the worker. Only Chromium has it yet, and TypeScript does not know it. */
    addRoutes?: (
      routes: readonly {
        readonly condition: { readonly urlPattern: { readonly pathname: string } };
        readonly source: 'network' | { readonly cacheName: string };
      }[],
    ) => Promise<void>;
  }
}

const scope = new URL(self.registration.scope).pathname;
const { pages, detailsOf, assets } = FILES_OF_BUILD[scope] ?? { pages: {}, detailsOf: [], assets: [] };

const cacheName = `files of ${scope}`;

/** The entry with the ids of the pages that were open when this build took over. They may still load files of the last build. */
const OPEN_BEFORE = `${scope}?open-before`;

/** The page that responds to an address, as the web server chooses it. */
function pageOf(pathname: string): string | undefined {
  if (pathname in pages) return pathname;
  return detailsOf.find((page) => pathname.startsWith(`${page}/`));
}

/** The name of a page's entry in the cache has the hash of its content, as the name of an asset has. */
const entryOf = (page: string) => `${page}?content=${pages[page]}`;

const files = new CacheFirst({
  cacheName,
  plugins: [
    {
      async cacheKeyWillBeUsed({ request }) {
        const page = pageOf(new URL(request.url).pathname);
        return page === undefined ? request : entryOf(page);
      },
    },
  ],
});

/** Stores what is missing. One file after another: the user may be waiting for something else. */
async function storeFiles(event: ExtendableEvent): Promise<void> {
  for (const file of [...Object.keys(pages), ...assets]) {
    const [response, stored] = files.handleAll({ event, request: file });
    if (!(await response).ok) throw new Error(`The server does not have ${file}.`);
    await stored;
  }
}

async function noteOpenPages(): Promise<void> {
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const ids = windows.filter(({ url }) => new URL(url).pathname.startsWith(scope)).map(({ id }) => id);
  const cache = await caches.open(cacheName);
  await cache.put(OPEN_BEFORE, Response.json(ids));
}

const isText = (value: unknown) => typeof value === 'string';

/** Deletes the files of earlier builds, once none of their pages is open. */
async function deleteOutdated(): Promise<void> {
  // The files of a build that is being installed are not in the lists of this one.
  if (self.registration.installing || self.registration.waiting) return;
  const cache = await caches.open(cacheName);
  const ids: unknown = await (await cache.match(OPEN_BEFORE))?.json();
  if (!Array.isArray(ids)) return;
  const open = await Promise.all(ids.filter(isText).map((id) => self.clients.get(id)));
  if (open.some((client) => client !== undefined)) return;
  const current = new Set([...Object.keys(pages).map(entryOf), ...assets]);
  for (const request of await cache.keys()) {
    const { pathname, search } = new URL(request.url);
    if (!current.has(pathname + search)) await cache.delete(request);
  }
}

self.addEventListener('install', (event) => {
  const direct = event.addRoutes?.([
    { condition: { urlPattern: { pathname: '/api/*' } }, source: 'network' },
    { condition: { urlPattern: { pathname: '/assets/*' } }, source: { cacheName } },
  ]);
  // Without them the routes below respond.
  direct?.catch(() => undefined);
  event.waitUntil(storeFiles(event).then(() => self.skipWaiting()));
});

self.addEventListener('activate', (event) => {
  event.waitUntil(
    noteOpenPages()
      .then(deleteOutdated)
      .then(() => self.clients.claim()),
  );
});

// Before the routes: a response stops the event.
self.addEventListener('fetch', (event) => {
  if (event.request.mode === 'navigate') event.waitUntil(deleteOutdated());
});

// All that this worker responds to. Any other request is the browser's own.
registerRoute(({ request, url }) => {
  return request.mode === 'navigate' && pageOf(url.pathname) !== undefined;
}, files);
registerRoute(({ sameOrigin, url }) => sameOrigin && url.pathname.startsWith('/assets/'), files);

/** What the server pushes. It has no amounts: a locked screen shows it. */
interface Push {
  readonly title: string;
  readonly text: string;
  readonly topic: string;
}

const isPush = (value: unknown): value is Push =>
  value instanceof Object && ['title', 'text', 'topic'].every((name) => isText(Reflect.get(value, name)));

self.addEventListener('push', (event) => {
  const pushed: unknown = event.data?.json();
  if (!isPush(pushed)) return;
  // A newer one of its topic takes its place.
  const { title, text: body, topic: tag } = pushed;
  event.waitUntil(self.registration.showNotification(title, { body, tag }));
});

/** Shows a page of the cabinet that is open, as it is: it may have a form. Otherwise opens the notifications. */
async function openCabinet(): Promise<void> {
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const open = windows.find(({ url }) => new URL(url).pathname.startsWith(scope));
  await (open ? open.focus() : self.clients.openWindow(`${scope}/notifications`));
}

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(openCabinet());
});
