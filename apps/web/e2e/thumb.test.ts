import type { Page } from 'playwright';
import { expect, inject, it } from 'vitest';
import { visit } from './browser.ts';
import { eachRow } from './eachRow.ts';
import { signInDemo } from './investors.ts';

const app = inject('app');
const phone = { width: 390, height: 844 };
const KEYBOARD = 336;

const amountField = (page: Page) => page.locator('main input[inputmode=decimal]').first();

/** A task with an amount, on a phone. */
async function openTask(path: string, option: string | undefined): Promise<Page> {
  const { storage } = await signInDemo(app);
  const { page } = await visit(phone, 'en-GB', storage);
  await page.goto(`${app.url}/en/cabinet/${path}`);
  if (option !== undefined) await page.getByRole('radio', { name: option }).click({ force: true });
  await amountField(page).fill('500');
  return page;
}

/** The browsers of these tests have no on-screen keyboard: it only makes the visual viewport lower. */
const showKeyboard = (page: Page, covered: number) =>
  page.evaluate((height) => {
    const { visualViewport: viewport } = window;
    if (!viewport) throw new Error('There is no visual viewport.');
    Object.defineProperty(viewport, 'height', { configurable: true, value: window.innerHeight - height });
    viewport.dispatchEvent(new Event('resize'));
  }, covered);

/** At these scroll positions the submit button is not wholly above the keyboard, or something is over it. */
const hiddenAt = (page: Page, covered: number) =>
  page.evaluate(
    async ({ limit }) => {
      const button = document.querySelector('main button[type=submit]');
      const positions = [0, 0.5, 1].map((share) => share * document.documentElement.scrollHeight);
      const hidden: string[] = [];
      for (const position of positions) {
        window.scrollTo(0, position);
        await new Promise(requestAnimationFrame);
        const { top, bottom, left, right } = button?.getBoundingClientRect() ?? new DOMRect(0, -1);
        const over = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
        if (top < 0 || bottom > limit || !button?.contains(over))
          hidden.push(`${position}: ${top} to ${bottom}`);
      }
      return hidden;
    },
    { limit: phone.height - covered },
  );

it.each(
  eachRow([
    ['a refill', 'refill', 'USDT on TRON (TRC-20)'],
    ['a deposit', 'deposits/new?plan=usdt-start-30', undefined],
    ['a withdrawal', 'withdrawal', undefined],
    ['an exchange', 'exchange', undefined],
  ]),
)('the action of %s is at the thumb, above the keyboard, and the only one', async (_task, path, option) => {
  const page = await openTask(path, option);
  for (const covered of [0, KEYBOARD]) {
    await showKeyboard(page, covered);
    expect(await hiddenAt(page, covered)).toEqual([]);
  }
  expect(await page.locator('main [data-variant=primary]:visible').count()).toBe(1);
});

it('the figure beside the action opens the summary', async () => {
  const page = await openTask('withdrawal', undefined);
  await expect.poll(() => page.getByRole('term').filter({ visible: true }).count()).toBe(0);
  await page.getByRole('button', { name: /^You receive/ }).click();
  await page.getByRole('dialog').getByText('Leaves your balance').waitFor();
});

it('what has the focus is never behind the action', async () => {
  const page = await openTask('deposits/new?plan=usdt-start-30', undefined);
  for (let step = 0; step < 20; step += 1) {
    await page.keyboard.press('Tab');
    const covered = await page.evaluate(() => {
      const bar = document.querySelector('[data-mn-action-bar]');
      const { activeElement: focused } = document;
      if (!bar || !focused?.closest('main') || bar.contains(focused)) return undefined;
      return focused.getBoundingClientRect().bottom > bar.getBoundingClientRect().top
        ? focused.outerHTML.slice(0, 200)
        : undefined;
    });
    expect(covered).toBeUndefined();
  }
});

it('the history of a task has an address of its own', async () => {
  const { storage } = await signInDemo(app);
  const { page } = await visit(phone, 'en-GB', storage);
  await page.goto(`${app.url}/en/cabinet/withdrawal`);
  await page.getByRole('link', { name: /^History/ }).click();
  await page.waitForURL('**/cabinet/withdrawal/history');
  await page.reload();
  await page.getByRole('region', { name: 'Withdrawal history' }).waitFor();
  expect(await amountField(page).count()).toBe(0);
});
