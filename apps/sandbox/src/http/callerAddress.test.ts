import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { changeSettings } from '../settings/changeSettings.ts';
import { firstSettings } from '../core/firstSettings.ts';
import { serveDatabase } from '../startSandbox.ts';
import { openTestSandbox, type TestSandbox } from '../../test/openTestSandbox.ts';
import { write } from '../transaction/TransactionContext.ts';
import { callerBehind } from './callerAddress.ts';

test.each([
  ['the one before a trusted proxy', '127.0.0.1', '203.0.113.7', '203.0.113.7'],
  [
    'the right-most that is not trusted, whatever they claim',
    '127.0.0.1',
    '8.8.8.8, 203.0.113.7',
    '203.0.113.7',
  ],
  ['the one before two trusted proxies', '::1', '8.8.8.8,203.0.113.7,10.0.0.2', '203.0.113.7'],
  ['of the sixth version', '127.0.0.1', '2001:db8::7', '2001:db8::7'],
  ['the proxy itself, where it says nothing', '127.0.0.1', null, '127.0.0.1'],
  ['the proxy itself, where it names no address', '127.0.0.1', '203.0.113.7, unknown', '127.0.0.1'],
  ['the left-most, where all are trusted', '127.0.0.1', '10.0.0.2', '10.0.0.2'],
  ['a trusted one, as the sixth version writes the fourth', '::ffff:127.0.0.1', '203.0.113.7', '203.0.113.7'],
  ['a stranger, whatever they say', '203.0.113.9', '203.0.113.7', '203.0.113.9'],
  ['unknown, where nobody knows', 'unknown', '203.0.113.7', 'unknown'],
])('the caller is %s', (_what, from, forwardedFor, caller) => {
  expect(callerBehind(['127.0.0.1', '::1', '10.0.0.2'])(from, forwardedFor)).toBe(caller);
});

test('X-Forwarded-For of an unlisted proxy is ignored', () => {
  expect(callerBehind([])('127.0.0.1', '203.0.113.7')).toBe('127.0.0.1');
});

describe('behind a proxy', () => {
  let behind: TestSandbox;
  beforeAll(async () => {
    behind = await openTestSandbox({ trustedProxies: ['127.0.0.1'] });
    const limits = { ...firstSettings.limits, address: { calls: 2, seconds: 60 } };
    await write(behind.database, (context) => changeSettings(context, { limits }));
  });
  afterAll(() => behind.close());

  test('a rate-limited client does not block other clients', async () => {
    const ask = async (forwardedFor: string) => {
      const headers = { 'x-forwarded-for': forwardedFor };
      return (await fetch(`${behind.url}/api/user/referral/nobody`, { headers })).status;
    };
    expect([await ask('203.0.113.7'), await ask('1.1.1.1, 203.0.113.7')]).toEqual([404, 404]);
    expect(await ask('2.2.2.2, 203.0.113.7')).toBe(429);
    expect(await ask('203.0.113.8')).toBe(404);
  });

  test.each(['localhost', '10.0.0.0/8', '127.0.0.1:80'])(
    '%s is rejected as a trusted proxy: it is not an IP address',
    async (it) => {
      await expect(serveDatabase(behind.database, { trustedProxies: [it] })).rejects.toThrow('is no address');
    },
  );
});
