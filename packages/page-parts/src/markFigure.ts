import { markPart } from './markPart.ts';
import * as pageParts from './pageParts.ts';

/** The props of a placeholder that a script of the page replaces by the figure of this name, before the app is there. */
export const markFigure = (name: string) => markPart(pageParts.figure, name);

/** The props of a text in such a page: the value of this name, or what `texts` has for it. */
export const markWord = (name: string, texts: Readonly<Record<string, string>> = {}) =>
  markPart(pageParts.word, JSON.stringify({ name, texts }));

/** What a placeholder has in place of a time. */
export const sampleTime = '00:00';
