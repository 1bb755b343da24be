import { fileURLToPath } from 'node:url';
import { languages } from '@meridian/i18n';
import { DEMO } from '@meridian/sandbox';
import { CHROMIUM_ARGUMENTS, ensureChromium } from '@meridian/testing/chromium';
import { chromium } from 'playwright';
import { findFreePort } from '@meridian/hosting';
import { buildWebIfStale } from '@meridian/site/build-if-stale';
import { startApp } from '@meridian/site/start';
import { getPaths } from '@meridian/frame/paths';

/** The frame of the public home shows a picture of this size. */
const viewport = { width: 1200, height: 920 };
const readme = fileURLToPath(new URL('../docs/images/cabinet.png', import.meta.url));
const folder = fileURLToPath(new URL('../packages/features/content/src/home/screens/', import.meta.url));

await buildWebIfStale();
const app = await startApp({ mode: 'built', dataDir: 'memory', port: await findFreePort(5600) });
const browser = await chromium.launch({ executablePath: ensureChromium(), args: CHROMIUM_ARGUMENTS });
try {
  for (const language of languages) {
    const context = await browser.newContext({ viewport, deviceScaleFactor: 1.5, reducedMotion: 'reduce' });
    const page = await context.newPage();
    await page.goto(app.url + getPaths[language].login);
    await page.locator('input[name=login]').fill(DEMO.login);
    await page.locator('input[name=password]').fill(DEMO.password);
    await page.keyboard.press('Enter');
    await page.waitForURL(`**${getPaths[language].cabinet}`);
    if (language === 'en') {
      await page.goto(app.url + getPaths[language].cabinet, { waitUntil: 'networkidle' });
      await page.setViewportSize({ width: 1280, height: 1000 });
      await page.screenshot({ path: readme, scale: 'css' });
      await page.setViewportSize(viewport);
    }
    await page.goto(app.url + getPaths[language].invest, { waitUntil: 'networkidle' });
    await page.locator('main label:has(input[type=radio])').first().click();
    const amount = page.locator('main input[inputmode=decimal]');
    await amount.fill('500');
    // The picture has the figures of this amount, and no cursor in its field.
    await amount.blur();
    await page.waitForLoadState('networkidle');
    for (const scheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme: scheme });
      await page.screenshot({ path: `${folder}invest-${language}-${scheme}.png` });
    }
    await context.close();
  }
} finally {
  await browser.close();
  await app.close();
}
console.log(`The pictures of the public home are in ${folder}, and that of README.md is ${readme}.`);
