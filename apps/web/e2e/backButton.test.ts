import type { Page } from 'playwright';
import { beforeEach, expect, inject, it } from 'vitest';
import { visit } from './browser.ts';
import { signInDemo } from './investors.ts';

const app = inject('app');
let page: Page;

beforeEach(async () => {
  const { storage } = await signInDemo(app);
  ({ page } = await visit({ width: 390, height: 844 }, 'en-GB', storage));
  await page.goto(`${app.url}/en/cabinet`);
});

const button = (name: string) => page.getByRole('button', { name, exact: true });
const link = (name: string) => page.getByRole('link', { name, exact: true });
const more = () => page.getByRole('dialog', { name: 'More' });
const address = (path: string) => `${app.url}/en/cabinet${path}`;
const isAt = (path: string) => page.waitForURL(address(path));
const isClosed = () => more().waitFor({ state: 'detached' });

async function openMore() {
  await button('More').click();
  await more().waitFor();
}

it('the back button of a phone closes a sheet, and the next one leaves the page', async () => {
  await link('Deposits').click();
  await isAt('/deposits');

  await openMore();
  await page.goBack();
  await isClosed();
  await isAt('/deposits');

  // Closed in another way, it leaves nothing to go back over.
  await openMore();
  await more().getByRole('button', { name: 'Close' }).click();
  await isClosed();
  await page.goBack();
  await isAt('');
  expect(page.url()).toBe(address(''));
});

it('a link in a sheet leads back to its page, without the sheet', async () => {
  await openMore();
  await more().getByRole('link', { name: 'Operations' }).click();
  await isAt('/operations');
  await page.goBack();
  await isAt('');
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect(await more().count()).toBe(0);
});

it('back from a question over details returns to the details, then to their list', async () => {
  await page.goto(`${app.url}/en/cabinet/deposits`);
  await page
    .getByRole('button', { name: /^Details of/ })
    .nth(1)
    .click();
  const details = page.getByRole('dialog');
  await details.waitFor();
  const opened = page.url();
  await details.getByRole('button', { name: 'Close early' }).click();
  const question = page.getByRole('alertdialog');
  await question.waitFor();
  await page.goBack();
  await question.waitFor({ state: 'detached' });
  await details.waitFor();
  expect(page.url()).toBe(opened);
  await page.goBack();
  await details.waitFor({ state: 'detached' });
  await isAt('/deposits');
});

it('back does not close a question while its action is pending, and the page that follows stays open', async () => {
  await page.goto(address('/settings/history'));
  const response = Promise.withResolvers<void>();
  await page.route('**/api/user/sessions/close-others', async (route) => {
    await response.promise;
    // The other files share these sessions.
    await route.fulfill({ status: 204 });
  });
  await button('Not you?').click();
  const question = page.getByRole('alertdialog');
  const confirm = question.getByRole('button', { name: 'End them and set a password' });
  await confirm.click();
  await question.getByRole('button', { name: 'Cancel' }).and(page.locator(':disabled')).waitFor();
  await page.evaluate(() => window.history.back());
  await page.waitForFunction(() => window.history.state?.['meridian:overlays'] === 1);
  expect(await question.count()).toBe(1);
  response.resolve();
  await isAt('/settings/password');
  await question.waitFor({ state: 'detached' });
  await page.goBack();
  await isAt('/settings/history');
  expect(await question.count()).toBe(0);
});
