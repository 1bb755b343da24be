import { unwrap } from '@meridian/api-client';
import { add, compare, type DecimalString, projectDeposit } from '@meridian/money';
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

test('a projection at the plan’s rate equals what the server accrues and pays out, day by day', async () => {
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
        const projections = made.map((deposit) => ({
          deposit,
          projection: projectDeposit(deposit.plan, deposit.amount.amount, 'planned', {
            periodSeconds: setting.accrualPeriodSeconds,
            mostPoints: deposit.plan.timeInDays + 1,
          }),
        }));
        const read = (id: string) => unwrap(api.GET('/funds/deposits/{id}', { params: { path: { id } } }));
        for (const wait of waits) {
          await sandbox.advance(wait);
          for (const { deposit, projection } of projections) {
            const now = await read(deposit.id);
            expect(now.accrued).toEqual(projection.points[now.accruedDays]!.accruals);
          }
        }
        await sandbox.advance(92);
        for (const { deposit, projection } of projections) {
          expect((await read(deposit.id)).payout).toEqual(projection.atEnd);
          const end = projection.points.at(-1)!;
          const start = Date.parse(deposit.creationDate);
          expect(start + end.seconds * 1000).toBe(Date.parse(deposit.endDate));
        }
        const total = projections.reduce<DecimalString>(
          (sum, { projection }) => add(sum, projection.result.amount),
          '0',
        );
        const balance = await unwrap(api.GET('/user/balance'));
        expect(compare(balance.currencies['USDT']!.available.amount, add(usdt('20000').amount, total))).toBe(
          0,
        );
      },
    ),
    { numRuns: 6 },
  );
});
