import { fallbackLanguage, isLanguage, type Language, preferredLanguage } from '@meridian/i18n';
import { useParams } from 'react-router';
import { useSession } from '../session/useSession.ts';

/** The language of the address. */
export function useLanguage(): Language {
  const { language } = useParams();
  return isLanguage(language) ? language : fallbackLanguage;
}

/** The language of the address; without one, that of the signed-in user or, for guests, of the browser. */
export function useUsualLanguage(): Language {
  const { language } = useParams();
  const session = useSession();
  if (isLanguage(language)) return language;
  return session.state === 'authenticated' ? session.user.language : preferredLanguage(navigator.languages);
}
