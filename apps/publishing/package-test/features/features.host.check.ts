import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { DEMO, type Sandbox, startSandbox } from '@meridian/sandbox';
import { CHROMIUM_ARGUMENTS, ensureChromium } from '@meridian/testing/chromium';
import { STATE_TIMEOUT } from '@meridian/testing/limits';
import { emptyFolder } from '@meridian/testing/pnpm';
import { type Browser, chromium } from 'playwright';
import { build, preview, type PreviewServer } from 'vite';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { publishedPackages, readManifest, root, sourcesOf } from '../../build/publishedPackages.ts';
import { createHost } from '../createHost.ts';
import { writeExamples } from './examples.ts';

let host: string;
let server: PreviewServer;
let origin: string;
let dataDir: string;
let sandbox: Sandbox;
let browser: Browser;

/** Earlier operations of the day are on the same day, so its sum is not that of the withdrawal. */
const noon = new Date('2026-10-05T12:00:00Z');

/** A bank's application, and the API at another origin. */
beforeAll(async () => {
  const tarballs = inject('tarballs');
  // Not the version of the workspace, which renders every feature in its own tests.
  const { folder, run } = await createHost({
    template: fileURLToPath(new URL('host', import.meta.url)),
    major: 18,
    imports: [...Object.keys(tarballs), 'i18next', 'react-i18next'],
    tarballs,
    addSources: (sources) => writeExamples(join(sources, 'src/examples')),
  });
  host = folder;
  // React reports unknown properties and missing keys in development only.
  await run('development', 'vite', 'build', '--mode', 'development');
  server = await preview({
    root: host,
    configFile: false,
    preview: { host: '127.0.0.1', port: 0 },
  });
  origin = server.resolvedUrls?.local[0]?.replace(/\/$/, '') ?? '';
  dataDir = emptyFolder('sandbox');
  [sandbox, browser] = await Promise.all([
    startSandbox({ dataDir, allowedOrigins: [origin], clock: { startsAt: noon } }),
    chromium.launch({ executablePath: ensureChromium(), args: CHROMIUM_ARGUMENTS }),
  ]);
});

afterAll(async () => {
  await Promise.all([browser?.close(), sandbox?.close(), server?.close()]);
  for (const folder of [host, dataDir]) if (folder) await rm(folder, { recursive: true, force: true });
});

/** The code that the sandbox sent to the demo investor. */
async function readCode(): Promise<string> {
  const response = await fetch(`${sandbox.url}/sandbox/outbox?login=${DEMO.login}`);
  const [, code = ''] = /"code":"(\d+)"/.exec(await response.text()) ?? [];
  return code;
}

it('an investor withdraws and sees the operation inside the application of a bank, in its brand and in both languages', async () => {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 }, locale: 'en-GB' });
  page.setDefaultTimeout(STATE_TIMEOUT);
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(String(error)));
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
  });
  const calls = new Set<string>();
  page.on('request', (request) => {
    const { origin: called, pathname } = new URL(request.url());
    if (pathname.startsWith('/api/')) calls.add(called);
  });

  await page.goto(`${origin}/?api=${sandbox.url}`);
  await page.getByLabel('Login').fill(DEMO.login);
  await page.getByLabel('Password').fill(DEMO.password);
  await page.getByRole('button', { name: 'Enter' }).click();

  const amount = page.getByLabel('Leaves your balance');
  await amount.fill('50');
  const submit = page.getByRole('button', { name: 'Request a withdrawal' });
  expect(await submit.evaluate((button) => getComputedStyle(button).borderRadius)).toBe('2px');
  await submit.click();
  const code = page.getByLabel('Code');
  await code.waitFor();
  await code.fill(await readCode());
  await page.getByText('Your withdrawal is accepted').waitFor();

  await page.getByRole('link', { name: 'See it in operations' }).click();
  await page.getByText('Today', { exact: true }).waitFor();
  await page.getByText('−50.00').waitFor();
  await page.getByRole('button', { name: 'Русский' }).click();
  await page.getByText('Сегодня', { exact: true }).waitFor();
  await page.getByText('−50,00').waitFor();

  expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Добро пожаловать в Harbour Bank');
  expect([...calls]).toEqual([sandbox.url]);
  expect(complaints).toEqual([]);
  await page.close();
});

it('the sources of every package compile with the types of React 18', () => {
  const types = join(host, 'node_modules/@types/react');
  const project = join(host, 'sources.json');
  const files = publishedPackages
    .filter(({ folder }) => readManifest(folder).peerDependencies?.['react'] !== undefined)
    .flatMap(({ folder }) => [...sourcesOf(folder).values()].map((source) => join(folder, source)));
  const paths = { react: [`${types}/index.d.ts`], 'react/jsx-runtime': [`${types}/jsx-runtime.d.ts`] };
  writeFileSync(
    project,
    JSON.stringify({ extends: join(root, 'tsconfig.base.json'), compilerOptions: { paths }, files }),
  );
  expect(files.length).toBeGreaterThan(30);
  const { stdout } = spawnSync('tsc', ['-p', project], { encoding: 'utf8' });
  expect(stdout).toBe('');
});

/** Kilobytes (1000 bytes) of gzipped JavaScript that a page loads before its first late part. */
async function weigh(source: string, external: readonly string[] = []): Promise<number> {
  const input = join(host, 'src/weighed.tsx');
  writeFileSync(input, source);
  const built = await build({
    root: host,
    configFile: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: { write: false, target: 'es2023', rolldownOptions: { input, external: [...external] } },
  });
  if (!('output' in built)) throw new Error('The page has more than one output.');
  const chunks = new Map(
    built.output.flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file] as const] : [])),
  );
  // The set grows during the loop.
  const loaded = new Set([...chunks].filter(([, { isEntry }]) => isEntry).map(([name]) => name));
  for (const name of loaded) for (const imported of chunks.get(name)?.imports ?? []) loaded.add(imported);
  const bytes = [...loaded].map((name) => gzipSync(chunks.get(name)?.code ?? '', { level: 9 }).length);
  return bytes.reduce((sum, size) => sum + size, 0) / 1000;
}

it('the example of the provider does not load its list before it is shown', async () => {
  const page = `import { createRoot } from 'react-dom/client';
import { Page } from './examples/provider-1.tsx';
createRoot(document.body).render(<Page user="1" />);`;
  expect(await weigh(page)).toBeLessThan(145);
  expect(await weigh(page, ['react', 'react-dom', 'react-dom/client', 'react/jsx-runtime'])).toBeLessThan(
    100,
  );
});
