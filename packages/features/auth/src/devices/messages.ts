import { packageMessages } from '@meridian/i18n';
import type { en } from './messages/en.ts';

// Declared here so that packages which import this one get its keys too.
declare module 'i18next' {
  interface ResourceNamespaceMap {
    devices: typeof en;
  }
}

/** Texts of devices and of what happened on them. They are not those of the feature, because the sign-in does without them. */
export const deviceMessages = packageMessages('devices', (language) => import(`./messages/${language}.ts`));
