import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, it } from 'vitest';
import manifest from '../../package.json' with { type: 'json' };

const root = fileURLToPath(new URL('../..', import.meta.url));

/** A clone in which nothing is installed, on a machine without a network. */
const clone = mkdtempSync(join(tmpdir(), 'fresh clone '));
for (const file of ['package.json', 'scripts/bootstrap.mjs', 'apps/sandbox/package.json'])
  cpSync(join(root, file), join(clone, file));
writeFileSync(join(clone, 'npx'), '#!/bin/sh\necho ENOTFOUND >&2\nexit 1\n', { mode: 0o755 });
afterAll(() => rmSync(clone, { recursive: true }));

it.each(Object.entries(manifest.scripts))('installs what npm run %s needs', (_, script) => {
  const { status, stderr } = spawnSync('sh', ['-c', script], {
    cwd: clone,
    env: { ...process.env, PATH: `${clone}${delimiter}${process.env.PATH}` },
    encoding: 'utf8',
  });
  expect({ status, stderr }).toEqual({
    status: 1,
    stderr: expect.stringContaining(
      `Installing ${manifest.packageManager} failed: the package registry cannot be reached; check the network and run the command again.`,
    ),
  });
});
