import { packageMessages } from '@meridian/i18n';
import type { en } from './messages/en.ts';

export type AppMessages = typeof en;

// In this file, so that importing the messages also declares their types.
declare module 'i18next' {
  interface ResourceNamespaceMap {
    web: AppMessages;
  }
}

/** The app's own messages: navigation, titles, session, unknown addresses. */
export const messages = packageMessages('web', (language) => import(`./messages/${language}.ts`));
