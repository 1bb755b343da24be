import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Sandbox, startSandbox } from '@meridian/sandbox';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { findFreePort, serveWeb } from '@meridian/hosting';
import { buildFolder, prerenderSite, readInlineScripts, sitePolicies } from '@meridian/site';
import { visit } from './browser.ts';
import { signIn } from './signIn.ts';

let site: string;
let sandbox: Sandbox;
let closeSite: () => Promise<void>;
let dataDir: string;

/** The site of `npm run build -- --api-origin`, and the API at an origin of its own. */
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'api-origin-'));
  await cp(inject('seeds'), dataDir, { recursive: true });
  const port = await findFreePort(4900);
  site = `http://localhost:${port}`;
  sandbox = await startSandbox({ dataDir, port: port + 1000, takeNextPort: true, allowedOrigins: [site] });
  const { close } = await serveWeb({
    folder: `${buildFolder}/dist`,
    files: await prerenderSite({ api: undefined, origin: site, apiOrigin: sandbox.url }),
    policies: sitePolicies(readInlineScripts(), sandbox.url),
    port,
    // Nothing listens there: a call to the origin of the site gets a 502.
    upstream: 'http://127.0.0.1:1',
  });
  closeSite = close;
});

afterAll(async () => {
  await closeSite?.();
  await sandbox?.close();
  await rm(dataDir, { recursive: true });
});

it('a visitor reads the public pages, signs in and opens the cabinet with the API at another origin', async () => {
  const { page, complaints } = await visit({ width: 1280, height: 900 }, 'en-GB');
  const called: string[] = [];
  page.on('request', (request) => {
    const { origin, pathname } = new URL(request.url());
    if (pathname.startsWith('/api/') && request.method() !== 'OPTIONS') called.push(origin + pathname);
  });
  await page.goto(`${site}/en/plans`);
  await page.locator('#split figure').first().waitFor();

  await signIn(page, site);
  called.length = 0;
  await page.goto(`${site}/en/cabinet`);
  await page.locator('#skeleton').waitFor({ state: 'detached' });
  await page.getByRole('heading', { level: 1 }).waitFor();
  // The head of the page sent it, and the app took its response.
  expect(called.filter((address) => address === `${sandbox.url}/api/user/balance`)).toHaveLength(1);

  // No page of its own: `app.html` responds.
  await page.goto(`${site}/cabinet/operations`);
  await page.getByRole('heading', { level: 1, name: 'Operations' }).waitFor();
  expect(called.filter((address) => !address.startsWith(sandbox.url))).toEqual([]);
  expect(complaints).toEqual([]);
});
