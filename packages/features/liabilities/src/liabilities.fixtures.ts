import type { Schema } from '@meridian/api-client';

const usdt = (amount: `${number}`): Schema<'Money'> => ({ amount, currency: 'USDT' });
const btc = (amount: `${number}`): Schema<'Money'> => ({ amount, currency: 'BTC' });

export const investor = { login: 'annapetrova', registrationDate: '2026-10-02T08:55:10Z' } as const;

/** A night with two accounts. The proof of the investor below leads to its root. */
export const night: Schema<'LiabilitySnapshot'> = {
  id: '0198f7c0-10e5-7b44-9a3d-6f2c8e5b7d15',
  takenAt: '2026-10-15T03:00:00Z',
  accounts: 2,
  leaves: 4,
  root: 'abdfd550a2c548e817d0788d2e1ad0459d248e9c75678665682f570a8a92b7ed',
  total: 'BTC 000000000000000001.255000000000000000 USDT 000000000000026251.900000000000000000',
  amounts: [btc('1.255'), usdt('26251.9')],
};

export const earlierNight: Schema<'LiabilitySnapshot'> = {
  ...night,
  id: '0198f7c0-10e5-7b44-9a3d-6f2c8e5b7d14',
  takenAt: '2026-10-14T03:00:00Z',
  root: '5aa144aab53bae8e3fbde4b8478b80239ba0a40bac9e925186e78ff4f447827a',
};

export const nights = {
  items: [night, earlierNight],
  page: 1,
  limit: 20,
  total: 2,
} satisfies Schema<'LiabilitySnapshotPage'>;

export const noNights: Schema<'LiabilitySnapshotPage'> = { items: [], page: 1, limit: 20, total: 0 };

export const proof: Schema<'LiabilityProof'> = {
  snapshot: night.id,
  takenAt: night.takenAt,
  account: investor.login,
  leaves: night.leaves,
  root: night.root,
  total: night.total,
  parts: [
    {
      part: 1,
      nonce: 'acb723e0b24004905bee6b6809eb5cd07a4971f58c081d4beffc8274179d6bbc',
      position: 0,
      amounts: 'BTC 000000000000000000.002000000000000000 USDT 000000000000000913.250000000000000000',
      path: [
        {
          hash: '0a4cbf5b565743c20dc2b4f454e7051487bafb6d3b29375da090292a4c9891e5',
          amounts: 'BTC 000000000000000000.250000000000000000 USDT 000000000000005000.500000000000000000',
        },
        {
          hash: 'ade6938bcd653df25423862679d81774ef2a56df4c243ae8807a2f4b4233cd77',
          amounts: 'BTC 000000000000000001.003000000000000000 USDT 000000000000020338.150000000000000000',
        },
      ],
    },
    {
      part: 2,
      nonce: '01b01999f3405b7c46d9ce973826f26b1344d95a883f09b55d7d98eb92640fd0',
      position: 2,
      amounts: 'BTC 000000000000000000.003000000000000000 USDT 000000000000000338.150000000000000000',
      path: [
        {
          hash: '5b29602040b2597fd3ca413dedb4e98fe4e1859e9597e51e013cd8bbe9a62232',
          amounts: 'BTC 000000000000000001.000000000000000000 USDT 000000000000020000.000000000000000000',
        },
        {
          hash: '0ddeb05a1e7623620e16c3a2089abee0ad1e086b77b88cd01e92c68527efb436',
          amounts: 'BTC 000000000000000000.252000000000000000 USDT 000000000000005913.750000000000000000',
        },
      ],
    },
  ],
  balances: [
    {
      currency: 'USDT',
      available: usdt('250.000000'),
      onDeposit: usdt('1000.000000'),
      inWithdrawal: usdt('0.000000'),
      held: usdt('1.400000'),
    },
    {
      currency: 'BTC',
      available: btc('0.00500000'),
      onDeposit: btc('0.00000000'),
      inWithdrawal: btc('0.00000000'),
      held: btc('0.00000000'),
    },
  ],
};

const usdtNow: Schema<'CurrencyBalance'> = {
  decimals: 6,
  available: usdt('250.000000'),
  onDeposit: usdt('1000.000000'),
  inWithdrawal: usdt('0.000000'),
  heldAccruals: usdt('1.400000'),
  total: usdt('1250.000000'),
};

/** Nothing has moved since the night. */
export const balance: Schema<'Balance'> = {
  type: 'balance',
  currency: 'USDT',
  pending: false,
  currencies: {
    USDT: usdtNow,
    BTC: {
      decimals: 8,
      available: btc('0.00500000'),
      onDeposit: btc('0.00000000'),
      inWithdrawal: btc('0.00000000'),
      heldAccruals: btc('0.00000000'),
      total: btc('0.00500000'),
    },
  },
};

const waitingRefill: Schema<'Refill'> = {
  id: '0198f7c2-8f0e-7bb5-a4e7-6d1f0c2f9a31',
  date: '2026-10-15T09:12:41Z',
  amount: usdt('500.000000'),
  system: 'usdt-trc20',
  status: 'waiting',
  hash: null,
  creationDate: '2026-10-15T09:12:41Z',
  creditDate: null,
  cancelDate: null,
  expiryDate: null,
  requestedAmount: usdt('500.000000'),
  creditedAmount: null,
  address: 'TSExePAtJbR32eZ6wTXX6iNVeZ8mLwLeE7',
  network: 'TRON (TRC-20)',
  confirmations: 0,
  requiredConfirmations: 19,
  rejectionReason: null,
};

/** One refill is on its way, another was credited before the night. */
export const refills = {
  items: [
    waitingRefill,
    { ...waitingRefill, id: '0198f7c2-8f0e-7bb5-a4e7-6d1f0c2f9a30', status: 'replenished' },
  ],
  page: 1,
  limit: 100,
  total: 2,
} satisfies Schema<'RefillPage'>;

/** A part was withdrawn since, another is set aside for a withdrawal, and a refill is on its way. */
export const movedBalance: Schema<'Balance'> = {
  ...balance,
  pending: true,
  currencies: {
    ...balance.currencies,
    USDT: {
      ...usdtNow,
      available: usdt('150.000000'),
      inWithdrawal: usdt('40.000000'),
      total: usdt('1190.000000'),
    },
  },
};
