import { execFileSync } from 'node:child_process';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, relative } from 'node:path';

const TYPES = 'dist/types';

/** Bundles the types of `@meridian/money`, so that the tarball installs alone. */
const money = `${TYPES}/money/src/index.js`;

execFileSync('tsc', ['-p', 'tsconfig.build.json'], { stdio: 'inherit' });

for (const file of globSync(`${TYPES}/**/*.d.ts`)) {
  const text = readFileSync(file, 'utf8')
    .replaceAll(/(from |import\()(['"])(\.{1,2}\/.*?)\.tsx?\2/g, '$1$2$3.js$2')
    .replaceAll(/(['"])@meridian\/money\1/g, `'${relative(dirname(file), money)}'`);
  writeFileSync(file, text);
}

/** Types for style sheet imports, for hosts that check them. */
writeFileSync(`${TYPES}/stylesheet.d.ts`, 'export {};\n');
