import { rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { chromium, type Browser, type Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { comparePictures } from '../../../.storybook/visual/comparePictures.ts';
import { CHROMIUM_ARGUMENTS, findChromium } from '../../../scripts/findChromium.ts';
import { serveFolder, type ServedFolder } from '../../../scripts/serveFolder.ts';
import { computedStyles, differences } from './computedStyles.ts';
import { createHost, type Host, type ReactMajor } from './createHost.ts';

/** Animations are over, or have not begun: else two looks at the same may differ. */
const settled = { animations: 'disabled' } as const;

const hostile = fileURLToPath(new URL('host/hostile.css', import.meta.url));

/** What opens beside or over the page: the name of its button, and its role. */
const overlays = [
  ['Dialog', 'dialog'],
  ['Drawer', 'dialog'],
  ['Sheet', 'dialog'],
  ['Question', 'alertdialog'],
  ['Network', 'listbox'],
  ['Account', 'menu'],
  ['Rate', 'dialog'],
] as const;

/** A page that somebody else wrote takes the package in, with one of the versions of React that it is for. */
export function checkHost(major: ReactMajor): void {
  describe(`A host with React ${major}`, () => {
    let browser: Browser;
    let host: Host;
    let built: ServedFolder;
    let developed: ServedFolder;

    beforeAll(async () => {
      browser = await chromium.launch({ executablePath: findChromium(), args: CHROMIUM_ARGUMENTS });
      host = await createHost(inject('tarball'), major);
      built = await serveFolder(`${host.folder}/dist`);
      developed = await serveFolder(`${host.folder}/dist-development`);
    });
    afterAll(async () => {
      await Promise.all([browser.close(), built.close(), developed.close()]);
      rmSync(host.folder, { recursive: true, force: true });
    });

    /** A page in which nothing goes wrong unheard. */
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
      // A time ago would grow between two looks at the same.
      await page.clock.setFixedTime('2026-10-15T12:00:00Z');
      await page.goto(url);
      return { page, complaints };
    }

    /** Shows the components in the page, down to what they load late. */
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
      const network = page.getByRole('button', { name: /Network/ });
      await login.fill('anna2024');
      await network.click();
      await page.getByRole('option', { name: /^TON/ }).click();
      await page.getByRole('button', { name: 'Dialog', exact: true }).click();
      const dialog = page.getByRole('dialog', { name: 'Where to' });
      await dialog.getByLabel('Wallet').fill('TQ5');
      await page.keyboard.press('Escape');
      await dialog.waitFor({ state: 'detached' });

      expect(await login.inputValue()).toBe('anna2024');
      expect(await network.textContent()).toContain('TON');
      const save = page.getByRole('button', { name: 'Save' });
      expect(await save.evaluate((button) => getComputedStyle(button).borderRadius)).toBe('8px');
      expect(complaints).toEqual([]);
      await page.close();
    });

    it('is not changed by the components it shows', async () => {
      const { page } = await visit(built.origin);
      await page.addStyleTag({ path: hostile });
      const own = page.locator('#host');
      const styles = await computedStyles(page, 'html, body, #host', '#root');
      const picture = await own.screenshot(settled);
      await open(page);
      await page.getByRole('button', { name: 'Open the cabinet' }).blur();
      expect(differences(styles, await computedStyles(page, 'html, body, #host', '#root'))).toEqual([]);
      expect(comparePictures(picture, await own.screenshot(settled)).differing).toBe(0);
      await page.close();
    });

    it('does not change the components, whatever it says of elements by their names', async () => {
      const look = async (isCrowded: boolean) => {
        const { page } = await visit(built.origin);
        if (isCrowded) await page.addStyleTag({ path: hostile });
        await open(page);
        const seen = [
          {
            styles: await computedStyles(page, '#root > *'),
            picture: await page.locator('#root').screenshot(settled),
          },
        ];
        for (const [opener, role] of overlays) {
          await page.getByRole('button', { name: opener }).first().click();
          const overlay = page.getByRole(role).first();
          await overlay.waitFor();
          await page.mouse.move(0, 0);
          seen.push({
            styles: await computedStyles(page, `[role=${role}]`),
            picture: await overlay.screenshot(settled),
          });
          await page.keyboard.press('Escape');
          await overlay.waitFor({ state: 'detached' });
        }
        await page.close();
        return seen;
      };
      const [alone, crowded] = [await look(false), await look(true)];
      expect(crowded).toHaveLength(overlays.length + 1);
      for (const [index, { styles, picture }] of crowded.entries()) {
        const clean = alone[index];
        expect(differences(clean?.styles ?? {}, styles)).toEqual([]);
        expect(comparePictures(clean?.picture ?? picture, picture).differing).toBe(0);
      }
    });

    it('has nothing said to it while its server renders', () => {
      expect(host.complaints).toBe('');
    });

    it.each(['embedded-body', 'embedded-head', 'cabinet-body', 'cabinet-head'])(
      'shows what its server has rendered before any script, and brings it to life as it is: %s',
      async (name) => {
        const url = `${developed.origin}/${name}.html`;
        const rendered = await browser.newPage({ javaScriptEnabled: false });
        await rendered.goto(url);
        const first = rendered.locator('#root [class^=mn-]').first();
        expect(await first.evaluate((element) => getComputedStyle(element).boxSizing)).toBe('border-box');
        await rendered.close();

        const { page, complaints } = await visit(url);
        await page.locator('html[data-alive]').waitFor({ state: 'attached' });
        await page.waitForFunction(() => !document.body.innerHTML.includes('<!--$?-->'));
        expect(await page.locator('body style[data-emotion]').count()).toBe(0);
        expect(complaints).toEqual([]);
        await page.close();
      },
    );
  });
}
