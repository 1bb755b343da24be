import type { Schema } from '@meridian/api-client';

const usdt = (amount: `${number}`) => ({ amount, currency: 'USDT' }) as const;
const btc = (amount: `${number}`) => ({ amount, currency: 'BTC' }) as const;
const eth = (amount: `${number}`) => ({ amount, currency: 'ETH' }) as const;

const split = { savingsPercent: '30', activePercent: '70' } as const;

export const startPlan: Schema<'DepositPlan'> = {
  id: 'usdt-start-30',
  name: 'Start',
  description: 'A short term to see how it works.',
  currency: 'USDT',
  decimals: 6,
  dailyYieldPercent: '0.1',
  timeInDays: 30,
  minimumDeposit: usdt('50.000000'),
  maximumDeposit: usdt('5000.000000'),
  autoinvestment: true,
  split,
  exitFeePercent: '5',
  startDelaySeconds: 0,
  payoutDelaySeconds: 0,
};

export const balancePlan: Schema<'DepositPlan'> = {
  id: 'usdt-balance-90',
  name: 'Quarter',
  description: 'A middle term for money that is not needed this quarter.',
  currency: 'USDT',
  decimals: 6,
  dailyYieldPercent: '0.14',
  timeInDays: 90,
  minimumDeposit: usdt('500.000000'),
  maximumDeposit: usdt('50000.000000'),
  autoinvestment: true,
  split,
  exitFeePercent: '7.5',
  startDelaySeconds: 0,
  payoutDelaySeconds: 7_200,
};

export const bitcoinPlan: Schema<'DepositPlan'> = {
  id: 'btc-term-90',
  name: 'Bitcoin 90',
  description: 'A deposit that stays in bitcoin from its first day to its last.',
  currency: 'BTC',
  decimals: 8,
  dailyYieldPercent: '0.05',
  timeInDays: 90,
  minimumDeposit: btc('0.00100000'),
  maximumDeposit: btc('5.00000000'),
  autoinvestment: false,
  split,
  exitFeePercent: '5',
  startDelaySeconds: 7_200,
  payoutDelaySeconds: 7_200,
};

export const plans = {
  date: '2026-10-15T12:00:00Z',
  items: [startPlan, balancePlan, bitcoinPlan],
} satisfies Schema<'DepositPlanList'>;

export const depositSetting = {
  key: 'deposit',
  deposits: [
    { minimum: usdt('50.000000'), maximum: usdt('500000.000000') },
    { minimum: btc('0.00100000'), maximum: btc('5.00000000') },
  ],
  investments: [
    { minimum: usdt('50.000000'), maximum: usdt('500000.000000') },
    { minimum: btc('0.00080000'), maximum: btc('8.00000000') },
    { minimum: eth('0.020000000000000000'), maximum: eth('200.000000000000000000') },
    {
      minimum: { amount: '200.000000', currency: 'TRX' },
      maximum: { amount: '2000000.000000', currency: 'TRX' },
    },
  ],
  paymentMethods: ['balance'],
  accrualPeriodSeconds: 86_400,
} satisfies Schema<'SettingDeposit'>;

export const balance = {
  type: 'balance',
  currency: 'USDT',
  pending: false,
  currencies: {
    USDT: {
      decimals: 6,
      available: usdt('2480.750000'),
      onDeposit: usdt('1000.000000'),
      inWithdrawal: usdt('0.000000'),
      heldAccruals: usdt('18.200000'),
      total: usdt('3480.750000'),
    },
    BTC: {
      decimals: 8,
      available: btc('0.01250000'),
      onDeposit: btc('0.00000000'),
      inWithdrawal: btc('0.00000000'),
      heldAccruals: btc('0.00000000'),
      total: btc('0.01250000'),
    },
    ETH: {
      decimals: 18,
      available: eth('0.000000000000000000'),
      onDeposit: eth('0.000000000000000000'),
      inWithdrawal: eth('0.000000000000000000'),
      heldAccruals: eth('0.000000000000000000'),
      total: eth('0.000000000000000000'),
    },
  },
} satisfies Schema<'Balance'>;

/** Nothing has been refilled yet. */
export const emptyBalance = {
  type: 'balance',
  currency: 'USDT',
  pending: false,
  currencies: {
    USDT: {
      decimals: 6,
      available: usdt('0.000000'),
      onDeposit: usdt('0.000000'),
      inWithdrawal: usdt('0.000000'),
      heldAccruals: usdt('0.000000'),
      total: usdt('0.000000'),
    },
  },
} satisfies Schema<'Balance'>;

const noUsdt = usdt('0.000000');
const noBtc = btc('0.00000000');

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

/** Two deposits were closed, one of them early: 8.73 of accruals less a fee of 75, and 1.40 for a withdrawal. */
export const statistics = {
  refill: usdt('3600.000000'),
  withdraw: noUsdt,
  activeDeposits: usdt('1000.000000'),
  earned: usdt('8.730000'),
  referrals: noUsdt,
  total: usdt('3480.750000'),
  depositsResult: usdt('-66.270000'),
  fees: usdt('76.400000'),
  result: resultIn(noUsdt, { fees: usdt('76.400000') }),
  overall: resultIn(noUsdt, { fees: usdt('76.400000') }),
  others: [
    {
      refill: btc('0.01250000'),
      withdraw: noBtc,
      activeDeposits: noBtc,
      earned: noBtc,
      referrals: noBtc,
      total: btc('0.01250000'),
      depositsResult: btc('0.00012500'),
      fees: noBtc,
      result: resultIn(noBtc),
    },
  ],
} satisfies Schema<'Statistics'>;

export const bitcoinQuote = {
  quoteId: '0198f80a-5b1f-7a02-8c3d-91e4f7a6b205',
  course: { from: 'BTC', to: 'USDT', rate: '64250.5' },
  feePercent: '0.5',
  expiryDate: '2026-10-15T12:01:00Z',
} satisfies Schema<'ExchangeQuote'>;

/** Thirteen days of ninety have accrued. */
export const depositInWork: Schema<'Deposit'> = {
  id: '0198f7c5-2b41-7d0a-9c55-31e7a2b46f08',
  plan: balancePlan,
  amount: usdt('1000.000000'),
  paid: usdt('1000.000000'),
  course: null,
  status: 'in_work',
  creationDate: '2026-10-02T09:40:00Z',
  startDate: '2026-10-02T09:40:00Z',
  endDate: '2026-12-31T09:40:00Z',
  payoutDate: '2026-12-31T11:40:00Z',
  closeDate: null,
  autoinvestment: true,
  accrued: usdt('18.200000'),
  accruedDays: 13,
  nextAccrualDate: '2026-10-16T09:40:00Z',
  dailyIncome: usdt('1.400000'),
  netIncome: usdt('126.000000'),
  totalBody: usdt('1126.000000'),
  closeReason: null,
  payout: null,
  continuedBy: null,
};

/** The body is to be continued on another plan. */
export const renewedElsewhere: Schema<'Deposit'> = {
  ...depositInWork,
  renewal: { amount: 'body', plan: { id: startPlan.id, name: startPlan.name } },
};

/** A part was closed, and what is left is too little for that plan. */
export const notContinued: Schema<'Deposit'> = {
  ...depositInWork,
  renewal: {
    amount: 'body',
    plan: { id: startPlan.id, name: startPlan.name },
    obstacle: 'amount_below_minimum',
  },
};

/** Paid in bitcoin and confirmed, but not started: its plan had a start delay. */
export const waitingDeposit: Schema<'Deposit'> = {
  ...depositInWork,
  id: '0198f80a-9d31-7e02-ae44-6b8f21c05d73',
  plan: { ...balancePlan, startDelaySeconds: 7_200 },
  amount: usdt('642.505000'),
  paid: btc('0.01000000'),
  course: bitcoinQuote.course,
  status: 'waiting',
  creationDate: '2026-10-15T11:59:25Z',
  startDate: '2026-10-15T13:59:25Z',
  endDate: '2027-01-13T13:59:25Z',
  payoutDate: '2027-01-13T15:59:25Z',
  autoinvestment: false,
  accrued: usdt('0.000000'),
  accruedDays: 0,
  nextAccrualDate: '2026-10-16T13:59:25Z',
  dailyIncome: usdt('0.899507'),
  netIncome: usdt('80.955630'),
  totalBody: usdt('723.460630'),
};

/** The term is over and the payout is in progress: its plan had a payout delay. */
export const endingDeposit: Schema<'Deposit'> = {
  ...depositInWork,
  id: '0198f6a1-0c2d-7b4e-8f10-5d6c7b8a9e01',
  plan: { ...startPlan, payoutDelaySeconds: 7_200 },
  amount: usdt('299.730000'),
  paid: usdt('299.730000'),
  status: 'awaiting_completion',
  creationDate: '2026-09-15T11:50:00Z',
  startDate: '2026-09-15T11:50:00Z',
  endDate: '2026-10-15T11:50:00Z',
  payoutDate: '2026-10-15T13:50:00Z',
  autoinvestment: false,
  accrued: usdt('8.991900'),
  accruedDays: 30,
  nextAccrualDate: null,
  dailyIncome: usdt('0.299730'),
  netIncome: usdt('8.991900'),
  totalBody: usdt('308.721900'),
};

/** Closed by its owner after 30 days of 90. */
export const closedEarly: Schema<'Deposit'> = {
  ...depositInWork,
  id: '0198f7c4-77d3-7a19-8b21-5c0e9f3d1a42',
  status: 'closed',
  creationDate: '2026-07-02T09:40:00Z',
  startDate: '2026-07-02T09:40:00Z',
  endDate: '2026-09-30T09:40:00Z',
  payoutDate: '2026-09-30T11:40:00Z',
  closeDate: '2026-08-01T10:00:00Z',
  autoinvestment: false,
  accrued: usdt('42.000000'),
  accruedDays: 30,
  nextAccrualDate: null,
  closeReason: 'client',
  payout: usdt('925.000000'),
};

/** Closed by autoinvestment: the whole amount went to a new deposit, and nothing was paid out. */
export const continuedDeposit: Schema<'Deposit'> = {
  ...depositInWork,
  id: '0198e1b2-33c4-7d55-9e66-7f8890a1b2c3',
  plan: startPlan,
  amount: usdt('291.000000'),
  paid: usdt('291.000000'),
  status: 'closed',
  creationDate: '2026-08-16T11:50:00Z',
  startDate: '2026-08-16T11:50:00Z',
  endDate: '2026-09-15T11:50:00Z',
  payoutDate: '2026-09-15T11:50:00Z',
  closeDate: '2026-09-15T11:50:00Z',
  accrued: usdt('8.730000'),
  accruedDays: 30,
  nextAccrualDate: null,
  dailyIncome: usdt('0.291000'),
  netIncome: usdt('8.730000'),
  totalBody: usdt('299.730000'),
  closeReason: 'term',
  payout: usdt('0.000000'),
  continuedBy: endingDeposit.id,
};

/** A deposit of every status, on the first of two pages. */
export const deposits = {
  items: [waitingDeposit, depositInWork, endingDeposit, closedEarly, continuedDeposit],
  page: 1,
  limit: 20,
  total: 23,
} satisfies Schema<'DepositPage'>;

export const noDeposits = { items: [], page: 1, limit: 20, total: 0 } satisfies Schema<'DepositPage'>;

const fiveCurrencies = ['USDT', 'BTC', 'ETH', 'TRX', 'USDC'] as const;

/** Forty deposits in five currencies, eight of them closed, with amounts of nine digits and the longest name of a plan. */
export const manyDeposits = Array.from({ length: 40 }, (_, index): Schema<'Deposit'> => {
  const currency = fiveCurrencies[index % fiveCurrencies.length] ?? 'USDT';
  const money = (amount: `${number}`) => ({ amount, currency });
  const day = String((index % 28) + 1).padStart(2, '0');
  const isClosed = index >= 32;
  return {
    ...(isClosed ? closedEarly : depositInWork),
    id: `0198f7c5-2b41-7d0a-9c55-${String(index).padStart(12, '0')}`,
    plan: { ...balancePlan, name: 'Сбалансированный долгосрочный', currency },
    amount: money('123456789.123456'),
    paid: money('123456789.123456'),
    accrued: money('2246913.560000'),
    dailyIncome: money('172839.504772'),
    netIncome: money('15555555.429480'),
    totalBody: money('139012344.552936'),
    payout: isClosed ? money('114197529.939197') : null,
    endDate: `2026-12-${day}T09:40:00Z`,
    payoutDate: `2026-12-${day}T11:40:00Z`,
  };
});

/** What these deposits come to. */
export const manyBalance = {
  type: 'balance',
  currency: 'USDT',
  pending: false,
  currencies: Object.fromEntries(
    fiveCurrencies.map((currency) => {
      const money = (amount: `${number}`) => ({ amount, currency });
      return [
        currency,
        {
          decimals: 6,
          available: money('123456789.123456'),
          onDeposit: money('987654312.987648'),
          inWithdrawal: money('0.000000'),
          heldAccruals: money('17975308.480000'),
          total: money('1111111102.111104'),
        },
      ];
    }),
  ),
} satisfies Schema<'Balance'>;

const manyFigures = (currency: string) => {
  const money = (amount: `${number}`) => ({ amount, currency });
  return {
    refill: money('1234567890.000000'),
    withdraw: money('0.000000'),
    activeDeposits: money('987654312.987648'),
    earned: money('123456789.123456'),
    referrals: money('0.000000'),
    total: money('1111111102.111104'),
    depositsResult: money('-18518518.368518'),
    fees: money('18518518.368518'),
    result: resultIn(money('0.000000'), { fees: money('18518518.368518') }),
  };
};

export const manyStatistics = {
  ...manyFigures('USDT'),
  overall: resultIn(noUsdt, { fees: usdt('18518518.368518') }),
  others: fiveCurrencies.slice(1).map(manyFigures),
} satisfies Schema<'Statistics'>;

export const closing = {
  deposit: depositInWork.id,
  now: {
    date: '2026-10-15T12:00:00Z',
    body: usdt('1000.000000'),
    exitFeePercent: '7.5',
    exitFee: usdt('75.000000'),
    accruals: usdt('0.000000'),
    forfeited: usdt('18.200000'),
    receipt: usdt('925.000000'),
  },
  atEnd: {
    date: '2026-12-31T11:40:00Z',
    body: usdt('1000.000000'),
    exitFeePercent: '0',
    exitFee: usdt('0.000000'),
    accruals: usdt('126.000000'),
    forfeited: usdt('0.000000'),
    receipt: usdt('1126.000000'),
  },
} satisfies Schema<'DepositClosing'>;

/** A part of it can be closed: at least 500 has to remain of 1,000. */
export const closingWithParts = {
  ...closing,
  parts: { minimum: usdt('0.000001'), maximum: usdt('500.000000') },
} satisfies Schema<'DepositClosing'>;

/** A part of 400 of the deposit in work. */
export const closingOfPart = {
  ...closingWithParts,
  now: {
    ...closing.now,
    body: usdt('400.000000'),
    exitFee: usdt('30.000000'),
    forfeited: usdt('7.280000'),
    receipt: usdt('370.000000'),
  },
  atEnd: {
    ...closing.atEnd,
    body: usdt('400.000000'),
    accruals: usdt('50.400000'),
    receipt: usdt('450.400000'),
  },
  remaining: {
    ...closing.atEnd,
    body: usdt('600.000000'),
    accruals: usdt('75.600000'),
    receipt: usdt('675.600000'),
  },
} satisfies Schema<'DepositClosing'>;

/** That part, closed. */
export const closedPart: Schema<'Deposit'> = {
  ...depositInWork,
  id: '0198fe01-5c22-7e10-8d44-2b1f7a90c3e5',
  amount: usdt('400.000000'),
  paid: usdt('400.000000'),
  status: 'closed',
  closeDate: '2026-10-15T12:00:00Z',
  accrued: usdt('7.280000'),
  nextAccrualDate: null,
  dailyIncome: usdt('0.560000'),
  netIncome: usdt('50.400000'),
  totalBody: usdt('450.400000'),
  closeReason: 'client',
  payout: usdt('370.000000'),
  partOf: depositInWork.id,
};

/** Plans for amounts of nine digits, one with the longest name. */
export const widePlans = {
  ...plans,
  items: [
    { ...startPlan, maximumDeposit: usdt('999999999.999999') },
    {
      ...balancePlan,
      name: 'Сбалансированный долгосрочный',
      minimumDeposit: usdt('100000000.000000'),
      maximumDeposit: usdt('999999999.999999'),
    },
    bitcoinPlan,
  ],
} satisfies Schema<'DepositPlanList'>;

/** A rule that allows them. */
export const wideSetting = {
  ...depositSetting,
  deposits: [{ minimum: usdt('50.000000'), maximum: usdt('999999999.999999') }],
  investments: [{ minimum: usdt('50.000000'), maximum: usdt('999999999.999999') }],
} satisfies Schema<'SettingDeposit'>;
