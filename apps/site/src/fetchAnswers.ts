import { createApiClient, unwrap } from '@meridian/api-client';
import { type Answers, answerKey } from '@meridian/api-client/react';
import { type Language, loadByLanguage } from '@meridian/i18n';

async function answersIn(language: Language, api: string): Promise<Answers> {
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
    [answerKey('/settings/{key}', language, params)]: auth,
    [answerKey('/settings/subscription/options', language)]: subscriptions,
    [answerKey('/settings/telegramAuthAvailable', language)]: telegram,
  };
}

/** Asks the API for what the static pages of the app show. `api` is its origin. */
export const fetchAnswers = (api: string): Promise<Readonly<Record<Language, Answers>>> =>
  loadByLanguage((language) => answersIn(language, api));
