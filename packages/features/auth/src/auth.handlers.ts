import { mockApi } from '@meridian/api-client/testing';
import {
  authSetting,
  anna,
  codeDelivery,
  codeState,
  confirmed,
  confirmedSession,
  keyPasskey,
  laptopPasskey,
  passkeyCreationOptions,
  passkeyRequestOptions,
  emailCodeState,
  emailDelivery,
  newSession,
  otherDevice,
  noCode,
  securityEvents,
  secondFactorNeeded,
  session,
  sessionLimits,
  subscriptionOptions,
  telegramClosed,
  telegramOpen,
  thisDevice,
  unconfirmed,
  viktor,
  withdrawalSetting,
} from './auth.fixtures.ts';

const noEvents = { items: [], page: 1, limit: 20, total: 0, keptDays: 180 };

const goodDay = [
  mockApi.get('/user/security-events', 200, ({ query }) => {
    const page = Number(query.get('page'));
    const items = securityEvents.slice((page - 1) * 20, page * 20);
    return { ...noEvents, items, page, total: securityEvents.length };
  }),
  mockApi.get('/settings/{key}', 200, ({ params }) =>
    params.key === 'withdrawal' ? withdrawalSetting : authSetting,
  ),
  mockApi.get('/settings/subscription/options', 200, subscriptionOptions),
  mockApi.get('/user/referral/{id}', 200, viktor),
  mockApi.post('/auth/login', 200, session),
  mockApi.get('/auth/register/{login}', 200, { available: true }),
  mockApi.post('/auth/register/{login}', 201, newSession),
  mockApi.get('/settings/telegramAuthAvailable', 200, telegramClosed),
  mockApi.post('/auth/telegram', 200, session),
  mockApi.post('/auth/telegram/{login}', 201, newSession),
  mockApi.get('/auth/phone/code', 200, codeState),
  mockApi.post('/auth/phone/confirm', 200, confirmedSession),
  mockApi.post('/auth/phone/resend', 200, codeDelivery),
  mockApi.get('/auth/email/code', 200, emailCodeState),
  mockApi.post('/auth/email/confirm', 200, { ...anna, emailConfirmed: true }),
  mockApi.post('/auth/email/resend', 200, emailDelivery),
  mockApi.post('/user/profile', 200, { ...anna, phone: '+447700900124', phoneConfirmed: false }),
  mockApi.post('/auth/remind-login', 204),
  mockApi.post('/auth/reset-password', 200, emailDelivery),
  mockApi.post('/auth/reset-password/validate', 200, { refreshToken: 'Hn5Tz1WqKe8RbXc3VyLd6JmPg0SuAf7o' }),
  mockApi.post('/auth/set-password', 200, session),
  mockApi.get('/user/confirmation', 200, unconfirmed),
  mockApi.post('/user/confirmation', 200, confirmed),
  mockApi.post('/user/confirmation/code', 200, codeDelivery),
  mockApi.get('/user/sessions', 200, { items: [thisDevice, otherDevice], ...sessionLimits }),
  mockApi.post('/user/sessions/{id}/close', 204),
  mockApi.post('/user/sessions/close-others', 204),
];

const secondFactor = [
  mockApi.post('/auth/login', 202, secondFactorNeeded),
  mockApi.post('/auth/telegram', 202, secondFactorNeeded),
  mockApi.post('/auth/set-password', 202, secondFactorNeeded),
  mockApi.post('/auth/second-factor', 200, session),
  ...goodDay,
];

/** A server that takes passkeys at the address of the test or story. */
const passkeys = [
  mockApi.get('/settings/{key}', 200, ({ params }) =>
    params.key === 'withdrawal'
      ? withdrawalSetting
      : { ...authSetting, passkeyDomain: window.location.hostname },
  ),
  mockApi.get('/user/passkeys', 200, { items: [laptopPasskey, keyPasskey] }),
  mockApi.post('/user/passkeys/options', 200, passkeyCreationOptions),
  mockApi.post('/user/passkeys', 201, laptopPasskey),
  mockApi.patch('/user/passkeys/{id}', 200, ({ body }) => ({ ...laptopPasskey, ...body })),
  mockApi.delete('/user/passkeys/{id}', 204),
  mockApi.post('/auth/passkey/options', 200, passkeyRequestOptions),
  mockApi.post('/auth/passkey', 200, session),
  ...goodDay,
];

/** Mocked servers by scenario. The first matching handler of a list responds. */
export const authHandlers = {
  goodDay,

  passkeys,
  confirmedByPasskey: [
    mockApi.get('/user/confirmation', 200, { ...unconfirmed, methods: ['password', 'code', 'passkey'] }),
    mockApi.post('/user/confirmation/passkey', 200, passkeyRequestOptions),
    mockApi.post('/user/confirmation', 200, confirmed),
    ...passkeys,
  ],
  noPasskeys: [mockApi.get('/user/passkeys', 200, { items: [] }), ...passkeys],
  passkeysLoading: [mockApi.pending('get', '/user/passkeys'), ...passkeys],
  passkeysFailed: [mockApi.problem('get', '/user/passkeys', 500, { code: 'unexpected_error' }), ...passkeys],
  passkeyLimit: [
    mockApi.problem('post', '/user/passkeys/options', 409, { code: 'passkey_limit_reached' }),
    ...passkeys,
  ],
  passkeyUnknown: [mockApi.problem('post', '/auth/passkey', 422, { code: 'passkey_unknown' }), ...passkeys],
  passkeyNotRemoved: [mockApi.lostNetwork('delete', '/user/passkeys/{id}'), ...passkeys],

  wrongPassword: [
    mockApi.problem('post', '/auth/login', 401, { code: 'incorrect_login_or_password' }),
    ...goodDay,
  ],
  tooManyTries: [
    mockApi.problem('post', '/auth/login', 429, { code: 'too_many_calls', retryAfter: 180 }),
    ...goodDay,
  ],
  /** The account has an authenticator app. */
  secondFactor,
  secondFactorWrong: [
    mockApi.problem('post', '/auth/second-factor', 422, { code: 'codes_do_not_match' }),
    ...secondFactor,
  ],
  secondFactorLate: [
    mockApi.problem('post', '/auth/second-factor', 422, { code: 'waiting_time_expired' }),
    ...secondFactor,
  ],
  secondFactorLimited: [
    mockApi.problem('post', '/auth/second-factor', 429, { code: 'too_many_calls', retryAfter: 900 }),
    ...secondFactor,
  ],
  noConnection: [
    mockApi.lostNetwork('post', '/auth/login'),
    mockApi.lostNetwork('post', '/auth/register/{login}'),
    mockApi.lostNetwork('post', '/auth/phone/confirm'),
    mockApi.lostNetwork('post', '/auth/phone/resend'),
    mockApi.lostNetwork('post', '/auth/reset-password'),
    ...goodDay,
  ],
  waiting: [
    mockApi.pending('post', '/auth/login'),
    mockApi.pending('post', '/auth/register/{login}'),
    mockApi.pending('post', '/auth/phone/confirm'),
    ...goodDay,
  ],

  loginTaken: [
    mockApi.problem('post', '/auth/register/{login}', 409, { code: 'login_already_registered' }),
    ...goodDay,
  ],
  /** The server rejects three fields. */
  fieldsRefused: [
    mockApi.problem('post', '/auth/register/{login}', 422, {
      code: 'validation_failed',
      errors: { email: 'email_invalid', phone: 'phone_invalid', password: 'password_too_simple' },
    }),
    ...goodDay,
  ],
  inviterRefused: [
    mockApi.problem('post', '/auth/register/{login}', 422, {
      code: 'validation_failed',
      errors: { inviter: 'inviter_unknown' },
    }),
    ...goodDay,
  ],
  codeNotSent: [
    mockApi.problem('post', '/auth/register/{login}', 502, { code: 'code_sending_error' }),
    mockApi.problem('post', '/auth/phone/resend', 502, { code: 'code_sending_error' }),
    ...goodDay,
  ],
  inviterLoading: [mockApi.pending('get', '/user/referral/{id}'), ...goodDay],
  inviterUnknown: [mockApi.problem('get', '/user/referral/{id}', 404, { code: 'not_found' }), ...goodDay],
  inviterUnchecked: [
    mockApi.problem('get', '/user/referral/{id}', 429, { code: 'too_many_calls', retryAfter: 60 }),
    ...goodDay,
  ],
  /** The rules fail to load. */
  noRules: [mockApi.problem('get', '/settings/{key}', 500, { code: 'unexpected_error' }), ...goodDay],
  rulesLoading: [mockApi.pending('get', '/settings/{key}'), ...goodDay],

  wrongCode: [
    mockApi.problem('post', '/auth/phone/confirm', 422, { code: 'codes_do_not_match', attemptsLeft: 4 }),
    ...goodDay,
  ],
  expiredCode: [mockApi.problem('post', '/auth/phone/confirm', 422, { code: 'code_expired' }), ...goodDay],
  alreadyConfirmed: [mockApi.problem('post', '/auth/phone/confirm', 409, { code: 'conflict' }), ...goodDay],
  askedTooEarly: [
    mockApi.problem('post', '/auth/phone/resend', 429, { code: 'too_many_calls', retryAfter: 42 }),
    ...goodDay,
  ],
  /** The last attempt was used up. */
  voidCode: [
    mockApi.problem('post', '/auth/phone/confirm', 422, { code: 'code_invalid_or_expired' }),
    ...goodDay,
  ],
  /** The first code was sent a moment ago. */
  justSent: [mockApi.get('/auth/phone/code', 200, { ...codeState, waitSeconds: 42 }), ...goodDay],
  codeLoading: [mockApi.pending('get', '/auth/phone/code'), ...goodDay],
  codeUnknown: [mockApi.problem('get', '/auth/phone/code', 500, { code: 'unexpected_error' }), ...goodDay],
  /** No code works: the user has to ask for one. */
  noCode: [
    mockApi.get('/auth/phone/code', 200, { ...codeState, ...noCode }),
    mockApi.get('/auth/email/code', 200, { ...emailCodeState, ...noCode }),
    ...goodDay,
  ],
  phoneTaken: [
    mockApi.problem('post', '/user/profile', 409, { code: 'phone_already_registered' }),
    ...goodDay,
  ],

  telegram: [mockApi.get('/settings/telegramAuthAvailable', 200, telegramOpen), ...goodDay],
  telegramUnknown: [
    mockApi.get('/settings/telegramAuthAvailable', 200, telegramOpen),
    mockApi.problem('post', '/auth/telegram', 404, { code: 'not_found' }),
    ...goodDay,
  ],
  telegramRefused: [
    mockApi.get('/settings/telegramAuthAvailable', 200, telegramOpen),
    mockApi.problem('post', '/auth/telegram', 422, { code: 'verification_error' }),
    ...goodDay,
  ],

  remindedTooOften: [
    mockApi.problem('post', '/auth/remind-login', 429, { code: 'too_many_calls', retryAfter: 1800 }),
    ...goodDay,
  ],

  /** The server explains in its own words why it sends no code. */
  resetRefused: [
    mockApi.problem('post', '/auth/reset-password', 429, {
      code: 'too_many_calls',
      retryAfter: 180,
      detail: 'Too many codes were asked for this account.',
    }),
    ...goodDay,
  ],
  resetCodeWrong: [
    mockApi.problem('post', '/auth/reset-password/validate', 422, {
      code: 'codes_do_not_match',
      attemptsLeft: 2,
    }),
    ...goodDay,
  ],
  resetLate: [mockApi.problem('post', '/auth/set-password', 401, { code: 'unauthorized' }), ...goodDay],
  tooSimple: [
    mockApi.problem('post', '/auth/set-password', 422, {
      code: 'validation_failed',
      errors: { password: 'password_too_simple' },
    }),
    ...goodDay,
  ],

  /** A Telegram account has no password. */
  confirmedByCodeOnly: [
    mockApi.get('/user/confirmation', 200, { ...unconfirmed, methods: ['code'] }),
    ...goodDay,
  ],
  confirmationCodeSent: [
    mockApi.get('/user/confirmation', 200, { ...unconfirmed, methods: ['code'], code: codeState }),
    ...goodDay,
  ],
  confirmedByApp: [
    mockApi.get('/user/confirmation', 200, { ...unconfirmed, methods: ['code'], code: null }),
    ...goodDay,
  ],
  confirmationLoading: [mockApi.pending('get', '/user/confirmation'), ...goodDay],
  confirmationUnknown: [
    mockApi.problem('get', '/user/confirmation', 500, { code: 'unexpected_error' }),
    ...goodDay,
  ],
  identityRefused: [
    mockApi.problem('post', '/user/confirmation', 422, {
      code: 'validation_failed',
      errors: { password: 'wrong_password' },
    }),
    ...goodDay,
  ],
  identityTriedTooOften: [
    mockApi.problem('post', '/user/confirmation', 429, { code: 'too_many_calls', retryAfter: 180 }),
    ...goodDay,
  ],
  confirming: [mockApi.pending('post', '/user/confirmation'), ...goodDay],

  oneDevice: [mockApi.get('/user/sessions', 200, { items: [thisDevice], ...sessionLimits }), ...goodDay],
  devicesLoading: [mockApi.pending('get', '/user/sessions'), ...goodDay],
  devicesFailed: [
    mockApi.problem('get', '/user/sessions', 500, { code: 'unexpected_error' }),
    mockApi.lostNetwork('post', '/user/sessions/{id}/close'),
    ...goodDay,
  ],
  endingFails: [
    mockApi.lostNetwork('post', '/user/sessions/{id}/close'),
    mockApi.lostNetwork('post', '/user/sessions/close-others'),
    ...goodDay,
  ],

  historyEmpty: [mockApi.get('/user/security-events', 200, noEvents), ...goodDay],
  historyLoading: [mockApi.pending('get', '/user/security-events'), ...goodDay],
  historyFailed: [
    mockApi.problem('get', '/user/security-events', 500, { code: 'unexpected_error' }),
    ...goodDay,
  ],
};
