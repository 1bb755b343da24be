import { type Schema, unwrap } from '@meridian/api-client';
import type { DecimalString } from '@meridian/money';
import { beforeAll, describe, expect, test } from 'vitest';
import { detailByCode } from '../src/http/problemCodes.ts';
import { changeSettings } from '../src/settings/changeSettings.ts';
import type { CompanySettings } from '../src/core/CompanySettings.ts';
import { intent, usdt, wallet } from './actions.ts';
import { goodPassword, type TestUser } from './openTestSandbox.ts';
import { problem } from './problem.ts';
import { sharedSandbox } from './sharedSandbox.ts';
import { read, write } from '../src/transaction/TransactionContext.ts';
import * as act from './actions.ts';
import { unwrapSession } from './unwrapSession.ts';

const sandbox = sharedSandbox();

const refillOf = ({ api }: TestUser, amount: Schema<'Money'>, system = 'usdt-trc20', key?: string) =>
  unwrap(api.POST('/funds/refills', { params: { header: intent(key) }, body: { system, amount } }));

const depositOf = ({ api }: TestUser, change: Partial<Schema<'DepositRequest'>> = {}, key?: string) =>
  unwrap(
    api.POST('/funds/deposits', {
      params: { header: intent(key) },
      body: {
        plan: 'usdt-start-30',
        amount: usdt('100'),
        paymentMethod: 'balance',
        autoinvestment: false,
        ...change,
      },
    }),
  );

const withdrawalOf = ({ api }: TestUser, amount: DecimalString = '50', to = wallet) =>
  unwrap(
    api.POST('/funds/payments/request', {
      params: { header: intent() },
      body: { system: 'usdt-trc20', wallet: to, amount: usdt(amount) },
    }),
  );

const addWallet = ({ api }: TestUser) => act.addWallet(api);

describe('a token', () => {
  test('is replaced when the phone is confirmed', async () => {
    const user = await sandbox.register();
    await unwrap(
      user.api.POST('/auth/phone/confirm', { body: { code: await sandbox.lastCode(user.login) } }),
    );
    await expect(unwrap(user.api.GET('/user/balance'))).rejects.toEqual(problem('unauthorized'));
  });
});

describe('registration', () => {
  test.each([
    ['a login with a dash', { login: 'my-login' }, { login: 'login_charset' }],
    ['a login of two letters', { login: 'ab' }, { login: 'too_short' }],
    ['an e-mail without a domain', { email: 'anna@' }, { email: 'email_invalid' }],
    ['a phone without its country', { phone: '8999' }, { phone: 'phone_invalid' }],
    [
      'a short password',
      { password: 'abc', passwordConfirmation: 'abc' },
      { password: 'password_too_simple' },
    ],
    [
      'a password that is easy to guess',
      { password: 'correcthorse', passwordConfirmation: 'correcthorse' },
      { password: 'password_too_simple' },
    ],
    [
      'another password the second time',
      { passwordConfirmation: 'x' },
      { passwordConfirmation: 'passwords_do_not_match' },
    ],
    ['the agreement not accepted', { agreementAccepted: false }, { agreementAccepted: 'must_be_accepted' }],
    ['an inviter nobody knows', { inviter: 'nobodyknows' }, { inviter: 'inviter_unknown' }],
  ] as const)('reports the field of %s', async (_what, change, fields) => {
    await expect(sandbox.register({ login: 'fieldcheck', ...change })).rejects.toEqual(
      problem('validation_failed', { status: 422, fields }),
    );
  });

  test.each([
    ['ab', 3],
    ['a'.repeat(33), 32],
  ])('names the limit that the login %s breaks', async (login, limit) => {
    await expect(sandbox.register({ login })).rejects.toMatchObject({ limits: { login: limit } });
  });

  test('refuses a login, e-mail or phone that is taken, ignoring case', async () => {
    const own = { email: 'Taken@Example.com', phone: '+4420000001' };
    await sandbox.register({ login: 'Taken', ...own });
    await expect(sandbox.register({ login: 'tAKEN' })).rejects.toEqual(problem('login_already_registered'));
    await expect(sandbox.register({ email: 'taken@example.COM' })).rejects.toEqual(
      problem('email_already_registered'),
    );
    await expect(sandbox.register({ phone: own.phone })).rejects.toEqual(problem('phone_already_registered'));
  });

  test('accepts one of two concurrent registrations with the same login', async () => {
    const responses = await Promise.allSettled([
      sandbox.register({ login: 'atonce' }),
      sandbox.register({ login: 'atonce' }),
    ]);
    expect(responses.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(responses.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: { code: 'login_already_registered' },
    });
  });
});

describe('codes', () => {
  const wrongTo = (code: string) => (code === '000000' ? '111111' : '000000');

  test('allow four wrong attempts; the fifth voids the code', async () => {
    const { login, api } = await sandbox.register();
    const code = await sandbox.lastCode(login);
    const confirm = (entered: string) => unwrap(api.POST('/auth/phone/confirm', { body: { code: entered } }));
    for (let attempt = 1; attempt <= 4; attempt += 1) {
      await expect(confirm(wrongTo(code))).rejects.toEqual(problem('codes_do_not_match', { status: 422 }));
    }
    await expect(confirm(wrongTo(code))).rejects.toEqual(problem('code_invalid_or_expired'));
    await expect(confirm(code)).rejects.toEqual(problem('code_invalid_or_expired'));
  });

  test('are sent again after a minute, not before; the first one then stops working', async () => {
    const { login, api } = await sandbox.register({ phone: '+353871230002' });
    const first = await sandbox.lastCode(login);
    const resend = () => unwrap(api.POST('/auth/phone/resend'));
    await expect(resend()).rejects.toEqual(problem('too_many_calls', { status: 429, retryAfter: 60 }));
    await sandbox.control('/clock/advance', { seconds: 61 });
    expect(await resend()).toMatchObject({
      method: 'phone',
      // The whole country code: half of one is another country's.
      sentTo: '+353 ••• ••• 002',
      attemptsLeft: 5,
      length: 6,
    });
    const second = await sandbox.lastCode(login);
    const confirm = (code: string) => unwrap(api.POST('/auth/phone/confirm', { body: { code } }));
    if (first !== second) await expect(confirm(first)).rejects.toEqual(problem('codes_do_not_match'));
    expect((await confirm(second)).user.phoneConfirmed).toBe(true);
  });

  test('expire', async () => {
    const { login, api } = await sandbox.register();
    const code = await sandbox.lastCode(login);
    await sandbox.control('/clock/advance', { seconds: 601 });
    await expect(unwrap(api.POST('/auth/phone/confirm', { body: { code } }))).rejects.toEqual(
      problem('code_expired'),
    );
  });
});

describe('sign-in', () => {
  const logIn = (login: string, password: string) =>
    unwrapSession(sandbox.guest.POST('/auth/login', { body: { login, password } }));

  test('does not say whether the login or the password was wrong', async () => {
    const { login } = await sandbox.register();
    const refusal = problem('incorrect_login_or_password', { status: 401 });
    await expect(logIn(login, 'not this one')).rejects.toEqual(refusal);
    await expect(logIn('nobodyatall', goodPassword)).rejects.toEqual(refusal);
    expect((await logIn(login.toUpperCase(), goodPassword)).user.login).toBe(login);
  });

  test('is blocked for a few minutes after many wrong attempts, with Retry-After', async () => {
    const { login } = await sandbox.register();
    for (let attempt = 1; attempt <= 10; attempt += 1) {
      await expect(logIn(login, 'guess')).rejects.toEqual(problem('incorrect_login_or_password'));
    }
    await expect(logIn(login, goodPassword)).rejects.toEqual(
      problem('too_many_calls', { status: 429, retryAfter: 300 }),
    );
    await sandbox.control('/clock/advance', { seconds: 301 });
    expect((await logIn(login, goodPassword)).user.login).toBe(login);
  });

  test('is open to the owner on a known device while a stranger guesses', async () => {
    const { login } = await sandbox.register();
    const other = await sandbox.register();
    const logInOn = async (device: string, name: string, password = goodPassword) => {
      const response = await fetch(`${sandbox.url}/api/auth/login`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', cookie: `theme=dark; device=${device}` },
        body: JSON.stringify({ login: name, password }),
      });
      const [cookie = ''] = response.headers.getSetCookie();
      expect(cookie).toMatch(
        response.ok ? /^device=[\w.-]+; Path=\/api; .*HttpOnly; SameSite=Strict$/ : /^$/,
      );
      return { status: response.status, device: /^device=([\w.-]+)/.exec(cookie)?.[1] ?? '' };
    };
    const owner = await logInOn('', login);
    const stranger = await logInOn('', other.login);
    const both = await logInOn(owner.device, other.login);
    for (let guess = 1; guess <= 10; guess += 1) await logInOn(stranger.device, login, 'guess');
    // Neither a device of another account nor an invented token helps.
    for (const device of ['', stranger.device, owner.device.replace(/^./, '.'), 'a'.repeat(43)])
      expect((await logInOn(device, login)).status).toBe(429);
    expect(await logInOn(owner.device, login)).toEqual({ status: 200, device: owner.device });
    expect((await logInOn(both.device, login)).status).toBe(200);
    // A known device may not guess without end either.
    for (let guess = 1; guess <= 10; guess += 1) await logInOn(owner.device, login, 'guess');
    expect((await logInOn(owner.device, login)).status).toBe(429);
  });

  test('forgets the other devices after a new password', async () => {
    const { login, token } = await sandbox.register();
    const send = (method: string, path: string, body: object, headers: Record<string, string>) =>
      fetch(`${sandbox.url}/api${path}`, {
        method,
        headers: { 'content-type': 'application/json', ...headers },
        body: JSON.stringify(body),
      });
    const logInWith = (password: string, cookie: string) =>
      send('POST', '/auth/login', { login, password }, { cookie });
    const deviceOf = (response: Response) => response.headers.getSetCookie().join().split(';')[0] ?? '';
    const own = deviceOf(await logInWith(goodPassword, ''));
    const lost = deviceOf(await logInWith(goodPassword, ''));
    const password = 'nine loud magpies 73';
    const change = { currentPassword: goodPassword, password, passwordConfirmation: password };
    const changed = await send('PATCH', '/user/password', change, {
      cookie: own,
      authorization: `Bearer ${token}`,
    });
    expect(changed.status).toBe(204);
    for (let guess = 1; guess <= 10; guess += 1) await logInWith('guess', lost);
    expect((await logInWith(password, lost)).status).toBe(429);
    expect((await logInWith(password, own)).status).toBe(200);
  });

  test('is not limited with the right password, which resets the wrong attempts', async () => {
    const { login } = await sandbox.register();
    for (let visit = 1; visit <= 6; visit += 1) {
      await expect(logIn(login, 'guess')).rejects.toEqual(problem('incorrect_login_or_password'));
      expect((await logIn(login, goodPassword)).user.login).toBe(login);
    }
  });
});

describe('amounts', () => {
  let user: TestUser;
  beforeAll(async () => {
    user = await sandbox.funded('1000');
    await addWallet(user);
  });

  test.each([
    ['less than the minimum', usdt('9.99'), 'amount_below_minimum'],
    ['zero', usdt('0'), 'amount_below_minimum'],
    ['more than the maximum', usdt('250000.000001'), 'amount_above_maximum'],
    ['less than nothing', usdt('-10'), 'amount_negative'],
    ['finer than the currency', usdt('10.0000001'), 'too_many_decimals'],
    ['not a decimal', usdt('1e5'), 'malformed'],
    ['of forty digits', usdt(`${'9'.repeat(40)}` as DecimalString), 'malformed'],
    ['in a currency of another system', { amount: '1', currency: 'BTC' }, 'unknown_value'],
    ['in a currency nobody keeps', { amount: '100', currency: 'DOGE' }, 'unknown_value'],
  ] as const)('of a refill: %s is reported', async (_what, amount, code) => {
    await expect(refillOf(user, amount)).rejects.toEqual(
      problem('validation_failed', { fields: { amount: code } }),
    );
  });

  test('of a refill by a paused system are refused', async () => {
    await expect(refillOf(user, { amount: '1', currency: 'ETH' }, 'eth')).rejects.toEqual(
      problem('validation_failed', { fields: { amount: 'unknown_value', system: 'unknown_value' } }),
    );
  });

  const narrow = { minimum: usdt('60'), maximum: usdt('80') };
  const narrowed = (bounds: readonly Schema<'AmountBounds'>[]) =>
    bounds.map((one) => (one.minimum.currency === 'USDT' ? narrow : one));
  const everySystem =
    (name: 'refill' | 'withdrawal') =>
    ({ paymentSystems }: CompanySettings): Partial<CompanySettings> => ({
      paymentSystems: paymentSystems.map((system) => {
        const terms = system[name];
        return terms && system.currency === 'USDT' ? { ...system, [name]: { ...terms, ...narrow } } : system;
      }),
    });

  test.each<
    [
      string,
      (settings: CompanySettings) => Partial<CompanySettings>,
      (amount: DecimalString) => Promise<unknown>,
    ]
  >([
    ['refill: those of its system', everySystem('refill'), (amount) => refillOf(user, usdt(amount))],
    [
      'refill: those of the company',
      ({ refill }) => ({ refill: { ...refill, amounts: narrowed(refill.amounts) } }),
      (amount) => refillOf(user, usdt(amount)),
    ],
    ['withdrawal: those of its system', everySystem('withdrawal'), (amount) => withdrawalOf(user, amount)],
    [
      'withdrawal: those of the company',
      ({ withdrawal }) => ({ withdrawal: { ...withdrawal, amounts: narrowed(withdrawal.amounts) } }),
      (amount) => withdrawalOf(user, amount),
    ],
    [
      'deposit: those of what is paid',
      ({ deposit }) => ({ deposit: { ...deposit, investments: narrowed(deposit.investments) } }),
      (amount) => depositOf(user, { amount: usdt(amount) }),
    ],
    [
      'deposit: those of a body',
      ({ deposit }) => ({ deposit: { ...deposit, deposits: narrowed(deposit.deposits) } }),
      (amount) => depositOf(user, { amount: usdt(amount) }),
    ],
  ])('satisfy the narrowest bounds of a %s', async (_whose, change, ask) => {
    const before = await read(sandbox.database, async ({ settings }) => settings);
    await write(sandbox.database, (context) => changeSettings(context, change(context.settings)));
    try {
      const refused = (code: string) => problem('validation_failed', { fields: { amount: code } });
      await expect(ask('59.999999')).rejects.toEqual(refused('amount_below_minimum'));
      await expect(ask('80.000001')).rejects.toEqual(refused('amount_above_maximum'));
      await sandbox.control('/clock/advance', { seconds: 61 });
      await ask('60');
    } finally {
      await write(sandbox.database, (context) => changeSettings(context, before));
    }
  });

  test.each([
    ['less than the plan takes', usdt('49.999999'), 'amount_below_minimum'],
    ['more than the plan takes', usdt('5000.000001'), 'amount_above_maximum'],
  ] as const)('of a deposit: %s is reported', async (_what, amount, code) => {
    await expect(depositOf(user, { amount })).rejects.toEqual(
      problem('validation_failed', { fields: { amount: code } }),
    );
  });

  test('of a deposit in another currency are exchanged at the quote; bounds apply to the body', async () => {
    const quoted = async () =>
      (
        await unwrap(
          user.api.GET('/user/exchange-rate', {
            params: { query: { sourceCurrency: 'USDT', targetCurrency: 'BTC' } },
          }),
        )
      ).quoteId;
    await expect(depositOf(user, { plan: 'btc-term-90', amount: usdt('64') })).rejects.toEqual(
      problem('validation_failed', { fields: { quoteId: 'required' } }),
    );
    await expect(
      depositOf(user, { plan: 'btc-term-90', amount: usdt('63'), quoteId: await quoted() }),
    ).rejects.toEqual(problem('validation_failed', { fields: { amount: 'amount_below_minimum' } }));
    const late = await quoted();
    await sandbox.control('/clock/advance', { seconds: 61 });
    await expect(
      depositOf(user, { plan: 'btc-term-90', amount: usdt('128'), quoteId: late }),
    ).rejects.toEqual(problem('quote_expired', { status: 409 }));
    const made = await depositOf(user, {
      plan: 'btc-term-90',
      amount: usdt('128'),
      quoteId: await quoted(),
    });
    expect(made).toMatchObject({
      paid: usdt('128.000000'),
      amount: { amount: '0.00200000', currency: 'BTC' },
      course: { from: 'USDT', to: 'BTC', rate: '0.000015625' },
      status: 'waiting',
    });
    expect((await sandbox.ledger()).isBalanced).toBe(true);
  });

  // Each of these rates would make a body within the bounds of the plan, of money that is not there.
  test.each([
    ['ETH', 'BTC'],
    ['USDT', 'ETH'],
  ] as const)(
    'of a deposit in USDT are refused with a quote of %s for %s',
    async (sourceCurrency, targetCurrency) => {
      const owner = await sandbox.funded('100');
      const { quoteId } = await unwrap(
        owner.api.GET('/user/exchange-rate', { params: { query: { sourceCurrency, targetCurrency } } }),
      );
      await expect(depositOf(owner, { plan: 'btc-term-90', amount: usdt('50'), quoteId })).rejects.toEqual(
        problem('validation_failed', { status: 422, fields: { quoteId: 'unknown_value' } }),
      );
      expect((await unwrap(owner.api.GET('/funds/deposits'))).total).toBe(0);
      const { currencies } = await unwrap(owner.api.GET('/user/balance'));
      expect(currencies['USDT']?.available).toEqual(usdt('100.000000'));
    },
  );

  test('of a plan that is not on offer are refused', async () => {
    await expect(depositOf(user, { plan: 'nothing-like-it' })).rejects.toEqual(problem('plan_unavailable'));
  });
});

describe('withdrawal', () => {
  test('reports the first condition that is not met, one after another', async () => {
    const user = await sandbox.register();
    const refusal = (code: string) =>
      expect(withdrawalOf(user)).rejects.toEqual(problem(code, { status: 403 }));
    await refusal('phone_not_confirmed');
    const { refreshToken } = await unwrap(
      user.api.POST('/auth/phone/confirm', { body: { code: await sandbox.lastCode(user.login) } }),
    );
    const confirmed = { ...user, api: sandbox.apiOf(refreshToken) };
    const withdraw = () => withdrawalOf(confirmed);
    await expect(withdraw()).rejects.toEqual(problem('deposit_or_refill_required'));
    const { id } = await refillOf(confirmed, usdt('200'));
    await sandbox.control(`/refills/${id}/settle`, {});
    await expect(withdraw()).rejects.toEqual(problem('no_withdrawal_wallet'));
    await addWallet(confirmed);
    await sandbox.control(`/investors/${user.login}/subscription`, { active: false });
    await expect(withdraw()).rejects.toEqual(problem('subscription_required'));
    await act.subscribe(confirmed.api);
    expect(await withdraw()).toMatchObject({ fee: usdt('1.250000'), net: usdt('48.750000') });
  });

  test('requested by the deprecated call is confirmed with its code', async () => {
    const user = await sandbox.funded('100');
    await addWallet(user);
    const { id: requestId, net } = await unwrap(
      user.api.POST('/funds/payments', {
        params: { header: intent() },
        body: { system: 'usdt-trc20', wallet, amount: usdt('50') },
      }),
    );
    const code = await sandbox.lastCode(user.login);
    const made = await act.confirmWithdrawal(user.api, requestId, code);
    expect(made).toMatchObject({ status: 'pending', net });
  });

  test('returns amount and fee when it is rejected, with the reason', async () => {
    const user = await sandbox.funded('100');
    await addWallet(user);
    const { id } = await withdrawalOf(user, '100');
    const made = await act.confirmWithdrawal(user.api, id, await sandbox.lastCode(user.login));
    await sandbox.control(`/withdrawals/${made.id}/reject`, {
      reason: { en: 'Not this wallet.', ru: 'Не тот.' },
    });
    const params = { path: { id: made.id } };
    expect(await unwrap(user.api.GET('/funds/payments/{id}', { params }))).toMatchObject({
      status: 'rejected',
      rejectionReason: 'Not this wallet.',
    });
    const { currencies } = await unwrap(user.api.GET('/user/balance'));
    expect(currencies['USDT']).toMatchObject({
      available: usdt('100.000000'),
      inWithdrawal: usdt('0.000000'),
    });
    expect((await sandbox.control(`/withdrawals/${made.id}/settle`, {})).status).toBe(409);
  });

  test('is not confirmed without a subscription, and is after a new one is bought', async () => {
    const user = await sandbox.funded('100');
    await addWallet(user);
    const { id: requestId } = await withdrawalOf(user, '50');
    const code = await sandbox.lastCode(user.login);
    const validate = () => act.confirmWithdrawal(user.api, requestId, code);
    const subscribe = (active: boolean) =>
      sandbox.control(`/investors/${user.login}/subscription`, { active });
    await subscribe(false);
    await expect(validate()).rejects.toEqual(problem('subscription_required', { status: 403 }));
    const { currencies } = await unwrap(user.api.GET('/user/balance'));
    expect(currencies['USDT']).toMatchObject({
      available: usdt('100.000000'),
      inWithdrawal: usdt('0.000000'),
    });
    expect((await unwrap(user.api.GET('/funds/payments'))).total).toBe(0);
    await subscribe(true);
    expect(await validate()).toMatchObject({ status: 'pending', amount: usdt('50.000000') });
  });

  test('is confirmed to the requested wallet, and refused if the wallet was removed', async () => {
    const user = await sandbox.funded('100');
    await addWallet(user);
    const { id: requestId } = await withdrawalOf(user, '50');
    const code = await sandbox.lastCode(user.login);
    const change = (address: string) =>
      unwrap(user.api.PATCH('/user-data/wallets/update', { body: { wallets: { 'usdt-trc20': address } } }));
    const validate = () => act.confirmWithdrawal(user.api, requestId, code);
    await change('TBFPzPCeivj7uphz8mBV1BJZ4RRgQpQV9D');
    await expect(validate()).rejects.toEqual(problem('no_withdrawal_wallet', { status: 403 }));
    await change(wallet);
    expect((await validate()).wallet).toBe(wallet);
  });

  test('made twice within a minute is not refused, nor is a corrected amount', async () => {
    const user = await sandbox.funded('200');
    await addWallet(user);
    const confirm = async ({ id }: { id: string }) =>
      act.confirmWithdrawal(user.api, id, await sandbox.lastCode(user.login));
    await confirm(await withdrawalOf(user, '50'));
    await withdrawalOf(user, '60');
    expect(await confirm(await withdrawalOf(user, '50'))).toMatchObject({ amount: usdt('50.000000') });
  });

  test('replaces an earlier request, whose code is then void', async () => {
    const user = await sandbox.funded('100');
    await addWallet(user);
    const first = await withdrawalOf(user);
    const code = await sandbox.lastCode(user.login);
    await expect(withdrawalOf(user)).rejects.toEqual(problem('too_many_calls', { status: 429 }));
    await sandbox.control('/clock/advance', { seconds: 61 });
    await withdrawalOf(user);
    await expect(act.confirmWithdrawal(user.api, first.id, code)).rejects.toEqual(
      problem('code_invalid_or_expired'),
    );
  });
});

test('a phone signs in, however it is spelled', async () => {
  const phone = '+442079460958';
  const { login, api } = await sandbox.confirmed({ phone });
  for (const spelling of [
    '+44 (20) 7946-0958',
    '(+44) 20 7946 0958',
    '0044 20 7946 0958',
    'tel:+44-20-7946-0958',
    '\u202a+44 20 7946 0958\u202c',
    '+44 (0)20 7946 0958',
    '＋４４ ２０ ７９４６ ０９５８',
  ]) {
    const body = { login: spelling, password: goodPassword };
    expect(await unwrap(api.POST('/auth/login', { body })), spelling).toMatchObject({ user: { login } });
  }
});

test.each(['ZZ', 'XX', 'UK', 'EU', 'SU', 'AA'])('the country %s is refused', async (country) => {
  const { api } = await sandbox.confirmed();
  await expect(unwrap(api.PATCH('/user-data', { body: { country } }))).rejects.toEqual(
    problem('validation_failed', { status: 422, fields: { country: 'unknown_value' } }),
  );
});

test.each(['XK', 'GB', 'TW'])('the country %s is accepted', async (country) => {
  const { api } = await sandbox.confirmed();
  expect(await unwrap(api.PATCH('/user-data', { body: { country } }))).toMatchObject({ country });
});

describe('a full name', () => {
  const save = async (change: Schema<'ProfileChange'>) => {
    const { api } = await sandbox.confirmed();
    return unwrap(api.PATCH('/user-data', { body: change }));
  };

  test.each([
    ["'t Hooft", "'t Hooft"],
    ['O´Neil', 'O’Neil'],
    ['می\u200cخواهم', 'می\u200cخواهم'],
    [' Zoe\u0308\u202c ', 'Zoë'],
  ])('"%s" is stored as "%s"', async (typed, fullName) => {
    expect(await save({ fullName: typed, city: typed })).toMatchObject({ fullName, city: fullName });
  });

  test.each([
    ['\u200b', 'required'],
    ['\u3164', 'required'],
    ['Anna 🙂', 'malformed'],
    ['a'.repeat(201), 'too_long'],
  ])('"%s" is refused: %s', async (fullName, code) => {
    await expect(save({ fullName })).rejects.toEqual(
      problem('validation_failed', {
        status: 422,
        fields: { fullName: code },
        limits: code === 'too_long' ? { fullName: 200 } : {},
      }),
    );
  });
});

test('text with half of a surrogate pair is refused with its field', async () => {
  const { token } = await sandbox.confirmed();
  const response = await fetch(`${sandbox.url}/api/user-data`, {
    method: 'PATCH',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: '{"city":"\\ud800"}',
  });
  expect(response.status).toBe(422);
  expect(await response.json()).toMatchObject({ errors: { city: 'malformed' } });
});

describe('a period', () => {
  let token: string;
  beforeAll(async () => {
    ({ token } = await sandbox.demo());
  });

  const ask = async (path: string, query: Record<string, string>) => {
    const url = new URL(`${sandbox.url}/api${path}`);
    for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
    const response = await fetch(url, {
      headers: { authorization: `Bearer ${token}` },
    });
    return { status: response.status, ...JSON.parse(await response.text()) };
  };
  const listed = [
    '/funds/refills',
    '/funds/payments',
    '/user/operations/',
    '/user/case-operations',
    '/user/balance/history',
  ];

  test.each(listed)('with an impossible date is refused with its field: %s', async (path) => {
    const refused = (field: string) => ({ status: 422, errors: { [field]: 'date_out_of_range' } });
    const query = { currency: 'USDT' };
    expect(await ask(path, { ...query, from: '0000-01-01' })).toMatchObject(refused('from'));
    expect(await ask(path, { ...query, to: '0000-01-01' })).toMatchObject(refused('to'));
    expect(await ask(path, { ...query, to: '9999-12-31' })).toMatchObject(refused('to'));
  });

  test('of a chart has at most the days of a leap year', async () => {
    const query = { currency: 'USDT', to: '2025-12-31' };
    expect(await ask('/user/balance/history', { ...query, from: '2024-12-31' })).toMatchObject({
      status: 200,
    });
    expect(await ask('/user/balance/history', { ...query, from: '2024-12-30' })).toMatchObject({
      status: 422,
      errors: { from: 'date_out_of_range' },
    });
  });

  test.each([
    ['Etc/Unknown', 'UTC'],
    ['Mars/Olympus', 'UTC'],
    ['', 'UTC'],
    ['Factory', 'UTC'],
    ['+99:00', 'UTC'],
    ['+05:30', 'Asia/Kolkata'],
    ['-03:00', 'Etc/GMT+3'],
    ['+14:00', 'Pacific/Kiritimati'],
    ['EST5EDT', 'America/New_York'],
  ])('in the time zone "%s" has the days of %s', async (timeZone, same) => {
    const period = { currency: 'USDT', from: '2026-09-20', to: '2026-10-02' };
    for (const path of [...listed, '/user/statement', '/user/operations/?pagesOf=days']) {
      const { date: _now, ...response } = await ask(path, { ...period, timeZone });
      expect(response.status, path).toBe(200);
      const { date: _then, ...expected } = await ask(path, { ...period, timeZone: same });
      expect(response).toEqual(expected);
    }
  });

  test('accepts the name of a time zone in any case', async () => {
    for (const timeZone of ['America/St_Johns', 'europe/moscow', 'UTC']) {
      const query = { currency: 'USDT', from: '2026-10-01', timeZone };
      for (const path of listed) expect(await ask(path, query)).toMatchObject({ status: 200 });
    }
  });
});

describe('one intent', () => {
  test('sent again gets the same response and has no effect; another body is refused', async () => {
    const user = await sandbox.funded('500');
    const key = 'one-confirmed-intent';
    const first = await depositOf(user, {}, key);
    expect(await depositOf(user, {}, key)).toEqual(first);
    await expect(depositOf(user, { amount: usdt('200') }, key)).rejects.toEqual(
      problem('idempotency_key_reused', { status: 409 }),
    );
    await expect(refillOf(user, usdt('100'), 'usdt-trc20', key)).rejects.toEqual(
      problem('idempotency_key_reused'),
    );
    expect((await unwrap(user.api.GET('/funds/deposits'))).total).toBe(1);
  });

  test('differs from one of another operation with the same body, which is refused', async () => {
    const user = await sandbox.funded('100');
    await addWallet(user);
    const asked = {
      params: { header: intent('asked-by-one-form') },
      body: { system: 'usdt-trc20', wallet, amount: usdt('50') },
    };
    const first = await unwrap(user.api.POST('/funds/payments/request', asked));
    await expect(unwrap(user.api.POST('/funds/payments', asked))).rejects.toEqual(
      problem('idempotency_key_reused', { status: 409 }),
    );
    expect(await unwrap(user.api.POST('/funds/payments/request', asked))).toEqual(first);
  });

  test('that failed can be retried under its key', async () => {
    const user = await sandbox.funded('60');
    const key = 'tried-again-later';
    await expect(depositOf(user, {}, key)).rejects.toEqual(problem('insufficient_balance'));
    const { id } = await refillOf(user, usdt('100'));
    await sandbox.control(`/refills/${id}/settle`, {});
    expect((await depositOf(user, {}, key)).status).toBe('in_work');
  });

  test('that was refused keeps its key: another body is refused', async () => {
    const user = await sandbox.funded('60');
    const key = 'refused-and-still-mine';
    await expect(depositOf(user, {}, key)).rejects.toEqual(problem('insufficient_balance'));
    const reused = problem('idempotency_key_reused', { status: 409 });
    await expect(depositOf(user, { amount: usdt('50') }, key)).rejects.toEqual(reused);
    await expect(refillOf(user, usdt('50'), 'usdt-trc20', key)).rejects.toEqual(reused);
    expect((await unwrap(user.api.GET('/funds/deposits'))).total).toBe(0);
  });

  test('can be repeated any number of times without counting as a call', async () => {
    const user = await sandbox.funded('100');
    await addWallet(user);
    const key = 'asked-for-again-and-again';
    const ask = () => act.requestWithdrawal(user.api, '50', intent(key));
    const first = await ask();
    for (let times = 0; times < 35; times += 1) expect(await ask()).toEqual(first);
  });

  test('without a key is refused', async () => {
    const { token } = await sandbox.funded('100');
    const response = await fetch(`${sandbox.url}/api/funds/refills`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ system: 'usdt-trc20', amount: usdt('100') }),
    });
    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({ errors: { 'Idempotency-Key': 'required' } });
  });
});

describe('concurrent calls', () => {
  test('cannot spend the balance twice', async () => {
    const user = await sandbox.funded('250');
    const responses = await Promise.allSettled(Array.from({ length: 6 }, () => depositOf(user)));
    expect(responses.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
    expect((await sandbox.ledger()).investors[user.login]?.['USDT']).toMatchObject({
      available: '50.000000',
      on_deposit: '200.000000',
    });
  });

  test('confirm one withdrawal with one code, under any keys', async () => {
    const user = await sandbox.funded('500');
    await addWallet(user);
    const { id: requestId } = await withdrawalOf(user);
    const code = await sandbox.lastCode(user.login);
    const responses = await Promise.allSettled(
      Array.from({ length: 5 }, () => act.confirmWithdrawal(user.api, requestId, code)),
    );
    expect(responses.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect((await unwrap(user.api.GET('/funds/payments'))).total).toBe(1);
  });

  test('close a deposit once', async () => {
    const user = await sandbox.funded('100');
    const { id } = await depositOf(user);
    const close = () => act.closeDeposit(user.api, id);
    const responses = await Promise.allSettled([close(), close(), close()]);
    expect(responses.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    await expect(close()).rejects.toEqual(problem('deposit_closing_error', { status: 409 }));
  });
});

describe('an HTTP request', () => {
  const post = (body: string, type = 'application/json') =>
    fetch(`${sandbox.url}/api/auth/login`, { method: 'POST', headers: { 'content-type': type }, body });

  test.each([
    ['broken JSON', () => post('{'), 422, 'validation_failed'],
    [
      'a body of another type',
      () => post('login=demo', 'application/x-www-form-urlencoded'),
      422,
      'validation_failed',
    ],
    ['a path nobody knows', () => fetch(`${sandbox.url}/api/nothing`), 404, 'not_found'],
    ['another method', () => fetch(`${sandbox.url}/api/auth/login`), 405, 'method_not_allowed'],
  ] as const)(
    '%s gets a problem document with its code and the request id',
    async (_what, send, status, code) => {
      const response = await send();
      const { instance, ...body } = (await response.json()) as Schema<'Problem'>;
      expect(response.status).toBe(status);
      expect(response.headers.get('content-type')).toBe('application/problem+json');
      expect(body).toMatchObject({ code, status, type: `urn:meridian:problem:${code}` });
      expect(instance).toBe(`urn:meridian:request:${response.headers.get('x-request-id')}`);
    },
  );

  test.each([
    ['GET', '/auth/login', 'POST'],
    ['HEAD', '/auth/login', 'POST'],
    ['DELETE', '/payment-systems', 'GET, HEAD'],
    ['PUT', '/funds/deposits', 'GET, HEAD, POST'],
    ['PATCH', '/funds/deposits/0198f7b0-11c2-7d5e-9a40-2f6b8c1d3e57/closing', 'GET, HEAD'],
    ['DELETE', '/funds/payments/request', 'POST'],
    ['DELETE', '/funds/payments/another', 'GET, HEAD'],
  ])('%s of %s gets a 405 with Allow', async (method, path, allowed) => {
    const response = await fetch(`${sandbox.url}/api${path}`, { method });
    expect(response.status).toBe(405);
    expect(response.headers.get('allow')).toBe(allowed);
  });

  test('with HEAD gets a response like GET', async () => {
    const response = await fetch(`${sandbox.url}/api/payment-systems`, { method: 'HEAD' });
    expect([response.status, await response.text()]).toEqual([200, '']);
  });
});

describe('the text of a refusal fits every cause', () => {
  const saysOf = async (path: string, language: string) => {
    const response = await fetch(`${sandbox.url}/sandbox${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'accept-language': language },
      body: '{}',
    });
    return JSON.parse(await response.text());
  };

  test.each([
    ['en', 'The data has already changed. Reload the page and check it.'],
    ['ru', 'Данные уже изменились. Обновите страницу и проверьте их.'],
  ])('in %s, when a rejected refill is settled', async (language, detail) => {
    const { id } = await refillOf(await sandbox.confirmed(), usdt('70'));
    expect((await sandbox.control(`/refills/${id}/reject`, {})).status).toBe(200);
    expect(await saysOf(`/refills/${id}/settle`, language)).toMatchObject({ code: 'conflict', detail });
  });

  test('for too many calls, in the words of the specification', () => {
    expect(detailByCode.too_many_calls.en).toBe('Repeat the request in a few minutes.');
  });
});
