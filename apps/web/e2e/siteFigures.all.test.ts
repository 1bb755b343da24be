import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { fileURLToPath } from 'node:url';
import { findFreePort, serveWeb } from '@meridian/hosting';
import { prerenderSite, readInlineScripts, sitePolicies } from '@meridian/site';
import { visit } from './browser.ts';

const PLANS = '**/api/settings_other/plans/available';
const STRATEGIES = '**/api/content/strategies';

const app = inject('app');

interface Strategy {
  id: string;
  name: string;
  market: string;
  risk: string;
  horizon: string;
}

/** The server raises the smallest deposit of the first plan and sets another date, after the pages were written. */
async function changePlans(page: Page): Promise<void> {
  await page.route(PLANS, async (route) => {
    // The connection may have been idle for too long.
    const response = await route.fetch({ maxRetries: 2 });
    const plans: { date: string; items: { minimumDeposit: { amount: string } }[] } = await response.json();
    const [first] = plans.items;
    if (first) first.minimumDeposit.amount = '123.000000';
    await route.fulfill({ json: { ...plans, date: '2031-05-06T12:00:00Z' } });
  });
}

const plansOf = (page: Page) => page.locator('section#plans');

it('shows a figure that has changed since the page was written, with its date', async () => {
  const { page, complaints } = await visit({ width: 1280, height: 900 }, 'en-GB');
  await changePlans(page);
  for (const [address, changed] of [
    ['/en/', 'Changed since this page was published: you see the current version.'],
    ['/ru/', 'После публикации страницы данные изменились: показаны текущие.'],
  ] as const) {
    await page.goto(app.url + address);
    expect(await plansOf(page).getByText(/^123/).count()).toBe(0);
    await plansOf(page).scrollIntoViewIfNeeded();
    await plansOf(page).getByText(changed).waitFor();
    expect(
      await plansOf(page)
        .getByText(/^123[.,]00.USDT$/)
        .count(),
    ).toBe(1);
    expect(await plansOf(page).getByText('2031').count()).toBe(1);
  }
  expect(complaints).toEqual([]);
});

it('calculates with the changed figures, and keeps what was typed', async () => {
  const { page, complaints } = await visit({ width: 1280, height: 900 }, 'en-GB');
  await changePlans(page);
  // The code that renders the page waits until the calculator is in use.
  const typed = Promise.withResolvers<void>();
  await page.route('**/renderFigures-*.js', async (route) => {
    await typed.promise;
    await route.continue();
  });
  await page.goto(`${app.url}/en/plans`);
  await page.getByLabel('Amount').scrollIntoViewIfNeeded();
  await page.locator('[data-hydrated]').waitFor();
  await page.getByLabel('Amount').fill('150');
  typed.resolve();
  await page.getByText(/^From 123\.00.USDT to/).waitFor();
  expect(await page.getByLabel('Amount').inputValue()).toBe('150');
  expect(complaints).toEqual([]);
});

/** The server changes the list of strategies after the pages were written. */
async function changeStrategies(
  page: Page,
  change: (list: Strategy[]) => readonly Strategy[],
): Promise<void> {
  await page.route(STRATEGIES, async (route) => {
    const response = await route.fetch({ maxRetries: 2 });
    const { items }: { items: Strategy[] } = await response.json();
    await route.fulfill({ json: { items: change(items) } });
  });
}

const onlyFutures = (list: Strategy[]) => list.filter(({ market }) => market === 'futures');

it('shows the strategies that the server has now, and links to those with a page', async () => {
  const { page, complaints } = await visit({ width: 1280, height: 900 }, 'en-GB');
  await changeStrategies(page, (list) => [
    ...onlyFutures(list),
    ...onlyFutures(list)
      .slice(0, 1)
      .map((one) => ({ ...one, id: 'newest', name: 'Newest', risk: 'low' })),
  ]);
  for (const [address, options, changed] of [
    ['/en/strategies?inviter=demo', /^Options/, 'Changed since this page was published'],
    ['/ru/strategies/list/low', /^Опционы/, 'После публикации страницы данные изменились'],
  ] as const) {
    await page.goto(app.url + address);
    await page.getByText(changed).waitFor();
    const main = page.getByRole('main');
    expect(await main.getByRole('heading', { level: 3, name: 'Newest' }).count()).toBe(1);
    expect(await main.getByRole('link', { name: /Newest/, includeHidden: true }).count()).toBe(0);
    expect(await main.getByRole('link', { name: options }).count()).toBe(0);
    const links = main.locator('li details a[href]');
    expect(await links.count()).toBeGreaterThan(0);
    const query = new URL(app.url + address).search;
    for (const link of await links.all()) expect(await link.getAttribute('href')).toContain(query);
  }
  expect(complaints).toEqual([]);
});

it('says that the list of a filter has become empty', async () => {
  const { page } = await visit({ width: 1280, height: 900 }, 'en-GB');
  await changeStrategies(page, onlyFutures);
  await page.goto(`${app.url}/en/strategies/list/options`);
  await page.getByText('No strategy matches').waitFor();
  await page.getByRole('link', { name: 'All strategies' }).click();
  await page.getByText('Changed since this page was published').waitFor();
  expect(new URL(page.url()).pathname).toBe('/en/strategies');
});

it('shows a strategy as it is now, or says that it was removed', async () => {
  const { page, complaints } = await visit({ width: 1280, height: 900 }, 'en-GB');
  let change = (list: Strategy[]) => list.map((one) => ({ ...one, horizon: 'Two moons' }));
  await changeStrategies(page, (list) => change(list));
  await page.goto(`${app.url}/en/strategies`);
  await page.locator('li summary').first().click();
  await page.locator('li details a[href]').first().click();
  await page.getByText('Two moons').waitFor();
  change = () => [];
  await page.reload();
  await page.getByRole('heading', { level: 1, name: 'no longer described' }).waitFor();
  await page.getByRole('link', { name: 'All strategies' }).click();
  await page.getByText('No strategy is described yet').waitFor();
  expect(complaints).toEqual([]);
});

it('shows an item of news that is newer than the pages at its own address, and says when there is none', async () => {
  const { page, complaints } = await visit({ width: 360, height: 740 }, 'en-GB');
  await page.route('**/api/content/news', async (route) => {
    const response = await route.fetch({ maxRetries: 2 });
    const { items }: { items: object[] } = await response.json();
    const newest = { ...items[0], id: 'newest', title: 'Newest', paragraphs: ['Just written.'] };
    await route.fulfill({ json: { items: [newest, ...items] } });
  });
  await page.goto(`${app.url}/en/news`);
  await page.getByRole('link', { name: 'Newest' }).click();
  await page.getByText('Just written.').waitFor();
  expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('Newest');
  expect(await page.title()).toMatch(/^Newest · /);
  expect(await page.locator('nav a[href^="/en/news/"]').count()).toBe(1);
  await page.goto(`${app.url}/en/news/never-written`);
  await page.getByRole('heading', { level: 1, name: 'There is no such page' }).waitFor();
  expect(complaints).toEqual([]);
});

it('loads no React for figures that are still the same', async () => {
  const { page } = await visit({ width: 1280, height: 900 }, 'ru-RU');
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('.js')) scripts.push(request.url());
  });
  for (const address of ['/ru/', '/en/marketing', '/ru/contacts', '/ru/strategies']) {
    const responded = page.waitForResponse(/\/api\//);
    await page.goto(app.url + address);
    await page.locator('[data-figures]').first().scrollIntoViewIfNeeded();
    await responded;
    await page.waitForLoadState('networkidle');
  }
  expect(scripts.filter((address) => !/\/(boot|figures|figureCalls)-/.test(address))).toEqual([]);
});

it.each([
  ['fails', 503],
  ['cannot be reached', undefined],
] as const)('leaves the figures with their date when the API %s', async (_, status) => {
  const { page, complaints } = await visit({ width: 1280, height: 900 }, 'en-GB');
  const { promise: asked, resolve } = Promise.withResolvers<void>();
  await page.route(PLANS, async (route) => {
    await (status ? route.fulfill({ status }) : route.abort());
    resolve();
  });
  await page.goto(`${app.url}/en/`);
  await plansOf(page).scrollIntoViewIfNeeded();
  await asked;
  await page.waitForLoadState('networkidle');
  await plansOf(page)
    .getByText(/^Terms as of/)
    .waitFor();
  expect(await plansOf(page).getByRole('listitem').count()).toBeGreaterThan(1);
  // The browser itself reports each failed request.
  expect(complaints.filter((complaint) => !complaint.startsWith('Failed to load resource'))).toEqual([]);
});

describe('without an API at build time', () => {
  let origin: string;
  let close: () => Promise<void>;

  beforeAll(async () => {
    const port = await findFreePort(4870);
    origin = `http://127.0.0.1:${port}`;
    const files = await prerenderSite({ api: undefined, origin });
    const folder = fileURLToPath(new URL('../dist', import.meta.url));
    ({ close } = await serveWeb({
      folder,
      files,
      policies: sitePolicies(readInlineScripts()),
      port,
      upstream: app.sandboxUrl,
    }));
  });

  afterAll(() => close?.());

  it.each([
    ['/en/', 'section#plans li h3', 'The current figures are in the cabinet'],
    ['/en/plans', '#split figure', 'The current figures are in the cabinet'],
    ['/ru/plans', '[data-island=calculator][data-hydrated] input', 'Текущие условия показаны в кабинете'],
    ['/ru/marketing', '#tiers li', 'показаны в кабинете'],
    ['/en/strategies', 'h3', 'The descriptions are loading'],
    ['/en/contacts', 'a[href^="mailto:"]', 'The contacts are loading'],
  ])('%s reserves the place and fills it in the browser', async (address, filled, missing) => {
    const { page, complaints } = await visit({ width: 360, height: 740 }, 'en-GB');
    // Russian typography binds some words.
    const html = (await (await fetch(origin + address)).text()).replaceAll('\u00a0', ' ');
    expect(html).toContain(missing);
    await page.goto(origin + address);
    await page.locator('[data-figures]').first().scrollIntoViewIfNeeded();
    await page.locator(filled).first().waitFor();
    expect(await page.getByText(missing).count()).toBe(0);
    expect(await page.getByText(/Changed since|изменились/).count()).toBe(0);
    expect(complaints).toEqual([]);
  });
});

it('hides what was switched off after the pages were written, and never shows it', async () => {
  const { page, complaints } = await visit({ width: 1280, height: 900 }, 'en-GB');
  const responded = Promise.withResolvers<void>();
  await page.route('**/api/settings/capabilities', async (route) => {
    await responded.promise;
    await route.fulfill({
      json: { key: 'capabilities', referrals: false, cases: false, search: true, planResults: false },
    });
  });
  const links = page.locator('a[href^="/en/marketing"]');
  await page.goto(`${app.url}/en/faq`);
  expect(await links.count()).toBe(2);
  for (const link of await links.all()) expect(await link.isVisible()).toBe(false);
  const others = page.getByRole('banner').getByRole('link', { name: 'Contacts' });
  expect(await others.isVisible()).toBe(true);
  responded.resolve();
  await page.locator('html[data-off="referrals cases planResults"]').waitFor({ state: 'attached' });
  expect(await page.locator('[data-capability]').count()).toBeGreaterThan(3);
  for (const part of await page.locator('[data-capability]').all())
    expect(await part.isVisible()).toBe(false);
  await page.getByRole('searchbox').fill('partner');
  await page.getByText('Nothing found').waitFor();

  await page.goto(`${app.url}/en/marketing`);
  await page.getByRole('heading', { level: 1, name: 'There is no such page' }).waitFor();
  expect(await page.title()).toMatch(/^There is no such page/);
  expect(await page.locator('meta[name=robots]').getAttribute('content')).toBe('noindex');
  for (const link of await links.all()) expect(await link.isVisible()).toBe(false);

  await page.goto(`${app.url}/en/plans`);
  const results = page.locator('[data-capability=planResults]');
  expect(await results.count()).toBe(2);
  for (const part of await results.all()) expect(await part.isVisible()).toBe(false);
  expect(complaints).toEqual([]);
});
