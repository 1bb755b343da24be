import { type DecimalString, subtract } from '@meridian/money';
import { DEMO, type Sandbox, startSandbox } from '@meridian/sandbox';
import axe, { type AxeResults } from 'axe-core';
import { chromium, type Browser, type Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { CHROMIUM_ARGUMENTS, ensureChromium } from './findChromium.ts';

let sandbox: Sandbox;
let browser: Browser;
let page: Page;

beforeAll(async () => {
  [sandbox, browser] = await Promise.all([
    startSandbox({ clock: { standsAt: new Date('2026-10-05T12:00:00Z') } }),
    chromium.launch({ executablePath: ensureChromium(), args: CHROMIUM_ARGUMENTS }),
  ]);
  page = await browser.newPage();
  await page.goto(`${sandbox.url}/sandbox`);
}, 120_000);
afterAll(async () => {
  await browser?.close();
  await sandbox?.close();
});

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
  await page.getByLabel('In Russian').fill('Кошелёк открыт на другое имя.');
  await press(/^Reject, demo, 120/);
  await press(/^Settle, demo, 400/);
  // What was rejected comes back whole.
  expect(subtract(await balance(), before)).toBe('519.500000');
});

test('a tester decides the verification of an investor who has sent their photos', async () => {
  const json = { 'content-type': 'application/json' };
  const signIn = await fetch(`${sandbox.url}/api/auth/login`, {
    method: 'POST',
    headers: json,
    body: JSON.stringify(DEMO),
  });
  const { refreshToken }: { refreshToken: string } = await signIn.json();
  const headers = { authorization: `Bearer ${refreshToken}` };
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
