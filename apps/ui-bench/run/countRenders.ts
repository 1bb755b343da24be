import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { CHROMIUM_ARGUMENTS, ensureChromium } from '@meridian/testing/chromium';
import { brandCss, defaultBrand } from '@meridian/ui/brand';
import optimizeLocales from '@react-aria/optimize-locales-plugin';
import react from '@vitejs/plugin-react';
import { chromium, type Page } from 'playwright';
import { build, preview } from 'vite';
import type { Report } from './Report.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const outDir = fileURLToPath(new URL('../../../.cache/ui-bench', import.meta.url));

/** Builds the page for production. */
async function buildPage(): Promise<void> {
  await build({
    root,
    configFile: false,
    logLevel: 'warn',
    plugins: [react(), { ...optimizeLocales.vite({ locales: ['en-US'] }), enforce: 'pre' }],
    // Only React's profiling build counts renders.
    resolve: { alias: { 'react-dom/client': 'react-dom/profiling' } },
    build: {
      target: 'es2023',
      outDir,
      emptyOutDir: true,
      modulePreload: { polyfill: false },
      chunkSizeWarningLimit: 2000,
      rolldownOptions: { input: `${root}/src/page.tsx`, output: { entryFileNames: 'page.js' } },
    },
  });
  writeFileSync(
    `${outDir}/index.html`,
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Bench</title><link rel="icon" href="data:,"><style>${brandCss(defaultBrand)}</style></head><body><div id="root"></div><script type="module" src="/page.js"></script></body></html>`,
  );
}

/** The render count of the page once it is idle, lazy chunks included. */
async function rendersOf(page: Page): Promise<number> {
  await page.waitForLoadState('networkidle');
  await page.evaluate(
    () => new Promise<void>((resolve) => setTimeout(() => requestIdleCallback(() => resolve()), 300)),
  );
  return page.evaluate(() => Number(document.documentElement.dataset.renders));
}

const backgroundOf = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor);

/** Counts the renders of the page while scheme and brand are switched. */
async function countRenders(page: Page): Promise<Record<string, number>> {
  const loaded = await rendersOf(page);
  await page.locator('input').first().fill('T');
  if (!(loaded > 0 && (await rendersOf(page)) > loaded))
    throw new Error('The page does not count its renders.');

  const counts: Record<string, number> = {};
  for (const what of ['scheme', 'brand']) {
    const [renders, background] = [await rendersOf(page), await backgroundOf(page)];
    await page.evaluate((name) => dispatchEvent(new Event(name)), `switch${what}`);
    counts[what] = (await rendersOf(page)) - renders;
    if ((await backgroundOf(page)) === background) throw new Error(`The ${what} was not switched.`);
  }
  return counts;
}

/** Switching the brand or the scheme must render nothing. */
export async function reportRenders(): Promise<Report> {
  await buildPage();
  const server = await preview({
    configFile: false,
    build: { outDir },
    preview: { host: '127.0.0.1', port: 0 },
  });
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: CHROMIUM_ARGUMENTS });
  try {
    const page = await browser.newPage();
    await page.goto(server.resolvedUrls?.local[0] ?? '');
    const counts = Object.entries(await countRenders(page));
    const lines = counts.map(([what, count]) => `  switching the ${what}: ${count}, goal 0`);
    return {
      text: ['Renders of a page with a form and a table', ...lines].join('\n'),
      isMet: counts.every(([, count]) => count === 0),
    };
  } finally {
    await browser.close();
    await server.close();
  }
}
