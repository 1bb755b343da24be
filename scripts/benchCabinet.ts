import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { CHROMIUM_ARGUMENTS, ensureChromium } from '@meridian/testing/chromium';
import { DEMO, startSandbox } from '@meridian/sandbox';
import { type BrowserContext, chromium, type Page } from 'playwright';
import { findFreePort, selfSigned, serveWeb, trustArgument } from '@meridian/hosting';
import { buildFolder, readInlineScripts, sitePolicies, writeSite } from '@meridian/site';
import { calculateMedian } from '../apps/sandbox/bench/figures.ts';

const USAGE = `Usage: npm run bench:cabinet -- [--runs 5] [--write]
Opens pages of the cabinet on a slow phone (150 ms, 1.6 Mbit/s, a processor four times slower) with an empty cache and again with a
full one and the service worker, beside the static sign-in in the same run. --write puts the table into docs/benchmarks/cabinet.md.`;

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '5' },
    write: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});

interface Visit {
  /** Milliseconds until something is painted. */
  readonly paint: number;
  /** Milliseconds until the first figure of the page is shown, in its skeleton or by the app. Not a number without figures. */
  readonly shown: number;
  /** Milliseconds until no figure is waited for. */
  readonly figures: number;
  readonly shift: number;
  readonly files: number;
  readonly kilobytes: number;
  readonly calls: number;
}

const pages = [
  ['sign-in', 'en/login'],
  ['cabinet', 'en/cabinet'],
  ['refill', 'en/cabinet/refill'],
  ['operations', 'en/cabinet/operations'],
  ['deposits', 'en/cabinet/deposits'],
] as const;

/** Returns what lets the page be fast again. */
async function slowDown(page: Page): Promise<() => Promise<void>> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  const bytesPerSecond = (1.6 * 1024 * 1024) / 8;
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  return () => session.detach();
}

/** Opens an address in a new page of this browser context. A page of the cabinet is left when all of the build is stored. */
async function open(context: BrowserContext, address: string): Promise<Visit> {
  const page = await context.newPage();
  const speedUp = await slowDown(page);
  let calls = 0;
  page.on('request', (request) => {
    if (request.url().includes('/api/')) calls += 1;
  });
  await page.addInitScript(() => {
    let shift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) if ('value' in entry) shift += Number(entry.value);
      sessionStorage.setItem('bench:shift', String(shift));
    }).observe({ type: 'layout-shift', buffered: true });
    const look = () => {
      const amounts = [...document.querySelectorAll('main data[value]')];
      // A placeholder has a sample inside.
      const isShown = amounts.some((amount) => amount.closest('[data-shape]') === null);
      requestAnimationFrame(
        isShown ? () => sessionStorage.setItem('bench:shown', String(performance.now())) : look,
      );
    };
    requestAnimationFrame(look);
  });
  await page.goto(address);
  await page.waitForFunction(() => {
    const root = document.querySelector('#root');
    const isHere = document.querySelector('#skeleton') === null && root?.querySelector('h1, [role=heading]');
    return isHere && root?.querySelector('main [aria-busy=true], [data-waiting]') === null;
  });
  const figures = await page.evaluate(() => performance.now());
  await page.waitForLoadState('networkidle');
  const visit = await page.evaluate((figuresAt) => {
    const paint = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN;
    const loaded = performance
      .getEntriesByType('resource')
      .filter((entry) => entry instanceof PerformanceResourceTiming);
    const files = loaded.filter(({ name }) => /\.(js|css)$/.test(name));
    return {
      paint,
      shown: Number(sessionStorage.getItem('bench:shown') ?? Number.NaN),
      figures: figuresAt,
      shift: Number(sessionStorage.getItem('bench:shift') ?? 0),
      files: files.length,
      kilobytes: loaded.reduce((sum, { transferSize }) => sum + transferSize, 0) / 1000,
    };
  }, figures);
  await speedUp();
  // It stores some two hundred files, one after another.
  if (address.includes('/cabinet'))
    await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated', undefined, {
      timeout: 180_000,
    });
  await page.close();
  return { ...visit, calls };
}

/** The medians of all visits as a table in Markdown. Times of the first visit are beside the first paint of the sign-in. */
function writeTable(
  first: ReadonlyMap<string, readonly Visit[]>,
  second: ReadonlyMap<string, readonly Visit[]>,
): string {
  const median = (visits: readonly Visit[] = [], pick: (visit: Visit) => number) =>
    calculateMedian(visits.map(pick));
  const base = median(first.get('sign-in'), ({ paint }) => paint);
  const rows = pages.map(([name]) => {
    const of = (pick: (visit: Visit) => number) => median(first.get(name), pick);
    const time = (milliseconds: number) =>
      Number.isNaN(milliseconds) ? '' : `${milliseconds.toFixed(0)} ms, ${(milliseconds / base).toFixed(2)}x`;
    const again = (pick: (visit: Visit) => number) => {
      const milliseconds = median(second.get(name), pick);
      return Number.isNaN(milliseconds) ? '' : `${milliseconds.toFixed(0)} ms`;
    };
    return [
      name === 'sign-in' ? name : `\`${name}\``,
      time(of(({ paint }) => paint)),
      time(of(({ shown }) => shown)),
      name === 'sign-in' ? '' : time(of(({ figures }) => figures)),
      again(({ paint }) => paint),
      again(({ shown }) => shown),
      again(({ figures }) => figures),
      of(({ shift }) => shift).toFixed(3),
      String(of(({ files }) => files)),
      of(({ kilobytes }) => kilobytes).toFixed(0),
      String(of(({ calls }) => calls)),
    ];
  });
  const header = [
    'page',
    'first paint',
    'figures shown',
    'complete',
    'again: paint',
    'again: shown',
    'again: complete',
    'shift',
    'files',
    'kB',
    'calls',
  ];
  return [header, header.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

const record = new URL('../docs/benchmarks/cabinet.md', import.meta.url);

/** Replaces the table of the record and its date. */
function writeRecord(table: string): void {
  const text = readFileSync(record, 'utf8');
  const day = new Date().toISOString().slice(0, 10);
  writeFileSync(
    record,
    text
      .replace(/^\d{4}-\d\d-\d\d(?=, \w+ runs?)/m, day)
      .replace(/(?<=, )\d+(?= runs)/, values.runs)
      .replace(/^\| page [^]*?\n(?!\|)/m, `${table}\n`),
  );
}

async function run(): Promise<void> {
  const scratch = mkdtempSync(join(tmpdir(), 'cabinet-'));
  const folder = join(scratch, 'dist');
  mkdirSync(folder);
  cpSync(`${buildFolder}/dist`, folder, { recursive: true });
  const sandbox = await startSandbox({ dataDir: 'memory', port: await findFreePort(5600) });
  const port = await findFreePort(8443);
  const origin = `https://localhost:${port}`;
  await writeSite({ folder, api: sandbox.url, origin });
  const policies = sitePolicies(readInlineScripts());
  const tls = selfSigned(scratch);
  const server = await serveWeb({ folder, policies, port, upstream: sandbox.url, tls });
  const browser = await chromium.launch({
    executablePath: ensureChromium(),
    args: [...CHROMIUM_ARGUMENTS, trustArgument(tls.cert)],
  });
  const options = { viewport: { width: 390, height: 844 }, locale: 'en-GB' };
  try {
    const context = await browser.newContext(options);
    const page = await context.newPage();
    await page.goto(`${origin}/en/login`);
    await page.getByLabel('Login, e-mail or phone').fill(DEMO.login);
    await page.getByLabel('Password', { exact: true }).fill(DEMO.password);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await page.waitForURL('**/cabinet');
    const storageState = await context.storageState();
    await context.close();

    const first = new Map<string, Visit[]>();
    const second = new Map<string, Visit[]>();
    for (let run = 0; run < Number(values.runs); run += 1) {
      for (const [name, path] of pages) {
        const visited = await browser.newContext(name === 'sign-in' ? options : { ...options, storageState });
        const address = `${origin}/${path}`;
        first.set(name, [...(first.get(name) ?? []), await open(visited, address)]);
        second.set(name, [...(second.get(name) ?? []), await open(visited, address)]);
        await visited.close();
      }
    }
    const table = writeTable(first, second);
    console.log(table);
    if (values.write) writeRecord(table);
  } finally {
    await browser.close();
    await server.close();
    await sandbox.close();
    rmSync(scratch, { recursive: true, force: true });
  }
}

if (values.help) console.log(USAGE);
else await run();
