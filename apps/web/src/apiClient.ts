import { createApiClient } from '@meridian/api-client';
import { fallbackLanguage, languageOfPath } from '@meridian/i18n';
import { reportUnavailable } from './maintenance/unavailable.ts';
import { endSession } from './session/session.ts';
import { readToken } from './session/tokenCookie.ts';

/** The one client of the app. A 401 drops the token and the user; the request fails and nothing is tried again. */
export const apiClient = createApiClient({
  baseUrl: `${window.location.origin}/api`,
  getToken: readToken,
  getLanguage: () => languageOfPath(window.location.pathname) ?? fallbackLanguage,
  onUnauthorized: () => endSession('expired'),
  onUnavailable: reportUnavailable,
});
