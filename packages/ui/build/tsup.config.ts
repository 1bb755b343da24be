import { globSync } from 'node:fs';
import { defineConfig } from 'tsup';

/** The entries: the index, every folder with an index, every brand. */
const entry = Object.fromEntries(
  globSync(['src/index.ts', 'src/*/index.ts', 'src/brands/*.ts']).map((file) => [
    file.slice('src/'.length, -'.ts'.length),
    file,
  ]),
);

export default defineConfig({
  entry,
  format: 'esm',
  target: 'es2023',
  // `declarations.ts` emits the types, because `tsc` is faster than a type bundler.
  dts: false,
  clean: true,
});
