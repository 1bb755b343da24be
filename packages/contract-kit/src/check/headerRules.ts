import { contract } from '@meridian/api-client/contract';
import type { ApiResponse } from './ApiResponse.ts';
import { type Client, operationOf } from './Client.ts';
import { missingId } from './errorRules.ts';
import { type Rule, Skipped } from './Rule.ts';

const known: ReadonlySet<string> = new Set(contract.components.schemas.Language.enum);

/** The language of a response to a client that asks for none of the languages. */
const fallback = known.has('ru') ? 'ru' : 'en';

const foreign = 'https://foreign.invalid';

export const languageRules: readonly Rule[] = [
  {
    group: 'languages',
    title: 'A response is in the language of Accept-Language, and in Russian when that asks for neither',
    section: 'info, description',
    calls: ['getSetting', 'getNewsItem'],
    async check({ client }) {
      const wishes = {
        en: 'en',
        ru: known.has('ru') ? 'ru' : fallback,
        'en-GB,ru;q=0.5': 'en',
        'ru;q=0.4, en;q=0.9': 'en',
        eo: fallback,
      };
      for (const [wanted, language] of Object.entries(wishes)) {
        const headers = { 'accept-language': wanted };
        for (const response of [
          await client.call('getSetting', { path: { key: 'contacts' }, headers }),
          await client.call('getNewsItem', { path: { id: missingId }, headers }),
        ]) {
          const named = response.headers.get('content-language');
          response.must(
            named === language,
            `Content-Language for “${wanted}” must be “${language}” and is “${named}”.`,
          );
        }
        const refusal = await client.call('getNewsItem', { path: { id: missingId }, headers });
        const isCyrillic = /[а-яё]/i.test(refusal.textAt('detail'));
        refusal.must(
          isCyrillic === (language === 'ru'),
          `“detail” for “${wanted}” must be in the language “${language}”.`,
        );
      }
    },
  },
  {
    group: 'languages',
    title: 'Every response with a body names its language, and Accept-Language in Vary',
    section: 'info, description',
    calls: [],
    async check({ client }) {
      for (const response of client.responses.filter(({ text }) => text !== '')) {
        const named = response.headers.get('content-language') ?? '';
        response.must(
          known.has(named),
          `Content-Language must be ${[...known].map((code) => `“${code}”`).join(' or ')} and is “${named}”.`,
        );
        const vary = (response.headers.get('vary') ?? '').toLowerCase().split(/, */);
        response.must(
          vary.includes('accept-language'),
          `Vary must have Accept-Language and is “${vary.join(', ')}”.`,
        );
      }
    },
  },
];

export const cachingRules: readonly Rule[] = [
  {
    group: 'caching',
    title: 'No response may be stored: Cache-Control is no-store',
    section: 'info, description',
    calls: [],
    async check({ client }) {
      for (const response of client.responses) {
        const control = response.headers.get('cache-control') ?? '';
        response.must(
          /(^|[ ,])no-store\b/.test(control),
          `Cache-Control must have no-store and is “${control}”.`,
        );
      }
    },
  },
];

export const originRules: readonly Rule[] = [
  {
    group: 'other origins',
    title: 'A page of an unknown origin may not read a response',
    section: 'info, description',
    calls: ['getBalance', 'OPTIONS /api/user/balance'],
    async check({ client, token }) {
      const preflight = {
        origin: foreign,
        'access-control-request-method': 'GET',
        'access-control-request-headers': 'authorization',
      };
      for (const response of [
        await client.call('getBalance', { token, headers: { origin: foreign } }),
        await client.raw({ method: 'OPTIONS', path: '/api/user/balance', headers: preflight }),
      ]) {
        const allowed = response.headers.get('access-control-allow-origin');
        response.must(
          allowed !== '*' && allowed !== foreign,
          `Access-Control-Allow-Origin is “${allowed}” for ${foreign}.`,
        );
      }
    },
  },
  {
    group: 'other origins',
    title: 'A page of the origin of the app reads responses and the headers that it needs',
    section: 'info, description',
    calls: ['getBalance', 'OPTIONS /api/user/balance'],
    async check({ client, token, origin }) {
      if (origin === undefined)
        throw new Skipped('Give --origin when the app is at another origin than the API.');
      const response = (await client.call('getBalance', { token, headers: { origin } })).mustBe(200);
      const allowed = response.headers.get('access-control-allow-origin');
      response.must(allowed === origin, `Access-Control-Allow-Origin must be ${origin} and is “${allowed}”.`);
      const exposed = (response.headers.get('access-control-expose-headers') ?? '').toLowerCase();
      for (const name of ['date', 'idempotency-replayed', 'retry-after', 'x-request-id'])
        response.must(exposed.includes(name), `Access-Control-Expose-Headers must have ${name}.`);
    },
  },
];

/** Operations without a token that take a JSON body. */
const limited = ['logIn', 'requestLoginReminder', 'requestPasswordReset', 'confirmSecondFactor'] as const;

export const bodyRules: readonly Rule[] = [
  {
    group: 'body limits',
    title: 'A body of more bytes than x-body-limit is a 413 with the code payload_too_large',
    section: 'info, description, x-body-limit',
    calls: limited,
    async check({ client }) {
      for (const id of limited) {
        const body = JSON.stringify({ text: 'a'.repeat(operationOf(id).bodyLimit) });
        const response = (await client.call(id, { body })).mustBe(413);
        response.must(
          response.textAt('code') === 'payload_too_large',
          `The code is “${response.textAt('code')}”.`,
        );
      }
    },
  },
];

/** More than any server should allow. */
const guesses = 60;

/** A wrong password of an account that does not exist, so that no investor is locked out. */
const guess = (client: Client, count: number): Promise<ApiResponse> =>
  client.call(
    'logIn',
    { body: { login: 'contractkitguess', password: `wrong password ${count}` } },
    { mayWait: false },
  );

/** The last rule: afterwards the server refuses sign-ins from this address for some minutes. */
export const callLimitRules: readonly Rule[] = [
  {
    group: 'call limits',
    title: 'Guessing a password ends in a 429 with Retry-After in seconds',
    section: 'paths, /auth/login, post',
    calls: ['logIn'],
    async check({ client, adapter }) {
      let last = await guess(client, 0);
      for (let count = 1; count < guesses && last.status !== 429; count += 1)
        last = await guess(client, count);
      last.must(last.status === 429, `After ${guesses} wrong passwords the status is still ${last.status}.`);
      const seconds = last.headers.get('retry-after') ?? '';
      last.must(/^\d+$/.test(seconds), `Retry-After must be seconds and is “${seconds}”.`);
      last.must(last.textAt('code') === 'too_many_calls', `The code is “${last.textAt('code')}”.`);
      await adapter.passLimits?.(client.base);
    },
  },
];
