import type * as pageParts from './pageParts.ts';

/** An attribute by which scripts find a part. */
export type PagePart = (typeof pageParts)[keyof typeof pageParts];

/** The props of an element that is this part. */
export const markPart = (part: PagePart, value = '') => ({ [part]: value });
