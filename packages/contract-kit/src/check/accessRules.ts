import type { OperationId } from '@meridian/api-client/contract';
import { contractOperations } from '../contract/contractOperations.ts';
import type { ApiResponse } from './ApiResponse.ts';
import type { Client } from './Client.ts';
import { missingId } from './errorRules.ts';
import { type Rule, Skipped } from './Rule.ts';

const unknownToken = 'a'.repeat(43);

const guarded = contractOperations.filter(({ isPublic }) => !isPublic);

function mustRefuse(response: ApiResponse): void {
  response.mustBe(401);
  response.must(response.textAt('code') === 'unauthorized', `The code is “${response.textAt('code')}”.`);
  const scheme = response.headers.get('www-authenticate');
  response.must(scheme === 'Bearer', `WWW-Authenticate must be “Bearer” and is “${scheme}”.`);
}

async function mustGuardAll(client: Client, authorization: string | undefined): Promise<void> {
  for (const { method, path, form } of guarded) {
    // A form is refused before its body is read, and a server may close the connection then.
    if (form) continue;
    const address = path.replaceAll(/\{\w+\}/g, missingId);
    mustRefuse(
      await client.raw({
        method: method.toUpperCase(),
        path: `/api${address}`,
        ...(authorization === undefined ? {} : { headers: { authorization } }),
      }),
    );
  }
}

const owned = [
  ['listRefills', 'getRefill'],
  ['listDeposits', 'getDeposit'],
  ['listWithdrawals', 'getWithdrawal'],
] as const satisfies readonly (readonly [OperationId, OperationId])[];

const guardedIds = guarded.filter(({ form }) => !form).map(({ id }) => id);

export const accessRules: readonly Rule[] = [
  {
    group: 'authorisation',
    title: 'A call without a token is a 401 with WWW-Authenticate: Bearer',
    section: 'components, responses, Unauthorized',
    calls: guardedIds,
    check: ({ client }) => mustGuardAll(client, undefined),
  },
  {
    group: 'authorisation',
    title: 'A call with an unknown or malformed token is a 401',
    section: 'components, responses, Unauthorized',
    calls: guardedIds,
    async check({ client, token }) {
      await mustGuardAll(client, `Bearer ${unknownToken}`);
      for (const authorization of ['Bearer', `Basic ${token}`, `Bearer ${token.slice(1)}`])
        mustRefuse(
          await client.raw({ method: 'GET', path: '/api/user/balance', headers: { authorization } }),
        );
    },
  },
  {
    group: 'authorisation',
    title: 'What another investor has is a 404, as if it did not exist',
    section: 'components, responses, NotFound',
    calls: owned.flat(),
    async check({ client, token, otherToken }) {
      if (otherToken === undefined)
        throw new Skipped('Give --other-login and --other-password, or an adapter with signInOther.');
      let checked = 0;
      for (const [list, one] of owned) {
        const mine = (await client.call(list, { token })).mustBe(200);
        const [entry] = mine.entriesAt('items');
        if (!entry) continue;
        const id = mine.textAt(...entry, 'id');
        const response = (await client.call(one, { token: otherToken, path: { id } })).mustBe(404);
        response.must(response.textAt('code') === 'not_found', `The code is “${response.textAt('code')}”.`);
        checked += 1;
      }
      if (checked === 0) throw new Skipped('The account has no refill, deposit or withdrawal.');
    },
  },
  {
    group: 'authorisation',
    title: 'The token of a session that was ended is a 401',
    section: 'paths, /auth/logout, post',
    calls: ['logIn', 'getBalance', 'logOut'],
    async check(session) {
      const { client, adapter } = session;
      if (adapter.signIn) throw new Skipped('The adapter signs in, and its session goes on.');
      const token = (await client.call('logIn', { body: session.account }))
        .mustBe(200)
        .textAt('refreshToken');
      (await client.call('getBalance', { token })).mustBe(200);
      (await client.call('logOut', { token })).mustBe(204);
      mustRefuse(await client.call('getBalance', { token }));
    },
  },
];
