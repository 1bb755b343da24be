import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { digestOfExports } from '../packages/ui/build/releasedExports.ts';

/** Gives the packages their next versions, writes their changelogs, and records the exports that this release has. */
execFileSync('changeset', ['version'], { stdio: 'inherit' });
const record = `${JSON.stringify({ exports: digestOfExports() })}\n`;
writeFileSync(new URL('../packages/ui/released.json', import.meta.url), record);
