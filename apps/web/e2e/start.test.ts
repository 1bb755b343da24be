import { findFreePort } from '@meridian/hosting';
import { brand } from '#brand';
import { execFileSync, spawn } from 'node:child_process';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { visit } from './browser.ts';
import { isMultiplied } from './eachRow.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));

let checkout: string;
beforeAll(async () => {
  checkout = await mkdtemp(join(tmpdir(), 'checkout '));
  git('init', '--quiet');
});
afterAll(() => rm(checkout, { recursive: true }));

/** Runs git in the checkout, without the ignored files of this user. */
function git(...call: readonly string[]): string {
  const place = [`--git-dir=${join(checkout, '.git')}`, `--work-tree=${checkout}`];
  return execFileSync('git', ['-c', 'core.excludesFile=', ...place, ...call], { encoding: 'utf8' });
}

interface Start {
  address?: string;
  close?: () => Promise<void>;
  code?: unknown;
  errors?: string;
}

/** Runs `npm run dev`, which needs no build, until the program says where it is open or ends. */
async function start(environment: NodeJS.ProcessEnv): Promise<Start> {
  const app = spawn(process.execPath, ['scripts/start.ts', '--dev'], {
    cwd: root,
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = new Promise<unknown>((resolve) => app.once('close', resolve));
  let errors = '';
  app.stderr.on('data', (text) => (errors += String(text)));
  const close = async () => {
    app.kill();
    await ended;
  };
  for await (const line of createInterface(app.stdout)) {
    const [address] = /http:\/\/localhost:\d+/.exec(line) ?? [];
    if (address !== undefined) return { address, close };
  }
  return { code: await ended, errors };
}

it('a start takes the port of PORT, and git sees none of its files, whatever the folders of data and photos', async () => {
  const [dataDir, photos] = [join(checkout, 'any', 'data'), join(checkout, 'photos')];
  await cp(inject('seeds'), dataDir, { recursive: true });
  const status = () => git('status', '--porcelain', '--untracked-files=all');
  const places: Record<string, string>[] = [
    { DATA_DIR: dataDir },
    { DATA_DIR: dataDir, UPLOADS_DIR: photos },
  ];
  for (const folders of places) {
    const port = await findFreePort(5790);
    const { address, close, errors } = await start({ ...folders, PORT: String(port) });
    try {
      expect(errors ?? address).toBe(`http://localhost:${port}`);
      expect(status()).toBe('');
    } finally {
      await close?.();
    }
    expect(status()).toBe('');
  }
});

it.each(['abc', '70000'])('does not start with the port “%s”, and says why', async (given) => {
  expect(await start({ DATA_DIR: 'memory', PORT: given })).toEqual({
    code: 1,
    errors: `${brand.name} did not start: a port is a whole number from 1 to 64000, and not “${given}”.\n`,
  });
});

/** Every module is transformed for it. */
const inDevelopment = isMultiplied ? ['calculator'] : [];

it.each(inDevelopment)('starts the %s of a public page in development', async () => {
  const dataDir = join(checkout, 'development');
  await cp(inject('seeds'), dataDir, { recursive: true });
  const { address, close } = await start({ DATA_DIR: dataDir, PORT: String(await findFreePort(5790)) });
  try {
    const { page } = await visit({ width: 1280, height: 800 }, 'en');
    // The server transforms every module for the first time, so nothing waits for all of them at once.
    await page.goto(`${address}/en/plans`, { waitUntil: 'commit' });
    await page.getByRole('heading', { level: 2, name: 'Calculator' }).scrollIntoViewIfNeeded();
    await expect.poll(() => page.locator('[data-hydrated]').count()).toBe(1);
  } finally {
    await close?.();
  }
});
