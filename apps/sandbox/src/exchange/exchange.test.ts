import { type Schema, unwrap } from '@meridian/api-client';
import { describe, expect, test } from 'vitest';
import { changeSettings } from '../settings/changeSettings.ts';
import { intent, usdt } from '../../test/actions.ts';
import type { TestUser } from '../../test/openTestSandbox.ts';
import { problem } from '../../test/problem.ts';
import { sharedSandbox } from '../../test/sharedSandbox.ts';
import { read, write } from '../transaction/TransactionContext.ts';
import * as act from '../../test/actions.ts';

const sandbox = sharedSandbox();

const wrong = (fields: object) => problem('validation_failed', { status: 422, fields });

const quote = async ({ api }: TestUser, sourceCurrency: string, targetCurrency: string) =>
  (await unwrap(api.GET('/user/exchange-rate', { params: { query: { sourceCurrency, targetCurrency } } })))
    .quoteId;

const exchange = ({ api }: TestUser, quoteId: string, amount: Schema<'Money'>, key?: string) =>
  unwrap(api.POST('/user/exchange', { params: { header: intent(key) }, body: { quoteId, amount } }));

const available = async ({ api }: TestUser, currency: string) =>
  (await unwrap(api.GET('/user/balance'))).currencies[currency]!.available.amount;

describe('an exchange', () => {
  test('credits the quoted amount minus the fee, rounds both down, and loses no digit', async () => {
    const user = await sandbox.funded('1000');
    const made = await exchange(user, await quote(user, 'USDT', 'BTC'), usdt('333.333333'));
    // 333.333333 x 0.000015625 = 0.00520833332...; the fee is half a percent of 0.00520833.
    expect(made).toMatchObject({
      course: { from: 'USDT', to: 'BTC', rate: '0.000015625' },
      sold: usdt('333.333333'),
      received: { amount: '0.00518229', currency: 'BTC' },
      fee: { amount: '0.00002604', currency: 'BTC' },
    });
    expect(await available(user, 'USDT')).toBe('666.666667');
    expect(await available(user, 'BTC')).toBe('0.00518229');
    const { items } = await unwrap(user.api.GET('/user/operations/'));
    expect(
      items
        .filter(({ subjectId }) => subjectId === made.id)
        .map(({ type, subject, amount, balanceAfter }) => [
          type,
          subject,
          amount.amount,
          balanceAfter.amount,
        ]),
    ).toEqual([
      ['system', 'exchange_fee', '-0.00002604', '0.00518229'],
      ['system', 'exchange_bought', '0.00520833', '0.00520833'],
      ['system', 'exchange_sold', '-333.333333', '666.666667'],
    ]);
    const { isBalanced, sums } = await sandbox.ledger();
    expect({ isBalanced, usdt: sums['USDT'] }).toEqual({ isBalanced: true, usdt: '0.000000' });
  });

  test.each(['BTC', 'ETH', 'TRX'])('of the minimum amount into %s can be reversed', async (currency) => {
    const user = await sandbox.funded('10');
    const { received } = await exchange(user, await quote(user, 'USDT', currency), usdt('10'));
    const back = await exchange(user, await quote(user, currency, 'USDT'), received);
    expect(back.sold).toEqual(received);
    expect(await available(user, currency)).toMatch(/^0\.0+$/);
    expect((await sandbox.ledger()).isBalanced).toBe(true);
  });

  test('never yields an amount too small to withdraw', async () => {
    const wallets: Readonly<Record<string, string>> = {
      BTC: 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq',
      ETH: '0x52908400098527886E0F7030069857D2E4169EE7',
      TRX: 'TJRyWwFs9wTFGZg3JbrVriFbNfCug5tDeC',
    };
    const user = await sandbox.funded('2000');
    const { login, api } = user;
    const settings = await unwrap(api.GET('/settings/{key}', { params: { path: { key: 'exchange' } } }));
    const bought = 'quoteLifetimeSeconds' in settings ? settings.amounts : [];
    const currencies = bought.map(({ minimum }) => minimum.currency).filter((code) => code !== 'USDT');
    expect(currencies.toSorted()).toEqual(Object.keys(wallets));
    const systems = (await unwrap(api.GET('/payment-systems'))).items;
    for (const currency of currencies) {
      const { received } = await exchange(user, await quote(user, 'USDT', currency), usdt('600'));
      const system = systems.find((each) => each.currency === currency)?.id ?? 'none';
      const wallet = wallets[currency]!;
      await unwrap(api.PATCH('/user-data/wallets/update', { body: { wallets: { [system]: wallet } } }));
      const { id } = await unwrap(
        api.POST('/funds/payments/request', {
          params: { header: intent() },
          body: { system, wallet, amount: received },
        }),
      );
      const code = await sandbox.lastCode(login);
      await act.confirmWithdrawal(api, id, code);
      expect(await available(user, currency)).toMatch(/^0\.0+$/);
      // Codes are sent at most once a minute.
      await sandbox.control('/clock/advance', { seconds: 60 });
    }
    expect((await sandbox.ledger()).isBalanced).toBe(true);
  });

  test('uses its quote up, so that another exchange is refused', async () => {
    const user = await sandbox.funded('1000');
    const quoteId = await quote(user, 'USDT', 'TRX');
    await exchange(user, quoteId, usdt('16'));
    const again = await Promise.allSettled([1, 2].map(() => exchange(user, quoteId, usdt('16'))));
    for (const response of again)
      expect(response).toMatchObject({ reason: { code: 'quote_expired', status: 409 } });
    expect(await available(user, 'USDT')).toBe('984.000000');
  });

  test('leaves the quote usable after a refusal', async () => {
    const user = await sandbox.funded('20');
    const quoteId = await quote(user, 'USDT', 'BTC');
    await expect(exchange(user, quoteId, usdt('20.000001'))).rejects.toEqual(
      problem('insufficient_balance', { status: 409 }),
    );
    expect((await exchange(user, quoteId, usdt('20'))).sold).toEqual(usdt('20.000000'));
  });

  test.each([
    ['less than the minimum', usdt('9.999999'), 'amount_below_minimum'],
    ['more than the maximum', usdt('100000.000001'), 'amount_above_maximum'],
    ['too many decimals', usdt('10.0000001'), 'too_many_decimals'],
    ['a negative amount', usdt('-10'), 'amount_negative'],
    ['in another currency than the quote’s', { amount: '1', currency: 'BTC' }, 'unknown_value'],
  ] as const)('of %s is refused with an error on the amount', async (_what, amount, code) => {
    const user = await sandbox.demo();
    await expect(exchange(user, await quote(user, 'USDT', 'BTC'), amount)).rejects.toEqual(
      wrong({ amount: code }),
    );
  });
});

describe('a quote', () => {
  test('works only for its investor and before it expires', async () => {
    const [owner, stranger] = [await sandbox.funded('100'), await sandbox.funded('100')];
    const quoteId = await quote(owner, 'USDT', 'BTC');
    await expect(exchange(stranger, quoteId, usdt('50'))).rejects.toEqual(problem('not_found'));
    await sandbox.control('/clock/advance', { seconds: 60 });
    await expect(exchange(owner, quoteId, usdt('50'))).rejects.toEqual(problem('quote_expired'));
  });

  test('keeps its rate and fee after the settings change', async () => {
    const user = await sandbox.funded('100');
    const quoteId = await quote(user, 'USDT', 'TRX');
    const { exchangeFeePercent, worthInUsdt } = await read(
      sandbox.database,
      async ({ settings }) => settings,
    );
    await write(sandbox.database, (context) =>
      changeSettings(context, { exchangeFeePercent: '5', worthInUsdt: { ...worthInUsdt, TRX: '0.32' } }),
    );
    try {
      expect(await exchange(user, quoteId, usdt('16'))).toMatchObject({
        course: { rate: '6.25' },
        received: { amount: '99.500000' },
        fee: { amount: '0.500000' },
      });
      const next = await exchange(user, await quote(user, 'USDT', 'TRX'), usdt('16'));
      expect(next).toMatchObject({ course: { rate: '3.125' }, fee: { amount: '2.500000' } });
    } finally {
      await write(sandbox.database, (context) =>
        changeSettings(context, { exchangeFeePercent, worthInUsdt }),
      );
    }
  });

  test('used by a deposit cannot be used by an exchange', async () => {
    const user = await sandbox.funded('1000');
    const quoteId = await quote(user, 'USDT', 'BTC');
    await unwrap(
      user.api.POST('/funds/deposits', {
        params: { header: intent() },
        body: {
          plan: 'btc-term-90',
          amount: usdt('128'),
          paymentMethod: 'balance',
          autoinvestment: false,
          quoteId,
        },
      }),
    );
    await expect(exchange(user, quoteId, usdt('50'))).rejects.toEqual(problem('quote_expired'));
  });
});

test('an investor gets too_many_calls after too many quotes, until the window ends', async () => {
  const { api } = await sandbox.confirmed();
  const ask = () =>
    api.GET('/user/exchange-rate', {
      params: { query: { sourceCurrency: 'USDT', targetCurrency: 'BTC' } },
    });
  for (let asked = 0; asked < 120; asked += 1) expect((await ask()).response.status).toBe(200);
  expect((await ask()).response.headers.get('retry-after')).toBe('120');
  await sandbox.control('/clock/advance', { seconds: 120 });
  expect((await ask()).response.status).toBe(200);
});
