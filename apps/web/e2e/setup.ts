import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CHROMIUM_ARGUMENTS, ensureChromium } from '@meridian/testing/chromium';
import { startSandbox } from '@meridian/sandbox';
import { chromium } from 'playwright';
import type { TestProject } from 'vitest/node';
import { startApp } from '@meridian/site/start';
import { clockOffset, startsAt } from './clock.ts';
import { logTo } from './serverLog.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The app that the files share. */
    app: { url: string; sandboxUrl: string };
    /** The address of the browser that the files share. */
    browser: string;
    /** The folder of a seeded database, to copy. */
    seeds: string;
    /** The file with the rendered site. */
    site: string;
    /** The file with the log of the app that the files share. */
    log: string;
  }
}

/** Seeds a database once, then starts the app and the browser that all files share. */
export default async function setup({ provide }: TestProject) {
  const folder = await mkdtemp(join(tmpdir(), 'e2e-'));
  const [seeds = '', site = '', log = ''] = ['seeds', 'site.json', 'server.log'].map((name) =>
    join(folder, name),
  );
  provide('clockOffset', clockOffset());
  await (await startSandbox({ dataDir: seeds, clock: { startsAt } })).close();
  const dataDir = join(folder, 'shared');
  await cp(seeds, dataDir, { recursive: true });
  const [app, browser] = await Promise.all([
    startApp({ mode: 'built', dataDir, port: 4600, startsAt, log: logTo(log) }),
    chromium.launchServer({ executablePath: ensureChromium(), args: CHROMIUM_ARGUMENTS }),
  ]);
  await writeFile(site, JSON.stringify([...(app.site ?? [])]));
  provide('app', { url: app.url, sandboxUrl: app.sandboxUrl });
  provide('browser', browser.wsEndpoint());
  provide('seeds', seeds);
  provide('site', site);
  provide('log', log);
  return async () => {
    await Promise.all([app.close(), browser.close()]);
    await rm(folder, { recursive: true });
  };
}
