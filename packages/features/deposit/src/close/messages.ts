import { packageMessages } from '@meridian/i18n';
import type { en } from './messages/en.ts';

// Declared here so that packages which import this one get its keys too.
declare module 'i18next' {
  interface ResourceNamespaceMap {
    close: typeof en;
  }
}

/** Texts of closing a deposit or a part of it. They are not those of the feature, because its pages do without them. */
export const closeMessages = packageMessages('close', (language) => import(`./messages/${language}.ts`));
