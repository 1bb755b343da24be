import { packageMessages } from '@meridian/i18n';
import type { en } from './messages/en.ts';

// Declared here so that packages which import this one get its keys too.
declare module 'i18next' {
  interface ResourceNamespaceMap {
    yearly: typeof en;
  }
}

/** Texts of the yearly report. They are not those of the feature, because the list and the statement do without them. */
export const yearlyMessages = packageMessages('yearly', (language) => import(`./messages/${language}.ts`));
