import { cleanup, screen, user, waitFor } from '@meridian/testing';
import { beforeEach, expect, test, vi } from 'vitest';
import { anna, follow, json, noWork, openApp, storeSession } from '../testing/openApp.tsx';

const unconfirmed = { ...anna, phoneConfirmed: false };
const code = {
  sentTo: '+44 •••• •••123',
  length: 6,
  attemptsLeft: 5,
  validSeconds: 600,
  waitSeconds: 0,
};

/** The user as the server has it. */
let stored: typeof anna;
let operationsReads: number;

beforeEach(() => {
  stored = unconfirmed;
  operationsReads = 0;
  vi.stubGlobal('fetch', async (request: Request) => {
    const path = new URL(request.url).pathname.replace('/api', '');
    switch (path) {
      case '/settings/technical_work':
        return json(noWork);
      case '/user/profile':
        return json(stored);
      case '/auth/phone/code':
        return json(code);
      case '/auth/phone/confirm':
        stored = anna;
        return json({ refreshToken: 'token2', lifetimeSeconds: 1_209_600, user: stored });
      case '/user/operations':
        operationsReads += 1;
        return json({ items: [], total: 0, page: 1, pageSize: 20 });
      default:
        return json({ code: 'not_found', status: 404 }, 404);
    }
  });
  storeSession(unconfirmed);
});
const dialog = () => screen.findByRole('dialog', { name: 'Confirm your phone' });
const codeField = () => screen.findByRole('textbox', { name: 'Code' });

test.each(['/en/cabinet', '/en/cabinet/operations?type=bonus', '/en/cabinet/settings/profile'])(
  'the page %s is behind the dialog that confirms the phone, and is read again and usable afterwards',
  async (address) => {
    await openApp(address);
    expect(await dialog()).toBeVisible();
    expect(location.pathname + location.search).toBe(address);
    expect(await codeField()).toHaveFocus();
    const readsBefore = operationsReads;
    await user.keyboard('{Escape}');
    expect(await dialog()).toBeVisible();
    await user.type(await codeField(), '408215');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(location.pathname + location.search).toBe(address);
    expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
    if (readsBefore > 0) await waitFor(() => expect(operationsReads).toBeGreaterThan(readsBefore));
  },
);

test('a reload keeps the dialog', async () => {
  await openApp('/en/cabinet');
  await dialog();
  cleanup();
  await openApp('/en/cabinet');
  expect(await dialog()).toBeVisible();
});

test('a phone confirmed on another device opens the page without a code', async () => {
  stored = anna;
  await openApp('/en/cabinet/settings');
  expect(await screen.findByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('a phone confirmed in another tab opens the page without a code', async () => {
  await openApp('/en/cabinet/settings');
  await dialog();
  storeSession(anna);
  window.dispatchEvent(new StorageEvent('storage', { key: 'persist:root' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test('signing out inside the dialog leaves the cabinet', async () => {
  await openApp('/en/cabinet/settings');
  await dialog();
  await follow(screen.getByRole('button', { name: 'Sign out' }));
  await waitFor(() => expect(location.pathname).toBe('/en/login'));
  expect(document.cookie).toBe('');
});

test.each([
  ['/en/login', '/en/cabinet'],
  ['/en/register?returnTo=%2Fen%2Fcabinet%2Fsettings', '/en/cabinet/settings'],
])('%s leads somebody whose phone is not confirmed to %s', async (address, arrival) => {
  await openApp(address);
  await dialog();
  expect(location.pathname).toBe(arrival);
});
