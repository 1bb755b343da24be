import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { buildFolder } from './buildFolder.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const stamp = `${buildFolder}/dist-maps/.inputs`;

const inputs = [
  'apps/web/src/**/*',
  'apps/web/{app.html,package.json}',
  'apps/site/{src,build,worker}/**/*',
  'apps/site/{vite.config.ts,package.json}',
  'packages/{*,features/*}/{src/**/*,bin/*,package.json}',
  'pnpm-lock.yaml',
];

/** Changes when an input of the build is added, removed or written. */
export function readInputs(): string {
  const hash = createHash('sha256');
  for (const file of globSync(inputs, { cwd: root }).toSorted()) {
    const { mtimeMs, size } = statSync(root + file);
    hash.update(`${file} ${mtimeMs} ${size}\n`);
  }
  return hash.digest('hex');
}

/** Says of what the build was made. */
export const writeBuilt = (made: string): void => writeFileSync(stamp, made);

/** Whether the last build had these inputs. */
export const isBuilt = (now: string): boolean => existsSync(stamp) && readFileSync(stamp, 'utf8') === now;
