import { useParams } from 'react-router';
import { FALLBACK_LANGUAGE, isLanguage, type Language } from './language.ts';

/** The language of the address. */
export function useLanguage(): Language {
  const { language } = useParams();
  return isLanguage(language) ? language : FALLBACK_LANGUAGE;
}
