import { mockApi } from '@meridian/api-client/testing';
import {
  authSetting,
  codeDelivery,
  confirmedSession,
  newSession,
  session,
  subscriptionOptions,
  viktor,
} from './auth.fixtures.ts';

const goodDay = [
  mockApi.get('/settings/{key}', 200, authSetting),
  mockApi.get('/settings/subscription/options', 200, subscriptionOptions),
  mockApi.get('/user/referral/{id}', 200, viktor),
  mockApi.post('/auth/login', 200, session),
  mockApi.post('/auth/register/{login}', 201, newSession),
  mockApi.post('/auth/phone/confirm', 200, confirmedSession),
  mockApi.post('/auth/phone/resend', 200, codeDelivery),
];

/** Mocked servers by scenario. The first matching handler of a list answers. */
export const authHandlers = {
  goodDay,

  wrongPassword: [
    mockApi.problem('post', '/auth/login', 401, { code: 'incorrect_login_or_password' }),
    ...goodDay,
  ],
  tooManyTries: [
    mockApi.problem('post', '/auth/login', 429, { code: 'too_many_calls', retryAfter: 180 }),
    ...goodDay,
  ],
  noConnection: [
    mockApi.lostNetwork('post', '/auth/login'),
    mockApi.lostNetwork('post', '/auth/register/{login}'),
    mockApi.lostNetwork('post', '/auth/phone/confirm'),
    mockApi.lostNetwork('post', '/auth/phone/resend'),
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
    mockApi.problem('post', '/auth/phone/confirm', 422, { code: 'codes_do_not_match' }),
    ...goodDay,
  ],
  expiredCode: [mockApi.problem('post', '/auth/phone/confirm', 422, { code: 'code_expired' }), ...goodDay],
  alreadyConfirmed: [mockApi.problem('post', '/auth/phone/confirm', 409, { code: 'conflict' }), ...goodDay],
  askedTooEarly: [
    mockApi.problem('post', '/auth/phone/resend', 429, { code: 'too_many_calls', retryAfter: 42 }),
    ...goodDay,
  ],
};
