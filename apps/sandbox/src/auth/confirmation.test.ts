import { unwrap } from '@meridian/api-client';
import { describe, expect, test } from 'vitest';
import { goodPassword, type Person } from '../../test/openTestSandbox.ts';
import { problem } from '../../test/problem.ts';
import { sharedSandbox } from '../../test/sharedSandbox.ts';
import { unwrapSession } from '../../test/unwrapSession.ts';

const sandbox = sharedSandbox();

const stateOf = ({ api }: Pick<Person, 'api'>) => unwrap(api.GET('/user/confirmation'));

const confirm = ({ api }: Pick<Person, 'api'>, body: { password: string } | { code: string }) =>
  unwrap(api.POST('/user/confirmation', { body }));

const requestCode = ({ api }: Pick<Person, 'api'>) => unwrap(api.POST('/user/confirmation/code'));

/** Later than a confirmation lasts. */
const wait = () => sandbox.control('/clock/advance', { seconds: 301 });

const signIn = async ({ login }: Person) => {
  const body = { login, password: goodPassword };
  return {
    api: sandbox.apiOf((await unwrapSession(sandbox.guest.POST('/auth/login', { body }))).refreshToken),
  };
};

/** A Telegram account, which has no password. */
async function registerThroughTelegram() {
  await sandbox.control('/telegram', { available: true });
  const id = 812_345_001;
  const telegram = JSON.parse(await (await sandbox.control('/telegram/sign', { id })).text());
  const { refreshToken } = await unwrap(
    sandbox.guest.POST('/auth/telegram/{login}', {
      params: { path: { login: 'nopassword' } },
      body: {
        telegram,
        email: 'nopassword@example.com',
        phone: `+4477${id}`,
        inviter: null,
        agreementAccepted: true,
        language: 'en',
      },
    }),
  );
  return { login: 'nopassword', api: sandbox.apiOf(refreshToken) };
}

describe('a session is confirmed', () => {
  test('by a sign-in with the password, for five minutes', async () => {
    const person = await signIn(await sandbox.confirmed());
    expect((await stateOf(person)).validUntil).not.toBeNull();
    await sandbox.control('/clock/advance', { seconds: 299 });
    expect((await stateOf(person)).validUntil).not.toBeNull();
    await sandbox.control('/clock/advance', { seconds: 1 });
    expect(await stateOf(person)).toEqual({ validUntil: null, methods: ['password', 'code'] });
  });

  test('by the password', async () => {
    const person = await sandbox.confirmed();
    await wait();
    const { validUntil } = await confirm(person, { password: goodPassword });
    expect(validUntil).not.toBeNull();
    expect((await stateOf(person)).validUntil).toBe(validUntil);
  });

  test('by a code, once', async () => {
    const person = await sandbox.confirmed();
    await wait();
    expect(await requestCode(person)).toMatchObject({ method: 'phone', length: 6, attemptsLeft: 5 });
    const code = await sandbox.lastCode(person.login);
    expect((await confirm(person, { code })).validUntil).not.toBeNull();
    await expect(confirm(person, { code })).rejects.toEqual(problem('code_invalid_or_expired'));
  });

  test('by a change of the password', async () => {
    const person = await sandbox.confirmed();
    await wait();
    const password = 'nine loud magpies 73';
    await unwrap(
      person.api.PATCH('/user/password', {
        body: { currentPassword: goodPassword, password, passwordConfirmation: password },
      }),
    );
    expect((await stateOf(person)).validUntil).not.toBeNull();
  });

  test('through Telegram without a password, only by a code', async () => {
    const person = await registerThroughTelegram();
    expect(await stateOf(person)).toEqual({ validUntil: null, methods: ['code'] });
    expect((await requestCode(person)).method).toBe('telegram');
    const code = await sandbox.lastCode(person.login);
    expect((await confirm(person, { code })).validUntil).not.toBeNull();
  });
});

describe('a session is not confirmed', () => {
  test('by the code of an unconfirmed phone', async () => {
    const person = await sandbox.register();
    expect((await stateOf(person)).methods).toEqual(['password']);
    await expect(requestCode(person)).rejects.toEqual(problem('phone_not_confirmed', { status: 403 }));
  });

  test('by confirming a phone', async () => {
    const person = await sandbox.register();
    await wait();
    const body = { code: await sandbox.lastCode(person.login) };
    const { refreshToken } = await unwrap(person.api.POST('/auth/phone/confirm', { body }));
    expect((await stateOf({ api: sandbox.apiOf(refreshToken) })).validUntil).toBeNull();
  });

  test.each([
    ['no proof', {}],
    ['two proofs', { password: goodPassword, code: '000000' }],
  ])('by %s', async (_what, body) => {
    const { api } = await sandbox.confirmed();
    await expect(unwrap(api.POST('/user/confirmation', { body }))).rejects.toEqual(
      problem('validation_failed', { status: 422 }),
    );
  });
});
