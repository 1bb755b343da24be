import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { readFileSync, writeFileSync } from 'node:fs';
import { readManifest } from '../apps/publishing/build/publishedPackages.ts';
import { digestOfExports } from '../packages/ui/build/releasedExports.ts';

/** Gives the packages their next versions, writes their changelogs, gives the contract that of its package, and records
 * the exports that this release has. */
execFileSync('changeset', ['version'], { stdio: 'inherit' });
const { version } = readManifest(fileURLToPath(new URL('../packages/contract-kit', import.meta.url)));
const contract = new URL('../openapi/openapi.yaml', import.meta.url);
writeFileSync(contract, readFileSync(contract, 'utf8').replace(/^  version: .*$/m, `  version: ${version}`));
execFileSync('node', ['packages/api-client/generate.ts'], { stdio: 'inherit' });
const record = `${JSON.stringify({ exports: digestOfExports() })}\n`;
writeFileSync(new URL('../packages/ui/released.json', import.meta.url), record);
