import { type Language, loadByLanguage, type PackageMessages } from '@meridian/i18n';
import type { ResourceLanguage } from 'i18next';

/** The messages of one package in every language. */
export interface Messages extends Readonly<Record<Language, ResourceLanguage>> {
  readonly namespace: string;
}

/** Loads every language of these packages, for `render`. */
export function loadMessages(...packages: readonly PackageMessages[]): Promise<Messages[]> {
  return Promise.all(
    packages.map(async ({ namespace, load }) => ({ namespace, ...(await loadByLanguage(load)) })),
  );
}
