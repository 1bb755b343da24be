import { STATE_TIMEOUT } from '@meridian/testing/limits';
import { shiftDate } from '@meridian/testing/shiftDate';
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type Page,
} from 'playwright';
import { inject, onTestFinished } from 'vitest';
import { recordFailure } from './recordFailure.ts';

let connection: Promise<Browser> | undefined;

/**
 * A context of the shared browser for the running test. It closes when the test ends. Its pages wait for a state as long as every
 * other test, and store no files: a service worker would respond in place of what a test intercepts.
 */
export async function openContext(
  options: BrowserContextOptions = {},
  { hasServiceWorker = false } = {},
): Promise<BrowserContext> {
  connection ??= chromium.connect(inject('browser'));
  const browser = await connection;
  // oxlint-disable-next-line tests/shared-limits -- here the limit is set
  const context = await browser.newContext(options);
  context.setDefaultTimeout(STATE_TIMEOUT);
  await context.tracing.start({ snapshots: false });
  onTestFinished(async (test) => {
    if (test.task.result?.state === 'fail') await recordFailure(context, test);
    await context.close();
  });
  await context.addInitScript(shiftDate, inject('clockOffset'));
  if (!hasServiceWorker)
    await context.addInitScript(() => void Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'));
  return context;
}

export interface Visit {
  page: Page;
  /** Errors and warnings of the console so far. */
  complaints: string[];
}

/** Opens a page with these options, by default without a session, and records console messages. */
export async function visit(
  viewport: { width: number; height: number },
  locale: string,
  storageState?: BrowserContextOptions['storageState'],
): Promise<Visit> {
  const context = await openContext({ viewport, locale, timezoneId: 'Europe/Nicosia', storageState });
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(String(error)));
  return { page, complaints };
}
