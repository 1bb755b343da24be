import { unwrap } from '@meridian/api-client';
import type { Page } from 'playwright';
import { expect, inject, it } from 'vitest';
import { visit } from './browser.ts';
import { inTurn } from './eachRow.ts';
import { clientOf, PASSWORD, registerInvestor } from './investors.ts';
import { wordsOf } from './wordsOf.ts';

const app = inject('app');
const size = { width: 1024, height: 800 };
const localeOf = { en: 'en-GB', ru: 'ru-RU' } as const;

/** Parts whose text or edge cannot be told from the page in forced colours. */
const lostParts = (page: Page) =>
  page.evaluate(() => {
    const probe = document.body.appendChild(document.createElement('div'));
    probe.style.background = 'Canvas';
    const canvas = getComputedStyle(probe).backgroundColor;
    probe.remove();
    const parts = [
      ...document.querySelectorAll<HTMLElement>(
        'section[data-tone], [data-mn-apart][data-tone], header a > span[aria-hidden]',
      ),
    ];
    return parts.flatMap((part) => {
      const { outlineStyle, outlineColor, backgroundColor, color, forcedColorAdjust } =
        getComputedStyle(part);
      const hasEdge = outlineStyle !== 'none' && outlineColor !== canvas;
      // The browser paints every other background as the page, whatever the computed style says.
      const hasSurface = forcedColorAdjust === 'none' && backgroundColor !== canvas;
      return (hasEdge || hasSurface) && color !== backgroundColor ? [] : [part.outerHTML.slice(0, 120)];
    });
  });

it('the bell, the banners and the badges have an edge or a surface in forced colours', async () => {
  const { storage } = await registerInvestor(app, 'forcedcolours', { balance: '500' });
  const { page } = await visit(size, 'en-GB', storage);
  await page.emulateMedia({ forcedColors: 'active' });
  for (const [path, part] of [
    ['refill', 'main [data-mn-apart][data-tone]'],
    ['withdrawal', 'section[data-tone]'],
  ]) {
    await page.goto(`${app.url}/en/cabinet/${path}`);
    await page.locator('header a > span[aria-hidden]').waitFor();
    await page.locator(part!).first().waitFor();
    expect(await lostParts(page)).toEqual([]);
  }
});

/** Where each dialog opens, and the message of the button that opens it. */
const dialogs = [
  { path: 'settings/data', opener: 'my-data:closing.action' },
  { path: 'settings/devices', opener: 'auth:devices.endOthers' },
  { path: 'settings/wallets', opener: 'settings:wallet.add' },
];

it.each(inTurn(dialogs))(
  'the dialog of $item.path has a name, keeps the focus and gives it back, in $language',
  async ({ item: { path, opener }, language }) => {
    const { t } = await wordsOf(language);
    const login = `dialog${path.replace(/\W/g, '')}${language}`;
    const { storage } = await registerInvestor(app, login, { language });
    // A second session, to be ended.
    await unwrap(clientOf(app, null).POST('/auth/login', { body: { login, password: PASSWORD } }));
    const { page } = await visit(size, localeOf[language], storage);
    await page.goto(`${app.url}/${language}/cabinet/${path}`);
    const button = page.getByRole('button', { name: t(opener), exact: true });
    await button.focus();
    await page.keyboard.press('Enter');
    const dialog = page.locator('[role="dialog"], [role="alertdialog"]');
    await dialog.waitFor();
    const title = await dialog.getByRole('heading').first().textContent();
    expect(
      await page
        .getByRole('dialog', { name: title ?? '' })
        .or(page.getByRole('alertdialog', { name: title ?? '' }))
        .count(),
    ).toBe(1);
    const isInside = () => dialog.evaluate((node) => node.contains(document.activeElement));
    for (let step = 0; step < 12; step += 1) {
      expect(await isInside()).toBe(true);
      await page.keyboard.press(step < 8 ? 'Tab' : 'Shift+Tab');
    }
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    await expect.poll(() => button.evaluate((node) => node === document.activeElement)).toBe(true);
  },
);
