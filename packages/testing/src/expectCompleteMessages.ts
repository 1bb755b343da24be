import { expect } from 'vitest';
import type { Messages } from './loadMessages.ts';

type Texts = ReadonlyMap<string, string>;

const plural = /_(zero|one|two|few|many|other)$/;

const isGroup = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

function textsOf(messages: Readonly<Record<string, unknown>>, prefix = ''): Texts {
  return new Map(
    Object.entries(messages).flatMap(([key, value]) =>
      isGroup(value)
        ? [...textsOf(value, `${prefix}${key}.`)]
        : [[`${prefix}${key}`, String(value)] as const],
    ),
  );
}

/** Every key without its plural suffix, and whether it has plural forms. */
function stemsOf(texts: Texts): ReadonlyMap<string, boolean> {
  return new Map([...texts.keys()].map((key) => [key.replace(plural, ''), plural.test(key)]));
}

function keysOf(stems: ReadonlyMap<string, boolean>, language: string): string[] {
  const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
  return [...stems]
    .flatMap(([stem, isPlural]) => (isPlural ? forms.map((form) => `${stem}_${form}`) : [stem]))
    .sort();
}

/** The placeholders of a text, such as `{{count}}` and `<0>`, sorted. The form for one may omit `{{count}}`. */
function slotsOf(texts: Texts, stem: string): string[] {
  const slots = [...texts].filter(([key]) => key.replace(plural, '') === stem);
  return [...new Set(slots.flatMap(([, text]) => text.match(/\{\{[^}]+\}\}|<\/?\w+\s*\/?>/g) ?? []))].sort();
}

/**
 * Checks the messages of a package: both languages have the same keys, every plural form and the same placeholders, and no
 * text is empty or in the wrong script.
 */
export function expectCompleteMessages({ en, ru }: Pick<Messages, 'en' | 'ru'>): void {
  const [english, russian] = [textsOf(en), textsOf(ru)];
  const stems = new Map([...stemsOf(english), ...stemsOf(russian)]);
  expect([...english.keys()].sort(), 'keys in English').toEqual(keysOf(stems, 'en'));
  expect([...russian.keys()].sort(), 'keys in Russian').toEqual(keysOf(stems, 'ru'));
  for (const stem of stems.keys()) {
    expect(slotsOf(russian, stem), `what ${stem} takes in`).toEqual(slotsOf(english, stem));
  }
  for (const [key, text] of english) {
    expect(text.trim(), key).not.toBe('');
    expect(text, `${key} in English`).not.toMatch(/[а-яё]/i);
  }
  for (const [key, text] of russian) expect(text.trim(), key).not.toBe('');
}
