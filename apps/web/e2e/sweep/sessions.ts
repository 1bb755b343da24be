import type { Schema } from '@meridian/api-client';
import { DEMO } from '@meridian/sandbox';
import type { BrowserContextOptions } from 'playwright';
import type { RunningApp } from '../../build/startApp.ts';
import { sandboxControl } from '../sandboxControl.ts';

type StorageState = Exclude<BrowserContextOptions['storageState'], string | undefined>;

async function post(app: RunningApp, path: string, body: object, token?: string): Promise<Schema<'Session'>> {
  const response = await fetch(`${app.url}/api${path}`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      'Idempotency-Key': crypto.randomUUID().replaceAll('-', ''),
      ...(token && { Authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
  const session: Schema<'Session'> = await response.json();
  return session;
}

/** The cookies and storage of a browser with this session. */
function storageOf(app: RunningApp, { refreshToken, user }: Schema<'Session'>): StorageState {
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

function register(app: RunningApp, login: string, phone: string): Promise<Schema<'Session'>> {
  const password = 'nine quiet herons 57';
  return post(app, `/auth/register/${login}`, {
    email: `${login}@example.com`,
    phone,
    password,
    passwordConfirmation: password,
    inviter: null,
    agreementAccepted: true,
    language: 'en',
  });
}

/** The welcome of the cases would cover their page. Another test covers it. */
async function dismissWelcome(app: RunningApp, { refreshToken }: Schema<'Session'>): Promise<void> {
  const response = await fetch(`${app.url}/api/crypto-cases/welcome`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${refreshToken}` },
  });
  if (!response.ok) throw new Error(`The welcome answered ${response.status}: ${await response.text()}`);
}

/** One visitor per access level. They sign in through the API, so the tested page is the first one that they open. */
export async function makeVisitors(app: RunningApp) {
  const investor = await post(app, '/auth/login', { login: DEMO.login, password: DEMO.password });
  await dismissWelcome(app, investor);
  const unconfirmed = await register(app, 'marytodd', '+447700900321');
  const registered = await register(app, 'ninaorlova', '+447700900322');
  const code = await sandboxControl(app.sandboxUrl).readCode('ninaorlova');
  const newcomer = await post(app, '/auth/phone/confirm', { code }, registered.refreshToken);
  return {
    guest: { cookies: [], origins: [] } satisfies StorageState,
    unconfirmed: storageOf(app, unconfirmed),
    investor: storageOf(app, investor),
    /** Has a confirmed phone but no money. */
    newcomer: storageOf(app, newcomer),
  };
}
