import { globSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../build/publishedPackages.ts';

/** What the build of the design system wrote. */
export const dist = join(root, 'packages/ui/dist');

/** The entries as in `exports`: `.`, `./Button`, `./brands/saffron`. */
export const entries: readonly string[] = globSync(['index.js', '*/index.js', 'brands/*.js'], {
  cwd: dist,
})
  .map((file) => `./${file}`.replace(/(\/index)?\.js$/, ''))
  .toSorted((a, b) => a.localeCompare(b));
