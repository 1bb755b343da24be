// «Ё» is often typed as «е».
const fold = (text: string) => text.toLowerCase().replaceAll('ё', 'е');

/** Whether a text has every word of the query, each from its beginning. A query without words matches nothing. */
export function matchWords(text: string, query: string): boolean {
  const words = fold(text).split(/[^\p{L}\p{N}]+/u);
  const asked = fold(query).match(/[\p{L}\p{N}]+/gu) ?? [];
  return asked.length > 0 && asked.every((start) => words.some((word) => word.startsWith(start)));
}
