import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { unwrap } from '@meridian/api-client';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { visit } from './browser.ts';
import { registerInvestor } from './investors.ts';
import { keyboard } from './userInput.ts';
import { wordsOf } from './wordsOf.ts';

const app = inject('app');
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'my-data-'));
});

afterAll(() => rm(folder, { recursive: true }));

const size = { width: 360, height: 740 };

it('the archive that is downloaded has what the API says', async () => {
  const { t } = await wordsOf('en');
  const { api, storage } = await registerInvestor(app, 'archivist', { balance: '123.456789' });
  const { page, complaints } = await visit(size, 'en-GB', storage);
  await page.goto(`${app.url}/en/cabinet/settings/data`);

  const downloading = page.waitForEvent('download');
  await keyboard(page).press(page.getByRole('button', { name: t('my-data:download.action'), exact: true }));
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/^my-data-archivist-\d{4}-\d\d-\d\d\.zip$/);
  const archive = join(folder, 'archive.zip');
  await download.saveAs(archive);
  const files = unzipSync(new Uint8Array(await readFile(archive)));
  const data: {
    readonly account: { readonly login: string };
    readonly operations: readonly { readonly id: string; readonly amount: string }[];
  } = JSON.parse(strFromU8(files['data.json']!));
  expect(data.account.login).toBe('archivist');
  const { items } = await unwrap(api.GET('/user/operations/'));
  expect(data.operations.map(({ id, amount }) => [id, amount])).toEqual(
    items.map(({ id, amount }) => [id, amount.amount]),
  );
  expect(strFromU8(files['operations.csv']!)).toContain(',123.456789,USDT,');
  await page.getByText(t('my-data:download.saved'), { exact: true }).waitFor();
  expect(complaints).toEqual([]);
});

it('a closing is scheduled, said on other pages, and withdrawn', async () => {
  const { t } = await wordsOf('en');
  const { api, storage } = await registerInvestor(app, 'leaver');
  const { page, complaints } = await visit(size, 'en-GB', storage);
  const { press } = keyboard(page);
  await page.goto(`${app.url}/en/cabinet/settings/data`);

  await press(page.getByRole('button', { name: t('my-data:closing.action'), exact: true }));
  await press(
    page
      .getByRole('alertdialog')
      .getByRole('button', { name: t('my-data:closing.confirm.confirm'), exact: true }),
  );
  const keep = page.getByRole('button', { name: t('my-data:closing.scheduled.keep'), exact: true });
  await keep.waitFor();
  expect((await unwrap(api.GET('/user/closing'))).scheduled).not.toBeNull();

  // After a reload the banner comes from the stored user.
  await page.goto(`${app.url}/en/cabinet/operations`);
  await press(page.getByRole('link', { name: t('frame:closing.action'), exact: true }));
  await press(keep);
  await page.getByText(t('my-data:closing.stays'), { exact: true }).waitFor();
  expect((await unwrap(api.GET('/user/closing'))).scheduled).toBeNull();
  await page.goto(`${app.url}/en/cabinet/operations`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect(await page.getByRole('link', { name: t('frame:closing.action'), exact: true }).count()).toBe(0);
  expect(complaints).toEqual([]);
});
