import type { Schema } from '@meridian/api-client';

/** The same user as in the examples of the contract. */
export const anna = {
  id: '0198f7b0-11c2-7d5e-9a40-2f6b8c1d3e57',
  login: 'annapetrova',
  email: 'anna.petrova@example.com',
  phone: '+447700900123',
  phoneConfirmed: true,
  emailConfirmed: false,
  language: 'en',
  subscription: { active: false, option: null, activeUntil: null },
  notifications: 0,
  registrationDate: '2026-10-02T08:55:10Z',
  inviter: 'viktor',
} satisfies Schema<'User'>;

export const session = {
  refreshToken: 'q3Vd0xkT9rJmPw6YhZsLb2NfCg8UaEi4',
  lifetimeSeconds: 5_184_000,
  user: anna,
} satisfies Schema<'Session'>;

/** The response to the password of an account with an authenticator app. */
export const secondFactorNeeded = {
  challenge: 'Hn5Tz1WqKe8RbXc3VyLd6JmPg0SuAf7o',
  expiryDate: '2026-10-15T12:10:00Z',
} satisfies Schema<'SecondFactorNeeded'>;

/** Just registered: the phone is not confirmed. */
export const newSession = {
  ...session,
  user: { ...anna, phoneConfirmed: false },
} satisfies Schema<'Session'>;

/** The response to the right code: another token. */
export const confirmedSession = {
  ...session,
  refreshToken: 'Zp7Lx2RkVb9TnQ4sWcHd6YfMu0EgJa3o',
} satisfies Schema<'Session'>;

export const viktor = { id: 'viktor', login: 'Viktor' } satisfies Schema<'Inviter'>;

export const authSetting = {
  key: 'auth',
  loginPattern: '^[A-Za-z0-9]+$',
  loginMinimumLength: 3,
  loginMaximumLength: 32,
  passwordMinimumLength: 10,
  passwordMaximumLength: 128,
  code: { length: 6, lifetimeSeconds: 600, resendSeconds: 60, attempts: 5 },
  passkeyDomain: null,
} satisfies Schema<'SettingAuth'>;

export const subscriptionOptions = {
  items: [
    {
      id: 'month',
      name: 'One month',
      description: 'Opens withdrawals for thirty days.',
      price: { amount: '10.000000', currency: 'USDT' },
      periodDays: 30,
    },
  ],
  trialDays: 90,
} satisfies Schema<'SubscriptionOptionList'>;

export const codeDelivery = {
  method: 'phone',
  sentTo: '+44 •••• •••123',
  length: 6,
  expiryDate: '2026-10-15T12:10:00Z',
  resendDate: '2026-10-15T12:01:00Z',
  attemptsLeft: 5,
} satisfies Schema<'CodeDelivery'>;

export const codeState = {
  sentTo: '+44 •••• •••123',
  length: 6,
  attemptsLeft: 5,
  validSeconds: 600,
  waitSeconds: 0,
} satisfies Schema<'CodeState'>;

export const emailCodeState = {
  ...codeState,
  sentTo: 'a••••••••••a@example.com',
} satisfies Schema<'CodeState'>;

/** No code was sent, or the last one no longer works. */
export const noCode = { attemptsLeft: 0, validSeconds: 0, waitSeconds: 0 };

/** A sensitive change needs a confirmation; no code was sent for it yet. */
export const unconfirmed = {
  validUntil: null,
  methods: ['password', 'code'],
  code: { ...codeState, ...noCode },
} satisfies Schema<'ConfirmationState'>;

export const confirmed = {
  ...unconfirmed,
  validUntil: '2026-10-15T12:05:00Z',
} satisfies Schema<'ConfirmationState'>;

export const emailDelivery = {
  ...codeDelivery,
  method: 'email',
  sentTo: 'a••••••••••a@example.com',
  secret: 'Zk3Rt8WqLe5VbXc1NyHd7JmPg9SuAf2oTr4Uw6Yx0Bz',
} satisfies Schema<'PasswordResetDelivery'>;

export const telegramClosed = {
  available: false,
  bot: null,
  signInUrl: null,
} satisfies Schema<'TelegramAuthAvailable'>;

export const telegramOpen = {
  available: true,
  bot: 'meridian_sign_in_bot',
  signInUrl: 'https://oauth.telegram.org/auth?bot_id=7000000001',
} satisfies Schema<'TelegramAuthAvailable'>;

/** As Telegram returns it in the fragment of the address. */
export const telegramUser = {
  id: 512345678,
  first_name: 'Anna',
  username: 'annapetrova',
  auth_date: 1790931310,
  hash: '5d41402abc4b2a76b9719d911017c592ae2f3c1b0d9e8f7a6b5c4d3e2f1a0b9c',
} satisfies Schema<'TelegramData'>;

export const telegramResult = btoa(JSON.stringify(telegramUser));

export const thisDevice = {
  id: '0198f7b0-2f6b-7c8d-9a40-11c27d5e3e57',
  device: 'computer',
  browser: 'Firefox',
  system: 'Windows',
  signInDate: '2026-10-02T08:55:10Z',
  lastUseDate: '2026-10-15T11:58:00Z',
  current: true,
} satisfies Schema<'UserSession'>;

export const otherDevice = {
  id: '0198f7b0-9a40-7d5e-8c8d-2f6b11c23e57',
  device: 'phone',
  browser: 'Safari',
  system: 'iOS',
  signInDate: '2026-09-28T18:20:45Z',
  lastUseDate: '2026-10-14T21:05:00Z',
  current: false,
} satisfies Schema<'UserSession'>;

type SecurityEvent = Schema<'SecurityEvent'>;

const event = (index: number, kind: SecurityEvent['kind'], change: Partial<SecurityEvent> = {}) => ({
  id: `0198f7c4-64c2-7d03-a9b8-${String(index).padStart(12, '0')}`,
  date: new Date(Date.parse('2026-10-15T11:58:20Z') - index * 47_000_000).toISOString(),
  kind,
  device: 'computer' as const,
  browser: 'Firefox',
  system: 'Windows',
  address: '203.0.113.7',
  ...change,
});

const stranger = {
  device: 'unknown',
  browser: null,
  system: null,
  address: '2001:db8:85a3:8d3:1319:8a2e:370:7348',
} as const;

/** Two pages, newest first. */
export const securityEvents: readonly SecurityEvent[] = [
  event(0, 'signed_in'),
  event(1, 'sign_in_failed', stranger),
  event(2, 'code_wrong', stranger),
  event(3, 'code_method_changed'),
  event(4, 'wallet_added', { device: 'phone', browser: 'Safari', system: 'iOS' }),
  ...Array.from({ length: 19 }, (_, index) => event(index + 5, 'code_sent')),
  event(24, 'registered'),
];

export const sessionLimits = { idleDays: 14, absoluteDays: 60 } satisfies Partial<Schema<'UserSessionList'>>;

export const laptopPasskey = {
  id: '0199a3d4-6f21-7b83-9c5e-4a1d2e8f7b60',
  credentialId: 'Sd8Yk2pJq0mV7xWcRb3LhTnEf5GuAo9Z',
  name: 'Work laptop',
  kind: 'synced',
  createdDate: '2026-10-02T08:55:10Z',
  lastUseDate: '2026-10-14T21:05:00Z',
} satisfies Schema<'Passkey'>;

export const keyPasskey = {
  id: '0199a3d4-7c02-7e11-8d4f-6b2c3f9a8c71',
  credentialId: 'Zp7Lx2RkVb9TnQ4sWcHd6YfMu0EgJa3o',
  name: 'YubiKey',
  kind: 'security_key',
  createdDate: '2026-09-28T18:20:45Z',
  lastUseDate: null,
} satisfies Schema<'Passkey'>;

export const passkeyCreationOptions = {
  challenge: 'k7Jq0TtV2mXcRb3LhWnEf5GuAo9ZSd8Yp1KxQv4MwNs',
  rp: { id: 'localhost', name: 'Meridian' },
  user: { id: 'MDE5OGY3YjA', name: 'annapetrova', displayName: 'annapetrova' },
  pubKeyCredParams: [{ type: 'public-key', alg: -7 }],
  timeout: 300_000,
  attestation: 'none',
  excludeCredentials: [],
  authenticatorSelection: {
    residentKey: 'required',
    requireResidentKey: true,
    userVerification: 'required',
  },
} satisfies Schema<'PasskeyCreationOptions'>;

export const passkeyRequestOptions = {
  challenge: 'k7Jq0TtV2mXcRb3LhWnEf5GuAo9ZSd8Yp1KxQv4MwNs',
  rpId: 'localhost',
  timeout: 300_000,
  userVerification: 'required',
  allowCredentials: [],
} satisfies Schema<'PasskeyRequestOptions'>;

export const withdrawalSetting: Schema<'SettingWithdrawal'> = {
  key: 'withdrawal',
  amounts: [],
  conditions: [],
  code: { length: 6, lifetimeSeconds: 600, resendSeconds: 60, attempts: 5 },
  newWalletHours: 24,
  securityPauseHours: 24,
};
