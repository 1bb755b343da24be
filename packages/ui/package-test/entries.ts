import { globSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** The entries as in `exports`: `.`, `./Button`, `./brands/saffron`. */
export const entries: readonly string[] = globSync(['index.js', '*/index.js', 'brands/*.js'], {
  cwd: fileURLToPath(new URL('../dist', import.meta.url)),
})
  .map((file) => `./${file}`.replace(/(\/index)?\.js$/, ''))
  .toSorted((a, b) => a.localeCompare(b));
