import type { en } from './en.ts';

// Here and not in a file of types, so that whoever imports this package knows its words too.
declare module 'i18next' {
  interface ResourceNamespaceMap {
    statuses: typeof en;
  }
}

/** Status labels and names of operations, loaded a language at a time. */
export const messages = {
  namespace: 'statuses',
  load: {
    en: async () => (await import('./en.ts')).en,
    ru: async () => (await import('./ru.ts')).ru,
  },
} as const;
