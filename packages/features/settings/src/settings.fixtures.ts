import type { Schema } from '@meridian/api-client';

export const user: Schema<'User'> = {
  id: '0198f7b0-11c2-7d5e-9a40-2f6b8c1d3e57',
  login: 'annapetrova',
  email: 'anna.petrova@example.com',
  phone: '+447700900123',
  phoneConfirmed: true,
  emailConfirmed: false,
  language: 'en',
  subscription: { active: true, option: 'quarter', activeUntil: '2026-12-31T10:00:00Z' },
  notifications: 2,
  registrationDate: '2026-10-02T08:55:10Z',
  inviter: 'viktor',
};

export const profile: Schema<'ProfileData'> = {
  type: 'profile',
  fullName: 'Anna Petrova',
  city: 'Limassol',
  country: 'CY',
  phone: '+447700900123',
  registrationDate: '2026-10-02T08:55:10Z',
};

/** Just registered: nothing is filled in. */
export const emptyProfile: Schema<'ProfileData'> = { ...profile, fullName: null, city: null, country: null };

const terms = (available: boolean): Schema<'PaymentSystemTerms'> => ({
  available,
  minimum: { amount: '25.000000', currency: 'USDT' },
  maximum: { amount: '100000.000000', currency: 'USDT' },
  fee: { fixed: { amount: '1.000000', currency: 'USDT' }, percent: '0.5' },
  confirmations: 19,
  expectedSeconds: 3600,
});

export const tronWallet = 'TJRyWwFs9wTFGZg3JbrVriFbNfCug5tDeC';

export const paymentSystems: Schema<'PaymentSystemList'> = {
  items: [
    {
      id: 'usdt-trc20',
      name: 'USDT on TRON (TRC-20)',
      currency: 'USDT',
      decimals: 6,
      network: 'TRON (TRC-20)',
      addressPattern: '^T[1-9A-HJ-NP-Za-km-z]{33}$',
      addressFormat: 'tron',
      refill: terms(true),
      withdrawal: terms(true),
    },
    {
      id: 'usdt-erc20',
      name: 'USDT on Ethereum (ERC-20)',
      currency: 'USDT',
      decimals: 6,
      network: 'Ethereum (ERC-20)',
      addressPattern: '^0x[0-9a-fA-F]{40}$',
      addressFormat: 'ethereum',
      refill: terms(true),
      withdrawal: terms(true),
    },
    {
      id: 'btc',
      name: 'BTC on Bitcoin',
      currency: 'USDT',
      decimals: 8,
      network: 'Bitcoin',
      addressPattern: '^(bc1[02-9ac-hj-np-z]{11,71}|[13][1-9A-HJ-NP-Za-km-z]{25,34})$',
      addressFormat: 'bitcoin',
      refill: terms(true),
      withdrawal: terms(false),
    },
    {
      id: 'eth',
      name: 'ETH on Ethereum',
      currency: 'USDT',
      decimals: 18,
      network: 'Ethereum',
      addressPattern: '^0x[0-9a-fA-F]{40}$',
      addressFormat: 'ethereum',
      refill: terms(true),
      withdrawal: null,
    },
  ],
};

export const wallets: Schema<'Wallets'> = { wallets: { 'usdt-trc20': tronWallet }, waiting: {}, names: {} };

/** One of them in a payment system that is paused. */
export const twoWallets: Schema<'Wallets'> = {
  wallets: { ...wallets.wallets, btc: 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq' },
  waiting: {},
  names: {},
};

/** Saved a moment ago, with a name. */
export const waitingWallet: Schema<'Wallets'> = {
  ...wallets,
  names: { 'usdt-trc20': 'Ledger' },
  waiting: { 'usdt-trc20': '2026-10-16T12:00:00Z' },
};

export const exchangeWallet = 'TLa2f6VPqDgRE67v1736s7bJ8Ray5wYjU7';

/** Two in one currency and network, of which the second waits. */
export const severalWallets: Schema<'Wallets'> = {
  ...wallets,
  names: { 'usdt-trc20': 'Ledger' },
  several: {
    items: [
      {
        id: '0199c4a1-7d20-7b8e-a6c3-5e90d14f2b78',
        system: 'usdt-trc20',
        address: tronWallet,
        name: 'Ledger',
        usableDate: null,
      },
      {
        id: '0199d0b6-91f5-7c04-b2d8-70a3e46f5c19',
        system: 'usdt-trc20',
        address: exchangeWallet,
        name: 'Exchange',
        usableDate: '2026-10-16T12:00:00Z',
      },
    ],
    maximum: 3,
    onlyThese: { on: false, offDate: null },
  },
};

const withOnlyThese = (onlyThese: Schema<'OnlyTheseWallets'>): Schema<'Wallets'> => ({
  ...severalWallets,
  several: { items: [], maximum: 3, ...severalWallets.several, onlyThese },
});

/** No wallet can be added and no address changed. */
export const fixedWallets = withOnlyThese({ on: true, offDate: null });

/** The same until tomorrow. */
export const walletsFixedUntil = withOnlyThese({ on: true, offDate: '2026-10-16T09:30:00Z' });

export const withdrawalSetting: Schema<'SettingWithdrawal'> = {
  key: 'withdrawal',
  amounts: [],
  conditions: [],
  code: { length: 6, lifetimeSeconds: 600, resendSeconds: 60, attempts: 5 },
  newWalletHours: 24,
  securityPauseHours: 24,
};

export const subscriptionOptions: Schema<'SubscriptionOptionList'> = {
  items: [
    {
      id: 'month',
      name: 'One month',
      description: 'Opens withdrawals for thirty days.',
      price: { amount: '10.000000', currency: 'USDT' },
      periodDays: 30,
    },
    {
      id: 'quarter',
      name: 'Three months',
      description: 'Opens withdrawals for ninety days.',
      price: { amount: '27.000000', currency: 'USDT' },
      periodDays: 90,
    },
  ],
  trialDays: 90,
};

export const subscriptionPurchase: Schema<'SubscriptionPurchase'> = {
  subscription: { active: true, option: 'month', activeUntil: '2026-11-14T12:00:00Z' },
  price: { amount: '10.000000', currency: 'USDT' },
  balanceAfter: { amount: '2470.750000', currency: 'USDT' },
};

export const authSetting: Schema<'SettingAuth'> = {
  key: 'auth',
  loginPattern: '^[A-Za-z0-9]+$',
  loginMinimumLength: 3,
  loginMaximumLength: 32,
  passwordMinimumLength: 10,
  passwordMaximumLength: 128,
  code: { length: 6, lifetimeSeconds: 600, resendSeconds: 60, attempts: 5 },
  passkeyDomain: null,
};

export const securitySettings: Schema<'SecuritySettings'> = {
  codeMethod: 'phone',
  availableMethods: ['phone', 'email'],
  totp: null,
};

export const telegramClosed: Schema<'TelegramAuthAvailable'> = {
  available: false,
  bot: null,
  signInUrl: null,
};

export const telegramOpen: Schema<'TelegramAuthAvailable'> = {
  available: true,
  bot: 'meridian_sign_in_bot',
  signInUrl: 'https://oauth.telegram.org/auth?bot_id=7000000001',
};

export const notificationSettings: Schema<'NotificationSettings'> = {
  accruals: false,
  partners: true,
  cases: true,
  news: true,
  mail: {
    refill: true,
    deposit: true,
    withdrawal: true,
    subscription: true,
    partners: true,
    cases: true,
    support: true,
  },
  push: {
    refill: true,
    deposit: true,
    withdrawal: false,
    subscription: false,
    partners: false,
    cases: false,
    support: false,
    news: false,
    verification: false,
    security: false,
    sign_in: false,
    wallet: false,
  },
  summary: 'never',
};

/** Web push and summaries are switched off. */
export const onlyMail: Schema<'NotificationSettings'> = {
  accruals: false,
  partners: true,
  cases: true,
  news: true,
  mail: notificationSettings.mail,
};

/** As `change` leaves the settings. */
export const changedSettings = ({
  mail,
  push,
  ...change
}: Schema<'NotificationSettingsChange'>): Schema<'NotificationSettings'> => ({
  ...notificationSettings,
  ...change,
  mail: { ...notificationSettings.mail, ...mail },
  ...(notificationSettings.push && { push: { ...notificationSettings.push, ...push } }),
});

export const noPush: Schema<'PushSubscription'> = {
  publicKey: 'BOr7Kp0V1mQ8tYwJ2xZc5dLe9uHfNs4gIaTb6RoX3WkEyPqUvMjDh7lSiCz0Gt1FnA8BrOeK5xYw2LdQpVmJs6U',
  subscribed: false,
};

/** With an authenticator app. */
export const totpSettings: Schema<'SecuritySettings'> = {
  codeMethod: 'totp',
  availableMethods: ['totp'],
  totp: { since: '2026-10-05T12:00:00Z', recoveryCodesLeft: 9 },
};

export const totpSetup: Schema<'TotpSetup'> = {
  secret: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
  uri: 'otpauth://totp/Meridian:annapetrova?issuer=Meridian&secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP&algorithm=SHA1&digits=6&period=30',
};

export const recoveryCodes: Schema<'RecoveryCodes'> = {
  items: [
    '7k2qd-m04xw',
    'h8b3n-5tz9r',
    'q1vce-66jpa',
    '0wg4y-xn7td',
    'f9msr-2kb8h',
    'e3zpv-h5c0q',
    '5x7ta-g1ndw',
    'bj06k-9yre4',
    't2hfs-pq83m',
    'wc5v1-0zk7n',
  ],
};

/** Sent, and not decided yet. */
export const verification: Schema<'VerificationData'> = {
  type: 'verification',
  status: 'in_process',
  fullName: 'Anna Petrova',
  dateOfBirth: '1990-04-17',
  familyStatus: 'married',
  documentNumber: '••••••417',
  submissionDate: '2026-10-03T11:20:00Z',
  decisionDate: null,
  denialReason: null,
};

export const noVerification: Schema<'VerificationData'> = {
  ...verification,
  status: null,
  fullName: null,
  dateOfBirth: null,
  familyStatus: null,
  documentNumber: null,
  submissionDate: null,
};

export const sessions: Schema<'UserSessionList'> = {
  items: [
    {
      id: '0198f7b0-11c2-7d5e-9a40-2f6b8c1d3e58',
      device: 'computer',
      browser: 'Firefox',
      system: 'Windows',
      signInDate: '2026-10-02T08:55:10Z',
      lastUseDate: '2026-10-12T08:55:10Z',
      current: true,
    },
  ],
  idleDays: 14,
  absoluteDays: 90,
};

export const protection: Schema<'Protection'> = {
  pauseHours: 24,
  pausedUntil: null,
  lock: null,
  unlockDays: [1, 3, 7],
  limits: [
    {
      kind: 'withdrawals_per_day',
      limit: { amount: '500.000000', currency: 'USDT' },
      used: { amount: '380.000000', currency: 'USDT' },
      periodEndDate: '2026-10-16T00:00:00Z',
      pending: {
        limit: { amount: '1000.000000', currency: 'USDT' },
        date: '2026-10-16T09:30:00Z',
      },
    },
    {
      kind: 'deposits_per_month',
      limit: null,
      used: { amount: '1000.000000', currency: 'USDT' },
      periodEndDate: '2026-11-01T00:00:00Z',
      pending: null,
    },
  ],
  limitRaiseHours: 24,
  onlyTheseWallets: { on: false, offDate: null },
  missing: ['second_factor', 'passkey', 'confirmed_email', 'letter_word'],
};

const { onlyTheseWallets: _absent, ...withoutOnlyThese } = protection;

/** There can be one wallet in each payment system. */
export const withoutSeveralWallets: Schema<'Protection'> = withoutOnlyThese;

/** No wallet can be added and no address changed. */
export const onlyTheseWallets: Schema<'Protection'> = {
  ...protection,
  onlyTheseWallets: { on: true, offDate: null },
};

/** The same until tomorrow. */
export const onlyTheseWalletsUntil: Schema<'Protection'> = {
  ...protection,
  onlyTheseWallets: { on: true, offDate: '2026-10-16T12:00:00Z' },
};

export const locked: Schema<'Protection'> = {
  ...protection,
  lock: { date: '2026-10-15T09:00:00Z', unlockDays: 3, unlockDate: null },
};

export const unlocking: Schema<'Protection'> = {
  ...protection,
  lock: { date: '2026-10-10T09:00:00Z', unlockDays: 3, unlockDate: '2026-10-18T09:00:00Z' },
};

export const courses: Schema<'DisplayCourses'> = {
  displayCurrencies: ['USDT', 'USD', 'EUR', 'RUB'],
  source: 'Sample courses, not market ones',
  courseDate: null,
  validUntil: null,
  courses: [],
};
