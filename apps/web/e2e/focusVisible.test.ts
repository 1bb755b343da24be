import type { Page } from 'playwright';
import { expect, inject, it } from 'vitest';
import { visit } from './browser.ts';
import { signInDemo } from './investors.ts';
import { eachRow } from './eachRow.ts';

const app = inject('app');

/** Returns the focused control if other elements cover it completely. */
function hiddenFocus(page: Page): Promise<string | undefined> {
  return page.evaluate(() => {
    const { activeElement } = document;
    if (!activeElement?.closest('main')) return undefined;
    const { left, right, top, bottom } = activeElement.getBoundingClientRect();
    const isSeen = [top + 1, (top + bottom) / 2, bottom - 1].every((y) => {
      const over = document.elementFromPoint((left + right) / 2, y);
      return over?.closest('main') !== null && over?.closest('thead') === activeElement.closest('thead');
    });
    const name = activeElement.getAttribute('aria-label') ?? activeElement.textContent;
    return isSeen ? undefined : `${activeElement.tagName} ${name} from ${top} to ${bottom}`;
  });
}

/** Tabs forward and back through the page and returns the focused controls that were covered. */
async function hiddenOnTheWay(page: Page): Promise<string[]> {
  const hidden: string[] = [];
  for (const key of ['Tab', 'Shift+Tab']) {
    for (let step = 0; step < 45; step += 1) {
      await page.keyboard.press(key);
      const fault = await hiddenFocus(page);
      if (fault !== undefined) hidden.push(`${key}: ${fault}`);
    }
  }
  return hidden;
}

it.each(
  eachRow([
    [
      'a form on a telephone',
      { width: 375, height: 667 },
      '/cabinet/deposits/new?plan=usdt-start-30',
      'form',
    ],
    ['a form at 320 px', { width: 320, height: 640 }, '/cabinet/withdrawal', 'form'],
    ['a table', { width: 1280, height: 600 }, '/cabinet/partners', 'table'],
  ]),
)('what has the focus is never behind a bar, in %s', async (_where, size, path, what) => {
  const { storage } = await signInDemo(app);
  const { page } = await visit(size, 'en-GB', storage);
  await page.goto(`${app.url}/en${path}`);
  await page.locator(`main ${what}`).first().waitFor();
  expect(await hiddenOnTheWay(page)).toEqual([]);
});
