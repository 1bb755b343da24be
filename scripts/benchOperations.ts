/**
 * Measures the list of operations with 100,000 rows: scripting for another page and another type with the CPU slowed four times, and
 * the heap during an export. Then the longest event of a key press in the forms of money.
 */
import { calculateMedian } from '../apps/sandbox/bench/figures.ts';
import { type CDPSession, chromium, type Page } from 'playwright';
import { DEMO } from '@meridian/sandbox';
import type { Schema } from '@meridian/api-client';
import { CHROMIUM_ARGUMENTS, ensureChromium } from '@meridian/testing/chromium';
import { startApp } from '@meridian/site/start';

const TOTAL = 100_000;
const CHANGES = 8;

async function metric(devtools: CDPSession, name: string): Promise<number> {
  const { metrics } = await devtools.send('Performance.getMetrics');
  return metrics.find((one) => one.name === name)?.value ?? Number.NaN;
}

const isOperationPage = (response: unknown): response is Schema<'OperationPage'> =>
  response instanceof Object && 'items' in response;

/** Responds to every page of the list from the first page of the sandbox, so that the server costs nothing. */
async function respondFromMemory(page: Page): Promise<void> {
  let first: Schema<'OperationPage'> | undefined;
  await page.route('**/api/user/operations/?*', async (route) => {
    if (!first) {
      const response: unknown = await (await route.fetch()).json();
      if (!isOperationPage(response)) throw new Error('The sandbox did not answer with operations.');
      first = response;
    }
    const query = new URL(route.request().url()).searchParams;
    const limit = Number(query.get('limit') ?? 20);
    const start = Number(query.get('cursor') ?? (Number(query.get('page') ?? 1) - 1) * limit);
    const { items } = first;
    const part = Array.from({ length: Math.min(limit, TOTAL - start) }, (_, index) => {
      const item = items[(start + index) % items.length];
      return { ...item, id: `00000000-0000-7000-8000-${String(start + index).padStart(12, '0')}` };
    });
    const nextCursor = start + limit < TOTAL ? String(start + limit) : null;
    const pages = Math.ceil(TOTAL / limit);
    await route.fulfill({ json: { ...first, items: part, limit, total: TOTAL, pages, nextCursor } });
  });
}

const app = await startApp({ mode: 'built', dataDir: 'memory', port: 5300 });
const browser = await chromium.launch({ executablePath: ensureChromium(), args: CHROMIUM_ARGUMENTS });
const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
const devtools = await page.context().newCDPSession(page);
await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });

await page.goto(`${app.url}/en/login`);
await page.getByLabel('Login, e-mail or phone').fill(DEMO.login);
await page.getByLabel('Password', { exact: true }).fill(DEMO.password);
await page.getByRole('button', { name: 'Sign in', exact: true }).click();
await page.waitForURL('**/cabinet');
await respondFromMemory(page);
await page.goto(`${app.url}/en/cabinet/operations`, { waitUntil: 'networkidle' });
await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });

async function scriptingOf(change: () => Promise<void>): Promise<number> {
  const before = await metric(devtools, 'ScriptDuration');
  await change();
  await page.waitForLoadState('networkidle');
  return ((await metric(devtools, 'ScriptDuration')) - before) * 1000;
}

async function repeat(name: string, change: (index: number) => Promise<void>): Promise<void> {
  const times: number[] = [];
  for (let index = 0; index < CHANGES; index += 1) times.push(await scriptingOf(() => change(index)));
  console.log(
    `${name}: scripting ${Math.min(...times).toFixed(0)} ms at best, ${calculateMedian(times).toFixed(0)} ms median`,
  );
}

const next = page.getByRole('button', { name: /next/i }).or(page.getByRole('link', { name: /next/i }));
await repeat('the next page', () => next.first().click());
const type = page.getByRole('button', { name: /^Type|Type$/ }).first();
await type.click();
const options = await page.getByRole('option').allInnerTexts();
await page.keyboard.press('Escape');
await repeat('another type', async (index) => {
  await type.click();
  await page
    .getByRole('option', { name: options[1 + (index % (options.length - 1))] ?? '', exact: true })
    .click();
});

await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
await page.goto(`${app.url}/en/cabinet/operations`, { waitUntil: 'networkidle' });
const heap = async () => {
  await devtools.send('HeapProfiler.collectGarbage');
  return (await metric(devtools, 'JSHeapUsedSize')) / 1e6;
};
const before = await heap();
const samples: number[] = [];
await page.getByRole('button', { name: 'Export to CSV' }).click();
const saved = page.getByText(/operations has been handed|operations have been handed/);
while (!(await saved.isVisible())) samples.push(await heap());
console.log(
  `export of ${TOTAL}: heap ${before.toFixed(1)} MB before, ${Math.max(...samples).toFixed(1)} MB at most, ${(await heap()).toFixed(1)} MB after`,
);

async function longestKeyPress(path: string, label: RegExp, slowdown: number): Promise<number> {
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await page.goto(`${app.url}/en/${path}`, { waitUntil: 'networkidle' });
  await page.getByRole('textbox', { name: label }).first().click();
  await page.evaluate(() => {
    let longest = 0;
    // TypeScript does not know the threshold.
    const ofEvents = { type: 'event', durationThreshold: 16 };
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if (entry instanceof PerformanceEventTiming && /^key|input/.test(entry.name))
          longest = Math.max(longest, entry.processingEnd - entry.processingStart);
      }
      document.documentElement.dataset.longestEvent = String(longest);
    }).observe(ofEvents);
  });
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await page.keyboard.type('1234.56', { delay: 120 });
  await page.waitForLoadState('networkidle');
  return page.evaluate(() => Number(document.documentElement.dataset.longestEvent ?? 0));
}

for (const [path, label] of [
  ['cabinet/deposits/new?plan=usdt-start-30', /amount/i],
  ['cabinet/exchange', /amount|sell|give/i],
  ['cabinet/withdrawal', /amount|leaves/i],
] as const) {
  const [usual, slow] = [await longestKeyPress(path, label, 1), await longestKeyPress(path, label, 4)];
  console.log(
    `${path}: the longest event of a key press ${usual.toFixed(0)} ms, slowed ${slow.toFixed(0)} ms`,
  );
}

await browser.close();
await app.close();
