import { useApiClient } from '@meridian/api-client/react';
import type { Language } from '@meridian/i18n';
import { keepPlace } from '../language/keepPlace.ts';
import { getSession, updateUser } from './session.ts';

/**
 * Stores the language that a signed-in user switched to, here and on the server, so that the next visit and the server's
 * letters use it. The page stays where it is scrolled to. A failed call is ignored: the page is already in the new language.
 */
export function useRememberLanguage() {
  const client = useApiClient();
  return (language: Language) => {
    keepPlace();
    const session = getSession();
    if (session.state === 'guest' || session.user.language === language) return;
    updateUser({ language });
    client.POST('/user/profile', { body: { language } }).catch(() => undefined);
  };
}
