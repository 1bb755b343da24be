import type { ResourceLanguage } from 'i18next';
import type { Language } from '#languages';
import { loadTexts } from './language.ts';

/** The messages of one package, loaded a language at a time. Every package with messages exports one, named `messages`. */
export interface PackageMessages<Namespace extends string = string> {
  readonly namespace: Namespace;
  readonly load: (language: Language) => Promise<ResourceLanguage>;
}

/** The messages of a package: `packageMessages('lists', (language) => import(`./messages/${language}.ts`))`. */
export const packageMessages = <Namespace extends string>(
  namespace: Namespace,
  importFile: (language: string) => Promise<unknown>,
): PackageMessages<Namespace> => ({ namespace, load: (language) => loadTexts(language, importFile) });
