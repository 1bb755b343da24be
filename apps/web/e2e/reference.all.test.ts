import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { contract } from '@meridian/api-client/contract';
import { afterAll, expect, it } from 'vitest';
import { brand } from '../src/brand.ts';
import { visit } from './browser.ts';

const folder = mkdtempSync(join(tmpdir(), 'reference-'));
const script = fileURLToPath(new URL('../../../scripts/writeReference.ts', import.meta.url));
afterAll(() => rmSync(folder, { recursive: true }));

const operations = Object.values(contract.paths).flatMap((methods) =>
  Object.values<{ readonly tags: readonly string[]; readonly operationId: string }>(methods),
);
const address = 'http://reference.test';

it('the reference has every operation in the font of the brand, without another host or a complaint', async () => {
  execFileSync('node', [script, folder]);
  const { page, complaints } = await visit({ width: 1440, height: 900 }, 'en-GB');
  const others: string[] = [];
  await page.route(/^http/, async (route) => {
    const { origin, pathname } = new URL(route.request().url());
    if (origin === address) return route.fulfill({ path: join(folder, pathname) });
    others.push(origin);
    return route.abort();
  });

  await page.goto(`${address}/index.html#/refill/createrefill`);
  const { summary } = contract.paths['/funds/refills'].post;
  await page.getByRole('heading', { name: summary }).waitFor();
  await page.getByRole('link', { name: 'Refill', exact: true }).first().waitFor();
  const fonts = await page.evaluate(async () => {
    await document.fonts.ready;
    return [...document.fonts]
      .filter(({ status }) => status === 'loaded')
      .map(({ family }) => family.replaceAll('"', ''));
  });
  expect(fonts.filter((family) => brand.font.text.includes(family))).not.toEqual([]);

  // Each operation has the address that Storybook links. The menu has those of the open tag.
  for (const { name } of contract.tags) {
    await page.goto(`${address}/index.html#/${name.toLowerCase()}`);
    for (const { tags, operationId } of operations.filter((operation) => operation.tags.includes(name)))
      await page.locator(`a[href="#/${tags[0]}/${operationId}" i]`).first().waitFor({ state: 'attached' });
  }
  expect({ others, complaints }).toEqual({ others: [], complaints: [] });
});
