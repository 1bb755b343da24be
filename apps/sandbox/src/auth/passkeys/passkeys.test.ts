import { generateKeyPairSync } from 'node:crypto';
import { type Schema, unwrap } from '@meridian/api-client';
import { describe, expect, test } from 'vitest';
import type { TestUser } from '../../../test/openTestSandbox.ts';
import { problem } from '../../../test/problem.ts';
import { sharedSandbox } from '../../../test/sharedSandbox.ts';
import { createAuthenticator } from '../../../test/softwareAuthenticator.ts';
import { parseRelyingParty } from '../../core/RelyingParty.ts';

const sandbox = sharedSandbox();

const refused = problem('passkey_refused', { status: 422 });
const unknown = problem('passkey_unknown', { status: 422 });

const begin = ({ api }: TestUser) => unwrap(api.POST('/user/passkeys/options'));
const add = ({ api }: TestUser, credential: Schema<'PasskeyAttestation'>, name = 'Work laptop') =>
  unwrap(api.POST('/user/passkeys', { body: { name, credential } }));
const list = async ({ api }: TestUser) => (await unwrap(api.GET('/user/passkeys'))).items;
const remove = ({ api }: TestUser, id: string) =>
  unwrap(api.DELETE('/user/passkeys/{id}', { params: { path: { id } } }));
const rename = ({ api }: TestUser, id: string, name: string) =>
  unwrap(api.PATCH('/user/passkeys/{id}', { params: { path: { id } }, body: { name } }));

const beginSignIn = () => unwrap(sandbox.guest.POST('/auth/passkey/options'));
const signIn = (body: Schema<'PasskeyAssertion'>) => unwrap(sandbox.guest.POST('/auth/passkey', { body }));

/** Somebody with a passkey. */
async function withPasskey(options?: Parameters<typeof createAuthenticator>[0]) {
  const user = await sandbox.confirmed();
  const authenticator = createAuthenticator(options);
  const passkey = await add(user, authenticator.create(await begin(user)));
  return { user, authenticator, passkey };
}

describe('a passkey', () => {
  test('is added with a name, signs its owner in, and shows when it was last used', async () => {
    const { user, authenticator, passkey } = await withPasskey();
    expect(passkey).toMatchObject({
      credentialId: authenticator.id,
      name: 'Work laptop',
      kind: 'device',
      lastUseDate: null,
    });
    const session = await signIn(authenticator.get(await beginSignIn()));
    expect(session.user.login).toBe(user.login);
    expect((await unwrap(sandbox.apiOf(session.refreshToken).GET('/user/balance'))).currency).toBe('USDT');
    const [used] = await list(user);
    expect(used?.lastUseDate).toBe(passkey.createdDate);
    const [notice] = (await unwrap(user.api.GET('/notification'))).items.filter(
      ({ topic }) => topic === 'security',
    );
    expect(notice?.title).toBe('Passkey added');
  });

  test.each<[Schema<'PasskeyKind'>, Parameters<typeof createAuthenticator>[0]]>([
    ['device', {}],
    ['synced', { isSynced: true, counts: false, transports: ['internal', 'hybrid'] }],
    ['security_key', { transports: ['usb', 'nfc'] }],
  ])('is kept on: %s', async (kind, options) => {
    const { authenticator, passkey } = await withPasskey(options);
    expect(passkey.kind).toBe(kind);
    await signIn(authenticator.get(await beginSignIn()));
    await signIn(authenticator.get(await beginSignIn()));
  });

  test('is renamed and removed by its owner only, and then no longer signs in', async () => {
    const { user, authenticator, passkey } = await withPasskey();
    const stranger = await sandbox.confirmed();
    const notFound = problem('not_found', { status: 404 });
    await expect(rename(stranger, passkey.id, 'Mine')).rejects.toEqual(notFound);
    await expect(remove(stranger, passkey.id)).rejects.toEqual(notFound);
    expect((await rename(user, passkey.id, ' Home ')).name).toBe('Home');
    const session = await signIn(authenticator.get(await beginSignIn()));
    await expect(signIn(authenticator.get(await beginSignIn(), { counter: 0 }))).rejects.toEqual(refused);
    await remove(user, passkey.id);
    expect(await list(user)).toEqual([]);
    const { items } = await unwrap(user.api.GET('/user/security-events'));
    expect(items.map(({ kind }) => kind).toReversed()).toEqual([
      'passkey_added',
      'passkey_renamed',
      'signed_in',
      'sign_in_failed',
      'passkey_removed',
    ]);
    await expect(signIn(authenticator.get(await beginSignIn()))).rejects.toEqual(unknown);
    expect((await unwrap(sandbox.apiOf(session.refreshToken).GET('/user/balance'))).currency).toBe('USDT');
  });

  test('is excluded from the next one that its owner adds, and belongs to one account', async () => {
    const { user, authenticator } = await withPasskey();
    expect((await begin(user)).excludeCredentials).toEqual([
      { id: authenticator.id, type: 'public-key', transports: ['internal'] },
    ]);
    const stranger = await sandbox.confirmed();
    await expect(add(stranger, authenticator.create(await begin(stranger)))).rejects.toEqual(
      problem('passkey_exists', { status: 409 }),
    );
    expect(await list(stranger)).toEqual([]);
  });
});

describe('a sign-in is refused', () => {
  const otherKey = generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey;

  test.each([
    ['from another origin', { origin: 'http://localhost:5174' }],
    ['for another domain', { domain: 'example.com' }],
    ['without a check of the person by the device', { isVerified: false }],
    ['signed with another key', { key: otherKey }],
    ['with a counter that went back', { counter: 1 }],
    ['for another account', { userHandle: Buffer.from('somebody').toString('base64url') }],
    ['with an invented challenge', { challenge: 'k7Jq0TtV2mXcRb3LhWnEf5GuAo9ZSd8Yp1KxQv4MwNs' }],
    ['with a challenge that no database stores', { challenge: '\u0000' }],
  ])('%s', async (_what, forgery) => {
    const { authenticator } = await withPasskey();
    await signIn(authenticator.get(await beginSignIn()));
    await expect(signIn(authenticator.get(await beginSignIn(), forgery))).rejects.toEqual(refused);
    // The next honest one is accepted.
    await signIn(authenticator.get(await beginSignIn()));
  });

  test('with a challenge that was used, also at the same moment', async () => {
    const { authenticator } = await withPasskey({ isSynced: true, counts: false });
    const assertion = authenticator.get(await beginSignIn());
    const outcomes = await Promise.allSettled(Array.from({ length: 5 }, () => signIn(assertion)));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    await expect(signIn(assertion)).rejects.toEqual(refused);
  });

  test('with a challenge whose first response was wrong', async () => {
    const { authenticator } = await withPasskey();
    const options = await beginSignIn();
    await expect(signIn(authenticator.get(options, { key: otherKey }))).rejects.toEqual(refused);
    await expect(signIn(authenticator.get(options))).rejects.toEqual(refused);
  });

  test('after five minutes', async () => {
    const { authenticator } = await withPasskey();
    const options = await beginSignIn();
    await sandbox.control('/clock/advance', { seconds: options.timeout / 1000 });
    await expect(signIn(authenticator.get(options))).rejects.toEqual(refused);
  });

  test('with a challenge that was issued to add a passkey', async () => {
    const { user, authenticator } = await withPasskey();
    await expect(signIn(authenticator.get(await begin(user)))).rejects.toEqual(refused);
  });
});

describe('a new passkey is refused', () => {
  test.each([
    ['from another origin', { origin: 'http://localhost:5174' }],
    ['for another domain', { domain: 'example.com' }],
    ['without a check of the person by the device', { isVerified: false }],
  ])('%s', async (_what, forgery) => {
    const user = await sandbox.confirmed();
    await expect(add(user, createAuthenticator().create(await begin(user), forgery))).rejects.toEqual(
      refused,
    );
    expect(await list(user)).toEqual([]);
  });

  test('with a challenge of another user, of a sign-in, or that was used', async () => {
    const [user, stranger] = [await sandbox.confirmed(), await sandbox.confirmed()];
    const options = await begin(user);
    await expect(add(stranger, createAuthenticator().create(options))).rejects.toEqual(refused);
    const { challenge } = await beginSignIn();
    await expect(add(user, createAuthenticator().create(options, { challenge }))).rejects.toEqual(refused);
    await add(user, createAuthenticator().create(options));
    await expect(add(user, createAuthenticator().create(options))).rejects.toEqual(refused);
  });
});

describe('a session is confirmed by a passkey', () => {
  const beginConfirmation = ({ api }: Pick<TestUser, 'api'>) =>
    unwrap(api.POST('/user/confirmation/passkey'));
  const confirm = ({ api }: Pick<TestUser, 'api'>, passkey: Schema<'PasskeyAssertion'>) =>
    unwrap(api.POST('/user/confirmation', { body: { passkey } }));
  const wait = () => sandbox.control('/clock/advance', { seconds: 301 });
  const needed = problem('confirmation_required', { status: 403 });

  test('that its owner added, and a passkey is added or removed only in a confirmed session', async () => {
    const { user, authenticator, passkey } = await withPasskey();
    await wait();
    await expect(begin(user)).rejects.toEqual(needed);
    await expect(remove(user, passkey.id)).rejects.toEqual(needed);
    const options = await beginConfirmation(user);
    expect(options.allowCredentials.map(({ id }) => id)).toEqual([authenticator.id]);
    const { validUntil, methods } = await confirm(user, authenticator.get(options));
    expect(validUntil).not.toBeNull();
    expect(methods).toEqual(['password', 'code', 'passkey']);
    await remove(user, passkey.id);
    expect((await unwrap(user.api.GET('/user/confirmation'))).methods).toEqual(['password', 'code']);
  });

  test('that signed in a moment ago', async () => {
    const { authenticator } = await withPasskey();
    const { refreshToken } = await signIn(authenticator.get(await beginSignIn()));
    const { validUntil } = await unwrap(sandbox.apiOf(refreshToken).GET('/user/confirmation'));
    expect(validUntil).not.toBeNull();
  });

  test('not by one of another user, with a used challenge, or with one of a sign-in', async () => {
    const [mine, theirs] = [await withPasskey(), await withPasskey()];
    await wait();
    const { user, authenticator } = mine;
    const responses = [
      theirs.authenticator.get(await beginConfirmation(user)),
      theirs.authenticator.get(await beginConfirmation(theirs.user)),
      authenticator.get(await beginConfirmation(theirs.user)),
      authenticator.get(await beginSignIn()),
    ];
    for (const response of responses) await expect(confirm(user, response)).rejects.toEqual(refused);
    await expect(begin(user)).rejects.toEqual(needed);
    const [event] = (await unwrap(user.api.GET('/user/security-events'))).items;
    expect(event?.kind).toBe('confirmation_failed');
    const used = authenticator.get(await beginConfirmation(user));
    await confirm(user, used);
    await expect(confirm(user, used)).rejects.toEqual(refused);
  });
});

describe('the site of passkeys', () => {
  test('is the host of the first origin unless a parent domain is named', () => {
    const origins = ['https://app.meridian.example', 'https://meridian.example'];
    expect(parseRelyingParty(origins, 'meridian.example')).toEqual({ domain: 'meridian.example', origins });
    expect(parseRelyingParty(['http://localhost:5173'])?.domain).toBe('localhost');
    expect(parseRelyingParty([])).toBeUndefined();
  });

  test.each([
    [['http://127.0.0.1:5173'], undefined],
    [['https://[::1]'], undefined],
    [['http://meridian.example'], undefined],
    [['https://meridian.example/'], undefined],
    [['https://meridian.example'], 'other.example'],
    [['https://meridian.example', 'https://other.example'], undefined],
  ])('cannot be %j with %s', (origins, domain) => {
    expect(() => parseRelyingParty(origins, domain)).toThrow();
  });

  test('is told to the client', async () => {
    const params = { path: { key: 'auth' } } as const;
    expect(await unwrap(sandbox.guest.GET('/settings/{key}', { params }))).toMatchObject({
      passkeyDomain: 'localhost',
    });
  });
});
