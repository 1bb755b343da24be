import { chromium } from 'playwright';
const b = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--disable-gpu'] });
for (let i = 0; i < 3; i++) {
  const c = await b.newContext();
  const p = await c.newPage();
  const cdp = await c.newCDPSession(p);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  console.log(
    await p.evaluate(() => {
      const t = (f: () => unknown) => {
        const s = performance.now();
        f();
        return +(performance.now() - s).toFixed(1);
      };
      return {
        number: t(() => new Intl.NumberFormat('en-US').format(12)),
        date: t(() => new Intl.DateTimeFormat('en-US').format(new Date())),
        supported: t(() => Intl.DateTimeFormat.supportedLocalesOf(['en-US'])),
        toLocale: t(() => (5).toLocaleString()),
      };
    }),
  );
  await c.close();
}
await b.close();
