import { type Schema, unwrap } from '@meridian/api-client';
import { beforeAll, expect, test } from 'vitest';
import { goodPassword, type Person } from './openTestSandbox.ts';
import { problem } from './problem.ts';
import { sharedSandbox } from './sharedSandbox.ts';

// What people reported to other products: one title for each report.
const sandbox = sharedSandbox();
const phone = '+12125550123';
let person: Person;

beforeAll(async () => {
  person = await sandbox.confirmed({ phone });
});

const rename = (change: Schema<'ProfileChange'>) => unwrap(person.api.PATCH('/user-data', { body: change }));
const saveWallet = (system: string, address: string) =>
  unwrap(person.api.PATCH('/user-data/wallets/update', { body: { wallets: { [system]: address } } }));
const refused = (field: string, code: string) =>
  problem('validation_failed', { status: 422, fields: { [field]: code } });
const operationsIn = (timeZone: string) =>
  unwrap(person.api.GET('/user/operations/', { params: { query: { timeZone } } }));
const signIn = (login: string) =>
  unwrap(person.api.POST('/auth/login', { body: { login, password: goodPassword } }));

test.each(['Etc/Unknown', '+03:00', 'Factory'])(
  'the list is empty on a device in the zone %s',
  async (zone) => {
    expect(await operationsIn(zone)).toMatchObject({ page: 1 });
  },
);

test('I sent my tokens to the contract of the token', async () => {
  await expect(saveWallet('usdt-trc20', 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t')).rejects.toEqual(
    refused('wallets.usdt-trc20', 'wallet_is_contract'),
  );
});

test('it accepts the zero address', async () => {
  await expect(saveWallet('eth', '0x0000000000000000000000000000000000000000')).rejects.toEqual(
    refused('wallets.eth', 'wallet_is_burn'),
  );
});

test('the QR code of my wallet is not a valid address', async () => {
  const { wallets } = await saveWallet(
    'btc',
    'BITCOIN:BC1QW508D6QEJXTDG4Y5R3ZARVARY0C5XW7KV8F3T4?AMOUNT=0.1',
  );
  expect(wallets).toMatchObject({ btc: 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4' });
});

test('my name begins with an apostrophe', async () => {
  expect(await rename({ fullName: "'t Hooft", city: "'s-Hertogenbosch" })).toMatchObject({
    fullName: "'t Hooft",
  });
});

test('my name has a zero-width non-joiner', async () => {
  expect(await rename({ fullName: 'می\u200cخواهم' })).toMatchObject({ fullName: 'می\u200cخواهم' });
});

test('a name may be invisible', async () => {
  await expect(rename({ fullName: '\u3164' })).rejects.toEqual(refused('fullName', 'required'));
});

test('the country ZZ is accepted', async () => {
  await expect(rename({ country: 'ZZ' })).rejects.toEqual(refused('country', 'unknown_value'));
});

test('Kosovo is no country', async () => {
  expect(await rename({ country: 'XK' })).toMatchObject({ country: 'XK' });
});

test('a phone pasted from my contacts does not sign in', async () => {
  expect(await signIn('\u202a(+1) 212-555-0123\u202c')).toMatchObject({ user: { phone } });
});

test('a space before the quality changes the language', async () => {
  const answer = await fetch(`${sandbox.url}/api/settings_other/plans/available`, {
    headers: { 'accept-language': 'en ; q=0.9' },
  });
  expect(answer.headers.get('content-language')).toBe('en');
});
