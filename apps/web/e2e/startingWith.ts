/** Matches names that start with these words, such as a button that ends with an amount. */
export function startingWith(words: string): RegExp {
  return new RegExp(`^${words.trim().replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)}`);
}
