import { rmSync } from 'node:fs';
import { chromium, type Browser, type Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CHROMIUM_ARGUMENTS, findChromium } from '../../../scripts/findChromium.ts';
import { computedStyles, differences } from './computedStyles.ts';
import { createHost, reacts, type Host } from './createHost.ts';
import { packTarball } from './packTarball.ts';
import { serveHost, type ServedHost } from './serveHost.ts';

const majors = [18, 19] as const satisfies readonly (keyof typeof reacts)[];
const tarball = packTarball();
const hostile = new URL('host/hostile.css', import.meta.url).pathname;
let browser: Browser;

beforeAll(async () => {
  browser = await chromium.launch({ executablePath: findChromium(), args: CHROMIUM_ARGUMENTS });
});
afterAll(() => browser.close());

describe.each(majors)('A host with React %i', (major) => {
  let host: Host;
  let built: ServedHost;
  let developed: ServedHost;

  beforeAll(async () => {
    host = createHost(tarball, major);
    built = await serveHost(host, 'dist');
    developed = await serveHost(host, 'dist-development');
  });
  afterAll(async () => {
    await Promise.all([built.close(), developed.close()]);
    rmSync(host.folder, { recursive: true, force: true });
  });

  /** A page in which nothing may go wrong unheard. */
  async function visit(url: string): Promise<{ page: Page; complaints: string[] }> {
    const page = await browser.newPage({
      viewport: { width: 1000, height: 800 },
      reducedMotion: 'reduce',
      timezoneId: 'UTC',
    });
    const complaints: string[] = [];
    page.on('pageerror', (error) => complaints.push(String(error)));
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
    });
    await page.goto(url);
    return { page, complaints };
  }

  async function open(page: Page): Promise<void> {
    await page.getByRole('button', { name: 'Open the cabinet' }).click();
    await page.mouse.move(0, 0);
    await page.getByRole('img', { name: 'The address as a code' }).waitFor();
    await page.evaluate(() => document.fonts.ready);
  }

  it('is typed into, pressed and chosen from, in the brand of the partner', async () => {
    const { page, complaints } = await visit(developed.origin);
    await open(page);
    const login = page.getByLabel('Login');
    await login.fill('anna2024');
    await page.getByRole('button', { name: /Network/ }).click();
    await page.getByRole('option', { name: /TON/ }).first().click();
    await page.getByRole('button', { name: 'Dialog', exact: true }).click();
    await page.getByRole('dialog', { name: 'Where to' }).getByLabel('Wallet').fill('TQ5');
    await page.keyboard.press('Escape');

    expect(await page.getByRole('dialog').count()).toBe(0);
    expect(await login.inputValue()).toBe('anna2024');
    expect(await page.getByRole('button', { name: /Network/ }).textContent()).toContain('TRON');
    const primary = page.getByRole('button', { name: 'Save' });
    expect(await primary.evaluate((button) => getComputedStyle(button).borderRadius)).toBe('8px');
    expect(complaints).toEqual([]);
    await page.close();
  });

  it('is not changed by the components it shows', async () => {
    const { page } = await visit(built.origin);
    await page.addStyleTag({ path: hostile });
    const host = page.locator('#host');
    const stylesBefore = await computedStyles(page, 'html, body, #host', '#root');
    const pictureBefore = await host.screenshot();
    await open(page);
    await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
    expect(differences(stylesBefore, await computedStyles(page, 'html, body, #host', '#root'))).toEqual([]);
    expect(pictureBefore.equals(await host.screenshot())).toBe(true);
    await page.close();
  });

  it('does not change the components, whatever it says of elements by their names', async () => {
    const [clean, crowded] = await Promise.all([visit(built.origin), visit(built.origin)]);
    await crowded.page.addStyleTag({ path: hostile });
    const seen = await Promise.all(
      [clean, crowded].map(async ({ page }) => {
        await open(page);
        const pictures = [await page.locator('#root').screenshot()];
        const styles = [await computedStyles(page, '#root > *')];
        for (const [opener, opened] of overlays) {
          await page.getByRole('button', { name: opener }).first().click();
          const overlay = page.getByRole(opened).first();
          await overlay.waitFor();
          await page.mouse.move(0, 0);
          pictures.push(await overlay.screenshot());
          styles.push(await computedStyles(page, `[role=${opened}]`));
          await page.keyboard.press('Escape');
          await overlay.waitFor({ state: 'detached' });
        }
        return { pictures, styles };
      }),
    );
    const [alone, beside] = seen;
    alone?.styles.forEach((styles, index) =>
      expect(differences(styles, beside?.styles[index] ?? {})).toEqual([]),
    );
    alone?.pictures.forEach((picture, index) =>
      expect(picture.equals(beside?.pictures[index] ?? picture)).toBe(true),
    );
    await Promise.all([clean.page.close(), crowded.page.close()]);
  });

  it.each(['embedded body', 'embedded head', 'cabinet body', 'cabinet head'])(
    'shows the page that its server has rendered before and after it comes to life: %s',
    async (which) => {
      const [name, styles] = which.split(' ');
      expect(host.complaints).toBe('');
      const rendered = await browser.newPage({ javaScriptEnabled: false });
      await rendered.goto(`${developed.origin}/?page=${name}&styles=${styles}`);
      expect(
        await rendered.evaluate(
          () => getComputedStyle(document.querySelector('#root [class^=mn-]')!).boxSizing,
        ),
      ).toBe('border-box');
      await rendered.close();
      const { page, complaints } = await visit(`${developed.origin}/?page=${name}&styles=${styles}`);
      await page.waitForFunction(() => document.querySelectorAll('body style').length === 0);
      expect(complaints).toEqual([]);
      await page.close();
    },
  );
});

/** What opens beside or over the page: the name of its button, and its role. */
const overlays = [
  [/^Dialog$/, 'dialog'],
  [/^Drawer$/, 'dialog'],
  [/^Question$/, 'alertdialog'],
  [/Network/, 'listbox'],
  [/^Account$/, 'menu'],
  [/^Rate$/, 'dialog'],
] as const;
