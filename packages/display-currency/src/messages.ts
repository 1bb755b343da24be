import { packageMessages } from '@meridian/i18n';
import type { en } from './messages/en.ts';

// Declared here so that packages which import this one get its keys too.
declare module 'i18next' {
  interface ResourceNamespaceMap {
    'display-currency': typeof en;
  }
}

/** Words about values in another currency, loaded a language at a time. */
export const messages = packageMessages(
  'display-currency',
  (language) => import(`./messages/${language}.ts`),
);
