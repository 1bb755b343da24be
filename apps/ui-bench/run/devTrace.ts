import { chromium } from 'playwright';
import { servePages } from './devServe.ts';
const s = await servePages();
const b = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--disable-gpu'] });
for (const n of process.argv.slice(2)) {
  const sums: Record<string, number[]> = {};
  for (let i = 0; i < 5; i++) {
    const c = await b.newContext({ viewport: { width: 1280, height: 800 } });
    const p = await c.newPage();
    const cdp = await c.newCDPSession(p);
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    const events: any[] = [];
    cdp.on('Tracing.dataCollected', ({ value }) => events.push(...value));
    await cdp.send('Tracing.start', {
      transferMode: 'ReportEvents',
      traceConfig: {
        includedCategories: ['devtools.timeline', 'disabled-by-default-v8.compile', 'v8', 'toplevel'],
      },
    } as any);
    await p.goto(`${s.url}/${n}`);
    await p.waitForTimeout(1500);
    const done = new Promise((r) => cdp.once('Tracing.tracingComplete', r));
    await cdp.send('Tracing.end');
    await done;
    const main = events.find(
      (e) => e.name === 'v8.evaluateModule' || e.name === 'UpdateLayoutTree' || e.name === 'Layout',
    )?.tid;
    const evs = events
      .filter((e) => e.tid === main && e.ph === 'X' && e.tdur !== undefined)
      .sort((a, b) => a.ts - b.ts);
    // self time by thread duration
    const stack: any[] = [];
    const self: Record<string, number> = {};
    for (const e of evs) {
      while (stack.length && stack.at(-1).ts + stack.at(-1).dur <= e.ts) stack.pop();
      const par = stack.at(-1);
      if (par) self[par.name] = (self[par.name] ?? 0) - e.tdur;
      self[e.name] = (self[e.name] ?? 0) + e.tdur;
      stack.push(e);
    }
    for (const k in self) (sums[k] ??= []).push(self[k]! / 1000);
    await c.close();
  }
  console.log(n);
  for (const [k, v] of Object.entries(sums)
    .map(([k, a]) => [k, [...a].sort((x, y) => x - y)[2] ?? 0] as const)
    .sort((a, b) => b[1] - a[1])
    .slice(0, 12))
    console.log('   ', k.padEnd(30), v.toFixed(1));
}
await b.close();
s.close();
