import { fallbackLanguage, isLanguage, type Language } from '@meridian/i18n';
import { useTranslation } from 'react-i18next';

/** The language in which a long text is shown. */
export function useDocumentLanguage(): Language {
  const { language } = useTranslation().i18n;
  return isLanguage(language) ? language : fallbackLanguage;
}
