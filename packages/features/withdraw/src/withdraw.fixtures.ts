import type { Schema } from '@meridian/api-client';

const usdt = (amount: `${number}`) => ({ amount, currency: 'USDT' }) as const;
const btc = (amount: `${number}`) => ({ amount, currency: 'BTC' }) as const;
const eth = (amount: `${number}`) => ({ amount, currency: 'ETH' }) as const;

/** Two networks for one currency, one that only takes refills, and one that is paused. */
export const paymentSystems = {
  items: [
    {
      id: 'usdt-trc20',
      name: 'USDT on TRON (TRC-20)',
      currency: 'USDT',
      decimals: 6,
      network: 'TRON (TRC-20)',
      addressPattern: '^T[1-9A-HJ-NP-Za-km-z]{33}$',
      addressFormat: 'tron',
      explorer: {
        transaction: 'https://tronscan.org/#/transaction/{hash}',
        address: 'https://tronscan.org/#/address/{address}',
      },
      refill: null,
      withdrawal: {
        available: true,
        minimum: usdt('20.000000'),
        maximum: usdt('100000.000000'),
        fee: { fixed: usdt('1.000000'), percent: '0.5' },
        confirmations: 19,
        expectedSeconds: 3_600,
      },
    },
    {
      id: 'usdt-erc20',
      name: 'USDT on Ethereum (ERC-20)',
      currency: 'USDT',
      decimals: 6,
      network: 'Ethereum (ERC-20)',
      addressPattern: '^0x[0-9a-fA-F]{40}$',
      addressFormat: 'ethereum',
      refill: null,
      withdrawal: {
        available: true,
        minimum: usdt('50.000000'),
        maximum: usdt('250000.000000'),
        fee: { fixed: usdt('4.000000'), percent: '0' },
        confirmations: 12,
        expectedSeconds: 1_800,
      },
    },
    {
      id: 'btc',
      name: 'BTC on Bitcoin',
      currency: 'BTC',
      decimals: 8,
      network: 'Bitcoin',
      addressPattern: '^(bc1[02-9ac-hj-np-z]{11,71}|[13][1-9A-HJ-NP-Za-km-z]{25,34})$',
      addressFormat: 'bitcoin',
      refill: {
        available: true,
        minimum: btc('0.00020000'),
        maximum: btc('5.00000000'),
        fee: { fixed: btc('0.00000000'), percent: '0' },
        confirmations: 3,
        expectedSeconds: 1_800,
      },
      withdrawal: null,
    },
    {
      id: 'eth',
      name: 'ETH on Ethereum',
      currency: 'ETH',
      decimals: 18,
      network: 'Ethereum',
      addressPattern: '^0x[0-9a-fA-F]{40}$',
      addressFormat: 'ethereum',
      refill: null,
      withdrawal: {
        available: false,
        minimum: eth('0.010000000000000000'),
        maximum: eth('50.000000000000000000'),
        fee: { fixed: eth('0.000800000000000000'), percent: '0' },
        confirmations: 12,
        expectedSeconds: 1_800,
      },
    },
  ],
} satisfies Schema<'PaymentSystemList'>;

export const withdrawalSetting = {
  key: 'withdrawal',
  amounts: [
    { minimum: usdt('25.000000'), maximum: usdt('100000.000000') },
    { minimum: btc('0.00050000'), maximum: btc('2.00000000') },
  ],
  conditions: [
    'phone_not_confirmed',
    'no_withdrawal_wallet',
    'deposit_or_refill_required',
    'subscription_required',
  ],
  code: { length: 6, lifetimeSeconds: 600, resendSeconds: 60, attempts: 5 },
  newWalletHours: 24,
  securityPauseHours: 24,
} satisfies Schema<'SettingWithdrawal'>;

export const tronWallet = 'TJRyWwFs9wTFGZg3JbrVriFbNfCug5tDeC';

export const wallets = {
  wallets: { 'usdt-trc20': tronWallet },
  waiting: {},
  names: {},
} satisfies Schema<'Wallets'>;

export const twoWallets = {
  wallets: { 'usdt-trc20': tronWallet, 'usdt-erc20': '0x7a3f19c05b2e48d6a1f4c9038e57bd62f0a92b41' },
  waiting: {},
  names: {},
} satisfies Schema<'Wallets'>;

/** A usable wallet, a waiting one and one of a paused payment system. */
export const manyWallets = {
  wallets: { ...twoWallets.wallets, eth: '0x7a3f19c05b2e48d6a1f4c9038e57bd62f0a92b41' },
  waiting: { 'usdt-erc20': '2026-10-16T12:00:00Z' },
  names: { 'usdt-trc20': 'Ledger' },
} satisfies Schema<'Wallets'>;

export const exchangeWallet = 'TLa2f6VPqDgRE67v1736s7bJ8Ray5wYjU7';

/** Three in one currency and network: the last withdrawal went to the second, the third waits. */
export const severalWallets = {
  wallets: { 'usdt-trc20': exchangeWallet },
  waiting: {},
  names: { 'usdt-trc20': 'Exchange' },
  several: {
    items: [
      {
        id: '0199d0b6-91f5-7c04-b2d8-70a3e46f5c19',
        system: 'usdt-trc20',
        address: exchangeWallet,
        name: 'Exchange',
        usableDate: null,
      },
      {
        id: '0199c4a1-7d20-7b8e-a6c3-5e90d14f2b78',
        system: 'usdt-trc20',
        address: tronWallet,
        name: 'Ledger',
        usableDate: null,
      },
      {
        id: '0199e2c7-05a6-7d15-8c49-81b4f57a6d20',
        system: 'usdt-trc20',
        address: 'TSExePAtJbR32eZ6wTXX6iNVeZ8mLwLeE7',
        name: 'Savings in a very long name',
        usableDate: '2026-10-16T12:00:00Z',
      },
    ],
    maximum: 10,
    onlyThese: { on: false, offDate: null },
  },
} satisfies Schema<'Wallets'>;

/** No wallet can be added and no address changed. */
export const fixedWallets = {
  ...severalWallets,
  several: { ...severalWallets.several, onlyThese: { on: true, offDate: null } },
} satisfies Schema<'Wallets'>;

/** The only wallet, saved a moment ago. */
export const waitingWallet = {
  ...wallets,
  waiting: { 'usdt-trc20': '2026-10-16T12:00:00Z' },
} satisfies Schema<'Wallets'>;

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

/** Amounts of nine digits, with every decimal. */
export const largeBalance = {
  ...balance,
  currencies: {
    USDT: {
      decimals: 6,
      available: usdt('123456789.123456'),
      onDeposit: usdt('0.000000'),
      inWithdrawal: usdt('0.000000'),
      heldAccruals: usdt('0.000000'),
      total: usdt('123456789.123456'),
    },
  },
} satisfies Schema<'Balance'>;

export const allMet = {
  allowed: true,
  conditions: [
    { code: 'phone_not_confirmed', met: true },
    { code: 'no_withdrawal_wallet', met: true },
    { code: 'deposit_or_refill_required', met: true },
    { code: 'subscription_required', met: true },
  ],
  pausedUntil: null,
} satisfies Schema<'WithdrawalConditions'>;

/** All conditions, with these not met. */
export function unmet(
  ...codes: readonly Schema<'WithdrawalConditionCode'>[]
): Schema<'WithdrawalConditions'> {
  return { allowed: false, conditions: codes.map((code) => ({ code, met: false })), pausedUntil: null };
}

export const confirmation = {
  id: '0198f7d1-60aa-7f3e-b0a4-7c9d52e81b17',
  system: 'usdt-trc20',
  wallet: tronWallet,
  amount: usdt('300.000000'),
  fee: usdt('2.500000'),
  net: usdt('297.500000'),
  code: {
    method: 'phone',
    sentTo: '+44 •••• •••123',
    length: 6,
    expiryDate: '2026-10-15T12:10:00Z',
    resendDate: '2026-10-15T12:01:00Z',
    attemptsLeft: 5,
  },
} satisfies Schema<'WithdrawalConfirmation'>;

/** The code comes from the authenticator app. */
export const appConfirmation = {
  ...confirmation,
  code: { ...confirmation.code, method: 'totp', sentTo: '', resendDate: '2026-10-15T12:00:00Z' },
} satisfies Schema<'WithdrawalConfirmation'>;

export const pendingWithdrawal: Schema<'Withdrawal'> = {
  id: '0198f7d2-04c9-7e61-a3b8-90f4d2c6175e',
  date: '2026-10-15T12:00:00Z',
  amount: usdt('300.000000'),
  fee: usdt('2.500000'),
  net: usdt('297.500000'),
  wallet: tronWallet,
  hash: null,
  system: 'usdt-trc20',
  network: 'TRON (TRC-20)',
  creationDate: '2026-10-15T12:00:00Z',
  withdrawalDate: null,
  cancelDate: null,
  status: 'pending',
  rejectionReason: null,
};

export const successfulWithdrawal: Schema<'Withdrawal'> = {
  ...pendingWithdrawal,
  id: '0198ed40-3b7a-7c15-9d02-e8a1f56b4c90',
  date: '2026-10-03T08:45:00Z',
  amount: usdt('150.000000'),
  fee: usdt('1.750000'),
  net: usdt('148.250000'),
  hash: '4b1f0ad5c1d84c0cbd1e3a7f27a4d6e90f6a5a5a1c5b6f1d2e8e0b1c9d3f7a62',
  creationDate: '2026-10-03T08:10:00Z',
  withdrawalDate: '2026-10-03T08:45:00Z',
  status: 'successful',
};

export const inspectedWithdrawal: Schema<'Withdrawal'> = {
  ...pendingWithdrawal,
  id: '0198ed3f-9a01-7b2c-8d3e-4f5061728394',
  date: '2026-10-12T09:00:00Z',
  amount: usdt('5000.000000'),
  fee: usdt('26.000000'),
  net: usdt('4974.000000'),
  creationDate: '2026-10-12T08:59:00Z',
  status: 'on_inspection',
};

export const rejectedWithdrawal: Schema<'Withdrawal'> = {
  ...pendingWithdrawal,
  id: '0198ed3e-1122-7a3b-9c4d-5e6f708192a3',
  date: '2026-09-28T18:05:10Z',
  amount: usdt('80.000000'),
  fee: usdt('1.400000'),
  net: usdt('78.600000'),
  creationDate: '2026-09-28T15:00:00Z',
  status: 'rejected',
  rejectionReason: 'The wallet belongs to an exchange that we cannot send to.',
};

export const failedWithdrawal: Schema<'Withdrawal'> = {
  ...pendingWithdrawal,
  id: '0198ed3d-0f0e-7d0c-8b0a-99887766554a',
  date: '2026-09-20T11:30:00Z',
  amount: usdt('60.000000'),
  fee: usdt('1.300000'),
  net: usdt('58.700000'),
  creationDate: '2026-09-20T11:00:00Z',
  status: 'error',
};

export const noWithdrawals = { items: [], page: 1, limit: 20, total: 0 } satisfies Schema<'WithdrawalPage'>;

/** A withdrawal of every status, on the first of two pages. */
export const withdrawals = {
  items: [pendingWithdrawal, inspectedWithdrawal, successfulWithdrawal, rejectedWithdrawal, failedWithdrawal],
  page: 1,
  limit: 20,
  total: 26,
} satisfies Schema<'WithdrawalPage'>;
