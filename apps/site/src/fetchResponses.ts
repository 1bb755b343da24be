import { createApiClient, unwrap } from '@meridian/api-client';
import { type Responses, responseKey } from '@meridian/api-client/react';
import { type Language, loadByLanguage } from '@meridian/i18n';

async function getResponses(language: Language, api: string): Promise<Responses> {
  const client = createApiClient({
    baseUrl: `${api}/api`,
    getToken: () => undefined,
    getLanguage: () => language,
    onUnauthorized: () => undefined,
    timeoutMs: 10_000,
  });
  const params = { path: { key: 'auth' } } as const;
  const [auth, subscriptions, telegram] = await Promise.all([
    unwrap(client.GET('/settings/{key}', { params })),
    unwrap(client.GET('/settings/subscription/options')),
    unwrap(client.GET('/settings/telegramAuthAvailable')),
  ]);
  return {
    [responseKey('/settings/{key}', language, params)]: auth,
    [responseKey('/settings/subscription/options', language)]: subscriptions,
    [responseKey('/settings/telegramAuthAvailable', language)]: telegram,
  };
}

/** Asks the API for what the static pages of the app show. `api` is its origin. */
export const fetchResponses = (api: string): Promise<Readonly<Record<Language, Responses>>> =>
  loadByLanguage((language) => getResponses(language, api));
