import type { en } from './en.ts';

declare module 'i18next' {
  interface ResourceNamespaceMap {
    web: typeof en;
  }
}
