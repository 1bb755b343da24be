import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { lockFolder } from './lockFolder.ts';

let parent: string;
const children: ChildProcess[] = [];
beforeAll(async () => {
  parent = await mkdtemp(join(tmpdir(), 'locks-'));
});
afterAll(async () => {
  for (const child of children) child.kill('SIGKILL');
  await rm(parent, { recursive: true, force: true });
});

/** Starts a process that tries to lock the folder, reports the result and keeps running. */
async function ask(folder: string): Promise<{ child: ChildProcess; said: string }> {
  const program = `
    const { lockFolder } = await import(${JSON.stringify(import.meta.resolve('./lockFolder.ts'))});
    globalThis.held = await lockFolder(${JSON.stringify(folder)}).catch((error) => error);
    process.stdout.write(held instanceof Error ? held.message : 'locked');
    setInterval(() => {});`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', program], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  children.push(child);
  const [said] = await once(child.stdout, 'data');
  return { child, said: `${said}` };
}

/** Number of successes of five concurrent attempts in this process. */
async function winners(folder: string): Promise<number> {
  const tries = await Promise.allSettled(Array.from({ length: 5 }, () => lockFolder(folder)));
  const won = tries.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
  for (const unlock of won) unlock();
  return won.length;
}

test('one of many concurrent callers locks the folder, and the next one after its release', async () => {
  const folder = join(parent, 'contended');
  expect(await winners(folder)).toBe(1);
  expect(await winners(folder)).toBe(1);
});

test('one process locks the folder, the others get its id; after a kill the next one locks it', async () => {
  const folder = join(parent, 'killed');
  for (const generation of [1, 2]) {
    const asked = await Promise.all(Array.from({ length: 4 }, () => ask(folder)));
    const [holder, ...rest] = asked.filter((one) => one.said === 'locked').map((one) => one.child);
    expect(rest, `generation ${generation}`).toEqual([]);
    for (const one of asked.filter((each) => each.child !== holder)) {
      expect(one.said).toContain(`in use by process ${holder?.pid}:`);
    }
    await expect(lockFolder(folder)).rejects.toThrow(`in use by process ${holder?.pid}:`);
    const gone = asked.map((one) => once(one.child, 'exit'));
    for (const one of asked) one.child.kill('SIGKILL');
    await Promise.all(gone);
  }
  (await lockFolder(folder))();
});
