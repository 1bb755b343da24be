export interface LanguageEntry {
  /** In the language itself. */
  readonly name: string;
  /** Formats numbers and dates, and selects the texts of React Aria. */
  readonly locale: string;
  /** Every text is translated: a test finds those that are still in English. */
  readonly isComplete?: true;
  /** How its script is written; from left to right by default. */
  readonly direction?: 'rtl';
  /** The subsets of the web fonts that its texts need. A page preloads them in this order. */
  readonly fontSubsets: readonly string[];
  /** Replacements of its typography, such as spaces that do not break. They apply to messages and to the HTML of public pages. */
  readonly typography?: readonly (readonly [RegExp, string])[];
  /** The country of a phone number that is entered without a country code. */
  readonly phoneCountry?: 'RU';
}

const entries = {
  en: { name: 'English', locale: 'en-US', fontSubsets: ['latin'] },
  ru: {
    name: 'Русский',
    locale: 'ru-RU',
    isComplete: true,
    // The space and the digits are in the Latin subset.
    fontSubsets: ['cyrillic', 'latin'],
    typography: [
      // No line begins with a dash or ends with a short word. A text begins at its first letter or after a quotation mark, also an
      // escaped one: the props of islands are JSON in an attribute.
      [/ — /g, '\u00a0— '],
      [/(?<=^|[\s"«(\u00a0]|&quot;)([аиквосуя]|не|до|на|за|от|по) (?=\S)/gi, '$1\u00a0'],
      // No line breaks inside a word with a short part: кто-то, IP-адрес. The fonts have no hyphen that does not break.
      [/(?<=(?<!\p{L})\p{L}{1,5}-)(?=[а-яё])|(?<=[а-яё]-)(?=\p{L}{1,5}(?!\p{L}))/giu, '\u2060'],
    ],
    phoneCountry: 'RU',
  },
} as const satisfies Readonly<Record<string, LanguageEntry>>;

export type Language = keyof typeof entries;

/** The languages of the product. `npm run new language` adds one. */
export const languageTable: Readonly<Record<Language, LanguageEntry>> = entries;

/** The language of visitors who ask for none of the others (section 1). */
export const fallbackLanguage: Language = 'ru';

/** The language whose message files have the texts of a language. */
export const getSourceLanguage = (language: string): string => language;

/** Adapts the texts of the source to a language. */
export const adaptTexts = (_language: string, texts: unknown): unknown => texts;
