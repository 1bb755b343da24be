import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

const DIST = 'dist';

/** Works without React, so it is of use to a server component, a build script, a test. */
const forAnyone = globSync(`${DIST}/{brand,brands,money,tokens}/*.js`);

/** A set that grows while it is gone through: what a plain file imports is plain, too. */
const plain = new Set(forAnyone);
for (const file of plain) {
  for (const [, path = ''] of readFileSync(file, 'utf8').matchAll(/(?:from|import)\s*"(\.{1,2}\/[^"]+)"/g)) {
    plain.add(join(dirname(file), path));
  }
}

/** Every file of components says that it is the browser's. The index only passes on, so it stays open to both. */
for (const file of globSync(`${DIST}/**/*.js`)) {
  if (plain.has(file) || relative(DIST, file) === 'index.js') continue;
  writeFileSync(file, `'use client';\n${readFileSync(file, 'utf8')}`);
}
