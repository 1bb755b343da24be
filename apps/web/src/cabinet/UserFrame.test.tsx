import { AboutAmount } from '@meridian/display-currency';
import { advanceClock, act, cleanup, screen, user, waitFor, within } from '@meridian/testing';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { followScheme } from '../scheme/scheme.ts';
import { getSession } from '../session/session.ts';
import { anna, follow, json, noWork, openApp, storeSession } from '../testing/openApp.tsx';

const total = [{ amount: '1000', currency: 'USDT' }] as const;

/** Pages of features with a value, to see where the frame lets it through. */
vi.mock('@meridian/feature-exchange', async (load) => ({
  ...(await load<object>()),
  ExchangePage: () => <AboutAmount of={total} />,
  ExchangeHistoryPage: () => <AboutAmount of={total} />,
}));

const DAY = 86_400_000;

const usdt = (amount: string) => ({ amount, currency: 'USDT' });
const balance = {
  type: 'balance',
  currency: 'USDT',
  pending: false,
  currencies: {
    USDT: {
      decimals: 6,
      available: usdt('12450.500000'),
      onDeposit: usdt('0'),
      inWithdrawal: usdt('0'),
      heldAccruals: usdt('0'),
      total: usdt('12450.500000'),
    },
  },
};

const subscribed = { active: true, option: 'quarter', activeUntil: '2027-01-15T12:00:00Z' };

beforeEach(() => {
  vi.stubGlobal('fetch', async (request: Request) => {
    const path = new URL(request.url).pathname.replace('/api', '');
    if (path === '/settings/technical_work') return json(noWork);
    if (path === '/user/profile') return json({ ...anna, subscription: subscribed, notifications: 2 });
    if (path === '/user/balance') return json(balance);
    return json({ code: 'not_found', status: 404 }, 404);
  });
  storeSession();
});
afterEach(() => delete document.documentElement.dataset.scheme);

/** The menu is loaded by the first press. */
async function openMenu() {
  const account = await screen.findByRole('button', { name: 'Account of annapetrova' });
  await act(() => user.click(account));
  return screen.findByRole('menu', { name: 'Account' });
}

test('the cabinet reads the user again: the subscription and the unread count are current', async () => {
  await openApp('/en/cabinet/operations');
  expect(await screen.findByRole('link', { name: 'Notifications: 2 unread' })).toBeVisible();
  expect(getSession()).toMatchObject({ user: { subscription: subscribed } });
});

test('the user is read again by the next page after a minute, and not when the tab is shown again', async () => {
  const calls = vi.spyOn(globalThis, 'fetch');
  const reads = () =>
    calls.mock.calls.filter(
      ([request]) => request instanceof Request && request.url.endsWith('/user/profile'),
    ).length;
  await openApp('/en/cabinet/settings');
  await screen.findByRole('heading', { level: 1, name: 'Settings' });
  await waitFor(() => expect(reads()).toBe(1));
  advanceClock(61_000);
  document.dispatchEvent(new Event('visibilitychange'));
  window.dispatchEvent(new Event('focus'));
  await follow(screen.getByRole('link', { name: 'Operations' }));
  await waitFor(() => expect(reads()).toBe(2));
  await follow(screen.getByRole('link', { name: 'Settings' }));
  await screen.findByRole('heading', { level: 1, name: 'Settings' });
  expect(reads()).toBe(2);
});

const notice = () => screen.queryByRole('region', { name: 'Your e-mail is not confirmed.' });

test('a printed page has no notice above it', async () => {
  await openApp('/en/cabinet/settings');
  await screen.findByRole('heading', { level: 1, name: 'Settings' });
  expect(notice()).toHaveAttribute('data-screen-only');
});

test('the notice about the e-mail is only where it matters, and not for a week after it is closed', async () => {
  await openApp('/en/cabinet/settings');
  await user.click(await screen.findByRole('button', { name: 'Hide for a week' }));
  expect(notice()).toBeNull();
  cleanup();
  advanceClock(6 * DAY);
  await openApp('/en/cabinet/settings');
  await screen.findByRole('heading', { level: 1, name: 'Settings' });
  expect(notice()).toBeNull();
  cleanup();
  advanceClock(2 * DAY);
  await openApp('/en/cabinet/settings');
  await waitFor(() => expect(notice()).toBeVisible());
  await follow(screen.getByRole('link', { name: 'Operations' }));
  await screen.findByRole('heading', { level: 1, name: 'Operations' });
  expect(notice()).toBeNull();
});

test('amounts are hidden on this device until they are shown again', async () => {
  await openApp('/en/cabinet/operations');
  expect(await screen.findByText(/12,450\.50/)).toBeVisible();
  await user.click(within(await openMenu()).getByRole('menuitem', { name: 'Hide amounts' }));
  expect(await screen.findByText('hidden')).toBeInTheDocument();
  expect(screen.queryByText(/12,450\.50/)).toBeNull();
  cleanup();
  await openApp('/en/cabinet/operations');
  expect(await screen.findByText('hidden')).toBeInTheDocument();
  await user.click(within(await openMenu()).getByRole('menuitem', { name: 'Show amounts' }));
  expect(await screen.findByText(/12,450\.50/)).toBeVisible();
  expect(localStorage.getItem('amounts')).toBeNull();
});

test('the navigation shows from the first moment what was on at the last visit', async () => {
  localStorage.setItem('capabilities', 'cases ');
  const response = globalThis.fetch;
  vi.stubGlobal('fetch', (request: Request) =>
    request.url.endsWith('/settings/capabilities') ? new Promise(() => undefined) : response(request),
  );
  await openApp('/en/cabinet/operations');
  expect(await screen.findAllByRole('link', { name: 'Partners' })).not.toHaveLength(0);
  expect(screen.queryByRole('link', { name: 'Cases' })).toBeNull();
});

test('the account menu names the user and changes the scheme for this and the next visit', async () => {
  await openApp('/en/cabinet/operations');
  const menu = await openMenu();
  expect(screen.getByText('anna.petrova@example.com')).toBeVisible();
  await user.click(within(menu).getByRole('menuitemradio', { name: 'Dark' }));
  expect(document.documentElement.dataset.scheme).toBe('dark');
  delete document.documentElement.dataset.scheme;
  followScheme();
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
    followScheme();
    expect(document.documentElement.dataset.scheme).toBeUndefined();
  },
);

test.each([
  ['Etc/Unknown', true],
  ['Factory', true],
  ['+03:00', false],
])('on a device in the zone %s, says that times are in UTC: %s', async (timeZone, isSaid) => {
  const reported = { ...new Intl.DateTimeFormat().resolvedOptions(), timeZone };
  vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue(reported);
  await openApp('/en/cabinet/settings');
  await screen.findByRole('heading', { level: 1, name: 'Settings' });
  expect(screen.queryAllByText('Times and days are in UTC.')).toHaveLength(isSaid ? 1 : 0);
});

const courses = {
  displayCurrencies: ['USDT', 'EUR', 'RUB'],
  source: 'A source',
  courseDate: '2026-10-15T00:00:00Z',
  validUntil: '2026-10-17T00:00:00Z',
  courses: [{ currency: 'USDT', displayCurrency: 'EUR', rate: '0.9' }],
};

/** Serves the courses and the user with this display currency; the server stores a choice only while it `isStoring`. */
function serveDisplayCurrency(displayCurrency: string | undefined, isStoring = true) {
  const respond = globalThis.fetch;
  const bodies: unknown[] = [];
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (request: Request) => {
    const path = new URL(request.url).pathname.replace('/api', '');
    asked.push(path);
    if (path === '/courses') return json(courses);
    if (path !== '/user/profile') return respond(request);
    const body: { displayCurrency?: string } = await request.json();
    if (body.displayCurrency === undefined) return json({ ...anna, displayCurrency });
    bodies.push(body);
    return isStoring ? json({ ...anna, ...body }) : json({ code: 'unexpected_error', status: 500 }, 500);
  });
  storeSession({ ...anna, ...(displayCurrency !== undefined && { displayCurrency }) });
  return { bodies, asked };
}

test('the account menu offers the display currencies of the server and stores the choice', async () => {
  const { bodies, asked } = serveDisplayCurrency('USDT');
  await openApp('/en/cabinet/operations');
  expect(asked).not.toContain('/courses');
  await openMenu();
  await user.click(await screen.findByRole('menuitemradio', { name: 'EUR' }));
  await waitFor(() => expect(bodies).toEqual([{ displayCurrency: 'EUR' }]));
  expect(getSession()).toMatchObject({ user: { displayCurrency: 'EUR' } });
});

test('the sheet behind "More" offers the display currencies too', async () => {
  const { bodies } = serveDisplayCurrency('USDT');
  await openApp('/en/cabinet/operations');
  // Style sheets hide the bar of a phone here.
  const more = await screen.findByRole('button', { name: 'More', hidden: true });
  await act(() => user.click(more));
  const sheet = await screen.findByRole('dialog', { name: 'More' });
  await user.click(await within(sheet).findByRole('radio', { name: 'EUR' }));
  await waitFor(() => expect(bodies).toEqual([{ displayCurrency: 'EUR' }]));
});

test('a display currency that the server did not store is taken back', async () => {
  const { bodies } = serveDisplayCurrency('USDT', false);
  await openApp('/en/cabinet/operations');
  await openMenu();
  await user.click(await screen.findByRole('menuitemradio', { name: 'EUR' }));
  await waitFor(() => expect(bodies).toHaveLength(1));
  await waitFor(() => expect(getSession()).toMatchObject({ user: { displayCurrency: 'USDT' } }));
});

test('without a display currency the menu has no choice and nothing is asked for', async () => {
  const { asked } = serveDisplayCurrency(undefined);
  await openApp('/en/cabinet/operations');
  const menu = await openMenu();
  expect(within(menu).queryByText('Display currency')).toBeNull();
  expect(asked).not.toContain('/courses');
});

test('a value in another currency is shown on a page that only shows money', async () => {
  serveDisplayCurrency('EUR');
  await openApp('/en/cabinet/exchange/history');
  expect(await screen.findByRole('button', { name: /≈ 900.EUR/ })).toBeVisible();
});

test('a form of money shows and asks for no value in another currency', async () => {
  const { asked } = serveDisplayCurrency('EUR');
  await openApp('/en/cabinet/exchange');
  await screen.findByRole('heading', { level: 1, name: 'Exchange' });
  await waitFor(() => expect(asked).toContain('/user/balance'));
  expect(asked).not.toContain('/courses');
});
