import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, globSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const template = fileURLToPath(new URL('feature-template', import.meta.url));
const features = fileURLToPath(new URL('../packages/features', import.meta.url));

const toPascalCase = (name: string) =>
  name.replace(/(?:^|-)([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());

/** Copies the template into a feature package of this name and answers its folder. Throws a sentence for a bad name. */
export function createFeature(name: string): string {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name)) {
    throw new Error(
      `"${name}" is not a name for a feature: lower-case latin words joined by hyphens, such as "cases".`,
    );
  }
  const folder = join(features, name);
  if (existsSync(folder)) throw new Error(`The feature "${name}" exists already.`);
  cpSync(template, folder, { recursive: true });
  const pascal = toPascalCase(name);
  const camel = pascal.charAt(0).toLowerCase() + pascal.slice(1);
  const fill = (text: string) =>
    text.replaceAll('__name__', name).replaceAll('__Name__', pascal).replaceAll('__camel__', camel);
  for (const file of globSync(`${folder}/**/*`, { withFileTypes: true })) {
    if (!file.isFile()) continue;
    const path = join(file.parentPath, file.name);
    writeFileSync(path, fill(readFileSync(path, 'utf8')));
    // The template's own files end in .template, so that nothing takes them for code before they are one.
    const filled = join(dirname(path), fill(basename(path)).replace(/\.template$/, ''));
    if (filled !== path) renameSync(path, filled);
  }
  // The length of a name decides where its lines break, and whether it needs quotes.
  execFileSync('oxfmt', [folder]);
  return folder;
}
