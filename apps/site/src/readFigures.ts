import { type ApiClient, createApiClient, type Schema, unwrap } from '@meridian/api-client';
import type { Language } from '@meridian/i18n';
import { figureCalls } from './figureCalls.ts';
import type { Figures } from './SitePage.ts';

type SettingKey = Schema<'SettingKey'>;
type SettingOf<Key extends SettingKey> = Extract<Schema<'Setting'>, { key: Key }>;

async function settingOf<Key extends SettingKey>(client: ApiClient, key: Key): Promise<SettingOf<Key>> {
  const setting = await unwrap(client.GET('/settings/{key}', { params: { path: { key } } }));
  const isAsked = (other: Schema<'Setting'>): other is SettingOf<Key> => other.key === key;
  if (!isAsked(setting)) throw new Error(`The API answered the setting "${setting.key}" for "${key}".`);
  return setting;
}

/** Asks the API for everything that the public pages show, in a language. */
export async function readFigures(baseUrl: string, language: Language): Promise<Figures> {
  const client = createApiClient({
    baseUrl,
    getToken: () => undefined,
    getLanguage: () => language,
    onUnauthorized: () => undefined,
    timeoutMs: 10_000,
  });
  const capabilities = await settingOf(client, 'capabilities');
  const [
    plans,
    subscription,
    paymentSystems,
    exchange,
    deposit,
    contacts,
    partners,
    planResults,
    strategies,
    news,
    liabilities,
  ] = await Promise.all([
    unwrap(client.GET(figureCalls.plans)),
    unwrap(client.GET(figureCalls.subscription)),
    unwrap(client.GET(figureCalls.paymentSystems)),
    settingOf(client, 'exchange'),
    settingOf(client, 'deposit'),
    settingOf(client, 'contacts'),
    capabilities.referrals ? settingOf(client, 'partners') : undefined,
    capabilities.planResults ? unwrap(client.GET(figureCalls.planResults)) : undefined,
    unwrap(client.GET(figureCalls.strategies)),
    unwrap(client.GET(figureCalls.news)),
    unwrap(client.GET(figureCalls.liabilities)),
  ]);
  return {
    capabilities,
    plans,
    subscription,
    paymentSystems,
    exchange,
    deposit,
    contacts,
    partners,
    planResults,
    strategies,
    news,
    liabilities,
  };
}
