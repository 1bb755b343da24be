import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { postponeEmailNotice } from '../cabinet/emailNotice.ts';
import { storedBalanceTime } from '../offline/balanceTime.ts';
import { SCHEME_KEY } from '../storageKeys.ts';
import { anna, storeSession } from '../testing/openApp.tsx';

const blocked = () => {
  throw new DOMException('The operation is insecure.', 'SecurityError');
};

/** The module as a reload of the page evaluates it. */
async function reload() {
  vi.resetModules();
  return import('./session.ts');
}

beforeEach(() => {
  document.cookie = 'refreshToken=; max-age=0; path=/';
});
// The next file of this worker must not start with the session of the last test.
afterAll(() => vi.resetModules());

test('a reload keeps a session that was stored whole', async () => {
  storeSession();
  const { getSession } = await reload();
  expect(getSession()).toMatchObject({ state: 'authenticated', user: anna });
});

describe('a session that cannot be read is removed, and the user starts signed out', () => {
  test.each(['%E0%A4%A', 'abc%', ''])('a malformed token "%s"', async (cookie) => {
    storeSession(anna, cookie);
    const { getSession } = await reload();
    expect(getSession()).toMatchObject({ state: 'guest', ended: 'expired' });
    expect(document.cookie).toBe('');
    expect(localStorage.getItem('persist:root')).toBe('{}');
  });

  test.each([
    ['no language', { ...anna, language: undefined }],
    ['an unknown language', { ...anna, language: 'eo' }],
    ['no id', { ...anna, id: undefined }],
    ['a phone that is no text', { ...anna, phone: 7 }],
    ['half a subscription', { ...anna, subscription: { active: true } }],
    ['nothing', null],
    ['a list', []],
  ])('a user with %s', async (_what, user) => {
    storeSession(user);
    const { getSession } = await reload();
    expect(getSession().state).toBe('guest');
    expect(document.cookie).toBe('');
  });

  test('a storage that throws when it is touched', async () => {
    storeSession();
    vi.spyOn(window, 'localStorage', 'get').mockImplementation(blocked);
    const { getSession } = await reload();
    expect(getSession()).toMatchObject({ state: 'guest', ended: 'expired' });
  });
});

describe('what cannot be stored', () => {
  test('is no session when it is the token', async () => {
    vi.spyOn(document, 'cookie', 'set').mockImplementation(() => undefined);
    const { getSession, startSession } = await reload();
    expect(startSession({ refreshToken: 'token', lifetimeSeconds: 60, user: anna })).toBe(false);
    expect(getSession()).toEqual({ state: 'guest', ended: 'cookies_blocked' });
  });

  test('is a session until a reload when it is the user', async () => {
    vi.spyOn(window, 'localStorage', 'get').mockImplementation(blocked);
    const { getSession, startSession } = await reload();
    expect(startSession({ refreshToken: 'token', lifetimeSeconds: 60, user: anna })).toBe(true);
    expect(getSession()).toMatchObject({ state: 'authenticated', isPersisted: false });
  });

  test('does not keep anybody from signing out', async () => {
    storeSession();
    vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(blocked);
    const { endSession, getSession } = await reload();
    endSession('signed_out');
    expect(getSession()).toEqual({ state: 'guest', ended: 'signed_out' });
    expect(document.cookie).toBe('');
  });
});

test('the cookie lives as long as the session can', async () => {
  const { startSession } = await reload();
  const cookie = vi.spyOn(document, 'cookie', 'set');
  startSession({ refreshToken: 'token', lifetimeSeconds: 60, user: anna });
  expect(cookie).toHaveBeenCalledWith('refreshToken=token; max-age=60; path=/; SameSite=Strict');
});

describe('an expired session', () => {
  test('still knows whose page it is, so that they sign in over it', async () => {
    storeSession();
    const { endSession, getSession } = await reload();
    endSession('expired');
    expect(getSession()).toEqual({ state: 'guest', ended: 'expired', user: anna });
    expect(document.cookie).toBe('');
    expect(localStorage.getItem('persist:root')).toBe('{}');
    storedBalanceTime(anna.id).write('2026-11-27T12:00:00Z');
    postponeEmailNotice(anna.id);
    localStorage.setItem(SCHEME_KEY, 'dark');
    endSession('signed_out');
    expect(getSession()).toEqual({ state: 'guest', ended: 'signed_out' });
    // What belongs to the device stays.
    expect(Object.keys(localStorage)).toEqual([SCHEME_KEY]);
  });

  test.each([
    ['expired', '{}', { state: 'guest', ended: 'expired', user: anna }],
    ['was ended by signing out', null, { state: 'guest' }],
  ])('that %s in another tab', async (_how, newValue, expected) => {
    storeSession();
    const { getSession } = await reload();
    getSession();
    document.cookie = 'refreshToken=; max-age=0; path=/';
    if (newValue === null) localStorage.clear();
    else localStorage.setItem('persist:root', newValue);
    window.dispatchEvent(new StorageEvent('storage', { key: 'persist:root', newValue }));
    expect(getSession()).toEqual(expected);
  });
});

test('a foreign cookie and foreign storage do not disturb the start', async () => {
  document.cookie = 'theme=dark; path=/';
  localStorage.setItem('persist:other', '{"user":{"id":1}}');
  localStorage.setItem('persist:root', 'not JSON');
  const { getSession } = await reload();
  expect(getSession()).toEqual({ state: 'guest' });
  expect(localStorage.getItem('persist:other')).not.toBeNull();
  document.cookie = 'theme=; max-age=0; path=/';
});

describe('a draft that a user left in the tab', () => {
  const startedBy = async (user: typeof anna) => {
    const session = await reload();
    session.startSession({ refreshToken: 'token', lifetimeSeconds: 60, user });
    return session;
  };
  const boris = { ...anna, id: '0198f7b0-11c2-7d5e-9a40-2f6b8c1d3e58', login: 'boris' };

  test('survives an expired session for that user', async () => {
    const { endSession } = await startedBy(anna);
    sessionStorage.setItem('draft', '500');
    endSession('expired');
    await startedBy(anna);
    expect(sessionStorage.getItem('draft')).toBe('500');
  });

  test('is deleted by signing out', async () => {
    const { endSession } = await startedBy(anna);
    sessionStorage.setItem('draft', '500');
    endSession('signed_out');
    expect(sessionStorage).toHaveLength(0);
  });

  test('is never shown to the next user', async () => {
    const { endSession } = await startedBy(anna);
    sessionStorage.setItem('draft', '500');
    endSession('expired');
    await startedBy(boris);
    expect(sessionStorage.getItem('draft')).toBeNull();
  });
});
