import type { OperationId } from '@meridian/api-client/contract';

/**
 * What a locked account does not do: money does not leave it or change its form, and nothing of the account is changed. `saveProfile`
 * refuses new contacts itself, because clients also read the user with it.
 */
export const refusedWhileLocked: ReadonlySet<OperationId> = new Set([
  'confirmPhone',
  'confirmEmail',
  'setPassword',
  'changePassword',
  'updateUserData',
  'updateWallets',
  'updateWalletNames',
  'submitVerification',
  'requestAccountClosing',
  'updateOwnLimits',
  'createPasskeyOptions',
  'registerPasskey',
  'updatePasskey',
  'removePasskey',
  'createReadOnlyKey',
  'updateSecuritySettings',
  'updateLetterSettings',
  'updateNotificationSettings',
  'startTotp',
  'confirmTotp',
  'replaceRecoveryCodes',
  'removeTotp',
  'requestWithdrawal',
  'createWithdrawal',
  'validateWithdrawal',
  'makeExchange',
  'createDeposit',
  'updateDeposit',
  'closeDeposit',
  'closeDepositPart',
  'buySubscription',
  'openCase',
  'updateCaseLimits',
]);
