import type { Page } from 'playwright';

interface Axe {
  run: (options: object) => Promise<{ violations: { id: string; nodes: { html: string }[] }[] }>;
}

/** The violations that axe finds at this width, one line per rule. */
export async function accessibilityFaults(page: Page, width: number): Promise<string[]> {
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
