import { readFileSync } from 'node:fs';
import { ApiError, type Schema, unwrap } from '@meridian/api-client';
import { add, compare, type DecimalString, isDecimal } from '@meridian/money';
import { afterAll, describe, expect, test } from 'vitest';
import { changeSettings } from '../src/settings/changeSettings.ts';
import type { CompanySettings } from '../src/core/CompanySettings.ts';
import { intent, usdt } from './actions.ts';
import type { TestUser } from './openTestSandbox.ts';
import { numericSettings, settingsReads } from './numericSettings.ts';
import { sharedSandbox } from './sharedSandbox.ts';
import { read, write } from '../src/transaction/TransactionContext.ts';
import * as act from './actions.ts';

type Money = Schema<'Money'>;
type Row = Readonly<Record<string, string>>;

const tronWallet = 'TJRyWwFs9wTFGZg3JbrVriFbNfCug5tDeC';
const bitcoinWallet = 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq';

const cellsOf = (line: string) =>
  line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim());

/** The tables of the document by heading. A row maps column names to cells. */
function readTables(document: string): Map<string, Row[]> {
  const tables = new Map<string, Row[]>();
  for (const section of document.split(/^### /m).slice(1)) {
    const [heading = '', ...lines] = section.split('\n');
    const [names, , ...rows] = lines.filter((line) => line.startsWith('|')).map(cellsOf);
    tables.set(
      heading,
      rows.map((cells) => Object.fromEntries(cells.map((cell, index) => [names?.[index] ?? '', cell]))),
    );
  }
  return tables;
}

const tables = readTables(readFileSync(new URL('../../../docs/business-rules.md', import.meta.url), 'utf8'));

/** Parses `100 USDT`. Throws for any other text. */
function money(text: string | undefined): Money {
  const [amount = '', currency = ''] = (text ?? '').split(' ');
  if (!isDecimal(amount)) throw new Error(`“${text}” is no amount.`);
  return { amount, currency };
}

const words = ({ amount, currency }: Money) => `${amount} ${currency}`;

const sandbox = sharedSandbox();

const systemOf = ({ currency }: Money) => (currency === 'BTC' ? 'btc' : 'usdt-trc20');

const balanceOf = async ({ api }: TestUser, currency = 'USDT') =>
  (await unwrap(api.GET('/user/balance'))).currencies[currency]!;

const availableOf = async (user: TestUser, currency = 'USDT') => (await balanceOf(user, currency)).available;

const askRefill = ({ api }: TestUser, amount: Money) =>
  unwrap(
    api.POST('/funds/refills', { params: { header: intent() }, body: { system: systemOf(amount), amount } }),
  );

/** A new investor with this balance. */
const withMoney = (amount: Money, inviter: string | null = null) => sandbox.funded(amount, { inviter });

const quoteOf = async ({ api }: TestUser, sourceCurrency: string, targetCurrency: string) =>
  unwrap(api.GET('/user/exchange-rate', { params: { query: { sourceCurrency, targetCurrency } } }));

const invest = (
  { api }: TestUser,
  plan: string,
  amount: Money,
  { autoinvestment = false, quoteId }: { autoinvestment?: boolean; quoteId?: string } = {},
) =>
  unwrap(
    api.POST('/funds/deposits', {
      params: { header: intent() },
      body: { plan, amount, paymentMethod: 'balance', autoinvestment, ...(quoteId && { quoteId }) },
    }),
  );

const depositsOf = async ({ api }: TestUser) => await act.listDeposits(api);

async function requestWithdrawal(user: TestUser, amount: Money) {
  const wallet = amount.currency === 'BTC' ? bitcoinWallet : tronWallet;
  const system = systemOf(amount);
  await unwrap(user.api.PATCH('/user-data/wallets/update', { body: { wallets: { [system]: wallet } } }));
  return unwrap(
    user.api.POST('/funds/payments/request', {
      params: { header: intent() },
      body: { system, wallet, amount },
    }),
  );
}

/** Sum of an investor's partner rewards of a type. */
async function rewardsOf({ api }: TestUser, type: 'referral' | 'matching' | 'bonus'): Promise<DecimalString> {
  const { items } = await unwrap(api.GET('/user/operations/', { params: { query: { type, limit: 100 } } }));
  return items.reduce<DecimalString>((sum, { amount }) => add(sum, amount.amount), '0');
}

/** Observations by name. Their subjects are created together, so that the days pass once for all rows. */
type Observations = Readonly<Record<string, () => Promise<string>>>;

/** Advances the clock to the days of the rows, in order, and observes the subject of each row. */
async function observeAfterDays(
  rows: readonly Row[],
  about: string,
  observations: Observations,
): Promise<ReadonlyMap<Row, string>> {
  const seen = new Map<Row, string>();
  let passed = 0;
  for (const row of rows.toSorted((a, b) => Number(a['after days']) - Number(b['after days']))) {
    const days = Number(row['after days']);
    if (days > passed) await sandbox.advance(days - passed);
    passed = days;
    seen.set(row, await observations[row[about]!]!());
  }
  return seen;
}

const codeOf = (error: unknown): string => {
  if (!(error instanceof ApiError)) throw error;
  return Object.values(error.fields)[0] ?? error.code;
};

async function observeExpired(): Promise<ReadonlyMap<Row, string>> {
  const newcomer = await sandbox.register();
  const code = await sandbox.lastCode(newcomer.login);
  const user = await withMoney(usdt('100'));
  const { quoteId } = await quoteOf(user, 'USDT', 'BTC');
  const key = intent();
  const refill = () =>
    unwrap(
      user.api.POST('/funds/refills', {
        params: { header: key },
        body: { system: 'usdt-trc20', amount: usdt('50') },
      }),
    );
  const { id } = await refill();
  return observeAfterDays(tables.get('Retention: what is stored, and for how long')!, 'what', {
    'a code': () =>
      unwrap(newcomer.api.POST('/auth/phone/confirm', { body: { code } })).then(() => 'right', codeOf),
    'a quote': () =>
      unwrap(
        user.api.POST('/user/exchange', {
          params: { header: intent() },
          body: { quoteId, amount: usdt('20') },
        }),
      ).then(() => 'taken', codeOf),
    'a key': async () => ((await refill()).id === id ? 'the same refill' : 'another refill'),
    async 'a message'() {
      const response = await sandbox.control(`/outbox?login=${newcomer.login}`);
      const { items }: { items: readonly unknown[] } = JSON.parse(await response.text());
      return items.length > 0 ? 'in the outbox' : 'deleted';
    },
  });
}

async function observeSubscriptions(): Promise<ReadonlyMap<Row, string>> {
  const [leaving, staying] = [await sandbox.confirmed(), await withMoney(usdt('10'))];
  await act.subscribe(staying.api);
  const notificationsOf = async ({ api }: TestUser) => {
    const { items } = await unwrap(api.GET('/notification'));
    return `${items.filter(({ topic }) => topic === 'subscription').length}`;
  };
  return observeAfterDays(tables.get('Subscription: notification of its end')!, 'bought', {
    nothing: () => notificationsOf(leaving),
    month: () => notificationsOf(staying),
  });
}

/** Switches a deposit per row off and another one on, each in the status of its row. All are made together and end together. */
async function observeSwitches(): Promise<ReadonlyMap<Row, Row>> {
  const rows = tables.get('Deposit: autoinvestment is switched')!;
  const subjects = await withSettings(
    ({ plans }) => ({ plans: plans.map((one) => ({ ...one, startDelaySeconds: 7_200 })) }),
    async () => {
      const made: { row: Row; autoinvestment: boolean; user: TestUser; id: string; days: number }[] = [];
      for (const row of rows) {
        for (const autoinvestment of [false, true]) {
          const body = bodyFor(row['plan']!);
          const user = await withMoney(body);
          const { id, plan } = await invest(user, row['plan']!, body, {
            autoinvestment: !autoinvestment && body.currency === 'USDT',
          });
          made.push({ row, autoinvestment, user, id, days: plan.timeInDays });
        }
      }
      return made;
    },
  );
  const days = Math.max(...subjects.map((subject) => subject.days));
  expect(new Set(subjects.map((subject) => subject.days))).toEqual(new Set([days]));
  const refused = new Map<(typeof subjects)[number], string>();
  const pass = (seconds: number) => sandbox.control('/clock/advance', { seconds });
  const day = 86_400;
  for (const [status, secondsBefore] of [
    ['waiting', 0],
    ['in_work', 7_200],
    ['awaiting_completion', days * day],
    ['closed', 7_200],
  ] as const) {
    if (secondsBefore > 0) await pass(secondsBefore);
    for (const subject of subjects.filter(({ row }) => row['status'] === status)) {
      const { user, id, autoinvestment } = subject;
      expect((await findDeposit(user, id)).status).toBe(status);
      const params = { path: { id } };
      await unwrap(user.api.PATCH('/funds/deposits/{id}', { params, body: { autoinvestment } })).then(
        (changed) => expect(changed).toMatchObject({ id, status, autoinvestment }),
        (error: unknown) => refused.set(subject, codeOf(error)),
      );
    }
  }
  const outcomes = new Map<Row, Row>();
  for (const subject of subjects) {
    const { row, user, id, autoinvestment } = subject;
    const { continuedBy } = await findDeposit(user, id);
    const outcome = refused.get(subject) ?? (continuedBy === null ? 'paid out' : 'renewed');
    outcomes.set(row, { ...outcomes.get(row), [autoinvestment ? 'on' : 'off']: outcome });
  }
  return outcomes;
}

/** Runs the task once; later calls get the same result. */
function once<Result>(task: () => Promise<Result>): () => Promise<Result> {
  let result: Promise<Result> | undefined;
  return () => (result ??= task());
}
const expired = once(observeExpired);
const subscriptions = once(observeSubscriptions);
const switched = once(observeSwitches);

/** Changes settings during a task. */
async function withSettings<Result>(
  change: (settings: CompanySettings) => Partial<CompanySettings>,
  task: () => Promise<Result>,
): Promise<Result> {
  const before = await read(sandbox.database, async ({ settings }) => settings);
  await write(sandbox.database, (context) => changeSettings(context, change(context.settings)));
  try {
    return await task();
  } finally {
    await write(sandbox.database, (context) => changeSettings(context, before));
  }
}

/** Counts, by setting, the figures whose change no response shows. */
async function countUnserved(): Promise<ReadonlyMap<string, number>> {
  const people = [await sandbox.confirmed(), await sandbox.confirmed()] as const;
  const settings = await read(sandbox.database, async (context) => context.settings);
  let reads = settingsReads(sandbox, people);
  const before = new Map<(typeof reads)[number], string>();
  // The stored settings are written too, because a written setting has its keys in another order.
  await withSettings(
    () => settings,
    async () => {
      for (const read of reads) before.set(read, JSON.stringify(await read()));
    },
  );
  /** Starts with the read that showed the last figure: figures of one setting are served together. */
  const isServed = async () => {
    for (const read of reads) {
      if (JSON.stringify(await read()) === before.get(read)) continue;
      reads = [read, ...reads.filter((other) => other !== read)];
      return true;
    }
    return false;
  };
  const unserved = new Map<string, number>();
  for (const { setting, greater } of numericSettings(settings)) {
    if (!(await withSettings(() => greater, isServed)))
      unserved.set(setting, (unserved.get(setting) ?? 0) + 1);
  }
  return unserved;
}
const unservedFigures = once(countUnserved);

/** A programme with this number of levels. Added levels pay a quarter of a percent. */
const withLevels =
  (count: number) =>
  ({ partners }: CompanySettings): Partial<CompanySettings> => ({
    partners: {
      ...partners,
      levels: Array.from(
        { length: count },
        (_, index) => partners.levels[index] ?? { level: index + 1, percent: '0.25' },
      ),
    },
  });

const nowOf = async () => {
  const { now }: { now: string } = JSON.parse(await (await sandbox.control('/clock')).text());
  return Date.parse(now);
};

const hoursBetween = (earlier: string, later: string) =>
  `${(Date.parse(later) - Date.parse(earlier)) / 3_600_000} hours`;

const findDeposit = async (user: TestUser, id: string) =>
  (await depositsOf(user)).find((one) => one.id === id)!;

/** An amount that the plan accepts. */
const bodyFor = (planId: string): Money =>
  planId.startsWith('btc') ? { amount: '1', currency: 'BTC' } : usdt('1000');

const inUsdt = (amount: DecimalString) => words({ amount: add(amount, '0.000000'), currency: 'USDT' });

/** Calls that take 96 USDT from the balance, or 50 for a case. */
const takes: Readonly<Record<string, (user: TestUser) => Promise<unknown>>> = {
  deposit: (user) => invest(user, 'usdt-start-30', usdt('96')),
  withdrawal: (user) => requestWithdrawal(user, usdt('96')),
  async exchange(user) {
    const { quoteId } = await quoteOf(user, 'USDT', 'BTC');
    const params = { header: intent() };
    return unwrap(user.api.POST('/user/exchange', { params, body: { quoteId, amount: usdt('96') } }));
  },
  subscription: ({ api }) =>
    unwrap(
      api.POST('/user/subscription', {
        params: { header: intent() },
        body: { option: 'year', price: usdt('96') },
      }),
    ),
  async case({ api }) {
    const { items } = await unwrap(api.GET('/crypto-cases/all'));
    const { id, price } = items.find(({ price: { amount } }) => amount === '50.000000')!;
    return unwrap(
      api.POST('/crypto-cases/{id}/open', {
        params: { path: { id }, header: intent() },
        body: { confirmedPrice: price },
      }),
    );
  },
};

/** Runs the example of a row, by table, and returns the row with the server's values. */
const examples: Readonly<Record<string, (row: Row) => Promise<Row>>> = {
  async 'Everywhere: what needs 0.000001 USDT more than there is'(row) {
    const user = await withMoney(money(row['available']));
    const error = await takes[row['call']!]!(user).catch((thrown: unknown) => thrown);
    if (!(error instanceof ApiError)) throw new Error(`${row['call']} was not refused.`);
    return {
      ...row,
      status: `${error.status}`,
      code: codeOf(error),
      available: words(await availableOf(user)),
    };
  },

  async 'Refill: what is credited'(row) {
    const user = await sandbox.confirmed();
    const asked = money(row['asked for']);
    const { id } = await askRefill(user, asked);
    if (row['received'] === 'nothing') await sandbox.advance(1);
    else await sandbox.control(`/refills/${id}/settle`, { amount: money(row['received']).amount });
    const { status, rejectionReason } = await act.getRefill(user.api, id);
    expect(rejectionReason).toBe(
      status === 'rejected'
        ? 'The transfer did not come in time. Nothing was credited. If you sent it, do not send it again: write to support with its hash.'
        : null,
    );
    return { ...row, status, available: words(await availableOf(user, asked.currency)) };
  },

  async 'Refill: 100 USDT and their confirmations'(row) {
    const user = await sandbox.confirmed();
    const { id } = await askRefill(user, usdt('100'));
    const confirmations = Number(row['confirmations']);
    if (confirmations > 0) await sandbox.control(`/refills/${id}/confirm`, { confirmations });
    await sandbox.advance(Number(row['after days']));
    const found = await act.getRefill(user.api, id);
    expect(found.confirmations).toBe(confirmations);
    return { ...row, status: found.status, available: words(await availableOf(user)) };
  },

  async 'Refill: what becomes of 100 USDT on inspection'(row) {
    const user = await sandbox.confirmed();
    const { id, requiredConfirmations } = await askRefill(user, usdt('100'));
    await sandbox.control(`/refills/${id}/inspect`, {});
    await sandbox.advance(2);
    const then: Readonly<Record<string, () => Promise<Response | undefined>>> = {
      'left alone': async () => undefined,
      confirmed: () => sandbox.control(`/refills/${id}/confirm`, { confirmations: requiredConfirmations }),
      settled: () => sandbox.control(`/refills/${id}/settle`, {}),
      rejected: () => sandbox.control(`/refills/${id}/reject`, {}),
    };
    await then[row['after 2 days']!]!();
    const { status } = await act.getRefill(user.api, id);
    return { ...row, status, available: words(await availableOf(user)) };
  },

  async 'Refill: 100 USDT that the investor cancels'(row) {
    const user = await sandbox.confirmed();
    const { id } = await askRefill(user, usdt('100'));
    const cancel = () => user.api.POST('/funds/refills/{id}/cancel', { params: { path: { id } } });
    const steps: Readonly<Record<string, () => Promise<unknown>>> = {
      nothing: async () => undefined,
      cancelled: () => unwrap(cancel()),
      seen: () => sandbox.control(`/refills/${id}/confirm`, {}),
      '1 confirmation': () => sandbox.control(`/refills/${id}/confirm`, {}),
      inspected: () => sandbox.control(`/refills/${id}/inspect`, {}),
      settled: () => sandbox.control(`/refills/${id}/settle`, {}),
      expired: () => sandbox.advance(1),
    };
    await steps[row['before']!]!();
    const cancelling = await unwrap(cancel()).then(
      ({ cancelDate }) => (cancelDate === null ? 'not cancelled' : 'cancelled'),
      (error: unknown) => codeOf(error),
    );
    await steps[row['afterwards']!]!();
    const { status } = await act.getRefill(user.api, id);
    return { ...row, cancelling, status, available: words(await availableOf(user)) };
  },

  async 'Deposit: accruals'(row) {
    const body = money(row['body']);
    const user = await withMoney(body);
    await invest(user, row['plan']!, body);
    await sandbox.advance(Number(row['days']));
    const [made] = await depositsOf(user);
    expect(made!.accruedDays).toBe(Number(row['days']));
    expect((await balanceOf(user)).heldAccruals).toEqual(made!.accrued);
    return { ...row, accrued: words(made!.accrued) };
  },

  async 'Deposit: paid in another currency'(row) {
    const paid = money(row['paid']);
    const user = await withMoney(paid);
    const { quoteId } = await quoteOf(user, paid.currency, 'BTC');
    const { amount, course } = await invest(user, row['plan']!, paid, { quoteId });
    return { ...row, rate: course!.rate, body: words(amount) };
  },

  async 'Deposit: its start, its end and its payout'(row) {
    const body = bodyFor(row['plan']!);
    const user = await withMoney(body);
    const made = await invest(user, row['plan']!, body);
    const { id, plan, creationDate, startDate, endDate, payoutDate, nextAccrualDate } = made;
    const { items } = await unwrap(user.api.GET('/settings_other/plans/available'));
    expect(items.find((one) => one.id === plan.id)).toEqual(plan);
    expect(hoursBetween(creationDate, startDate)).toBe(`${plan.startDelaySeconds / 3_600} hours`);
    expect(hoursBetween(endDate, payoutDate)).toBe(`${plan.payoutDelaySeconds / 3_600} hours`);
    expect(hoursBetween(startDate, nextAccrualDate!)).toBe('24 hours');

    const advanceTo = async (moment: string, secondsBefore = 0) => {
      const seconds = (Date.parse(moment) - (await nowOf())) / 1000 - secondsBefore;
      if (seconds > 0) await sandbox.control('/clock/advance', { seconds });
    };
    await advanceTo(startDate);
    const params = { path: { id } };
    const { atEnd } = await unwrap(user.api.GET('/funds/deposits/{id}/closing', { params }));
    expect(atEnd.date).toBe(payoutDate);
    await advanceTo(payoutDate, 1);
    expect(await findDeposit(user, id)).toMatchObject({ closeDate: null, startDate, endDate, payoutDate });
    await advanceTo(payoutDate);
    expect(await findDeposit(user, id)).toMatchObject({ status: 'closed', closeDate: payoutDate });
    expect(await availableOf(user, body.currency)).toEqual(atEnd.receipt);
    return {
      ...row,
      'starts after': hoursBetween(creationDate, startDate),
      works: `${(Date.parse(endDate) - Date.parse(startDate)) / 86_400_000} days`,
      'paid out after': hoursBetween(endDate, payoutDate),
      'at first': made.status,
    };
  },

  async 'Deposit: the end of the term'(row) {
    const body = money(row['body']);
    const user = await withMoney(body);
    const { plan } = await invest(user, row['plan']!, body, {
      autoinvestment: row['autoinvestment'] === 'yes',
    });
    await sandbox.advance(plan.timeInDays);
    // The longest payout delay.
    await sandbox.control('/clock/advance', { seconds: 7_200 });
    const deposits = await depositsOf(user);
    const next = deposits.find(({ status }) => status === 'in_work');
    const ended = deposits.find(({ status }) => status === 'closed');
    return { ...row, 'paid out': words(ended!.payout!), 'works on': next ? words(next.amount) : 'nothing' };
  },

  async 'Deposit: autoinvestment is switched'(row) {
    return { ...row, ...(await switched()).get(row) };
  },

  async 'Deposit: closed early'(row) {
    const body = money(row['body']);
    const user = await withMoney(body);
    const { id } = await invest(user, row['plan']!, body);
    await sandbox.advance(Number(row['after days']));
    const path = { id };
    const { now } = await unwrap(user.api.GET('/funds/deposits/{id}/closing', { params: { path } }));
    const { payout } = await unwrap(
      user.api.POST('/funds/deposits/client/close/{id}', { params: { path, header: intent() } }),
    );
    expect(payout).toEqual(now.receipt);
    expect(await availableOf(user)).toEqual(payout);
    return {
      ...row,
      'exit fee': words(now.exitFee),
      forfeited: words(now.forfeited),
      'comes back': words(payout!),
    };
  },

  async 'Deposit: a part closed early'(row) {
    const body = money(row['body']);
    const part = money(row['part']);
    const user = await withMoney(body);
    const { id } = await invest(user, row['plan']!, body);
    await sandbox.advance(Number(row['after days']));
    const path = { id };
    const query = { amount: part.amount };
    const { now } = await unwrap(user.api.GET('/funds/deposits/{id}/closing', { params: { path, query } }));
    const { payout } = await unwrap(
      user.api.POST('/funds/deposits/{id}/parts', {
        params: { path, header: intent() },
        body: { amount: part },
      }),
    );
    expect(payout).toEqual(now.receipt);
    expect(await availableOf(user)).toEqual(payout);
    const { amount } = await unwrap(user.api.GET('/funds/deposits/{id}', { params: { path } }));
    return {
      ...row,
      'exit fee': words(now.exitFee),
      forfeited: words(now.forfeited),
      'comes back': words(payout!),
      remains: words(amount),
    };
  },

  async 'Deposit: what becomes of accruals'(row) {
    const body = money(row['body']);
    const user = await withMoney(body);
    const { id } = await invest(user, row['plan']!, body);
    await sandbox.advance(Number(row['days']));
    if (row['closed early'] === 'yes') {
      const params = { path: { id }, header: intent() };
      await unwrap(user.api.POST('/funds/deposits/client/close/{id}', { params }));
    }
    const { totals } = await unwrap(user.api.GET('/user/operations/'));
    const { held, released, forfeited, income } = totals[0]!;
    expect((await balanceOf(user)).heldAccruals).toEqual(held);
    return {
      ...row,
      held: words(held),
      released: words(released),
      forfeited: words(forfeited),
      'came in': words(income),
    };
  },

  async 'Withdrawal: fee and net'(row) {
    const amount = money(row['amount']);
    const user = await withMoney(amount);
    const { system, fee, net } = await requestWithdrawal(user, amount);
    expect(await availableOf(user, amount.currency)).toMatchObject({ currency: amount.currency });
    return { ...row, system, fee: words(fee), net: words(net) };
  },

  async 'Withdrawal: what becomes of 100 out of 500'(row) {
    const user = await withMoney(usdt('500'));
    const { id: requestId } = await requestWithdrawal(user, usdt('100'));
    const code = await sandbox.lastCode(user.login);
    const { id } = await act.confirmWithdrawal(user.api, requestId, code);
    const decisions: Readonly<Record<string, string>> = {
      inspected: 'inspect',
      'inspected, then cancelled': 'inspect',
      settled: 'settle',
      rejected: 'reject',
      failed: 'fail',
    };
    const decision = decisions[row['it is']!];
    if (decision !== undefined) await sandbox.control(`/withdrawals/${id}/${decision}`, {});
    if (row['it is'] === 'cancelled' || row['it is'] === 'inspected, then cancelled') {
      const params = { path: { id }, header: intent() };
      await unwrap(user.api.POST('/funds/payments/{id}/cancel', { params })).catch((error: unknown) =>
        expect(codeOf(error)).toBe('update_error'),
      );
    }
    const { status } = await unwrap(user.api.GET('/funds/payments/{id}', { params: { path: { id } } }));
    const { available, inWithdrawal } = await balanceOf(user);
    return { ...row, status, available: words(available), 'in withdrawal': words(inWithdrawal) };
  },

  async 'Subscription: price and end'(row) {
    const user = await withMoney(money(row['available before']));
    const { now } = (await (await sandbox.control('/clock')).json()) as { now: string };
    const { price, balanceAfter, subscription } = await unwrap(
      user.api.POST('/user/subscription', {
        params: { header: intent() },
        body: { option: row['option']!, price: money(row['price']) },
      }),
    );
    const days = (Date.parse(subscription.activeUntil!) - Date.parse(now)) / 86_400_000;
    return {
      ...row,
      price: words(price),
      'available after': words(balanceAfter),
      'active for days': `${days}`,
    };
  },

  async 'Subscription: notification of its end'(row) {
    return { ...row, notifications: (await subscriptions()).get(row) ?? '' };
  },

  async 'Exchange: rate and fee'(row) {
    const sold = money(row['sold']);
    const user = await withMoney(sold);
    const { quoteId, course } = await quoteOf(user, sold.currency, money(row['received']).currency);
    const { fee, received } = await unwrap(
      user.api.POST('/user/exchange', {
        params: { header: intent() },
        body: { quoteId, amount: sold },
      }),
    );
    return { ...row, rate: course.rate, fee: words(fee), received: words(received) };
  },

  async 'Partners: a deposit of 777.777777 USDT'(row) {
    const level = Number(row['level']);
    const top = await sandbox.confirmed();
    let above = top.login;
    for (let between = 1; between < level; between += 1)
      above = (await sandbox.confirmed({ inviter: above })).login;
    await invest(await withMoney(usdt('777.777777'), above), 'usdt-balance-90', usdt('777.777777'));
    const { levels } = await unwrap(top.api.GET('/user/referrals'));
    return {
      ...row,
      percent: levels.find((one) => one.level === level)?.percent ?? 'none',
      reward: inUsdt(await rewardsOf(top, 'referral')),
    };
  },

  async 'Partners: levels that the owner changes'(row) {
    const level = Number(row['level']);
    const levelsWhen = (moment: string) => withLevels(Number(row[`levels when ${moment}`]));
    const top = await sandbox.confirmed();
    const partner = await withSettings(levelsWhen('the partner registers'), async () => {
      let above = top.login;
      for (let between = 1; between < level; between += 1)
        above = (await sandbox.confirmed({ inviter: above })).login;
      return withMoney(usdt('1000'), above);
    });
    await withSettings(levelsWhen('they invest'), () => invest(partner, 'usdt-balance-90', usdt('1000')));
    return { ...row, 'reward for 1000 USDT': inUsdt(await rewardsOf(top, 'referral')) };
  },

  async 'Partners: matching'(row) {
    const inviter = await sandbox.confirmed();
    const body = money(row['body']);
    const partner = await withMoney(body, inviter.login);
    const { plan } = await invest(partner, row['plan']!, body);
    await sandbox.advance(plan.timeInDays);
    const [ended] = await depositsOf(partner);
    return { ...row, accruals: words(ended!.accrued), matched: inUsdt(await rewardsOf(inviter, 'matching')) };
  },

  async 'Partners: what closing early has to cost'(row) {
    const user = await withMoney(usdt('500'));
    const change = ({ plans, partners }: CompanySettings): Partial<CompanySettings> => ({
      plans: plans.map((plan) =>
        plan.id === row['plan'] ? { ...plan, exitFeePercent: row['exit fee'] as DecimalString } : plan,
      ),
      partners: {
        ...partners,
        levels: partners.levels.map((one) =>
          one.level === 1 ? { ...one, percent: row['level 1'] as DecimalString } : one,
        ),
      },
    });
    const taken = await withSettings(change, async () => {
      const { items } = await unwrap(user.api.GET('/settings_other/plans/available'));
      const made = await invest(user, row['plan']!, usdt('500')).then(
        () => 'yes',
        (error: unknown) => (codeOf(error) === 'plan_unavailable' ? 'no' : codeOf(error)),
      );
      expect(items.some(({ id }) => id === row['plan'])).toBe(made === 'yes');
      return made;
    });
    return { ...row, taken };
  },

  async 'Partners: turnover'(row) {
    const inviter = await sandbox.confirmed();
    const turnover = money(row['turnover']);
    await invest(await withMoney(turnover, inviter.login), 'usdt-balance-90', turnover);
    const bonus = await unwrap(inviter.api.GET('/user/bonus'));
    expect(compare(bonus.turnover!.amount, turnover.amount)).toBe(0);
    return {
      ...row,
      'awarded in all': inUsdt(await rewardsOf(inviter, 'bonus')),
      tiers: `${bonus.tiersReached}`,
    };
  },

  async 'Cases: price and attempts'(row) {
    const user = await withMoney(usdt('100'));
    const find = async () =>
      (await unwrap(user.api.GET('/crypto-cases/all'))).items.find(({ name }) => name === row['case'])!;
    const { id, price, attempts, prizes } = await find();
    await unwrap(
      user.api.POST('/crypto-cases/{id}/open', {
        params: { path: { id }, header: intent() },
        body: { confirmedPrice: price },
      }),
    );
    expect((await find()).attemptsLeft).toBe(attempts - 1);
    const [opened] = (await unwrap(user.api.GET('/user/case-operations'))).items;
    expect(opened!.balanceBefore).toEqual(usdt('100.000000'));
    expect(opened!.balanceAfter).toEqual(await availableOf(user));
    const chances = prizes.reduce<DecimalString>((sum, { chancePercent }) => add(sum, chancePercent), '0');
    return { ...row, price: words(price), attempts: `${attempts}`, chances: chances.replace(/\.0+$/, '') };
  },

  async 'Settings: figures that are not served'(row) {
    return { ...row, figures: `${(await unservedFigures()).get(row['setting']!) ?? 0}` };
  },

  async 'Retention: what is stored, and for how long'(row) {
    return { ...row, 'it is': (await expired()).get(row) ?? '' };
  },
};

test('every example of the document is tested here, and no other', () => {
  expect([...tables.keys()].toSorted()).toEqual(Object.keys(examples).toSorted());
  for (const [heading, rows] of tables) expect(rows.length, heading).toBeGreaterThan(0);
});

test('only the figures that the document lists are not served by the API', async () => {
  const named = tables.get('Settings: figures that are not served')!.map((row) => row['setting']);
  expect([...(await unservedFigures()).keys()]).toEqual(named);
});

describe.each([...tables])('%s', (heading, rows) => {
  test.each(rows.map((row) => [Object.values(row).join(' · '), row] as const))('%s', async (_name, row) => {
    expect(await examples[heading]!(row)).toEqual(row);
  });

  // Entries never change, so one check at the end of a table covers all its rows.
  afterAll(async () => expect((await sandbox.ledger()).isBalanced).toBe(true));
});
