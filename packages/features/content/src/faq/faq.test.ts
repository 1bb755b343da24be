import { expect, test } from 'vitest';
import { getFaq } from './faqText.ts';
import { searchableQuestions, searchFaq } from './searchFaq.ts';

test('has thirty questions or more, the same in both languages, each with its own anchor', () => {
  const idsIn = (language: 'en' | 'ru') =>
    getFaq(language).flatMap(({ id, questions }) => [id, ...questions.map((question) => question.id)]);
  const ids = idsIn('en');
  expect(idsIn('ru')).toEqual(ids);
  expect(new Set(ids).size).toBe(ids.length);
  expect(searchableQuestions(getFaq('en')).length).toBeGreaterThanOrEqual(30);
});

test('says nothing about referrals and cases in the other groups', () => {
  for (const language of ['en', 'ru'] as const) {
    const text = JSON.stringify(getFaq(language).filter(({ capability }) => capability === undefined));
    expect(text).not.toMatch(/referral|реферал|кейс|a case\b|cases/i);
  }
});

test('finds questions by words of the question first, and by other endings of a word', () => {
  const en = searchableQuestions(getFaq('en'));
  expect(searchFaq(en, 'close early')[0]?.id).toBe('close-early');
  expect(searchFaq(en, '  ')).toEqual([]);
  expect(searchFaq(en, 'zebra')).toEqual([]);
  expect(searchFaq(en, 'deposit').length).toBeGreaterThan(8);
  const ru = searchableQuestions(getFaq('ru'));
  expect(searchFaq(ru, 'ещё начисления')[0]?.id).toBe(searchFaq(ru, 'еще начислениями')[0]?.id);
  expect(searchFaq(ru, 'закрыть раньше')[0]?.id).toBe('close-early');
  expect(searchFaq(ru, 'подписки').map(({ id }) => id)).toContain('subscription');
});
