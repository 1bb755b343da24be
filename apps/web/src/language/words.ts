import { createInstance, type i18n, type ResourceLanguage } from 'i18next';
import { initReactI18next } from 'react-i18next';
import type { Language } from './language.ts';

/** The words of one package, loaded a language at a time. Every package with words exports one, named `messages`. */
export interface PackageMessages {
  namespace: string;
  load: Record<Language, () => Promise<ResourceLanguage>>;
}

function createWords(lng: Language): i18n {
  const instance = createInstance({
    lng,
    // Both languages have every word (a test of each package holds them to it): there is nothing to fall back to.
    fallbackLng: false,
    initAsync: false,
    resources: {},
    interpolation: { escapeValue: false },
  });
  void instance.use(initReactI18next).init();
  return instance;
}

/** The words of each language. They come here by {@link loadWords} alone. */
export const words: Record<Language, i18n> = { en: createWords('en'), ru: createWords('ru') };

const loads = new Map<string, Promise<void>>();
const failedLoads = new Set<string>();

/** Lets words that failed to load be loaded again. */
export function forgetFailedWords(): void {
  for (const name of failedLoads) loads.delete(name);
  failedLoads.clear();
}

/**
 * Loads a package's words in a language, once. A failure is kept until {@link forgetFailedWords}: React renders a component
 * again when its promise is rejected, and a new promise each time would load without end.
 */
export function loadWords(language: Language, { namespace, load }: PackageMessages): Promise<void> {
  const name = `${language}/${namespace}`;
  const known = loads.get(name);
  if (known) return known;
  const begun = load[language]().then(
    (bundle) => void words[language].addResourceBundle(language, namespace, bundle),
    (error: unknown) => {
      failedLoads.add(name);
      throw error;
    },
  );
  // `useWords` stops at the first package that failed; a failure of the next must not be reported as unhandled.
  begun.catch(() => undefined);
  loads.set(name, begun);
  return begun;
}
