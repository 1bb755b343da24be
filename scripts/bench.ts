import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { chromium, type Browser, type BrowserContextOptions, type Response } from 'playwright';
import { makeVisitors } from '@meridian/web/e2e/investors';
import { exampleAddress, screenIds, screens } from '@meridian/frame/screens';
import { budgetOf } from '@meridian/web/e2e/budgets';
import { CHROMIUM_ARGUMENTS, ensureChromium } from '@meridian/testing/chromium';
import { startApp } from '@meridian/site/start';

/** Kilobytes of JavaScript, after gzip, that a visit with an empty cache loads, and its time to the page's heading. */
async function measure(
  browser: Browser,
  address: string,
  storageState?: BrowserContextOptions['storageState'],
) {
  const context = await browser.newContext({ storageState });
  const page = await context.newPage();
  const scripts: Response[] = [];
  page.on('response', (response) => {
    if (/javascript/.test(response.headers()['content-type'] ?? '')) scripts.push(response);
  });
  const started = performance.now();
  await page.goto(address);
  await page.getByRole('heading', { level: 1 }).waitFor();
  const milliseconds = performance.now() - started;
  await page.waitForLoadState('networkidle');
  // Read only now: a body that is still on its way when the page is closed would end the whole run.
  const bodies = await Promise.all(scripts.map((script) => script.body()));
  const bytes = bodies.reduce((sum, body) => sum + gzipSync(body, { level: 9 }).length, 0);
  await context.close();
  return { kilobytes: bytes / 1000, milliseconds };
}

const scratch = mkdtempSync(join(tmpdir(), 'meridian bench '));
const browser = await chromium.launch({ executablePath: ensureChromium(), args: CHROMIUM_ARGUMENTS });
try {
  const app = await startApp({ mode: 'built', dataDir: 'memory', port: 4400 });
  try {
    const visitors = await makeVisitors(app);
    console.log('JavaScript a route loads, gzip (budget)     heading shown after');
    for (const id of screenIds) {
      const { path, access } = screens[id];
      const budget = budgetOf(id);
      const visit = await measure(browser, app.url + exampleAddress(id, 'en'), visitors[access]);
      const mark = visit.kilobytes > budget ? ' OVER BUDGET' : '';
      console.log(
        `${path.padEnd(24)} ${visit.kilobytes.toFixed(1).padStart(6)} kB (${budget} kB) ${visit.milliseconds.toFixed(0).padStart(10)} ms${mark}`,
      );
    }
  } finally {
    await app.close();
  }
  for (const start of ['from nothing', 'from an existing database']) {
    const started = performance.now();
    const dev = await startApp({ mode: 'dev', dataDir: scratch, port: 4500 });
    const listening = performance.now() - started;
    const { milliseconds } = await measure(browser, `${dev.url}/en/login`);
    await dev.close();
    console.log(
      `start ${start}: listening after ${listening.toFixed(0)} ms, a usable page ${milliseconds.toFixed(0)} ms later`,
    );
  }
} finally {
  await browser.close();
  rmSync(scratch, { recursive: true, force: true });
}
