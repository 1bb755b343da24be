import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';

/** Its dictionary lists the 49,000 most common passwords. */
const estimator = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });

/** Longer passwords are estimated by their beginning, because the time grows with the length. */
const longestEstimated = 32;

/** From 0, guessed at once, to 4, hard to guess. */
export type PasswordStrength = 0 | 1 | 2 | 3 | 4;

/** A password below this strength is refused. */
export const minimumStrength = 3;

const cyrillicKeys = 'йцукенгшщзхъфывапролджэячсмитьбюё';
const latinKeys = "qwertyuiop[]asdfghjkl;'zxcvbnm,.`";

/** The same keys on a Latin keyboard. The list has `gfhjkm`, which is "пароль" there, but no Cyrillic. */
function onLatinKeyboard(password: string): string {
  return password
    .toLowerCase()
    .replaceAll(/[а-яё]/g, (letter) => latinKeys[cyrillicKeys.indexOf(letter)] ?? letter);
}

/** How hard a password is to guess. `guessable` are words that an attacker tries first: the login and the e-mail address. */
export function passwordStrength(password: string, guessable: readonly string[]): PasswordStrength {
  const words = guessable
    .map((word) => word.replace(/@.*/, '').toLowerCase())
    .filter(({ length }) => length > 2);
  const beginning = password.slice(0, longestEstimated);
  const [score = 0] = [...new Set([beginning, onLatinKeyboard(beginning)])]
    .map((typed) => estimator.check(typed, words).score)
    .toSorted((a, b) => a - b);
  const hasOwnWord = words.some((word) => password.toLowerCase().includes(word));
  return hasOwnWord && score > 1 ? 1 : score;
}

/** Whether a password is too easy to guess to be accepted. */
export function isWeakPassword(password: string, guessable: readonly string[]): boolean {
  return passwordStrength(password, guessable) < minimumStrength;
}
