import { type Language, languageTable } from '@meridian/i18n';

/** Applies the typography of a language to a text, such as spaces that do not break. */
export const setType = (language: Language, text: string): string =>
  (languageTable[language].typography ?? []).reduce(
    (set, [pattern, replacement]) => set.replaceAll(pattern, replacement),
    text,
  );
