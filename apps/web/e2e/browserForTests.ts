import { chromium, type Browser, type Page } from 'playwright';
import { CHROMIUM_ARGUMENTS, ensureChromium } from '@meridian/testing/chromium';

/** Starts the Chromium that the repository's scripts use. */
export function openBrowser(): Promise<Browser> {
  return chromium.launch({ executablePath: ensureChromium(), args: CHROMIUM_ARGUMENTS });
}

export interface Visit {
  page: Page;
  /** Console messages of the browser so far. */
  complaints: string[];
}

/** Opens a page in a new browser context with this window size, and records console messages. */
export async function visit(
  browser: Browser,
  viewport: { width: number; height: number },
  locale: string,
): Promise<Visit> {
  const context = await browser.newContext({ viewport, locale, timezoneId: 'Europe/Nicosia' });
  const page = await context.newPage();
  page.setDefaultTimeout(15_000);
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(String(error)));
  return { page, complaints };
}
