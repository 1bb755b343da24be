import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { readFileSync, writeFileSync } from 'node:fs';
import { readNotes, releaseContract } from '../openapi/changelog/releasedContract.ts';
import { readManifest } from '../apps/publishing/build/publishedPackages.ts';
import { digestOfExports } from '../packages/ui/build/releasedExports.ts';

/** Gives the packages their next versions, writes their changelogs and that of the contract, gives the contract the version of its
 * package, and records the exports and the contract that this release has. */
const notes = readNotes();
execFileSync('changeset', ['version'], { stdio: 'inherit' });
const { version } = readManifest(fileURLToPath(new URL('../packages/contract-kit', import.meta.url)));
const contract = new URL('../openapi/openapi.yaml', import.meta.url);
writeFileSync(contract, readFileSync(contract, 'utf8').replace(/^  version: .*$/m, `  version: ${version}`));
execFileSync('node', ['packages/api-client/generate.ts'], { stdio: 'inherit' });
releaseContract(version, notes);
const record = `${JSON.stringify({ exports: digestOfExports() })}\n`;
writeFileSync(new URL('../packages/ui/released.json', import.meta.url), record);
