import { type ApiClient, type Schema, unwrap } from '@meridian/api-client';
import type { DecimalString } from '@meridian/money';
import { describe, expect, test } from 'vitest';
import * as act from '../../test/actions.ts';
import { usdt } from '../../test/actions.ts';
import type { TestUser } from '../../test/openTestSandbox.ts';
import { problem } from '../../test/problem.ts';
import { sharedSandbox } from '../../test/sharedSandbox.ts';

const sandbox = sharedSandbox();

const limit = (api: ApiClient, kind: Schema<'OwnLimitKind'>, amount: DecimalString | null) =>
  unwrap(
    api.PATCH('/user/protection/limits', {
      body: { kind, limit: amount === null ? null : usdt(amount) },
    }),
  );

const limitOf = async (api: ApiClient, kind: Schema<'OwnLimitKind'>) =>
  (await unwrap(api.GET('/user/protection'))).limits.find((one) => one.kind === kind)!;

async function withdraw({ api, login }: TestUser, amount: DecimalString) {
  const { id } = await act.requestWithdrawal(api, amount);
  return act.confirmWithdrawal(api, id, await sandbox.lastCode(login));
}

/** An investor with a wallet and money. */
async function withWallet(amount: DecimalString): Promise<TestUser> {
  const user = await sandbox.funded(amount);
  await act.addWallet(user.api);
  return user;
}

describe('withdrawals a day', () => {
  test('are refused beyond the limit with what is left, until the next day of UTC', async () => {
    const user = await withWallet('1000');
    await limit(user.api, 'withdrawals_per_day', '120');
    await withdraw(user, '100');
    const { periodEndDate } = await limitOf(user.api, 'withdrawals_per_day');
    await expect(act.requestWithdrawal(user.api, '20.000001')).rejects.toEqual(
      problem('own_limit_reached', {
        status: 409,
        ownLimit: {
          kind: 'withdrawals_per_day',
          limit: usdt('120.000000'),
          left: usdt('20.000000'),
          periodEndDate,
        },
      }),
    );
    await withdraw(user, '20');
    await sandbox.advance(1);
    await withdraw(user, '120');
  });

  test('count in every currency together', async () => {
    const user = await withWallet('1000');
    await sandbox.control('/security-pause', { hours: 0 });
    const address = 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4';
    await unwrap(user.api.PATCH('/user-data/wallets/update', { body: { wallets: { btc: address } } }));
    await limit(user.api, 'withdrawals_per_day', '60');
    const { quoteId } = await unwrap(
      user.api.GET('/user/exchange-rate', {
        params: { query: { sourceCurrency: 'USDT', targetCurrency: 'BTC' } },
      }),
    );
    await unwrap(
      user.api.POST('/user/exchange', {
        params: { header: act.intent() },
        body: { quoteId, amount: usdt('500') },
      }),
    );
    const body = {
      system: 'btc',
      wallet: address,
      amount: { amount: '0.001', currency: 'BTC' },
    } as const;
    const ask = () =>
      unwrap(user.api.POST('/funds/payments/request', { params: { header: act.intent() }, body }));
    // 0.001 BTC is worth 64 USDT.
    await expect(ask()).rejects.toEqual(problem('own_limit_reached'));
    await limit(user.api, 'withdrawals_per_day', null);
    await sandbox.advance(1);
    await ask();
  });

  test('of a cancelled withdrawal count no more', async () => {
    const user = await withWallet('500');
    await limit(user.api, 'withdrawals_per_day', '100');
    const { id } = await withdraw(user, '100');
    await unwrap(
      user.api.POST('/funds/payments/{id}/cancel', { params: { path: { id }, header: act.intent() } }),
    );
    expect((await limitOf(user.api, 'withdrawals_per_day')).used).toEqual(usdt('0.000000'));
    await withdraw(user, '100');
  });
});

describe('new deposits a month', () => {
  test('are refused beyond the limit until the next month, and a renewal is no new one', async () => {
    const { api } = await sandbox.funded('1000');
    await limit(api, 'deposits_per_month', '150');
    await act.invest(api, '100', { autoinvestment: true });
    await expect(act.invest(api, '60')).rejects.toEqual(
      problem('own_limit_reached', {
        status: 409,
        ownLimit: expect.objectContaining({ kind: 'deposits_per_month', left: usdt('50.000000') }),
      }),
    );
    await act.invest(api, '50');
    await sandbox.advance(31);
    expect(await act.listDeposits(api)).toHaveLength(3);
    expect((await limitOf(api, 'deposits_per_month')).used).toEqual(usdt('0.000000'));
    await act.invest(api, '150');
  });
});

describe('a limit', () => {
  test('is lowered at once, and raised or removed a day later in a confirmed session', async () => {
    const { api, login, token } = await sandbox.confirmed();
    const kind = 'withdrawals_per_day';
    await limit(api, kind, '100');
    await sandbox.control('/clock/advance', { seconds: 301 });
    await limit(api, kind, '80');
    await expect(limit(api, kind, '90')).rejects.toEqual(problem('confirmation_required', { status: 403 }));
    await sandbox.confirmSession({ api, login, token });
    await limit(api, kind, '90');
    expect(await limitOf(api, kind)).toMatchObject({
      limit: usdt('80.000000'),
      pending: { limit: usdt('90.000000') },
    });
    await sandbox.advance(1);
    expect(await limitOf(api, kind)).toMatchObject({ limit: usdt('90.000000'), pending: null });
    await sandbox.confirmSession({ api, login, token });
    await limit(api, kind, null);
    // A lower one ends what is pending.
    expect(await limitOf(api, kind)).toMatchObject({ limit: usdt('90.000000'), pending: { limit: null } });
    await limit(api, kind, '10');
    expect(await limitOf(api, kind)).toMatchObject({ limit: usdt('10.000000'), pending: null });
  });

  test.each([
    ['another currency', { amount: '1', currency: 'BTC' }, { 'limit.currency': 'unknown_value' }],
    ['less than nothing', { amount: '-1', currency: 'USDT' }, { limit: 'amount_negative' }],
    ['too many decimals', { amount: '0.0000001', currency: 'USDT' }, { limit: 'too_many_decimals' }],
  ] as const)('of %s is refused', async (_what, money, fields) => {
    const { api } = await sandbox.confirmed();
    const body = { kind: 'withdrawals_per_day', limit: money } as const;
    await expect(unwrap(api.PATCH('/user/protection/limits', { body }))).rejects.toMatchObject({ fields });
  });

  test('holds nothing while the capability is off', async () => {
    const user = await withWallet('500');
    await limit(user.api, 'withdrawals_per_day', '0');
    await sandbox.control('/capabilities', { protection: false });
    try {
      expect(await withdraw(user, '100')).toMatchObject({ status: 'pending' });
    } finally {
      await sandbox.control('/capabilities', { protection: true });
    }
  });
});
