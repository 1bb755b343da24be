import { randomUUID } from 'node:crypto';
import { type ApiClient, unwrap } from '@meridian/api-client';
import type { OperationId } from '@meridian/api-client/contract';
import { send } from '@meridian/contract-kit/calls';
import { contractOperations } from '@meridian/contract-kit';
import { describe, expect, test } from 'vitest';
import * as act from '../../test/actions.ts';
import { switchTotpOn } from '../../test/authenticator.ts';
import { exampleCall } from '../../test/exampleCall.ts';
import { goodPassword } from '../../test/openTestSandbox.ts';
import { problem } from '../../test/problem.ts';
import { resetTokenOf } from '../../test/resetPassword.ts';
import { sharedSandbox } from '../../test/sharedSandbox.ts';

const sandbox = sharedSandbox();

const lock = (api: ApiClient, unlockDays = 1) =>
  unwrap(api.POST('/user/protection/lock', { body: { unlockDays } }));
const lockOf = async (api: ApiClient) => (await unwrap(api.GET('/user/protection'))).lock;
const unlock = (api: ApiClient) => unwrap(api.POST('/user/protection/unlocking'));
const confirm = (api: ApiClient) =>
  unwrap(api.POST('/user/confirmation', { body: { password: goodPassword } }));

/** What a locked account does with each operation. A new operation has to be decided here. */
const whileLocked: Readonly<Record<OperationId, 'allowed' | 'refused'>> = {
  // Without an account.
  logIn: 'allowed',
  createGuestRequest: 'allowed',
  getLoginAvailability: 'allowed',
  registerUser: 'allowed',
  logInWithTelegram: 'allowed',
  registerWithTelegram: 'allowed',
  createSignInOptions: 'allowed',
  logInWithPasskey: 'allowed',
  requestPasswordReset: 'allowed',
  validatePasswordReset: 'allowed',
  requestLoginReminder: 'allowed',
  confirmSecondFactor: 'allowed',
  getSetting: 'allowed',
  getTelegramAvailability: 'allowed',
  getTechnicalWork: 'allowed',
  listSubscriptionOptions: 'allowed',
  listPaymentSystems: 'allowed',
  listCourses: 'allowed',
  listDayCourses: 'allowed',
  listPlans: 'allowed',
  listPlanResults: 'allowed',
  getInviter: 'allowed',
  listNews: 'allowed',
  getNewsItem: 'allowed',
  listStrategies: 'allowed',
  listLiabilities: 'allowed',
  getLiabilities: 'allowed',
  // Sessions and proofs of who somebody is.
  logOut: 'allowed',
  listSessions: 'allowed',
  closeSession: 'allowed',
  closeOtherSessions: 'allowed',
  getConfirmation: 'allowed',
  confirmIdentity: 'allowed',
  requestConfirmationCode: 'allowed',
  createConfirmationOptions: 'allowed',
  // Codes are sent, but confirm nothing.
  getPhoneCode: 'allowed',
  resendPhoneCode: 'allowed',
  confirmPhone: 'refused',
  getEmailCode: 'allowed',
  resendEmailCode: 'allowed',
  confirmEmail: 'refused',
  // The sign-in and the settings.
  setPassword: 'refused',
  changePassword: 'refused',
  listPasskeys: 'allowed',
  createPasskeyOptions: 'refused',
  registerPasskey: 'refused',
  listReadOnlyKeys: 'allowed',
  createReadOnlyKey: 'refused',
  removeReadOnlyKey: 'allowed',
  getPushSubscription: 'allowed',
  savePushSubscription: 'allowed',
  removePushSubscription: 'allowed',
  // Who locked the account may need help.
  listSupportRequests: 'allowed',
  getSupportRequest: 'allowed',
  createSupportRequest: 'allowed',
  createSupportMessage: 'allowed',
  createSupportPhoto: 'allowed',
  getSupportPhoto: 'allowed',
  updatePasskey: 'refused',
  removePasskey: 'refused',
  startTotp: 'refused',
  confirmTotp: 'refused',
  replaceRecoveryCodes: 'refused',
  removeTotp: 'refused',
  getSecuritySettings: 'allowed',
  updateSecuritySettings: 'refused',
  getLetterSettings: 'allowed',
  updateLetterSettings: 'refused',
  getNotificationSettings: 'allowed',
  updateNotificationSettings: 'refused',
  getUserData: 'allowed',
  updateUserData: 'refused',
  // Reads the user; new contacts are refused: see below.
  saveProfile: 'allowed',
  submitVerification: 'refused',
  listWallets: 'allowed',
  updateWallets: 'refused',
  updateWalletNames: 'refused',
  saveWallet: 'refused',
  updateWallet: 'refused',
  removeWallet: 'refused',
  // The protection itself.
  getProtection: 'allowed',
  setAccountLock: 'allowed',
  requestAccountUnlocking: 'allowed',
  cancelAccountUnlocking: 'allowed',
  updateOwnLimits: 'refused',
  updateOnlyTheseWallets: 'refused',
  getAccountClosing: 'allowed',
  requestAccountClosing: 'refused',
  cancelAccountClosing: 'allowed',
  // Money in, and what stops money on its way out.
  createRefill: 'allowed',
  listRefills: 'allowed',
  getRefill: 'allowed',
  cancelRefill: 'allowed',
  cancelWithdrawal: 'allowed',
  // Money out, or in another form.
  requestWithdrawal: 'refused',
  createWithdrawal: 'refused',
  validateWithdrawal: 'refused',
  makeExchange: 'refused',
  createDeposit: 'refused',
  updateDeposit: 'refused',
  closeDeposit: 'refused',
  closeDepositPart: 'refused',
  buySubscription: 'refused',
  openCase: 'refused',
  updateCaseLimits: 'refused',
  // Reading.
  getBalance: 'allowed',
  chooseBalance: 'allowed',
  getBalanceHistory: 'allowed',
  getBonusProgram: 'allowed',
  listCaseOperations: 'allowed',
  getDataArchive: 'allowed',
  getExchangeRate: 'allowed',
  listOperations: 'allowed',
  listReferrals: 'allowed',
  listSecurityEvents: 'allowed',
  getStatistics: 'allowed',
  getStatement: 'allowed',
  getYearlyReport: 'allowed',
  getStatementDocument: 'allowed',
  getBalanceDocument: 'allowed',
  getOperationDocument: 'allowed',
  getYearDocument: 'allowed',
  getDocumentCheck: 'allowed',
  listNotifications: 'allowed',
  readNotifications: 'allowed',
  listDeposits: 'allowed',
  getDeposit: 'allowed',
  previewDepositClosing: 'allowed',
  listWithdrawals: 'allowed',
  getWithdrawalConditions: 'allowed',
  getWithdrawal: 'allowed',
  listCases: 'allowed',
  getCaseLimits: 'allowed',
  saveCaseWelcome: 'allowed',
  getLiabilityProof: 'allowed',
};

describe('a locked account', () => {
  test('refuses exactly the operations that the table refuses', async () => {
    expect(contractOperations.map(({ id }) => id).toSorted()).toEqual(Object.keys(whileLocked).toSorted());
    const email = `table${randomUUID()}@example.com`;
    const { api, login } = await sandbox.funded('100', { email });
    const reset = await resetTokenOf(sandbox, { login, email });
    await lock(api);
    const found: Record<string, string> = {};
    for (const operation of contractOperations) {
      const { id, takesToken } = operation;
      found[id] = 'allowed';
      if (!takesToken) continue;
      // Some end their session.
      const { token } = await sandbox.sessionOf(login);
      const response = await send(
        sandbox.url,
        operation,
        exampleCall(operation),
        id === 'setPassword' ? reset : token,
      );
      if (response.status === 403 && (await response.text()).includes('account_locked'))
        found[id] = 'refused';
    }
    expect(found).toEqual(whileLocked);
  });

  test('refuses new contacts, and still reads the user with the moment of the lock', async () => {
    const { api } = await sandbox.confirmed();
    const { lock: made } = await lock(api);
    const change = (body: object) => unwrap(api.POST('/user/profile', { body }));
    await expect(change({ email: 'thief@example.com' })).rejects.toEqual(
      problem('account_locked', { status: 403 }),
    );
    expect((await change({})).lockDate).toBe(made?.date);
  });

  test('takes refills and pays out deposits', async () => {
    const { api } = await sandbox.funded('100');
    await act.invest(api, '100');
    await lock(api);
    const { id } = await act.refill(api, '50');
    await sandbox.control(`/refills/${id}/settle`, {});
    await sandbox.advance(30);
    expect((await act.balanceIn(api)).available.amount).toBe('153.000000');
  });

  test('sends no withdrawal, which its owner can cancel', async () => {
    const { api, login } = await sandbox.funded('100');
    await act.addWallet(api);
    const { id: requestId } = await act.requestWithdrawal(api, '50');
    const { id } = await act.confirmWithdrawal(api, requestId, await sandbox.lastCode(login));
    await lock(api);
    expect((await sandbox.control(`/withdrawals/${id}/settle`, {})).status).toBe(403);
    await unwrap(api.POST('/funds/payments/{id}/cancel', { params: { path: { id }, header: act.intent() } }));
    expect((await act.balanceIn(api)).available.amount).toBe('100.000000');
  });

  test('is locked on every device at once, and stays as it was locked', async () => {
    const { api, login } = await sandbox.confirmed();
    const { api: other } = await sandbox.sessionOf(login);
    const { lock: made } = await lock(api, 7);
    expect((await lock(other, 1)).lock).toEqual(made);
    await expect(act.addWallet(other)).rejects.toEqual(problem('account_locked'));
  });

  test('cannot be locked for other days than those on offer', async () => {
    const { api } = await sandbox.confirmed();
    await expect(lock(api, 2)).rejects.toMatchObject({ fields: { unlockDays: 'unknown_value' } });
    expect(await lockOf(api)).toBeNull();
  });
});

describe('unlocking', () => {
  test('needs a proof that is newer than the lock, and takes the chosen days', async () => {
    const { api } = await sandbox.confirmed();
    await lock(api, 3);
    await expect(unlock(api)).rejects.toEqual(problem('confirmation_required', { status: 403 }));
    await confirm(api);
    const { lock: made } = await unlock(api);
    const until = made!.unlockDate;
    await expect(act.addWallet(api)).rejects.toEqual(problem('account_locked', { until }));
    await sandbox.control('/clock/advance', { seconds: 3 * 86_400 - 1 });
    await expect(act.addWallet(api)).rejects.toEqual(problem('account_locked'));
    await sandbox.control('/clock/advance', { seconds: 1 });
    expect(await lockOf(api)).toBeNull();
    await confirm(api);
    await act.addWallet(api);
  });

  test('needs the authenticator app where it is on', async () => {
    const { api, login } = await sandbox.confirmed();
    const app = await switchTotpOn(sandbox, api);
    await lock(api);
    await expect(confirm(api)).rejects.toEqual(problem('second_factor_required'));
    await expect(unlock(api)).rejects.toEqual(problem('confirmation_required'));
    await unwrap(api.POST('/user/confirmation', { body: { code: await app.code() } }));
    // It counts in its session alone.
    const { api: other, token } = await sandbox.sessionOf(login);
    await sandbox.control('/clock/advance', { seconds: 200 });
    expect((await unlock(api)).lock?.unlockDate).not.toBeNull();
    await sandbox.control('/clock/advance', { seconds: 200 });
    expect(token).not.toBe('');
    await expect(unlock(other)).rejects.toEqual(problem('confirmation_required'));
  });

  test('asked for twice keeps its moment, and is stopped from another device', async () => {
    const { api, login } = await sandbox.confirmed();
    await lock(api);
    await confirm(api);
    const { lock: first } = await unlock(api);
    await sandbox.control('/clock/advance', { seconds: 60 });
    expect((await unlock(api)).lock).toEqual(first);
    const { api: other } = await sandbox.sessionOf(login);
    const { lock: kept } = await unwrap(other.DELETE('/user/protection/unlocking'));
    expect(kept?.unlockDate).toBeNull();
    await sandbox.advance(5);
    expect(await lockOf(api)).not.toBeNull();
  });

  test('of an account that is not locked is refused', async () => {
    const { api } = await sandbox.confirmed();
    await expect(unlock(api)).rejects.toEqual(problem('update_error', { status: 409 }));
  });

  test('gets a letter at the lock, at the request and at the end, each at its moment', async () => {
    const { api, login } = await sandbox.confirmed();
    await lock(api);
    await confirm(api);
    const { lock: made } = await unlock(api);
    await sandbox.advance(2);
    const response = await sandbox.control(`/outbox?login=${login}`);
    const { items }: { items: { at: string; purpose: string; method: string; text: string }[] } = JSON.parse(
      await response.text(),
    );
    const letters = items.filter(({ purpose, method }) => purpose === 'change' && method === 'email');
    expect(letters.map(({ text }) => text.split(/[.] /)[0])).toEqual([
      'Meridian: Your account is unlocked',
      expect.stringMatching(/^Meridian: Your account will be unlocked on /),
      'Meridian: Your account was locked',
    ]);
    expect(letters[0]!.at).toBe(made!.unlockDate);
    // A locked account cannot set a password: only support can help.
    const [unlocked, requested, locked] = letters.map(({ text }) => text);
    for (const text of [requested, locked])
      expect(text).toMatch(/If it was you, do nothing\. If not, write to \S+@\S+\.$/);
    expect(unlocked).toContain('sign in and set a new password');
  });
});

test('without the capability nothing is locked', async () => {
  const { api } = await sandbox.confirmed();
  await lock(api);
  await sandbox.control('/capabilities', { protection: false });
  try {
    await expect(lockOf(api)).rejects.toEqual(problem('capability_off', { status: 403 }));
    expect((await unwrap(api.POST('/user/profile', { body: {} }))).lockDate).toBeNull();
    await confirm(api);
    await act.addWallet(api);
  } finally {
    await sandbox.control('/capabilities', { protection: true });
  }
});
