import type { Schema } from '@meridian/api-client';

const texts = {
  coolingOffDays: 14,
  keptYears: 5,
  ends: 'The subscription and unused attempts of cases end with the account, without a refund.',
  removed: [
    'Name, city, country, e-mail, phone and the link to Telegram',
    'Data and photos of the verification',
    'Wallets with their addresses and names',
    'Devices, sessions, keys, the sign-in history and notifications',
  ],
  kept: [
    'Operations, deposits, refills and withdrawals with the addresses they went to',
    'Records of money moved, and the daily counts of what we owe',
    'The login, so that nobody else can take it, and the hash of the password, so that the sign-in can say that the account is closed',
  ],
  partners:
    'Partners above you see a closed account without a name, and the sums that were paid to them. The people you invited keep their accounts; you earn nothing more from them.',
};

const met = (code: Schema<'ClosingConditionCode'>): Schema<'ClosingCondition'> => ({
  code,
  met: true,
  count: 0,
  amounts: [],
});

/** Nothing is in the way. */
export const possible: Schema<'AccountClosing'> = {
  allowed: true,
  conditions: [
    met('deposits_open'),
    met('refills_waiting'),
    met('withdrawals_pending'),
    met('balance_not_empty'),
  ],
  scheduled: null,
  ...texts,
};

export const inTheWay: Schema<'AccountClosing'> = {
  ...possible,
  allowed: false,
  conditions: [
    {
      code: 'deposits_open',
      met: false,
      count: 2,
      amounts: [{ amount: '1500.000000', currency: 'USDT' }],
    },
    met('refills_waiting'),
    {
      code: 'withdrawals_pending',
      met: false,
      count: 1,
      amounts: [{ amount: '50.000000', currency: 'USDT' }],
    },
    {
      code: 'balance_not_empty',
      met: false,
      count: 2,
      amounts: [
        { amount: '123456789.123456', currency: 'USDT' },
        { amount: '0.00120000', currency: 'BTC' },
      ],
    },
  ],
};

export const scheduled: Schema<'AccountClosing'> = {
  ...possible,
  scheduled: { requestDate: '2026-11-30T10:00:00Z', closingDate: '2026-12-14T10:00:00Z' },
};
