import { randomUUID } from 'node:crypto';
import { type Schema, unwrap } from '@meridian/api-client';
import { beforeAll, describe, expect, test } from 'vitest';
import { send } from '../testing/conformance/generatedCall.ts';
import { type Json, nodeAt } from '../testing/conformance/inputOf.ts';
import { goodPassword, intent, type Person, usdt } from '../testing/openTestSandbox.ts';
import { sandboxOfFile } from '../testing/sandboxOfFile.ts';
import { firstSettings } from '../settings/firstSettings.ts';
import { type ContractOperation, contractOperations } from './contractOperations.ts';

const wallet = 'TJRyWwFs9wTFGZg3JbrVriFbNfCug5tDeC';

const sandbox = sandboxOfFile();

const guarded = contractOperations.filter(({ takesToken }) => takesToken);

describe('without a live token', () => {
  const concrete = (path: string) => path.replaceAll(/\{\w+\}/g, randomUUID());

  /** Tokens that let their person in once, by what has become of them. */
  const dead = new Map<string, string>();
  beforeAll(async () => {
    const person = await sandbox.confirmed();
    const signIn = async () =>
      (
        await unwrap(
          sandbox.guest.POST('/auth/login', { body: { login: person.login, password: goodPassword } }),
        )
      ).refreshToken;
    dead.set('ran out', await signIn());
    await sandbox.advance(firstSettings.sessionDays);
    const [left, revoked, changing] = [await signIn(), await signIn(), await signIn()];
    await unwrap(sandbox.apiOf(left).POST('/auth/logout'));
    dead.set('was given up', left);
    dead.set('ended with the password', revoked);
    const password = 'nine loud cranes 58';
    await unwrap(
      sandbox.apiOf(changing).PATCH('/user/password', {
        body: { currentPassword: goodPassword, password, passwordConfirmation: password },
      }),
    );
  }, 60_000);

  test.each(guarded.map(({ id, method, path, isPublic }) => [id, method, path, isPublic] as const))(
    '%s is refused',
    async (_id, method, path, isPublic) => {
      const strange = [`Bearer ${'a'.repeat(43)}`, 'Bearer short', 'Basic YTpi'];
      const once = [...dead.values()].map((token) => `Bearer ${token}`);
      expect(once).toHaveLength(3);
      // Without any header a call that guests may make too is theirs.
      for (const authorization of [...(isPublic ? [] : [undefined]), ...strange, ...once]) {
        const response = await fetch(`${sandbox.url}/api${concrete(path)}`, {
          method: method.toUpperCase(),
          ...(authorization ? { headers: { authorization } } : {}),
        });
        expect(response.status).toBe(401);
        expect(await response.json()).toMatchObject({ code: 'unauthorized' });
      }
    },
  );
});

/** Every id that a person may name in a call, as `operation field`: in the path, or anywhere in the body. */
function idsTakenBy({ id, parameters, body }: ContractOperation): string[] {
  const inPath = parameters.filter(({ place }) => place === 'path').map(({ name }) => name);
  const found = new Set<string>(inPath.filter((name) => name === 'id'));
  const look = (node: unknown, name: string) => {
    if (typeof node !== 'object' || node === null) return;
    if ('$ref' in node && typeof node.$ref === 'string') look(nodeAt(node.$ref), name);
    if ('format' in node && node.format === 'uuid') found.add(name);
    if ('properties' in node)
      for (const [field, inner] of Object.entries(Object(node.properties))) look(inner, field);
    if ('items' in node) look(node.items, name);
    for (const key of ['oneOf', 'anyOf', 'allOf']) {
      const choices: unknown = Object(node)[key];
      if (Array.isArray(choices)) for (const choice of choices) look(choice, name);
    }
  };
  if (body !== undefined) look(nodeAt(body), '');
  return [...found].map((field) => `${id} ${field}`);
}

/** How a person comes by an id of their own, and what is sent with it. */
interface Own {
  readonly make: (owner: Person) => Promise<string>;
  readonly body?: (id: string, owner: Person) => Promise<Json> | Json;
}

const makeDeposit = async ({ api }: Person) =>
  (
    await unwrap(
      api.POST('/funds/deposits', {
        params: { header: intent() },
        body: { plan: 'usdt-start-30', amount: usdt('100'), paymentMethod: 'balance', autoinvestment: false },
      }),
    )
  ).id;

const makeRefill = async ({ api }: Person) =>
  (
    await unwrap(
      api.POST('/funds/refills', {
        params: { header: intent() },
        body: { system: 'usdt-trc20', amount: usdt('100') },
      }),
    )
  ).id;

const requestWithdrawal = async ({ api }: Person) => {
  await sandbox.control('/clock/advance', { seconds: 61 });
  const body = { system: 'usdt-trc20', wallet, amount: usdt('50') };
  return (await unwrap(api.POST('/funds/payments/request', { params: { header: intent() }, body }))).id;
};

const confirm = async ({ api, login }: Person, requestId: string) => {
  const body = { requestId, code: await sandbox.lastCode(login) };
  return (await unwrap(api.POST('/funds/payments/validate', { params: { header: intent() }, body }))).id;
};

const makeQuote = async ({ api }: Person) => {
  const query = { sourceCurrency: 'USDT', targetCurrency: 'BTC' } as const;
  return (await unwrap(api.GET('/user/exchange-rate', { params: { query } }))).quoteId;
};

const owned: Readonly<Record<string, Own>> = {
  'updateDeposit id': { make: makeDeposit, body: () => ({ autoinvestment: true }) },
  'previewDepositClosing id': { make: makeDeposit },
  'closeDeposit id': { make: makeDeposit },
  'getRefill id': { make: makeRefill },
  'getWithdrawal id': { make: async (owner) => confirm(owner, await requestWithdrawal(owner)) },
  'validateWithdrawal requestId': {
    make: requestWithdrawal,
    body: async (requestId, owner) => ({ requestId, code: await sandbox.lastCode(owner.login) }),
  },
  'createDeposit quoteId': {
    make: makeQuote,
    body: (quoteId) => ({
      plan: 'btc-term-90',
      amount: { ...usdt('128') },
      paymentMethod: 'balance',
      quoteId,
      autoinvestment: false,
    }),
  },
  'makeExchange quoteId': {
    make: makeQuote,
    body: (quoteId) => ({ quoteId, amount: { ...usdt('20') } }),
  },
  'readNotifications ids': {
    make: async ({ api }) => (await unwrap(api.GET('/notification'))).items[0]?.id ?? '',
    body: (id) => ({ ids: [id] }),
  },
};

/** What everybody may name. */
const open: ReadonlySet<string> = new Set(['getInviter id', 'getNewsItem id', 'openCase id']);

describe('an id of somebody else', () => {
  const taken = contractOperations.flatMap(idsTakenBy);

  test('is accounted for in every call that takes one', () => {
    expect(taken.filter((name) => !open.has(name)).toSorted()).toEqual(Object.keys(owned).toSorted());
  });

  test.each(Object.entries(owned))('%s is answered as one that does not exist', async (name, own) => {
    const operation = contractOperations.find(({ id }) => name.startsWith(`${id} `))!;
    const [owner, stranger] = [await sandbox.funded('1000'), await sandbox.funded('1000')];
    for (const { api } of [owner, stranger]) {
      await unwrap(api.PATCH('/user-data/wallets/update', { body: { wallets: { 'usdt-trc20': wallet } } }));
    }
    const id = await own.make(owner);
    const ask = async (who: Person, about: string) => {
      const body = await own.body?.(about, owner);
      const response = await send(
        sandbox.url,
        operation,
        {
          caller: 'owner',
          path: { id: about },
          query: [],
          key: randomUUID(),
          body:
            body === undefined
              ? { kind: 'none' }
              : { kind: 'text', text: JSON.stringify(body), type: 'application/json' },
        },
        who.token,
      );
      const answer = (await response.json()) as Partial<Schema<'Problem'>>;
      return { status: response.status, code: answer.code };
    };

    const before = await sandbox.ledger();
    const strange = await ask(stranger, id);
    expect([404, 403]).toContain(strange.status);
    expect(await ask(stranger, randomUUID())).toEqual(strange);
    expect(await sandbox.ledger()).toEqual(before);
    // The call itself is in order: the owner is answered.
    expect((await ask(owner, id)).status).toBeLessThan(300);
  });
});
