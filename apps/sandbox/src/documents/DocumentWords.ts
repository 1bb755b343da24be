import type { en } from './en.ts';

/** The words of a document in one language. */
export type DocumentWords = typeof en;
