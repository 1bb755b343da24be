import { expect, test } from 'vitest';
import { languages, setType, textsByLanguage, unsetType } from './index.ts';

test('begins no Russian line with a dash, and ends none with a short word', () => {
  expect(setType('ru', 'А в плане — ставка и срок, я у «С банком»')).toBe(
    'А\u00a0в\u00a0плане\u00a0— ставка и\u00a0срок, я\u00a0у\u00a0«С\u00a0банком»',
  );
  expect(setType('ru', 'data-props="{&quot;a&quot;:&quot;В срок&quot;}"')).toContain('В\u00a0срок');
  expect(setType('ru', 'С риском')).toBe('С\u00a0риском');
  expect(setType('ru', 'Не раньше, до конца, для них')).toBe('Не\u00a0раньше, до\u00a0конца, для них');
  expect(setType('en', 'A plan — a term')).toBe('A plan — a term');
});

test('breaks no Russian line inside a word with a short part', () => {
  expect(setType('ru', 'кто-то, IP-адрес, Харбор-стрит')).toBe(
    'кто-\u2060то, IP-\u2060адрес, Харбор-\u2060стрит',
  );
  expect(setType('ru', 'приложение-аутентификатор, usdt-start-30')).toBe(
    'приложение-аутентификатор, usdt-start-30',
  );
});

test('sets the type of every message when it is loaded', () => {
  const english = { lead: 'A plan', points: ['A term'] };
  const files = {
    ...Object.fromEntries(languages.map((code) => [`./some.${code}.ts`, { [code]: english }])),
    './some.ru.ts': { ru: { lead: 'О плане', points: ['До срока'] } },
  };
  expect(textsByLanguage(files).ru).toEqual({ lead: 'О\u00a0плане', points: ['До\u00a0срока'] });
});

test('takes it back for files that programs read', () => {
  const text = 'Дата и время — IP-адрес';
  expect(unsetType(setType('ru', text))).toBe(text);
});
