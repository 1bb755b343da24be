/** Why a text is refused, as codes of the contract. */
export type RefusedText = 'required' | 'malformed' | 'too_long';

export type ReadText =
  | { readonly text: string; readonly refused?: undefined }
  | { readonly text?: undefined; readonly refused: RefusedText };

/** Characters are the same in every language. */
const segmenter = new Intl.Segmenter('en');

/** The characters of a text as people count them: a letter with its accents is one, and so is an emoji of a family. */
export function countCharacters(text: string): number {
  return Array.from(segmenter.segment(text)).length;
}

/** A character with more marks than any script writes would cover the lines around it. */
const MOST_MARKS = 8;
const tooManyMarks = new RegExp(`\\p{M}{${MOST_MARKS + 1}}`, 'u');

/** Between two letters these join or separate them, as Persian and the scripts of India need. Elsewhere nobody sees them. */
const joiner = /(?<=[\p{L}\p{M}])[\u200c\u200d](?=[\p{L}\p{M}])/u;
const invisible = new RegExp(
  `(?!${joiner.source})[\\p{Default_Ignorable_Code_Point}\\p{Cf}\\p{Cc}\\p{Zl}\\p{Zp}]`,
  'gu',
);

/** Composed, with one space between words, and without marks that nobody sees. */
function clean(text: string, unseen: RegExp): string {
  return text
    .replace(/[\s\u2800]+/gu, ' ')
    .replace(unseen, '')
    .replace(/ {2,}/g, ' ')
    .trim()
    .normalize('NFC');
}

function check(text: string, most: number, allowed: RegExp): ReadText {
  if (text === '') return { refused: 'required' };
  if (!allowed.test(text) || tooManyMarks.test(text)) return { refused: 'malformed' };
  return countCharacters(text) > most ? { refused: 'too_long' } : { text };
}

/** Letters, digits, punctuation and spaces, with at least one letter or digit. */
const nameCharacters = /^(?=.*[\p{L}\p{N}])[\p{L}\p{M}\p{N}\p{P} \u200c\u200d]+$/u;

/**
 * The name of a user or a place: 's-Hertogenbosch, O’Neil, Nuñez. Accents that stand for an apostrophe become one. No symbols and
 * no emoji.
 */
export function readName(text: string, most: number): ReadText {
  return check(clean(text, invisible).replace(/[`\u00b4\u02ca\u02cb]/g, '\u2019'), most, nameCharacters);
}

/** Emoji are joined and colored by marks that are invisible alone. */
const emojiMark = /(?<=\p{Extended_Pictographic}(?:\ufe0f|\p{Emoji_Modifier})?)(?:\u200d|\ufe0f)/u;
const invisibleBesideEmoji = new RegExp(`(?!${emojiMark.source})(?:${invisible.source})`, 'gu');
const hasVisible = /[\p{L}\p{N}\p{P}\p{S}]/u;

/** What a user calls a thing of theirs, such as a wallet. Any characters, also emoji, if one of them can be seen. */
export function readLabel(text: string, most: number): ReadText {
  return check(clean(text, invisibleBesideEmoji), most, hasVisible);
}
