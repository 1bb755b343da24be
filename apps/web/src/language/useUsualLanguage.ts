import { useParams } from 'react-router';
import { useSession } from '../session/useSession.ts';
import { isLanguage, type Language, preferredLanguage } from './language.ts';

/** The language of the address; without one, of the signed-in user; without one, of the browser. */
export function useUsualLanguage(): Language {
  const { language } = useParams();
  const session = useSession();
  if (isLanguage(language)) return language;
  return session.state === 'authenticated' ? session.user.language : preferredLanguage();
}
