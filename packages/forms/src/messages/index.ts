import type { en } from './en.ts';

// Declared here so that packages which import this one get its keys too.
declare module 'i18next' {
  interface ResourceNamespaceMap {
    forms: typeof en;
  }
}

/** Texts of forms of money, loaded a language at a time. */
export const messages = {
  namespace: 'forms',
  load: {
    en: async () => (await import('./en.ts')).en,
    ru: async () => (await import('./ru.ts')).ru,
  },
} as const;
