import { setTimeout as wait } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { type ApiClient, ApiError, type Schema, unwrap } from '@meridian/api-client';
import { type DecimalString, multiply, calculatePercent, subtract } from '@meridian/money';
import { usdt, wallet } from '../actions.ts';
import { goodPassword } from '../openTestSandbox.ts';
import { type Change, closedEarly, type Invested } from './expectedBalances.ts';
import type { Servers } from './servers.ts';

const bronze = '0198f7c0-10e5-7b44-9a3d-6f2c8e5b7d01';
/** An amount whose income, exit fee and rewards all need rounding. */
const body = '77.777779';

/** An investor of the test, invited by the previous one. */
export interface Member {
  readonly login: string;
  readonly inviter: string | null;
  readonly token: string;
  /** Created deposits, the first first. */
  readonly deposits: string[];
}

/** Clients per investor. */
const clientsEach = 2;

/** Effect of a successful call. */
export interface Effect {
  readonly id: string;
  readonly changes: readonly Change[];
  readonly opened?: Invested;
  /** Id of a deposit. */
  readonly closed?: string;
  /** Change in the remaining case attempts of an investor. */
  readonly attempts?: { readonly login: string; readonly more: number };
}

/** A call that must take effect once, however often it is sent. */
export interface Intent {
  readonly kind: string;
  /** Undefined if the call is refused. */
  readonly run: () => Promise<Effect | undefined>;
}

/** Investors with two clients each, and the calls of these clients. */
export interface Clients {
  /** Each member is invited by the previous one, so that a deposit locks and pays the three above it. */
  register(people: number): Promise<Member[]>;
  /**
   * Calls of each investor’s two clients, in order. Both use one balance and start at the same moment, and in the end
   * it is enough for one of them only. The first client sends every call twice at once.
   */
  clientsOf(member: Member): Intent[][];
  /** Remaining case attempts of an investor. */
  attemptsLeft(member: Member): Promise<number>;
  /** Number of calls without a response. */
  retries(): number;
}

/** Rewards of a deposit, the nearest level first. */
const rewards = ['1.555555', '0.777777', '0.388888'] as const;

/** Rewards of a deposit for each level above an investor. */
export function rewardsAbove(members: readonly Member[], { login }: Invested): Change[] {
  const at = members.findIndex((member) => member.login === login);
  return rewards.flatMap((amount, level): Change[] => {
    const above = members[at - level - 1];
    return above ? [{ login: above.login, account: 'available', amount, currency: 'USDT' }] : [];
  });
}

/** A barrier for the first `count` arrivals; later ones pass at once. */
function barrier(missing: number): () => Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  return () => {
    missing -= 1;
    if (missing === 0) resolve();
    return promise;
  };
}

/** Creates clients that call these servers. */
export function createClients(servers: Servers): Clients {
  let retries = 0;
  let registered = 0;

  /** Retries until there is a response, through crashes. Undefined for a refusal. */
  async function sendUntilResponse<ApiResponse>(
    { token }: Member,
    ask: (api: ApiClient) => Promise<ApiResponse>,
  ): Promise<ApiResponse | undefined> {
    for (;;) {
      try {
        return await ask(servers.api(token));
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        // A busy database refuses a call for a moment, and has changed nothing.
        const mayRepeat = error.status === 0 || error.code === 'technical_work';
        if (!mayRepeat) {
          if (error.status >= 500) throw error;
          return undefined;
        }
        retries += 1;
        await wait(20);
      }
    }
  }

  /** Sends the call twice at once, to different processes if there are two. The second must get the same response. */
  async function sentTwice<ApiResponse>(
    member: Member,
    ask: (api: ApiClient) => Promise<ApiResponse>,
  ): Promise<ApiResponse | undefined> {
    const [one, other] = await Promise.all([sendUntilResponse(member, ask), sendUntilResponse(member, ask)]);
    // One copy may be refused for lack of money that arrives before the other.
    if (one !== undefined && other !== undefined && !isDeepStrictEqual(one, other)) {
      throw new Error(
        `One intent was answered ${JSON.stringify(one)} and, at the same time, ${JSON.stringify(other)}.`,
      );
    }
    return one ?? other;
  }

  async function lastCode(login: string): Promise<string> {
    const response = await servers.control(`/outbox?login=${login}`);
    const { items }: { items: readonly { code: string | null }[] } = JSON.parse(await response.text());
    return items.find(({ code }) => code !== null)!.code!;
  }

  const change = (
    { login }: Member,
    account: Change['account'],
    amount: DecimalString,
    currency: Change['currency'] = 'USDT',
  ): Change => ({ login, account, amount, currency });
  const header = (key: string) => ({ 'Idempotency-Key': key });

  type Make = (member: Member, key: string, ask: typeof sendUntilResponse) => Intent['run'];

  const refill: Make = (member, key, ask) => async () => {
    const made = await ask(member, (api) =>
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
    // The first call settles it. Others get a conflict, or it expired while no server responded.
    const path = { id: made.id };
    const found = await sendUntilResponse(member, (api) =>
      unwrap(api.GET('/funds/refills/{id}', { params: { path } })),
    );
    if (found?.status !== 'replenished') return undefined;
    return { id: made.id, changes: [change(member, 'available', '250.000001')] };
  };

  const invest =
    (continues: Invested['continues']): Make =>
    (member, key, ask) =>
    async () => {
      const made = await ask(member, (api) =>
        unwrap(
          api.POST('/funds/deposits', {
            params: { header: header(key) },
            body: {
              plan: 'usdt-start-30',
              amount: usdt(body),
              paymentMethod: 'balance',
              autoinvestment: continues === 'everything',
            },
          }),
        ),
      );
      if (!made) return undefined;
      if (!member.deposits.includes(made.id)) member.deposits.push(made.id);
      if (continues === 'body') {
        await ask(member, (api) =>
          unwrap(
            api.PATCH('/funds/deposits/{id}', {
              params: { path: { id: made.id } },
              body: { autoinvestment: true, renewal: { amount: 'body', plan: 'usdt-start-30' } },
            }),
          ),
        );
      }
      const { login, inviter } = member;
      return {
        id: made.id,
        changes: [change(member, 'available', subtract('0', body)), change(member, 'on_deposit', body)],
        opened: { login, inviter, body, startsAt: new Date(made.startDate), continues },
      };
    };

  const close: Make = (member, key, ask) => {
    let id: string | undefined;
    return async () => {
      id ??= member.deposits[0];
      if (id === undefined) return undefined;
      const path = { id };
      const closed = await ask(member, (api) =>
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

  const subscribe: Make = (member, key, ask) => async () => {
    const bought = await ask(member, (api) =>
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
    (member, key, ask) => {
      let asked: { request: Schema<'WithdrawalConfirmation'>; code: string } | undefined;
      return async () => {
        if (!asked) {
          const request = await ask(member, (api) =>
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
        const made = await ask(member, (api) =>
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

  const availableOf = async (member: Member): Promise<DecimalString> => {
    const balance = await sendUntilResponse(member, (api) => unwrap(api.GET('/user/balance')));
    return balance?.currencies['USDT']?.available.amount ?? '0';
  };

  /** The whole balance: enough for one of two concurrent calls. */
  const exchangeAll: Make = (member, key, ask) => {
    let order: Schema<'ExchangeRequest'> | undefined;
    return async () => {
      if (!order) {
        const query = { sourceCurrency: 'USDT', targetCurrency: 'BTC' };
        const quote = await sendUntilResponse(member, (api) =>
          unwrap(api.GET('/user/exchange-rate', { params: { query } })),
        );
        if (!quote) return undefined;
        order = { quoteId: quote.quoteId, amount: usdt(await availableOf(member)) };
      }
      const body = order;
      const made = await ask(member, (api) =>
        unwrap(api.POST('/user/exchange', { params: { header: header(key) }, body })),
      );
      if (!made) return undefined;
      const bought = multiply(body.amount.amount, '0.000015625', 8);
      return {
        id: made.id,
        changes: [
          change(member, 'available', subtract('0', body.amount.amount)),
          // Minus half a percent, rounded down.
          change(member, 'available', subtract(bought, calculatePercent(bought, '0.5', 8)), 'BTC'),
        ],
      };
    };
  };

  const openCase =
    (isBought: boolean): Make =>
    (member, key, ask) =>
    async () => {
      const opened = await ask(member, (api) =>
        unwrap(
          api.POST('/crypto-cases/{id}/open', {
            params: { path: { id: bronze }, header: header(key) },
            body: { confirmedPrice: isBought ? usdt('5') : null },
          }),
        ),
      );
      if (!opened) return undefined;
      const won = opened.prize.amount?.amount ?? '0';
      return {
        id: opened.operation.id,
        changes: [...(isBought ? [change(member, 'available', '-5')] : []), change(member, 'available', won)],
        // A purchase has three attempts and makes the first at once.
        attempts: { login: member.login, more: isBought ? 2 : -1 },
      };
    };

  /** Each investor withdraws from one client only: a second code within a minute would be refused. */
  function wantedBy(member: Member): [string, Make][][] {
    const isOlder = Number(member.login.slice('client'.length)) % 2 === 0;
    return [
      [
        ['refill', refill],
        ['invest', invest('nothing')],
        isOlder
          ? ['withdraw by the older form', withdraw('/funds/payments')]
          : ['withdraw', withdraw('/funds/payments/request')],
        ['open a case', openCase(true)],
      ],
      [
        ['refill', refill],
        ['invest with autoinvestment', invest('everything')],
        ['subscribe', subscribe],
        ['invest and continue the body', invest('body')],
      ],
    ];
  }

  /** Both clients send these at the same moment. */
  const concurrent: [string, Make][] = [
    ['use an attempt', openCase(false)],
    ['close', close],
    ['exchange the whole balance', exchangeAll],
  ];

  interface Registered {
    readonly login: string;
    readonly inviter: string | null;
    readonly token: string;
  }

  async function register(inviter: string | null): Promise<Registered> {
    registered += 1;
    const login = `client${registered}`;
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

  async function confirm({ token, ...registered }: Registered): Promise<Member> {
    const code = await lastCode(registered.login);
    const { refreshToken } = await unwrap(servers.api(token).POST('/auth/phone/confirm', { body: { code } }));
    await unwrap(
      servers.api(refreshToken).PATCH('/user-data/wallets/update', {
        body: { wallets: { 'usdt-trc20': wallet } },
      }),
    );
    return { ...registered, token: refreshToken, deposits: [] };
  }

  return {
    async register(people) {
      const invited: Registered[] = [];
      while (invited.length < people) invited.push(await register(invited.at(-1)?.login ?? null));
      return Promise.all(invited.map(confirm));
    },
    clientsOf(member) {
      const barriers = concurrent.map(() => barrier(clientsEach));
      return wantedBy(member).map((own, client) =>
        [...own, ...concurrent].map(([kind, make], index) => {
          const key = `${member.login}-client${client}-intent${index}`;
          const run = make(member, key, client === 0 ? sentTwice : sendUntilResponse);
          const arrive = barriers[index - own.length];
          return {
            kind,
            async run() {
              await arrive?.();
              return run();
            },
          };
        }),
      );
    },
    async attemptsLeft(member) {
      const cases = await sendUntilResponse(member, (api) => unwrap(api.GET('/crypto-cases/all')));
      return cases?.items.find(({ id }) => id === bronze)?.attemptsLeft ?? 0;
    },
    retries: () => retries,
  };
}
