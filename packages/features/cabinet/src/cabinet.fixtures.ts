import type { Schema } from '@meridian/api-client';
import { multiply } from '@meridian/money';

/**
 * A good day, 15 October: 1,500 USDT refilled, 1,000 of it at work for thirteen days, a reward of 12.50, and a
 * withdrawal of 257.50 with its fee of 5. Every figure follows from these.
 */
export const balance = {
  type: 'balance',
  currency: 'USDT',
  pending: false,
  worth: {
    total: { amount: '2053.131250', currency: 'USDT' },
    courseDate: '2026-10-15T12:00:00Z',
  },
  countedDate: '2026-10-15T03:00:00Z',
  currencies: {
    USDT: {
      decimals: 6,
      available: { amount: '250.000000', currency: 'USDT' },
      onDeposit: { amount: '1000.000000', currency: 'USDT' },
      inWithdrawal: { amount: '0.000000', currency: 'USDT' },
      heldAccruals: { amount: '18.200000', currency: 'USDT' },
      total: { amount: '1250.000000', currency: 'USDT' },
    },
    BTC: {
      decimals: 8,
      available: { amount: '0.01250000', currency: 'BTC' },
      onDeposit: { amount: '0.00000000', currency: 'BTC' },
      inWithdrawal: { amount: '0.00000000', currency: 'BTC' },
      heldAccruals: { amount: '0.00000000', currency: 'BTC' },
      total: { amount: '0.01250000', currency: 'BTC' },
    },
    ETH: {
      decimals: 18,
      available: { amount: '0.000000000000000000', currency: 'ETH' },
      onDeposit: { amount: '0.000000000000000000', currency: 'ETH' },
      inWithdrawal: { amount: '0.000000000000000000', currency: 'ETH' },
      heldAccruals: { amount: '0.000000000000000000', currency: 'ETH' },
      total: { amount: '0.000000000000000000', currency: 'ETH' },
    },
  },
} satisfies Schema<'Balance'>;

const { worth: _unknown, ...withoutWorth } = balance;

/** The same while the server does not know the courses. */
export const withoutCourses: Schema<'Balance'> = withoutWorth;

const nothing = { amount: '0.000000', currency: 'USDT' } satisfies Schema<'Money'>;

/** An account that was created a minute ago. */
export const emptyBalance = {
  type: 'balance',
  currency: 'USDT',
  pending: false,
  worth: { total: nothing, courseDate: '2026-10-15T12:00:00Z' },
  currencies: {
    USDT: {
      decimals: 6,
      available: nothing,
      onDeposit: nothing,
      inWithdrawal: nothing,
      heldAccruals: nothing,
      total: nothing,
    },
  },
} satisfies Schema<'Balance'>;

/** Very long amounts, to test the layout. */
export const vastBalance = {
  type: 'balance',
  currency: 'ETH',
  pending: false,
  currencies: {
    ETH: {
      decimals: 18,
      available: { amount: '123456789012.123456789012345678', currency: 'ETH' },
      onDeposit: { amount: '1000.000000000000000001', currency: 'ETH' },
      inWithdrawal: { amount: '2.500000000000000000', currency: 'ETH' },
      heldAccruals: { amount: '18.200000000000000007', currency: 'ETH' },
      total: { amount: '123456790014.623456789012345679', currency: 'ETH' },
    },
  },
} satisfies Schema<'Balance'>;

const usdt = (amount: `${number}`) => ({ amount, currency: 'USDT' }) as const;
const btc = (amount: `${number}`) => ({ amount, currency: 'BTC' }) as const;
const eth = (amount: `${number}`) => ({ amount, currency: 'ETH' }) as const;

/** Nothing came of the money but these parts. */
const resultIn = (
  zero: Schema<'Money'>,
  parts: Partial<Schema<'MoneyResult'>> = {},
): Schema<'MoneyResult'> => ({
  putIn: zero,
  takenOut: zero,
  exchanged: zero,
  income: zero,
  prizes: zero,
  casePrices: zero,
  fees: zero,
  subscriptions: zero,
  result: zero,
  ...parts,
});

/** A withdrawal, a prize that cost more than it brought, and a reward for partners. */
export const statistics = {
  refill: { amount: '1500.000000', currency: 'USDT' },
  withdraw: { amount: '257.500000', currency: 'USDT' },
  activeDeposits: { amount: '1000.000000', currency: 'USDT' },
  earned: { amount: '0.000000', currency: 'USDT' },
  referrals: { amount: '12.500000', currency: 'USDT' },
  total: { amount: '1250.000000', currency: 'USDT' },
  depositsResult: nothing,
  fees: { amount: '5.000000', currency: 'USDT' },
  result: resultIn(nothing, {
    putIn: usdt('1500.000000'),
    takenOut: usdt('257.500000'),
    income: usdt('12.500000'),
    prizes: usdt('4.000000'),
    casePrices: usdt('4.000000'),
    fees: usdt('5.000000'),
    result: usdt('7.500000'),
  }),
  overall: resultIn(nothing, {
    putIn: usdt('2303.131250'),
    takenOut: usdt('257.500000'),
    income: usdt('12.500000'),
    prizes: usdt('4.000000'),
    casePrices: usdt('4.000000'),
    fees: usdt('5.000000'),
    result: usdt('7.500000'),
  }),
  others: [
    {
      refill: { amount: '0.01250000', currency: 'BTC' },
      withdraw: { amount: '0.00000000', currency: 'BTC' },
      activeDeposits: { amount: '0.00000000', currency: 'BTC' },
      earned: { amount: '0.00000000', currency: 'BTC' },
      referrals: { amount: '0.00000000', currency: 'BTC' },
      total: { amount: '0.01250000', currency: 'BTC' },
      depositsResult: { amount: '0.00000000', currency: 'BTC' },
      fees: { amount: '0.00000000', currency: 'BTC' },
      result: resultIn(btc('0.00000000'), { putIn: btc('0.01250000') }),
    },
  ],
} satisfies Schema<'Statistics'>;

/** Deposits in USDT and BTC and a balance in ETH, with held or pending amounts in each. */
export const threeCurrencies = {
  balance: {
    ...balance,
    // At 64,250.5 USDT for a bitcoin and 2,500 for an ether.
    worth: { ...balance.worth, total: { amount: '15262.575000', currency: 'USDT' } },
    currencies: {
      USDT: { ...balance.currencies.USDT },
      BTC: {
        decimals: 8,
        available: btc('0.10000000'),
        onDeposit: btc('0.05000000'),
        inWithdrawal: btc('0.00000000'),
        heldAccruals: btc('0.00112500'),
        total: btc('0.15000000'),
      },
      ETH: {
        decimals: 18,
        available: eth('1.500000000000000001'),
        onDeposit: eth('0.000000000000000000'),
        inWithdrawal: eth('0.250000000000000000'),
        heldAccruals: eth('0.000000000000000000'),
        total: eth('1.750000000000000001'),
      },
    },
  } satisfies Schema<'Balance'>,
  statistics: {
    ...statistics,
    others: [
      {
        refill: btc('0.15000000'),
        withdraw: btc('0.00000000'),
        activeDeposits: btc('0.05000000'),
        earned: btc('0.00225000'),
        referrals: btc('0.00000000'),
        total: btc('0.15000000'),
        depositsResult: btc('0.00225000'),
        fees: btc('0.00005000'),
        result: resultIn(btc('0.00000000'), {
          putIn: btc('0.15000000'),
          exchanged: btc('-0.00220000'),
          income: btc('0.00225000'),
          fees: btc('0.00005000'),
          result: btc('0.00220000'),
        }),
      },
      {
        refill: eth('1.750000000000000001'),
        withdraw: eth('0.000000000000000000'),
        activeDeposits: eth('0.000000000000000000'),
        earned: eth('0.000000000000000000'),
        referrals: eth('0.000000000000000000'),
        total: eth('1.750000000000000001'),
        depositsResult: eth('0.000000000000000000'),
        fees: eth('0.000000000000000000'),
        result: resultIn(eth('0.000000000000000000'), { putIn: eth('1.750000000000000001') }),
      },
    ],
  } satisfies Schema<'Statistics'>,
};

export const emptyStatistics = {
  refill: nothing,
  withdraw: nothing,
  activeDeposits: nothing,
  earned: nothing,
  referrals: nothing,
  total: nothing,
  depositsResult: nothing,
  fees: nothing,
  result: resultIn(nothing),
  overall: resultIn(nothing),
  others: [],
} satisfies Schema<'Statistics'>;

export const deposit = {
  id: '0198f7c5-2b41-7d0a-9c55-31e7a2b46f08',
  plan: {
    id: 'usdt-balance-90',
    name: 'Quarter',
    description: 'A middle term for money that is not needed this quarter.',
    currency: 'USDT',
    decimals: 6,
    dailyYieldPercent: '0.14',
    timeInDays: 90,
    minimumDeposit: { amount: '500.000000', currency: 'USDT' },
    maximumDeposit: { amount: '50000.000000', currency: 'USDT' },
    autoinvestment: true,
    split: { savingsPercent: '30', activePercent: '70' },
    exitFeePercent: '7.5',
    startDelaySeconds: 0,
    payoutDelaySeconds: 7_200,
  },
  amount: { amount: '1000.000000', currency: 'USDT' },
  paid: { amount: '1000.000000', currency: 'USDT' },
  course: null,
  status: 'in_work',
  creationDate: '2026-10-02T09:40:00Z',
  startDate: '2026-10-02T09:40:00Z',
  endDate: '2026-12-31T09:40:00Z',
  payoutDate: '2026-12-31T11:40:00Z',
  closeDate: null,
  autoinvestment: true,
  accrued: { amount: '18.200000', currency: 'USDT' },
  accruedDays: 13,
  nextAccrualDate: '2026-10-16T09:40:00Z',
  dailyIncome: { amount: '1.400000', currency: 'USDT' },
  netIncome: { amount: '126.000000', currency: 'USDT' },
  totalBody: { amount: '1126.000000', currency: 'USDT' },
  closeReason: null,
  payout: null,
  continuedBy: null,
} satisfies Schema<'Deposit'>;

/** Just paid in bitcoin; the term has not started. */
export const waitingDeposit = {
  ...deposit,
  id: '0198f80a-9d31-7e02-ae44-6b8f21c05d73',
  plan: { ...deposit.plan, startDelaySeconds: 7_200 },
  amount: { amount: '642.505000', currency: 'USDT' },
  paid: { amount: '0.01000000', currency: 'BTC' },
  course: { from: 'BTC', to: 'USDT', rate: '64250.5' },
  status: 'waiting',
  creationDate: '2026-10-15T11:58:25Z',
  startDate: '2026-10-15T13:58:25Z',
  endDate: '2027-01-13T13:58:25Z',
  payoutDate: '2027-01-13T15:58:25Z',
  autoinvestment: false,
  accrued: nothing,
  accruedDays: 0,
  nextAccrualDate: '2026-10-16T13:58:25Z',
  dailyIncome: { amount: '0.899507', currency: 'USDT' },
  netIncome: { amount: '80.955630', currency: 'USDT' },
  totalBody: { amount: '723.460630', currency: 'USDT' },
} satisfies Schema<'Deposit'>;

/** A page of the deposits with the requested status. */
export function pageOf(
  deposits: readonly Schema<'Deposit'>[],
  statuses: readonly string[],
): Schema<'DepositPage'> {
  const items = deposits.filter(({ status }) => statuses.includes(status));
  return { items, page: 1, limit: 100, total: items.length };
}

const fiveCurrencies = ['USDT', 'BTC', 'ETH', 'TRX', 'USDC'] as const;
const longestName = 'Сбалансированный долгосрочный';

/** Forty deposits in five currencies, with amounts of nine digits and the longest name of a plan. */
export const manyDeposits = Array.from({ length: 40 }, (_, index) => {
  const currency = fiveCurrencies[index % fiveCurrencies.length] ?? 'USDT';
  const money = (amount: `${number}`) => ({ amount, currency });
  const day = String((index % 28) + 1).padStart(2, '0');
  return {
    ...deposit,
    id: `0198f7c5-2b41-7d0a-9c55-${String(index).padStart(12, '0')}`,
    plan: { ...deposit.plan, name: longestName, currency },
    amount: money('123456789.12'),
    accrued: money('1234567.89'),
    dailyIncome: money('123456.78'),
    netIncome: money('11111110.20'),
    totalBody: money('134567899.32'),
    endDate: `2026-12-${day}T09:40:00Z`,
    payoutDate: `2026-12-${day}T11:40:00Z`,
  };
}) satisfies Schema<'Deposit'>[];

/** The balance of these deposits. */
export const manyBalance = {
  type: 'balance',
  currency: 'USDT',
  pending: false,
  worth: {
    total: { amount: '987654321987.654321', currency: 'USDT' },
    courseDate: '2026-10-15T12:00:00Z',
  },
  currencies: Object.fromEntries(
    fiveCurrencies.map((currency) => {
      const money = (amount: `${number}`) => ({ amount, currency });
      return [
        currency,
        {
          decimals: 6,
          available: money('123456789.123456'),
          onDeposit: money('987654312.960000'),
          inWithdrawal: money('12345678.900000'),
          heldAccruals: money('9876543.120000'),
          total: money('1123456780.983456'),
        },
      ];
    }),
  ),
} satisfies Schema<'Balance'>;

/** Withdrawals need a subscription, which ends. */
export const user = {
  id: '0198f7b0-11c2-7d5e-9a40-2f6b8c1d3e57',
  emailConfirmed: false,
  subscription: { active: true, option: 'quarter', activeUntil: '2026-12-31T10:00:00Z' },
} satisfies Pick<Schema<'User'>, 'id' | 'emailConfirmed' | 'subscription'>;

export const hrefs = {
  refill: '#refill',
  deposits: '#deposits',
  invest: '#invest',
  withdrawal: '#withdrawal',
  exchange: '#exchange',
  operations: '#operations',
  confirmEmail: '#confirm-email',
  wallets: '#wallets',
  subscription: '#subscription',
  liabilities: '#counted',
};

type Movement = Pick<Schema<'Operation'>, 'date' | 'type' | 'subject'> & {
  amount: `${number}`;
  balanceAfter: `${number}`;
  accrual?: Schema<'Operation'>['accrual'];
};

const movements: Movement[] = [
  {
    date: '2026-10-15T09:40:00Z',
    type: 'accrual',
    subject: 'deposit_accrual',
    amount: '1.400000',
    balanceAfter: '250.000000',
    accrual: { status: 'held', date: null },
  },
  {
    date: '2026-10-14T14:05:20Z',
    type: 'system',
    subject: 'withdrawal_fee',
    amount: '-5.000000',
    balanceAfter: '250.000000',
  },
  {
    date: '2026-10-14T14:05:20Z',
    type: 'system',
    subject: 'withdrawal',
    amount: '-257.500000',
    balanceAfter: '255.000000',
  },
  {
    date: '2026-10-14T09:40:00Z',
    type: 'accrual',
    subject: 'deposit_accrual',
    amount: '1.400000',
    balanceAfter: '512.500000',
    accrual: { status: 'held', date: null },
  },
  {
    date: '2026-10-13T09:40:00Z',
    type: 'accrual',
    subject: 'deposit_accrual',
    amount: '1.400000',
    balanceAfter: '512.500000',
    accrual: { status: 'held', date: null },
  },
  {
    date: '2026-10-12T09:40:00Z',
    type: 'accrual',
    subject: 'deposit_accrual',
    amount: '1.400000',
    balanceAfter: '512.500000',
    accrual: { status: 'held', date: null },
  },
  {
    date: '2026-10-11T19:12:44Z',
    type: 'referral',
    subject: 'referral_reward',
    amount: '12.500000',
    balanceAfter: '512.500000',
  },
  {
    date: '2026-10-11T09:40:00Z',
    type: 'accrual',
    subject: 'deposit_accrual',
    amount: '1.400000',
    balanceAfter: '500.000000',
    accrual: { status: 'held', date: null },
  },
  {
    date: '2026-10-10T09:40:00Z',
    type: 'accrual',
    subject: 'deposit_accrual',
    amount: '1.400000',
    balanceAfter: '500.000000',
    accrual: { status: 'held', date: null },
  },
  {
    date: '2026-10-09T09:40:00Z',
    type: 'accrual',
    subject: 'deposit_accrual',
    amount: '1.400000',
    balanceAfter: '500.000000',
    accrual: { status: 'held', date: null },
  },
];

const operation = ({ amount, balanceAfter, accrual = null, ...movement }: Movement, index: number) =>
  ({
    ...movement,
    id: `0198fd04-2c80-7f19-a3d6-5e1b8a4c7d0${index}`,
    subjectId: deposit.id,
    accrual,
    amount: { amount, currency: 'USDT' },
    balanceAfter: { amount: balanceAfter, currency: 'USDT' },
    plan: /^(deposit|accruals)/.test(movement.subject) ? deposit.plan.name : null,
    hash: null,
    counterpart: null,
    comment: null,
  }) satisfies Schema<'Operation'>;

export const operations = {
  items: movements.map(operation),
  page: 1,
  limit: 10,
  total: 18,
  pages: 2,
  totals: [
    {
      income: { amount: '1512.500000', currency: 'USDT' },
      expense: { amount: '-1262.500000', currency: 'USDT' },
      held: { amount: '18.200000', currency: 'USDT' },
      released: nothing,
      forfeited: nothing,
    },
  ],
  breakdown: null,
  nextCursor: null,
} satisfies Schema<'OperationPage'>;

export const refillOnly: Schema<'OperationPage'> = {
  ...operations,
  items: [
    operation(
      {
        date: '2026-10-15T09:40:00Z',
        type: 'system',
        subject: 'refill',
        amount: '250.000000',
        balanceAfter: '250.000000',
      },
      0,
    ),
  ],
  total: 1,
  pages: 1,
};

export const noOperations = {
  items: [],
  page: 1,
  limit: 10,
  total: 0,
  pages: 0,
  totals: [],
  breakdown: null,
  nextCursor: null,
} satisfies Schema<'OperationPage'>;

export const noRefills = { items: [], page: 1, limit: 20, total: 0 } satisfies Schema<'RefillPage'>;

export const awaitedRefill: Schema<'Refill'> = {
  id: '0198f7c2-8f0e-7bb5-a4e7-6d1f0c2f9a31',
  date: '2026-10-15T11:58:20Z',
  amount: { amount: '500.000000', currency: 'USDT' },
  system: 'usdt-trc20',
  status: 'waiting',
  hash: null,
  creationDate: '2026-10-15T11:58:20Z',
  creditDate: null,
  cancelDate: null,
  expiryDate: null,
  requestedAmount: { amount: '500.000000', currency: 'USDT' },
  creditedAmount: null,
  address: 'TSExePAtJbR32eZ6wTXX6iNVeZ8mLwLeE7',
  network: 'TRON (TRC-20)',
  confirmations: 0,
  requiredConfirmations: 19,
  rejectionReason: null,
};

/** The last week of the good day: the reward of 11 October and the withdrawal of the 14th. */
export const history = {
  currency: 'USDT',
  points: (
    [
      ['2026-10-09', '500.000000', '1500.000000'],
      ['2026-10-10', '500.000000', '1500.000000'],
      ['2026-10-11', '512.500000', '1512.500000'],
      ['2026-10-12', '512.500000', '1512.500000'],
      ['2026-10-13', '512.500000', '1512.500000'],
      ['2026-10-14', '250.000000', '1250.000000'],
      ['2026-10-15', '250.000000', '1250.000000'],
    ] as const
  ).map(([date, available, total]) => ({
    date,
    available: usdt(available),
    onDeposit: usdt('1000.000000'),
    total: usdt(total),
  })),
} satisfies Schema<'BalanceHistory'>;

export const emptyHistory: Schema<'BalanceHistory'> = {
  currency: 'USDT',
  points: history.points.map(({ date }) => ({
    date,
    available: nothing,
    onDeposit: nothing,
    total: nothing,
  })),
};

/** Courses of today, and on each day another one: 0.80 euros, a cent more every day. */
export const courses = {
  displayCurrencies: ['USDT', 'EUR'],
  source: 'Sample courses, not market ones',
  courseDate: '2026-10-15T00:00:04Z',
  validUntil: '2026-10-16T12:00:04Z',
  courses: [
    { currency: 'USDT', displayCurrency: 'EUR', rate: '0.9215' },
    { currency: 'BTC', displayCurrency: 'EUR', rate: '58976' },
  ],
} satisfies Schema<'DisplayCourses'>;

export const dayCourses = {
  source: courses.source,
  items: history.points.map(({ date }, index) => ({ date, rate: multiply('0.01', `${80 + index}`, 2) })),
} satisfies Schema<'DayCourses'>;
