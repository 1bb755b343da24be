import { packageMessages } from '@meridian/i18n';
import type { en } from './messages/en.ts';

export type FrameMessages = typeof en;

// In this file, so that importing the messages also declares their types.
declare module 'i18next' {
  interface ResourceNamespaceMap {
    frame: FrameMessages;
  }
}

/** What the frames of all pages say: navigation, titles, account, notices, unknown addresses. */
export const messages = packageMessages('frame', (language) => import(`./messages/${language}.ts`));
