import { useTranslation } from 'react-i18next';

/** Picks a story's words by the toolbar's language: `say('Continue', 'Продолжить')`. */
export function useSay() {
  const isRussian = useTranslation().i18n.language === 'ru';
  return <Words>(en: Words, ru: Words): Words => (isRussian ? ru : en);
}
