import { readFileSync } from 'node:fs';
import { unwrap } from '@meridian/api-client';
import { expect, test, vi } from 'vitest';
import { apiAt } from './apiAt.ts';
import { openTestSandbox } from './openTestSandbox.ts';
import { sharedFixture } from './sharedFixture.ts';

vi.mock('../src/control/control.ts', () => {
  throw new Error('The code of the controls was loaded.');
});

const sandbox = sharedFixture(
  () => openTestSandbox({ controls: 'none' }),
  (opened) => opened.close(),
);

const reference = readFileSync(new URL('../../../docs/sandbox-controls.md', import.meta.url), 'utf8');

/** Every control of the reference, its pages and their files, in several spellings. */
const addresses = [
  ...[...reference.matchAll(/(GET|POST) (\/[\w{}/-]*)/g)].map(([, method = '', path = '']) => ({
    method,
    path: `/sandbox${path.replace(/\{\w+\}/, 'demo')}`,
  })),
  ...[
    '',
    '/',
    '/page.js',
    '/page.css',
    '/telegram',
    '/telegram/page.js',
    '/nothing',
    '//state',
    '/%73tate',
  ].map((path) => ({ method: 'GET', path: `/sandbox${path}` })),
  ...['OPTIONS', 'DELETE', 'PUT'].map((method) => ({ method, path: '/sandbox/state' })),
  { method: 'GET', path: '/favicon.ico' },
];

const origins: readonly Readonly<Record<string, string>>[] = [
  {},
  { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' },
];

async function send(method: string, path: string, headers: Readonly<Record<string, string>> = {}) {
  const body = method === 'POST' ? '{}' : null;
  const response = await fetch(sandbox.url + path, { method, body, headers });
  const sent = [...response.headers].filter(
    ([name]) => !['date', 'x-request-id', 'content-length'].includes(name),
  );
  const { instance: _, ...problem } = JSON.parse(await response.text());
  return { status: response.status, headers: Object.fromEntries(sent), problem };
}

test('without controls, every control address responds as an unknown address', async () => {
  expect(addresses.length).toBeGreaterThan(40);
  for (const { method, path } of addresses) {
    const unknown = await send(method, '/nothing-like-it');
    expect(unknown.status).toBe(404);
    for (const origin of origins) {
      expect({ path, ...(await send(method, path, origin)) }).toEqual({ path, ...unknown });
    }
  }
});

test('without controls, the API serves calls, and Telegram sign-in has no stand-in', async () => {
  const api = apiAt(sandbox.url, null);
  expect((await unwrap(api.GET('/payment-systems'))).items.length).toBeGreaterThan(0);
  expect(await unwrap(api.GET('/settings/telegramAuthAvailable'))).toEqual({
    available: false,
    bot: null,
    signInUrl: null,
  });
});
