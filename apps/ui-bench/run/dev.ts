import { chromium } from 'playwright';
import { buildPages, pageNames } from './buildPages.ts';
import { servePages } from './devServe.ts';
import { Visit } from './Visit.ts';
const [what = 'table', runs = '3', sizes = '50,1000,10000', skip = '', nobuild = ''] = process.argv.slice(2);
const names = pageNames.filter((n) => n.startsWith(what) && !skip.split(',').includes(n.split('.')[1]!));
await buildPages(nobuild === 'none' ? [] : names.filter((n) => !nobuild || n.endsWith('meridian')));
const s = await servePages();
const b = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--disable-gpu'] });
const med = (a: number[]) => [...a].sort((x, y) => x - y)[Math.floor(a.length / 2)]!;
const got: Record<string, number[]> = {};
const add = (k: string, v: number) => (got[k] ??= []).push(v);
for (let i = 0; i < +runs; i++)
  for (const n of names) {
    for (const rows of what === 'form' ? [0] : sizes.split(',').map(Number)) {
      if (n.includes('mui') && rows > 1000) continue;
      const v = await Visit.start(b);
      if (i === 0) v.page.on('pageerror', (e) => console.log(n, e.message));
      add(`${n} ${rows} load`, await v.cpu(() => v.page.goto(`${s.url}/${n}/?rows=${rows}`)));
      if (what === 'table') add(`${n} ${rows} heap`, await v.heap());
      if (what === 'table' && rows === 1000)
        add(
          `${n} ${rows} sort`,
          await v.cpu(() =>
            v.page.evaluate(() => {
              const b = [...document.querySelectorAll<HTMLElement>('th button, th [role=button]')].find(
                (x) => x.textContent === 'Date',
              );
              if (!b) throw new Error('no button');
              b.click();
            }),
          ),
        );
      if (what === 'form') {
        add(`${n} key`, await v.longestKey());
        add(`${n} dialog`, await v.cpu(() => v.page.getByRole('button', { name: 'Add the wallet' }).click()));
      }
      if (what === 'beside') {
        let k = 0;
        add(
          `${n} ${rows} keycpu`,
          await v.cpu(async () => {
            k = await v.longestKey();
          }),
        );
        add(`${n} ${rows} key`, k);
      }
      await v.end();
    }
  }
for (const k of Object.keys(got).sort((a, b) =>
  a.split(' ').slice(1).join().localeCompare(b.split(' ').slice(1).join()),
))
  console.log(k.padEnd(36), med(got[k]!).toFixed(1), got[k]!.map((x) => x.toFixed(0)).join(' '));
await b.close();
s.close();
