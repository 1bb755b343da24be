const firstLetter = (word: string) => /\p{L}|\p{N}/u.exec(word)?.[0] ?? '';

/** First letters of the first and the last word, in upper case; empty for a name without letters. */
export function getInitials(name: string): string {
  const letters = name
    .normalize('NFC')
    .split(/[\s-]+/u)
    .map(firstLetter)
    .filter((letter) => letter !== '');
  const [first = ''] = letters;
  const last = letters.length > 1 ? (letters.at(-1) ?? '') : '';
  return (first + last).toUpperCase();
}
