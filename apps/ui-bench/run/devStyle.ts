import { chromium } from 'playwright';
import { servePages } from './devServe.ts';
const s = await servePages();
const b = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--disable-gpu'] });
for (const n of process.argv.slice(2)) {
  const p = await b.newPage({ viewport: { width: 1280, height: 800 } });
  await p.goto(`${s.url}/${n}`);
  await p.waitForTimeout(800);
  console.log(
    n,
    await p.evaluate(() => {
      const root = document.querySelector<HTMLElement>('#root')!;
      const time = () => {
        const a: number[] = [];
        for (let i = 0; i < 40; i++) {
          root.style.display = 'none';
          void root.offsetHeight;
          const t = performance.now();
          root.style.display = '';
          void root.offsetHeight;
          a.push(performance.now() - t);
        }
        a.sort((x, y) => x - y);
        return +a[5]!.toFixed(2);
      };
      const out: Record<string, unknown> = { all: time() };
      const sheets = [...document.styleSheets].filter((x) => (x.ownerNode as HTMLElement).dataset?.emotion);
      out.rules = sheets.map((x) => x.cssRules.length);
      for (const sheet of sheets)
        for (let i = sheet.cssRules.length - 1; i >= 0; i--) {
          const r = sheet.cssRules[i]!;
          const text = r.cssText;
          if (text.includes('[class^=')) {
            const before = time();
            sheet.deleteRule(i);
            const after = time();
            out['iso ' + text.slice(0, 20) + text.slice(-60)] = +(before - after).toFixed(2);
          }
        }
      out.noIsolation = time();
      for (const sheet of sheets)
        for (let i = sheet.cssRules.length - 1; i >= 0; i--) {
          const r = sheet.cssRules[i]!;
          const text = r.cssText;
          const before = time();
          sheet.deleteRule(i);
          const d = +(before - time()).toFixed(2);
          if (Math.abs(d) > 0.15) out[text.slice(0, 110)] = d;
        }
      out.none = time();
      return out;
    }),
  );
  await p.close();
}
await b.close();
s.close();
