import type { BrowserContextOptions, Page, Response } from 'playwright';
import { openContext } from '../browser.ts';
import { headingPlaces, isWhole } from '../composition/rules.ts';
import { loadAxe } from './accessibility.ts';

export interface OpenPage {
  page: Page;
  /** The `Accept-Language` header of each API call, by method and address. */
  languages: ReadonlyMap<string, string | undefined>;
  /** Responses of the API. */
  responses: readonly Response[];
  /** The addresses of the scripts that it loaded. */
  scripts: readonly string[];
  /** Console messages of any level, and uncaught errors. */
  complaints: readonly string[];
  /** The headings that moved by more than a pixel when the responses came, each with its places before and after. */
  movedHeadings: readonly string[];
}

/** Records each `layout-shift` since the first paint, except those caused by user input: its size, and what moved. */
function watchLayoutShift() {
  const shifts: { size: number; moved: string }[] = [];
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const hadRecentInput: unknown = Reflect.get(entry, 'hadRecentInput');
      if (hadRecentInput !== false) continue;
      const sources: { node: Node | null }[] = Reflect.get(entry, 'sources');
      shifts.push({
        size: Number(Reflect.get(entry, 'value')),
        moved: sources.map(({ node }) => node?.textContent?.slice(0, 40)).join(' | '),
      });
    }
    document.documentElement.dataset.layoutShifts = JSON.stringify(shifts);
  }).observe({ type: 'layout-shift', buffered: true });
}

const painted = (page: Page) =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));

/**
 * Holds the calls to the API. Returns what responds to them one by one, the last one first, each after the page was painted, and
 * before that reads where the headings are.
 */
async function holdResponses(page: Page): Promise<() => ReturnType<typeof headingPlaces>> {
  const held: (() => void)[] = [];
  let isHeld = true;
  // All but what decides whether there is a page.
  await page.route(/\/api\/(?!settings\/capabilities$)/, async (route) => {
    if (isHeld) await new Promise<void>((resolve) => held.push(resolve));
    await route.continue();
  });
  return async () => {
    await page.getByRole('heading', { level: 1 }).filter({ visible: true }).first().waitFor();
    await page.evaluate(() => document.fonts.ready);
    await painted(page);
    const headings = await headingPlaces(page);
    for (let response = held.pop(); response; response = held.pop()) {
      response();
      await painted(page);
    }
    isHeld = false;
    return headings;
  };
}

/** The headings that are still there, and have moved. */
async function movedSince(page: Page, before: Awaited<ReturnType<typeof headingPlaces>>): Promise<string[]> {
  const after = new Map(await headingPlaces(page));
  return before.flatMap(([heading, top]) => {
    const now = after.get(heading) ?? top;
    return Math.abs(now - top) > 1 ? [`${heading}: ${top} to ${now}`] : [];
  });
}

/**
 * Opens an address in a new browser context, and waits until everything is loaded. The responses of the API come after the page is
 * painted without them, so that `layoutShifts` sees what they move.
 */
export async function openPage(
  address: string,
  language: string,
  storageState: BrowserContextOptions['storageState'],
  width = 360,
): Promise<OpenPage> {
  const context = await openContext({
    viewport: { width, height: 740 },
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
  const scripts: string[] = [];
  page.on('response', (response) => {
    if (new URL(response.url()).pathname.startsWith('/api/')) responses.push(response);
    if (/javascript/.test(response.headers()['content-type'] ?? '')) scripts.push(response.url());
  });
  page.on('console', (message) => complaints.push(`${message.type()}: ${message.text()}`));
  page.on('pageerror', (error) => complaints.push(String(error)));
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (!pathname.startsWith('/api/')) return;
    languages.set(`${request.method()} ${pathname}${search}`, request.headers()['accept-language']);
  });
  await page.addInitScript(watchLayoutShift);
  await loadAxe(page);
  const respond = await holdResponses(page);
  await page.goto(address);
  const headings = await respond();
  // The network is idle as well while a busy machine starts the app.
  await page.waitForFunction(() => !document.querySelector('#root:not([data-hydrated])'));
  await page.waitForLoadState('networkidle');
  await page.locator('main').waitFor();
  await isWhole(page);
  return {
    page,
    languages,
    responses,
    scripts,
    complaints,
    movedHeadings: await movedSince(page, headings),
  };
}
