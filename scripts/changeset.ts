import { spawnSync } from 'node:child_process';

/** Asks what changed in the published packages, and writes it into `.changeset`. */
const options = process.argv.slice(2);

if (options.length === 0 && !process.stdin.isTTY) {
  console.error(
    'npm run changeset asks questions in a terminal; without one, write a file like those in .changeset, or run npm run accept.',
  );
  process.exitCode = 1;
} else {
  process.exitCode = spawnSync('changeset', options, { stdio: 'inherit' }).status ?? 1;
}
