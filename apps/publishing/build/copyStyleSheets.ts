import { copyFileSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join, relative } from 'node:path';

const FONT_URL = /url\('(@fontsource[^']+)'\)/g;

/** Copies the style sheets of a package with their fonts and licences, so that bundlers find everything in the package. */
export function copyStyleSheets(folder: string): void {
  const sheets = globSync('src/**/*.css', { cwd: folder });
  if (sheets.length === 0) return;
  const { resolve } = createRequire(join(folder, 'package.json'));
  const fonts = join(folder, 'dist/fonts');
  mkdirSync(fonts, { recursive: true });
  for (const source of sheets) {
    const target = join(folder, source.replace('src', 'dist'));
    mkdirSync(dirname(target), { recursive: true });
    const text = readFileSync(join(folder, source), 'utf8').replaceAll(FONT_URL, (_, specifier: string) => {
      const file = resolve(specifier);
      const copy = join(fonts, basename(file));
      const family = specifier.split('/', 2).join('/');
      copyFileSync(file, copy);
      copyFileSync(join(dirname(file), '../LICENSE'), join(fonts, `${basename(family)}.LICENSE`));
      const path = relative(dirname(target), copy);
      return `url('${path.startsWith('.') ? path : `./${path}`}')`;
    });
    writeFileSync(target, text);
  }
  // Types for imports of style sheets, for hosts that check them.
  mkdirSync(join(folder, 'dist/types'), { recursive: true });
  writeFileSync(join(folder, 'dist/types/stylesheet.d.ts'), 'export {};\n');
}
