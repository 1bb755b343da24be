import { globSync } from 'node:fs';
import { defineConfig } from 'tsup';

/** What a host may import: the index, a folder with an index of its own, a brand. */
export const entries = Object.fromEntries(
  globSync(['src/index.ts', 'src/*/index.ts', 'src/brands/*.ts'])
    .map((file) => [file.slice('src/'.length, -'.ts'.length), file] as const)
    .toSorted(),
);

export default defineConfig({
  entry: entries,
  format: 'esm',
  target: 'es2023',
  // `build/declarations.ts` makes the types: the compiler is faster at it than a bundler of types.
  dts: false,
  clean: true,
  // Tells `build/clientDirectives.ts` which file needs which.
  metafile: true,
});
