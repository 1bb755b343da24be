/// <reference types="vite/client" />

import type { ResourceLanguage } from 'i18next';

const modules = import.meta.glob<Record<string, ResourceLanguage>>(
  ['../packages/*/src/messages/{en,ru}.ts', '../packages/features/*/src/messages/{en,ru}.ts'],
  { eager: true },
);

/** The words of every package, by language and namespace; the namespace is the name of the package's folder. */
export function storyMessages(): Record<'en' | 'ru', ResourceLanguage> {
  const words: Record<'en' | 'ru', ResourceLanguage> = { en: {}, ru: {} };
  for (const [path, module] of Object.entries(modules)) {
    const [, namespace, language] = /([^/]+)\/src\/messages\/(en|ru)\.ts$/.exec(path) ?? [];
    const texts = language && module[language];
    if (namespace && texts && (language === 'en' || language === 'ru')) words[language][namespace] = texts;
  }
  return words;
}
