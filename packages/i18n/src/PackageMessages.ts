import type { ResourceLanguage } from 'i18next';
import type { Language } from './language.ts';

/** The messages of one package, loaded a language at a time. Every package with messages exports one, named `messages`. */
export interface PackageMessages {
  readonly namespace: string;
  readonly load: Readonly<Record<Language, () => Promise<ResourceLanguage>>>;
}
