import { type ApiClient, unwrap } from '@meridian/api-client';
import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { RunningApp } from '@meridian/site/start';
import { visit } from './browser.ts';
import { isMultiplied } from './eachRow.ts';
import { clientOf, PASSWORD, registerInvestor, registerUnconfirmed } from './investors.ts';
import { startOwnApp } from './ownApp.ts';
import { sandboxControl } from './sandboxControl.ts';

let app: RunningApp;

beforeAll(async () => {
  app = await startOwnApp();
  // A withdrawal goes to the wallet that was just saved.
  await sandboxControl(app.sandboxUrl).setNewWalletHours(0);
});

afterAll(() => app?.close());

const size = { width: 1024, height: 800 };
const NEW_PASSWORD = 'nine loud magpies 73';
const WALLET = 'TJRyWwFs9wTFGZg3JbrVriFbNfCug5tDeC';

/** A call that moves money. */
const once = (key: string) => ({ header: { 'Idempotency-Key': key } });

/** Another session of this investor, with the password. */
async function signInElsewhere(login: string): Promise<ApiClient> {
  const session = await unwrap(
    clientOf(app, null).POST('/auth/login', { body: { login, password: PASSWORD } }),
  );
  if ('challenge' in session) throw new Error(`${login} has a second factor.`);
  return clientOf(app, session.refreshToken);
}

interface Meeting {
  page: Page;
  api: ApiClient;
  login: string;
  open: (path: string) => Promise<unknown>;
  press: (name: string | RegExp) => Promise<void>;
  reads: (text: string | RegExp) => Promise<void>;
}

/** Sets a new password with a code, from a browser without a session. */
async function resetElsewhere(login: string, password: string): Promise<void> {
  const stranger = clientOf(app, null);
  const account = { login, email: `${login}@example.com` };
  const { secret } = await unwrap(stranger.POST('/auth/reset-password', { body: account }));
  const code = await sandboxControl(app.sandboxUrl).readCode(login);
  const { refreshToken } = await unwrap(
    stranger.POST('/auth/reset-password/validate', { body: { ...account, secret, code } }),
  );
  await unwrap(
    clientOf(app, refreshToken).POST('/auth/set-password', {
      body: { password, passwordConfirmation: password },
    }),
  );
}

/** Holds the API calls of this page, those that it repeats included, until the returned function releases them. */
async function holdCalls(page: Page): Promise<() => void> {
  const released = Promise.withResolvers<void>();
  await page.route('**/api/**', async (route) => {
    await released.promise;
    await route.continue();
  });
  return released.resolve;
}

/** What this browser shows after another device has ended something. */
const outcomes: Record<string, (meeting: Meeting) => Promise<void>> = {
  async 'a confirmed phone'({ page, login, open }) {
    await open('');
    await page.getByRole('textbox', { name: 'Code' }).waitFor();
    const code = await sandboxControl(app.sandboxUrl).readCode(login);
    const other = await signInElsewhere(login);
    await unwrap(other.POST('/auth/phone/confirm', { body: { code } }));
    await page.getByRole('textbox', { name: 'Code' }).fill(code);
    await page.getByRole('heading', { level: 1, name: 'Cabinet' }).waitFor();
  },
  async 'a confirmed e-mail'({ page, api, login, open, press, reads }) {
    await open('confirm-email');
    await press('Send a code');
    await page.getByRole('textbox', { name: 'Code' }).waitFor();
    const code = await sandboxControl(app.sandboxUrl).readCode(login);
    await unwrap(api.POST('/auth/email/confirm', { body: { code } }));
    await page.getByRole('textbox', { name: 'Code' }).fill(code);
    await reads('Your e-mail is confirmed');
  },
  async 'a cancelled withdrawal'({ api, login, open, press, reads }) {
    await unwrap(api.PATCH('/user-data/wallets/update', { body: { wallets: { 'usdt-trc20': WALLET } } }));
    const { id: requestId } = await unwrap(
      api.POST('/funds/payments/request', {
        params: once(`request-${login}`),
        body: { system: 'usdt-trc20', wallet: WALLET, amount: { amount: '30', currency: 'USDT' } },
      }),
    );
    const code = await sandboxControl(app.sandboxUrl).readCode(login);
    const { id } = await unwrap(
      api.POST('/funds/payments/validate', { params: once(`validate-${login}`), body: { requestId, code } }),
    );
    await open(`withdrawal/${id}`);
    await press('Cancel the withdrawal');
    await reads('Do not cancel');
    await unwrap(
      api.POST('/funds/payments/{id}/cancel', { params: { path: { id }, ...once(`cancel-${login}`) } }),
    );
    await press('Cancel the withdrawal');
    await reads('This withdrawal can no longer be cancelled');
    await press('Do not cancel');
    await reads('Cancelled');
  },
  async 'a closed deposit'({ api, login, open, press, reads }) {
    const { id } = await unwrap(
      api.POST('/funds/deposits', {
        params: once(`invest-${login}`),
        body: {
          plan: 'usdt-start-30',
          amount: { amount: '100', currency: 'USDT' },
          paymentMethod: 'balance',
          autoinvestment: false,
        },
      }),
    );
    await open(`deposits/${id}`);
    await press('Close early');
    const confirm = /^Close and receive/;
    await reads(confirm);
    await unwrap(
      api.POST('/funds/deposits/client/close/{id}', { params: { path: { id }, ...once(`close-${login}`) } }),
    );
    await press(confirm);
    await reads('Check its status.');
    await press('Do not close');
    await reads('Closed');
  },
  async 'a removed wallet'({ api, open, press, reads }) {
    const change = (wallet: string | null) =>
      unwrap(api.PATCH('/user-data/wallets/update', { body: { wallets: { 'usdt-trc20': wallet } } }));
    await change(WALLET);
    await open('settings/wallets');
    await press(/^Remove: /);
    await change(null);
    await press('Remove the wallet');
    await reads('No wallets yet');
  },
  async 'an ended session of a third device'({ api, login, open, press, reads }) {
    await signInElsewhere(login);
    await open('settings/devices');
    await press(/^End the session: /);
    await unwrap(api.POST('/user/sessions/close-others'));
    await press('End the session');
    await reads('You are signed in on this device only.');
  },
  async 'an end of this session'({ page, login, open, press, reads }) {
    await open('operations');
    const deposits = page.getByRole('link', { name: 'Deposits', exact: true }).first();
    await deposits.waitFor();
    const releaseCalls = await holdCalls(page);
    const other = await signInElsewhere(login);
    await unwrap(other.POST('/user/sessions/close-others'));
    await deposits.click();
    releaseCalls();
    await reads('Your session has ended');
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await press('Sign in');
    await page.getByRole('heading', { level: 1, name: 'Deposits' }).waitFor();
  },
  async 'a new password by a reset'({ page, login, open, press, reads }) {
    await open('settings/profile');
    await page.getByRole('textbox', { name: 'City' }).fill('Limassol');
    const releaseCalls = await holdCalls(page);
    await resetElsewhere(login, NEW_PASSWORD);
    await press('Save personal data');
    releaseCalls();
    await reads('Your session has ended');
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await press('Sign in');
    await reads(/login or password/i);
    await page.getByLabel('Password', { exact: true }).fill(NEW_PASSWORD);
    await press('Sign in');
    // What was typed is kept.
    await expect.poll(() => page.getByRole('textbox', { name: 'City' }).inputValue()).toBe('Limassol');
    await press('Save personal data');
    await reads('Personal data saved.');
  },
  async 'a new password while this browser waited for the code of its own reset'({
    page,
    login,
    open,
    press,
    reads,
  }) {
    await page.context().clearCookies();
    await open('../forgot-password');
    await page.getByLabel('Login').fill(login);
    await page.getByLabel('E-mail').fill(`${login}@example.com`);
    await press('Send a code');
    await page.getByRole('textbox', { name: 'Code' }).waitFor();
    const code = await sandboxControl(app.sandboxUrl).readCode(login);
    const known = await signInElsewhere(login);
    await unwrap(
      known.PATCH('/user/password', {
        body: { currentPassword: PASSWORD, password: NEW_PASSWORD, passwordConfirmation: NEW_PASSWORD },
      }),
    );
    await page.getByRole('textbox', { name: 'Code' }).fill(code);
    await reads(/^Invalid or expired verification code/);
    await open('../login');
    await page.getByLabel('Login, e-mail or phone').fill(login);
    await page.getByLabel('Password', { exact: true }).fill(NEW_PASSWORD);
    await press('Sign in');
    await page.getByRole('heading', { level: 1, name: 'Cabinet' }).waitFor();
  },
  async 'a scheduled closing of the account'({ page, api, open, press, reads }) {
    await open('refill');
    await page.getByRole('radio').first().check({ force: true });
    await page.getByLabel('Amount', { exact: true }).fill('100');
    await unwrap(api.POST('/user/closing'));
    await press('Get an address');
    await reads(/^The account closes on/);
    // The form says it before it is filled in.
    for (const path of ['refill', 'deposits/new']) {
      await open(path);
      await reads('You cannot refill or open deposits now');
      expect(await page.getByLabel(/^Amount/).count()).toBe(0);
    }
  },
  async 'a withdrawn closing of the account'({ page, api, open }) {
    await unwrap(api.POST('/user/closing'));
    await open('operations');
    const banner = page.getByText(/^The account closes on/);
    await banner.waitFor();
    await unwrap(api.DELETE('/user/closing'));
    await page.getByRole('link', { name: 'Cancel the closing', exact: true }).click();
    await page.getByRole('button', { name: 'Close the account', exact: true }).waitFor();
    await page.goBack();
    await page.getByRole('heading', { level: 1, name: 'Operations' }).waitFor();
    expect(await banner.count()).toBe(0);
  },
  async 'another city'({ page, api, open, press, reads }) {
    await open('settings/profile');
    await page.getByRole('textbox', { name: 'Full name' }).fill('Anna Petrova');
    await unwrap(api.PATCH('/user-data', { body: { city: 'Limassol' } }));
    await press('Save personal data');
    await reads('Personal data saved.');
    await expect.poll(() => page.getByRole('textbox', { name: 'City' }).inputValue()).toBe('Limassol');
  },
  async 'a cancelled refill'({ api, login, open, press, reads }) {
    const { id } = await unwrap(
      api.POST('/funds/refills', {
        params: once(`refill-again-${login}`),
        body: { system: 'usdt-trc20', amount: { amount: '50', currency: 'USDT' } },
      }),
    );
    await open(`refill/${id}`);
    await press('Cancel the refill');
    await reads('Do not cancel');
    await unwrap(api.POST('/funds/refills/{id}/cancel', { params: { path: { id } } }));
    await press('Cancel the refill');
    await reads('You cancelled this refill');
  },
  async 'another choice of notifications'({ page, api, open }) {
    await open('settings/notifications');
    const choice = (name: string) => page.getByRole('switch', { name });
    await choice('News').waitFor();
    const before = await choice('News').isChecked();
    await unwrap(api.PATCH('/user/settings/notifications', { body: { news: !before } }));
    await choice('Cases').click({ force: true });
    await expect.poll(() => choice('News').isChecked()).toBe(!before);
  },
};

/** How a row starts: with money, without (an account with money cannot be closed), or with an unconfirmed phone. */
function registerFor(name: string, login: string) {
  if (name === 'a confirmed phone') return registerUnconfirmed(app, login);
  return registerInvestor(app, login, name.includes('closing of the account') ? {} : { balance: '500' });
}

/** Money, a code that was already used, and the end of the session. */
const gravest = [
  'a confirmed phone',
  'a cancelled withdrawal',
  'a closed deposit',
  'an end of this session',
  'a new password by a reset',
];

const tried = Object.entries(outcomes).filter(([name]) => isMultiplied || gravest.includes(name));

it.each(tried)('shows how it stands after another device made %s', async (name, meet) => {
  const login = `otherdevice${Object.keys(outcomes).indexOf(name)}`;
  const { api, storage } = await registerFor(name, login);
  const { page } = await visit(size, 'en-GB', storage);
  await meet({
    page,
    api,
    login,
    open: (path) => page.goto(`${app.url}/en/cabinet/${path}`),
    press: (label) => page.getByRole('button', { name: label, exact: true }).last().click(),
    reads: (text) => page.getByText(text).first().waitFor(),
  });
  expect(new URL(page.url()).pathname).toMatch(/^\/en\/cabinet\b/);
});
