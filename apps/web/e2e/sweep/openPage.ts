import { createRequire } from 'node:module';
import type { BrowserContextOptions, Page, Response } from 'playwright';
import { openContext } from '../browser.ts';

const axePath = createRequire(import.meta.url).resolve('axe-core/axe.min.js');

export interface OpenPage {
  page: Page;
  /** The `Accept-Language` header of each API call, by method and address. */
  languages: ReadonlyMap<string, string | undefined>;
  /** Answers of the API. */
  responses: readonly Response[];
  /** Console messages of any level, and uncaught errors. */
  complaints: readonly string[];
}

/** Sums up all `layout-shift` entries since the first paint, except those caused by user input. */
function watchLayoutShift() {
  let total = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const hadRecentInput: unknown = Reflect.get(entry, 'hadRecentInput');
      if (hadRecentInput === false) total += Number(Reflect.get(entry, 'value'));
    }
    document.documentElement.dataset.layoutShift = String(total);
  }).observe({ type: 'layout-shift', buffered: true });
}

/** Opens an address in a new browser context, 360 px wide, and waits until everything is loaded. */
export async function openPage(
  address: string,
  language: string,
  storageState: BrowserContextOptions['storageState'],
): Promise<OpenPage> {
  const context = await openContext({
    viewport: { width: 360, height: 740 },
    // The browser prefers the other language, to test that only the address decides.
    locale: language === 'en' ? 'ru-RU' : 'en-GB',
    timezoneId: 'Europe/Nicosia',
    reducedMotion: 'reduce',
    storageState,
  });
  const page = await context.newPage();
  const complaints: string[] = [];
  const languages = new Map<string, string | undefined>();
  const responses: Response[] = [];
  page.on('response', (response) => {
    if (new URL(response.url()).pathname.startsWith('/api/')) responses.push(response);
  });
  page.on('console', (message) => complaints.push(`${message.type()}: ${message.text()}`));
  page.on('pageerror', (error) => complaints.push(String(error)));
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (!pathname.startsWith('/api/')) return;
    languages.set(`${request.method()} ${pathname}${search}`, request.headers()['accept-language']);
  });
  await page.addInitScript(watchLayoutShift);
  await page.addInitScript({ path: axePath });
  await page.goto(address, { waitUntil: 'networkidle' });
  await page.locator('main').waitFor();
  await page.waitForFunction(() => !document.querySelector('[aria-busy="true"], [aria-hidden][data-shape]'));
  return { page, languages, responses, complaints };
}
