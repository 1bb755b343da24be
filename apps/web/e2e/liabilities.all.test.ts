import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { RunningApp } from '@meridian/site/start';
import { visit } from './browser.ts';
import { SEEN_ROOTS_KEY } from '../src/storageKeys.ts';
import { registerInvestor } from './investors.ts';
import { startOwnApp } from './ownApp.ts';
import { sandboxControl } from './sandboxControl.ts';
import { keyboard } from './userInput.ts';
import { wordsOf } from './wordsOf.ts';

let app: RunningApp;
let folder: string;

beforeAll(async () => {
  app = await startOwnApp();
  folder = await mkdtemp(join(tmpdir(), 'counted-'));
});

afterAll(async () => {
  await app?.close();
  await rm(folder, { recursive: true });
});

const verifyScript = fileURLToPath(import.meta.resolve('@meridian/liabilities/bin/verify.mjs'));

it('the saved file is verified by the stand-alone script, and a root that changed later is reported', async () => {
  const { t } = await wordsOf('en');
  const { storage } = await registerInvestor(app, 'counter', { balance: '123.456789' });
  await sandboxControl(app.sandboxUrl).advanceDays(1);
  const { page, complaints } = await visit({ width: 360, height: 740 }, 'en-GB', storage);
  await page.goto(`${app.url}/en/cabinet/settings/counted`);
  await page.getByText(t('liabilities:counted.title'), { exact: true }).waitFor();

  const downloading = page.waitForEvent('download');
  await keyboard(page).press(page.getByRole('link', { name: t('liabilities:save.action'), exact: true }));
  const file = join(folder, 'counted.json');
  await (await downloading).saveAs(file);
  const { stdout } = await promisify(execFile)(process.execPath, [verifyScript, file, 'counter']);
  expect(stdout).toMatch(/^COUNTED: account .*USDT 123\.456789\n/);
  // The public page shows the count and the root that the script prints.
  await page.goto(`${app.url}/en/what-we-owe`);
  const [, count = ''] = /^Count: +(\S+)$/m.exec(stdout) ?? [];
  const [, root = ''] = /^Hash: +(\S+)$/m.exec(stdout) ?? [];
  for (const printed of [count, root]) await page.getByText(printed, { exact: true }).waitFor();

  await page.evaluate(
    ([key, real]) => {
      localStorage.setItem(key, (localStorage.getItem(key) ?? '').replace(real, '0'.repeat(64)));
    },
    [SEEN_ROOTS_KEY, root] as const,
  );
  await page.goto(`${app.url}/en/cabinet/settings/counted`);
  await page.getByText(t('liabilities:changed.title'), { exact: true }).waitFor();
  expect(complaints).toEqual([]);
});
