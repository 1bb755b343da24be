import { packageMessages } from '@meridian/i18n';
import type { en } from './messages/en.ts';

// Declared here so that packages which import this one get its keys too.
declare module 'i18next' {
  interface ResourceNamespaceMap {
    receipts: typeof en;
  }
}

/** Words of receipts, loaded a language at a time. */
export const messages = packageMessages('receipts', (language) => import(`./messages/${language}.ts`));
