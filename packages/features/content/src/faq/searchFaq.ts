import type { FaqGroup } from './faqText.ts';

export interface SearchableQuestion {
  readonly id: string;
  readonly question: string;
  readonly answer: string;
}

/** How many results are listed. */
const MOST = 8;

// «Ё» is often typed as «е».
const fold = (text: string): string => text.toLowerCase().replaceAll('ё', 'е');

/**
 * The questions that contain every word of the query, those with all words in the question itself first. Cuts the endings of
 * long words, so that «выводы» finds «вывод».
 */
export function searchFaq(
  questions: readonly SearchableQuestion[],
  query: string,
): readonly SearchableQuestion[] {
  const words = fold(query)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
    .map((word) => (word.length > 5 ? word.slice(0, -2) : word));
  if (words.length === 0) return [];
  const has = (text: string) => words.every((word) => fold(text).includes(word));
  const inQuestion = questions.filter(({ question }) => has(question));
  const inAnswer = questions.filter(({ question, answer }) => !has(question) && has(`${question} ${answer}`));
  return [...inQuestion, ...inAnswer].slice(0, MOST);
}

/** What the search island gets of the questions: JSON only. */
export const searchableQuestions = (groups: readonly FaqGroup[]): readonly SearchableQuestion[] =>
  groups.flatMap(({ questions }) =>
    questions.map(({ id, question, answer }) => ({ id, question, answer: answer.join(' ') })),
  );
