/// <reference types="vite/client" />

import { byLanguage, isLanguage, type Language } from '@meridian/i18n';
import type { ResourceLanguage } from 'i18next';

const modules = import.meta.glob<Record<string, ResourceLanguage>>(
  [
    '../packages/*/src/messages/*.ts',
    '../packages/features/*/src/messages/*.ts',
    '../packages/features/*/src/*/messages/*.ts',
  ],
  { eager: true },
);

/** The messages of every package, by language and namespace: the name of the folder of the package, or of a screen with its own messages. */
export function storyMessages(): Readonly<Record<Language, ResourceLanguage>> {
  const messages = byLanguage<ResourceLanguage>(() => ({}));
  for (const [path, module] of Object.entries(modules)) {
    const [, namespace, language] = /([^/]+)(?:\/src)?\/messages\/(\w+)\.ts$/.exec(path) ?? [];
    const texts = isLanguage(language) && module[language];
    if (namespace && texts) messages[language][namespace] = texts;
  }
  return messages;
}
