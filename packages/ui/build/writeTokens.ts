import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { BrandChoices } from '../src/brand/BrandChoices.ts';
import { defineBrand } from '../src/brand/defineBrand.ts';
import { nocturne } from '../src/brands/nocturne.ts';
import { plain } from '../src/brands/plain.ts';
import { saffron } from '../src/brands/saffron.ts';
import { designTokens } from './designTokens.ts';

/** Storybook serves it. */
const folder = fileURLToPath(new URL('../../../.storybook/public/tokens/', import.meta.url));

/** The values are checked by `defineBrand`. */
const isBrand = (value: unknown): value is BrandChoices => value instanceof Object && 'name' in value;

async function readBrand(file: string): Promise<BrandChoices> {
  const module: unknown = await import(pathToFileURL(resolve(file)).href);
  // A module has no prototype.
  if (!(typeof module === 'object' && module && 'brand' in module && isBrand(module.brand)))
    throw new Error(`${file} exports no brand.`);
  return module.brand;
}

const own = await Promise.all(process.argv.slice(2).map(readBrand));
// A brand of the app has the place of the one with the same name here.
const brands = new Map([plain, saffron, nocturne, ...own].map((brand) => [brand.name, brand]));

rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
for (const [name, choices] of brands) {
  const brand = defineBrand(choices);
  for (const scheme of ['light', 'dark'] as const) {
    // The documents link the brand of the app, whatever its name is.
    const stem = own.includes(choices) ? 'own' : name.toLowerCase().replaceAll(/\W+/g, '-');
    const file = `${stem}.${scheme}.tokens.json`;
    writeFileSync(`${folder}${file}`, `${JSON.stringify(designTokens(brand, scheme), null, 2)}\n`);
    process.stdout.write(`.storybook/public/tokens/${file}\n`);
  }
}
