import { packageMessages } from '@meridian/i18n';
import type { en } from './messages/en.ts';

// Declared here so that packages which import this one get its keys too.
declare module 'i18next' {
  interface ResourceNamespaceMap {
    photos: typeof en;
  }
}

/** Texts of photos. They are not those of the feature, because a message without photos does without them. */
export const photosMessages = packageMessages('photos', (language) => import(`./messages/${language}.ts`));
