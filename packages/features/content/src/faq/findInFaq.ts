import type { Language } from '@meridian/i18n';
import { type FaqGroup, getFaq } from './faqText.ts';
import { type SearchableQuestion, searchableQuestions, searchFaq } from './searchFaq.ts';

/** The questions of the public page that a text finds, without those about parts that are switched off. */
export function findInFaq(
  language: Language,
  query: string,
  capabilities: Readonly<Record<NonNullable<FaqGroup['capability']>, boolean>>,
): readonly SearchableQuestion[] {
  const shown = getFaq(language).filter(({ capability }) => !capability || capabilities[capability]);
  return searchFaq(searchableQuestions(shown), query);
}
