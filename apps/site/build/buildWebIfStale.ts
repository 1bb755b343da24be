import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { buildFolder } from './buildFolder.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const stamp = `${buildFolder}/dist/.inputs`;

const inputs = [
  'apps/web/src/**/*',
  'apps/web/{app.html,package.json}',
  'apps/site/{src,build,worker}/**/*',
  'apps/site/{vite.config.ts,package.json}',
  'packages/{*,features/*}/{src/**/*,bin/*,package.json}',
  'pnpm-lock.yaml',
];

/** Changes when an input is added, removed or written. */
function fingerprint(): string {
  const hash = createHash('sha256');
  for (const file of globSync(inputs, { cwd: root }).toSorted()) {
    const { mtimeMs, size } = statSync(root + file);
    hash.update(`${file} ${mtimeMs} ${size}\n`);
  }
  return hash.digest('hex');
}

/** Builds the web app unless the last build had the same inputs. Returns whether it built. */
export async function buildWebIfStale(): Promise<boolean> {
  const now = fingerprint();
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === now) return false;
  // Vite is loaded only when it is needed: it takes longer than the rest of a start.
  const { buildWeb } = await import('./buildWeb.ts');
  await buildWeb();
  writeFileSync(stamp, now);
  return true;
}
