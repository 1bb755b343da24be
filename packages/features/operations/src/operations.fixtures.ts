import type { Schema } from '@meridian/api-client';

const usdt = (amount: `${number}`) => ({ amount, currency: 'USDT' }) as const;
const btc = (amount: `${number}`) => ({ amount, currency: 'BTC' }) as const;

type Operation = Schema<'Operation'>;

/** A held accrual, which does not change the balance. */
const accrual = {
  id: '0198fd04-2c80-7f19-a3d6-5e1b8a4c7d02',
  date: '2026-10-03T09:40:00Z',
  type: 'accrual',
  subject: 'deposit_accrual',
  subjectId: '0198f7c5-2b41-7d0a-9c55-31e7a2b46f08',
  amount: usdt('1.400000'),
  accrual: { status: 'held', date: null },
  balanceAfter: usdt('250.000000'),
  plan: 'Start',
  hash: null,
  counterpart: null,
  comment: null,
} satisfies Operation;

/** A paid out accrual. */
const releasedAccrual = {
  ...accrual,
  id: '0198f7bb-2c80-7f19-a3d6-5e1b8a4c7d03',
  date: '2026-09-02T09:40:00Z',
  subjectId: '0198f7a1-2b41-7d0a-9c55-31e7a2b46f09',
  amount: usdt('3.000000'),
  accrual: { status: 'released', date: '2026-09-30T09:40:00Z' },
} satisfies Operation;

/** A lost accrual: its deposit was closed early. */
const forfeitedAccrual = {
  ...releasedAccrual,
  id: '0198f7bb-2c80-7f19-a3d6-5e1b8a4c7d04',
  date: '2026-09-01T09:40:00Z',
  subjectId: '0198f7a1-2b41-7d0a-9c55-31e7a2b46f0a',
  amount: usdt('0.500000'),
  accrual: { status: 'forfeited', date: '2026-09-05T09:40:00Z' },
} satisfies Operation;

const depositOpened = {
  ...accrual,
  id: '0198f7c5-2b42-7a0c-8e64-7b2d9f5c1e80',
  date: '2026-10-02T09:40:00Z',
  type: 'system',
  subject: 'deposit_opened',
  amount: usdt('-1000.000000'),
  accrual: null,
} satisfies Operation;

const refill = {
  ...depositOpened,
  id: '0198f7c4-64b0-7e11-8f5a-0c9d2b7e6a43',
  date: '2026-10-02T09:30:00Z',
  subject: 'refill',
  subjectId: '0198f7be-41d7-7c3a-b0e2-5a9f7d18c604',
  amount: usdt('1250.000000'),
  balanceAfter: usdt('1250.000000'),
  plan: null,
  hash: '7c1f0e5ab2d94c3e8f6a1b0d2c4e6f8091a2b3c4d5e6f70819293a4b5c6d7e8f',
} satisfies Operation;

const referralReward = {
  ...refill,
  id: '0198f7c3-5a10-7b2c-9d3e-4f5061728394',
  date: '2026-10-01T08:00:00Z',
  type: 'referral',
  subject: 'referral_reward',
  subjectId: null,
  amount: usdt('0.012345'),
  balanceAfter: usdt('0.012345'),
  hash: null,
  comment: 'Level 1, anna2024',
} satisfies Operation;

const bitcoinRefill = {
  ...refill,
  id: '0198f7bc-77aa-7d10-8b3e-1f2a3b4c5d6e',
  date: '2026-09-20T07:44:00Z',
  amount: btc('0.01234567'),
  balanceAfter: btc('0.01234567'),
} satisfies Operation;

/** Operations a second apart, newest first, for lists longer than a page. */
export function manyOperations(count: number): Operation[] {
  const operations = Array.from({ length: count }, (_, index) => ({
    ...refill,
    id: `0198f7c4-0000-7000-8000-${String(index).padStart(12, '0')}`,
    date: new Date(Date.parse('2026-09-01T08:00:00Z') + index * 1000).toISOString(),
    amount: usdt(`${index}`),
  }));
  return operations.reverse();
}

/** Three pages: a refill, a deposit, accruals of every status, a reward, a second currency, and forty small refills. */
export const someOperations: readonly Operation[] = [
  accrual,
  depositOpened,
  refill,
  referralReward,
  bitcoinRefill,
  releasedAccrual,
  forfeitedAccrual,
  ...manyOperations(40),
];

/** The totals of `someOperations`. */
export const someTotals = [
  {
    income: usdt('2033.012345'),
    expense: usdt('-1000.000000'),
    held: usdt('1.400000'),
    released: usdt('3.000000'),
    forfeited: usdt('0.500000'),
  },
  {
    income: btc('0.01234567'),
    expense: btc('0.00000000'),
    held: btc('0.00000000'),
    released: btc('0.00000000'),
    forfeited: btc('0.00000000'),
  },
] satisfies Schema<'OperationTotal'>[];

/** Some weeks of `someOperations`. Its first kinds. */
export const someBreakdown = {
  currency: 'USDT',
  unit: 'week',
  spans: [
    { from: '2026-09-20', to: '2026-09-20', income: usdt('0.000000'), expense: usdt('0.000000') },
    { from: '2026-09-21', to: '2026-09-27', income: usdt('783.000000'), expense: usdt('0.000000') },
    { from: '2026-09-28', to: '2026-10-03', income: usdt('1250.012345'), expense: usdt('-1000.000000') },
  ],
  kinds: [
    { kind: 'refill', income: usdt('2033.000000'), expense: usdt('0.000000') },
    { kind: 'deposit', income: usdt('0.000000'), expense: usdt('-1000.000000') },
    { kind: 'reward', income: usdt('0.012345'), expense: usdt('0.000000') },
  ],
} satisfies Schema<'OperationBreakdown'>;

export const balance = {
  type: 'balance',
  currency: 'USDT',
  pending: false,
  currencies: {
    USDT: {
      decimals: 6,
      available: usdt('250.000000'),
      onDeposit: usdt('1000.000000'),
      inWithdrawal: usdt('0.000000'),
      heldAccruals: usdt('1.400000'),
      total: usdt('1250.000000'),
    },
    BTC: {
      decimals: 8,
      available: btc('0.01234567'),
      onDeposit: btc('0.00000000'),
      inWithdrawal: btc('0.00000000'),
      heldAccruals: btc('0.00000000'),
      total: btc('0.01234567'),
    },
  },
} satisfies Schema<'Balance'>;

export const noOperations = {
  items: [],
  page: 1,
  limit: 20,
  total: 0,
  pages: 0,
  totals: [],
  breakdown: null,
  nextCursor: null,
} satisfies Schema<'OperationPage'>;

/** An amount of 30 digits, and a comment that a spreadsheet would run as a formula. */
export const vastOperations = {
  items: [
    {
      ...refill,
      amount: usdt('123456789012345678901234567890.000000'),
      balanceAfter: usdt('123456789012345678901234567890.000000'),
      comment: '=HYPERLINK("http://example.test"; "Claim")',
    },
  ],
  page: 1,
  limit: 20,
  total: 1,
  pages: 1,
  totals: [
    {
      income: usdt('123456789012345678901234567890.000000'),
      expense: usdt('0.000000'),
      held: usdt('0.000000'),
      released: usdt('0.000000'),
      forfeited: usdt('0.000000'),
    },
  ],
  breakdown: null,
  nextCursor: null,
} satisfies Schema<'OperationPage'>;

/** October in dollars: 0 + 1,250.012345 − 1,000 = 250.012345. */
export const statement = {
  date: '2026-11-02T08:00:00Z',
  currency: 'USDT',
  from: '2026-10-01',
  to: '2026-10-31',
  opening: usdt('0.000000'),
  income: usdt('1250.012345'),
  expense: usdt('-1000.000000'),
  closing: usdt('250.012345'),
  count: 3,
  lines: [
    { subject: 'refill', count: 1, amount: usdt('1250.000000') },
    { subject: 'referral_reward', count: 1, amount: usdt('0.012345') },
    { subject: 'deposit_opened', count: 1, amount: usdt('-1000.000000') },
  ],
} satisfies Schema<'Statement'>;

/** Nothing happened in the period. */
export const quietStatement = {
  ...statement,
  opening: statement.closing,
  income: usdt('0.000000'),
  expense: usdt('0.000000'),
  count: 0,
  lines: [],
} satisfies Schema<'Statement'>;

/** 2026 in two currencies, without values. USDT: 100 + 1,250 − 1,064 = 286. BTC: 0 + 0.001 − 0.000002 = 0.000998. */
export const yearlyReport = {
  date: '2026-10-15T08:00:00Z',
  year: 2026,
  firstYear: 2025,
  from: '2026-01-01',
  to: '2026-12-31',
  displayCurrency: null,
  source: null,
  currencies: [
    {
      currency: 'USDT',
      opening: usdt('100.000000'),
      income: usdt('1250.000000'),
      expense: usdt('-1064.000000'),
      closing: usdt('286.000000'),
      count: 4,
    },
    {
      currency: 'BTC',
      opening: btc('0.00000000'),
      income: btc('0.00100000'),
      expense: btc('-0.00000200'),
      closing: btc('0.00099800'),
      count: 2,
    },
  ],
  sections: [
    {
      section: 'refills',
      value: null,
      lines: [{ subject: 'refill', count: 2, amount: usdt('1250.000000'), value: null }],
    },
    {
      section: 'fees',
      value: null,
      lines: [{ subject: 'exchange_fee', count: 1, amount: btc('-0.00000200'), value: null }],
    },
    {
      section: 'exchanges',
      value: null,
      lines: [
        { subject: 'exchange_sold', count: 1, amount: usdt('-64.000000'), value: null },
        { subject: 'exchange_bought', count: 1, amount: btc('0.00100000'), value: null },
      ],
    },
    {
      section: 'deposits',
      value: null,
      lines: [{ subject: 'deposit_opened', count: 1, amount: usdt('-1000.000000'), value: null }],
    },
  ],
  exchanges: [
    {
      count: 1,
      sold: usdt('64.000000'),
      bought: btc('0.00100000'),
      soldValue: null,
      boughtValue: null,
    },
  ],
} satisfies Schema<'YearlyReport'>;

const worth = (amount: `${number}`) => ({ amount, operationsWithoutCourse: 0 }) as const;

/** The same year valued in euros. The course of one refill is not known. */
export const valuedReport = {
  ...yearlyReport,
  displayCurrency: 'EUR',
  source: 'Sample courses, not market ones',
  sections: [
    {
      section: 'refills',
      value: { amount: null, operationsWithoutCourse: 1 },
      lines: [
        {
          subject: 'refill',
          count: 2,
          amount: usdt('1250.000000'),
          value: { amount: null, operationsWithoutCourse: 1 },
        },
      ],
    },
    {
      section: 'prizes',
      value: worth('-3.69'),
      lines: [
        { subject: 'case_bought', count: 1, amount: usdt('-5.000000'), value: worth('-4.61') },
        { subject: 'case_prize', count: 3, amount: usdt('1.000000'), value: worth('0.92') },
      ],
    },
    {
      section: 'exchanges',
      value: worth('0.00'),
      lines: [
        { subject: 'exchange_sold', count: 1, amount: usdt('-64.000000'), value: worth('-58.98') },
        { subject: 'exchange_bought', count: 1, amount: btc('0.00100000'), value: worth('58.98') },
      ],
    },
  ],
  exchanges: [
    {
      count: 1,
      sold: usdt('64.000000'),
      bought: btc('0.00100000'),
      soldValue: worth('58.98'),
      boughtValue: worth('58.98'),
    },
  ],
} satisfies Schema<'YearlyReport'>;

/** Nothing happened in the year. */
export const quietReport = {
  ...yearlyReport,
  currencies: [],
  sections: [],
  exchanges: [],
} satisfies Schema<'YearlyReport'>;

export const hrefs = {
  statement: '#statement',
  refill: '#refill',
  refillDetails: (id: string) => `#refill/${id}`,
  depositDetails: (id: string) => `#deposits/${id}`,
  withdrawalDetails: (id: string) => `#withdrawal/${id}`,
};
