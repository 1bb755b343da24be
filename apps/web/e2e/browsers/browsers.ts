import { existsSync } from 'node:fs';
import { firefox, type Browser, type BrowserType, webkit } from 'playwright';
import puppeteer from 'puppeteer-core';
import { openWebKit } from './openWebKit.ts';
import type { Tab } from './Tab.ts';

interface InstalledBrowser {
  version: string;
  tab: Tab;
}

export interface TestedBrowser {
  name: string;
  /** What a user does who wants to test it. */
  howToInstall: string;
  /** Undefined when it is not installed. */
  open: () => Promise<InstalledBrowser | undefined>;
}

async function ofPlaywright(type: BrowserType): Promise<InstalledBrowser | undefined> {
  if (!existsSync(type.executablePath())) return undefined;
  const browser: Browser = await type.launch();
  const page = await browser.newPage();
  return {
    version: `${type.name()} ${browser.version()} of Playwright`,
    tab: {
      open: async (address) => void (await page.goto(address)),
      run: (expression) => page.evaluate(expression),
      click: (selector) => page.click(selector),
      type: (selector, text) => page.fill(selector, text),
      resize: (width, height) => page.setViewportSize({ width, height }),
      close: () => browser.close(),
    },
  };
}

const firstOf = (named: string | undefined, places: readonly string[]) =>
  named || places.find((place) => existsSync(place));

/** Playwright drives only its own Firefox. */
async function firefoxOfSystem(): Promise<InstalledBrowser | undefined> {
  const executablePath = firstOf(process.env.FIREFOX_PATH, [
    '/usr/bin/firefox-esr',
    '/usr/bin/firefox',
    '/Applications/Firefox.app/Contents/MacOS/firefox',
  ]);
  if (executablePath === undefined) return undefined;
  const browser = await puppeteer.launch({ browser: 'firefox', executablePath });
  const page = await browser.newPage();
  return {
    version: await browser.version(),
    tab: {
      open: async (address) => void (await page.goto(address)),
      run: (expression) => page.evaluate(expression),
      click: (selector) => page.click(selector),
      type: (selector, text) => page.type(selector, text),
      resize: (width, height) => page.setViewport({ width, height }),
      close: () => browser.close(),
    },
  };
}

async function webKitOfSystem(): Promise<InstalledBrowser | undefined> {
  const driver = firstOf(process.env.WEBKIT_DRIVER_PATH, ['/usr/bin/WebKitWebDriver']);
  const browser = firstOf(undefined, [
    '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser',
    '/usr/lib/aarch64-linux-gnu/webkit2gtk-4.1/MiniBrowser',
  ]);
  const xvfb = firstOf(undefined, ['/usr/bin/Xvfb']);
  return driver && browser && xvfb ? openWebKit({ driver, browser, xvfb }) : undefined;
}

/** The browsers that `npm test` does not open. */
export const browsers: readonly TestedBrowser[] = [
  {
    name: 'Firefox',
    howToInstall:
      'Run `npx playwright install firefox`, or on Debian `apt-get install firefox-esr`; FIREFOX_PATH names another one.',
    open: async () => (await ofPlaywright(firefox)) ?? firefoxOfSystem(),
  },
  {
    name: 'WebKit',
    howToInstall:
      'Run `npx playwright install webkit`, or on Debian `apt-get install webkit2gtk-driver xvfb`.',
    open: async () => (await ofPlaywright(webkit)) ?? webKitOfSystem(),
  },
];
