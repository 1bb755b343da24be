import type { en } from './en.ts';

// In this file, so that importing the messages also declares their types.
declare module 'i18next' {
  interface ResourceNamespaceMap {
    content: typeof en;
  }
}

/** The messages of this feature, loaded a language at a time. */
export const messages = {
  namespace: 'content',
  load: {
    en: async () => (await import('./en.ts')).en,
    ru: async () => (await import('./ru.ts')).ru,
  },
} as const;
