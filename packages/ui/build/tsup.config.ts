import { globSync } from 'node:fs';
import { defineConfig } from 'tsup';

/** What a host may import: the index, a folder with an index of its own, a brand. */
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
  // `declarations.ts` makes the types: the compiler is faster at it than a bundler of types.
  dts: false,
  clean: true,
});
