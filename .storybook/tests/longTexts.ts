import { isCode, readerTexts } from './englishWords.ts';

const LATIN = 'abcdefghijklmnopqrstuvwxyz';
const CYRILLIC = 'абцдефгхижклмнопкрстувшхйз';

const inCyrillic = (letter: string) => {
  const small = CYRILLIC.charAt(LATIN.indexOf(letter.toLowerCase()));
  return letter === letter.toLowerCase() ? small : small.toUpperCase();
};

/** Russian texts are about a fifth longer than English ones. */
const GROWTH = 0.2;

const lengthen = (word: string) =>
  (word + word.slice(word.length - Math.floor(word.length * GROWTH))).replace(/[a-z]/gi, inCyrillic);

/**
 * Writes the English sample texts of a component in longer Cyrillic words, so that it is measured as if in Russian. Names, codes and
 * Russian texts stay. Returns whether there were any: a new render of what is open writes the samples again.
 */
export function lengthenEnglishTexts(): boolean {
  let hasChanged = false;
  for (const { text, replaceBy } of readerTexts()) {
    const longer = text.replace(/[^\s/]+/g, (piece) =>
      isCode(piece) ? piece : piece.replace(/[a-z]{2,}/gi, lengthen),
    );
    if (longer === text) continue;
    replaceBy(longer);
    hasChanged = true;
  }
  return hasChanged;
}
