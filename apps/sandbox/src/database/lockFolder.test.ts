import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { lockFolder } from './lockFolder.ts';

let parent: string;
beforeAll(async () => {
  parent = await mkdtemp(join(tmpdir(), 'locks-'));
});
afterAll(() => rm(parent, { recursive: true, force: true }));

/** How many of these got the folder. */
async function winners(folder: string): Promise<number> {
  const tries = await Promise.allSettled(Array.from({ length: 20 }, () => lockFolder(folder)));
  const won = tries.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
  for (const giveUp of won) await giveUp();
  return won.length;
}

test('of many who come at once one gets the folder, and the next when it is given up', async () => {
  const folder = join(parent, 'crowded');
  expect(await winners(folder)).toBe(1);
  expect(await winners(folder)).toBe(1);
});

test.each([
  ['a process that died', '999999999'],
  ['a process that died and had the number of this one', `${process.pid}`],
  ['a machine that stopped while it was written', ''],
])('of many who find the lock of %s one takes it over, and nothing is left behind', async (who, said) => {
  const folder = join(parent, who.replaceAll(' ', '-'));
  await writeFile(`${folder}.lock`, said);
  expect(await winners(folder)).toBe(1);
  expect((await readdir(parent)).filter((name) => name.startsWith(who.replaceAll(' ', '-')))).toEqual([]);
});

test('a folder that another process holds is refused, by its number', async () => {
  const folder = join(parent, 'held');
  await writeFile(`${folder}.lock`, `${process.ppid}`);
  await expect(lockFolder(folder)).rejects.toThrow(`in use by process ${process.ppid}`);
});
