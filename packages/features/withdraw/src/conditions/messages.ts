import { packageMessages } from '@meridian/i18n';
import type { en } from './messages/en.ts';

// Declared here so that packages which import this one get its keys too.
declare module 'i18next' {
  interface ResourceNamespaceMap {
    conditions: typeof en;
  }
}

/** Texts of the conditions of a withdrawal. They are not those of the feature, because pages of other features show them. */
export const conditionMessages = packageMessages(
  'conditions',
  (language) => import(`./messages/${language}.ts`),
);
