import type { Language } from '@meridian/i18n';

/**
 * Binds words by the rules of Russian typography: no line begins with a dash or ends with a word of one letter. It changes the HTML
 * and the props of islands in the same way, so an island still hydrates.
 */
export const setType = (language: Language, html: string): string =>
  language === 'ru'
    ? html.replaceAll(' — ', '\u00a0— ').replaceAll(/(?<=^|[\s>"«(\u00a0])([аиквосуя]) (?=\S)/gi, '$1\u00a0')
    : html;
