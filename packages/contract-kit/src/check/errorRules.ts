import type { OperationId } from '@meridian/api-client/contract';
import { type ApiResponse, Broken } from './ApiResponse.ts';
import type { Client } from './Client.ts';
import { type Rule, Skipped } from './Rule.ts';

/** An id that no server has. */
export const missingId = '0198f7c0-0000-7000-8000-000000000000';

const signIn = '/api/auth/login';
const json = { 'content-type': 'application/json' };

function mustHaveCode(response: ApiResponse, status: number, code: string): void {
  response.mustBe(status);
  const named = response.textAt('code');
  response.must(named === code, `The code must be “${code}” and is “${named}”.`);
}

const byId = [
  'getRefill',
  'getDeposit',
  'getWithdrawal',
  'getNewsItem',
] as const satisfies readonly OperationId[];

export const errorRules: readonly Rule[] = [
  {
    group: 'errors',
    title: 'An address that the contract does not have is a 404 with problem details',
    section: 'components, responses, NotFound',
    calls: ['GET /api/nothing', 'POST /api/nothing'],
    async check({ client, token }) {
      for (const method of ['GET', 'POST'])
        mustHaveCode(
          await client.raw({ method, path: '/api/nothing', headers: { authorization: `Bearer ${token}` } }),
          404,
          'not_found',
        );
    },
  },
  {
    group: 'errors',
    title: 'A malformed address is a 404 or 422 with problem details, also through a proxy',
    section: 'components, responses, NotFound',
    calls: ['GET /api/content/news/one/%zz', 'GET /api/content/news/one/%00', 'GET /api/settings/%c3%28'],
    async check({ client }) {
      for (const path of ['/api/content/news/one/%zz', '/api/content/news/one/%00', '/api/settings/%c3%28']) {
        const response = await client.raw({ method: 'GET', path });
        response.must(
          [404, 422].includes(response.status),
          `The status must be 404 or 422 and is ${response.status}.`,
        );
        response.textAt('code');
      }
    },
  },
  {
    group: 'errors',
    title: 'A method that a path does not have is a 405 that names the others in Allow',
    section: 'components, schemas, ProblemCode, method_not_allowed',
    calls: ['PUT /api/user/balance', 'DELETE /api/auth/login'],
    async check({ client, token }) {
      for (const [method, path, allowed] of [
        ['PUT', '/api/user/balance', 'GET'],
        ['DELETE', signIn, 'POST'],
      ] as const) {
        const response = await client.raw({ method, path, headers: { authorization: `Bearer ${token}` } });
        mustHaveCode(response, 405, 'method_not_allowed');
        const methods = (response.headers.get('allow') ?? '').split(/, */);
        response.must(
          methods.includes(allowed),
          `Allow must have ${allowed} and is “${methods.join(', ')}”.`,
        );
      }
    },
  },
  {
    group: 'errors',
    title: 'A resource that does not exist is a 404 with the code not_found',
    section: 'components, responses, NotFound',
    calls: byId,
    async check({ client, token }) {
      for (const id of byId)
        mustHaveCode(await client.call(id, { token, path: { id: missingId } }), 404, 'not_found');
    },
  },
  {
    group: 'errors',
    title: 'A body that is no JSON object is refused with problem details',
    section: 'paths, /auth/login, post, responses, 422',
    calls: ['logIn'],
    async check({ client }) {
      for (const body of ['{', '[]', 'null', '"text"', '']) {
        const response = await client.raw({ method: 'POST', path: signIn, headers: json, body });
        mustHaveCode(response, 422, 'validation_failed');
      }
      const response = await client.raw({
        method: 'POST',
        path: signIn,
        headers: { 'content-type': 'text/plain' },
        body: '{}',
      });
      response.must(
        [415, 422].includes(response.status),
        `The status must be 415 or 422 and is ${response.status}.`,
      );
    },
  },
  {
    group: 'errors',
    title: 'An invalid field is a 422 that names the field in errors',
    section: 'components, schemas, Problem, errors',
    calls: ['listOperations', 'logIn'],
    async check({ client, token }) {
      await mustNameField(client, token, 'page', '0');
      await mustNameField(client, token, 'limit', '100000');
      await mustNameField(client, token, 'sortDir', 'sideways');
      await mustNameField(client, token, 'from', '2026-02-30');
      const response = await client.call('logIn', { body: { login: 'somebody' } });
      mustHaveCode(response, 422, 'validation_failed');
      response.must(response.namesAt('errors').includes('password'), 'errors must name “password”.');
    },
  },
];

async function mustNameField(client: Client, token: string, name: string, value: string): Promise<void> {
  const response = await client.call('listOperations', { token, query: { [name]: value } });
  mustHaveCode(response, 422, 'validation_failed');
  if (!response.namesAt('errors').includes(name)) throw new Broken(`errors must name “${name}”.`, response);
}

function refusalsOf({ responses }: Client): readonly ApiResponse[] {
  const refusals = responses.filter(({ status }) => status >= 400);
  if (refusals.length === 0)
    throw new Skipped('It looks at the refusals to other rules, and there was none. Name “errors”, too.');
  return refusals;
}

/** What every refusal has to have. Checked on all responses of the run. */
export const problemRules: readonly Rule[] = [
  {
    group: 'problem details',
    title: 'Every refusal is application/problem+json with type, title, status, code and the request id',
    section: 'components, schemas, Problem',
    calls: [],
    async check({ client }) {
      for (const response of refusalsOf(client)) {
        const type = response.headers.get('content-type')?.split(';')[0];
        response.must(type === 'application/problem+json', `The type of a refusal is “${type}”.`);
        response.must(response.numberAt('status') === response.status, '“status” must repeat the status.');
        const code = response.textAt('code');
        response.must(
          response.textAt('type') === `urn:meridian:problem:${code}`,
          `“type” must be “urn:meridian:problem:${code}”.`,
        );
        response.must(response.textAt('title') !== '', '“title” must not be empty.');
        const id = response.headers.get('x-request-id');
        response.must(id !== null, 'X-Request-Id is missing.');
        response.must(
          response.textAt('instance') === `urn:meridian:request:${id}`,
          `“instance” must be “urn:meridian:request:${id}”.`,
        );
      }
    },
  },
  {
    group: 'problem details',
    title: 'No refusal shows the code or the machine behind it',
    section: 'components, schemas, Problem, detail',
    calls: [],
    async check({ client }) {
      for (const response of refusalsOf(client)) {
        const inside = /\n\s+at |node_modules|Traceback|SQLSTATE|Exception in thread|<html/i.exec(
          response.text,
        )?.[0];
        response.must(inside === undefined, `The body has “${inside?.trim()}”.`);
      }
    },
  },
];
