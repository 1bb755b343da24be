import { packageMessages } from '@meridian/i18n';
import type { en } from './messages/en.ts';

// Declared here so that packages which import this one get its keys too.
declare module 'i18next' {
  interface ResourceNamespaceMap {
    renewal: typeof en;
  }
}

/** Texts of the choice. They are not those of the feature, because its pages do without them. */
export const renewalMessages = packageMessages('renewal', (language) => import(`./messages/${language}.ts`));
