import type { Schema } from '@meridian/api-client';

const usdt = (amount: `${number}`) => ({ amount, currency: 'USDT' }) as const;
const btc = (amount: `${number}`) => ({ amount, currency: 'BTC' }) as const;
const eth = (amount: `${number}`) => ({ amount, currency: 'ETH' }) as const;

/** A currency with two networks, one with a single network, a paused system, and one without refills. */
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
      refill: {
        available: true,
        minimum: usdt('10.000000'),
        maximum: usdt('250000.000000'),
        fee: { fixed: usdt('0.000000'), percent: '0' },
        confirmations: 19,
        expectedSeconds: 300,
      },
      withdrawal: null,
    },
    {
      id: 'usdt-erc20',
      name: 'USDT on Ethereum (ERC-20)',
      currency: 'USDT',
      decimals: 6,
      network: 'Ethereum (ERC-20)',
      addressPattern: '^0x[0-9a-fA-F]{40}$',
      addressFormat: 'ethereum',
      refill: {
        available: true,
        minimum: usdt('50.000000'),
        maximum: usdt('500000.000000'),
        fee: { fixed: usdt('1.500000'), percent: '0.1' },
        confirmations: 12,
        expectedSeconds: 240,
      },
      withdrawal: null,
    },
    {
      id: 'btc',
      name: 'BTC on Bitcoin',
      currency: 'BTC',
      decimals: 8,
      network: 'Bitcoin',
      addressPattern: '^(bc1[02-9ac-hj-np-z]{11,71}|[13][1-9A-HJ-NP-Za-km-z]{25,34})$',
      addressFormat: 'bitcoin',
      explorer: {
        transaction: 'https://mempool.space/tx/{hash}',
        address: 'https://mempool.space/address/{address}',
      },
      refill: {
        available: true,
        minimum: btc('0.00020000'),
        maximum: btc('5.00000000'),
        fee: { fixed: btc('0.00000000'), percent: '0' },
        confirmations: 3,
        expectedSeconds: 1800,
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
      refill: {
        available: false,
        minimum: eth('0.005000000000000000'),
        maximum: eth('100.000000000000000000'),
        fee: { fixed: eth('0.000000000000000000'), percent: '0' },
        confirmations: 12,
        expectedSeconds: 240,
      },
      withdrawal: null,
    },
    {
      id: 'trx',
      name: 'TRX on TRON',
      currency: 'TRX',
      decimals: 6,
      network: 'TRON',
      addressPattern: '^T[1-9A-HJ-NP-Za-km-z]{33}$',
      addressFormat: 'tron',
      refill: null,
      withdrawal: null,
    },
  ],
} satisfies Schema<'PaymentSystemList'>;

/** The same systems three times, with bounds for large amounts. */
export const manyPaymentSystems = {
  items: ['', '-2', '-3'].flatMap((suffix) =>
    paymentSystems.items.map((system) => ({
      ...system,
      id: `${system.id}${suffix}`,
      refill: system.refill && {
        ...system.refill,
        maximum: { ...system.refill.maximum, amount: '999999999' as const },
      },
    })),
  ),
} satisfies Schema<'PaymentSystemList'>;

/** Every payment system that takes refills is paused. */
export const pausedPaymentSystems = {
  items: paymentSystems.items.map((system) => ({
    ...system,
    refill: system.refill && { ...system.refill, available: false },
  })),
} satisfies Schema<'PaymentSystemList'>;

export const refillSetting = {
  key: 'refill',
  amounts: [
    { minimum: usdt('10.000000'), maximum: usdt('250000.000000') },
    { minimum: btc('0.00020000'), maximum: btc('5.00000000') },
  ],
  addressLifetimeSeconds: 86_400,
  waitingRefills: 50,
} satisfies Schema<'SettingRefill'>;

/** Just created; nothing has been sent yet. */
export const awaitedRefill = {
  id: '0198f7c2-8f0e-7bb5-a4e7-6d1f0c2f9a31',
  date: '2026-10-15T11:58:20Z',
  amount: usdt('500.000000'),
  system: 'usdt-trc20',
  status: 'waiting',
  hash: null,
  creationDate: '2026-10-15T11:58:20Z',
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
} satisfies Schema<'Refill'>;

/** A network whose QR codes can carry the amount. */
export const awaitedBitcoinRefill = {
  ...awaitedRefill,
  id: '0198f7c2-9a1f-7cc6-b5f8-7e20f1d30a42',
  amount: btc('0.05000000'),
  system: 'btc',
  requestedAmount: btc('0.05000000'),
  address: 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq',
  paymentLink: 'bitcoin:bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq?amount=0.05',
  network: 'Bitcoin',
  requiredConfirmations: 3,
} satisfies Schema<'Refill'>;

/** The network is confirming the transfer. */
export const confirmingRefill = {
  ...awaitedRefill,
  id: '0198f7c1-6b2a-7c44-b1d5-2e3f40516273',
  date: '2026-10-15T10:20:05Z',
  creationDate: '2026-10-15T10:20:05Z',
  hash: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
  confirmations: 7,
} satisfies Schema<'Refill'>;

/** One unit less than requested arrived and was credited. */
export const replenishedRefill = {
  ...confirmingRefill,
  id: '0198f7be-41d7-7c3a-b0e2-5a9f7d18c604',
  date: '2026-10-02T09:30:00Z',
  status: 'replenished',
  amount: usdt('499.000000'),
  creationDate: '2026-10-02T09:12:41Z',
  creditDate: '2026-10-02T09:30:00Z',
  creditedAmount: usdt('499.000000'),
  confirmations: 19,
} satisfies Schema<'Refill'>;

export const rejectedRefill = {
  ...awaitedRefill,
  id: '0198f7bd-1a2b-7f6e-9c4d-3e5f60718293',
  date: '2026-09-28T18:05:10Z',
  status: 'rejected',
  creationDate: '2026-09-27T18:05:10Z',
  rejectionReason: 'The transfer came from another person.',
} satisfies Schema<'Refill'>;

/** No transfer came in time. */
export const expiredRefill = {
  ...rejectedRefill,
  id: '0198f7bd-3b4c-7d5e-8f60-718293a4b5c6',
  expiryDate: '2026-09-28T18:05:10Z',
  rejectionReason: 'No transfer came in time. Nothing was credited.',
} satisfies Schema<'Refill'>;

/** Cancelled by its owner before anything was sent. */
export const cancelledRefill = {
  ...awaitedRefill,
  id: '0198f7bd-5c6d-7e8f-9a0b-1c2d3e4f5a6b',
  date: '2026-09-25T10:04:00Z',
  status: 'rejected',
  creationDate: '2026-09-25T10:01:00Z',
  cancelDate: '2026-09-25T10:04:00Z',
  rejectionReason: 'You cancelled it.',
} satisfies Schema<'Refill'>;

/** The same without a reason. */
export const rejectedForNoReason = { ...rejectedRefill, rejectionReason: null } satisfies Schema<'Refill'>;

const bitcoinRefill = {
  ...replenishedRefill,
  id: '0198f7bc-77aa-7d10-8b3e-1f2a3b4c5d6e',
  date: '2026-09-20T07:44:00Z',
  system: 'btc',
  network: 'Bitcoin',
  amount: btc('0.01234567'),
  creationDate: '2026-09-20T07:01:30Z',
  creditDate: '2026-09-20T07:44:00Z',
  requestedAmount: btc('0.01234567'),
  creditedAmount: btc('0.01234567'),
  address: 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq',
  confirmations: 3,
  requiredConfirmations: 3,
} satisfies Schema<'Refill'>;

export const contacts = {
  key: 'contacts',
  company: 'Meridian',
  email: 'support@meridian.example',
  phone: null,
  telegram: 'meridian_support',
  address: null,
  workingHours: 'Monday to Friday, 9:00 to 18:00 UTC',
  supportHours: { opens: '09:00', closes: '18:00' },
  operator: null,
  licence: null,
  jurisdiction: null,
  channels: [],
} satisfies Schema<'SettingContacts'>;

export const noRefills = { items: [], page: 1, limit: 20, total: 0 } satisfies Schema<'RefillPage'>;

/** A refill of every status, on the first of three pages. */
export const someRefills = {
  items: [confirmingRefill, replenishedRefill, rejectedRefill, cancelledRefill, bitcoinRefill],
  page: 1,
  limit: 20,
  total: 44,
} satisfies Schema<'RefillPage'>;
