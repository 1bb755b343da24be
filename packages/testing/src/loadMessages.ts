import type { Language, PackageMessages } from '@meridian/i18n';
import type { ResourceLanguage } from 'i18next';

/** The messages of one package in both languages. */
export interface Messages extends Readonly<Record<Language, ResourceLanguage>> {
  readonly namespace: string;
}

/** Loads both languages of these packages, for `render`. */
export function loadMessages(...packages: readonly PackageMessages[]): Promise<Messages[]> {
  return Promise.all(
    packages.map(async ({ namespace, load }) => ({ namespace, en: await load.en(), ru: await load.ru() })),
  );
}
