import type { PackageMessages } from '../language/words.ts';
import type { en } from './en.ts';

// Here and not in a file of types, so that whoever imports this package knows its words too.
declare module 'i18next' {
  interface ResourceNamespaceMap {
    web: typeof en;
  }
}

/** The app's own words: navigation, session, addresses that lead nowhere. */
export const messages: PackageMessages = {
  namespace: 'web',
  load: {
    en: async () => (await import('./en.ts')).en,
    ru: async () => (await import('./ru.ts')).ru,
  },
};
