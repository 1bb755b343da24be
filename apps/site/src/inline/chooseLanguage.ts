/**
 * The script of the address `/`: goes to the language of the user who is signed in here, then to the browser's, then to the
 * fallback language. It passes the query on.
 */
import { isLanguage, type Language, preferredLanguage } from '@meridian/i18n';
import { PERSISTED_KEY } from '@meridian/web/storage-keys';

function readLanguage(): Language | undefined {
  try {
    const state: unknown = JSON.parse(localStorage.getItem(PERSISTED_KEY) ?? '{}');
    const user: unknown = state instanceof Object && 'user' in state ? state.user : undefined;
    const language = user instanceof Object && 'language' in user ? user.language : undefined;
    return isLanguage(language) ? language : undefined;
  } catch {
    return undefined;
  }
}

const language = readLanguage() ?? preferredLanguage(navigator.languages);
location.replace(`/${language}/${location.search}${location.hash}`);
