import { subtract, type DecimalString } from '@meridian/money';
import { DEMO } from '@meridian/sandbox';
import type { Page } from 'playwright';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { enterCredentials } from './signIn.ts';
import type { RunningApp } from '@meridian/site/start';
import { amountInLedger } from './amountOnScreen.ts';
import { visit } from './browser.ts';
import { signInDemo } from './investors.ts';
import { startOwnApp } from './ownApp.ts';
import { sandboxControl } from './sandboxControl.ts';

let app: RunningApp;
let page: Page;

beforeAll(async () => {
  app = await startOwnApp();
});

beforeEach(async () => {
  const { storage } = await signInDemo(app);
  ({ page } = await visit({ width: 1440, height: 900 }, 'en-GB', storage));
});

afterAll(() => app?.close());

const deposited = async (): Promise<DecimalString> =>
  (await sandboxControl(app.sandboxUrl).readLedger()).investors.demo?.USDT?.on_deposit ?? '0';

/** The exact amount deposited since the start of the test. The sandbox clock does not move during it. */
const depositedSince = async (before: DecimalString) => amountInLedger(subtract(await deposited(), before));

const checkNow = () => page.getByRole('button', { name: 'Check now' });

/** Fills the form for a deposit of 60 USDT, up to the final confirmation. */
async function reviewDeposit() {
  await page.goto(`${app.url}/en/cabinet/deposits/new?plan=usdt-start-30`);
  await page.getByLabel('Amount to invest', { exact: true }).fill('60');
  await page.getByRole('button', { name: 'Review the deposit' }).click();
}
const confirm = () => page.getByRole('alertdialog').getByRole('button', { name: /^Open a deposit/ });
const isMade = () => page.getByRole('heading', { name: /has started$/ }).waitFor();

it('makes one deposit after a double click', async () => {
  const before = await deposited();
  await reviewDeposit();
  await confirm().dblclick();
  await isMade();
  expect(await depositedSince(before)).toBe('60');
});

it('makes one deposit when the response is lost and the user confirms again', async () => {
  const before = await deposited();
  await reviewDeposit();
  let isLost = false;
  await page.route('**/api/funds/deposits', async (route) => {
    if (route.request().method() !== 'POST' || isLost) return route.continue();
    isLost = true;
    await route.fetch();
    return route.abort('connectionreset');
  });
  await confirm().click();
  await page.getByRole('alertdialog').getByRole('alert').waitFor();
  expect(await depositedSince(before)).toBe('60');
  await confirm().click();
  await isMade();
  expect(await depositedSince(before)).toBe('60');
});

it('makes one deposit when the page is reloaded before the response and the user confirms again', async () => {
  const before = await deposited();
  await reviewDeposit();
  let isHeld = false;
  const done = new Promise<void>((resolve) => {
    void page.route('**/api/funds/deposits', async (route) => {
      if (route.request().method() !== 'POST' || isHeld) return route.continue();
      isHeld = true;
      await route.fetch();
      return resolve();
    });
  });
  await confirm().click();
  await done;
  await page.reload();
  await reviewDeposit();
  await confirm().click();
  await isMade();
  expect(await depositedSince(before)).toBe('60');
});

it('ends the session when the server rejects the token, and returns to the page after login', async () => {
  await page.context().addCookies([{ name: 'refreshToken', value: 'x'.repeat(40), url: app.url }]);
  await page.goto(`${app.url}/en/cabinet/operations`);
  await page.getByRole('dialog', { name: 'Your session has ended' }).waitFor();
  const cookies = await page.context().cookies();
  expect(cookies.find(({ name }) => name === 'refreshToken')).toBeUndefined();
  expect(await page.evaluate(() => localStorage.getItem('persist:root'))).toBe('{}');
  await enterCredentials(page);
  await page.waitForURL(`${app.url}/en/cabinet/operations`);
});

it('never redirects to another site after login', async () => {
  const { page: guest } = await visit({ width: 1440, height: 900 }, 'en-GB');
  await guest.goto(`${app.url}/en/login?returnTo=${encodeURIComponent('//evil.example/en/cabinet')}`);
  await enterCredentials(guest);
  await guest.getByRole('heading', { level: 1, name: 'Cabinet' }).waitFor();
  expect(guest.url()).toBe(`${app.url}/en/cabinet`);
});

it('shows the maintenance page during maintenance, and the app again when it ends', async () => {
  const control = sandboxControl(app.sandboxUrl);
  await control.setTechnicalWork(true);
  try {
    await page.goto(`${app.url}/en/cabinet`);
    await checkNow().waitFor();
    expect(await page.getByRole('navigation').count()).toBe(0);
  } finally {
    await control.setTechnicalWork(false);
  }
  await checkNow().click();
  await page.getByRole('heading', { level: 1, name: 'Cabinet' }).waitFor();
});

it('keeps the typed values when maintenance starts while the user fills a form', async () => {
  const control = sandboxControl(app.sandboxUrl);
  await reviewDeposit();
  await control.setTechnicalWork(true);
  try {
    await confirm().click();
    await checkNow().waitFor();
  } finally {
    await control.setTechnicalWork(false);
  }
  await checkNow().click();
  await page.getByLabel('Amount to invest', { exact: true }).waitFor({ state: 'attached' });
  expect(await page.getByLabel('Amount to invest', { exact: true }).inputValue()).toBe('60.00');
});

it('keeps what was typed into the sign-in when maintenance starts, and says since when', async () => {
  const control = sandboxControl(app.sandboxUrl);
  await page.context().clearCookies();
  await page.goto(`${app.url}/en/login`);
  await page.locator('#root[data-hydrated]').waitFor();
  await page.getByLabel('Login, e-mail or phone').fill('annapetrova');
  await page.getByLabel('Password', { exact: true }).fill(DEMO.password);
  await control.setTechnicalWork(true);
  try {
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await page.getByText(/^The works began on/).waitFor();
  } finally {
    await control.setTechnicalWork(false);
  }
  await checkNow().click();
  await page.getByRole('button', { name: 'Sign in', exact: true }).waitFor();
  expect(await page.getByLabel('Login, e-mail or phone').inputValue()).toBe('annapetrova');
  expect(await page.getByLabel('Password', { exact: true }).inputValue()).toBe(DEMO.password);
});

it.each([
  [
    'en',
    /^Technical works are in progress\. The figures/,
    /so the calculator is paused/,
    /^The works began on \S/,
    /^They should end on/,
  ],
  [
    'ru',
    /^Идут технические работы\. Данные/,
    /поэтому калькулятор приостановлен/,
    /^Работы начались \S/,
    /^Должны закончиться/,
  ],
] as const)(
  'pauses the figures and the calculator of a public page in %s during maintenance, and keeps the typed amount',
  async (language, figures, form, began, ends) => {
    const control = sandboxControl(app.sandboxUrl);
    const typed = Promise.withResolvers<void>();
    await page.route('**/api/settings/technical_work', async (route) => {
      await typed.promise;
      const response = await route.fetch();
      await route.fulfill({ json: { ...(await response.json()), retrySeconds: 1 } });
    });
    await page.goto(`${app.url}/${language}/plans`);
    const calculator = page.locator('[data-island=calculator]');
    await calculator.scrollIntoViewIfNeeded();
    await page.locator('[data-island=calculator][data-hydrated]').waitFor();
    const amount = calculator.getByRole('textbox').first();
    await amount.fill('150');
    expect(await page.getByText(figures).first().isVisible()).toBe(false);
    await control.setTechnicalWork(true);
    try {
      typed.resolve();
      await page.getByText(figures).first().waitFor();
      await page.getByText(form).waitFor();
      await page.getByText(began).first().waitFor();
      // The server does not know it.
      expect(await page.getByText(ends).first().isVisible()).toBe(false);
      expect(await calculator.evaluate((island) => island.hasAttribute('inert'))).toBe(true);
    } finally {
      await control.setTechnicalWork(false);
    }
    await page.getByText(form).waitFor({ state: 'hidden' });
    expect(await calculator.evaluate((island) => island.hasAttribute('inert'))).toBe(false);
    expect(await amount.inputValue()).toBe(language === 'en' ? '150.00' : '150,00');
  },
);

it('signs out in all tabs at the same time', async () => {
  await page.goto(`${app.url}/en/cabinet`);
  const other = await page.context().newPage();
  await other.goto(`${app.url}/en/cabinet/operations`);
  await other.getByRole('heading', { level: 1, name: 'Operations' }).waitFor();
  await page.getByRole('button', { name: /^Account of/ }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await other.getByRole('heading', { name: 'Sign in', exact: true }).waitFor();
  expect(await other.getByRole('navigation').count()).toBe(0);
});
