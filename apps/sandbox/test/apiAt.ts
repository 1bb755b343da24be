import { type ApiClient, createApiClient } from '@meridian/api-client';

/** Creates an API client with this token, or for a guest. `url` has no trailing slash. */
export const apiAt = (url: string, token: string | null, language = 'en'): ApiClient =>
  createApiClient({
    baseUrl: `${url}/api`,
    getToken: () => token,
    getLanguage: () => language,
    onUnauthorized: () => undefined,
  });
