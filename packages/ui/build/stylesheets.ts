import { copyFileSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const FONTS = 'dist/fonts';
const FONT_URL = /url\('(@fontsource[^']+)'\)/g;

const locate = (specifier: string) => fileURLToPath(import.meta.resolve(specifier));

/** Copies the style sheets with their fonts and licences, so that bundlers find everything in the package. */
mkdirSync(FONTS, { recursive: true });
for (const source of globSync('src/**/*.css')) {
  const target = source.replace('src', 'dist');
  mkdirSync(dirname(target), { recursive: true });
  const text = readFileSync(source, 'utf8').replaceAll(FONT_URL, (_, specifier: string) => {
    const file = locate(specifier);
    const copy = join(FONTS, basename(file));
    const family = specifier.split('/', 2).join('/');
    copyFileSync(file, copy);
    copyFileSync(join(dirname(file), '../LICENSE'), join(FONTS, `${basename(family)}.LICENSE`));
    const path = relative(dirname(target), copy);
    return `url('${path.startsWith('.') ? path : `./${path}`}')`;
  });
  writeFileSync(target, text);
}
