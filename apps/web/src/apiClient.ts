import { createApiClient } from '@meridian/api-client';
import { languageOf } from './language/language.ts';
import { reportUnavailable } from './maintenance/unavailable.ts';
import { endSession } from './session/session.ts';
import { readToken } from './session/tokenCookie.ts';

/** The one client of the app. A 401 drops the token and the user; the request fails and nothing is tried again. */
export const apiClient = createApiClient({
  baseUrl: `${window.location.origin}/api`,
  getToken: readToken,
  getLanguage: () => languageOf(window.location.pathname),
  onUnauthorized: () => endSession('expired'),
  onUnavailable: reportUnavailable,
});
