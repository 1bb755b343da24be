import { chromium, type Browser, type Page } from 'playwright';
import { CHROMIUM_ARGUMENTS, ensureChromium } from '../../../scripts/findChromium.ts';

/** A real Chromium, as the scripts of the repository find it. */
export function openBrowser(): Promise<Browser> {
  return chromium.launch({ executablePath: ensureChromium(), args: CHROMIUM_ARGUMENTS });
}

export interface Visit {
  page: Page;
  /** What the browser's console complained of so far. */
  complaints: string[];
}

/** A new visitor with a window of this size; everything the console complains of is kept. */
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
