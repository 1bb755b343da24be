import { mkdirSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { packPackages } from '../apps/publishing/build/packPackages.ts';

/** Packs the packages as npm would publish them, to try them in another application. */
const folder = fileURLToPath(new URL('../.cache/packages', import.meta.url));
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
for (const tarball of (await packPackages(folder)).values()) console.log(tarball);
console.log(`\nIn the other application: npm install '${folder}'/*.tgz`);
