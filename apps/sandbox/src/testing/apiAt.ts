import { type ApiClient, createApiClient } from '@meridian/api-client';

/** Speaks to a sandbox as whoever has the token, or as a guest. `url` has no slash at its end. */
export const apiAt = (url: string, token: string | null, language = 'en'): ApiClient =>
  createApiClient({
    baseUrl: `${url}/api`,
    getToken: () => token,
    getLanguage: () => language,
    onUnauthorized: () => undefined,
  });
