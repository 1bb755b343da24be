import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { startSandbox } from '@meridian/sandbox';
import { findFreePort, serveWeb } from '@meridian/hosting';
import { buildFolder, prerenderSite, readInlineScripts, sitePolicies } from '@meridian/site';

/** Where a page stores what it complained about. It lasts until the tab is closed. */
export const COMPLAINTS_KEY = 'complaints';

/**
 * Stores errors and warnings of the console, uncaught errors, refused calls, files that do not load, and violations of the policy. WebDriver
 * tells nothing of them, so the page records them itself.
 */
function watch(key: string): void {
  const note = (text: string) => {
    const known = sessionStorage.getItem(key);
    sessionStorage.setItem(key, known === null ? text : `${known}\n${text}`);
  };
  for (const level of ['error', 'warn'] as const) {
    // oxlint-disable-next-line no-console -- the console is what is watched
    const write = console[level].bind(console);
    // oxlint-disable-next-line no-console -- the console is what is watched
    console[level] = (...texts: unknown[]) => {
      note(texts.map(String).join(' '));
      write(...texts);
    };
  }
  const send = window.fetch.bind(window);
  window.fetch = async (...request) => {
    const response = await send(...request);
    if (response.status >= 400) note(`answer ${response.status}: ${response.url}`);
    return response;
  };
  let isLeft = false;
  window.addEventListener('beforeunload', () => {
    isLeft = true;
  });
  window.addEventListener(
    'error',
    (event) => {
      const { target } = event;
      // WebKit reports what it stopped loading because the next page was opened.
      if (isLeft && target instanceof Element) return;
      // Firefox reports an error for a hint to load what is loaded already.
      if (target instanceof HTMLLinkElement && target.rel.endsWith('preload')) return;
      if (target instanceof Element) note(`not loaded: ${target.outerHTML}`);
      else note(`uncaught: ${event.message}`);
    },
    true,
  );
  window.addEventListener('unhandledrejection', ({ reason }) => note(`unhandled: ${String(reason)}`));
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
    note(`policy: ${effectiveDirective} ${blockedURI}`),
  );
}

const WATCH = '/watch.js';

/** The script is a file of the site, so the policy allows it. It runs before every other script. */
const withWatch = (html: string) =>
  html.replace(/<head>/i, (head) => `${head}<script src="${WATCH}"></script>`);

export interface WatchedApp {
  url: string;
  /** The files of the static pages. */
  pages: readonly string[];
  close: () => Promise<void>;
}

/** The built site with a sandbox, as `npm start` serves it. Its pages record their complaints. */
export async function startWatchedApp(): Promise<WatchedApp> {
  const port = await findFreePort(5700);
  const url = `http://localhost:${port}`;
  const sandbox = await startSandbox({ dataDir: 'memory', port: await findFreePort(port + 1000) });
  const folder = `${buildFolder}/dist`;
  const built = await prerenderSite({ api: sandbox.url, origin: url });
  const files = new Map([['app.html', readFileSync(join(folder, 'app.html'))], ...built]);
  for (const [file, content] of files)
    if (file.endsWith('.html')) files.set(file, withWatch(String(content)));
  files.set(WATCH.slice(1), `(${watch.toString()})(${JSON.stringify(COMPLAINTS_KEY)});`);
  const policies = sitePolicies(readInlineScripts());
  const web = await serveWeb({ folder, files, policies, port, upstream: sandbox.url });
  return {
    url,
    pages: [...built.keys()].filter((file) => file.endsWith('.html')),
    close: async () => {
      await web.close();
      await sandbox.close();
    },
  };
}
