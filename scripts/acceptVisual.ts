import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { ensureChromium } from './findChromium.ts';

/** Takes the baselines anew: of every grid, or of those named (`pnpm accept:visual Button Select`). */
const root = fileURLToPath(new URL('..', import.meta.url));
const baselines = `${root}.storybook/visual/baselines`;
const grids = process.argv.slice(2);

ensureChromium();
for (const folder of grids.length > 0 ? grids.map((name) => `${baselines}/${name}`) : [baselines]) {
  rmSync(folder, { recursive: true, force: true });
}
const only = grids.length > 0 ? ['-t', `^(${grids.join('|')}) `] : [];
const { status } = spawnSync('vitest', ['run', '--project', 'visual', ...only], {
  cwd: root,
  env: { ...process.env, ACCEPT_VISUAL: '1' },
  stdio: 'inherit',
});
process.exitCode = status ?? 1;
