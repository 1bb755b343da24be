import { randomInt } from 'node:crypto';
import { type ApiClient, createApiClient, type Schema, unwrap } from '@meridian/api-client';
import type { Language } from '@meridian/i18n';
import { DEMO } from '@meridian/sandbox';
import type { BrowserContextOptions } from 'playwright';
import { sandboxControl } from './sandboxControl.ts';

interface App {
  url: string;
  sandboxUrl: string;
}

type StorageState = Exclude<BrowserContextOptions['storageState'], string | undefined>;

/** The password of every investor that the tests register. */
export const PASSWORD = 'nine quiet herons 57';

/** A client of the API with this session. */
export const clientOf = ({ url }: App, token: string | null, language: Language = 'en'): ApiClient =>
  createApiClient({
    baseUrl: `${url}/api`,
    getToken: () => token,
    getLanguage: () => language,
    onUnauthorized: () => {},
  });

/** The cookies and storage of a browser with this session. */
function storageOf(app: App, { refreshToken, user }: Schema<'Session'>): StorageState {
  const { hostname, origin } = new URL(app.url);
  return {
    cookies: [
      {
        name: 'refreshToken',
        value: refreshToken,
        domain: hostname,
        path: '/',
        expires: -1,
        httpOnly: false,
        secure: false,
        sameSite: 'Strict',
      },
    ],
    origins: [{ origin, localStorage: [{ name: 'persist:root', value: JSON.stringify({ user }) }] }],
  };
}

async function register(app: App, login: string, language: Language, inviter: string | null) {
  const body = {
    email: `${login}@example.com`,
    phone: `+447700${randomInt(100_000, 999_999)}`,
    password: PASSWORD,
    passwordConfirmation: PASSWORD,
    inviter,
    agreementAccepted: true,
    language,
  };
  return unwrap(
    clientOf(app, null, language).POST('/auth/register/{login}', { params: { path: { login } }, body }),
  );
}

/** Registers an investor through the API, and leaves the phone unconfirmed. */
export async function registerUnconfirmed(
  app: App,
  login: string,
): Promise<{ api: ApiClient; storage: StorageState }> {
  const session = await register(app, login, 'en', null);
  return { api: clientOf(app, session.refreshToken), storage: storageOf(app, session) };
}

interface InvestorOptions {
  language?: 'en' | 'ru';
  inviter?: string;
  /** USDT on the balance. */
  balance?: `${number}`;
}

/** Registers an investor through the API and confirms the phone. Returns a client and the session of a browser. */
export async function registerInvestor(
  app: App,
  login: string,
  { language = 'en', inviter, balance }: InvestorOptions = {},
): Promise<{ api: ApiClient; storage: StorageState }> {
  const control = sandboxControl(app.sandboxUrl);
  const registered = await register(app, login, language, inviter ?? null);
  const session = await unwrap(
    clientOf(app, registered.refreshToken).POST('/auth/phone/confirm', {
      body: { code: await control.readCode(login) },
    }),
  );
  const api = clientOf(app, session.refreshToken, language);
  if (balance !== undefined) {
    await unwrap(
      api.POST('/funds/refills', {
        params: { header: { 'Idempotency-Key': `refill-of-${login}` } },
        body: { system: 'usdt-trc20', amount: { amount: balance, currency: 'USDT' } },
      }),
    );
    await control.settleRefill(login);
  }
  return { api, storage: storageOf(app, session) };
}

/** Signs the investor of the seed in through the API, and dismisses the welcome of the cases, which covers their page. */
export async function signInDemo(app: App): Promise<{ api: ApiClient; storage: StorageState }> {
  const session = await unwrap(clientOf(app, null).POST('/auth/login', { body: { ...DEMO } }));
  if ('challenge' in session) throw new Error('The investor of the seed has a second factor.');
  const api = clientOf(app, session.refreshToken);
  await unwrap(api.POST('/crypto-cases/welcome'));
  return { api, storage: storageOf(app, session) };
}

/** One visitor per access level. They sign in through the API, so the tested page is the first one they open. */
export async function makeVisitors(app: App) {
  return {
    guest: { cookies: [], origins: [] } satisfies StorageState,
    unconfirmed: (await registerUnconfirmed(app, 'marytodd')).storage,
    investor: (await signInDemo(app)).storage,
    /** Has a confirmed phone but no money. */
    newcomer: (await registerInvestor(app, 'ninaorlova')).storage,
  };
}
