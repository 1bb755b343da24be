import { type Language, loadByLanguage, readMessages } from '@meridian/i18n';
import type { ResourceLanguage } from 'i18next';

/** The messages of one package in every language. */
export interface Messages extends Readonly<Record<Language, ResourceLanguage>> {
  readonly namespace: string;
}

/** Loads every language of the messages of these packages, for `render`. */
export function loadMessages(...namespaces: readonly string[]): Promise<Messages[]> {
  return Promise.all(
    namespaces.map(async (namespace) => ({
      namespace,
      ...(await loadByLanguage((language) => readMessages(language, namespace))),
    })),
  );
}
