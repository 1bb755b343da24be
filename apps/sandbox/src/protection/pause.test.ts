import { type ApiClient, unwrap } from '@meridian/api-client';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import * as act from '../../test/actions.ts';
import { switchTotpOn } from '../../test/authenticator.ts';
import { goodPassword, type TestUser } from '../../test/openTestSandbox.ts';
import { problem } from '../../test/problem.ts';
import { resetTokenOf } from '../../test/resetPassword.ts';
import { sharedSandbox } from '../../test/sharedSandbox.ts';
import { createAuthenticator } from '../../test/softwareAuthenticator.ts';

const sandbox = sharedSandbox();

beforeEach(() => sandbox.control('/security-pause', { hours: 24 }));
afterEach(() => sandbox.control('/security-pause', { hours: 0 }));

const password = 'nine loud magpies 73';

async function changePassword({ api }: Pick<TestUser, 'api'>) {
  await unwrap(
    api.PATCH('/user/password', {
      body: { currentPassword: goodPassword, password, passwordConfirmation: password },
    }),
  );
}

const pausedUntil = async (api: ApiClient) =>
  (await unwrap(api.GET('/funds/payments/conditions'))).pausedUntil;

const lettersTo = async (login: string): Promise<readonly string[]> => {
  const response = await sandbox.control(`/outbox?login=${login}`);
  const { items }: { items: { purpose: string; text: string }[] } = JSON.parse(await response.text());
  return items.filter(({ purpose }) => purpose === 'change').map(({ text }) => text);
};

describe('withdrawals are paused for a day after', () => {
  test.each<[string, (user: TestUser & { email: string }) => Promise<unknown>]>([
    ['a new password', changePassword],
    [
      'a reset of the password',
      async ({ login, email }) => {
        const reset = sandbox.apiOf(await resetTokenOf(sandbox, { login, email }));
        await unwrap(
          reset.POST('/auth/set-password', { body: { password, passwordConfirmation: password } }),
        );
      },
    ],
    [
      'a new e-mail',
      ({ api }) =>
        unwrap(api.POST('/user/profile', { body: { email: `other${crypto.randomUUID()}@example.com` } })),
    ],
    ['an authenticator app', ({ api }) => switchTotpOn(sandbox, api)],
    [
      'a passkey',
      async ({ api }) => {
        const options = await unwrap(api.POST('/user/passkeys/options'));
        const credential = createAuthenticator().create(options);
        await unwrap(api.POST('/user/passkeys', { body: { name: 'Laptop', credential } }));
      },
    ],
  ])('%s, and the letter says until when', async (_what, change) => {
    const email = `paused${crypto.randomUUID()}@example.com`;
    const user = await sandbox.funded('100', { email });
    await act.addWallet(user.api);
    await change({ ...user, email });
    const { login } = user;
    const { token } = await sandbox.sessionOf(login);
    const api = sandbox.apiOf(token);
    const until = await pausedUntil(api);
    expect(until).not.toBeNull();
    await expect(act.requestWithdrawal(api, '50')).rejects.toEqual(
      problem('withdrawals_paused', { status: 409, until }),
    );
    const letters = (await lettersTo(login)).filter((text) => text.includes('Withdrawals are paused until'));
    expect(letters).toHaveLength(2);
    for (const text of letters) expect(text).toContain('If it was you, do nothing. If not, ');
    await sandbox.advance(1);
    expect(await pausedUntil(api)).toBeNull();
    await act.requestWithdrawal(api, '50');
  });
});

test('a new phone pauses withdrawals too, until after its confirmation', async () => {
  const user = await sandbox.confirmed();
  await sandbox.control('/clock/advance', { seconds: 61 });
  await unwrap(user.api.POST('/user/profile', { body: { phone: '+447700999001' } }));
  expect(await pausedUntil(user.api)).not.toBeNull();
});

test('a code that was sent before the change confirms no withdrawal during the pause', async () => {
  const user = await sandbox.funded('100');
  await act.addWallet(user.api);
  const { id } = await act.requestWithdrawal(user.api, '50');
  const code = await sandbox.lastCode(user.login);
  await changePassword(user);
  await expect(act.confirmWithdrawal(user.api, id, code)).rejects.toEqual(problem('withdrawals_paused'));
  expect((await act.balanceIn(user.api)).available.amount).toBe('100.000000');
});

test.each([
  ['the hours are 0', '/security-pause', { hours: 0 }, { hours: 24 }],
  ['the protection is off', '/capabilities', { protection: false }, { protection: true }],
])('nothing is paused, and the setting says so, while %s', async (_what, path, off, on) => {
  const user = await sandbox.funded('100');
  await act.addWallet(user.api);
  await sandbox.control(path, off);
  try {
    const { data } = await sandbox.guest.GET('/settings/{key}', { params: { path: { key: 'withdrawal' } } });
    expect(data).toMatchObject({ securityPauseHours: 0 });
    await changePassword(user);
    expect(await pausedUntil(user.api)).toBeNull();
    await act.requestWithdrawal(user.api, '50');
    expect((await lettersTo(user.login)).join()).not.toContain('paused');
  } finally {
    await sandbox.control(path, on);
  }
});

test('the demo user has no pause', async () => {
  const demo = await sandbox.demo();
  expect(await pausedUntil(demo.api)).toBeNull();
});
