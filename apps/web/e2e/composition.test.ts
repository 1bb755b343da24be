import type { BrowserContextOptions, Page } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openContext } from './browser.ts';
import {
  accrualRows,
  blankRectangles,
  headingPlaces,
  raggedCards,
  repeatedTotals,
  surplusPrimaries,
} from './composition/rules.ts';
import { registerInvestor, signInDemo } from './investors.ts';
import { startOwnApp } from './ownApp.ts';
import { sandboxControl } from './sandboxControl.ts';

let app: Awaited<ReturnType<typeof startOwnApp>>;
let demo: BrowserContextOptions['storageState'];
let newcomer: BrowserContextOptions['storageState'];

beforeAll(async () => {
  app = await startOwnApp();
  ({ storage: demo } = await signInDemo(app));
  ({ storage: newcomer } = await registerInvestor(app, 'youngaccount'));
});

afterAll(() => app.close());

/** Pages of the cabinet of every kind: ledgers, tasks and documents. */
const composed = [
  'cabinet',
  'cabinet/operations',
  'cabinet/notifications',
  'cabinet/deposits',
  'cabinet/refill',
  'cabinet/refill/history',
  'cabinet/withdrawal',
  'cabinet/withdrawal/history',
  'cabinet/partners',
  'cabinet/settings/profile',
] as const;

/** The summaries of the last two are shorter than their fields by more than a rectangle may be empty. */
const screens = [...composed, 'cabinet/deposits/new', 'cabinet/exchange'] as const;

interface Opening {
  width?: number;
  /** What responds in place of the API. */
  respond?: (page: Page) => Promise<unknown>;
  storageState?: BrowserContextOptions['storageState'];
}

async function open(
  path: string,
  { width = 1440, respond, storageState = demo }: Opening = {},
): Promise<Page> {
  const context = await openContext({
    viewport: { width, height: 900 },
    locale: 'en-GB',
    timezoneId: 'Europe/Nicosia',
    reducedMotion: 'reduce',
    storageState,
  });
  const page = await context.newPage();
  await respond?.(page);
  await page.goto(`${app.url}/en/${path}`);
  return page;
}

async function settled(page: Page): Promise<void> {
  await page.locator('#skeleton').waitFor({ state: 'detached' });
  await page.getByRole('heading', { level: 1 }).filter({ visible: true }).first().waitFor();
  await page.waitForLoadState('networkidle');
  await page.waitForFunction(() => !document.querySelector('[aria-busy="true"], [aria-hidden][data-shape]'));
}

/** Enters an amount into a task: without one its summary is a sentence. */
async function enterAmount(page: Page): Promise<void> {
  const options = page.locator('main').getByRole('radio');
  if ((await options.count()) > 0) await options.first().click({ force: true });
  const amount = page.locator('main input[inputmode=decimal]').first();
  if ((await amount.count()) > 0) await amount.fill('500');
}

/** What breaks a rule on the open page, at the widths of a desk. */
async function faultsOf(page: Page) {
  const blank: string[] = [];
  for (const [width, height] of [
    [1280, 800],
    [1440, 900],
    [1920, 1080],
  ] as const) {
    await page.setViewportSize({ width, height });
    await settled(page);
    blank.push(...(await blankRectangles(page)).map((fault) => `${width}: ${fault}`));
  }
  return {
    blank,
    ragged: await raggedCards(page),
    repeated: await repeatedTotals(page),
    primaries: await surplusPrimaries(page),
  };
}

const none = { blank: [], ragged: [], repeated: [], primaries: [] };

it.each(composed)('%s has no hole, no ragged card, no total twice and one primary button', async (path) => {
  const page = await open(path);
  await settled(page);
  await enterAmount(page);
  expect(await faultsOf(page)).toEqual(none);
});

it.each(['', 'plans', 'contacts'])('the public page /%s has one primary button in a window', async (path) => {
  const page = await open(path, { storageState: { cookies: [], origins: [] } });
  await page.waitForLoadState('networkidle');
  expect(await surplusPrimaries(page)).toEqual([]);
});

it.each(screens)('the headings of %s stay where they are while it loads', async (path) => {
  for (const width of [360, 768, 1440]) {
    const { promise, resolve } = Promise.withResolvers<void>();
    const page = await open(path, {
      width,
      respond: (opened) =>
        opened.route(/\/api\/(?!settings\/capabilities$)/, async (route) => {
          await promise;
          await route.continue();
        }),
    });
    await page.locator('#skeleton').waitFor({ state: 'detached' });
    await page.getByRole('heading', { level: 1 }).filter({ visible: true }).first().waitFor();
    await page.evaluate(() => document.fonts.ready);
    const before = await headingPlaces(page);
    resolve();
    await settled(page);
    const after = new Map(await headingPlaces(page));
    const moved = before.flatMap(([heading, top]) => {
      const now = after.get(heading) ?? top;
      return Math.abs(now - top) > 1 ? [`${heading}: ${top} to ${now}`] : [];
    });
    expect(before.length).toBeGreaterThan(0);
    expect(moved, `at ${width} px`).toEqual([]);
  }
});

it.each(screens)('%s has one banner when the server fails', async (path) => {
  const page = await open(path, {
    respond: (opened) =>
      opened.route(/\/api\/(?!settings\/capabilities$|user-data\/user$)/, (route) =>
        route.fulfill({
          status: 500,
          json: { code: 'unexpected_error', message: 'Unexpected error occurred' },
        }),
      ),
  });
  await page.getByRole('alert').first().waitFor();
  await page.waitForLoadState('networkidle');
  expect(await page.locator('main').getByRole('alert').count()).toBe(1);
});

it('the pages of a new account have one primary button each, and no total twice', async () => {
  for (const path of ['cabinet', 'cabinet/operations', 'cabinet/notifications', 'cabinet/deposits']) {
    const page = await open(path, { storageState: newcomer });
    await settled(page);
    expect({ path, repeated: await repeatedTotals(page), primaries: await surplusPrimaries(page) }).toEqual({
      path,
      repeated: [],
      primaries: [],
    });
  }
});

// Last, because it moves the clock.
it.each([0, 10])('the accruals of %i days more are at most a fifth of the first operations', async (days) => {
  if (days > 0) await sandboxControl(app.sandboxUrl).advanceDays(days);
  const { storage } = await signInDemo(app);
  const page = await open('cabinet/operations', { storageState: storage });
  await settled(page);
  const { accruals, rows } = await accrualRows(page);
  expect(rows).toBeGreaterThan(5);
  expect(accruals / rows).toBeLessThanOrEqual(0.2);
  await page.goto(`${app.url}/en/cabinet`);
  await settled(page);
  expect((await accrualRows(page)).accruals).toBe(0);
});
