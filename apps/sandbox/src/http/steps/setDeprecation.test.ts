import { describe, expect, test } from 'vitest';
import { intent, usdt, wallet } from '../../../test/actions.ts';
import { sharedSandbox } from '../../../test/sharedSandbox.ts';

const sandbox = sharedSandbox();

const headersOf = ({ headers, status }: Response) => [
  status,
  headers.get('deprecation'),
  headers.get('link'),
];

/** 2026-11-21T00:00:00Z, as RFC 9745 writes it. */
const since = '@1795219200';
const successor = '</api/funds/payments/request>; rel="successor-version"';

describe('a deprecated call has the headers Deprecation and Link', () => {
  const ask = (body: string, token?: string) =>
    fetch(`${sandbox.url}/api/funds/payments`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...intent(),
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      },
      body,
    });

  test('on success and for an invalid body', async () => {
    const { api, token } = await sandbox.funded('1000');
    await api.PATCH('/user-data/wallets/update', { body: { wallets: { 'usdt-trc20': wallet } } });
    const body = JSON.stringify({ system: 'usdt-trc20', wallet, amount: usdt('50') });
    expect(headersOf(await ask(body, token))).toEqual([201, since, successor]);
    expect(headersOf(await ask('{}', token))).toEqual([422, since, successor]);
  });

  test('when it is refused before authentication or before the body is read', async () => {
    expect(headersOf(await ask('{}'))).toEqual([401, since, successor]);
    expect(headersOf(await ask('a'.repeat(1_100_000)))).toEqual([413, since, successor]);
  });

  test('and other calls at the same path, or its successor, do not', async () => {
    const { token } = await sandbox.confirmed();
    const call = (method: string, path: string) =>
      fetch(`${sandbox.url}/api${path}`, { method, headers: { authorization: `Bearer ${token}` } });
    expect(headersOf(await call('GET', '/funds/payments'))).toEqual([200, null, null]);
    expect(headersOf(await call('PUT', '/funds/payments'))).toEqual([405, null, null]);
    expect(headersOf(await call('POST', '/funds/payments/request'))).toEqual([422, null, null]);
  });
});
