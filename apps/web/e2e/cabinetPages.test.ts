import type { BrowserContextOptions, Page } from 'playwright';
import { beforeAll, expect, inject, it } from 'vitest';
import { exampleAddress, type ScreenId, screenIds, getScreen } from '@meridian/frame/screens';
import { openContext, visit } from './browser.ts';
import { signInDemo } from './investors.ts';
import { eachRow } from './eachRow.ts';

const app = inject('app');
const { url } = app;
const phone = { width: 390, height: 844 };
let storage: BrowserContextOptions['storageState'];

beforeAll(async () => {
  ({ storage } = await signInDemo(app));
});

/** Lets nothing pass that matches, until it is called. */
async function hold(page: Page, pattern: string | RegExp): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(pattern, async (route) => {
    await promise;
    // The page may be closed.
    await route.continue().catch(() => undefined);
  });
  return resolve;
}

const skeleton = (page: Page) => page.locator('#skeleton');

/** Where the blocks of a page stand, as texts. */
const placesIn = (page: Page, root: string) =>
  page.locator(root).evaluate((element) =>
    [...element.querySelectorAll('h1,h2,h3,section,article,form,nav,aside,table,ul,ol,label,button')].flatMap(
      (block) => {
        const { x, y, width, height } = block.getBoundingClientRect();
        const isShown = width > 1 && height > 1 && block.checkVisibility();
        return isShown ? [`${block.tagName} ${[x, y, width, height].map(Math.round).join(' ')}`] : [];
      },
    ),
  );

it('a page shows its frame and its title before the scripts of the app, and nothing can be pressed in it', async () => {
  const { page, complaints } = await visit(phone, 'ru-RU', storage);
  const letGo = await hold(page, '**/assets/app-*.js');
  await page.goto(`${url}/ru/cabinet/withdrawal`, { waitUntil: 'commit' });
  await skeleton(page).locator('h1').getByText('Вывод').waitFor();
  expect(await skeleton(page).evaluate(({ inert }: HTMLElement) => inert)).toBe(true);
  expect(await page.locator('#root').innerHTML()).toBe('');
  // No amount, as long as none is known.
  expect(await skeleton(page).innerText()).not.toMatch(/\d[.,]\d\d/);
  letGo();
  await skeleton(page).waitFor({ state: 'detached' });
  await page.getByRole('heading', { level: 1, name: 'Вывод' }).waitFor();
  expect(complaints).toEqual([]);
});

it('a guest goes to the sign-in, and comes back to the page', async () => {
  const { page } = await visit(phone, 'en-GB');
  await page.goto(`${url}/en/cabinet/operations?type=refill`);
  await page.waitForURL('**/login?*');
  expect(new URL(page.url()).searchParams.get('returnTo')).toBe('/en/cabinet/operations?type=refill');
});

it('the page sends its calls before the app is there, and the app sends none of them again', async () => {
  const { page } = await visit(phone, 'en-GB', storage);
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'GET' && request.url().startsWith(`${url}/api/`)) calls.push(request.url());
  });
  const letGo = await hold(page, '**/assets/app-*.js');
  const early = page.waitForRequest('**/api/user/balance');
  await page.goto(`${url}/en/cabinet`, { waitUntil: 'commit' });
  await early;
  await skeleton(page).waitFor();
  const sentEarly = new Set(calls);
  letGo();
  await skeleton(page).waitFor({ state: 'detached' });
  await page.waitForFunction(() => document.querySelector('main [aria-busy="true"]') === null);
  expect(sentEarly.size).toBeGreaterThan(5);
  expect(calls.filter((call, index) => sentEarly.has(call) && calls.indexOf(call) !== index)).toEqual([]);
});

it('somebody whose e-mail is not confirmed sees the place of the notice at once', async () => {
  const { page } = await visit(phone, 'en-GB', storage);
  const letGo = await hold(page, '**/assets/app-*.js');
  await page.addInitScript(() => {
    const state = JSON.parse(localStorage.getItem('persist:root') ?? '{}');
    state.user.emailConfirmed = false;
    localStorage.setItem('persist:root', JSON.stringify(state));
  });
  await page.goto(`${url}/en/cabinet`, { waitUntil: 'commit' });
  await skeleton(page).locator('[data-notice]').waitFor();
  letGo();
});

const pages = screenIds.filter((id) => getScreen(id).access === 'investor');
/** Beside each other on a wide screen. */
const inColumns: readonly ScreenId[] = ['cabinet', 'withdrawal', 'partners', 'operations', 'profileSettings'];
const places = [...pages.map((id) => ({ id, width: 390 })), ...inColumns.map((id) => ({ id, width: 1440 }))];

/** The app adds a block that the HTML cannot know: the month of the pane, and what the capabilities allow. */
const growing = ['operations 1440', 'appearanceSettings 390'];

it.each(eachRow(places))(
  'every block of $id stands where its skeleton had it, at $width px',
  async ({ id, width }) => {
    const context = await openContext({
      viewport: { width, height: 900 },
      locale: 'en-GB',
      storageState: storage,
    });
    const page = await context.newPage();
    // All but what decides whether there is a page.
    await hold(page, /\/api\/(?!settings\/capabilities$)/);
    const letGo = await hold(page, '**/assets/app-*.js');
    const [address = ''] = exampleAddress(id, 'en').split('?');
    await page.goto(url + address, { waitUntil: 'commit' });
    await skeleton(page).locator('main').waitFor();
    await page.waitForFunction(() =>
      [...document.querySelectorAll('link[rel=stylesheet]')].every((link) => 'sheet' in link && link.sheet),
    );
    await page.evaluate(() => document.fonts.ready);
    const before = await placesIn(page, '#skeleton');
    letGo();
    await skeleton(page).waitFor({ state: 'detached' });
    expect(before.length).toBeGreaterThan(2);
    const after = await placesIn(page, '#root');
    expect(after).toEqual(growing.includes(`${id} ${width}`) ? expect.arrayContaining(before) : before);
  },
);
