import { expect, test } from 'vitest';
import { legalTexts } from './documents/legalTexts.ts';
import { getFaq } from './faq/faqText.ts';
import { en } from './messages/en.ts';
import { ru } from './messages/ru.ts';
import { getRisks } from './risks/RisksPage.tsx';

const texts = {
  en: [en, ...Object.values(legalTexts).map(({ en: text }) => text), getRisks.en, getFaq('en')],
  ru: [ru, ...Object.values(legalTexts).map(({ ru: text }) => text), getRisks.ru, getFaq('ru')],
};

const promises =
  /(?<!not )guarantee|risk[- ]free|passive income|\bup to \d+|unlimited|(?<!не\s)гарантир|(?<!не\s)гарантия|без ?рисков|без риска|пассивн\S+ доход|до \d+ ?%|неограниченн|безлимит/gi;

test('promise nothing, in both languages', () => {
  expect(JSON.stringify(texts).match(promises)).toBeNull();
});

test.each(['en', 'ru'] as const)(
  'contain no yield, fee or bound that the server could change (%s)',
  (language) => {
    const bounds = /\d[\d.,]*(\s|\u00a0)?(%|USDT|BTC|days?\b|дн)/g;
    // How long data are kept is a rule of the code.
    const kept =
      JSON.stringify([legalTexts.privacy[language], legalTexts.storage[language]]).match(bounds) ?? [];
    expect(JSON.stringify(texts[language]).match(bounds)?.toSorted()).toEqual(kept.toSorted());
  },
);

test('never say that an early closing costs only at the beginning', () => {
  expect(
    JSON.stringify(texts).match(/at the beginning you|In the first days|в начале вы|в первые дни/gi),
  ).toBeNull();
});

test('send nobody to support for what the settings do', () => {
  const asks =
    /(ask|writing to) support|(узнать|напишите) в поддержк[еу][^.]*(данн|прекра)|напишите в поддержку\.'/gi;
  expect(JSON.stringify([legalTexts.agreement, getFaq('en'), getFaq('ru')]).match(asks)).toBeNull();
});

test('keep a percent sign on the line of its number', () => {
  expect(JSON.stringify(texts.ru).match(/.{0,20} %/g)).toBeNull();
});
