import { randomBytes, randomUUID } from 'node:crypto';
import { type Schema, unwrap } from '@meridian/api-client';
import { writeWalletAddress } from '@meridian/wallet-address';
import { beforeAll, describe, expect, test } from 'vitest';
import { send } from '@meridian/contract-kit/calls';
import type { Json } from '@meridian/contract-kit/calls';
import { inputsOf } from '../../test/inputsOf.ts';
import { intent, usdt, wallet } from '../../test/actions.ts';
import { goodPassword, type TestUser } from '../../test/openTestSandbox.ts';
import { askForReset } from '../../test/resetPassword.ts';
import { sharedSandbox } from '../../test/sharedSandbox.ts';
import { completeForm, formOf } from '../../test/verificationForm.ts';
import { createAuthenticator } from '../../test/softwareAuthenticator.ts';
import { firstSettings } from '../core/firstSettings.ts';
import { changeSettings } from '../settings/changeSettings.ts';
import { write } from '../transaction/TransactionContext.ts';
import { contractOperations } from '@meridian/contract-kit';
import * as act from '../../test/actions.ts';
import { unwrapSession } from '../../test/unwrapSession.ts';

const sandbox = sharedSandbox();

const guarded = contractOperations.filter(({ takesToken }) => takesToken);

describe('without a valid token', () => {
  const concrete = (path: string) => path.replaceAll(/\{\w+\}/g, randomUUID());

  /** Tokens that were valid once, by the reason why they no longer are. */
  const dead = new Map<string, string>();
  beforeAll(async () => {
    const user = await sandbox.confirmed();
    const signIn = async () =>
      (
        await unwrapSession(
          sandbox.guest.POST('/auth/login', { body: { login: user.login, password: goodPassword } }),
        )
      ).refreshToken;
    await write(sandbox.database, (context) => changeSettings(context, { session: firstSettings.session }));
    dead.set('ran out', await signIn());
    await sandbox.advance(firstSettings.session.idleDays);
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
  });

  test.each(guarded.map(({ id, method, path, isPublic }) => [id, method, path, isPublic] as const))(
    '%s is refused',
    async (_id, method, path, isPublic) => {
      const strange = [`Bearer ${'a'.repeat(43)}`, 'Bearer short', 'Basic YTpi'];
      const once = [...dead.values()].map((token) => `Bearer ${token}`);
      expect(once).toHaveLength(3);
      // Without a header, a call that guests can make succeeds as theirs.
      for (const authorization of [...(isPublic ? [] : [undefined]), ...strange, ...once]) {
        const response = await fetch(`${sandbox.url}/api${concrete(path)}`, {
          method: method.toUpperCase(),
          ...(authorization ? { headers: { authorization } } : {}),
        });
        expect([response.status, response.headers.get('www-authenticate')]).toEqual([401, 'Bearer']);
        expect(await response.json()).toMatchObject({ code: 'unauthorized' });
      }
    },
  );
});

/** Creates a resource of an investor, and the rest of the request that names it. */
interface Own {
  readonly make: (owner: TestUser) => Promise<string>;
  readonly body?: (value: string, owner: TestUser, asking: TestUser) => Promise<Json> | Json;
  /** Prepares the other investor so that only the ownership check can refuse. */
  readonly prepare?: (stranger: TestUser) => Promise<unknown>;
  /** A resource that does not exist. Default: an unused id. */
  readonly nobodys?: (value: string) => string;
  readonly statuses?: readonly number[];
}

const makeDeposit = async ({ api }: TestUser) => (await act.invest(api, '100')).id;

const makeRefill = async ({ api }: TestUser) => (await act.refill(api, '100')).id;

/** The last requested withdrawal of each login. */
const requested = new Map<string, string>();

const requestWithdrawal = async ({ api, login }: TestUser) => {
  await sandbox.control('/clock/advance', { seconds: 61 });
  const body = { system: 'usdt-trc20', wallet, amount: usdt('50') };
  const { id } = await unwrap(api.POST('/funds/payments/request', { params: { header: intent() }, body }));
  requested.set(login, id);
  return id;
};

const confirm = async ({ api, login }: TestUser, requestId: string) => {
  const body = { requestId, code: await sandbox.lastCode(login) };
  return (await unwrap(api.POST('/funds/payments/validate', { params: { header: intent() }, body }))).id;
};

const makeQuote = async ({ api }: TestUser) => {
  const query = { sourceCurrency: 'USDT', targetCurrency: 'BTC' } as const;
  return (await unwrap(api.GET('/user/exchange-rate', { params: { query } }))).quoteId;
};

const otherCode = (code: string) => code.replaceAll(/\d/g, (digit) => `${9 - Number(digit)}`);
const emailOf = ({ login }: TestUser) => `${login}@example.com`;

/** A code that was sent to its owner and works for no one else. */
const askedByMail = async (user: TestUser) => {
  await unwrap(user.api.POST('/auth/email/resend'));
  return sandbox.lastCode(user.login);
};

const askedForConfirmation = async (user: TestUser) => {
  await unwrap(user.api.POST('/user/confirmation/code'));
  return sandbox.lastCode(user.login);
};

/** The secret of the last reset of each login. */
const secrets = new Map<string, string>();

const askedForReset = async (user: TestUser) => {
  await sandbox.control('/clock/advance', { seconds: 61 });
  const { secret, code } = await askForReset(sandbox, { login: user.login, email: emailOf(user) });
  secrets.set(user.login, secret);
  return code;
};

const withdrawalTo = (address: string): Json => ({
  system: 'usdt-trc20',
  wallet: address,
  amount: { ...usdt('50') },
});

/** Wallets of the owner; the stranger has another. */
const makeWallet = async ({ api }: TestUser) => {
  await sandbox.control('/clock/advance', { seconds: 61 });
  await unwrap(api.PATCH('/user-data/wallets/update', { body: { wallets: { 'usdt-trc20': owners } } }));
  return owners;
};
const nobodysWallet = 'TLa2f6VPqDgRE67v1736s7bJ8Ray5wYjU7';
const owners = 'TXYZopYRdj2D9XRtbG411XZZ3kM5VkAeBf';

const makeSavedWallet = async ({ api }: TestUser) => {
  await sandbox.control('/clock/advance', { seconds: 61 });
  const name = randomUUID().slice(0, 8);
  const address = writeWalletAddress('tron', randomBytes(20));
  return (await unwrap(api.POST('/user-data/wallets', { body: { system: 'usdt-trc20', address, name } }))).id;
};

const makePasskey = async ({ api }: TestUser) => {
  const credential = createAuthenticator().create(await unwrap(api.POST('/user/passkeys/options')));
  return (await unwrap(api.POST('/user/passkeys', { body: { name: 'Laptop', credential } }))).id;
};

const findOperation = async ({ api }: TestUser) => {
  const { items } = await unwrap(api.GET('/user/operations/'));
  return items[0]!.id;
};

const makeSupportPhoto = async ({ token }: TestUser) => {
  const response = await fetch(`${sandbox.url}/api/support/photos`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body: formOf({ photo: completeForm['photoOfDocument'] }),
  });
  const { id } = (await response.json()) as { id: string };
  return id;
};

const makeSupportRequest = async ({ api }: TestUser) => {
  const body = { subject: 'other', subjectId: null, text: 'How do I change my e-mail?' } as const;
  return (await unwrap(api.POST('/support/requests', { params: { header: intent() }, body }))).request.id;
};

const owned: Readonly<Record<string, Own>> = {
  'getDeposit id': { make: makeDeposit },
  'updateDeposit id': { make: makeDeposit, body: () => ({ autoinvestment: true }) },
  'previewDepositClosing id': { make: makeDeposit },
  'closeDeposit id': { make: makeDeposit },
  'closeDepositPart id': { make: makeDeposit, body: () => ({ amount: { ...usdt('1') } }) },
  'getOperationDocument id': { make: findOperation },
  'getRefill id': { make: makeRefill },
  'cancelRefill id': { make: makeRefill },
  'cancelWithdrawal id': { make: async (owner) => confirm(owner, await requestWithdrawal(owner)) },
  'getWithdrawal id': { make: async (owner) => confirm(owner, await requestWithdrawal(owner)) },
  'validateWithdrawal requestId': {
    make: requestWithdrawal,
    body: async (requestId, owner) => ({ requestId, code: await sandbox.lastCode(owner.login) }),
  },
  'validateWithdrawal code': {
    make: async (owner) => {
      await requestWithdrawal(owner);
      return sandbox.lastCode(owner.login);
    },
    prepare: requestWithdrawal,
    body: (code, _owner, { login }) => ({ requestId: requested.get(login) ?? '', code }),
    nobodys: otherCode,
    statuses: [422],
  },
  'validatePasswordReset code': {
    make: askedForReset,
    prepare: askedForReset,
    body: (code, _owner, asking) => ({
      login: asking.login,
      email: emailOf(asking),
      secret: secrets.get(asking.login) ?? '',
      code,
    }),
    nobodys: otherCode,
    statuses: [422],
  },
  'confirmEmail code': {
    make: askedByMail,
    prepare: askedByMail,
    body: (code) => ({ code }),
    nobodys: otherCode,
    statuses: [422],
  },
  'confirmIdentity code': {
    make: askedForConfirmation,
    prepare: askedForConfirmation,
    body: (code) => ({ code }),
    nobodys: otherCode,
    statuses: [422],
  },
  'requestWithdrawal wallet': {
    make: makeWallet,
    body: withdrawalTo,
    nobodys: () => nobodysWallet,
    statuses: [422],
  },
  'createWithdrawal wallet': {
    make: makeWallet,
    body: withdrawalTo,
    nobodys: () => nobodysWallet,
    statuses: [422],
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
  'closeSession id': {
    make: async ({ api, login }) => {
      await unwrapSession(sandbox.guest.POST('/auth/login', { body: { login, password: goodPassword } }));
      const { items } = await unwrap(api.GET('/user/sessions'));
      return items.find(({ current }) => !current)?.id ?? '';
    },
  },
  'getSupportRequest id': { make: makeSupportRequest },
  'getSupportPhoto id': { make: makeSupportPhoto },
  'createSupportRequest photos': {
    make: makeSupportPhoto,
    body: (photo) => ({ subject: 'other', subjectId: null, text: 'What does it say?', photos: [photo] }),
  },
  'createSupportMessage id': { make: makeSupportRequest, body: () => ({ text: 'Is there any news?' }) },
  'createSupportRequest subjectId': {
    make: makeRefill,
    body: (subjectId) => ({ subject: 'refill', subjectId, text: 'Where is it?' }),
  },
  'removeReadOnlyKey id': {
    make: async ({ api }) => {
      const body = { name: 'Tax tool', validDays: 30 };
      return (await unwrap(api.POST('/user/read-only-keys', { body }))).details.id;
    },
  },
  'updateWallet id': { make: makeSavedWallet, body: () => ({ name: 'Mine' }) },
  'removeWallet id': { make: makeSavedWallet },
  'updatePasskey id': { make: makePasskey, body: () => ({ name: 'Mine' }) },
  'removePasskey id': { make: makePasskey },
  'readNotifications ids': {
    make: async ({ api }) => (await unwrap(api.GET('/notification'))).items[0]?.id ?? '',
    body: (id) => ({ ids: [id] }),
  },
};

/** Inputs that identify no private resource, or give no access to it. By field where every call has the same. */
const unowned: Readonly<Record<string, readonly string[]>> = {
  'everybody may name it': [
    'requestLoginReminder email',
    'createGuestRequest email',
    'getInviter id',
    'getLoginAvailability login',
    'registerUser inviter',
    'registerWithTelegram inviter',
    'getNewsItem id',
    'getLiabilities id',
    'getLiabilityProof id',
    'getDocumentCheck number',
    'getDocumentCheck hash',
    'openCase id',
    'listOperations cursor',
    'listDayCourses code',
    'createDeposit plan',
    'updateDeposit plan',
    'buySubscription option',
    'createRefill system',
    'requestWithdrawal system',
    'createWithdrawal system',
    'saveWallet system',
  ],
  'a guest proves to be its owner, by what goes with it': [
    'logIn login',
    'requestPasswordReset login',
    'requestPasswordReset email',
    'validatePasswordReset login',
    'validatePasswordReset email',
    'validatePasswordReset secret',
    'logInWithTelegram id',
    'logInWithTelegram hash',
    'registerWithTelegram id',
    'registerWithTelegram hash',
    'confirmSecondFactor challenge',
    'confirmSecondFactor code',
  ],
  'it is to be theirs from now on, and refused where somebody has it': [
    'registerUser login',
    'registerUser email',
    'registerUser phone',
    'registerWithTelegram login',
    'registerWithTelegram email',
    'registerWithTelegram phone',
    'saveProfile email',
    'saveProfile phone',
  ],
  'only their own browser knows it, and it is theirs from then on': [
    'savePushSubscription endpoint',
    'savePushSubscription p256dh',
    'savePushSubscription auth',
  ],
  'they say it of themselves': [
    'updateUserData fullName',
    'updateUserData city',
    'updateUserData country',
    'updateWallets wallets',
    'updateWallets names',
    'updateWalletNames names',
    'saveWallet address',
    'saveWallet name',
    'updateWallet address',
    'updateWallet name',
    'registerPasskey name',
    'updatePasskey name',
    'createReadOnlyKey name',
    'updateLetterSettings word',
    'createGuestRequest name',
    'createGuestRequest subject',
    'createGuestRequest text',
    'createSupportRequest text',
    'createSupportMessage text',
    'submitVerification fullName',
    'submitVerification documentNumber',
    ...['logInWithTelegram', 'registerWithTelegram'].flatMap((id) =>
      ['first_name', 'last_name', 'username', 'photo_url', 'auth_date'].map((field) => `${id} ${field}`),
    ),
  ],
  'the code is made from their own secret, tried in totp.test.ts': [
    'confirmTotp code',
    'replaceRecoveryCodes code',
    'removeTotp code',
  ],
  'it is signed, and tried in passkeys.test.ts': [
    'registerPasskey id',
    'registerPasskey clientDataJSON',
    'registerPasskey attestationObject',
    ...['logInWithPasskey', 'confirmIdentity'].flatMap((id) =>
      ['id', 'clientDataJSON', 'authenticatorData', 'signature', 'userHandle'].map(
        (field) => `${id} ${field}`,
      ),
    ),
  ],
  'tried in supportPhotos.test.ts': ['createSupportMessage photos'],
  // operations/search.test.ts tries it.
  'finds only what is of the investor': ['listOperations search'],
  'tried below': [
    'confirmPhone code',
    'listReferrals search',
    'listReferrals inviterLogin',
    'openCase opening',
  ],
};
const everywhere: ReadonlySet<string> = new Set([
  'currency',
  'sourceCurrency',
  'targetCurrency',
  'displayCurrency',
  'timeZone',
  // It only widens a limit.
  'device',
  // Tested below.
  'Idempotency-Key',
]);

const inputs = contractOperations.flatMap(inputsOf).filter(({ field }) => !everywhere.has(field));

let people = 0;

function somebody(): Promise<TestUser> {
  people += 1;
  const login = `somebody${people}`;
  return sandbox.funded('1000', { login, email: `${login}@example.com` });
}

describe('a resource of another investor', () => {
  test('is tested for every input of every call that can identify one', () => {
    const accounted = [...Object.keys(owned), ...Object.values(unowned).flat()];
    expect(inputs.map(({ name }) => name).toSorted()).toEqual(accounted.toSorted());
  });

  test('is not found by a search or by the inviter', async () => {
    const [owner, stranger] = [await sandbox.confirmed(), await sandbox.confirmed()];
    const partner = await sandbox.register({ inviter: owner.login });
    for (const query of [{ search: partner.login }, { inviterLogin: owner.login }]) {
      const found = async ({ api }: TestUser) =>
        (await unwrap(api.GET('/user/referrals', { params: { query } }))).items.map(({ login }) => login);
      expect(await found(owner)).toEqual([partner.login]);
      expect(await found(stranger)).toEqual([]);
    }
  });

  test('cannot be bought: the committed draw of another investor is reported as missing', async () => {
    const [owner, stranger] = [await somebody(), await somebody()];
    const { items } = await unwrap(owner.api.GET('/crypto-cases/all'));
    const [theirs] = items.filter(({ next }) => next !== null);
    if (!theirs?.next) throw new Error('No case is on sale.');
    const { id, price, next } = theirs;
    for (const opening of [next.opening, randomUUID()]) {
      const { error } = await stranger.api.POST('/crypto-cases/{id}/open', {
        params: { path: { id }, header: intent() },
        body: { confirmedPrice: price, opening },
      });
      expect(error?.code).toBe('conflict');
    }
  });

  test('is not returned for the idempotency key that created it', async () => {
    const [owner, stranger] = [await somebody(), await somebody()];
    const header = intent();
    const body = { system: 'usdt-trc20', amount: usdt('100') };
    const made = ({ api }: TestUser) => unwrap(api.POST('/funds/refills', { params: { header }, body }));
    const { id } = await made(owner);
    expect((await made(stranger)).id).not.toBe(id);
    expect((await made(owner)).id).toBe(id);
  });

  test('does not include a code that confirms another phone', async () => {
    const [owner, stranger] = [await sandbox.register(), await sandbox.register()];
    const code = await sandbox.lastCode(owner.login);
    const confirmBy = ({ api }: TestUser) => api.POST('/auth/phone/confirm', { body: { code } });
    expect((await confirmBy(stranger)).response.status).toBe(422);
    expect((await confirmBy(owner)).response.status).toBe(200);
  });

  test.each(Object.entries(owned))('%s is reported as missing', async (name, own) => {
    const operation = contractOperations.find(({ id }) => name.startsWith(`${id} `))!;
    const { field, place } = inputs.find((input) => input.name === name)!;
    const [owner, stranger] = [await somebody(), await somebody()];
    for (const { api } of [owner, stranger]) {
      await act.addWallet(api);
    }
    const value = await own.make(owner);
    await own.prepare?.(stranger);
    const ask = async (who: TestUser, about: string) => {
      const body = await own.body?.(about, owner, who);
      const text = JSON.stringify(body);
      // The value is sent where the call accepts it.
      if (place === 'body') expect(text).toContain(`"${field}":`);
      if (place === 'body') expect(text).toContain(`"${about}"`);
      const response = await send(
        sandbox.url,
        operation,
        {
          caller: 'owner',
          path: place === 'path' ? { [field]: about } : {},
          query: place === 'query' ? [[field, about]] : [],
          key: randomUUID(),
          body: body === undefined ? { kind: 'none' } : { kind: 'text', text, type: 'application/json' },
        },
        operation.takesToken ? who.token : null,
      );
      const sent = await response.text();
      const isFile = response.ok && operation.file !== undefined;
      const reply = JSON.parse(isFile ? '{}' : sent || '{}') as Partial<Schema<'Problem'>>;
      return { status: response.status, code: reply.code, errors: reply.errors };
    };

    const before = await sandbox.ledger();
    const strange = await ask(stranger, value);
    expect(own.statuses ?? [404, 403]).toContain(strange.status);
    expect(await ask(stranger, own.nobodys?.(value) ?? randomUUID())).toEqual(strange);
    expect(await sandbox.ledger()).toEqual(before);
    // The same call succeeds for the owner.
    expect((await ask(owner, value)).status).toBeLessThan(300);
  });
});
