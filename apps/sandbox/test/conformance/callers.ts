import { unwrap } from '@meridian/api-client';
import { compare, type DecimalString } from '@meridian/money';
import type { OperationId } from '@meridian/api-client/contract';
import type { ContractOperation } from '@meridian/contract-kit';
import { usdt, wallet } from '../actions.ts';
import { goodPassword, type TestUser, type TestSandbox } from '../openTestSandbox.ts';
import { type Caller, png } from '@meridian/contract-kit/calls';
import type { Json, KnownValues } from '@meridian/contract-kit/calls';
import { listBuckets } from '../../src/calls/callLimits.ts';
import * as act from '../actions.ts';
import { unwrapSession } from '../unwrapSession.ts';
import { formOf, photo } from '../verificationForm.ts';
import { subscribeBrowser } from '../pushService.ts';
import { askForReset, resetTokenOf } from '../resetPassword.ts';

/** Values the generated callers can use in one call. */
export interface Prepared {
  readonly tokens: Readonly<Record<Caller, string | null>>;
  readonly known: KnownValues;
}

/** Callers of the generated requests. */
export interface Callers {
  prepare(operation: ContractOperation): Promise<Prepared>;
}

/** An id that does not exist. */
const missingId = '0198f7c0-0000-7000-8000-000000000000';

function depositOf({ api }: TestUser, amount: DecimalString, autoinvestment: boolean) {
  return act.invest(api, amount, { autoinvestment });
}

function requestWithdrawal({ api }: TestUser) {
  return act.requestWithdrawal(api, '50');
}

function saveWallet({ api }: TestUser) {
  return act.addWallet(api);
}

/** Gives an investor with money wallets and one of every resource that has an id. */
async function addResources(sandbox: TestSandbox, owner: TestUser): Promise<void> {
  const { api } = owner;
  await saveWallet(owner);
  for (const amount of ['100', '200', '300', '400'] as const)
    await depositOf(owner, amount, amount === '200');
  const { id } = await depositOf(owner, '100', false);
  await act.closeDeposit(api, id);
  await act.refill(api, '50');
  const { id: requestId } = await requestWithdrawal(owner);
  await act.confirmWithdrawal(api, requestId, await sandbox.lastCode(owner.login));
  await unwrap(
    api.POST('/support/requests', {
      params: { header: act.intent() },
      body: { subject: 'other', subjectId: null, text: 'When is it paid?' },
    }),
  );
}

/** The id of a photo that no message has yet. */
async function uploadPhoto({ url }: TestSandbox, { token }: TestUser): Promise<string> {
  const response = await fetch(`${url}/api/support/photos`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body: formOf({ photo: photo(png) }),
  });
  const { id }: { readonly id: string } = JSON.parse(await response.text());
  return id;
}

/** The day of the server's clock. */
async function today({ url }: TestSandbox): Promise<string> {
  const { headers } = await fetch(`${url}/api/settings/technical_work`);
  return new Date(headers.get('date') ?? '').toISOString().slice(0, 10);
}

async function idsFor(path: string, { api }: TestUser): Promise<string[]> {
  const idOf = ({ id }: { readonly id: string }) => id;
  if (path.startsWith('/funds/deposits')) return (await act.listDeposits(api)).map(idOf);
  if (path.startsWith('/funds/refills')) return (await unwrap(api.GET('/funds/refills'))).items.map(idOf);
  if (path.startsWith('/funds/payments')) return (await unwrap(api.GET('/funds/payments'))).items.map(idOf);
  if (path.startsWith('/crypto-cases')) return (await unwrap(api.GET('/crypto-cases/all'))).items.map(idOf);
  if (path.startsWith('/user-data/wallets'))
    return (await unwrap(api.GET('/user-data/wallets'))).several?.items.map(idOf) ?? [];
  if (path.startsWith('/content/news')) return (await unwrap(api.GET('/content/news'))).items.map(idOf);
  if (path.startsWith('/support/requests'))
    return (await unwrap(api.GET('/support/requests'))).items.map(idOf);
  if (path.startsWith('/user/documents/operations'))
    return (await unwrap(api.GET('/user/operations/'))).items.map(idOf);
  return [];
}

async function quotesFor({ api }: TestUser): Promise<string[]> {
  const pairs = [
    ['USDT', 'BTC'],
    ['BTC', 'USDT'],
  ] as const;
  const quotes: string[] = [];
  for (const [sourceCurrency, targetCurrency] of pairs) {
    const { quoteId } = await unwrap(
      api.GET('/user/exchange-rate', { params: { query: { sourceCurrency, targetCurrency } } }),
    );
    quotes.push(quoteId);
  }
  return quotes;
}

/** Valid field values for these callers. */
async function commonValues({ api }: TestUser): Promise<KnownValues> {
  const options = (await unwrap(api.GET('/settings/subscription/options'))).items;
  const cases = (await unwrap(api.GET('/crypto-cases/all'))).items;
  return {
    plan: ['usdt-start-30', 'usdt-balance-90', 'btc-term-90'],
    system: ['usdt-trc20', 'btc', 'eth', 'trx'],
    wallet: [wallet],
    address: [wallet, 'TLa2f6VPqDgRE67v1736s7bJ8Ray5wYjU7'],
    option: options.map(({ id }) => id),
    price: options.map(({ price }) => ({ ...price })),
    confirmedPrice: [null, ...cases.map(({ price }) => ({ ...price }))],
    amount: [{ ...usdt('100') }, { ...usdt('600') }, { amount: '0.01', currency: 'BTC' }, '100', '0.01'],
    currency: ['USDT', 'BTC', 'ETH', 'TRX'],
    sourceCurrency: ['USDT', 'BTC', 'ETH'],
    targetCurrency: ['USDT', 'BTC', 'TRX'],
    password: [goodPassword, 'nine loud magpies 72'],
    passwordConfirmation: [goodPassword, 'nine loud magpies 72'],
    currentPassword: [goodPassword],
    inviter: ['anna', null],
    agreementAccepted: [true],
    timeZone: ['UTC', ...Intl.supportedValuesOf('timeZone')],
    page: [1, 2],
    dateOfBirth: ['1990-05-17'],
    '(key)': ['usdt-trc20', 'btc', 'nothing'],
    '(value)': [wallet, null],
  };
}

let created = 0;
let telegramIds = 600_000_000;

/** Operations that take a quote. */
const takesQuote: ReadonlySet<OperationId> = new Set(['createDeposit', 'makeExchange']);

/**
 * Registers the callers. Codes, quotes and signatures expire, so they are created again for every operation. With
 * `isPoor`, the investor has only a confirmed phone, which is enough for account calls.
 */
export async function createCallers(sandbox: TestSandbox, { isPoor = false } = {}): Promise<Callers> {
  created += 1;
  const email = `owner${created}@example.com`;
  // Advance past the limit on registrations, which other tests may have reached.
  await sandbox.control('/clock/advance', { seconds: 61 });
  await sandbox.control('/telegram', { available: true });
  const owner = await (isPoor ? sandbox.confirmed({ email }) : sandbox.funded('200000', { email }));
  if (!isPoor) await addResources(sandbox, owner);
  const values = await commonValues(owner);
  const unconfirmed = await sandbox.register();
  let confirming = unconfirmed;
  const { login } = owner;
  let currentPassword = goodPassword;

  const signed = async (): Promise<Json> => {
    telegramIds += 1;
    return JSON.parse(await (await sandbox.control('/telegram/sign', { id: telegramIds })).text());
  };

  /** Registration fields with a unique phone. */
  const newInvestor = () => {
    telegramIds += 1;
    const name = `new${telegramIds}`;
    return {
      email: `${name}@example.com`,
      phone: `+4477${telegramIds}`,
      inviter: 'anna',
      agreementAccepted: true,
    };
  };

  /** Extra values for one operation: fresh codes, or whole bodies with related fields. */
  async function valuesFor({ id }: ContractOperation): Promise<KnownValues> {
    const password = { password: goodPassword, passwordConfirmation: goodPassword };
    switch (id) {
      case 'logIn':
        return { login: [login] };
      case 'savePushSubscription':
        return { '': [{ ...subscribeBrowser().subscription }] };
      case 'getSupportPhoto':
        return { id: [await uploadPhoto(sandbox, owner)] };
      case 'getBalanceDocument':
        return { date: [await today(sandbox)] };
      case 'getInviter':
        return { id: ['anna', 'DEMO', 'nobodyatall'] };
      case 'getLoginAvailability':
        return { login: ['anna', 'DEMO', 'nobodyatall'] };
      case 'registerUser':
        return {
          login: [login, ...Array.from({ length: 12 }, (_, index) => `fresh${created}n${index}`)],
          '': Array.from({ length: 12 }, () => ({ ...newInvestor(), ...password, language: 'en' })),
        };
      case 'requestWithdrawal':
      case 'createWithdrawal':
        return { '': [{ system: 'usdt-trc20', wallet, amount: { ...usdt('50') } }] };
      case 'createRefill':
        return { '': [{ system: 'usdt-trc20', amount: { ...usdt('100') } }] };
      case 'createDeposit': {
        const common = { paymentMethod: 'balance', autoinvestment: false };
        return {
          '': [
            { ...common, plan: 'usdt-start-30', amount: { ...usdt('100') } },
            { ...common, plan: 'usdt-balance-90', amount: { ...usdt('600') } },
            { ...common, plan: 'btc-term-90', amount: { ...usdt('600') }, quoteId: missingId },
          ],
        };
      }
      case 'buySubscription': {
        const { items } = await unwrap(owner.api.GET('/settings/subscription/options'));
        return { '': items.map(({ id: option, price }) => ({ option, price: { ...price } })) };
      }
      case 'openCase': {
        const { items } = await unwrap(owner.api.GET('/crypto-cases/all'));
        return {
          '': [{ confirmedPrice: null }, ...items.map(({ price }) => ({ confirmedPrice: { ...price } }))],
        };
      }
      case 'confirmPhone':
        confirming = await sandbox.register();
        return { code: [await sandbox.lastCode(confirming.login), '000000'] };
      case 'confirmEmail':
        confirming = await sandbox.register();
        await unwrap(confirming.api.POST('/auth/email/resend'));
        return { code: [await sandbox.lastCode(confirming.login), '000000'] };
      case 'getEmailCode':
      case 'resendEmailCode': {
        confirming = await sandbox.register();
        const { api } = confirming;
        await unwrap(api.POST('/auth/email/resend'));
        const code = await sandbox.lastCode(confirming.login);
        await unwrap(api.POST('/auth/email/confirm', { body: { code } }));
        return {};
      }
      case 'closeSession': {
        await unwrapSession(
          sandbox.guest.POST('/auth/login', { body: { login, password: currentPassword } }),
        );
        const { items } = await unwrap(owner.api.GET('/user/sessions'));
        return { id: items.filter(({ current }) => !current).map(({ id: other }) => other) };
      }
      case 'makeExchange': {
        const [quoteId = ''] = await quotesFor(owner);
        return {
          '': [
            { quoteId, amount: { ...usdt('20') } },
            { quoteId: missingId, amount: { ...usdt('20') } },
          ],
        };
      }
      case 'updateDeposit': {
        const { items } = await unwrap(owner.api.GET('/funds/deposits'));
        const one = (wanted: string) => items.filter(({ status }) => status === wanted).slice(0, 1);
        const id = [...one('in_work'), ...one('closed')].map((deposit) => deposit.id);
        return { id, '': [{ autoinvestment: false }, { autoinvestment: true }] };
      }
      case 'previewDepositClosing': {
        // The list begins with the deposits that still work, so a closed one may be on a later page.
        const one = async (status: 'in_work' | 'closed') =>
          (
            await unwrap(
              owner.api.GET('/funds/deposits', { params: { query: { status: [status], limit: 1 } } }),
            )
          ).items;
        return { id: [...(await one('in_work')), ...(await one('closed'))].map(({ id: found }) => found) };
      }
      case 'closeDepositPart': {
        const { items } = await unwrap(
          owner.api.GET('/funds/deposits', { params: { query: { status: ['in_work'], limit: 100 } } }),
        );
        const id = items.filter(
          ({ plan, amount }) => plan.partialClose && compare(amount.amount, plan.minimumDeposit.amount) > 0,
        );
        return {
          id: id.map((one) => one.id),
          '': [{ amount: { ...usdt('0.000001') } }, { amount: { ...usdt('100000') } }],
        };
      }
      case 'logInWithTelegram': {
        const telegram = await signed();
        await fetch(`${sandbox.url}/api/auth/telegram/tg${telegramIds}`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ ...newInvestor(), telegram, language: 'ru' }),
        });
        const mine = { id: telegramIds - 1 };
        await sandbox.control('/clock/advance', { seconds: 1 });
        const again = JSON.parse(await (await sandbox.control('/telegram/sign', mine)).text());
        return { '': [await signed(), again] };
      }
      case 'registerWithTelegram': {
        const telegrams = [await signed(), await signed(), await signed(), await signed()];
        return {
          login: [login, ...telegrams.map((_, index) => `signed${created}n${index}`)],
          '': telegrams.map((telegram) => ({ ...newInvestor(), telegram, language: 'ru' })),
        };
      }
      case 'requestPasswordReset':
        return { '': [{ login, email }] };
      case 'validatePasswordReset': {
        const reset = await askForReset(sandbox, { login, email });
        return {
          '': [
            reset,
            { ...reset, secret: 'k7Jq0TtV2mXcRb3LhWnEf5GuAo9ZSd8Yp1KxQv4MwNs' },
            { ...reset, code: '000000' },
          ],
        };
      }
      case 'setPassword':
        return { '': [{ password: 'nine loud magpies 72', passwordConfirmation: 'nine loud magpies 72' }] };
      case 'confirmIdentity':
        await unwrap(owner.api.POST('/user/confirmation/code'));
        return {
          '': [
            { password: currentPassword },
            { password: 'not the password 1' },
            { code: await sandbox.lastCode(login) },
            { code: '000000' },
          ],
        };
      case 'changePassword':
        return { '': [{ currentPassword, ...password }] };
      case 'saveProfile':
        return {
          '': [{ language: 'ru' }, { email: 'anna@investor.example' }, { phone: '+447722000001' }],
        };
      case 'validateWithdrawal': {
        const { id: requestId } = await requestWithdrawal(owner);
        const code = await sandbox.lastCode(login);
        return {
          '': [
            { requestId, code },
            { requestId, code },
            { requestId, code: '000000' },
          ],
          code: [code],
          requestId: [requestId],
        };
      }
      default:
        return {};
    }
  }

  /** A token of the owner for this operation. */
  async function tokenFor({ id }: ContractOperation): Promise<string> {
    if (id !== 'setPassword') return owner.token;
    const token = await resetTokenOf(sandbox, { login, email });
    currentPassword = 'nine loud magpies 72';
    return token;
  }

  return {
    async prepare(operation) {
      // Advance past every rate limit and the pause between two codes.
      if (listBuckets(operation.id, 'any', 'any').length > 0)
        await sandbox.control('/clock/advance', { seconds: 3_601 });
      const needsWallet = operation.path.startsWith('/funds/payments');
      if (needsWallet || operation.refusals.includes('confirmation_required'))
        await sandbox.confirmSession(owner);
      // An earlier generated call may have removed it.
      if (needsWallet) await saveWallet(owner);
      const known = {
        id: await idsFor(operation.path, owner),
        quoteId: takesQuote.has(operation.id) ? await quotesFor(owner) : [],
        ...values,
        ...(await valuesFor(operation)),
      };
      const tokens = { nobody: null, stranger: 'a'.repeat(43) };
      // Confirmations need an investor with an unconfirmed contact.
      if (operation.id === 'confirmPhone' || operation.id === 'confirmEmail') {
        return { known, tokens: { ...tokens, unconfirmed: owner.token, owner: confirming.token } };
      }
      // The other investor has nothing left to confirm.
      if (operation.id === 'resendEmailCode' || operation.id === 'getEmailCode') {
        return { known, tokens: { ...tokens, unconfirmed: confirming.token, owner: owner.token } };
      }
      const token = await tokenFor(operation);
      return { known, tokens: { ...tokens, unconfirmed: unconfirmed.token, owner: token } };
    },
  };
}
