import { resolve } from 'node:path';
import { bundle } from './bundle.ts';
import { copyStyleSheets } from './copyStyleSheets.ts';
import { writeContract } from './writeContract.ts';
import { writeDeclarations } from './writeDeclarations.ts';

/**
 * Builds packages for publishing into their `dist`: the folders in the arguments, or the current one. `exports` of a package.json
 * names the sources of its entries, `publishConfig.exports` which of them are published. See decision 0043.
 */
const folders = (process.argv.length > 2 ? process.argv.slice(2) : ['.']).map((folder) => resolve(folder));

for (const folder of folders) {
  await bundle(folder);
  copyStyleSheets(folder);
  writeContract(folder);
}
writeDeclarations(folders);
