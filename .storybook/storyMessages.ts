import type { ResourceLanguage } from 'i18next';

type Words = Record<'en' | 'ru', ResourceLanguage>;

const modules = import.meta.glob<Record<string, ResourceLanguage>>(
  ['../packages/*/src/messages/{en,ru}.ts', '../packages/features/*/src/messages/{en,ru}.ts'],
  { eager: true },
);

/** The words of every package, by language and namespace; the namespace is the name of the package's folder. */
export function storyMessages(): Record<'en' | 'ru', Words['en']> {
  const words: Record<'en' | 'ru', Record<string, unknown>> = { en: {}, ru: {} };
  for (const [path, module] of Object.entries(modules)) {
    const [, namespace, language] = /([^/]+)\/src\/messages\/(en|ru)\.ts$/.exec(path) ?? [];
    if (namespace && (language === 'en' || language === 'ru')) words[language][namespace] = module[language];
  }
  return words;
}
