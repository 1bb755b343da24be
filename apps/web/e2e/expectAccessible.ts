import type { Locator, Page } from 'playwright';
import { expect } from 'vitest';
import { accessibilityFaults } from './sweep/accessibility.ts';

/** Expects the open dialog to have its title as its name, to keep the focus and to pass axe. The page has loaded axe. */
export async function expectAccessible(page: Page, dialog: Locator): Promise<void> {
  await dialog.waitFor();
  const name = (await dialog.getByRole('heading').first().textContent()) ?? '';
  const named = page.getByRole('dialog', { name }).or(page.getByRole('alertdialog', { name }));
  expect(await named.count()).toBe(1);
  const isInside = () => dialog.evaluate((node) => node.contains(document.activeElement));
  for (let step = 0; step < 12; step += 1) {
    expect(await isInside()).toBe(true);
    await page.keyboard.press(step < 8 ? 'Tab' : 'Shift+Tab');
  }
  expect(await accessibilityFaults(page)).toEqual([]);
}
