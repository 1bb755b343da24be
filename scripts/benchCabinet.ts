import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { CHROMIUM_ARGUMENTS, ensureChromium } from '@meridian/testing/chromium';
import { DEMO, startSandbox } from '@meridian/sandbox';
import { type BrowserContext, chromium, type Page } from 'playwright';
import { findFreePort, selfSigned, serveWeb, trustArgument } from '@meridian/hosting';
import { buildFolder, readInlineScripts, sitePolicies, writeSite } from '@meridian/site';
import { calculateMedian } from '../apps/sandbox/bench/figures.ts';

const USAGE = `Usage: npm run bench:cabinet -- [--runs 5]
Opens pages of the cabinet on a slow phone (150 ms, 1.6 Mbit/s, a processor four times slower) with an empty cache and again with a
full one and the service worker, beside the static sign-in in the same run.`;

const { values } = parseArgs({
  options: { runs: { type: 'string', default: '5' }, help: { type: 'boolean', default: false } },
});

interface Visit {
  /** Milliseconds until something is painted. */
  readonly paint: number;
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
] as const;

async function slowDown(page: Page): Promise<void> {
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
}

/** Opens an address in a new page of this browser context. A page of the cabinet is left when all of the build is stored. */
async function open(context: BrowserContext, address: string): Promise<Visit> {
  const page = await context.newPage();
  await slowDown(page);
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
      figures: figuresAt,
      shift: Number(sessionStorage.getItem('bench:shift') ?? 0),
      files: files.length,
      kilobytes: loaded.reduce((sum, { transferSize }) => sum + transferSize, 0) / 1000,
    };
  }, figures);
  // It stores some two hundred files, one after another.
  if (address.includes('/cabinet'))
    await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated', undefined, {
      timeout: 180_000,
    });
  await page.close();
  return { ...visit, calls };
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
    await page.getByRole('button', { name: 'Log in', exact: true }).click();
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
    const base = calculateMedian((first.get('sign-in') ?? []).map(({ paint }) => paint));
    console.log('page          paint         figures   again: paint  figures   shift  files      kB  calls');
    for (const [name] of pages) {
      const cold = first.get(name) ?? [];
      const again = second.get(name) ?? [];
      const of = (pick: (visit: Visit) => number) => calculateMedian(cold.map(pick));
      const paint = of((visit) => visit.paint);
      const figures = of((visit) => visit.figures);
      console.log(
        [
          name.padEnd(12),
          `${paint.toFixed(0)} ms ${(paint / base).toFixed(2)}x`.padStart(14),
          `${figures.toFixed(0)} ms ${(figures / base).toFixed(2)}x`.padStart(15),
          `${calculateMedian(again.map(({ paint }) => paint)).toFixed(0)} ms`.padStart(14),
          `${calculateMedian(again.map(({ figures }) => figures)).toFixed(0)} ms`.padStart(8),
          of(({ shift }) => shift)
            .toFixed(3)
            .padStart(7),
          String(of(({ files }) => files)).padStart(6),
          of(({ kilobytes }) => kilobytes)
            .toFixed(0)
            .padStart(7),
          String(of(({ calls }) => calls)).padStart(6),
        ].join(' '),
      );
    }
  } finally {
    await browser.close();
    await server.close();
    await sandbox.close();
    rmSync(scratch, { recursive: true, force: true });
  }
}

if (values.help) console.log(USAGE);
else await run();
