import { describe, expect, test } from 'vitest';
import { news } from './news.ts';
import { strategies } from './strategies.ts';

const texts = [
  ...strategies.flatMap(({ id, name, summary, paragraphs }) => [
    { id, en: name.en, ru: name.ru },
    { id, en: summary.en, ru: summary.ru },
    { id, en: paragraphs.en.join('\n'), ru: paragraphs.ru.join('\n') },
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

  test('explain how each strategy works, and then how it can lose', () => {
    expect(strategies.length).toBeLessThanOrEqual(30);
    for (const { id, paragraphs } of strategies) {
      const [en = '', ru = ''] = [paragraphs.en[1], paragraphs.ru[1]];
      expect([id, /\blos(e|es|s)\b/.test(en), /теря|убыт/.test(ru)]).toEqual([id, true, true]);
    }
  });
});
