/**
 * Whether a variable of the environment has the one word that switches something on; nothing at all leaves it off. Throws a
 * RangeError for every other word: what was meant is not known, and nobody would be told that it was left aside.
 */
export function isSwitchedOn(name: string, word: string): boolean {
  const given = process.env[name] ?? '';
  if (given !== '' && given !== word) {
    throw new RangeError(`${name} is “${word}” or not set at all, and not “${given}”.`);
  }
  return given === word;
}
