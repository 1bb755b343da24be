/**
 * Matches names that start with these words, such as a button that ends with an amount. `…` stands for any words. A short word of
 * Russian ends in a no-break space.
 */
export function startingWith(words: string): RegExp {
  const escaped = words.trim().replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
  return new RegExp(`^${escaped.replace(/\s+/g, String.raw`\s+`).replace('…', '.+')}`);
}
