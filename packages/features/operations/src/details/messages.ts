import { packageMessages } from '@meridian/i18n';
import type { en } from './messages/en.ts';

// Declared here so that packages which import this one get its keys too.
declare module 'i18next' {
  interface ResourceNamespaceMap {
    details: typeof en;
  }
}

/** Texts of the receipt of an operation. They are not those of the feature, because its other pages do without them. */
export const operationDetailsMessages = packageMessages(
  'details',
  (language) => import(`./messages/${language}.ts`),
);
