import type { Schema } from '@meridian/api-client';

const zero = { onDeposit: '0', inWithdrawal: '0', heldAccruals: '0' } as const;

function balanceOf(currency: string, decimals: number, available: `${number}`): Schema<'CurrencyBalance'> {
  const money = (amount: `${number}`) => ({ amount, currency });
  return {
    decimals,
    available: money(available),
    onDeposit: money(zero.onDeposit),
    inWithdrawal: money(zero.inWithdrawal),
    heldAccruals: money(zero.heldAccruals),
    total: money(available),
  };
}

export const balance: Schema<'Balance'> = {
  type: 'balance',
  currency: 'USDT',
  pending: false,
  currencies: {
    USDT: balanceOf('USDT', 6, '250.000000'),
    BTC: balanceOf('BTC', 8, '0.01250000'),
    ETH: balanceOf('ETH', 18, '0.000000000000000000'),
  },
};

export const emptyBalance: Schema<'Balance'> = {
  ...balance,
  currencies: {
    USDT: balanceOf('USDT', 6, '0.000000'),
    BTC: balanceOf('BTC', 8, '0.00000000'),
  },
};

export const largeBalance: Schema<'Balance'> = {
  ...balance,
  currencies: {
    USDT: balanceOf('USDT', 6, '987654321.123456'),
    BTC: balanceOf('BTC', 8, '12345.67890123'),
  },
};

export const exchangeSetting: Schema<'SettingExchange'> = {
  key: 'exchange',
  amounts: [
    {
      minimum: { amount: '10.000000', currency: 'USDT' },
      maximum: { amount: '100000.000000', currency: 'USDT' },
    },
    {
      minimum: { amount: '0.00015000', currency: 'BTC' },
      maximum: { amount: '1.50000000', currency: 'BTC' },
    },
  ],
  feePercent: '0.5',
  quoteLifetimeSeconds: 60,
};

/** Without a maximum that anybody would meet. */
export const wideSetting: Schema<'SettingExchange'> = {
  ...exchangeSetting,
  amounts: exchangeSetting.amounts.map(({ minimum, maximum }) => ({
    minimum,
    maximum: { ...maximum, amount: '999999999' },
  })),
};

export const quote: Schema<'ExchangeQuote'> = {
  quoteId: '0198f80a-5b1f-7a02-8c3d-91e4f7a6b205',
  course: { from: 'BTC', to: 'USDT', rate: '64250.5' },
  feePercent: '0.5',
  expiryDate: '2026-10-15T10:01:00Z',
};

export const exchange: Schema<'Exchange'> = {
  id: '0198f80a-9d20-7c66-b1f8-3a5e0d7c4b19',
  date: '2026-10-15T10:00:25Z',
  quoteId: quote.quoteId,
  course: quote.course,
  sold: { amount: '0.01000000', currency: 'BTC' },
  received: { amount: '639.292475', currency: 'USDT' },
  fee: { amount: '3.212525', currency: 'USDT' },
};

const ofExchange = {
  id: '0198f80a-9d20-7c66-b1f8-3a5e0d7c4b21',
  date: exchange.date,
  type: 'system',
  subject: 'exchange_bought',
  subjectId: exchange.id,
  amount: { amount: '642.505000', currency: 'USDT' },
  accrual: null,
  balanceAfter: { amount: '892.505000', currency: 'USDT' },
  plan: null,
  hash: null,
  counterpart: { amount: '-0.01000000', currency: 'BTC' },
  comment: null,
} satisfies Schema<'Operation'>;

/** One exchange, newest first: the fee, what was bought and what was sold. */
export const exchangeOperations = {
  items: [
    {
      ...ofExchange,
      id: '0198f80a-9d20-7c66-b1f8-3a5e0d7c4b22',
      subject: 'exchange_fee',
      amount: { amount: '-3.212525', currency: 'USDT' },
      balanceAfter: { amount: '889.292475', currency: 'USDT' },
      counterpart: null,
    },
    ofExchange,
    {
      ...ofExchange,
      id: '0198f80a-9d20-7c66-b1f8-3a5e0d7c4b20',
      subject: 'exchange_sold',
      amount: { amount: '-0.01000000', currency: 'BTC' },
      balanceAfter: { amount: '0.00250000', currency: 'BTC' },
      counterpart: { amount: '642.505000', currency: 'USDT' },
    },
  ],
  page: 1,
  limit: 15,
  total: 3,
  pages: 1,
  totals: [],
  breakdown: null,
  nextCursor: null,
} satisfies Schema<'OperationPage'>;

export const noExchanges = {
  ...exchangeOperations,
  items: [],
  total: 0,
  pages: 0,
} satisfies Schema<'OperationPage'>;
