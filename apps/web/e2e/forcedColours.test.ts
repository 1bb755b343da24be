import type { Page } from 'playwright';
import { expect, inject, it } from 'vitest';
import { visit } from './browser.ts';
import { registerInvestor } from './investors.ts';

const app = inject('app');
const size = { width: 1024, height: 800 };

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
    ['refill/history', 'main [data-mn-apart][data-tone]'],
    ['withdrawal', 'section[data-tone]'],
  ]) {
    await page.goto(`${app.url}/en/cabinet/${path}`);
    await page.locator('header a > span[aria-hidden]').waitFor();
    await page.locator(part!).first().waitFor();
    expect(await lostParts(page)).toEqual([]);
  }
});
