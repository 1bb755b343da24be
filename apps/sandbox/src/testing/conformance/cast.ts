import { unwrap } from '@meridian/api-client';
import type { DecimalString } from '@meridian/money';
import type { ContractOperation } from '../../http/contractOperations.ts';
import { goodPassword, intent, type Person, type TestSandbox, usdt } from '../openTestSandbox.ts';
import type { Caller } from './generatedCall.ts';
import type { KnownValues } from './inputOf.ts';

/** The people of a generated conversation with the server, and what they know. */
export interface Cast {
  readonly tokens: Readonly<Record<Caller, string | null>>;
  knownTo(operation: ContractOperation): Promise<KnownValues>;
}

const wallet = 'TJRyWwFs9wTFGZg3JbrVriFbNfCug5tDeC';

function depositOf({ api }: Person, amount: DecimalString, autoinvestment: boolean) {
  return unwrap(
    api.POST('/funds/deposits', {
      params: { header: intent() },
      body: { plan: 'usdt-start-30', amount: usdt(amount), paymentMethod: 'balance', autoinvestment },
    }),
  );
}

function requestWithdrawal({ api }: Person) {
  return unwrap(
    api.POST('/funds/payments/request', {
      params: { header: intent() },
      body: { system: 'usdt-trc20', wallet, amount: usdt('50') },
    }),
  );
}

/** Somebody with money, wallets, and something of everything that has an id. */
async function makeOwner(sandbox: TestSandbox): Promise<Person> {
  const owner = await sandbox.funded('200000');
  const { api } = owner;
  await unwrap(api.PATCH('/user-data/wallets/update', { body: { wallets: { 'usdt-trc20': wallet } } }));
  for (const amount of ['100', '200', '300', '400'] as const)
    await depositOf(owner, amount, amount === '200');
  const { id } = await depositOf(owner, '100', false);
  await unwrap(api.POST('/funds/deposits/client/close/{id}', { params: { path: { id }, header: intent() } }));
  await unwrap(
    api.POST('/funds/refills', {
      params: { header: intent() },
      body: { system: 'usdt-trc20', amount: usdt('50') },
    }),
  );
  const { id: requestId } = await requestWithdrawal(owner);
  await unwrap(
    api.POST('/funds/payments/validate', {
      params: { header: intent() },
      body: { requestId, code: await sandbox.lastCode(owner.login) },
    }),
  );
  return owner;
}

async function idsFor(path: string, { api }: Person): Promise<string[]> {
  const idOf = ({ id }: { readonly id: string }) => id;
  if (path.startsWith('/funds/deposits')) return (await unwrap(api.GET('/funds/deposits'))).items.map(idOf);
  if (path.startsWith('/funds/refills')) return (await unwrap(api.GET('/funds/refills'))).items.map(idOf);
  if (path.startsWith('/funds/payments')) return (await unwrap(api.GET('/funds/payments'))).items.map(idOf);
  if (path.startsWith('/crypto-cases')) return (await unwrap(api.GET('/crypto-cases/all'))).items.map(idOf);
  if (path.startsWith('/content/news')) return (await unwrap(api.GET('/content/news'))).items.map(idOf);
  if (path.startsWith('/user/referral/')) return ['anna', 'DEMO', 'nobodyatall'];
  return [];
}

async function quotesFor({ api }: Person): Promise<string[]> {
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

/** Registers the people; the owner's codes and quotes are fetched anew for every operation, since they expire. */
export async function gatherCast(sandbox: TestSandbox): Promise<Cast> {
  const owner = await makeOwner(sandbox);
  const unconfirmed = await sandbox.register();

  async function knownTo({ id, path }: ContractOperation): Promise<KnownValues> {
    // Past every limit and every pause between two codes.
    await sandbox.control('/clock/advance', { seconds: 601 });
    const request = path.startsWith('/funds/payments/validate') ? [(await requestWithdrawal(owner)).id] : [];
    if (id === 'confirmPhone') await unwrap(unconfirmed.api.POST('/auth/phone/resend'));
    const codes = [await sandbox.lastCode(owner.login), await sandbox.lastCode(unconfirmed.login), '000000'];
    const prices = (await unwrap(owner.api.GET('/settings/subscription/options'))).items;
    return {
      id: await idsFor(path, owner),
      requestId: request,
      code: id === 'confirmPhone' ? codes.slice(1) : codes,
      quoteId: await quotesFor(owner),
      plan: ['usdt-start-30', 'usdt-balance-90', 'btc-term-90'],
      system: ['usdt-trc20', 'btc', 'eth'],
      wallet: [wallet],
      option: prices.map(({ id: option }) => option),
      price: prices.map(({ price }) => ({ ...price })),
      amount: [{ ...usdt('100') }, { ...usdt('600') }, { amount: '0.01', currency: 'BTC' }, '100', '0.01'],
      currency: ['USDT', 'BTC', 'ETH', 'TRX'],
      sourceCurrency: ['USDT', 'BTC', 'ETH'],
      targetCurrency: ['USDT', 'BTC', 'TRX'],
      password: [goodPassword],
      passwordConfirmation: [goodPassword],
      currentPassword: [goodPassword],
      inviter: ['anna', null],
      agreementAccepted: [true],
      timeZone: ['UTC', 'Asia/Tokyo', 'America/St_Johns'],
      page: [1, 2],
      '(key)': ['usdt-trc20', 'btc', 'nothing'],
      '(value)': [wallet, null],
    };
  }

  return {
    tokens: { nobody: null, stranger: 'a'.repeat(43), unconfirmed: unconfirmed.token, owner: owner.token },
    knownTo,
  };
}
