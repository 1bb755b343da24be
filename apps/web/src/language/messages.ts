import { byLanguage, createI18n, type Language, type PackageMessages } from '@meridian/i18n';

/** The i18next instance of each language. Only {@link loadMessages} adds messages. */
export const i18n = byLanguage((language) => createI18n(language));

const loads = new Map<string, Promise<void>>();
const failedLoads = new Set<string>();

/** Allows messages that failed to load to be loaded again. */
export function forgetFailedMessages(): void {
  for (const name of failedLoads) loads.delete(name);
  failedLoads.clear();
}

/**
 * Loads the messages of a package in a language, once. A failure is cached until {@link forgetFailedMessages}: React
 * renders a component again when its promise is rejected, and a new promise each time would load forever.
 */
export function loadMessages(language: Language, { namespace, load }: PackageMessages): Promise<void> {
  const name = `${language}/${namespace}`;
  const known = loads.get(name);
  if (known) return known;
  const begun = load(language).then(
    (bundle) => void i18n[language].addResourceBundle(language, namespace, bundle),
    (error: unknown) => {
      failedLoads.add(name);
      throw error;
    },
  );
  // `useMessages` stops at the first package that failed. A failure of the next must not be an unhandled rejection.
  begun.then(
    // React reads this, and does not suspend a render that comes later.
    () => Object.assign(begun, { status: 'fulfilled', value: undefined }),
    () => undefined,
  );
  loads.set(name, begun);
  return begun;
}
