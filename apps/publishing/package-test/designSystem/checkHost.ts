import { readFileSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { chromium, type Browser, type Page } from 'playwright';
import { preview } from 'vite';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { CHROMIUM_ARGUMENTS, ensureChromium } from '@meridian/testing/chromium';
import { type ComputedStyles, computedStyles, differences } from './computedStyles.ts';
import type { ReactMajor } from '../createHost.ts';
import { createDesignSystemHost, type DesignSystemHost } from './createDesignSystemHost.ts';
import { overlays } from './overlays.ts';
import { serveParts } from './serveParts.ts';
import { styledClasses } from './styledClasses.ts';

const hostile = fileURLToPath(new URL('host/hostile.css', import.meta.url));

/** The root element of the components. */
const components = '#root > :first-child';

/** A strict policy; the nonce is the one of `host/vite.config.ts`. */
const policy = "style-src 'nonce-harbour'";

/** Our elements on a page that no rule matches. */
async function unstyled(page: Page): Promise<string[]> {
  const { worn, ruled } = await styledClasses(page);
  expect(worn).not.toEqual([]);
  return worn.filter((name) => !ruled.includes(name));
}

/** Serves what a host has built. */
async function serve(root: string, outDir: string) {
  const server = await preview({
    root,
    configFile: false,
    appType: 'mpa',
    build: { outDir },
    preview: { host: '127.0.0.1', port: 0 },
  });
  const origin = server.resolvedUrls?.local[0]?.replace(/\/$/, '') ?? '';
  return { origin, close: () => server.close() };
}

/** Tests the package in a third-party page with one version of React. */
export function checkHost(major: ReactMajor, { isLookedAt }: { readonly isLookedAt: boolean }): void {
  describe(`A host with React ${major}`, () => {
    let browser: Browser;
    let host: DesignSystemHost;
    let built: Awaited<ReturnType<typeof serve>>;
    let developed: Awaited<ReturnType<typeof serve>>;

    beforeAll(async () => {
      browser = await chromium.launch({ executablePath: ensureChromium(), args: CHROMIUM_ARGUMENTS });
      host = await createDesignSystemHost(inject('tarballs'), major);
      built = await serve(host.folder, 'dist');
      developed = await serve(host.folder, 'dist-development');
    });
    afterAll(async () => {
      await Promise.all([browser.close(), built.close(), developed.close()]);
      rmSync(host.folder, { recursive: true, force: true });
    });

    /** Opens a page and collects its console errors. */
    async function newPage(): Promise<{ page: Page; complaints: string[] }> {
      const page = await browser.newPage({
        viewport: { width: 1000, height: 800 },
        reducedMotion: 'reduce',
        timezoneId: 'America/New_York',
      });
      const complaints: string[] = [];
      page.on('pageerror', (error) => complaints.push(String(error)));
      page.on('console', (message) => {
        if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
      });
      // A fixed time, so that relative times do not change.
      await page.clock.setFixedTime('2026-10-15T12:00:00Z');
      return { page, complaints };
    }

    async function visit(url: string) {
      const visited = await newPage();
      await visited.page.goto(url);
      return visited;
    }

    /** The same under a CSP header. */
    async function visitUnder(contentSecurityPolicy: string, url: string) {
      const visited = await newPage();
      await visited.page.route(url, async (route) => {
        const response = await route.fetch();
        const headers = { ...response.headers(), 'content-security-policy': contentSecurityPolicy };
        await route.fulfill({ response, headers });
      });
      await visited.page.goto(url);
      return visited;
    }

    /** Renders the components. */
    async function open(page: Page): Promise<void> {
      await page.getByRole('button', { name: 'Open the cabinet' }).click();
      await page.mouse.move(0, 0);
      await page.locator('#root > *').first().waitFor();
      await page.evaluate(() => document.fonts.ready);
    }

    /** Renders all components, including lazy parts. */
    async function openAll(page: Page): Promise<void> {
      await open(page);
      await page.getByRole('img', { name: 'The address as a code' }).waitFor();
      await page.getByRole('slider', { name: 'Balance over time' }).waitFor();
    }

    /** The components, then every overlay in turn. */
    async function openEach(page: Page, seen: (name: string, selector: string) => Promise<unknown>) {
      await openAll(page);
      await seen('the page', components);
      const lone = await page.locator('#alone > *').count();
      for (let place = 1; place <= lone; place += 1)
        await seen(`part ${place} with nothing of ours around it`, `#alone > :nth-child(${place})`);
      for (const overlay of overlays) {
        await overlay.open(page);
        const opened = page.locator(overlay.selector);
        await opened.waitFor();
        // An entering element has temporary styles, even without a duration.
        await page.waitForFunction(
          () =>
            !document.querySelector('[data-entering]') &&
            document.getAnimations().every(
              ({ playState, effect, timeline }) =>
                playState === 'finished' ||
                effect?.getComputedTiming().endTime === Infinity ||
                // A scroll-driven animation only moves on scroll.
                timeline !== document.timeline,
            ),
        );
        await page.mouse.move(0, 0);
        await seen(overlay.name, overlay.selector);
        await overlay.close(page);
        await opened.waitFor({ state: 'detached' });
      }
    }

    /** The computed styles of everything that can be opened, by its name. */
    async function allStyles(page: Page) {
      const styles = new Map<string, ComputedStyles>();
      await openEach(page, async (name, selector) => styles.set(name, await computedStyles(page, selector)));
      return styles;
    }

    type Styles = Awaited<ReturnType<typeof allStyles>>;

    function expectTheSame(styles: Styles, before: Styles) {
      expect([...styles.keys()]).toEqual([...before.keys()]);
      const different = [...styles].flatMap(([name, after]) =>
        differences(before.get(name) ?? {}, after).map((difference) => `${name}: ${difference}`),
      );
      expect(different).toEqual([]);
    }

    it('accepts input in the brand of the partner', async () => {
      const { page, complaints } = await visit(developed.origin);
      await openAll(page);
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

    it('gets only the style rules of the components it renders', async () => {
      const { page } = await visit(`${built.origin}/#button`);
      await open(page);
      const { worn, ruled } = await styledClasses(page);
      expect(worn).not.toEqual([]);
      expect(ruled).toEqual(worn);
      await page.close();
    });

    it('switches the scheme instantly under reduced motion', async () => {
      const { page } = await visit(built.origin);
      await openAll(page);
      const moving = await page.evaluate(() => {
        document.documentElement.dataset['scheme'] = 'dark';
        return document.getAnimations().filter((one) => one instanceof CSSTransition).length;
      });
      expect(moving).toBe(0);
      await page.close();
    });

    it('violates no content security policy with a nonce, whatever opens', async () => {
      const { page, complaints } = await visitUnder(policy, `${built.origin}/`);
      await openEach(page, async (name) => expect([name, await unstyled(page)]).toEqual([name, []]));
      expect(complaints).toEqual([]);
      await page.close();
    });

    /** How the two style sheets interact does not depend on the React version, so it is checked once. */
    function checkStyles() {
      it('keeps its own look', async () => {
        const { page } = await visit(built.origin);
        await page.addStyleTag({ path: hostile });
        const styles = await computedStyles(page, 'html, body, #host', '#root');
        await openAll(page);
        await page.getByRole('button', { name: 'Open the cabinet' }).blur();
        expect(differences(styles, await computedStyles(page, 'html, body, #host', '#root'))).toEqual([]);
        await page.close();
      });

      it('renders components and overlays alike under a hostile style sheet, in a layer or not', async () => {
        const { page: calm } = await visit(built.origin);
        const alone = await allStyles(calm);
        await calm.close();
        const rules = readFileSync(hostile, 'utf8');
        for (const content of [rules, `@layer base { ${rules} }`]) {
          const { page } = await visit(built.origin);
          await page.addStyleTag({ content });
          expectTheSame(await allStyles(page), alone);
          await page.close();
        }
      });

      it('does not change the app shell either', async () => {
        const { page } = await visit(`${built.origin}/#shell`);
        await open(page);
        const before = await computedStyles(page, components);
        await page.addStyleTag({ path: hostile });
        await page.evaluate(() => document.fonts.ready);
        expect(differences(before, await computedStyles(page, components))).toEqual([]);
        await page.close();
      });
    }
    if (isLookedAt) checkStyles();

    it('logs nothing during the server render', () => {
      expect(host.complaints).toBe('');
    });

    it.each(['embedded-body', 'embedded-head', 'cabinet-body', 'cabinet-head'])(
      'shows what its server has rendered before any script, and brings it to life as it is, under a policy for styles: %s',
      async (name) => {
        const url = `${developed.origin}/${name}.html`;
        const rendered = await browser.newPage({ javaScriptEnabled: false });
        await rendered.goto(url);
        const first = rendered.locator('#root [class^=mn-]').first();
        expect(await first.evaluate((element) => getComputedStyle(element).boxSizing)).toBe('border-box');
        if (name.endsWith('head')) expect(await unstyled(rendered)).toEqual([]);
        await rendered.close();

        // `style` attributes from a server cannot have a nonce.
        const { page, complaints } = await visitUnder(`${policy}; style-src-attr 'unsafe-inline'`, url);
        await page.locator('html[data-alive]').waitFor({ state: 'attached' });
        await page.waitForFunction(() => !document.body.innerHTML.includes('<!--$?-->'));
        expect(await page.locator('body style[data-emotion]').count()).toBe(0);
        expect(complaints).toEqual([]);
        await page.close();
      },
    );

    describe('with a streaming server', () => {
      /** A page whose late part is held back, with or without scripts. */
      async function visitParts(hasScripts: boolean) {
        const parts = readFileSync(`${host.folder}/streamed.txt`, 'utf8').split('\0');
        const [before = '', first = '', ...rest] = parts.map((part) =>
          // `async`, so that the script runs at once, as on a streamed page.
          part.replace('<script type="module"', '<script type="module" async'),
        );
        const served = await serveParts(before + first, rest.join(''));
        const visited = await newPage();
        await visited.page.route(/\/assets\//, (route) =>
          hasScripts || !route.request().url().endsWith('.js')
            ? route.fulfill({
                path: `${host.folder}/dist-development${new URL(route.request().url()).pathname}`,
              })
            : route.abort(),
        );
        await visited.page.goto(served.url, { waitUntil: 'commit' });
        await visited.page.getByText('At once').waitFor();
        return { ...visited, ...served };
      }

      it('shows no part without styles, with or without scripts', async () => {
        const { page, release, close } = await visitParts(false);
        await page.getByText('Coming').waitFor({ state: 'attached' });
        expect(await unstyled(page)).toEqual([]);
        release();
        await page.getByLabel('Login').waitFor();
        expect(await unstyled(page)).toEqual([]);
        await page.close();
        await close();
      });

      it('hydrates the first part before the late one arrives', async () => {
        const { page, complaints, release, close } = await visitParts(true);
        await page.locator('html[data-alive]').waitFor({ state: 'attached' });
        expect(await unstyled(page)).toEqual([]);
        release();
        await page.getByRole('button', { name: /Network/ }).click();
        await page.getByRole('option', { name: /^TON/ }).click();
        expect(await page.getByRole('button', { name: /Network/ }).textContent()).toContain('TON');
        expect(await unstyled(page)).toEqual([]);
        expect(complaints).toEqual([]);
        await page.close();
        await close();
      });
    });
  });
}
