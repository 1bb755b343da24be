import { spawnSync } from 'node:child_process';
import { globSync, rmSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { whyNoPictures } from './findChromium.ts';

/** Updates the baselines of every grid, or of those named (`npm run accept:visual Button Select`). */
const root = fileURLToPath(new URL('..', import.meta.url));
const grids = globSync('packages/ui/src/*/*.stories.tsx', { cwd: root }).map((file) =>
  basename(file, '.stories.tsx'),
);
const named = process.argv.slice(2);

function accept(): number {
  const unknown = named.filter((name) => !grids.includes(name));
  if (unknown.length > 0) {
    console.error(`There is no grid of ${unknown.join(', ')}. Nothing was changed.`);
    return 1;
  }
  const whyNot = whyNoPictures();
  if (whyNot !== undefined) {
    console.error(`${whyNot} Nothing was changed.`);
    return 1;
  }
  for (const folder of globSync('.storybook/visual/baselines/*', { cwd: root })) {
    if (!grids.includes(basename(folder))) rmSync(`${root}${folder}`, { recursive: true });
  }
  const only = named.length > 0 ? ['-t', `^(${named.join('|')}) `] : [];
  const { status } = spawnSync(
    'vitest',
    ['run', '--config', '.storybook/visual/vitest.config.ts', 'visual.test', ...only],
    {
      cwd: root,
      env: { ...process.env, ACCEPT_VISUAL: '1' },
      stdio: 'inherit',
    },
  );
  return status ?? 1;
}

process.exitCode = accept();
