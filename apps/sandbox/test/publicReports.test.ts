import { type Schema, unwrap } from '@meridian/api-client';
import { toCsv } from '@meridian/csv';
import { parseAmountInput } from '@meridian/money';
import { listCountries, countCharacters, readInternationalPhone } from '@meridian/personal-data';
import { beforeAll, describe, expect, test } from 'vitest';
import { cleanPhoto } from '../src/uploads/cleanPhoto.ts';
import { goodPassword, type TestUser } from './openTestSandbox.ts';
import { problem } from './problem.ts';
import { testNow } from './seededDatabase.ts';
import { sharedSandbox } from './sharedSandbox.ts';
import { jpeg, webp } from '@meridian/contract-kit/calls';

// What people reported to other products: a title for each report, by kind. Reports about a page are tested in one: translators in
// `apps/web/e2e/translation.test.ts`, dates of birth in `VerificationPage.test.tsx`, links of inviters in `AppRoutes.test.tsx`, and the
// address to change a password in `serveWeb.test.ts`.
const sandbox = sharedSandbox();
const phone = '+12125550123';
let user: TestUser;

beforeAll(async () => {
  user = await sandbox.confirmed({ phone });
});

const rename = (change: Schema<'ProfileChange'>) => unwrap(user.api.PATCH('/user-data', { body: change }));
const saveWallet = (system: string, address: string) =>
  unwrap(user.api.PATCH('/user-data/wallets/update', { body: { wallets: { [system]: address } } }));
const refused = (field: string, code: string) =>
  problem('validation_failed', { status: 422, fields: { [field]: code } });
const operationsIn = (timeZone: string) =>
  unwrap(user.api.GET('/user/operations/', { params: { query: { timeZone } } }));
const signIn = (login: string) =>
  unwrap(user.api.POST('/auth/login', { body: { login, password: goodPassword } }));

describe('clocks and zones', () => {
  test.each(['Etc/Unknown', '+03:00', 'Factory'])(
    'the list is empty on a device in the zone %s',
    async (zone) => {
      expect(await operationsIn(zone)).toMatchObject({ page: 1 });
    },
  );

  test('the month of my statement follows the wrong clock of my device', async () => {
    // Every response has the time of the server, which the pages follow.
    const response = await fetch(`${sandbox.url}/api/settings_other/plans/available`);
    expect(new Date(response.headers.get('date') ?? '')).toEqual(testNow);
  });

  test('a space before the quality changes the language', async () => {
    const response = await fetch(`${sandbox.url}/api/settings_other/plans/available`, {
      headers: { 'accept-language': 'en ; q=0.9' },
    });
    expect(response.headers.get('content-language')).toBe('en');
  });
});
describe('phones', () => {
  test('a phone pasted from my contacts does not sign in', async () => {
    expect(await signIn('\u202a(+1) 212-555-0123\u202c')).toMatchObject({ user: { phone } });
  });

  test('my number without a country code became an Indian one, and a stranger got the code', async () => {
    await expect(sandbox.register({ phone: '9175551234' })).rejects.toEqual(
      refused('phone', 'phone_invalid'),
    );
  });

  test.each([
    '(+44) 7700 900123',
    '+44 (0)7700 900123',
    '00 44 7700 900123',
    '\u202a+44\u00a07700\u2011900123\u202c',
  ])('my number %o is not valid', (text) => {
    expect(readInternationalPhone(text)).toBe('+447700900123');
  });
});
describe('wallets', () => {
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

  test.each([
    ['eth', '0x000000000000000000000000000000000000dEaD'],
    ['usdt-trc20', 'TLsV52sRDL79HXGGm9yzwKibb6BeruhUzy'],
  ])('I sent my %s to %s, of which nobody has the key', async (system, address) => {
    await expect(saveWallet(system, address)).rejects.toEqual(refused(`wallets.${system}`, 'wallet_is_burn'));
  });

  test('the QR code of my wallet is not a valid address', async () => {
    const { wallets } = await saveWallet(
      'btc',
      'BITCOIN:BC1QW508D6QEJXTDG4Y5R3ZARVARY0C5XW7KV8F3T4?AMOUNT=0.1',
    );
    expect(wallets).toMatchObject({ btc: 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4' });
  });

  test('the link of my Ethereum wallet is not a valid address', async () => {
    const { wallets } = await saveWallet('eth', 'ethereum:0x5aaeb6053f3e94c9b9a09f33669435e7ef1beaed@1');
    expect(wallets).toMatchObject({ eth: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed' });
  });

  test('my pasted address has a mark that nobody sees', async () => {
    const { wallets } = await saveWallet('usdt-trc20', '\u200bTJRyWwFs9wTFGZg3JbrVriF bNfCug5tDeC\ufeff\n');
    expect(wallets).toMatchObject({ 'usdt-trc20': 'TJRyWwFs9wTFGZg3JbrVriFbNfCug5tDeC' });
  });

  test('the same address in capitals makes me wait again', async () => {
    const address = 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4';
    await saveWallet('btc', address);
    const walletLetters = async () => (await unwrap(user.api.GET('/notification'))).items.length;
    const before = await walletLetters();
    expect((await saveWallet('btc', address.toUpperCase())).wallets).toMatchObject({ btc: address });
    expect(await walletLetters()).toBe(before);
  });
});
describe('names', () => {
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

  test.each(['O`Neil', 'D´Angelo', 'Nguyễn Thị', 'María-José', 'محمد', '李 小龙'])(
    'my name %s is refused',
    async (fullName) => {
      expect((await rename({ fullName })).fullName).toBe(fullName.replace(/[`´]/, '’'));
    },
  );

  test('my name is too long, because its marks are counted as letters', () => {
    expect(countCharacters('ẹ̀'.repeat(100))).toBe(100);
  });

  test('my wallet has a name that nobody sees', async () => {
    const names = { btc: '\u200b\u3164' };
    await expect(unwrap(user.api.PATCH('/user-data/wallets/names', { body: { names } }))).rejects.toEqual(
      problem('validation_failed', { status: 422 }),
    );
  });
});
describe('countries', () => {
  test('the country ZZ is accepted', async () => {
    await expect(rename({ country: 'ZZ' })).rejects.toEqual(refused('country', 'unknown_value'));
  });

  test('Kosovo is no country', async () => {
    expect(await rename({ country: 'XK' })).toMatchObject({ country: 'XK' });
  });

  test.each([
    ['en', 'USA', 'US'],
    ['en', 'Great Britain', 'GB'],
    ['en', 'Turkey', 'TR'],
    ['en', 'Czech Republic', 'CZ'],
    ['en', 'Германия', 'DE'],
    ['ru', 'США', 'US'],
    ['ru', 'Белоруссия', 'BY'],
    ['ru', 'Южная Корея', 'KR'],
    ['ru', 'Germany', 'DE'],
  ])('in %s I cannot find %s', (language, typed, code) => {
    const found = listCountries(language, ['en', 'ru']).filter(({ label, keywords }) =>
      `${label} ${keywords}`.includes(typed),
    );
    expect(found.map(({ id }) => id)).toContain(code);
  });
});
describe('amounts and files', () => {
  test('the digits of my keyboard are no amount', () => {
    expect(parseAmountInput('１２３．５', 'en')).toEqual({ ok: true, value: '123.5' });
  });

  test('1,500 was taken for one and a half', () => {
    expect(parseAmountInput('1,500', 'ru')).toMatchObject({ ok: false, reason: 'ambiguous' });
  });

  test.each(['＝1+1', '\u200b=1+1', '\t@SUM(A1)', '−2+3'])('a spreadsheet runs %o of my file', (text) => {
    expect(toCsv([[text]], ',')).toMatch(/^"?'/);
  });

  test('my e-mail with an international domain is refused after the whole form only', async () => {
    await expect(sandbox.register({ email: 'anna@пример.рф' })).rejects.toEqual(
      refused('email', 'email_invalid'),
    );
  });

  test('my photo is refused, because the browser says no type or another one', async () => {
    expect((await cleanPhoto(webp))?.mediaType).toBe('image/webp');
    expect((await cleanPhoto(jpeg))?.mediaType).toBe('image/jpeg');
  });
});
