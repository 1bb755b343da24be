import { unwrap } from '@meridian/api-client';
import { expect, test } from 'vitest';
import { invest, refill } from '../../test/actions.ts';
import type { TestUser } from '../../test/openTestSandbox.ts';
import { sharedSandbox } from '../../test/sharedSandbox.ts';

const sandbox = sharedSandbox();

const balanceOf = ({ api }: TestUser) => unwrap(api.GET('/user/balance'));

test('a balance is pending while a refill or a deposit is not settled', async () => {
  const user = await sandbox.funded('1000');
  expect(await balanceOf(user)).toMatchObject({ pending: false });
  const { id } = await refill(user.api, '50');
  expect(await balanceOf(user)).toMatchObject({ pending: true });
  await sandbox.control(`/refills/${id}/settle`, {});
  expect(await balanceOf(user)).toMatchObject({ pending: false });
  const { items } = await unwrap(user.api.GET('/settings_other/plans/available'));
  const delayed = items.find(({ startDelaySeconds }) => startDelaySeconds > 0)!;
  const investor = await sandbox.funded(delayed.minimumDeposit);
  await invest(investor.api, delayed.minimumDeposit.amount, {
    plan: delayed.id,
    amount: delayed.minimumDeposit,
  });
  expect(await balanceOf(investor)).toMatchObject({ pending: true });
  await sandbox.advance(1);
  expect(await balanceOf(investor)).toMatchObject({ pending: false });
});

test('a balance says what all currencies are worth in one, each rounded down', async () => {
  const user = await sandbox.funded({ amount: '0.01234567', currency: 'BTC' });
  const query = { sourceCurrency: 'BTC', targetCurrency: 'USDT' };
  const { course } = await unwrap(user.api.GET('/user/exchange-rate', { params: { query } }));
  // Six decimals, cut.
  const cents =
    (BigInt(course.rate.replace('.', '')) * 1_234_567n) /
    10n ** BigInt(2 + (course.rate.split('.')[1] ?? '').length);
  const total = `${cents / 1_000_000n}.${String(cents % 1_000_000n).padStart(6, '0')}`;
  expect(await balanceOf(user)).toMatchObject({ worth: { total: { amount: total, currency: 'USDT' } } });
});

test('a balance says when the account was counted last, and nothing before that', async () => {
  const user = await sandbox.funded('10');
  expect(await balanceOf(user)).not.toHaveProperty('countedDate');
  await sandbox.advance(1);
  const { items } = await unwrap(sandbox.guest.GET('/liabilities', { params: { query: { limit: 1 } } }));
  expect(await balanceOf(user)).toMatchObject({ countedDate: items[0]!.takenAt });
});
