import type { PackageMessages } from '@meridian/i18n';
import type { en } from './en.ts';

export type AppMessages = typeof en;

// In this file, so that importing the messages also declares their types.
declare module 'i18next' {
  interface ResourceNamespaceMap {
    web: AppMessages;
  }
}

/** The app's own messages: navigation, titles, session, unknown addresses. */
export const messages: PackageMessages = {
  namespace: 'web',
  load: {
    en: async () => (await import('./en.ts')).en,
    ru: async () => (await import('./ru.ts')).ru,
  },
};
