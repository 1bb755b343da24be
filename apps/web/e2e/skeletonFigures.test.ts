import type { BrowserContextOptions, Page } from 'playwright';
import { beforeAll, expect, inject, it } from 'vitest';
import { openContext } from './browser.ts';
import { withVariants } from './eachRow.ts';
import { registerInvestor, signInDemo } from './investors.ts';

const app = inject('app');
const { url } = app;
let storage: BrowserContextOptions['storageState'];
let another: BrowserContextOptions['storageState'];

beforeAll(async () => {
  ({ storage } = await signInDemo(app));
  another = (await registerInvestor(app, 'anothertab')).storage;
});

interface Held {
  page: Page;
  /** Lets the script of the app load, and waits until the app shows the page. */
  letGo: () => Promise<void>;
}

/** A page of the cabinet without the script of its app. */
async function openHeld(width: number, language = 'en'): Promise<Held> {
  const context = await openContext({
    viewport: { width, height: 900 },
    locale: 'en-GB',
    timezoneId: 'Europe/Nicosia',
    reducedMotion: 'reduce',
    storageState: storage,
  });
  const page = await context.newPage();
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/assets/app-*.js', async (route) => {
    await promise;
    // The page may be closed.
    await route.continue().catch(() => undefined);
  });
  return {
    page,
    async letGo() {
      resolve();
      await page.locator('#skeleton').waitFor({ state: 'detached' });
      await page.getByRole('heading', { level: 1 }).filter({ visible: true }).first().waitFor();
      expect(new URL(page.url()).pathname.startsWith(`/${language}/`)).toBe(true);
    },
  };
}

const go = (page: Page, path: string) => page.goto(`${url}/${path}`, { waitUntil: 'commit' });

/** Waits until every placeholder that has a figure is replaced. */
async function filled(page: Page): Promise<void> {
  await page.locator('#skeleton[data-has-figures]').waitFor({ state: 'attached' });
  expect(await page.locator('#skeleton [data-figure]').count()).toBe(0);
  await page.evaluate(() => document.fonts.ready);
}

interface Placed {
  text: string;
  place: readonly number[];
}

/** The visible elements of a page with their places, to the hundredth of a pixel: of a heading only where it begins. */
const placesOf = (page: Page, selector: string): Promise<Placed[]> =>
  page.locator(selector).evaluateAll((elements) =>
    elements.flatMap((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      const isUnknown = element.querySelector('[data-shape]') !== null;
      if (isUnknown || width <= 1 || getComputedStyle(element).visibility !== 'visible') return [];
      const lengths = element.tagName.startsWith('H') ? [x, y] : [x, y, width, height];
      return {
        text: element.textContent.replaceAll(/\s+/g, ' '),
        place: lengths.map((length) => Math.round(length * 100) / 100),
      };
    }),
  );

const textsOf = async (page: Page, selector: string) =>
  (await placesOf(page, selector)).map(({ text }) => text);

const pages = [
  { path: 'cabinet', least: 12 },
  { path: 'cabinet/operations', least: 5 },
  { path: 'cabinet/deposits', least: 4 },
];
const openings = [
  { width: 1440, language: 'en' },
  { width: 390, language: 'ru' },
  { width: 320, language: 'en' },
  { width: 1440, language: 'ru' },
  { width: 390, language: 'en' },
  { width: 320, language: 'ru' },
];

it.each(withVariants(pages, openings))(
  '$item.path shows its figures before its scripts, each where the app shows it, at $variant.width px in $variant.language',
  async ({ item: { path, least }, variant: { width, language } }) => {
    const { page, letGo } = await openHeld(width, language);
    await go(page, `${language}/${path}`);
    await filled(page);
    // On the narrowest phone the rows between the headings wrap.
    const shown = width === 320 ? 'data' : ':is(data, h1, h2, h3)';
    const before = await placesOf(page, `#skeleton ${shown}`);
    await letGo();
    expect(before.length).toBeGreaterThan(least);
    expect(await placesOf(page, `#root ${shown}`)).toEqual(expect.arrayContaining(before));
  },
);

// The terms in the form of a refill are words.
it.each(withVariants([...pages, { path: 'cabinet/refill' }], [390, 1440]))(
  '$item.path moves nothing when its figures come, at $variant px',
  async ({ item: { path }, variant }) => {
    const { page, letGo } = await openHeld(variant);
    await page.addInitScript(() => {
      new PerformanceObserver((list) => {
        const total = list.getEntries().reduce((sum, entry) => sum + Number(Reflect.get(entry, 'value')), 0);
        const { dataset } = document.documentElement;
        dataset.shift = String(Number(dataset.shift ?? 0) + total);
      }).observe({ type: 'layout-shift', buffered: true });
    });
    const calls = Promise.withResolvers<void>();
    await page.route(/\/api\/(?!settings\/capabilities$)/, async (route) => {
      await calls.promise;
      await route.continue();
    });
    await go(page, `en/${path}`);
    await page.locator('#skeleton main').waitFor();
    await page.evaluate(() => document.fonts.ready);
    await page.screenshot();
    calls.resolve();
    await filled(page);
    await page.screenshot();
    await letGo();
    const shift = await page.evaluate(() => Number(document.documentElement.dataset.shift ?? 0));
    expect(shift).toBeLessThan(0.001);
  },
);

it('shows the kind of balance and the currency that the user chose', async () => {
  const { page, letGo } = await openHeld(1440);
  await page.route('**/api/user/balance', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), type: 'deposit', currency: 'BTC' } });
  });
  await go(page, 'en/cabinet');
  await filled(page);
  const before = await placesOf(page, '#skeleton [data-size="44"], #skeleton button');
  expect(before.map(({ text }) => text)).toEqual(expect.arrayContaining(['0.05 BTC', 'On deposit']));
  await letGo();
  expect(await placesOf(page, '#root [data-size="44"]')).toEqual(
    before.filter(({ text }) => text === '0.05 BTC'),
  );
});

it('hides the amounts of a user who has hidden them', async () => {
  const { page, letGo } = await openHeld(390);
  await page.addInitScript(() => localStorage.setItem('amounts', 'hidden'));
  await go(page, 'en/cabinet');
  await page.waitForFunction(() => document.querySelector('#skeleton [data-figure]') === null);
  const before = await textsOf(page, '#skeleton data');
  expect(before.length).toBeGreaterThan(10);
  expect(before.filter((text) => !text.startsWith('•••••'))).toEqual([]);
  expect(await page.locator('#skeleton data[value]').count()).toBe(0);
  await letGo();
  expect(await textsOf(page, '#root main data')).toEqual(expect.arrayContaining(['•••••hidden USDT']));
});

it.each(['/user/statistics', '/user/balance'])('stays as it is when %s fails', async (path) => {
  const { page } = await openHeld(390);
  await page.route(`**/api${path}*`, (route) => route.fulfill({ status: 500, json: {} }));
  const rest = page.waitForResponse('**/api/user/balance');
  await go(page, 'en/cabinet');
  await (await rest).finished();
  await page.waitForLoadState('load');
  expect(await textsOf(page, '#skeleton data')).toEqual([]);
});

/** Signs in as another user, as another tab does. */
async function signInElsewhere(page: Page): Promise<void> {
  if (typeof another !== 'object') throw new Error('Nobody else is registered.');
  await page.context().addCookies(another.cookies);
  await page.evaluate(
    ([item]) => item && localStorage.setItem(item.name, item.value),
    another.origins.flatMap(({ localStorage }) => localStorage),
  );
}

it('never shows the figures of a user who signed out while they were on their way', async () => {
  const { page } = await openHeld(390);
  const calls = Promise.withResolvers<void>();
  const sent = page.waitForRequest('**/api/user/statistics');
  await page.route('**/api/user/statistics', async (route) => {
    await calls.promise;
    await route.continue();
  });
  await go(page, 'en/cabinet');
  await sent;
  await page.locator('#skeleton main').waitFor();
  await signInElsewhere(page);
  const responded = page.waitForResponse('**/api/user/statistics');
  calls.resolve();
  await (await responded).finished();
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
  expect(await textsOf(page, '#skeleton data')).toEqual([]);
});

it('shows no figures any more once another tab has signed out', async () => {
  const { page } = await openHeld(390);
  await go(page, 'en/cabinet');
  await filled(page);
  const other = await page.context().newPage();
  await other.goto(`${url}/en/plans`);
  await page.context().clearCookies();
  await other.evaluate(() => localStorage.removeItem('persist:root'));
  await expect.poll(() => new URL(page.url()).pathname).toBe('/en/login');
  expect(await page.locator('#skeleton').count()).toBe(0);
});
