import { packageMessages } from '@meridian/i18n';
import type { en } from './messages/en.ts';

// Declared here so that packages which import this one get its keys too.
declare module 'i18next' {
  interface ResourceNamespaceMap {
    balance: typeof en;
  }
}

/** Texts of the balance in the top bar. They are not those of the feature, because every page has it and only the home the others. */
export const balanceMessages = packageMessages('balance', (language) => import(`./messages/${language}.ts`));
