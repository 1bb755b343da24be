import { screen, user, waitFor } from '@meridian/testing';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { brand } from '#brand';
import { endSession, getSession } from '../session/session.ts';
import { anna, follow, json, noWork, openApp, storeSession } from '../testing/openApp.tsx';

let sent: { path: string; body: string }[];

beforeEach(() => {
  sent = [];
  document.cookie = 'refreshToken=; max-age=0; path=/';
  vi.stubGlobal('fetch', async (request: Request) => {
    const path = new URL(request.url).pathname.replace('/api', '');
    const body = await request.text();
    sent.push({ path, body });
    if (path === '/settings/technical_work') return json(noWork);
    if (path === '/user/profile') return json({ ...anna, ...JSON.parse(body) });
    return json({ code: 'not_found', status: 404 }, 404);
  });
});
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

describe('the language of an address without one', () => {
  test('is that of the signed-in user', async () => {
    vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['en-GB']);
    storeSession({ ...anna, language: 'ru' });
    await openApp('/cabinet/operations?type=bonus');
    await waitFor(() =>
      expect(location.pathname + location.search).toBe('/ru/cabinet/operations?type=bonus'),
    );
    // The cabinet reads the user again. Without this wait the call would belong to the next test.
    await waitFor(() => expect(sent).toContainEqual({ path: '/user/profile', body: '{}' }));
  });

  test.each([
    [['eo', 'en-GB', 'ru'], '/en/login'],
    [['eo'], '/ru/login'],
  ])('is that of a guest whose browser reads %s', async (languages, arrival) => {
    vi.spyOn(navigator, 'languages', 'get').mockReturnValue(languages);
    await openApp('/login');
    await waitFor(() => expect(location.pathname).toBe(arrival));
  });

  test('that a user switched to is kept here and on the server', async () => {
    storeSession();
    await openApp('/en/cabinet/operations');
    await heading('Operations');
    await follow(screen.getByRole('button', { name: 'Account of annapetrova' }));
    await follow(await screen.findByRole('menuitemradio', { name: 'Русский' }));
    await heading('Операции');
    expect(sent).toContainEqual({ path: '/user/profile', body: '{"language":"ru"}' });
    expect(localStorage.getItem('persist:root')).toContain('"language":"ru"');
  });
});

test('an unknown address outside the cabinet has a frame, a heading and a title', async () => {
  await openApp('/en/nowhere');
  await heading('There is no such page');
  expect(screen.getByRole('main')).toContainElement(screen.getByRole('heading', { level: 1 }));
  expect(screen.getByRole('banner')).toBeVisible();
  expect(document.title).toBe(`Page not found · ${brand.name}`);
});

test('the focus moves to the heading after a navigation, but not on the first page', async () => {
  await openApp('/en/login');
  const first = await heading('Sign in');
  expect(first).not.toHaveFocus();
  await follow(screen.getByRole('link', { name: 'Register' }));
  const second = await heading('Register');
  await waitFor(() => expect(second).toHaveFocus());
  expect(window.scrollTo).toHaveBeenCalledWith(0, 0);
});

test('the inviter survives a plan that is chosen before the registration', async () => {
  await openApp('/en/cabinet/deposits/new?plan=usdt-start-30&inviter=anna');
  await waitFor(() => expect(location.pathname).toBe('/en/login'));
  expect(Object.fromEntries(new URLSearchParams(location.search))).toEqual({
    returnTo: '/en/cabinet/deposits/new?plan=usdt-start-30',
    inviter: 'anna',
  });
});

test('the inviter of a link with a space after the login is found', async () => {
  const calls = vi.spyOn(globalThis, 'fetch');
  await openApp('/en/register?inviter=anna%20');
  const asked = () =>
    calls.mock.calls.map(([call]) => (call instanceof Request ? new URL(call.url).pathname : ''));
  await waitFor(() => expect(asked()).toContain('/api/user/referral/anna'));
});

test('the inviter survives the way to the login and another language, and the response of Telegram leaves the address', async () => {
  const user = { id: 512345678, auth_date: 1790931310, hash: 'a'.repeat(64), username: 'anna_petrova' };
  sessionStorage.setItem('telegram-state', 'a1b2c3');
  await openApp(`/en/register?inviter=anna&telegramState=a1b2c3#tgAuthResult=${btoa(JSON.stringify(user))}`);
  await heading('Register');
  expect(screen.getByRole('textbox', { name: 'Login' })).toHaveValue('annapetrova');
  expect(location.search + location.hash).toBe('?inviter=anna');
  await follow(screen.getByRole('link', { name: 'Русский' }));
  await heading('Регистрация');
  expect(screen.getByText(/@anna_petrova/)).toBeVisible();
  await follow(screen.getByRole('link', { name: 'Войти' }));
  await heading('Вход');
  await follow(screen.getByRole('link', { name: 'Зарегистрироваться' }));
  await heading('Регистрация');
  expect(location.search).toBe('?inviter=anna');
});

describe('a link with a response of Telegram', () => {
  const user = { id: 512345678, auth_date: 1790931310, hash: 'a'.repeat(64), username: 'somebody' };
  const hash = `#tgAuthResult=${btoa(JSON.stringify(user))}`;
  const signIns = () => sent.filter(({ path }) => path === '/auth/telegram');

  test.each([
    ['without a state', '', null],
    ['with an invented state', '?telegramState=a1b2c3', null],
    ['with an empty state', '?telegramState=', null],
    ['with the state of another tab', '?telegramState=a1b2c3', 'd4e5f6'],
  ])('%s logs nobody in before a yes', async (_what, query, stored) => {
    sessionStorage.clear();
    if (stored !== null) sessionStorage.setItem('telegram-state', stored);
    await openApp(`/en/login${query}${hash}`);
    expect(await screen.findByText('Sign in as @somebody in Telegram?')).toBeVisible();
    await waitFor(() => expect(location.href).toMatch(/\/en\/login$/));
    expect(signIns()).toEqual([]);
    await follow(screen.getByRole('button', { name: 'Yes, this is me' }));
    await waitFor(() => expect(signIns()).toHaveLength(1));
  });

  test('that this tab asked for signs in at once, and its state works once', async () => {
    sessionStorage.setItem('telegram-state', 'a1b2c3');
    await openApp(`/en/login?telegramState=a1b2c3${hash}`);
    await waitFor(() => expect(signIns()).toHaveLength(1));
    // The user is unknown, so the registration follows.
    await heading('Register');
    expect(location.search + location.hash).toBe('');
    expect(sessionStorage.getItem('telegram-state')).toBeNull();
  });

  test.each([
    '/en/login',
    '/en/register',
    '/en/login?returnTo=%2Fen%2Fcabinet',
    '/en/register?telegramState=a1b2c3&inviter=anna',
  ])('at %s leads a user who is signed in to the cabinet', async (address) => {
    storeSession();
    await openApp(address + hash);
    await waitFor(() => expect(location.href).toMatch(/\/en\/cabinet$/));
    expect(getSession()).toMatchObject({ state: 'authenticated', user: { login: anna.login } });
    expect(await screen.findByRole('main')).toBeVisible();
    expect(signIns()).toEqual([]);
  });
});

describe('a browser that blocks cookies', () => {
  test('is named at the login, which can be sent again', async () => {
    vi.spyOn(document, 'cookie', 'set').mockImplementation(() => undefined);
    const response = { refreshToken: 'token', lifetimeSeconds: 60, user: anna };
    vi.stubGlobal('fetch', async (request: Request) => {
      const path = new URL(request.url).pathname.replace('/api', '');
      sent.push({ path, body: '' });
      return json(path === '/auth/login' ? response : noWork);
    });
    await openApp('/en/login?returnTo=%2Fen%2Fcabinet%2Frefill');
    await user.type(await screen.findByLabelText('Login, e-mail or phone'), 'annapetrova');
    await user.type(screen.getByLabelText('Password'), 'seven quiet herons 41');
    await user.click(screen.getByRole('button', { name: 'Sign in' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Your browser blocks cookies');
    expect(getSession().state).toBe('guest');
    expect(screen.getByLabelText('Login, e-mail or phone')).toHaveValue('annapetrova');
    vi.restoreAllMocks();
    await user.click(screen.getByRole('button', { name: 'Sign in' }));
    await waitFor(() => expect(location.pathname).toBe('/en/cabinet/refill'));
    endSession('signed_out');
  });
});

describe('a part of the product that the server has switched off', () => {
  const sections = {
    referrals: { path: 'partners', en: 'Partners', ru: 'Партнёры' },
    cases: { path: 'cases', en: 'Cases', ru: 'Кейсы с\u00a0призами' },
  } as const;
  const missing = { en: 'Page not found', ru: 'Страница не\u00a0найдена' } as const;

  test.each([
    ['referrals', 'en'],
    ['referrals', 'ru'],
    ['cases', 'en'],
    ['cases', 'ru'],
  ] as const)('has neither a page nor a link: %s, %s', async (off, language) => {
    const capabilities = {
      key: 'capabilities',
      referrals: true,
      cases: true,
      explorers: true,
      paymentLinks: true,
      search: true,
      protection: true,
      displayCurrency: true,
      planResults: true,
      readOnlyKeys: true,
      depositRenewal: true,
      partialClosing: true,
      severalWallets: true,
      yearlyReport: true,
      support: true,
      guestRequests: true,
      documents: true,
      summaries: true,
      push: true,
      [off]: false,
    };
    const response = globalThis.fetch;
    vi.stubGlobal('fetch', async (request: Request) =>
      request.url.endsWith('/settings/capabilities') ? json(capabilities) : response(request),
    );
    storeSession({ ...anna, language });
    await openApp(`/${language}/cabinet/${sections[off].path}`);
    await heading(missing[language]);
    const other = off === 'cases' ? 'referrals' : 'cases';
    expect(await screen.findByRole('link', { name: sections[other][language] })).toBeVisible();
    expect(screen.queryByRole('link', { name: sections[off][language] })).toBeNull();
    expect(document.title).not.toContain(sections[off][language]);
    expect(sent.map(({ path }) => path)).not.toContain(
      off === 'cases' ? '/crypto-cases/all' : '/user/referrals',
    );
  });

  test('is replaced by one notice when it is switched off under the open page', async () => {
    const response = globalThis.fetch;
    let isOn = true;
    const switchedOff = Promise.withResolvers<void>();
    vi.stubGlobal('fetch', async (request: Request) => {
      if (request.url.endsWith('/settings/capabilities'))
        return json({
          key: 'capabilities',
          referrals: isOn,
          cases: true,
          explorers: true,
          paymentLinks: true,
          search: true,
          protection: true,
          displayCurrency: true,
          planResults: true,
          readOnlyKeys: true,
          depositRenewal: true,
          partialClosing: true,
          severalWallets: true,
          yearlyReport: true,
          support: true,
          guestRequests: true,
          documents: true,
          summaries: true,
          push: true,
        });
      if (!/referrals|bonus/.test(request.url)) return response(request);
      await switchedOff.promise;
      return json({ code: 'capability_off', status: 403 }, 403);
    });
    storeSession();
    await openApp('/en/cabinet/partners');
    expect(await screen.findByRole('link', { name: 'Partners' })).toBeVisible();
    await heading('Partners');
    isOn = false;
    switchedOff.resolve();
    expect(await screen.findByText('This section has just been switched off')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Partners' })).toBeNull();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('is not linked from its old notifications', async () => {
    const about = (topic: string) => ({
      id: `0199e2a0-0000-7000-8000-0000000000${topic === 'cases' ? '01' : '02'}`,
      date: '2026-10-06T18:20:00Z',
      topic,
      topicId: null,
      title: `About ${topic}`,
      text: '',
      read: true,
    });
    const items = [about('cases'), about('partners')];
    const responses: Record<string, object> = {
      '/settings/capabilities': {
        key: 'capabilities',
        referrals: true,
        cases: false,
        explorers: true,
        paymentLinks: true,
        search: true,
        protection: true,
        displayCurrency: true,
        planResults: true,
        readOnlyKeys: true,
        depositRenewal: true,
        partialClosing: true,
        severalWallets: true,
        yearlyReport: true,
        support: true,
        guestRequests: true,
        documents: true,
        summaries: true,
        push: true,
      },
      '/notification': { items, page: 1, limit: 20, total: 2, unread: 0 },
    };
    const response = globalThis.fetch;
    vi.stubGlobal('fetch', async (request: Request) => {
      const found = responses[new URL(request.url).pathname.replace('/api', '')];
      return found ? json(found) : response(request);
    });
    storeSession();
    await openApp('/en/cabinet/notifications');
    expect(await screen.findByRole('link', { name: /About partners/ })).toBeVisible();
    expect(screen.queryByRole('link', { name: /About cases/ })).toBeNull();
  });
});
