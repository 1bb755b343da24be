const firstLetter = (word: string) => /\p{L}|\p{N}/u.exec(word)?.[0] ?? '';

/** The first letters of the first and the last word, in capitals; empty where the name has no letter. */
export function initialsOf(name: string): string {
  const letters = name
    .normalize('NFC')
    .split(/[\s-]+/u)
    .map(firstLetter)
    .filter((letter) => letter !== '');
  const [first = ''] = letters;
  const last = letters.length > 1 ? (letters.at(-1) ?? '') : '';
  return (first + last).toLocaleUpperCase();
}
