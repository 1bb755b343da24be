import { describe, expect, test } from 'vitest';
import { languages } from '../core/languages.ts';
import { news } from './news.ts';
import { strategies } from './strategies/strategies.ts';

const textsOf = (language: (typeof languages)[number]) => [
  ...strategies.flatMap(({ id, name, summary, idea, instruments, sourceOfReturn, whenItLoses, horizon }) =>
    [
      ...[name, summary, idea, sourceOfReturn, whenItLoses, horizon].map((each) => each[language]),
      instruments[language].join('\n'),
    ].map((text) => ({ id, text })),
  ),
  ...news.flatMap(({ id, title, summary, paragraphs }) =>
    [title[language], summary[language], paragraphs[language].join('\n')].map((text) => ({ id, text })),
  ),
];

/** Languages written in Cyrillic. */
const cyrillic: ReadonlySet<string> = new Set(['ru']);

/** What tells that a strategy can lose, by language. */
const losses: Readonly<Record<string, RegExp>> = {
  en: /\blos(e|es|s|ses|t)\b/,
  ru: /теря|убыт/,
};

describe.each(languages)('seeded news and strategies in "%s"', (language) => {
  const texts = textsOf(language);

  test('have as many paragraphs as the English ones, in the letters of the language', () => {
    const english = textsOf('en');
    for (const [index, { id, text }] of texts.entries()) {
      expect([id, /[а-яё]/i.test(text)]).toEqual([id, cyrillic.has(language)]);
      expect([id, text.split('\n').length]).toEqual([id, english[index]?.text.split('\n').length]);
    }
  });

  test('state no result and promise nothing', () => {
    expect(texts.filter(({ text }) => /\d/.test(text)).map(({ id }) => id)).toEqual([]);
    const promises = /\b(guarantee|profit|risk-free|safe|always earns)\b|гарант|прибыл|безопасн|без риска/i;
    expect(texts.filter(({ text }) => promises.test(text))).toEqual([]);
  });

  test('say for each strategy when it loses', () => {
    const silent = strategies.filter(
      ({ whenItLoses }) => losses[language]?.test(whenItLoses[language]) === false,
    );
    expect(silent.map(({ id }) => id)).toEqual([]);
  });

  test('are different in each strategy', () => {
    for (const field of ['name', 'summary', 'idea', 'sourceOfReturn', 'whenItLoses'] as const)
      expect(new Set(strategies.map((strategy) => strategy[field][language])).size).toBe(30);
  });
});

describe('seeded strategies', () => {
  test('draw for each strategy a line from a collapse to a steep rise that loses somewhere', () => {
    for (const { id, payoff } of strategies) {
      const changes = payoff.map(({ change }) => change);
      expect(changes, id).toEqual(changes.toSorted((a, b) => a - b));
      expect([changes[0], changes.at(-1)], id).toEqual([-100, 100]);
      expect(Math.min(...payoff.map(({ result }) => result)), id).toBeLessThan(0);
    }
  });

  test('are thirty in every market and at every risk', () => {
    expect(strategies).toHaveLength(30);
    expect(new Set(strategies.map(({ market }) => market)).size).toBe(5);
    expect(new Set(strategies.map(({ risk }) => risk)).size).toBe(3);
  });
});
