import { passTime, waitForModules } from './fakeTime.ts';
import { choose, press, write } from './hands.ts';
import { screens, type Screen } from './screens.ts';

export interface Form {
  screen: Screen;
  /** Which examples of the contract bring this form up. */
  examples?: Readonly<Record<string, string>>;
  /** Fills the form, as far as the button that sends it. */
  fill: () => Promise<void>;
  submit: () => void;
  /** The call that the form makes, and a field of it that the form has. */
  sends: string;
  field: string;
}

/** Does this as soon as the page can do it, and lets the page answer. A dialog is a module that has to be loaded. */
export async function then(act: () => void): Promise<void> {
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

async function askForCode() {
  await then(() => write(/^Amount/, '100'));
  await then(() => press(/^Get a code/));
}

/** Every form that sends something, and how a person fills it. */
export const forms: Readonly<Record<string, Form>> = {
  'signing in': {
    screen: screens.login,
    fill: async () => {
      await then(() => write(/^Login/, 'annapetrova'));
      await then(() => write(/^Password/, 'seven quiet herons 41'));
    },
    submit: () => press(/^Log in$/),
    sends: 'POST /auth/login',
    field: 'login',
  },
  registering: {
    screen: screens.register,
    fill: async () => {
      await then(() => write(/^Login/, 'annapetrova'));
      await then(() => write(/^E-mail/, 'anna.petrova@example.com'));
      await then(() => write(/^Phone/, '+447700900123'));
      await then(() => write(/^Password$/, 'seven quiet herons 41'));
      await then(() => write(/^Password again/, 'seven quiet herons 41'));
      await then(() => choose(/^I accept/));
    },
    submit: () => press(/^Register$/),
    sends: 'POST /auth/register/{login}',
    field: 'email',
  },
  'confirming the phone': {
    screen: screens.confirmPhone,
    fill: async () => {},
    submit: () => write(/^Code/, '408215'),
    sends: 'POST /auth/phone/confirm',
    field: 'code',
  },
  'asking for a refill': {
    screen: screens.refill,
    fill: async () => {
      await then(() => choose(/^Tether/));
      await then(() => write(/^Amount/, '500'));
    },
    submit: () => press(/^Get an address/),
    sends: 'POST /funds/refills',
    field: 'amount',
  },
  investing: {
    screen: screens.invest,
    fill: async () => {
      await then(() => write(/^Amount to invest/, '60'));
      await then(() => press(/^Review the deposit/));
    },
    submit: () => press(/^Invest 60/),
    sends: 'POST /funds/deposits',
    field: 'amount.amount',
  },
  'closing a deposit': {
    screen: screens.deposits,
    fill: async () => {
      await then(() => press(/^Details of the deposit of 1,000/));
      await then(() => press(/^Close early/));
    },
    submit: () => press(/^Close and receive/),
    sends: 'POST /funds/deposits/client/close/{id}',
    field: 'id',
  },
  'asking for a withdrawal': {
    screen: screens.withdrawal,
    fill: async () => {
      await then(() => write(/^Amount/, '100'));
    },
    submit: () => press(/^Get a code/),
    sends: 'POST /funds/payments/request',
    field: 'amount',
  },
  'confirming a withdrawal': {
    screen: screens.withdrawal,
    fill: async () => {
      await askForCode();
      await then(() => write(/^Code/, '408215'));
    },
    submit: () => press(/^Withdraw /),
    sends: 'POST /funds/payments/validate',
    field: 'code',
  },
  'changing a wallet': {
    screen: screens.withdrawal,
    fill: async () => {
      await then(() => press(/^Change this wallet/));
      await then(() => write(/^Address/, 'TQ5nTqDRDyVTnhbfWDUTzSWdXVgXyvQYhZ'));
    },
    submit: () => press(/^Save the wallet/),
    sends: 'PATCH /user-data/wallets/update',
    field: 'wallets.usdt-trc20',
  },
  subscribing: {
    screen: screens.withdrawal,
    examples: { 'GET /funds/payments/conditions': 'blocked' },
    fill: async () => {
      await then(() => press(/^See the subscriptions/));
      await then(() => choose(/^(Quarter|Three months|90 days)/i));
    },
    submit: () => press(/activate$/i),
    sends: 'POST /user/subscription',
    field: 'option',
  },
};
