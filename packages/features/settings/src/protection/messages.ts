import { packageMessages } from '@meridian/i18n';
import type { en } from './messages/en.ts';

// Declared here so that packages which import this one get its keys too.
declare module 'i18next' {
  interface ResourceNamespaceMap {
    protection: typeof en;
  }
}

/** Texts of the page of protection. They are not those of the feature, because its other pages do without them. */
export const protectionMessages = packageMessages(
  'protection',
  (language) => import(`./messages/${language}.ts`),
);
