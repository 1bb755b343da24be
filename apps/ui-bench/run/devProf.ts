import { chromium } from 'playwright';
import { build } from 'vite';
import react from '@vitejs/plugin-react';
import optimizeLocales from '@react-aria/optimize-locales-plugin';
import { PAGES } from './buildPages.ts';
import { globSync } from 'node:fs';
import { servePages } from './devServe.ts';
const [n, q = 'rows=50', depth = '0'] = process.argv.slice(2);
const root = new URL('..', import.meta.url).pathname;
await build({
  root,
  base: `/${n}/`,
  configFile: false,
  logLevel: 'warn',
  plugins: [react(), { ...optimizeLocales.vite({ locales: ['en-US'] }), enforce: 'pre' }],
  build: {
    minify: false,
    target: 'es2023',
    outDir: `${PAGES}/${n}`,
    emptyOutDir: true,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: `${root}/${globSync(`src/pages/${n}.ts*`, { cwd: root })[0]}`,
      output: { entryFileNames: 'page.js', assetFileNames: 'page[extname]' },
    },
  },
});
const s = await servePages();
const b = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--disable-gpu'] });
const agg: Record<string, number> = {};
const total: Record<string, number> = {};
for (let i = 0; i < 3; i++) {
  const c = await b.newContext({ viewport: { width: 1280, height: 800 } });
  const p = await c.newPage();
  const cdp = await c.newCDPSession(p);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await cdp.send('Profiler.enable');
  await cdp.send('Profiler.setSamplingInterval', { interval: 200 });
  await cdp.send('Profiler.start');
  await p.goto(`${s.url}/${n}/?${q}`);
  await p.waitForTimeout(1200);
  const { profile } = await cdp.send('Profiler.stop');
  const byId = new Map(profile.nodes.map((x) => [x.id, x]));
  const parent = new Map<number, number>();
  for (const x of profile.nodes) for (const k of x.children ?? []) parent.set(k, x.id);
  profile.samples!.forEach((id, j) => {
    const d = profile.timeDeltas![j]! / 1000 / 3;
    const name = (x: any) => `${x.callFrame.functionName || '(anon)'}:${x.callFrame.lineNumber}`;
    const x = byId.get(id)!;
    agg[name(x)] = (agg[name(x)] ?? 0) + d;
    const seen = new Set();
    for (let y: number | undefined = id; y !== undefined; y = parent.get(y)) {
      const k = name(byId.get(y)!);
      if (!seen.has(k)) {
        seen.add(k);
        total[k] = (total[k] ?? 0) + d;
      }
    }
  });
  await c.close();
}
console.log('SELF');
for (const [k, v] of Object.entries(agg)
  .sort((a, b) => b[1] - a[1])
  .slice(0, 22))
  console.log(v.toFixed(1).padStart(7), k);
console.log('TOTAL');
for (const [k, v] of Object.entries(total)
  .sort((a, b) => b[1] - a[1])
  .slice(0, 60))
  console.log(v.toFixed(1).padStart(7), k);
await b.close();
s.close();
