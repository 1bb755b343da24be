import type { PackageMessages } from '../language/words.ts';

/** The app's own words: navigation, session, addresses that lead nowhere. */
export const messages: PackageMessages = {
  namespace: 'web',
  load: {
    en: async () => (await import('./en.ts')).en,
    ru: async () => (await import('./ru.ts')).ru,
  },
};
