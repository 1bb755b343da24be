import { useTranslation } from 'react-i18next';

/** Picks words by a language, such as the toolbar's in a play: `sayIn(globals.language)('Continue', 'Продолжить')`. */
export const sayIn =
  (language: unknown) =>
  <Words>(en: Words, ru: Words): Words =>
    language === 'ru' ? ru : en;

export type Say = ReturnType<typeof sayIn>;

/** Picks a story's words by the toolbar's language: `say('Continue', 'Продолжить')`. */
export const useSay = () => sayIn(useTranslation().i18n.language);
