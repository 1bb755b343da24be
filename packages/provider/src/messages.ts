import { packageMessages } from '@meridian/i18n';
import type { en } from './messages/en.ts';

declare module 'i18next' {
  interface ResourceNamespaceMap {
    provider: typeof en;
  }
}

/** Texts of the provider, loaded a language at a time. */
export const messages = packageMessages('provider', (language) => import(`./messages/${language}.ts`));
