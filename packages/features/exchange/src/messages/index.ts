import type { en } from './en.ts';

// In this file, so that importing the messages also declares their types.
declare module 'i18next' {
  interface ResourceNamespaceMap {
    exchange: typeof en;
  }
}

/** The messages of this feature, loaded a language at a time. */
export const messages = {
  namespace: 'exchange',
  load: {
    en: async () => (await import('./en.ts')).en,
    ru: async () => (await import('./ru.ts')).ru,
  },
} as const;
