import { setTimeout as wait } from 'node:timers/promises';
import { type ApiClient, ApiError, type Schema, unwrap } from '@meridian/api-client';
import { type DecimalString, subtract } from '@meridian/money';
import { goodPassword, usdt } from '../openTestSandbox.ts';
import { type Change, closedEarly, type Invested } from './books.ts';
import type { Servers } from './servers.ts';

const wallet = 'TJRyWwFs9wTFGZg3JbrVriFbNfCug5tDeC';
const bronze = '0198f7c0-10e5-7b44-9a3d-6f2c8e5b7d01';
/** Its income, its exit fee and every reward for it are to be rounded. */
const body = '77.777779';

/** One of the crowd, invited by the one before. */
export interface Member {
  readonly login: string;
  readonly inviter: string | null;
  readonly token: string;
  /** Deposits that were made, the first first. */
  readonly deposits: string[];
}

/** What an intent that was answered did. */
export interface Effect {
  readonly id: string;
  readonly changes: readonly Change[];
  readonly opened?: Invested;
  /** Id of a deposit. */
  readonly closed?: string;
}

/** Something that a client wants done once, however often it has to be asked for. */
export interface Intent {
  readonly kind: string;
  /** Undefined where it is refused. */
  readonly run: () => Promise<Effect | undefined>;
}

/** The crowd's side of it. */
export interface Crowd {
  /** So many, each invited by the one before: a deposit locks and pays the three above it. */
  join(people: number): Promise<Member[]>;
  /** What one of two clients of an investor wants, in this order; at the same time the other wants the same, or takes from the same balance. */
  intentsOf(member: Member, client: number): Intent[];
  /** How often nobody answered. */
  retries(): number;
}

/** What a deposit brings those above whoever makes it, the nearest first. */
const rewards = ['1.555555', '0.777777', '0.388888'] as const;

/** What each level above an investor earns by a deposit of theirs. */
export function rewardsAbove(members: readonly Member[], { login }: Invested): Change[] {
  const at = members.findIndex((member) => member.login === login);
  return rewards.flatMap((amount, level): Change[] => {
    const above = members[at - level - 1];
    return above ? [{ login: above.login, account: 'available', amount, currency: 'USDT' }] : [];
  });
}

/** A crowd that turns to these servers. */
export function gather(servers: Servers): Crowd {
  let retries = 0;
  let registered = 0;

  /** Asks until there is an answer, whatever dies on the way; undefined where it is a refusal. */
  async function answered<Answer>(
    { token }: Member,
    ask: (api: ApiClient) => Promise<Answer>,
  ): Promise<Answer | undefined> {
    for (;;) {
      try {
        return await ask(servers.api(token));
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        if (error.status !== undefined && error.status > 0) {
          if (error.status >= 500) throw error;
          return undefined;
        }
        retries += 1;
        await wait(20);
      }
    }
  }

  async function lastCode(login: string): Promise<string> {
    const answer = await servers.control(`/outbox?login=${login}`);
    const { items }: { items: readonly { code: string }[] } = JSON.parse(await answer.text());
    return items[0]!.code;
  }

  const change = (
    { login }: Member,
    account: Change['account'],
    amount: DecimalString,
    currency: Change['currency'] = 'USDT',
  ): Change => ({ login, account, amount, currency });
  const header = (key: string) => ({ 'Idempotency-Key': key });

  type Make = (member: Member, key: string) => Intent['run'];

  const refill: Make = (member, key) => async () => {
    const made = await answered(member, (api) =>
      unwrap(
        api.POST('/funds/refills', {
          params: { header: header(key) },
          body: { system: 'usdt-trc20', amount: usdt('250.000001') },
        }),
      ),
    );
    if (!made) return undefined;
    const { status } = await servers.control(`/refills/${made.id}/settle`, {});
    if (status !== 200 && status !== 409) throw new Error(`A refill was settled with ${status}.`);
    // The first time settles it, and any other is told that it was done; or it ran out while nobody answered.
    const path = { id: made.id };
    const found = await answered(member, (api) =>
      unwrap(api.GET('/funds/refills/{id}', { params: { path } })),
    );
    if (found?.status !== 'replenished') return undefined;
    return { id: made.id, changes: [change(member, 'available', '250.000001')] };
  };

  const invest =
    (autoinvestment: boolean): Make =>
    (member, key) =>
    async () => {
      const made = await answered(member, (api) =>
        unwrap(
          api.POST('/funds/deposits', {
            params: { header: header(key) },
            body: { plan: 'usdt-start-30', amount: usdt(body), paymentMethod: 'balance', autoinvestment },
          }),
        ),
      );
      if (!made) return undefined;
      if (!member.deposits.includes(made.id)) member.deposits.push(made.id);
      const { login, inviter } = member;
      return {
        id: made.id,
        changes: [change(member, 'available', subtract('0', body)), change(member, 'on_deposit', body)],
        opened: { login, inviter, body, startsAt: new Date(made.startDate!), autoinvestment },
      };
    };

  const close: Make = (member, key) => {
    let id: string | undefined;
    return async () => {
      id ??= member.deposits[0];
      if (id === undefined) return undefined;
      const path = { id };
      const closed = await answered(member, (api) =>
        unwrap(api.POST('/funds/deposits/client/close/{id}', { params: { path, header: header(key) } })),
      );
      if (!closed) return undefined;
      return {
        id: closed.id,
        changes: [
          change(member, 'available', closedEarly(body)),
          change(member, 'on_deposit', subtract('0', body)),
        ],
        closed: closed.id,
      };
    };
  };

  const subscribe: Make = (member, key) => async () => {
    const bought = await answered(member, (api) =>
      unwrap(
        api.POST('/user/subscription', {
          params: { header: header(key) },
          body: { option: 'month', price: usdt('10') },
        }),
      ),
    );
    return bought && { id: bought.balanceAfter.amount, changes: [change(member, 'available', '-10')] };
  };

  const withdraw =
    (form: '/funds/payments' | '/funds/payments/request'): Make =>
    (member, key) => {
      let asked: { request: Schema<'WithdrawalConfirmation'>; code: string } | undefined;
      return async () => {
        if (!asked) {
          const request = await answered(member, (api) =>
            unwrap(
              api.POST(form, {
                params: { header: header(`${key}-request`) },
                body: { system: 'usdt-trc20', wallet, amount: usdt('33.5') },
              }),
            ),
          );
          if (!request) return undefined;
          asked = { request, code: await lastCode(member.login) };
        }
        const { request, code } = asked;
        const made = await answered(member, (api) =>
          unwrap(
            api.POST('/funds/payments/validate', {
              params: { header: header(key) },
              body: { requestId: request.id, code },
            }),
          ),
        );
        if (!made) return undefined;
        return {
          id: made.id,
          changes: [change(member, 'available', '-33.5'), change(member, 'in_withdrawal', '33.5')],
        };
      };
    };

  const exchange: Make = (member, key) => {
    let quoteId: string | undefined;
    return async () => {
      if (quoteId === undefined) {
        const query = { sourceCurrency: 'USDT', targetCurrency: 'BTC' };
        const quote = await answered(member, (api) =>
          unwrap(api.GET('/user/exchange-rate', { params: { query } })),
        );
        quoteId = quote?.quoteId;
      }
      if (quoteId === undefined) return undefined;
      const order = { quoteId, amount: usdt('20') };
      const made = await answered(member, (api) =>
        unwrap(api.POST('/user/exchange', { params: { header: header(key) }, body: order })),
      );
      if (!made) return undefined;
      return {
        id: made.id,
        changes: [
          change(member, 'available', '-20'),
          // 20 x 0.000015625, less half a percent of it, which is rounded down.
          change(member, 'available', '0.00031094', 'BTC'),
        ],
      };
    };
  };

  const openCase: Make = (member, key) => async () => {
    const opened = await answered(member, (api) =>
      unwrap(
        api.POST('/crypto-cases/{id}/open', {
          params: { path: { id: bronze }, header: header(key) },
          body: { confirmedPrice: usdt('5') },
        }),
      ),
    );
    if (!opened) return undefined;
    const won = opened.prize.amount?.amount ?? '0';
    return {
      id: opened.operation.id,
      changes: [change(member, 'available', '-5'), change(member, 'available', won)],
    };
  };

  /** An investor asks for withdrawals by one form alone: a second code within the minute would be refused. */
  function wanted(member: Member, client: number): [string, Make][] {
    const isOlder = Number(member.login.slice('crowd'.length)) % 2 === 0;
    const withdrawal: [string, Make] = isOlder
      ? ['withdraw by the older form', withdraw('/funds/payments')]
      : ['withdraw', withdraw('/funds/payments/request')];
    return [
      ['refill', refill],
      client === 0 ? ['invest', invest(false)] : ['invest again and again', invest(true)],
      client === 0 ? withdrawal : ['subscribe', subscribe],
      client === 0 ? ['open a case', openCase] : ['exchange', exchange],
      ['close', close],
      ['invest', invest(false)],
    ];
  }

  interface Newcomer {
    readonly login: string;
    readonly inviter: string | null;
    readonly token: string;
  }

  async function register(inviter: string | null): Promise<Newcomer> {
    registered += 1;
    const login = `crowd${registered}`;
    const { refreshToken: token } = await unwrap(
      servers.api(null).POST('/auth/register/{login}', {
        params: { path: { login } },
        body: {
          email: `${login}@example.com`,
          phone: `+447700${String(registered).padStart(6, '0')}`,
          password: goodPassword,
          passwordConfirmation: goodPassword,
          inviter,
          agreementAccepted: true,
          language: 'en',
        },
      }),
    );
    return { login, inviter, token };
  }

  async function confirm({ token, ...newcomer }: Newcomer): Promise<Member> {
    const code = await lastCode(newcomer.login);
    const { refreshToken } = await unwrap(servers.api(token).POST('/auth/phone/confirm', { body: { code } }));
    await unwrap(
      servers.api(refreshToken).PATCH('/user-data/wallets/update', {
        body: { wallets: { 'usdt-trc20': wallet } },
      }),
    );
    return { ...newcomer, token: refreshToken, deposits: [] };
  }

  return {
    async join(people) {
      const newcomers: Newcomer[] = [];
      while (newcomers.length < people) newcomers.push(await register(newcomers.at(-1)?.login ?? null));
      return Promise.all(newcomers.map(confirm));
    },
    intentsOf: (member, client) =>
      wanted(member, client).map(([kind, make], index) => ({
        kind,
        run: make(member, `${member.login}-client${client}-intent${index}`),
      })),
    retries: () => retries,
  };
}
