import type { Schema } from '@meridian/api-client';
import type { FeeFigures } from './parts/PlanFigures.ts';

function strategy(
  id: string,
  name: string,
  market: Schema<'StrategyMarket'>,
  risk: Schema<'StrategyRisk'>,
): Schema<'Strategy'> {
  return {
    id,
    name,
    summary: 'Buys a coin and sells a dated future on it at the same time.',
    idea: 'When a future costs more than the coin, the difference shrinks to nothing by the day the future ends. The strategy buys the cheaper side, sells the dearer one and waits for that day.',
    instruments: ['Bitcoin bought outright', 'Quarterly futures on it, sold', 'Margin in USDT'],
    sourceOfReturn: 'The difference known on the day of the trade.',
    whenItLoses:
      'It loses when the exchange that trades the future fails, because the two sides then no longer cancel out. A sharp rise asks for more margin at a bad moment.',
    risk,
    horizon: 'Up to one quarter',
    market,
    payoff: [
      { change: -100, result: 15 },
      { change: 65, result: 15 },
      { change: 100, result: -40 },
    ],
  };
}

export const someStrategies: readonly Schema<'Strategy'>[] = [
  strategy('spot-rebalancing', 'Spot rebalancing', 'spot', 'medium'),
  strategy('trend-following', 'Trend following', 'spot', 'high'),
  strategy('market-making', 'Market making', 'spot', 'medium'),
  strategy('cash-and-carry', 'Cash and carry', 'futures', 'low'),
  strategy('token-unlocks', 'Token unlocks', 'futures', 'high'),
  strategy('covered-calls', 'Covered calls', 'options', 'medium'),
  strategy('treasury-bills', 'Treasury bills as tokens', 'lending', 'low'),
  strategy('staking', 'Staking', 'onchain', 'medium'),
];

const usdt = (amount: `${number}`): Schema<'Money'> => ({ amount, currency: 'USDT' });

export const partnersSetting: Schema<'SettingPartners'> = {
  key: 'partners',
  levels: [
    { level: 1, percent: '2' },
    { level: 2, percent: '1' },
    { level: 3, percent: '0.5' },
  ],
  matchingPercent: '2',
  tiers: [
    { tier: 1, turnover: usdt('10000.000000'), award: usdt('40.000000') },
    { tier: 2, turnover: usdt('50000.000000'), award: usdt('160.000000') },
    { tier: 3, turnover: usdt('250000.000000'), award: usdt('800.000000') },
    { tier: 4, turnover: usdt('1000000.000000'), award: usdt('3000.000000') },
  ],
};

/** Nothing is given that the contract allows to be missing. */
export const bareContacts: Schema<'SettingContacts'> = {
  key: 'contacts',
  company: 'Meridian',
  email: 'support@meridian.example',
  phone: null,
  telegram: null,
  address: null,
  workingHours: null,
  supportHours: null,
  operator: null,
  licence: null,
  jurisdiction: null,
  channels: [{ kind: 'email', address: 'support@meridian.example' }],
};

export const contacts: Schema<'SettingContacts'> = {
  ...bareContacts,
  phone: '+35725000000',
  telegram: 'meridian_support',
  address: '1 Harbour Street, Limassol, Cyprus',
  workingHours: 'Monday to Friday, 9:00 to 18:00 UTC',
  supportHours: { opens: '09:00', closes: '18:00' },
  operator: 'Meridian Example Ltd',
  licence: 'No. 000/00, an example',
  jurisdiction: 'Cyprus',
  channels: [
    { kind: 'website', address: 'meridian.example' },
    { kind: 'email', address: 'support@meridian.example' },
    { kind: 'phone', address: '+35725000000' },
    { kind: 'telegram', address: 'meridian_support' },
  ],
};

const newsItem = (number: number, title: string, date: string): Schema<'NewsItem'> => ({
  id: `0198e4a1-55c0-7d19-8e2b-00000000000${number}`,
  date,
  title,
  summary:
    'You cannot refill on the Ethereum network for now. USDT on TRON (TRC-20) and Bitcoin work as before.',
  paragraphs: [
    'Refills on the Ethereum network are paused while our node is being replaced. The refill page says so beside the network, and you cannot get an address there.',
    'Please do not send anything to an address that you were given earlier: each address belongs to one request and expires with it.',
  ],
});

/** Newest first. */
export const someNews: readonly Schema<'NewsItem'>[] = [
  newsItem(3, 'Refills on Ethereum are paused', '2026-10-09T08:00:00Z'),
  newsItem(2, 'How to tell our messages from someone else’s', '2026-09-24T08:00:00Z'),
  newsItem(1, 'Planned technical works are over', '2026-07-04T08:00:00Z'),
];

export const subscription: Schema<'SubscriptionOptionList'> = {
  items: [
    {
      id: 'month',
      name: 'One month',
      description: 'Opens withdrawals for thirty days.',
      price: usdt('10.000000'),
      periodDays: 30,
    },
  ],
  trialDays: 90,
};

const btc = (amount: `${number}`) => ({ amount, currency: 'BTC' }) as const;

/** Free refills, and a withdrawal with this fee. */
function paymentSystem(
  id: string,
  name: string,
  decimals: number,
  fee: Schema<'Fee'>,
  [minimum, maximum]: readonly [Schema<'Money'>, Schema<'Money'>],
): Schema<'PaymentSystem'> {
  const { currency } = minimum;
  const free = { fixed: { amount: '0' as const, currency }, percent: '0' as const };
  const terms = { available: true, minimum, maximum, confirmations: 19, expectedSeconds: 300 };
  return {
    id,
    name,
    currency,
    decimals,
    network: name,
    addressPattern: '^T[1-9A-HJ-NP-Za-km-z]{33}$',
    addressFormat: 'tron',
    refill: { ...terms, fee: free },
    withdrawal: { ...terms, fee },
  };
}

export const fees: FeeFigures = {
  subscription,
  paymentSystems: {
    items: [
      paymentSystem('usdt-trc20', 'USDT on TRON (TRC-20)', 6, { fixed: usdt('1.000000'), percent: '0.5' }, [
        usdt('20.000000'),
        usdt('100000.000000'),
      ]),
      paymentSystem('btc', 'Bitcoin', 8, { fixed: btc('0.00005000'), percent: '0' }, [
        btc('0.00020000'),
        btc('2.00000000'),
      ]),
    ],
  },
  exchange: {
    key: 'exchange',
    amounts: [{ minimum: usdt('10.000000'), maximum: usdt('100000.000000') }],
    feePercent: '0.5',
    quoteLifetimeSeconds: 60,
  },
};

const planResult = (
  plan: Schema<'PlanResult'>['plan'],
  figures: Pick<
    Schema<'PlanResult'>,
    'quarter' | 'deposits' | 'closedEarly' | 'resultPercent' | 'planPercent'
  >,
  body: Schema<'Money'>,
  result: Schema<'Money'>,
): Schema<'PlanResult'> => ({ plan, ...figures, body, result });

const start = { id: 'usdt-start-30', name: 'Start' };
const quarter = { id: 'usdt-balance-90', name: 'Quarter' };
const bitcoin = { id: 'btc-term-90', name: 'Bitcoin 90' };

/** The last one is a loss: nearly all deposits were closed early. */
export const planResults: Schema<'PlanResultList'> = {
  fewestDeposits: 10,
  items: [
    planResult(
      bitcoin,
      { quarter: '2026-07-01', deposits: 11, closedEarly: 0, resultPercent: '4.5', planPercent: '4.5' },
      btc('1.20000000'),
      btc('0.05400000'),
    ),
    planResult(
      start,
      { quarter: '2026-07-01', deposits: 1240, closedEarly: 96, resultPercent: '2.38', planPercent: '3' },
      usdt('1860000.000000'),
      usdt('44268.000000'),
    ),
    planResult(
      quarter,
      { quarter: '2026-04-01', deposits: 10, closedEarly: 9, resultPercent: '-5.49', planPercent: '12.6' },
      usdt('10000.000000'),
      usdt('-549.000000'),
    ),
  ],
};

/** A plan in USDT, and one in bitcoin that starts and pays out later. */
export const plans = {
  date: '2026-10-15T12:00:00Z',
  items: [
    {
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
      payoutDelaySeconds: 7200,
    },
    {
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
      split: { savingsPercent: '30', activePercent: '70' },
      exitFeePercent: '5',
      startDelaySeconds: 7200,
      payoutDelaySeconds: 7200,
    },
  ],
} satisfies Schema<'DepositPlanList'>;

function liabilitiesNight(day: string, root: string, amount: `${number}`): Schema<'LiabilitySnapshot'> {
  return {
    id: `0198f7c0-10e5-7b44-9a3d-6f2c8e5b7d${day}`,
    takenAt: `2026-10-${day}T03:00:00Z`,
    accounts: 214,
    leaves: 428,
    root: root.repeat(8),
    total: `BTC 000000000000000001.250000000000000000 USDT 000000000000${amount}000000000000`,
    amounts: [{ amount: '1.25000000', currency: 'BTC' }, usdt(amount)],
  };
}

export const liabilitiesNights: readonly Schema<'LiabilitySnapshot'>[] = [
  liabilitiesNight('15', '5aa144aa', '251300.500000'),
  liabilitiesNight('14', 'b53bae8e', '250820.250000'),
  liabilitiesNight('13', '3fbde4b8', '250000.000000'),
];
