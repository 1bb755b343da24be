import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { BrowserContextOptions } from 'playwright';
import { beforeAll, expect, inject, it } from 'vitest';
import { signInDemo } from './investors.ts';
import { openPage } from './sweep/openPage.ts';
import { wordsOf } from './wordsOf.ts';

const app = inject('app');
const maps = fileURLToPath(new URL('../dist-maps', import.meta.url));

let storage: BrowserContextOptions['storageState'];

beforeAll(async () => {
  ({ storage } = await signInDemo(app));
});

/** The modules of a script of the build. */
function modulesOf(address: string): readonly string[] {
  const name = new URL(address).pathname.split('/').at(-1);
  const { sources }: { sources: string[] } = JSON.parse(readFileSync(`${maps}/${name}.map`, 'utf8'));
  return sources;
}

/** Opens the home as wide as its account menu needs. */
const openHome = () => openPage(`${app.url}/en/cabinet`, 'en', storage, 1280);

it('loads no list and no menu with the home', async () => {
  const { scripts } = await openHome();
  const modules = scripts.filter((address) => address.includes('/assets/')).flatMap(modulesOf);
  expect(modules.some((module) => module.endsWith('/Button.mjs'))).toBe(true);
  expect(modules.filter((module) => /\/(ListBox|Menu|Popover)\.mjs$/.test(module))).toEqual([]);
});

it('opens the account menu that was pressed while its part was loading', async () => {
  const words = await wordsOf('en');
  const { page } = await openHome();
  const asked = Promise.withResolvers<void>();
  const released = Promise.withResolvers<void>();
  await page.route(/\/assets\/MenuSurface-/, async (route) => {
    asked.resolve();
    await released.promise;
    await route.continue();
  });
  const button = page.getByRole('button', { name: words.t('frame:account.menuOf', { login: 'demo' }) });
  await button.focus();
  await page.keyboard.press('ArrowDown');
  await asked.promise;
  expect(await page.getByRole('menu').count()).toBe(0);
  released.resolve();
  const first = page.getByRole('menuitem').first();
  await expect.poll(() => first.evaluate((item) => item === document.activeElement)).toBe(true);
  await page.keyboard.press('Escape');
  await expect.poll(() => button.evaluate((element) => element === document.activeElement)).toBe(true);
});
