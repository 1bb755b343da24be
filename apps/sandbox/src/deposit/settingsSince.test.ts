import { ApiError, unwrap } from '@meridian/api-client';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Database } from '../database/openDatabase.ts';
import { changeSettings } from '../settings/changeSettings.ts';
import type { HouseSettings, Plan } from '../settings/HouseSettings.ts';
import { intent, openTestSandbox, type Person, type TestSandbox, usdt } from '../testing/openTestSandbox.ts';
import { openSeededDatabase } from '../testing/seededPlace.ts';
import { write } from '../work/Work.ts';

let database: Database;
let sandbox: TestSandbox;
beforeEach(async () => {
  database = await openSeededDatabase();
  sandbox = await openTestSandbox({ database });
}, 60_000);
afterEach(() => sandbox.close());

const planId = 'usdt-start-30';

const change = (changed: (settings: HouseSettings) => Partial<HouseSettings>) =>
  write(database, (work) => changeSettings(work, changed(work.settings)));

const changePlan = (terms: Partial<Plan>) =>
  change(({ plans }) => ({
    plans: plans.map((plan) => (plan.id === planId ? { ...plan, ...terms } : plan)),
  }));

const invest = ({ api }: Person, autoinvestment = false) =>
  unwrap(
    api.POST('/funds/deposits', {
      params: { header: intent() },
      body: { plan: planId, amount: usdt('100'), paymentMethod: 'balance', autoinvestment },
    }),
  );

const depositsOf = async ({ api }: Person) => (await unwrap(api.GET('/funds/deposits'))).items;

test.each<[string, Partial<Plan>]>([
  ['was taken off', { onOffer: false }],
  ['costs less to close early than it brings', { exitFeePercent: '1' }],
])('autoinvestment on a plan that %s since pays out, and the investor is told', async (_why, terms) => {
  const person = await sandbox.funded('1000');
  await invest(person, true);
  await changePlan(terms);
  const refused = await invest(person).catch((error: unknown) => error);
  expect(refused instanceof ApiError && refused.code).toBe('plan_unavailable');
  await sandbox.advance(30);
  expect(await depositsOf(person)).toMatchObject([
    { status: 'closed', closeReason: 'term', payout: usdt('103.000000'), continuedBy: null },
  ]);
  const [notice] = (await unwrap(person.api.GET('/notification'))).items;
  expect(notice).toMatchObject({ topic: 'deposit', text: expect.stringContaining('could not continue') });
});
