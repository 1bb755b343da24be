import { randomUUID } from 'node:crypto';
import { unwrap } from '@meridian/api-client';
import type { OperationId } from '@meridian/api-client/contract';
import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { listBuckets } from '../../src/calls/callLimits.ts';
import { capabilities } from '../../src/core/CompanySettings.ts';
import { firstSettings } from '../../src/core/firstSettings.ts';
import { type ContractOperation, contractOperations } from '@meridian/contract-kit';
import { refusedWhileLocked } from '../../src/protection/refusedWhileLocked.ts';
import { changeSettings } from '../../src/settings/changeSettings.ts';
import { write } from '../../src/transaction/TransactionContext.ts';
import * as act from '../actions.ts';
import { intent, usdt, wallet } from '../actions.ts';
import { codeOf, switchTotpOn } from '../authenticator.ts';
import { exampleBody, exampleCall, exampleOf } from '../exampleCall.ts';
import { goodPassword, openTestSandbox } from '../openTestSandbox.ts';
import { createAuthenticator } from '../softwareAuthenticator.ts';
import { completeForm, formOf } from '../verificationForm.ts';
import { type GeneratedCall, send } from '@meridian/contract-kit/calls';
import type { Conformance } from './openConformance.ts';
import { resetTokenOf } from '../resetPassword.ts';

/** Calls to parts of the product that can be switched off. */
const switchable: ReadonlySet<string> = new Set([
  'getBonusProgram',
  'getCaseLimits',
  'getInviter',
  'listCaseOperations',
  'listCases',
  'listReferrals',
  'openCase',
  'saveCaseWelcome',
  'updateCaseLimits',
  'getProtection',
  'setAccountLock',
  'requestAccountUnlocking',
  'cancelAccountUnlocking',
  'updateOwnLimits',
  'saveWallet',
  'updateWallet',
  'removeWallet',
  'updateOnlyTheseWallets',
  'listCourses',
  'listDayCourses',
  'listOperations',
  'listPlanResults',
  'listReadOnlyKeys',
  'createReadOnlyKey',
  'removeReadOnlyKey',
  'getPushSubscription',
  'savePushSubscription',
  'removePushSubscription',
  'getYearlyReport',
  'listSupportRequests',
  'getSupportRequest',
  'createSupportRequest',
  'createSupportMessage',
  'createSupportPhoto',
  'getSupportPhoto',
  'createGuestRequest',
  'closeDepositPart',
  'getStatementDocument',
  'getBalanceDocument',
  'getOperationDocument',
  'getYearDocument',
  'getDocumentCheck',
]);

/** Whether the sandbox limits this call. It limits those that allow guessing. */
export function isLimited({ id }: ContractOperation): boolean {
  return listBuckets(id, 'any', 'any').length > 0;
}

/** Reaches the statuses that no generated input causes. */
export function testOtherStatuses(run: Conformance): void {
  describe('a status that no generated input causes', () => {
    let token: string | null;
    beforeAll(async () => {
      token = (await run.sandbox.demo()).token;
    });
    const path = Object.fromEntries(['id', 'key', 'type', 'login', 'code'].map((name) => [name, 'demo']));
    const blank: GeneratedCall = { caller: 'owner', path, query: [], key: undefined, body: { kind: 'none' } };
    const json = (text: string): GeneratedCall => ({
      ...blank,
      body: { kind: 'text', text, type: 'application/json' },
    });

    test('503: maintenance refuses every call except the question about it', async () => {
      await run.sandbox.control('/technical-work', { active: true });
      for (const operation of contractOperations) {
        const response = await send(run.sandbox.url, operation, blank, token);
        expect(response.status === 503).toBe(operation.responses.has(503));
        await run.expectToMatch(operation, response);
      }
      await run.sandbox.control('/technical-work', { active: false });
    });

    test('413: a body over the limit of its operation is refused', async () => {
      for (const operation of contractOperations.filter(
        ({ responses, body }) => responses.has(413) && body,
      )) {
        const large = json(JSON.stringify({ text: 'a'.repeat(operation.bodyLimit) }));
        const response = await send(run.sandbox.url, operation, large, token);
        expect(response.status).toBe(413);
        await run.expectToMatch(operation, response);
      }
    });

    test('403: Telegram sign-in is refused while it is switched off', async () => {
      await run.sandbox.control('/telegram', { available: false });
      const telegram = { id: 1, auth_date: 1, hash: 'a'.repeat(64) };
      const registration = {
        email: 'tg@example.com',
        phone: '+447799999999',
        inviter: null,
        agreementAccepted: true,
      };
      const bodies: Readonly<Record<string, object>> = {
        logInWithTelegram: telegram,
        registerWithTelegram: { ...registration, telegram, language: 'en' },
      };
      for (const operation of contractOperations) {
        const body = bodies[operation.id];
        if (!body) continue;
        const response = await send(run.sandbox.url, operation, json(JSON.stringify(body)), null);
        expect(response.status).toBe(403);
        await run.expectToMatch(operation, response);
      }
      await run.sandbox.control('/telegram', { available: true });
    });

    /** Without a search, the operations are no part that can be switched off. */
    const search: GeneratedCall['query'] = [['search', 'fee']];
    const period: GeneratedCall['query'] = [
      ['currency', 'USDT'],
      ['from', '2026-10-01'],
      ['to', '2026-10-02'],
    ];

    test.each([
      ['listDayCourses', 200, { code: 'EUR' }, period],
      ['getDataArchive', 422, {}, [['timeZone', 'x'.repeat(65)]]],
      ['getOperationDocument', 422, { id: randomUUID() }, [['timeZone', 'x'.repeat(65)]]],
    ] as const)('%s: %i', async (id, status, given, query) => {
      const operation = contractOperations.find((one) => one.id === id)!;
      const { token: own } = await run.sandbox.confirmed();
      const response = await send(run.sandbox.url, operation, { ...blank, path: given, query }, own);
      expect(response.status).toBe(status);
      await run.expectToMatch(operation, response);
    });

    test('403: parts of the product are refused while they are switched off', async () => {
      const queries = new Map<string, GeneratedCall['query']>([
        ['listDayCourses', period],
        ['listOperations', search],
        ['getYearlyReport', [['year', '2026']]],
        ['getStatementDocument', period],
        ['getBalanceDocument', [['date', '2026-10-01']]],
        ['getYearDocument', [['year', '2026']]],
        [
          'getDocumentCheck',
          [
            ['number', 'demo'],
            ['hash', 'demo'],
          ],
        ],
      ]);
      const parted = (isOn: boolean) => Object.fromEntries(capabilities.map((part) => [part, isOn]));
      await run.sandbox.control('/capabilities', parted(false));
      const parts = contractOperations.filter(({ id }) => switchable.has(id));
      expect(parts).toHaveLength(switchable.size);
      for (const operation of parts) {
        const call = {
          ...blank,
          body: exampleBody(operation),
          path: { id: randomUUID(), code: 'EUR' },
          query: queries.get(operation.id) ?? [],
          key: randomUUID(),
        };
        const response = await send(run.sandbox.url, operation, call, token);
        expect([operation.id, response.status]).toEqual([operation.id, 403]);
        await run.expectToMatch(operation, response);
      }
      await run.sandbox.control('/capabilities', parted(true));
    });

    test('403: no money moves before the phone is confirmed', async () => {
      const { token: unconfirmed } = await run.sandbox.register();
      for (const operation of contractOperations.filter(({ needsPhone }) => needsPhone)) {
        const call = {
          ...(operation.body === undefined ? blank : json(exampleOf(operation.body))),
          key: randomUUID(),
        };
        const response = await send(
          run.sandbox.url,
          operation,
          { ...call, path: { id: randomUUID() } },
          unconfirmed,
        );
        expect([operation.id, response.status]).toEqual([operation.id, 403]);
        await run.expectToMatch(operation, response);
      }
    });

    test('403: a sensitive change is refused in a session that is not confirmed', async () => {
      const { api, token: own } = await run.sandbox.confirmed();
      const limit = { kind: 'withdrawals_per_day', limit: usdt('10') } as const;
      await unwrap(api.PATCH('/user/protection/limits', { body: limit }));
      // Then a change of the password needs a confirmation too.
      await switchTotpOn(run.sandbox, api);
      await run.sandbox.control('/clock/advance', { seconds: firstSettings.confirmationSeconds });
      // Its first example changes nothing sensitive.
      const bodies: Readonly<Record<string, string>> = {
        saveProfile: '{"email":"another@example.com"}',
        updateOwnLimits: JSON.stringify({ ...limit, limit: null }),
        updateOnlyTheseWallets: '{"on":false}',
      };
      for (const operation of contractOperations) {
        if (!operation.refusals.includes('confirmation_required')) continue;
        const { id, body } = operation;
        const text = body === undefined ? undefined : (bodies[id] ?? exampleOf(body));
        const call = { ...(text === undefined ? blank : json(text)), path: { id: randomUUID() } };
        const response = await send(run.sandbox.url, operation, call, own);
        expect([id, response.status]).toEqual([id, 403]);
        await run.expectToMatch(operation, response);
      }
    });

    test('403: a withdrawal is not requested or confirmed while a condition is not met', async () => {
      const { api, login, token: own } = await run.sandbox.funded('100');
      const body = { system: 'usdt-trc20', wallet, amount: usdt('50') };
      await act.addWallet(api);
      const { id: requestId } = await unwrap(
        api.POST('/funds/payments/request', { params: { header: intent() }, body }),
      );
      await run.sandbox.control(`/investors/${login}/subscription`, { active: false });
      const confirmation = JSON.stringify({ requestId, code: await run.sandbox.lastCode(login) });
      const bodies: Readonly<Record<string, string>> = {
        createWithdrawal: JSON.stringify(body),
        requestWithdrawal: JSON.stringify(body),
        validateWithdrawal: confirmation,
      };
      for (const operation of contractOperations) {
        const text = bodies[operation.id];
        if (text === undefined) continue;
        const call = { ...json(text), key: randomUUID() };
        const response = await send(run.sandbox.url, operation, call, own);
        expect(response.status).toBe(403);
        await run.expectToMatch(operation, response);
      }
    });

    test('403: a locked account refuses what would take money out or change it', async () => {
      const { api, login, token: own } = await run.sandbox.confirmed({ email: 'locked@example.com' });
      const reset = await resetTokenOf(run.sandbox, { login, email: 'locked@example.com' });
      await unwrap(api.POST('/user/protection/lock', { body: { unlockDays: 1 } }));
      for (const operation of contractOperations) {
        if (!refusedWhileLocked.has(operation.id)) continue;
        const token = operation.id === 'setPassword' ? reset : own;
        const response = await send(run.sandbox.url, operation, exampleCall(operation), token);
        expect([operation.id, response.status]).toEqual([operation.id, 403]);
        await run.expectToMatch(operation, response);
      }
    });

    test('200 and 409: a locked account is unlocked only once it is locked', async () => {
      const { api, token: own } = await run.sandbox.confirmed();
      const operation = contractOperations.find(({ id }) => id === 'requestAccountUnlocking')!;
      for (const status of [409, 200]) {
        const response = await send(run.sandbox.url, operation, blank, own);
        expect(response.status).toBe(status);
        await run.expectToMatch(operation, response);
        await unwrap(api.POST('/user/protection/lock', { body: { unlockDays: 1 } }));
        const body = { password: goodPassword };
        await unwrap(api.POST('/user/confirmation', { body }));
      }
    });

    test('201 and 409: a case opens at its price, a closed deposit has nothing to preview', async () => {
      const { api, token: own } = await run.sandbox.funded('200');
      const { id } = await act.invest(api, '100');
      await act.closeDeposit(api, id);
      const { items } = await unwrap(api.GET('/crypto-cases/all'));
      const [first] = items.filter(({ available }) => available);
      const confirmedPrice = first?.price;
      const cases: Readonly<Record<string, readonly [call: GeneratedCall, status: number]>> = {
        openCase: [{ ...json(JSON.stringify({ confirmedPrice })), path: { id: first?.id } }, 201],
        previewDepositClosing: [{ ...blank, path: { id } }, 409],
      };
      for (const operation of contractOperations) {
        const [call, status] = cases[operation.id] ?? [];
        if (call === undefined) continue;
        const response = await send(run.sandbox.url, operation, { ...call, key: randomUUID() }, own);
        expect([operation.id, response.status]).toEqual([operation.id, status]);
        await run.expectToMatch(operation, response);
      }
    });

    test('403: what closing a part would give is not shown while parts are switched off', async () => {
      const operation = contractOperations.find(({ id }) => id === 'previewDepositClosing')!;
      const { api, token: own } = await run.sandbox.funded('200');
      const { id } = await act.invest(api, '200');
      await run.sandbox.control('/capabilities', { partialClosing: false });
      const call = { ...blank, path: { id }, query: [['amount', '100']] as const };
      const response = await send(run.sandbox.url, operation, call, own);
      await run.sandbox.control('/capabilities', { partialClosing: true });
      expect(response.status).toBe(403);
      await run.expectToMatch(operation, response);
    });

    test('409: no other wallet while withdrawals go only to those that are saved', async () => {
      const { api, token: own } = await run.sandbox.confirmed();
      const body = { system: 'usdt-trc20', address: wallet };
      const { id } = await unwrap(api.POST('/user-data/wallets', { body }));
      await unwrap(api.PATCH('/user/protection/wallets', { body: { on: true } }));
      const address = 'TLa2f6VPqDgRE67v1736s7bJ8Ray5wYjU7';
      const bodies: Readonly<Record<string, object>> = {
        saveWallet: { ...body, address, name: 'Exchange' },
        updateWallets: { wallets: { 'usdt-trc20': address } },
        updateWallet: { address },
      };
      for (const operation of contractOperations) {
        const sent = bodies[operation.id];
        if (sent === undefined) continue;
        const call = { ...json(JSON.stringify(sent)), path: { id } };
        const response = await send(run.sandbox.url, operation, call, own);
        expect([operation.id, response.status]).toEqual([operation.id, 409]);
        await run.expectToMatch(operation, response);
      }
    });

    test('200: a wallet has a name, and a night its count', async () => {
      const { api, token: own } = await run.sandbox.confirmed();
      await act.addWallet(api);
      const { items } = await unwrap(api.GET('/liabilities'));
      const night: GeneratedCall = { ...blank, path: { id: items[0]?.id } };
      const names = JSON.stringify({ names: { 'usdt-trc20': 'Ledger' } });
      const cases: Readonly<Record<string, readonly [call: GeneratedCall, token: string | null]>> = {
        updateWalletNames: [json(names), own],
        getLiabilities: [night, null],
        getLiabilityProof: [night, token],
      };
      for (const operation of contractOperations) {
        const [call, caller] = cases[operation.id] ?? [];
        if (call === undefined || caller === undefined) continue;
        const response = await send(run.sandbox.url, operation, call, caller);
        expect([operation.id, response.status]).toEqual([operation.id, 200]);
        await run.expectToMatch(operation, response);
      }
    });

    test('a second factor is switched on, asked for after every first factor, and switched off', async () => {
      async function call(id: OperationId, status: number, body?: object, own: string | null = null) {
        const operation = contractOperations.find((one) => one.id === id);
        if (!operation) throw new Error(`There is no operation ${id}.`);
        const response = await send(
          run.sandbox.url,
          operation,
          body ? json(JSON.stringify(body)) : blank,
          own,
        );
        expect([id, response.status]).toEqual([id, status]);
        await run.expectToMatch(operation, response.clone());
        return JSON.parse((await response.text()) || '{}');
      }
      const { login, token: own } = await run.sandbox.confirmed({ email: 'second@example.com' });
      const telegramId = 799_000_001;
      await run.sandbox.database.write((tx) =>
        tx.execute(sql`update investor set telegram_id = ${telegramId} where login = ${login}`),
      );
      const { secret } = await call('startTotp', 201, undefined, own);
      const code = { code: await codeOf(run.sandbox, secret) };
      const { items } = await call('confirmTotp', 200, code, own);
      await call('startTotp', 409, undefined, own);
      await call('confirmTotp', 409, code, own);
      await call('replaceRecoveryCodes', 200, { code: items[0] }, own);

      const signed = JSON.parse(
        await (await run.sandbox.control('/telegram/sign', { id: telegramId })).text(),
      );
      await call('logInWithTelegram', 202, signed);
      const body = { login, email: 'second@example.com' };
      const reset = await resetTokenOf(run.sandbox, body);
      const password = 'nine loud magpies 73';
      await call('setPassword', 202, { password, passwordConfirmation: password }, reset);
      const { challenge } = await call('logIn', 202, { login, password });
      const last = { challenge, code: await codeOf(run.sandbox, secret, 1) };
      const { refreshToken } = await call('confirmSecondFactor', 200, last);
      await run.sandbox.control('/clock/advance', { seconds: 60 });
      await call('removeTotp', 204, { code: await codeOf(run.sandbox, secret) }, refreshToken);
    });

    test('409 and 403: an account with money is not closed, a scheduled closing refuses refills, a closed account refuses the sign-in', async () => {
      const response = async (
        id: OperationId,
        status: number,
        body: object | undefined,
        own: string | null,
      ) => {
        const operation = contractOperations.find((one) => one.id === id);
        if (!operation) throw new Error(`There is no operation ${id}.`);
        const call = { ...(body ? json(JSON.stringify(body)) : blank), key: randomUUID() };
        const response = await send(run.sandbox.url, operation, call, own);
        expect([id, response.status]).toEqual([id, status]);
        await run.expectToMatch(operation, response);
      };
      await response('requestAccountClosing', 409, undefined, (await run.sandbox.funded('100')).token);
      const { login, token: own } = await run.sandbox.confirmed();
      await response('requestAccountClosing', 200, undefined, own);
      await response('createRefill', 409, { system: 'usdt-trc20', amount: usdt('100') }, own);
      await run.sandbox.advance(firstSettings.closing.coolingOffDays);
      await response('logIn', 403, { login, password: goodPassword }, null);
    });

    test('201, 409 and 204: read-only keys are created up to the most, and one is revoked', async () => {
      const { api, token: own } = await run.sandbox.confirmed();
      const operationOf = (id: OperationId) => contractOperations.find((operation) => operation.id === id)!;
      const create = operationOf('createReadOnlyKey');
      const { maximum } = firstSettings.readOnlyKeys;
      for (let made = 0; made <= maximum; made += 1) {
        const response = await send(run.sandbox.url, create, exampleCall(create), own);
        expect(response.status).toBe(made < maximum ? 201 : 409);
        await run.expectToMatch(create, response);
      }
      const [key] = (await unwrap(api.GET('/user/read-only-keys'))).items;
      const revoke = operationOf('removeReadOnlyKey');
      const response = await send(run.sandbox.url, revoke, { ...blank, path: { id: key?.id } }, own);
      expect(response.status).toBe(204);
      await run.expectToMatch(revoke, response);
    });

    test('201 and 409: a request to the support takes messages until it is closed', async () => {
      const { token: own, api } = await run.sandbox.confirmed();
      const operationOf = (id: OperationId) => contractOperations.find((operation) => operation.id === id)!;
      const create = operationOf('createSupportRequest');
      const key = randomUUID();
      const body = { subject: 'other', subjectId: null, text: 'How do I change my e-mail?' };
      for (const [text, status] of [
        [body.text, 201],
        ['Something else', 409],
      ] as const) {
        const call = { ...json(JSON.stringify({ ...body, text })), key };
        const response = await send(run.sandbox.url, create, call, own);
        expect(response.status).toBe(status);
        await run.expectToMatch(create, response);
      }
      const [request] = (await unwrap(api.GET('/support/requests'))).items;
      const write = operationOf('createSupportMessage');
      const message = { ...exampleCall(write), path: { id: request?.id } };
      for (const status of [201, 409]) {
        const response = await send(run.sandbox.url, write, { ...message, key: randomUUID() }, own);
        expect(response.status).toBe(status);
        await run.expectToMatch(write, response);
        await run.sandbox.control(`/support-requests/${request?.id}/close`, {});
      }
    });

    describe('of passkeys', () => {
      const operationOf = (id: OperationId) => contractOperations.find((operation) => operation.id === id)!;

      test('2xx and 409: one is added, signs in, is added again, renamed and removed', async () => {
        const { api, token: own } = await run.sandbox.confirmed();
        const authenticator = createAuthenticator();
        const response = async (id: OperationId, status: number, body?: object, passkey?: string) => {
          const call = { ...(body ? json(JSON.stringify(body)) : blank), path: { id: passkey } };
          const response = await send(run.sandbox.url, operationOf(id), call, own);
          expect([id, response.status]).toEqual([id, status]);
          await run.expectToMatch(operationOf(id), response);
        };
        const begin = () => unwrap(api.POST('/user/passkeys/options'));
        await response('createPasskeyOptions', 200);
        const name = 'Work laptop';
        await response('registerPasskey', 201, { name, credential: authenticator.create(await begin()) });
        await response('registerPasskey', 409, { name, credential: authenticator.create(await begin()) });
        const options = await unwrap(run.sandbox.guest.POST('/auth/passkey/options'));
        await response('logInWithPasskey', 200, authenticator.get(options));
        const [passkey] = (await unwrap(api.GET('/user/passkeys'))).items;
        await response('updatePasskey', 200, { name: 'Home' }, passkey?.id);
        await response('removePasskey', 204, undefined, passkey?.id);
        const { limits } = firstSettings;
        const code = { calls: 100, seconds: 60 };
        await write(run.sandbox.database, (context) =>
          changeSettings(context, { limits: { ...limits, code } }),
        );
        for (let count = 1; count <= 20; count += 1) {
          const credential = createAuthenticator().create(await begin());
          await unwrap(api.POST('/user/passkeys', { body: { name, credential } }));
        }
        await response('createPasskeyOptions', 409);
        await write(run.sandbox.database, (context) => changeSettings(context, { limits }));
      });

      test('403: a server without a site for them takes none', async () => {
        const shared = { ...run.sandbox.database, close: async () => undefined };
        const without = await openTestSandbox({ database: shared, relyingParty: undefined });
        const parts = contractOperations.filter(({ path: address }) => address.includes('/passkey'));
        for (const operation of parts) {
          const body = operation.body === undefined ? blank : json(exampleOf(operation.body));
          const response = await send(without.url, operation, { ...body, path: { id: randomUUID() } }, token);
          expect([operation.id, response.status]).toEqual([operation.id, 403]);
          await run.expectToMatch(operation, response);
        }
        await without.close();
      });
    });

    test('409: the name cannot change during verification', async () => {
      const { token: own } = await run.sandbox.confirmed();
      const sent = await fetch(`${run.sandbox.url}/api/user-data/verification`, {
        method: 'PATCH',
        headers: { authorization: `Bearer ${own}` },
        body: formOf(completeForm),
      });
      expect(sent.status).toBe(200);
      for (const operation of contractOperations.filter(({ id }) => id === 'updateUserData')) {
        const response = await send(run.sandbox.url, operation, json('{"fullName":"Somebody Else"}'), own);
        expect(response.status).toBe(409);
        await run.expectToMatch(operation, response);
      }
    });

    test('413 and 415: a form has a size limit, and only a form is accepted', async () => {
      for (const operation of contractOperations.filter(({ form }) => form)) {
        const endless: GeneratedCall = {
          ...blank,
          body: {
            kind: 'form',
            fields: Array.from({ length: 40 }, () => ['fullName', 'a'.repeat(1_000_000)]),
          },
        };
        for (const [call, status] of [
          [endless, 413],
          [json('{}'), 415],
        ] as const) {
          const response = await send(run.sandbox.url, operation, call, token);
          expect(response.status).toBe(status);
          await run.expectToMatch(operation, response);
        }
      }
    });

    test('429: calls that allow guessing are limited with Retry-After', async () => {
      const limit = (limits: typeof firstSettings.limits) =>
        write(run.sandbox.database, (context) => changeSettings(context, { limits }));
      const few = { calls: 3, seconds: 300 };
      const least = Object.fromEntries(
        Object.keys(firstSettings.limits).map((name) => [name, few]),
      ) as typeof firstSettings.limits;
      for (const operation of contractOperations) {
        if (!isLimited(operation)) continue;
        const { tokens } = await run.callers.prepare(operation);
        await limit(least);
        const call = operation.method === 'get' ? blank : json('{}');
        let response = await send(run.sandbox.url, operation, call, tokens.owner);
        await run.expectToMatch(operation, response);
        for (let calls = 1; calls <= few.calls; calls += 1) {
          response = await send(run.sandbox.url, operation, call, tokens.owner);
        }
        expect([operation.id, response.status]).toEqual([operation.id, 429]);
        expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
        await run.expectToMatch(operation, response);
        await limit(firstSettings.limits);
      }
    });
  });
}
