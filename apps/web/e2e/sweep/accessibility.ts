import { createRequire } from 'node:module';
import type { Page } from 'playwright';
import { isMultiplied } from '../eachRow.ts';

const axePath = createRequire(import.meta.url).resolve('axe-core/axe.min.js');

/** Makes axe part of every page that is opened next. The policy of the page allows no other script. */
export const loadAxe = (page: Page) => page.addInitScript({ path: axePath });

interface Axe {
  run: (options: object) => Promise<{ violations: { id: string; nodes: { html: string }[] }[] }>;
}

/** The violations that axe finds on a phone, and in `npm run test:all` on a wide screen. */
export async function accessibilityFaults(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const width of isMultiplied ? [360, 1280] : [360]) found.push(...(await faultsAt(page, width)));
  return found;
}

/** One line per rule. */
async function faultsAt(page: Page, width: number): Promise<string[]> {
  await page.setViewportSize({ width, height: 800 });
  return page.evaluate(async () => {
    const axe: Axe = Reflect.get(window, 'axe');
    const { violations } = await axe.run({
      // The logo link in the side bar is outside all landmarks, which WCAG allows.
      rules: { region: { enabled: false } },
      resultTypes: ['violations'],
    });
    return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html.slice(0, 160)}`);
  });
}
