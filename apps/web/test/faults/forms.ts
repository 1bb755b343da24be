import type { ScreenId } from '@meridian/frame/screens';
import { passTime, waitForModules } from './fakeTime.ts';
import { attach, choose, find, press, write } from './operateForm.ts';

export interface Form {
  screen: ScreenId;
  /** Where to open the screen instead of its example address. */
  address?: string;
  /** The examples of the contract with which the screen shows this form. */
  examples?: Readonly<Record<string, string>>;
  /** Fills the form, up to the submit button. Amounts have cents, because a field without the focus adds zeros to others. */
  fill: () => Promise<void>;
  submit: () => void;
  /** The operation that the form calls. */
  sends: string;
  /** Its success has no body, so a 204 is no fault. */
  hasNoResponse?: true;
  /** A field of the operation that the form has. Absent where the operation takes none. */
  field?: string;
}

/** Retries the action until the page has the control, then lets the page react. A dialog's module may still be loading. */
export async function perform(act: () => void): Promise<void> {
  let reason: unknown = 'nothing was tried';
  await waitForModules(async () => {
    try {
      act();
      reason = undefined;
    } catch (error) {
      reason = error;
    }
    await passTime(100);
    return reason === undefined;
  });
  if (reason !== undefined) throw reason;
}

async function askToReset() {
  await perform(() => write(/^Login/, 'annapetrova'));
  await perform(() => write(/^E-mail/, 'anna.petrova@example.com'));
  await perform(() => press(/^Send a code/));
}

async function askForCode() {
  await perform(() => write(/^Leaves/, '100.50'));
  await perform(() => press(/^Request/));
}

/** Every form that submits something, and how a user fills it. */
export const forms: Readonly<Record<string, Form>> = {
  'signing in': {
    screen: 'login',
    fill: async () => {
      await perform(() => write(/^Login/, 'annapetrova'));
      await perform(() => write(/^Password/, 'seven quiet herons 41'));
    },
    submit: () => press(/^Sign in$/),
    sends: 'POST /auth/login',
    field: 'login',
  },
  registering: {
    screen: 'register',
    fill: async () => {
      await perform(() => write(/^Login/, 'annapetrova'));
      await perform(() => write(/^E-mail/, 'anna.petrova@example.com'));
      await perform(() => write(/^Phone/, '+447700900123'));
      await perform(() => press(/^Choose a password$/));
      await perform(() => write(/^Password$/, 'seven quiet herons 41'));
      await perform(() => write(/^Password again/, 'seven quiet herons 41'));
      await perform(() => choose(/^I accept/));
    },
    submit: () => press(/^Register$/),
    sends: 'POST /auth/register/{login}',
    field: 'email',
  },
  'confirming the phone': {
    screen: 'cabinet',
    examples: { 'POST /user/profile': 'new-phone' },
    fill: async () => {},
    submit: () => write(/^Code/, '408215'),
    sends: 'POST /auth/phone/confirm',
    field: 'code',
  },
  'asking for a code to reset the password': {
    screen: 'forgotPassword',
    fill: async () => {
      await perform(() => write(/^Login/, 'annapetrova'));
      await perform(() => write(/^E-mail/, 'anna.petrova@example.com'));
    },
    submit: () => press(/^Send a code/),
    sends: 'POST /auth/reset-password',
    field: 'email',
  },
  'asking for a forgotten login': {
    screen: 'forgotLogin',
    fill: () => perform(() => write(/^E-mail/, 'anna.petrova@example.com')),
    submit: () => press(/^Send my login/),
    sends: 'POST /auth/remind-login',
    hasNoResponse: true,
    field: 'email',
  },
  'entering the code to reset the password': {
    screen: 'forgotPassword',
    fill: askToReset,
    submit: () => write(/^Code/, '408215'),
    sends: 'POST /auth/reset-password/validate',
    field: 'code',
  },
  'setting a new password': {
    screen: 'forgotPassword',
    fill: async () => {
      await askToReset();
      await perform(() => write(/^Code/, '408215'));
      await perform(() => write(/^Password$/, 'nine loud magpies 73'));
      await perform(() => write(/^Password again/, 'nine loud magpies 73'));
    },
    submit: () => press(/^Set the password/),
    sends: 'POST /auth/set-password',
    field: 'password',
  },
  'registering through Telegram': {
    screen: 'register',
    address: `/en/register#tgAuthResult=${btoa(JSON.stringify({ id: 512345678, auth_date: 1790931310, hash: 'a'.repeat(64) }))}`,
    fill: async () => {
      await perform(() => press(/^Yes, this is me$/));
      await perform(() => write(/^Login/, 'annapetrova'));
      await perform(() => write(/^E-mail/, 'anna.petrova@example.com'));
      await perform(() => write(/^Phone/, '+447700900123'));
      await perform(() => choose(/^I accept/));
    },
    submit: () => press(/^Register$/),
    sends: 'POST /auth/telegram/{login}',
    field: 'email',
  },
  'correcting the phone': {
    screen: 'cabinet',
    examples: { 'POST /user/profile': 'new-phone' },
    fill: async () => {
      await perform(() => press(/^Change the number/));
      await perform(() => write(/^Phone/, '+447700900124'));
    },
    submit: () => press(/^Save and send/),
    sends: 'POST /user/profile',
    field: 'phone',
  },
  'confirming the e-mail': {
    screen: 'confirmEmail',
    fill: async () => {},
    submit: () => write(/^Code/, '408215'),
    sends: 'POST /auth/email/confirm',
    field: 'code',
  },
  'asking for a refill': {
    screen: 'refill',
    fill: async () => {
      await perform(() => choose(/^USDT on/));
      await perform(() => write(/^Amount/, '500.50'));
    },
    submit: () => press(/^Get an address/),
    sends: 'POST /funds/refills',
    field: 'amount',
  },
  'cancelling a refill': {
    screen: 'refill',
    address: '/en/cabinet/refill/0198f7c2-8f0e-7bb5-a4e7-6d1f0c2f9a31',
    examples: { 'GET /funds/refills/{id}': 'awaited' },
    fill: async () => {
      await perform(() => press(/^Cancel the refill/));
    },
    submit: () => press(/^Cancel the refill/),
    sends: 'POST /funds/refills/{id}/cancel',
    field: 'id',
  },
  investing: {
    screen: 'invest',
    fill: async () => {
      await perform(() => write(/^Amount to invest/, '60.50'));
      await perform(() => press(/^Review/));
    },
    submit: () => press(/^Open a deposit of 60/),
    sends: 'POST /funds/deposits',
    field: 'amount.amount',
  },
  'closing a deposit': {
    screen: 'deposits',
    address: '/en/cabinet/deposits/0198f7c5-2b41-7d0a-9c55-31e7a2b46f08',
    fill: async () => {
      await perform(() => press(/^Close early/));
    },
    submit: () => press(/^Close and receive/),
    sends: 'POST /funds/deposits/client/close/{id}',
    field: 'id',
  },
  'buying a case': {
    screen: 'cases',
    fill: async () => {
      await perform(() => press(/^Buy for 5/));
    },
    submit: () => press(/^Buy for 5/),
    sends: 'POST /crypto-cases/{id}/open',
    field: 'confirmedPrice',
  },
  'using an attempt': {
    screen: 'cases',
    fill: async () => {},
    submit: () => press(/^Use an attempt/),
    sends: 'POST /crypto-cases/{id}/open',
    field: 'confirmedPrice',
  },
  'limiting the cases': {
    screen: 'cases',
    fill: async () => {
      await perform(() => write(/^New limit per day/, '20'));
    },
    submit: () => press(/^Set the limit/),
    sends: 'PATCH /crypto-cases/limits',
    field: 'spendPerDay',
  },
  exchanging: {
    screen: 'exchange',
    fill: async () => {
      await perform(() => write(/^You give/, '20.50'));
      await perform(() => press(/^Review/));
    },
    submit: () => press(/^Exchange 20/),
    sends: 'POST /user/exchange',
    field: 'amount',
  },
  'asking for a withdrawal': {
    screen: 'withdrawal',
    fill: async () => {
      await perform(() => write(/^Leaves/, '100.50'));
    },
    submit: () => press(/^Request/),
    sends: 'POST /funds/payments/request',
    field: 'amount',
  },
  'confirming a withdrawal': {
    screen: 'withdrawal',
    fill: askForCode,
    // The last digit sends the code.
    submit: () => write(/^Code/, '408215'),
    sends: 'POST /funds/payments/validate',
    field: 'code',
  },
  'cancelling a withdrawal': {
    screen: 'withdrawal',
    address: '/en/cabinet/withdrawal/0198f7d2-04c9-7e61-a3b8-90f4d2c6175e',
    examples: { 'GET /funds/payments/{id}': 'pending' },
    fill: async () => {
      await perform(() => press(/^Cancel the withdrawal$/));
    },
    submit: () => press(/^Cancel the withdrawal$/),
    sends: 'POST /funds/payments/{id}/cancel',
    field: 'id',
  },
  'changing a wallet': {
    screen: 'withdrawal',
    examples: { 'GET /user-data/wallets': 'one' },
    fill: async () => {
      await perform(() => press(/^Choose another$/));
      await perform(() => press(/^Change the address/));
      await perform(() => write(/^Address/, 'TSExePAtJbR32eZ6wTXX6iNVeZ8mLwLeE7'));
    },
    submit: () => press(/^Save the wallet/),
    sends: 'PATCH /user-data/wallets/update',
    field: 'wallets.usdt-trc20',
  },
  subscribing: {
    screen: 'withdrawal',
    examples: { 'GET /funds/payments/conditions': 'blocked' },
    fill: async () => {
      await perform(() => press(/^See the subscriptions/));
      await perform(() => choose(/^Three months/));
    },
    submit: () => press(/activate$/i),
    sends: 'POST /user/subscription',
    field: 'option',
  },
  'sending the verification': {
    screen: 'verification',
    examples: { 'GET /user-data/byType/{type}': 'not-verified' },
    fill: async () => {
      await perform(() => write(/^Full name/, 'Anna Petrova'));
      await perform(() => write(/^Date of birth/, '04/17/1990'));
      await perform(() => choose(/^Married/));
      await perform(() => write(/^Document number/, 'K01234417'));
      await perform(() => attach(/^Photo of the document/, 'document.png'));
      await perform(() => attach(/^Photo with your login/, 'login.png'));
      await perform(() => attach(/^Photo of the wallet/, 'wallet.png'));
    },
    submit: () => press(/^Send for verification/),
    sends: 'PATCH /user-data/verification',
    field: 'documentNumber',
  },
  'adding a wallet': {
    screen: 'walletSettings',
    examples: { 'GET /user-data/wallets': 'none' },
    fill: async () => {
      await perform(() => press(/^Add a wallet/));
      await perform(() => choose(/^USDT on TRON/));
      await perform(() => write(/^Address/, 'TSExePAtJbR32eZ6wTXX6iNVeZ8mLwLeE7'));
    },
    submit: () => press(/^Save the wallet/),
    sends: 'PATCH /user-data/wallets/update',
    field: 'wallets.usdt-trc20',
  },
  'renaming a wallet': {
    screen: 'walletSettings',
    examples: { 'GET /user-data/wallets': 'one' },
    fill: async () => {
      await perform(() => press(/^Change/));
      await perform(() => write(/^Name of the wallet/, 'Cold'));
    },
    submit: () => press(/^Save the wallet/),
    sends: 'PATCH /user-data/wallets/names',
    field: 'names.usdt-trc20',
  },
  'removing a wallet': {
    screen: 'walletSettings',
    examples: { 'GET /user-data/wallets': 'one' },
    fill: async () => {
      await perform(() => press(/^Remove/));
    },
    submit: () => press(/^Remove the wallet/),
    sends: 'PATCH /user-data/wallets/update',
    field: 'wallets.usdt-trc20',
  },
  'adding one of several wallets': {
    screen: 'walletSettings',
    examples: { 'GET /user-data/wallets': 'several' },
    fill: async () => {
      await perform(() => press(/^Add a wallet/));
      await perform(() => choose(/^USDT on TRON/));
      await perform(() => write(/^Address/, 'TSExePAtJbR32eZ6wTXX6iNVeZ8mLwLeE7'));
      await perform(() => write(/^Name of the wallet/, 'Cold'));
    },
    submit: () => press(/^Save the wallet/),
    sends: 'POST /user-data/wallets',
    field: 'address',
  },
  'changing one of several wallets': {
    screen: 'walletSettings',
    examples: { 'GET /user-data/wallets': 'several' },
    fill: async () => {
      await perform(() => press(/^Change: Ledger/));
      await perform(() => write(/^Name of the wallet/, 'Cold'));
    },
    submit: () => press(/^Save the wallet/),
    sends: 'PATCH /user-data/wallets/{id}',
    field: 'name',
  },
  'removing one of several wallets': {
    screen: 'walletSettings',
    examples: { 'GET /user-data/wallets': 'several' },
    fill: async () => {
      await perform(() => press(/^Remove: Ledger/));
    },
    submit: () => press(/^Remove the wallet/),
    sends: 'DELETE /user-data/wallets/{id}',
    hasNoResponse: true,
  },
  'withdrawing only to these wallets': {
    screen: 'protection',
    examples: { 'GET /user/protection': 'usual', 'GET /user-data/wallets': 'several' },
    fill: async () => {
      await perform(() => press(/^Switch on$/));
      await perform(() => find(/Ledger/));
    },
    submit: () => press(/^Limit withdrawals$/),
    sends: 'PATCH /user/protection/wallets',
    field: 'on',
  },
  'extending the subscription': {
    screen: 'subscriptionSettings',
    fill: async () => {
      await perform(() => press(/^(Activate|Extend)$/));
      await perform(() => choose(/^Three months/));
    },
    submit: () => press(/activate$/i),
    sends: 'POST /user/subscription',
    field: 'option',
  },
  'changing the password': {
    screen: 'passwordSettings',
    fill: async () => {
      await perform(() => write(/^Current password/, 'seven quiet herons 41'));
      await perform(() => write(/^New password$/, 'nine loud magpies 73'));
      await perform(() => write(/^New password again/, 'nine loud magpies 73'));
    },
    submit: () => press(/^Change the password/),
    sends: 'PATCH /user/password',
    hasNoResponse: true,
    field: 'currentPassword',
  },
  'locking the account': {
    screen: 'protection',
    examples: { 'GET /user/protection': 'usual' },
    fill: async () => {
      await perform(() => press(/^Lock the account$/));
      await perform(() => choose(/^3 days/));
    },
    submit: () => press(/^Lock$/),
    sends: 'POST /user/protection/lock',
    field: 'unlockDays',
  },
  'requesting to unlock the account': {
    screen: 'protection',
    examples: { 'GET /user/protection': 'locked' },
    fill: async () => {},
    submit: () => press(/^Unlock the account$/),
    sends: 'POST /user/protection/unlocking',
  },
  'keeping the account locked': {
    screen: 'protection',
    examples: { 'GET /user/protection': 'unlocking' },
    fill: async () => {},
    submit: () => press(/^Leave it locked$/),
    sends: 'DELETE /user/protection/unlocking',
  },
  'limiting the withdrawals': {
    screen: 'protection',
    examples: { 'GET /user/protection': 'usual' },
    fill: async () => {
      await perform(() => press(/^Change the limit/));
      await perform(() => write(/^New limit/, '400.50'));
    },
    submit: () => press(/^Save the limit/),
    sends: 'PATCH /user/protection/limits',
    field: 'limit',
  },
  'choosing how codes are sent': {
    screen: 'securitySettings',
    fill: async () => {
      await perform(() => choose(/^By e-mail/));
    },
    submit: () => press(/^Save/),
    sends: 'PATCH /user/settings/security',
    field: 'codeMethod',
  },
  'changing personal data': {
    screen: 'profileSettings',
    fill: async () => {
      await perform(() => write(/^Full name/, 'Anna Petrova'));
      await perform(() => write(/^City/, 'Limassol'));
    },
    submit: () => press(/^Save personal data/),
    sends: 'PATCH /user-data',
    field: 'fullName',
  },
  'changing the e-mail': {
    screen: 'profileSettings',
    fill: async () => {
      await perform(() => press(/^Change the e-mail/));
      await perform(() => write(/^New e-mail/, 'new@example.com'));
    },
    submit: () => press(/^Save the e-mail/),
    sends: 'POST /user/profile',
    field: 'email',
  },
};
