import type { FaqGroup } from './faqText.ts';

export interface SearchableQuestion {
  readonly id: string;
  readonly question: string;
  readonly answer: string;
  readonly capability?: FaqGroup['capability'];
}

/** The shortest word that is searched alone. */
const SHORTEST = 4;

// «Ё» is often typed as «е».
const fold = (text: string): string => text.toLowerCase().replaceAll('ё', 'е');

/**
 * The questions that contain every word of the query, those with all words in the question itself first. When no question has all
 * words, those with the most long words. Cuts the endings of long words, so that «выводы» finds «вывод».
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
  if (inQuestion.length + inAnswer.length > 0) return [...inQuestion, ...inAnswer];
  // Short words are in nearly every answer.
  const long = words.filter((word) => word.length >= SHORTEST);
  return questions
    .map((item) => ({ item, count: long.filter((word) => fold(item.question).includes(word)).length }))
    .filter(({ count }) => count > 0)
    .toSorted((a, b) => b.count - a.count)
    .map(({ item }) => item);
}

/** What the search island gets of the questions: JSON only. */
export const searchableQuestions = (groups: readonly FaqGroup[]): readonly SearchableQuestion[] =>
  groups.flatMap(({ capability, questions }) =>
    questions.map(({ id, question, answer }) => ({
      id,
      question,
      answer: answer.join(' '),
      ...(capability && { capability }),
    })),
  );
