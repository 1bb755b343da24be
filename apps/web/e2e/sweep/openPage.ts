import { createRequire } from 'node:module';
import type { Language } from '@meridian/i18n';
import type { Browser, BrowserContextOptions, Page } from 'playwright';

const axePath = createRequire(import.meta.url).resolve('axe-core/axe.min.js');

export interface OpenPage {
  page: Page;
  /** The `Accept-Language` of each call of the API, by the call. */
  languages: ReadonlyMap<string, string | undefined>;
  /** Every console message of any level, and every error that nothing caught. */
  complaints: readonly string[];
}

/** Adds up every move of what was already there (`layout-shift`), from the first paint on. */
function watchLayoutShift() {
  let total = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const isByHand: unknown = Reflect.get(entry, 'hadRecentInput');
      if (isByHand === false) total += Number(Reflect.get(entry, 'value'));
    }
    document.documentElement.dataset.layoutShift = String(total);
  }).observe({ type: 'layout-shift', buffered: true });
}

/** Opens an address as the first page of a fresh browser, at 360 px, and waits until nothing loads any more. */
export async function openPage(
  browser: Browser,
  address: string,
  language: Language,
  storageState: BrowserContextOptions['storageState'],
): Promise<OpenPage> {
  const context = await browser.newContext({
    viewport: { width: 360, height: 740 },
    // The other language of the site: the address decides, and the browser must not.
    locale: language === 'en' ? 'ru-RU' : 'en-GB',
    timezoneId: 'Europe/Nicosia',
    reducedMotion: 'reduce',
    storageState,
  });
  const page = await context.newPage();
  page.setDefaultTimeout(15_000);
  const complaints: string[] = [];
  const languages = new Map<string, string | undefined>();
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
  return { page, languages, complaints };
}
