import type { Language } from '@meridian/i18n';

/**
 * Binds words by the rules of Russian typography: no line begins with a dash or ends with a word of one letter. A text begins at its
 * first letter or after a quotation mark, also an escaped one: the props of islands are JSON in an attribute.
 */
export const setType = (language: Language, text: string): string =>
  language === 'ru'
    ? text
        .replaceAll(' — ', '\u00a0— ')
        .replaceAll(/(?<=^|[\s"«(\u00a0]|&quot;)([аиквосуя]) (?=\S)/gi, '$1\u00a0')
    : text;
