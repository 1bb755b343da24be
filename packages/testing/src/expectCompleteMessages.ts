import { expect } from 'vitest';
import { type Language, languageTable } from '@meridian/i18n';

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

/** The keys that a language has: each plural form, and a text without a number, which may stand beside the forms. */
function keysOf(keys: readonly string[], language: string): string[] {
  const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
  const own = keys.flatMap((key) =>
    plural.test(key) ? forms.map((form) => key.replace(plural, `_${form}`)) : [key],
  );
  return [...new Set(own)].sort();
}

/** The placeholders of texts, such as `{{count}}` and `<0>`, sorted. */
const slotsIn = (texts: readonly string[]): string[] =>
  [...new Set(texts.flatMap((text) => text.match(/\{\{[^}]+\}\}|<\/?\w+\s*\/?>/g) ?? []))].sort();

/** The placeholders of a text in all its forms, and in the form `other`. The other forms may omit `{{count}}`. */
function slotsOf(texts: Texts, stem: string) {
  const forms = [...texts].filter(([key]) => key.replace(plural, '') === stem);
  return { all: slotsIn(forms.map(([, text]) => text)), other: slotsIn([texts.get(`${stem}_other`) ?? '']) };
}

const OTHER_SCRIPT = /[^\P{L}\p{Script=Latin}]/u;

/** Whether a text has English words and none of its language, which has another script. Names begin with a capital letter. */
const isUntranslated = (text: string): boolean => {
  const words = text.replaceAll(/\{\{[^}]*\}\}|<[^>]*>/g, ' ');
  return (
    /(^|\s)\p{Script=Latin}?[a-z]{2,}\s+[a-z]{2,}|(^|\s)[a-z]{4,}/u.test(words) && !OTHER_SCRIPT.test(words)
  );
};

/**
 * Checks texts against the English source: the same keys, every plural form that the language has, the same placeholders, and no
 * text that is empty or in another script.
 */
export function expectCompleteMessages(
  source: Readonly<Record<string, unknown>>,
  translation: Readonly<Record<string, unknown>>,
  language: Language,
): void {
  const [english, translated] = [textsOf(source), textsOf(translation)];
  const keys = [...english.keys(), ...translated.keys()];
  const { name } = languageTable[language];
  expect([...english.keys()].sort(), 'keys in English').toEqual(keysOf(keys, 'en'));
  expect([...translated.keys()].sort(), `keys in ${name}`).toEqual(keysOf(keys, language));
  for (const stem of new Set(keys.map((key) => key.replace(plural, '')))) {
    expect(slotsOf(translated, stem), `placeholders of ${stem}`).toEqual(slotsOf(english, stem));
  }
  for (const [key, text] of english)
    expect(text, `${key} in English`).not.toMatch(/[^\P{L}\p{Script=Latin}\p{Script=Greek}]/u);
  if (OTHER_SCRIPT.test(name)) {
    // A new language begins with copies of the English texts.
    const copies = new Set(english.values());
    const untranslated = [...translated]
      .filter(([, text]) => isUntranslated(text) && !copies.has(text))
      .map(([key]) => key);
    expect(untranslated, `English in ${name}`).toEqual([]);
  }
  for (const [key, text] of [...english, ...translated]) expect(text.trim(), key).not.toBe('');
}
