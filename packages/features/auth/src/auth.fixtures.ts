import type { Schema } from '@meridian/api-client';

/** The same person as in the examples of the contract. */
const anna = {
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
  user: anna,
} satisfies Schema<'Session'>;

/** Just registered: the phone is not confirmed. */
export const newSession = {
  ...session,
  user: { ...anna, phoneConfirmed: false },
} satisfies Schema<'Session'>;

/** The answer to the right code: another token. */
export const confirmedSession = {
  refreshToken: 'Zp7Lx2RkVb9TnQ4sWcHd6YfMu0EgJa3o',
  user: anna,
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
