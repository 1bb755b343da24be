import { cpSync, globSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Language, languages } from '@meridian/i18n';

/** The title of a new page. Languages besides Russian get the English one, to be translated. */
export type Titles = Readonly<Record<'en' | 'ru', string>>;

export const titleIn = ({ en, ru }: Titles, language: string) => (language === 'ru' ? ru : en);

/** The languages into which English texts are translated. */
export const translations: readonly Language[] = languages.filter((language) => language !== 'en');

/** The languages that no template has. */
export const otherLanguages = languages.filter((language) => !['en', 'ru'].includes(language));

export const toPascalCase = (name: string) =>
  name.replace(/(?:^|-)([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());

export const toCamelCase = (name: string) =>
  name.replace(/-([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());

/** Puts a name in place of `__name__`, `__Name__` and `__camel__`. */
export const fill = (text: string, name: string) =>
  text
    .replaceAll('__name__', name)
    .replaceAll('__Name__', toPascalCase(name))
    .replaceAll('__camel__', toCamelCase(name));

export function checkName(name: string): void {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name))
    throw new Error(
      `"${name}" is not a valid name. Use lower-case words joined by hyphens, such as "cases".`,
    );
}

const templateFolder = (template: string) => fileURLToPath(new URL(template, import.meta.url));

/** Reads a file of a template, filled with the name. */
export const readTemplate = (file: string, name: string) =>
  fill(readFileSync(templateFolder(`${file}.template`), 'utf8'), name);

/** Copies a folder of templates. Their files end in `.template`, so that no tool reads them as code. */
export function copyTemplate(template: string, folder: string, name: string): void {
  cpSync(templateFolder(template), folder, { recursive: true });
  for (const file of globSync(`${folder}/**/*.template`)) {
    writeFileSync(file, fill(readFileSync(file, 'utf8'), name));
    renameSync(file, join(dirname(file), fill(basename(file), name).replace(/\.template$/, '')));
  }
}

/** Changes a file. */
export function edit(file: string, change: (text: string) => string): string {
  writeFileSync(file, change(readFileSync(file, 'utf8')));
  return file;
}
