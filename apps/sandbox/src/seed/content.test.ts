import { describe, expect, test } from 'vitest';
import { news } from './news.ts';
import { strategies } from './strategies/strategies.ts';

const texts = [
  ...strategies.flatMap(({ id, name, summary, idea, instruments, sourceOfReturn, whenItLoses, horizon }) => [
    ...[name, summary, idea, sourceOfReturn, whenItLoses, horizon].map(({ en, ru }) => ({ id, en, ru })),
    { id, en: instruments.en.join('\n'), ru: instruments.ru.join('\n') },
  ]),
  ...news.flatMap(({ id, title, summary, paragraphs }) => [
    { id, en: title.en, ru: title.ru },
    { id, en: summary.en, ru: summary.ru },
    { id, en: paragraphs.en.join('\n'), ru: paragraphs.ru.join('\n') },
  ]),
];

describe('seeded news and strategies', () => {
  test('have the same number of paragraphs in both languages', () => {
    for (const { id, en, ru } of texts) {
      expect([id, /[а-яё]/i.test(en)]).toEqual([id, false]);
      expect([id, /[а-яё]/i.test(ru)]).toEqual([id, true]);
      expect([id, ru.split('\n').length]).toEqual([id, en.split('\n').length]);
    }
  });

  test('state no result and promise nothing', () => {
    const figures = texts.filter(({ en, ru }) => /\d/.test(en + ru)).map(({ id }) => id);
    expect(figures).toEqual([]);
    const promises = /\b(guarantee|profit|risk-free|safe|always earns)\b|гарант|прибыл|безопасн|без риска/i;
    expect(texts.filter(({ en, ru }) => promises.test(en) || promises.test(ru))).toEqual([]);
  });

  test('say for each strategy when it loses', () => {
    const silent = strategies.filter(
      ({ whenItLoses: { en, ru } }) => !/\blos(e|es|s|ses|t)\b/.test(en) || !/теря|убыт/.test(ru),
    );
    expect(silent.map(({ id }) => id)).toEqual([]);
  });

  test('draw for each strategy a line from a collapse to a steep rise that loses somewhere', () => {
    for (const { id, payoff } of strategies) {
      const changes = payoff.map(({ change }) => change);
      expect(changes, id).toEqual(changes.toSorted((a, b) => a - b));
      expect([changes[0], changes.at(-1)], id).toEqual([-100, 100]);
      expect(Math.min(...payoff.map(({ result }) => result)), id).toBeLessThan(0);
    }
  });

  test('describe thirty different strategies in every market and at every risk', () => {
    expect(strategies).toHaveLength(30);
    for (const field of ['name', 'summary', 'idea', 'sourceOfReturn', 'whenItLoses'] as const) {
      expect(new Set(strategies.map((strategy) => strategy[field].en)).size).toBe(30);
      expect(new Set(strategies.map((strategy) => strategy[field].ru)).size).toBe(30);
    }
    expect(new Set(strategies.map(({ market }) => market)).size).toBe(5);
    expect(new Set(strategies.map(({ risk }) => risk)).size).toBe(3);
  });
});
