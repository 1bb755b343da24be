import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { startSandbox } from '@meridian/sandbox';
import lighthouse from 'lighthouse';
import { chromium } from 'playwright';
import { findFreePort, findNginx, localDeployment, runNginx, selfSigned, serveWeb } from '@meridian/hosting';
import { buildFolder, readInlineScripts, sitePolicies, writeSite } from '@meridian/site';
import { calculateMedian } from '../apps/sandbox/bench/figures.ts';
import { publicScreenIds, getPublicScreen } from '@meridian/frame/public-screens';
import { CHROMIUM_ARGUMENTS, ensureChromium } from '@meridian/testing/chromium';

const USAGE = `Usage: npm run bench:pages -- [--runs 5] [--examples] [--pages plans,strategy] [--languages en,ru]
  --examples   one page of each route, in place of all pages
  --pages      the routes to measure; the others are left out`;

/** Sign-in and registration are forms that load their script at once. */
const forms = ['login', 'register'];

const goals = { score: 100, lcpRatio: 1.2, lcpRatioOfForm: 1.5, cls: 0, tbt: 50 };

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '5' },
    examples: { type: 'boolean', default: false },
    pages: { type: 'string' },
    languages: { type: 'string', default: 'en,ru' },
    help: { type: 'boolean', default: false },
  },
});

interface Measured {
  scores: Readonly<Record<string, number>>;
  lcp: number;
  cls: number;
  tbt: number;
  scriptBytes: number;
}

const categories = ['performance', 'accessibility', 'best-practices', 'seo'];

/** The transferred bytes of scripts, from the details of an audit, which Lighthouse does not type. */
function scriptBytesOf(items: readonly unknown[]): number {
  return items.reduce<number>((sum, item) => {
    if (!(item instanceof Object) || !('resourceType' in item) || !('transferSize' in item)) return sum;
    return item.resourceType === 'Script' ? sum + Number(item.transferSize) : sum;
  }, 0);
}

/** One run with the settings of Lighthouse for phones: simulated slow 4G, and a processor four times slower. */
async function measureOnce(address: string, port: number): Promise<Measured> {
  const result = await lighthouse(address, {
    port,
    output: 'json',
    logLevel: 'error',
    onlyCategories: categories,
  });
  if (!result) throw new Error(`Lighthouse has no result for ${address}.`);
  const { audits, categories: scored, runtimeError } = result.lhr;
  if (runtimeError) throw new Error(`${address}: ${runtimeError.message}`);
  const details = audits['network-requests']?.details;
  return {
    scores: Object.fromEntries(
      Object.entries(scored).map(([id, { score }]) => [id, Math.round((score ?? 0) * 100)]),
    ),
    lcp: audits['largest-contentful-paint']?.numericValue ?? Number.NaN,
    cls: audits['cumulative-layout-shift']?.numericValue ?? Number.NaN,
    tbt: audits['total-blocking-time']?.numericValue ?? Number.NaN,
    scriptBytes: details?.type === 'table' ? scriptBytesOf(details.items) : Number.NaN,
  };
}

async function measure(address: string, port: number): Promise<Measured> {
  const runs: Measured[] = [];
  for (let run = 0; run < Number(values.runs); run += 1) runs.push(await measureOnce(address, port));
  const of = (pick: (run: Measured) => number) => calculateMedian(runs.map(pick));
  return {
    scores: Object.fromEntries(categories.map((id) => [id, of(({ scores }) => scores[id] ?? 0)])),
    lcp: of(({ lcp }) => lcp),
    cls: of(({ cls }) => cls),
    tbt: of(({ tbt }) => tbt),
    scriptBytes: of(({ scriptBytes }) => scriptBytes),
  };
}

/** A page with a title and a sentence, and nothing else to load: as fast as a page can be here. */
const BARE = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>A bare page</title>
<meta name="description" content="A page to compare others with.">
</head>
<body><main><h1>A bare page</h1><p>It has a title and a sentence, and it loads nothing.</p></main></body>
</html>
`;

/** The addresses to measure, by a name for the table. */
function addressesOf(files: Iterable<string>): [name: string, path: string][] {
  const written = [...files]
    .filter((file) => file.endsWith('.html'))
    .map((file) => file.replace(/\.html$/, ''));
  const chosen = values.pages?.split(',');
  const found: [string, string][] = [];
  for (const language of values.languages.split(',')) {
    for (const id of publicScreenIds) {
      if (chosen && !chosen.includes(id)) continue;
      const { path, isResponse } = getPublicScreen(id);
      if (isResponse) continue;
      const pattern = new RegExp(`^${language}/${(path || 'index').replace(/:\w+/g, '[^/]+')}$`);
      const all = written.filter((file) => pattern.test(file));
      for (const file of values.examples ? all.slice(0, 1) : all)
        found.push([file, `/${file.replace(/\/index$/, '/')}`]);
    }
    for (const form of forms)
      if (!chosen || chosen.includes(form)) found.push([`${language}/${form}`, `/${language}/${form}`]);
  }
  return found;
}

function faultsOf(name: string, { scores, lcp, cls, tbt }: Measured, bareLcp: number): string[] {
  const isForm = forms.some((form) => name.endsWith(`/${form}`));
  const ratio = isForm ? goals.lcpRatioOfForm : goals.lcpRatio;
  return [
    // The forms are not meant for search engines.
    ...categories.filter((id) => (scores[id] ?? 0) < goals.score && !(isForm && id === 'seo')),
    ...(lcp / bareLcp > ratio ? ['LCP'] : []),
    ...(cls > goals.cls ? ['CLS'] : []),
    ...(tbt >= goals.tbt ? ['TBT'] : []),
  ];
}

const rowOf = (name: string, { scores, lcp, cls, tbt, scriptBytes }: Measured, bareLcp: number) =>
  [
    name.slice(0, 44).padEnd(44),
    ...categories.map((id) => String(scores[id]).padStart(5)),
    `${lcp.toFixed(0)} ms`.padStart(9),
    (lcp / bareLcp).toFixed(2).padStart(6),
    cls.toFixed(3).padStart(6),
    `${tbt.toFixed(0)} ms`.padStart(7),
    `${(scriptBytes / 1000).toFixed(1)} kB`.padStart(9),
  ].join(' ');

async function run(): Promise<boolean> {
  const scratch = mkdtempSync(join(tmpdir(), 'meridian-pages-'));
  const folder = join(scratch, 'dist');
  mkdirSync(folder);
  cpSync(`${buildFolder}/dist`, folder, { recursive: true });
  const apiPort = await findFreePort(5600);
  const sandbox = await startSandbox({ dataDir: 'memory', port: apiPort });
  const port = await findFreePort(8443);
  writeFileSync(join(folder, 'bare.html'), BARE);
  const origin = `https://localhost:${port}`;
  const { files } = await writeSite({ folder, api: sandbox.url, origin });
  const policies = sitePolicies(readInlineScripts());
  const nginx = findNginx();
  const server = nginx
    ? await runNginx({
        nginx,
        prefix: scratch,
        policies,
        deployment: localDeployment(folder, port),
        plainPort: await findFreePort(8643),
        apiPort,
      })
    : await serveWeb({ folder, policies, port, upstream: sandbox.url, tls: selfSigned(scratch) });
  const debuggingPort = await findFreePort(9222);
  const browser = await chromium.launch({
    executablePath: ensureChromium(),
    args: [...CHROMIUM_ARGUMENTS, `--remote-debugging-port=${debuggingPort}`, '--ignore-certificate-errors'],
  });
  try {
    console.log(`Lighthouse, median of ${values.runs}, served by ${nginx ?? 'Node'} over HTTP/2.`);
    console.log(`${'page'.padEnd(44)}  perf  a11y  best   seo       LCP  ratio    CLS     TBT        JS`);
    const bare = await measure(`${origin}/bare`, debuggingPort);
    console.log(rowOf('a bare page', bare, bare.lcp));
    let missed = 0;
    for (const [name, path] of addressesOf(files.keys())) {
      const measured = await measure(origin + path, debuggingPort);
      const faults = faultsOf(name, measured, bare.lcp);
      missed += faults.length;
      console.log(
        rowOf(name, measured, bare.lcp) + (faults.length > 0 ? `  MISSED: ${faults.join(', ')}` : ''),
      );
    }
    return missed === 0;
  } finally {
    await browser.close();
    await server.close();
    await sandbox.close();
    rmSync(scratch, { recursive: true, force: true });
  }
}

if (values.help) console.log(USAGE);
else process.exitCode = (await run()) ? 0 : 1;
