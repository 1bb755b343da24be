import { type ApiClient, createApiClient } from '@meridian/api-client';
import { fallbackLanguage, languageOfPath } from '@meridian/i18n';
import { apiOrigin } from './apiOrigin.ts';
import { reportCapabilityOff } from './cabinet/capabilityOff.ts';
import { fetchOnce } from './earlyCalls.ts';
import { reportUnavailable } from './maintenance/unavailable.ts';
import { refreshUser } from './session/refreshUser.ts';
import { endSession, updateUser } from './session/session.ts';
import { readToken } from './session/tokenCookie.ts';

/** The one client of the app. A 401 drops the token and the user; the request fails and nothing is tried again. */
export const apiClient: ApiClient = createApiClient({
  baseUrl: `${apiOrigin()}/api`,
  fetch: fetchOnce,
  getToken: readToken,
  getLanguage: () => languageOfPath(window.location.pathname) ?? fallbackLanguage,
  onUnauthorized: () => endSession('expired'),
  onUnavailable: reportUnavailable,
  onRefused: (code) => {
    if (code === 'capability_off') reportCapabilityOff();
    // The cabinet asks for the code over the screen whose call was refused.
    if (code === 'phone_not_confirmed') updateUser({ phoneConfirmed: false });
    // It happened on another device.
    if (code === 'closing_scheduled' || code === 'account_locked') refreshUser(apiClient);
  },
});
