import { type DecimalString, subtract } from '@meridian/money';
import { languages } from '@meridian/i18n';
import { DEMO, type Sandbox, startSandbox } from '@meridian/sandbox';
import axe, { type AxeResults } from 'axe-core';
import type { Page, Route } from 'playwright';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openContext } from './browser.ts';

let sandbox: Sandbox;
let page: Page;

beforeAll(async () => {
  sandbox = await startSandbox({ clock: { standsAt: new Date('2026-10-05T12:00:00Z') } });
});
beforeEach(async () => {
  const context = await openContext();
  page = await context.newPage();
  await page.goto(`${sandbox.url}/sandbox`);
  // The script of the page reads the clock.
  await page.locator('#now[datetime]').waitFor();
});
afterAll(() => sandbox?.close());

const button = (name: string | RegExp) => page.getByRole('button', { name }).first();

/** Presses a button without a mouse, and waits for what the page says of it. */
async function press(name: string | RegExp): Promise<void> {
  await page.getByRole('status').evaluate((status) => status.replaceChildren());
  await button(name).focus();
  await page.keyboard.press('Enter');
  await page.getByText('Done.', { exact: true }).waitFor();
}

const now = () => page.locator('#now').getAttribute('datetime');

const balance = async (): Promise<DecimalString> => {
  const report: { investors: Record<string, Record<string, Record<string, DecimalString>>> } = await (
    await fetch(`${sandbox.url}/sandbox/ledger`)
  ).json();
  return report.investors[DEMO.login]?.['USDT']?.['available'] ?? '0';
};

test.each([360, 1280])('a tester can read it at %i pixels, whatever they read with', async (width) => {
  await page.setViewportSize({ width, height: 900 });
  await button(/^Settle, demo/).waitFor();
  await page.evaluate(axe.source);
  const { violations } = await page.evaluate<AxeResults>('axe.run()');
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join()}`)).toEqual([]);
});

test('where there is no room for a table, nothing lies beside the page, and each cell says what it is', async () => {
  await page.setViewportSize({ width: 360, height: 900 });
  await button(/^Settle, demo/).waitFor();
  const beside = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('html, section')]
        .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
        .map(({ ariaLabelledByElements, tagName }) => ariaLabelledByElements?.[0]?.textContent ?? tagName),
    );
  expect(await beside()).toEqual([]);
  expect(
    await page
      .getByRole('table')
      .filter({ hasText: 'Confirmations' })
      .getByRole('cell', { name: /^400/ })
      .evaluate((cell) => getComputedStyle(cell, '::before').content),
  ).toContain('Amount: ');
  await page.goto(`${sandbox.url}/sandbox/telegram`);
  expect(await beside()).toEqual([]);
  await page.goto(`${sandbox.url}/sandbox`);
  await page.setViewportSize({ width: 1280, height: 900 });
});

/** Responds in this way to the page's next calls of this path, until the returned function is called. */
async function meet(path: string, response: (route: Route) => Promise<void>) {
  await page.route(`${sandbox.url}/sandbox${path}`, response);
  return () => page.unroute(`${sandbox.url}/sandbox${path}`);
}

test('letters with markup are shown as text', async () => {
  const text =
    '<img src=x onerror="document.title = 1"><script>document.title = 1</script> [a](javascript:1)';
  const leaveOff = await meet('/state', async (route) => {
    const response = await route.fetch();
    const state: object = await response.json();
    const letter = { id: '1', at: '2026-10-05T12:00:00Z', login: text, recipient: text, code: text, text };
    await route.fulfill({ response, json: { ...state, outbox: { items: [letter], hasMore: false } } });
  });
  await page.reload();
  const outbox = page.locator('#outbox');
  await outbox.getByText(text, { exact: true }).first().waitFor();
  expect(await outbox.locator('img, script, a').count()).toBe(0);
  expect(await page.title()).not.toBe('1');
  await leaveOff();
});

test('whoever presses a button in a row goes on from there, as far from the edge of the window', async () => {
  await page.setViewportSize({ width: 360, height: 500 });
  const confirm = page.getByRole('button', { name: /^Confirm once, demo, 400/ });
  await confirm.evaluate((it) => it.scrollIntoView({ block: 'center' }));
  const placeOf = () => confirm.evaluate((it) => Math.round(it.getBoundingClientRect().top));
  const place = await placeOf();
  await press(/^Confirm once, demo, 400/);
  expect(await confirm.evaluate((it) => it === document.activeElement)).toBe(true);
  expect(await placeOf()).toBe(place);
  // What is said is seen there.
  expect(await page.getByRole('status').evaluate((it) => it.getBoundingClientRect().top)).toBe(0);
  await page.setViewportSize({ width: 1280, height: 900 });
});

test('a list that has more than it shows says so', async () => {
  const leaveOff = await meet('/state', async (route) => {
    const response = await route.fetch();
    const state = await response.json();
    await route.fulfill({ response, json: { ...state, refills: { ...state.refills, hasMore: true } } });
  });
  const more = page.getByText(/^The newest \d+ are shown. There are more.$/).filter({ visible: true });
  await button('Read the state again').click();
  await expect.poll(() => more.count()).toBe(1);
  await leaveOff();
  await button('Read the state again').click();
  await expect.poll(() => more.count()).toBe(0);
});

test('a tester plays the outside world without a mouse, and goes on from where they were', async () => {
  const before = await balance();
  const refill = page
    .getByRole('table')
    .filter({ hasText: 'Confirmations' })
    .getByRole('row', { name: /^demo 400/ });
  await press(/^Inspect, demo, 400/);
  await refill.getByRole('cell', { name: 'on_inspection' }).waitFor();
  expect(await refill.getByRole('button', { name: /^Inspect/ }).count()).toBe(0);
  await press(/^Settle, demo, 400/);
  expect(subtract(await balance(), before)).toBe('400.000000');
  // The row is gone, and its button with it.
  await expect
    .poll(() => page.getByRole('status').evaluate((it) => it === document.activeElement))
    .toBe(true);

  await page.getByLabel('Days to advance').fill('2');
  await press('Advance');
  expect(await now()).toBe('2026-10-07T12:00:00.000Z');

  await press('Begin them');
  expect((await fetch(`${sandbox.url}/api/content/news`)).status).toBe(503);
  await press('End them');
  expect((await fetch(`${sandbox.url}/api/content/news`)).status).toBe(200);
});

test('a tester says how much was received, and why something was rejected', async () => {
  await fetch(`${sandbox.url}/sandbox/reset`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{}',
  });
  await page.reload();
  await button(/^Settle, demo, 400/).waitFor();
  const before = await balance();
  await page.getByLabel(/^Received, demo, 400/).fill('399.5');
  await page.getByLabel('In English').fill('The name on the wallet is another one.');
  await button(/^Reject, demo, 120/).click();
  await page.getByText('ru: required').waitFor();
  for (const language of languages.filter((each): boolean => each !== 'en'))
    await page.locator(`#reason [name=${language}]`).fill('Кошелёк открыт на другое имя.');
  await press(/^Reject, demo, 120/);
  await press(/^Settle, demo, 400/);
  // What was rejected comes back whole.
  expect(subtract(await balance(), before)).toBe('519.500000');
});

/** Signs the demo investor in. */
async function signIn() {
  const response = await fetch(`${sandbox.url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(DEMO),
  });
  const { refreshToken, user }: { refreshToken: string; user: { subscription: { active: boolean } } } =
    await response.json();
  return { user, headers: { authorization: `Bearer ${refreshToken}` } };
}

test('a tester ends the subscription of an investor and gives them one', async () => {
  const isActive = async () => (await signIn()).user.subscription.active;
  expect(await isActive()).toBe(true);
  await page.getByRole('textbox', { name: 'Login' }).fill(' Demo ');
  await press('End now');
  expect(await isActive()).toBe(false);
  await press('Give one');
  expect(await isActive()).toBe(true);
});

test('a tester decides the verification of an investor who has sent their photos', async () => {
  const { headers } = await signIn();
  const form = new FormData();
  form.set('fullName', 'Demo Investor');
  form.set('dateOfBirth', '1990-01-01');
  form.set('familyStatus', 'single');
  form.set('documentNumber', 'AB123456');
  const pixel =
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
  const photo = new File([Buffer.from(pixel, 'base64')], 'photo.png');
  for (const field of ['photoOfDocument', 'photoOfLogin', 'photoOfWallet']) form.set(field, photo);
  const sent = await fetch(`${sandbox.url}/api/user-data/verification`, {
    method: 'PATCH',
    headers,
    body: form,
  });
  expect(sent.status).toBe(200);
  await page.reload();
  await press('Approve, demo');
  const standing = await fetch(`${sandbox.url}/api/user-data/byType/verification`, { headers });
  expect(await standing.json()).toMatchObject({ status: 'success' });
});

const said = () => page.getByRole('status').textContent();

test('while it works the page says so, and a second press does nothing', async () => {
  const before = await now();
  const held = Promise.withResolvers<void>();
  const leaveOff = await meet('/clock/advance', async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.getByLabel('Days to advance').fill('1');
  await button('Advance').click();
  await page.getByText('Working…', { exact: true }).waitFor();
  expect(await button('Advance').getAttribute('aria-disabled')).toBe('true');
  await button('Advance').press('Enter');
  await page.getByLabel('Days to advance').press('Enter');
  held.resolve();
  await page.getByText('Done.', { exact: true }).waitFor();
  expect(await button('Advance').getAttribute('aria-disabled')).toBeNull();
  await leaveOff();
  expect(Date.parse((await now()) ?? '') - Date.parse(before ?? '')).toBe(86_400_000);
});

test('the stand-in of Telegram tells of what gets no response, too', async () => {
  const uncaught: Error[] = [];
  const telegram = await page.context().newPage();
  telegram.on('pageerror', (error) => uncaught.push(error));
  await telegram.goto(`${sandbox.url}/sandbox/telegram`);
  await telegram.route(`${sandbox.url}/sandbox/telegram/sign`, (route) => route.abort());
  await telegram.getByRole('button', { name: 'Sign' }).click();
  await telegram.getByText('No answer came, and nobody was signed in. Sign again.').waitFor();
  await telegram.unrouteAll();
  await telegram.getByRole('button', { name: 'Sign' }).click();
  await telegram.getByText('Signed.', { exact: true }).waitFor();
  expect(await telegram.getByLabel('Signed data').inputValue()).toContain('"hash"');
  expect(uncaught).toEqual([]);
  await telegram.close();
});

test('a call without a response is reported with what is safe, and no error is uncaught', async () => {
  const uncaught: Error[] = [];
  page.on('pageerror', (error) => uncaught.push(error));
  const tooMuchWork = (route: Route) => route.fulfill({ status: 503, json: {} });

  const reach = await meet('/clock/advance', (route) => route.abort());
  await button('Advance').click();
  await page.getByText('No answer came').waitFor();
  expect(await said()).toBe(
    'No answer came, so it may have been done or not. Look at the state before you try again.',
  );
  await reach();

  const read = await meet('/state', tooMuchWork);
  const before = await now();
  await button('Advance').click();
  await page.getByText('Done.').waitFor();
  expect(await said()).toBe(
    'Done. The state could not be read: what is shown is from before. Press “Read the state again” when the sandbox answers.',
  );
  expect(await now()).toBe(before);

  await page.reload();
  await page.getByText('The state could not be read').waitFor();
  expect(await said()).toBe(
    'The state could not be read, and nothing was changed. Press “Read the state again” when the sandbox answers.',
  );
  await read();
  await button('Read the state again').click();
  await page.getByText('This is the state now.').waitFor();
  expect(await now()).not.toBe(before);
  expect(uncaught).toEqual([]);
});
