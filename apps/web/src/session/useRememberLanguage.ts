import { useApiClient } from '@meridian/api-client/react';
import type { Language } from '@meridian/i18n';
import { getSession, updateUser } from './session.ts';

/** Longer than a page takes to show its texts in another language. */
const KEPT_FOR = 5000;

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

/**
 * Keeps the page as high as its visible end. While the responses of the server load in another language the page is shorter, and
 * the browser would scroll to its top.
 */
function keepPlace(): void {
  const { style } = document.body;
  style.minBlockSize = `${window.scrollY + window.innerHeight}px`;
  setTimeout(() => style.removeProperty('min-block-size'), KEPT_FOR);
}
