import { useTranslation } from 'react-i18next';

/**
 * Chooses a text by language, for example in a play function: `sayIn(globals.language)('Continue',
 * 'Продолжить')`.
 */
export const sayIn =
  (language: unknown) =>
  <Words>(en: Words, ru: Words): Words =>
    language === 'ru' ? ru : en;

export type Say = ReturnType<typeof sayIn>;

/** Chooses a story's text by the toolbar's language: `say('Continue', 'Продолжить')`. */
export const useSay = () => sayIn(useTranslation().i18n.language);
