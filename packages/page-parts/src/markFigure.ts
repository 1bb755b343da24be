import { markPart } from './markPart.ts';
import * as pageParts from './pageParts.ts';

/** The props of a placeholder that a script of the page replaces by the figure of this name, before the app is there. */
export const markFigure = (name: string) => markPart(pageParts.figure, name);

/** The props of a text in such a page: the word of this name, or the text for it in `texts`. */
export const markWord = (name: string, texts: Readonly<Record<string, string>> = {}) => ({
  ...markPart(pageParts.word, name),
  ...Object.fromEntries(
    Object.entries(texts).map(([word, text]) => [`${pageParts.word}-${word.toLowerCase()}`, text]),
  ),
});

/** What a placeholder has in place of a word or a time in a sentence. */
export const sampleWord = '00:00';
