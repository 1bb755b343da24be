import type { Schema } from '@meridian/api-client';

const usdt = (amount: `${number}`) => ({ amount, currency: 'USDT' }) as const;

const refill = {
  id: '0198f7c4-64b0-7e11-8f5a-0c9d2b7e6a43',
  date: '2026-10-02T09:30:00Z',
  type: 'system',
  subject: 'refill',
  subjectId: '0198f7be-41d7-7c3a-b0e2-5a9f7d18c604',
  amount: usdt('1250.500000'),
  accrual: null,
  balanceAfter: usdt('1250.500000'),
  plan: null,
  hash: '7c1f0e5ab2d94c3e8f6a1b0d2c4e6f8091a2b3c4d5e6f70819293a4b5c6d7e8f',
  counterpart: null,
  comment: null,
} satisfies Schema<'Operation'>;

/** Of the same amount as the refill, and of the same day. */
const opened = {
  ...refill,
  id: '0198f7c5-2b42-7a0c-8e64-7b2d9f5c1e80',
  date: '2026-10-02T09:40:00Z',
  subject: 'deposit_opened',
  subjectId: '0198f7c5-2b41-7d0a-9c55-31e7a2b46f08',
  amount: usdt('-1250.500000'),
  balanceAfter: usdt('0.000000'),
  plan: 'Start',
  hash: null,
} satisfies Schema<'Operation'>;

const reward = {
  ...opened,
  id: '0198f7c6-5a10-7b2c-9d3e-4f5061728394',
  date: '2026-10-02T10:00:00Z',
  type: 'referral',
  subject: 'referral_reward',
  subjectId: null,
  amount: usdt('0.012345'),
  balanceAfter: usdt('0.012345'),
  plan: null,
} satisfies Schema<'Operation'>;

export const operations = {
  items: [reward, opened, refill],
  page: 1,
  limit: 5,
  total: 3,
  pages: 1,
  totals: [],
  breakdown: null,
  nextCursor: null,
} satisfies Schema<'OperationPage'>;

export const noOperations = {
  ...operations,
  items: [],
  total: 0,
  pages: 0,
} satisfies Schema<'OperationPage'>;

/** More than the search shows. */
export const busyDay = { ...operations, total: 48, pages: 10 } satisfies Schema<'OperationPage'>;

const plan = {
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
  split: { savingsPercent: '30', activePercent: '70' },
  exitFeePercent: '7.5',
  startDelaySeconds: 0,
  payoutDelaySeconds: 0,
} satisfies Schema<'DepositPlan'>;

const deposit = {
  id: '0198f7c5-2b41-7d0a-9c55-31e7a2b46f08',
  plan,
  amount: usdt('1250.500000'),
  paid: usdt('1250.500000'),
  course: null,
  status: 'in_work',
  creationDate: '2026-10-02T09:40:00Z',
  startDate: '2026-10-02T09:40:00Z',
  endDate: '2026-12-31T09:40:00Z',
  payoutDate: '2026-12-31T09:40:00Z',
  closeDate: null,
  autoinvestment: false,
  accrued: usdt('22.759100'),
  accruedDays: 13,
  nextAccrualDate: '2026-10-16T09:40:00Z',
  dailyIncome: usdt('1.750700'),
  netIncome: usdt('157.563000'),
  totalBody: usdt('1408.063000'),
  closeReason: null,
  payout: null,
  continuedBy: null,
} satisfies Schema<'Deposit'>;

export const deposits = { items: [deposit], page: 1, limit: 100, total: 1 } satisfies Schema<'DepositPage'>;

const partner = {
  id: '0198fa51-7c3e-7b90-8d26-4f1e6a9c5b72',
  login: 'dmitry',
  inviterLogin: 'annapetrova',
  date: '2026-10-02T20:41:09Z',
  personalInvestments: usdt('150.000000'),
  profit: usdt('3.000000'),
  level: 1,
} satisfies Schema<'Referral'>;

/** One has closed the account. */
export const partners = {
  items: [partner, { ...partner, id: '0198fa51-7c3e-7b90-8d26-4f1e6a9c5b73', login: null }],
  page: 1,
  limit: 5,
  total: 2,
  levels: [],
  line: [],
} satisfies Schema<'ReferralPage'>;

export const noPartners = { ...partners, items: [], total: 0 } satisfies Schema<'ReferralPage'>;

export const hrefs = {
  operations: '#operations',
  refills: '#refills',
  withdrawals: '#withdrawals',
  deposits: '#deposits',
  partners: '#partners',
};
