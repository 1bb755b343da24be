import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { countSnapshots } from './docs/countSnapshots.ts';

/** Says how many snapshots of stories Chromatic takes, and sends them. */
const { stories, snapshots } = countSnapshots(fileURLToPath(new URL('..', import.meta.url)));
const options = process.argv.slice(2);
const hasToken =
  process.env['CHROMATIC_PROJECT_TOKEN'] !== undefined ||
  options.some((option) => /^(--project-token|-t|--help)\b/.test(option));

console.log(`${snapshots} snapshots of ${stories} stories.`);
if (hasToken) {
  process.exitCode = spawnSync('chromatic', options, { stdio: 'inherit' }).status ?? 1;
} else {
  console.error('Set CHROMATIC_PROJECT_TOKEN to the token of your Chromatic project to send them.');
  process.exitCode = 1;
}
