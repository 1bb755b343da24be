import { expect, test } from 'vitest';
import { expectCompleteMessages } from './expectCompleteMessages.ts';

const en = {
  title: 'Refills',
  rows_one: '{{count}} refill',
  rows_other: '{{count}} refills',
  form: { greeting: 'Hello, <0>{{name}}</0>' },
};
const ru = {
  title: 'Пополнения',
  rows_one: '{{count}} пополнение',
  rows_few: '{{count}} пополнения',
  rows_many: '{{count}} пополнений',
  rows_other: '{{count}} пополнения',
  form: { greeting: '<0>{{name}}</0>, здравствуйте' },
};
const { rows_few: _few, ...ruWithoutFew } = ru;
const { title: _title, ...ruWithoutTitle } = ru;

test('accepts messages with every key, plural form and value', () => {
  expectCompleteMessages(en, ru, 'ru');
});

test('accepts a text for an unknown number beside the forms', () => {
  expectCompleteMessages({ ...en, rows: 'Refills' }, { ...ru, rows: 'Пополнения' }, 'ru');
});

test.each([
  ['a text beside the forms is missing', { ...en, rows: 'Refills' }, ru, /keys in Русский/],
  ['a form of the plural is missing', en, ruWithoutFew, /keys in Русский/],
  ['a key is missing', en, ruWithoutTitle, /keys in Русский/],
  ['a key has no English', en, { ...ru, more: 'Ещё' }, /keys in English/],
  ['a value is lost', en, { ...ru, form: { greeting: '<0>Имя</0>' } }, /placeholders of form\.greeting/],
  ['a number is lost in one form', en, { ...ru, rows_other: 'пополнения' }, /placeholders of rows/],
  ['English words stand in Russian', en, { ...ru, title: 'All refills' }, /English in Русский/],
  ['a text is empty', { ...en, title: ' ' }, ru, /title/],
  ['a Russian word stands in English', { ...en, title: 'Пополнения' }, ru, /title in English/],
])('it is noticed that %s', (_what, source, translation, reason) => {
  expect(() => expectCompleteMessages(source, translation, 'ru')).toThrow(reason);
});
