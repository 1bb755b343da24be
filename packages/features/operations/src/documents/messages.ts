import { packageMessages } from '@meridian/i18n';
import type { en } from './messages/en.ts';

// Declared here so that packages which import this one get its keys too.
declare module 'i18next' {
  interface ResourceNamespaceMap {
    documents: typeof en;
  }
}

/** Texts of the PDF documents, which are loaded when one is asked for. */
export const documentsMessages = packageMessages(
  'documents',
  (language) => import(`./messages/${language}.ts`),
);
