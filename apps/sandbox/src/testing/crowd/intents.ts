import { setTimeout as wait } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { type ApiClient, ApiError, type Schema, unwrap } from '@meridian/api-client';
import { type DecimalString, multiply, percentOf, subtract } from '@meridian/money';
import { usdt, wallet } from '../actions.ts';
import { goodPassword } from '../openTestSandbox.ts';
import { type Change, closedEarly, type Invested } from './books.ts';
import type { Servers } from './servers.ts';

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

/** How many clients each of them has. */
const clientsEach = 2;

/** What an intent that was answered did. */
export interface Effect {
  readonly id: string;
  readonly changes: readonly Change[];
  readonly opened?: Invested;
  /** Id of a deposit. */
  readonly closed?: string;
  /** How many more attempts of cases are left to whom; below zero for one that was made. */
  readonly attempts?: { readonly login: string; readonly more: number };
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
  /**
   * What each of an investor's two clients wants, in this order. Both take from one balance; what they want at the end
   * is there for one of them, and they begin it at the same moment. The first client asks for everything twice at once.
   */
  clientsOf(member: Member): Intent[][];
  /** Attempts of cases that are left to an investor. */
  attemptsLeft(member: Member): Promise<number>;
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

/** Lets nobody go on before so many have come; nobody waits a second time. */
function meeting(missing: number): () => Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  return () => {
    missing -= 1;
    if (missing === 0) resolve();
    return promise;
  };
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

  /** Asks twice at once, of one process each where there are two. Whichever comes second is told what the first was. */
  async function answeredTwice<Answer>(
    member: Member,
    ask: (api: ApiClient) => Promise<Answer>,
  ): Promise<Answer | undefined> {
    const [one, other] = await Promise.all([answered(member, ask), answered(member, ask)]);
    // What one is refused, for want of money, may be there by the time the other comes.
    if (one !== undefined && other !== undefined && !isDeepStrictEqual(one, other)) {
      throw new Error(
        `One intent was answered ${JSON.stringify(one)} and, at the same time, ${JSON.stringify(other)}.`,
      );
    }
    return one ?? other;
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

  type Make = (member: Member, key: string, ask: typeof answered) => Intent['run'];

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
    (member, key, ask) =>
    async () => {
      const made = await ask(member, (api) =>
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
        opened: { login, inviter, body, startsAt: new Date(made.startDate), autoinvestment },
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
    const balance = await answered(member, (api) => unwrap(api.GET('/user/balance')));
    return balance?.currencies['USDT']?.available.amount ?? '0';
  };

  /** All there is, so that it is enough for one who asks and not for two. */
  const exchangeAll: Make = (member, key, ask) => {
    let order: Schema<'ExchangeRequest'> | undefined;
    return async () => {
      if (!order) {
        const query = { sourceCurrency: 'USDT', targetCurrency: 'BTC' };
        const quote = await answered(member, (api) =>
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
          // Less half a percent of it, which is rounded down.
          change(member, 'available', subtract(bought, percentOf(bought, '0.5', 8)), 'BTC'),
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
        // A case that is bought has three, and the first of them is made at once.
        attempts: { login: member.login, more: isBought ? 2 : -1 },
      };
    };

  /** An investor asks for withdrawals by one form alone: a second code within the minute would be refused. */
  function wantedBy(member: Member): [string, Make][][] {
    const isOlder = Number(member.login.slice('crowd'.length)) % 2 === 0;
    return [
      [
        ['refill', refill],
        ['invest', invest(false)],
        isOlder
          ? ['withdraw by the older form', withdraw('/funds/payments')]
          : ['withdraw', withdraw('/funds/payments/request')],
        ['open a case', openCase(true)],
      ],
      [
        ['refill', refill],
        ['invest again and again', invest(true)],
        ['subscribe', subscribe],
        ['invest', invest(false)],
      ],
    ];
  }

  /** Both clients want these at the same moment, each for itself. */
  const contested: [string, Make][] = [
    ['use an attempt', openCase(false)],
    ['close', close],
    ['exchange all there is', exchangeAll],
  ];

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
    clientsOf(member) {
      const meetings = contested.map(() => meeting(clientsEach));
      return wantedBy(member).map((own, client) =>
        [...own, ...contested].map(([kind, make], index) => {
          const key = `${member.login}-client${client}-intent${index}`;
          const run = make(member, key, client === 0 ? answeredTwice : answered);
          const meet = meetings[index - own.length];
          return {
            kind,
            async run() {
              await meet?.();
              return run();
            },
          };
        }),
      );
    },
    async attemptsLeft(member) {
      const cases = await answered(member, (api) => unwrap(api.GET('/crypto-cases/all')));
      return cases?.items.find(({ id }) => id === bronze)?.attemptsLeft ?? 0;
    },
    retries: () => retries,
  };
}
