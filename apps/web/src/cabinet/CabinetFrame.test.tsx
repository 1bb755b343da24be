import { act, screen, user, within } from '@meridian/testing';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { restoreScheme } from '../scheme/scheme.ts';
import { getSession } from '../session/session.ts';
import { anna, json, noWork, openApp, storeSession } from '../testing/openApp.tsx';

const subscribed = { active: true, option: 'quarter', activeUntil: '2027-01-15T12:00:00Z' };

beforeEach(() => {
  vi.stubGlobal('fetch', async (request: Request) => {
    const path = new URL(request.url).pathname.replace('/api', '');
    if (path === '/settings/technical_work') return json(noWork);
    if (path === '/user/profile') return json({ ...anna, subscription: subscribed, notifications: 2 });
    return json({ code: 'not_found', status: 404 }, 404);
  });
  storeSession();
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  delete document.documentElement.dataset.scheme;
});

/** The menu is loaded by the first press. */
async function openMenu() {
  const press = () => user.click(screen.getByRole('button', { name: 'Account of annapetrova' }));
  await act(press);
  return screen.findByRole('menu', { name: 'Account' });
}

test('the cabinet reads the user again: the subscription and the unread count are current', async () => {
  await openApp('/en/cabinet/operations');
  expect(await screen.findByRole('link', { name: 'Notifications: 2 unread' })).toBeVisible();
  expect(getSession()).toMatchObject({ user: { subscription: subscribed } });
});

test('a printed page has no notice above it', async () => {
  await openApp('/en/cabinet/operations');
  const notice = await screen.findByRole('region', { name: 'Your e-mail is not confirmed.' });
  expect(notice).toHaveAttribute('data-screen-only');
});

test('the account menu names the user and changes the scheme for this and the next visit', async () => {
  await openApp('/en/cabinet/operations');
  const menu = await openMenu();
  expect(screen.getByText('anna.petrova@example.com')).toBeVisible();
  await user.click(within(menu).getByRole('menuitemradio', { name: 'Dark' }));
  expect(document.documentElement.dataset.scheme).toBe('dark');
  delete document.documentElement.dataset.scheme;
  restoreScheme();
  expect(document.documentElement.dataset.scheme).toBe('dark');
});

test('the account menu leads to this page in the other language', async () => {
  await openApp('/en/cabinet/operations?type=bonus');
  const menu = await openMenu();
  await act(() => user.click(within(menu).getByRole('menuitemradio', { name: 'Русский' })));
  expect(await screen.findByRole('heading', { level: 1, name: 'Операции' })).toBeVisible();
  expect(location.pathname + location.search).toBe('/ru/cabinet/operations?type=bonus');
});

test.each(['{', '"blue"', ''])(
  'a foreign value %s of the stored scheme leaves that of the device',
  (value) => {
    localStorage.setItem('scheme', value);
    restoreScheme();
    expect(document.documentElement.dataset.scheme).toBeUndefined();
  },
);
