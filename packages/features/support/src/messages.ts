import { packageMessages } from '@meridian/i18n';
import type { en } from './messages/en.ts';

// In this file, so that importing the messages also declares their types.
declare module 'i18next' {
  interface ResourceNamespaceMap {
    support: typeof en;
  }
}

/** The messages of this feature, loaded a language at a time. */
export const messages = packageMessages('support', (language) => import(`./messages/${language}.ts`));
