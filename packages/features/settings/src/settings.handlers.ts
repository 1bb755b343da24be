import { mockApi } from '@meridian/api-client/testing';
import * as fixtures from './settings.fixtures.ts';

const goodDay = [
  mockApi.get('/user-data/byType/{type}', 200, ({ params }) =>
    params.type === 'verification' ? fixtures.verification : fixtures.profile,
  ),
  mockApi.get('/user/sessions', 200, fixtures.sessions),
  mockApi.get('/courses', 200, fixtures.courses),
  mockApi.patch('/user-data', 200, ({ body }) => ({ ...fixtures.profile, ...body })),
  mockApi.post('/user/profile', 200, ({ body: { email, phone } }) => ({
    ...fixtures.user,
    ...(email !== undefined && { email, emailConfirmed: false }),
    ...(phone !== undefined && { phone, phoneConfirmed: false }),
  })),
  mockApi.get('/payment-systems', 200, fixtures.paymentSystems),
  mockApi.get('/user-data/wallets', 200, fixtures.wallets),
  mockApi.patch('/user-data/wallets/update', 200, fixtures.twoWallets),
  mockApi.get('/settings/subscription/options', 200, fixtures.subscriptionOptions),
  mockApi.post('/user/subscription', 201, fixtures.subscriptionPurchase),
  mockApi.get('/settings/{key}', 200, ({ params }) =>
    params.key === 'withdrawal' ? fixtures.withdrawalSetting : fixtures.authSetting,
  ),
  mockApi.patch('/user/password', 204),
  mockApi.get('/user/settings/security', 200, fixtures.securitySettings),
  mockApi.get('/settings/telegramAuthAvailable', 200, fixtures.telegramClosed),
  mockApi.get('/user/settings/letters', 200, { word: 'Blue heron' }),
  mockApi.patch('/user/settings/letters', 200, ({ body }) => body),
  mockApi.get('/user/settings/notifications', 200, fixtures.notificationSettings),
  mockApi.patch('/user/settings/notifications', 200, ({ body }) => fixtures.changedSettings(body)),
  mockApi.get('/user/push-subscription', 200, fixtures.noPush),
  mockApi.post('/user/push-subscription', 200, { ...fixtures.noPush, subscribed: true }),
  mockApi.delete('/user/push-subscription', 204),
  mockApi.post('/user/totp', 201, fixtures.totpSetup),
  mockApi.post('/user/totp/confirm', 200, fixtures.recoveryCodes),
  mockApi.post('/user/totp/recovery-codes', 200, fixtures.recoveryCodes),
  mockApi.post('/user/totp/remove', 204),
  mockApi.patch('/user/settings/security', 200, ({ body }) => ({ ...fixtures.securitySettings, ...body })),
  mockApi.get('/user/protection', 200, fixtures.protection),
  mockApi.post('/user/protection/lock', 200, fixtures.locked),
  mockApi.post('/user/protection/unlocking', 200, fixtures.unlocking),
  mockApi.delete('/user/protection/unlocking', 200, fixtures.locked),
  mockApi.patch('/user/protection/limits', 200, fixtures.protection),
  mockApi.patch('/user/protection/wallets', 200, ({ body }) =>
    body.on ? fixtures.onlyTheseWallets : fixtures.onlyTheseWalletsUntil,
  ),
];

const severalWallets = [
  mockApi.get('/user-data/wallets', 200, fixtures.severalWallets),
  mockApi.post('/user-data/wallets', 201, ({ body: { name = null, ...wallet } }) => ({
    ...wallet,
    id: '0199e2c7-05a6-7d15-8c49-81b4f57a6d20',
    name,
    usableDate: '2026-10-16T12:00:00Z',
  })),
  mockApi.patch('/user-data/wallets/{id}', 200, ({ params, body }) => {
    const found = fixtures.severalWallets.several?.items.find(({ id }) => id === params.id);
    return {
      system: 'usdt-trc20',
      address: fixtures.tronWallet,
      name: null,
      usableDate: null,
      ...found,
      id: String(params.id),
      ...body,
    };
  }),
  mockApi.delete('/user-data/wallets/{id}', 204),
  ...goodDay,
];

/** Scenarios of the mocked server. The first matching handler in a list responds. */
export const settingsHandlers = {
  goodDay,
  /** Just registered: nothing is filled in. */
  empty: [
    mockApi.get('/user-data/byType/{type}', 200, ({ params }) =>
      params.type === 'verification' ? fixtures.noVerification : fixtures.emptyProfile,
    ),
    mockApi.get('/user-data/wallets', 200, { wallets: {}, waiting: {}, names: {} }),
    mockApi.get('/settings/subscription/options', 200, { items: [], trialDays: 0 }),
    ...goodDay,
  ],
  loading: [
    mockApi.pending('get', '/user-data/byType/{type}'),
    mockApi.pending('get', '/payment-systems'),
    mockApi.pending('get', '/user-data/wallets'),
    mockApi.pending('get', '/settings/subscription/options'),
    mockApi.pending('get', '/settings/{key}'),
    mockApi.pending('get', '/user/settings/security'),
    mockApi.pending('get', '/settings/telegramAuthAvailable'),
    mockApi.pending('get', '/user/settings/notifications'),
    mockApi.pending('get', '/user/push-subscription'),
    mockApi.pending('get', '/user/settings/letters'),
    mockApi.pending('get', '/user/sessions'),
    mockApi.pending('get', '/user/protection'),
  ],
  error: [
    mockApi.problem('get', '/user-data/byType/{type}', 500, { code: 'unexpected_error' }),
    mockApi.problem('get', '/user-data/wallets', 500, { code: 'unexpected_error' }),
    mockApi.problem('get', '/settings/subscription/options', 500, { code: 'unexpected_error' }),
    mockApi.problem('get', '/settings/{key}', 500, { code: 'unexpected_error' }),
    mockApi.problem('get', '/user/settings/security', 500, { code: 'unexpected_error' }),
    mockApi.problem('get', '/user/settings/notifications', 500, { code: 'unexpected_error' }),
    mockApi.problem('get', '/user/push-subscription', 500, { code: 'unexpected_error' }),
    mockApi.problem('get', '/user/settings/letters', 500, { code: 'unexpected_error' }),
    mockApi.problem('get', '/user/sessions', 500, { code: 'unexpected_error' }),
    mockApi.problem('get', '/user/protection', 500, { code: 'unexpected_error' }),
    ...goodDay,
  ],
  /** Two wallets, one of them in a payment system that is paused. */
  twoWallets: [mockApi.get('/user-data/wallets', 200, fixtures.twoWallets), ...goodDay],
  /** Two in one currency and network. */
  severalWallets,
  /** As many as are allowed. */
  fullWallets: [
    mockApi.get('/user-data/wallets', 200, {
      ...fixtures.severalWallets,
      several: { items: [], onlyThese: null, ...fixtures.severalWallets.several, maximum: 2 },
    }),
    ...severalWallets,
  ],
  /** No wallet can be added and no address changed. */
  fixedWallets: [mockApi.get('/user-data/wallets', 200, fixtures.fixedWallets), ...severalWallets],
  walletsFixedUntil: [mockApi.get('/user-data/wallets', 200, fixtures.walletsFixedUntil), ...severalWallets],
  /** Another device has limited withdrawals to these wallets. */
  walletRefused: [
    mockApi.problem('post', '/user-data/wallets', 409, { code: 'only_these_wallets' }),
    ...severalWallets,
  ],
  /** Withdrawals may not go to the wallet yet. */
  waitingWallet: [mockApi.get('/user-data/wallets', 200, fixtures.waitingWallet), ...goodDay],
  addressRefused: [
    mockApi.problem('patch', '/user-data/wallets/update', 422, {
      code: 'validation_failed',
      errors: { 'wallets.usdt-trc20': 'wallet_address_invalid' },
    }),
    ...goodDay,
  ],
  walletNotRemoved: [mockApi.lostNetwork('patch', '/user-data/wallets/update'), ...goodDay],
  insufficient: [
    mockApi.problem('post', '/user/subscription', 409, { code: 'insufficient_balance' }),
    ...goodDay,
  ],
  profileRefused: [
    mockApi.problem('patch', '/user-data', 422, {
      code: 'validation_failed',
      errors: { fullName: 'too_long', city: 'malformed' },
    }),
    ...goodDay,
  ],
  /** The name is part of a verification. */
  nameVerified: [mockApi.problem('patch', '/user-data', 409, { code: 'update_error' }), ...goodDay],
  emailTaken: [
    mockApi.problem('post', '/user/profile', 409, { code: 'email_already_registered' }),
    ...goodDay,
  ],
  passwordRefused: [
    mockApi.problem('patch', '/user/password', 422, {
      code: 'validation_failed',
      errors: { currentPassword: 'wrong_password', password: 'password_too_simple' },
    }),
    ...goodDay,
  ],
  /** Only the phone is confirmed. */
  onlyPhone: [
    mockApi.get('/user/settings/security', 200, {
      ...fixtures.securitySettings,
      availableMethods: ['phone'],
    }),
    mockApi.get('/settings/telegramAuthAvailable', 200, fixtures.telegramOpen),
    ...goodDay,
  ],
  /** The e-mail lost its confirmation in another window. */
  methodRefused: [
    mockApi.problem('patch', '/user/settings/security', 422, {
      code: 'validation_failed',
      errors: { codeMethod: 'unknown_value' },
    }),
    ...goodDay,
  ],
  notificationsNotSaved: [mockApi.lostNetwork('patch', '/user/settings/notifications'), ...goodDay],
  /** The owner has switched off web push and summaries. */
  onlyMail: [mockApi.get('/user/settings/notifications', 200, fixtures.onlyMail), ...goodDay],
  pushOn: [mockApi.get('/user/push-subscription', 200, { ...fixtures.noPush, subscribed: true }), ...goodDay],
  pushNotSaved: [mockApi.lostNetwork('post', '/user/push-subscription'), ...goodDay],
  noLetterWord: [mockApi.get('/user/settings/letters', 200, { word: null }), ...goodDay],
  /** The authenticator app is on. */
  totp: [mockApi.get('/user/settings/security', 200, fixtures.totpSettings), ...goodDay],
  totpFewCodes: [
    mockApi.get('/user/settings/security', 200, {
      ...fixtures.totpSettings,
      totp: { since: '2026-10-05T12:00:00Z', recoveryCodesLeft: 2 },
    }),
    ...goodDay,
  ],
  totpNotStarted: [mockApi.lostNetwork('post', '/user/totp'), ...goodDay],
  /** Each code of the app is wrong. */
  totpWrongCode: [
    mockApi.problem('post', '/user/totp/confirm', 422, { code: 'codes_do_not_match' }),
    mockApi.problem('post', '/user/totp/recovery-codes', 422, { code: 'codes_do_not_match' }),
    mockApi.problem('post', '/user/totp/remove', 422, { code: 'codes_do_not_match' }),
    ...goodDay,
  ],
  locked: [mockApi.get('/user/protection', 200, fixtures.locked), ...goodDay],
  unlocking: [mockApi.get('/user/protection', 200, fixtures.unlocking), ...goodDay],
  /** The password is new. */
  paused: [
    mockApi.get('/user/protection', 200, { ...fixtures.protection, pausedUntil: '2026-10-16T12:00:00Z' }),
    ...goodDay,
  ],
  /** Nothing is left to add. */
  allProtected: [mockApi.get('/user/protection', 200, { ...fixtures.protection, missing: [] }), ...goodDay],
  /** Withdrawals go only to the saved wallets, also until tomorrow. */
  onlyTheseWallets: [mockApi.get('/user/protection', 200, fixtures.onlyTheseWallets), ...severalWallets],
  onlyTheseWalletsUntil: [
    mockApi.get('/user/protection', 200, fixtures.onlyTheseWalletsUntil),
    ...severalWallets,
  ],
  /** There can be one wallet in each payment system. */
  noSeveralWallets: [mockApi.get('/user/protection', 200, fixtures.withoutSeveralWallets), ...goodDay],
  walletsNotLimited: [mockApi.lostNetwork('patch', '/user/protection/wallets'), ...severalWallets],
  notLocked: [mockApi.lostNetwork('post', '/user/protection/lock'), ...goodDay],
  limitRefused: [
    mockApi.problem('patch', '/user/protection/limits', 422, {
      code: 'validation_failed',
      errors: { limit: 'too_many_decimals' },
    }),
    ...goodDay,
  ],
  totpTooManyTries: [
    mockApi.get('/user/settings/security', 200, fixtures.totpSettings),
    mockApi.problem('post', '/user/totp/remove', 429, { code: 'too_many_calls', retryAfter: 900 }),
    ...goodDay,
  ],
};
