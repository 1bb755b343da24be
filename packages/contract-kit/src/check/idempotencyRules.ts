import { randomUUID } from 'node:crypto';
import { add } from '@meridian/money';
import type { ApiResponse } from './ApiResponse.ts';
import { refillBody } from './moneyRules.ts';
import type { Rule, Session } from './Rule.ts';

const section = 'components, parameters, IdempotencyKey';
const calls = ['listPaymentSystems', 'createRefill'] as const;

const create = ({ client, token }: Session, key: string, body: unknown): Promise<ApiResponse> =>
  client.call('createRefill', { token, key, body });

async function countRefills({ client, token }: Session): Promise<number> {
  return (await client.call('listRefills', { token, query: { limit: '1' } })).mustBe(200).numberAt('total');
}

export const idempotencyRules: readonly Rule[] = [
  {
    group: 'idempotency',
    title: 'The same key and body get the first response again, with Idempotency-Replayed',
    section,
    calls,
    money: true,
    async check(session) {
      const [key, body] = [randomUUID(), await refillBody(session)];
      const first = (await create(session, key, body)).mustBe(201);
      first.must(
        first.headers.get('idempotency-replayed') === null,
        'The first response must have no Idempotency-Replayed.',
      );
      const again = (await create(session, key, body)).mustBe(201);
      again.must(
        again.textAt('id') === first.textAt('id'),
        `The second response must be that of ${first.textAt('id')}.`,
      );
      const header = again.headers.get('idempotency-replayed');
      again.must(header === 'true', `Idempotency-Replayed must be “true” and is “${header}”.`);
    },
  },
  {
    group: 'idempotency',
    title: 'The order of fields and trailing zeros of an amount do not make another body',
    section,
    calls,
    money: true,
    async check(session) {
      const [key, { system, amount }] = [randomUUID(), await refillBody(session)];
      const first = (await create(session, key, { system, amount })).mustBe(201);
      const padded = amount.amount.includes('.') ? amount.amount.replace(/\.?0*$/, '') : `${amount.amount}.0`;
      const again = await create(session, key, {
        amount: { currency: amount.currency, amount: padded },
        system,
      });
      again
        .mustBe(201)
        .must(
          again.textAt('id') === first.textAt('id'),
          `The second response must be that of ${first.textAt('id')}.`,
        );
    },
  },
  {
    group: 'idempotency',
    title: 'The same key with another body is a 409 with the code idempotency_key_reused',
    section,
    calls,
    money: true,
    async check(session) {
      const [key, body] = [randomUUID(), await refillBody(session)];
      (await create(session, key, body)).mustBe(201);
      const more = { ...body.amount, amount: add(body.amount.amount, '1') };
      const response = (await create(session, key, { ...body, amount: more })).mustBe(409);
      response.must(
        response.textAt('code') === 'idempotency_key_reused',
        `The code is “${response.textAt('code')}”.`,
      );
    },
  },
  {
    group: 'idempotency',
    title: 'Calls with one key at the same time do the thing once',
    section,
    calls: [...calls, 'listRefills'],
    money: true,
    async check(session) {
      const [key, body, before] = [randomUUID(), await refillBody(session), await countRefills(session)];
      const responses = await Promise.all(Array.from({ length: 5 }, () => create(session, key, body)));
      const ids = new Set(responses.map((response) => response.mustBe(201).textAt('id')));
      const after = await countRefills(session);
      responses[0]?.must(ids.size === 1, `Five calls made ${ids.size} refills.`);
      responses[0]?.must(after === before + 1, `The list has ${after - before} more refills.`);
    },
  },
  {
    group: 'idempotency',
    title: 'A call that moves money without a key, or with a malformed one, is a 422',
    section,
    calls,
    money: true,
    async check(session) {
      const body = await refillBody(session);
      const { client, token } = session;
      const missing = (await client.call('createRefill', { token, body })).mustBe(422);
      missing.must(missing.namesAt('errors').length > 0, 'errors must name the header.');
      (await create(session, 'short', body)).mustBe(422);
    },
  },
];
