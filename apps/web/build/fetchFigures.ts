import { type ApiClient, createApiClient, type Schema, unwrap } from '@meridian/api-client';
import type { Language } from '@meridian/i18n';
import type { Figures } from '../src/site/SitePage.ts';

type SettingKey = Schema<'SettingKey'>;
type SettingOf<Key extends SettingKey> = Extract<Schema<'Setting'>, { key: Key }>;

async function settingOf<Key extends SettingKey>(client: ApiClient, key: Key): Promise<SettingOf<Key>> {
  const setting = await unwrap(client.GET('/settings/{key}', { params: { path: { key } } }));
  const isAsked = (other: Schema<'Setting'>): other is SettingOf<Key> => other.key === key;
  if (!isAsked(setting)) throw new Error(`The API answered the setting "${setting.key}" for "${key}".`);
  return setting;
}

async function figuresIn(language: Language, api: string): Promise<Figures> {
  const client = createApiClient({
    baseUrl: `${api}/api`,
    getToken: () => undefined,
    getLanguage: () => language,
    onUnauthorized: () => undefined,
    timeoutMs: 10_000,
  });
  const capabilities = await settingOf(client, 'capabilities');
  const [plans, deposit, contacts, partners, strategies, news] = await Promise.all([
    unwrap(client.GET('/settings_other/plans/available')),
    settingOf(client, 'deposit'),
    settingOf(client, 'contacts'),
    capabilities.referrals ? settingOf(client, 'partners') : undefined,
    unwrap(client.GET('/content/strategies')),
    unwrap(client.GET('/content/news')),
  ]);
  return { capabilities, plans, deposit, contacts, partners, strategies, news };
}

/** Asks the API for everything that the public pages show. `api` is its origin. */
export async function fetchFigures(api: string): Promise<Record<Language, Figures>> {
  const [en, ru] = await Promise.all([figuresIn('en', api), figuresIn('ru', api)]);
  return { en, ru };
}
