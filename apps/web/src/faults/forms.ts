import type { RouteId } from '../routes/routes.ts';
import { passTime, waitForModules } from './fakeTime.ts';
import { choose, press, write } from './hands.ts';

export interface Form {
  screen: RouteId;
  /** The examples of the contract with which the screen shows this form. */
  examples?: Readonly<Record<string, string>>;
  /** Fills the form, up to the submit button. */
  fill: () => Promise<void>;
  submit: () => void;
  /** The operation that the form calls. `field` is one of its fields that the form has. */
  sends: string;
  field: string;
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

async function askForCode() {
  await perform(() => write(/^Amount/, '100'));
  await perform(() => press(/^Get a code/));
}

/** Every form that submits something, and how a user fills it. */
export const forms: Readonly<Record<string, Form>> = {
  'signing in': {
    screen: 'login',
    fill: async () => {
      await perform(() => write(/^Login/, 'annapetrova'));
      await perform(() => write(/^Password/, 'seven quiet herons 41'));
    },
    submit: () => press(/^Log in$/),
    sends: 'POST /auth/login',
    field: 'login',
  },
  registering: {
    screen: 'register',
    fill: async () => {
      await perform(() => write(/^Login/, 'annapetrova'));
      await perform(() => write(/^E-mail/, 'anna.petrova@example.com'));
      await perform(() => write(/^Phone/, '+447700900123'));
      await perform(() => write(/^Password$/, 'seven quiet herons 41'));
      await perform(() => write(/^Password again/, 'seven quiet herons 41'));
      await perform(() => choose(/^I accept/));
    },
    submit: () => press(/^Register$/),
    sends: 'POST /auth/register/{login}',
    field: 'email',
  },
  'confirming the phone': {
    screen: 'confirmPhone',
    fill: async () => {},
    submit: () => write(/^Code/, '408215'),
    sends: 'POST /auth/phone/confirm',
    field: 'code',
  },
  'asking for a refill': {
    screen: 'refill',
    fill: async () => {
      await perform(() => choose(/^Tether/));
      await perform(() => write(/^Amount/, '500'));
    },
    submit: () => press(/^Get an address/),
    sends: 'POST /funds/refills',
    field: 'amount',
  },
  investing: {
    screen: 'invest',
    fill: async () => {
      await perform(() => write(/^Amount to invest/, '60'));
      await perform(() => press(/^Review the deposit/));
    },
    submit: () => press(/^Invest 60/),
    sends: 'POST /funds/deposits',
    field: 'amount.amount',
  },
  'closing a deposit': {
    screen: 'deposits',
    fill: async () => {
      await perform(() => press(/^Details of the deposit of 1,000/));
      await perform(() => press(/^Close early/));
    },
    submit: () => press(/^Close and receive/),
    sends: 'POST /funds/deposits/client/close/{id}',
    field: 'id',
  },
  'asking for a withdrawal': {
    screen: 'withdrawal',
    fill: async () => {
      await perform(() => write(/^Amount/, '100'));
    },
    submit: () => press(/^Get a code/),
    sends: 'POST /funds/payments/request',
    field: 'amount',
  },
  'confirming a withdrawal': {
    screen: 'withdrawal',
    fill: async () => {
      await askForCode();
      await perform(() => write(/^Code/, '408215'));
    },
    submit: () => press(/^Withdraw /),
    sends: 'POST /funds/payments/validate',
    field: 'code',
  },
  'changing a wallet': {
    screen: 'withdrawal',
    fill: async () => {
      await perform(() => press(/^Change this wallet/));
      await perform(() => write(/^Address/, 'TQ5nTqDRDyVTnhbfWDUTzSWdXVgXyvQYhZ'));
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
};
