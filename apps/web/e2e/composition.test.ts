import type { BrowserContextOptions, Page } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openContext } from './browser.ts';
import { accrualRows, isWhole, repeatedTotals, surplusPrimaries } from './composition/rules.ts';
import { eachRow } from './eachRow.ts';
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
const screens = [
  'cabinet',
  'cabinet/operations',
  'cabinet/notifications',
  'cabinet/deposits',
  'cabinet/deposits/new',
  'cabinet/refill',
  'cabinet/refill/history',
  'cabinet/withdrawal',
  'cabinet/withdrawal/history',
  'cabinet/exchange',
  'cabinet/partners',
  'cabinet/settings/profile',
];

interface Opening {
  /** What responds in place of the API. */
  respond?: (page: Page) => Promise<unknown>;
  storageState?: BrowserContextOptions['storageState'];
}

async function open(path: string, { respond, storageState = demo }: Opening = {}): Promise<Page> {
  const context = await openContext({
    viewport: { width: 1440, height: 900 },
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
  await isWhole(page);
}

it.each(['', 'plans', 'contacts'])('the public page /%s has one primary button in a window', async (path) => {
  const page = await open(path, { storageState: { cookies: [], origins: [] } });
  await page.waitForLoadState('networkidle');
  expect(await surplusPrimaries(page)).toEqual([]);
});

it.each(eachRow(screens))('%s has one banner when the server fails', async (path) => {
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
