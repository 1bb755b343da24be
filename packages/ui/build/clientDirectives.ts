import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

const DIST = 'dist';

/** Entries that work without React, for server components, scripts and tests. */
const forAnyone = globSync(`${DIST}/{brand,brands,money,tokens}/*.js`);

/** The set grows during the loop: an import of a plain file is plain too. */
const plain = new Set(forAnyone);
for (const file of plain) {
  for (const [, path = ''] of readFileSync(file, 'utf8').matchAll(/(?:from|import)\s*"(\.{1,2}\/[^"]+)"/g)) {
    plain.add(join(dirname(file), path));
  }
}

/** Adds 'use client' to every component file. The index only re-exports, so it works on both sides. */
for (const file of globSync(`${DIST}/**/*.js`)) {
  if (plain.has(file) || relative(DIST, file) === 'index.js') continue;
  writeFileSync(file, `'use client';\n${readFileSync(file, 'utf8')}`);
}
