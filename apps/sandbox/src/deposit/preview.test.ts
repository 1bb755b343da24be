import { unwrap } from '@meridian/api-client';
import { add, compare, type DecimalString, incomeAfter, payoutAfter, previewDeposit } from '@meridian/money';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { invest, usdt } from '../../test/actions.ts';
import { openTestSandbox, type TestSandbox } from '../../test/openTestSandbox.ts';

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await openTestSandbox();
});
afterAll(() => sandbox.close());

const body = fc
  .record({ whole: fc.integer({ min: 500, max: 4_000 }), fraction: fc.integer({ min: 0, max: 999_999 }) })
  .map(({ whole, fraction }) => `${whole}.${String(fraction).padStart(6, '0')}` as DecimalString);

test('a preview at the plan’s rate equals what the server accrues and pays out, day by day', async () => {
  const setting = await unwrap(
    sandbox.guest.GET('/settings/{key}', { params: { path: { key: 'deposit' } } }),
  );
  if (setting.key !== 'deposit') throw new Error('The setting has another key.');
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom('usdt-start-30', 'usdt-balance-90'),
      fc.array(body, { minLength: 1, maxLength: 4 }),
      fc.array(fc.integer({ min: 1, max: 20 }), { minLength: 1, maxLength: 3 }),
      async (plan, bodies, waits) => {
        const { api } = await sandbox.funded('20000');
        const made = await Promise.all(bodies.map((amount) => invest(api, amount, { plan })));
        const previews = made.map((deposit) => ({
          deposit,
          preview: previewDeposit(deposit.plan, deposit.amount.amount),
        }));
        const read = (id: string) => unwrap(api.GET('/funds/deposits/{id}', { params: { path: { id } } }));
        for (const wait of waits) {
          await sandbox.advance(wait);
          for (const { id, plan: terms, amount } of made) {
            const { accrued, accruedDays } = await read(id);
            expect(accrued.amount).toBe(incomeAfter(amount.amount, terms, accruedDays));
          }
        }
        await sandbox.advance(92);
        for (const { deposit, preview } of previews) {
          expect((await read(deposit.id)).payout).toEqual(preview.totalBody);
          const seconds = payoutAfter(deposit.plan, setting.accrualPeriodSeconds);
          expect(Date.parse(deposit.creationDate) + seconds * 1000).toBe(Date.parse(deposit.payoutDate));
        }
        const total = previews.reduce<DecimalString>(
          (sum, { preview }) => add(sum, preview.netIncome.amount),
          '0',
        );
        const balance = await unwrap(api.GET('/user/balance'));
        expect(compare(balance.currencies['USDT']!.available.amount, add(usdt('20000').amount, total))).toBe(
          0,
        );
      },
    ),
    { numRuns: 3, seed: 26 },
  );
});
