import { createInstance, type ResourceKey } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { FALLBACK_LANGUAGE, type Language } from './language.ts';

/** The words of one package, loaded a language at a time. Every package with words exports one, named `messages`. */
export interface PackageMessages {
  namespace: string;
  load: Record<Language, () => Promise<ResourceKey>>;
}

/** The i18next of the app. Words come to it by {@link loadWords} alone. */
export const words = createInstance({
  fallbackLng: FALLBACK_LANGUAGE,
  ns: [],
  resources: {},
  interpolation: { escapeValue: false },
  react: { useSuspense: false },
});
void words.use(initReactI18next).init();

/** Sees to it that a route's words are there, in its language, before the route is shown. */
export async function loadWords(language: Language, packages: readonly PackageMessages[]): Promise<void> {
  await Promise.all(
    packages.map(async ({ namespace, load }) => {
      if (words.hasResourceBundle(language, namespace)) return;
      words.addResourceBundle(language, namespace, await load[language]());
    }),
  );
}
