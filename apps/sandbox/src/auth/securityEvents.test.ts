import { unwrap } from '@meridian/api-client';
import { expect, test } from 'vitest';
import { addWallet } from '../../test/actions.ts';
import { goodPassword, type TestUser } from '../../test/openTestSandbox.ts';
import { sharedSandbox } from '../../test/sharedSandbox.ts';
import { testNow } from '../../test/seededDatabase.ts';
import { deleteExpired } from '../jobs/deleteExpired.ts';
import { securityEventDays } from './securityEvents.ts';
import { unwrapSession } from '../../test/unwrapSession.ts';
import { askForReset } from '../../test/resetPassword.ts';

const sandbox = sharedSandbox();
const newPassword = 'eleven small wrens 58';

const historyOf = ({ api }: Pick<TestUser, 'api'>) => unwrap(api.GET('/user/security-events'));

/** The kinds of events, oldest first. */
const kindsOf = async (user: Pick<TestUser, 'api'>) =>
  (await historyOf(user)).items.map(({ kind }) => kind).toReversed();

const signIn = (login: string, password: string) =>
  sandbox.guest.POST('/auth/login', { body: { login, password } });

const enter = async (login: string, password = goodPassword) =>
  sandbox.apiOf((await unwrapSession(signIn(login, password))).refreshToken);

test('the history has sign-ins, wrong passwords and ended sessions', async () => {
  const user = await sandbox.register();
  await signIn(user.login, 'a wrong guess 99');
  await signIn('nobodyatall', 'a wrong guess 99');
  const phone = await enter(user.login);
  const [, other] = (await unwrap(user.api.GET('/user/sessions'))).items;
  await unwrap(user.api.POST('/user/sessions/{id}/close', { params: { path: { id: other?.id ?? '' } } }));
  expect((await phone.GET('/user/sessions')).response.status).toBe(401);
  const tablet = await enter(user.login);
  await unwrap(tablet.POST('/auth/logout'));
  await unwrap(user.api.POST('/user/sessions/close-others'));
  expect(await kindsOf(user)).toEqual([
    'code_sent',
    'registered',
    'sign_in_failed',
    'signed_in',
    'session_ended',
    'signed_in',
    'signed_out',
    'other_sessions_ended',
  ]);
});

test('the history has codes and changes', async () => {
  const user = await sandbox.funded('1000', { email: 'changes@example.com' });
  const { api, login } = user;
  await addWallet(api);
  await addWallet(api);
  await addWallet(api, 'TLa2f6VPqDgRE67v1736s7bJ8Ray5wYjU7');
  await unwrap(api.PATCH('/user-data/wallets/update', { body: { wallets: { 'usdt-trc20': null } } }));
  await unwrap(api.POST('/auth/email/resend'));
  await unwrap(api.POST('/auth/email/confirm', { body: { code: await sandbox.lastCode(login) } }));
  await unwrap(api.PATCH('/user/settings/security', { body: { codeMethod: 'email' } }));
  await unwrap(api.PATCH('/user/settings/security', { body: { codeMethod: 'email' } }));
  const password = { password: newPassword, passwordConfirmation: newPassword };
  await api.PATCH('/user/password', { body: { ...password, currentPassword: 'a wrong guess 99' } });
  await unwrap(api.PATCH('/user/password', { body: { ...password, currentPassword: goodPassword } }));
  expect(await kindsOf(user)).toEqual([
    'wallet_added',
    'wallet_changed',
    'wallet_removed',
    'code_sent',
    'code_method_changed',
    'confirmation_failed',
    'password_changed',
  ]);
});

test('a wrong code of a password reset is in the history of its owner', async () => {
  const user = await sandbox.confirmed({ email: 'reset@example.com' });
  const asked = { login: user.login, email: 'reset@example.com' };
  const reset = await askForReset(sandbox, asked);
  const wrong = reset.code === '000000' ? '111111' : '000000';
  await sandbox.guest.POST('/auth/reset-password/validate', { body: { ...reset, code: wrong } });
  expect(await kindsOf(user)).toEqual(['code_sent', 'code_wrong']);
  const { refreshToken } = await unwrap(sandbox.guest.POST('/auth/reset-password/validate', { body: reset }));
  const body = { password: newPassword, passwordConfirmation: newPassword };
  const set = await unwrapSession(sandbox.apiOf(refreshToken).POST('/auth/set-password', { body }));
  const kinds = await kindsOf({ api: sandbox.apiOf(set.refreshToken) });
  expect(kinds.slice(2)).toEqual(['password_changed', 'signed_in']);
});

test('an event has the time, the device and the address of its call', async () => {
  const { login, api } = await sandbox.confirmed();
  const agent =
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile/15E148 Safari/604.1';
  await fetch(`${sandbox.url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'user-agent': agent, 'x-forwarded-for': '203.0.113.9' },
    body: JSON.stringify({ login, password: goodPassword }),
  });
  const { items } = await historyOf({ api });
  expect(items).toEqual([
    expect.objectContaining({ device: 'phone', browser: 'Safari', system: 'iOS', address: '127.0.0.1' }),
  ]);
  expect(Date.parse(items[0]?.date ?? '')).toBeGreaterThanOrEqual(testNow.getTime());
});

test('nobody sees the history of another investor', async () => {
  const [mine, theirs] = [await sandbox.confirmed(), await sandbox.confirmed()];
  await signIn(theirs.login, 'a wrong guess 99');
  expect((await historyOf(mine)).items).toEqual([]);
});

test('an event is deleted after its retention period, not before', async () => {
  const user = await sandbox.confirmed();
  await addWallet(user.api);
  const { total, keptDays } = await historyOf(user);
  expect([total, keptDays]).toEqual([1, securityEventDays]);
  const later = async (days: number) => {
    await sandbox.advance(days);
    await deleteExpired(sandbox.database);
    return kindsOf(user);
  };
  expect(await later(keptDays)).toEqual(['wallet_added']);
  expect(await later(1)).toEqual([]);
});
