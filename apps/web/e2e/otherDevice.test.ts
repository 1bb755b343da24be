import { type ApiClient, unwrap } from '@meridian/api-client';
import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { RunningApp } from '@meridian/site/start';
import { visit } from './browser.ts';
import { clientOf, makeVisitors, PASSWORD, registerInvestor } from './investors.ts';
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
const WALLET = 'TJRyWwFs9wTFGZg3JbrVriFbNfCug5tDeC';

/** A call that moves money. */
const once = (key: string) => ({ header: { 'Idempotency-Key': key } });

it('opens the cabinet in the browser that registered, after another browser confirmed the phone', async () => {
  const { unconfirmed } = await makeVisitors(app);
  const [first, second] = [await visit(size, 'en-GB', unconfirmed), await visit(size, 'en-GB')] as const;
  await first.page.goto(`${app.url}/en/cabinet`);
  await second.page.goto(`${app.url}/en/login`);
  await second.page.getByLabel('Login, e-mail or phone').fill('marytodd');
  await second.page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await second.page.getByRole('button', { name: 'Log in', exact: true }).click();
  for (const { page } of [second, first]) {
    const code = await sandboxControl(app.sandboxUrl).readCode('marytodd');
    await page.getByRole('textbox', { name: 'Code' }).fill(code);
    await page.getByRole('heading', { level: 1, name: 'Cabinet' }).waitFor();
    expect(page.url()).toBe(`${app.url}/en/cabinet`);
  }
});

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

/** What this browser shows after another device has ended something. */
const outcomes: Record<string, (meeting: Meeting) => Promise<void>> = {
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
    await unwrap(
      api.POST('/funds/payments/{id}/cancel', { params: { path: { id }, ...once(`cancel-${login}`) } }),
    );
    await press('Cancel the withdrawal');
    await reads('This withdrawal can no longer be cancelled');
    await press('Keep it');
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
    await reads('Nothing was changed now.');
    await press('Keep the deposit');
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
    const other = await signInElsewhere(login);
    await unwrap(other.POST('/user/sessions/close-others'));
    await page.getByRole('link', { name: 'Deposits', exact: true }).first().click();
    await reads('Your session has ended');
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await press('Log in');
    await page.getByRole('heading', { level: 1, name: 'Deposits' }).waitFor();
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
      await reads('New refills and deposits are closed');
      expect(await page.getByLabel(/^Amount/).count()).toBe(0);
    }
  },
  async 'a withdrawn closing of the account'({ page, api, open }) {
    await unwrap(api.POST('/user/closing'));
    await open('operations');
    const banner = page.getByText(/^The account closes on/);
    await banner.waitFor();
    await unwrap(api.DELETE('/user/closing'));
    await page.getByRole('link', { name: 'Keep it', exact: true }).click();
    await page.getByRole('button', { name: 'Close the account', exact: true }).waitFor();
    await page.goBack();
    await page.getByRole('heading', { level: 1, name: 'Operations' }).waitFor();
    expect(await banner.count()).toBe(0);
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

it.each(Object.entries(outcomes))('shows how it stands after another device made %s', async (name, meet) => {
  const login = `otherdevice${Object.keys(outcomes).indexOf(name)}`;
  const { api, storage } = await registerInvestor(app, login, {
    // An account with money cannot be closed.
    ...(!name.includes('closing of the account') && { balance: '500' }),
  });
  const { page } = await visit(size, 'en-GB', storage);
  await meet({
    page,
    api,
    login,
    open: (path) => page.goto(`${app.url}/en/cabinet/${path}`),
    press: (label) => page.getByRole('button', { name: label, exact: true }).last().click(),
    reads: (text) => page.getByText(text).first().waitFor(),
  });
  expect(page.url()).toContain(`${app.url}/en/cabinet/`);
});
