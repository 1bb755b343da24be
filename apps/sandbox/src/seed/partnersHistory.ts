import type { Money } from '@meridian/money';
import { btc, type Event, hour, openDepositOf, refillAndSettle, usdt } from './acts.ts';
import { dayInMilliseconds as day } from '../clock/clock.ts';

interface Partner {
  readonly login: string;
  readonly phone: string;
  /** Null: invited by the demo investor. */
  readonly inviter: string | null;
  /** Registration, in days before the end of the seed. */
  readonly registered: number;
  /** Refills and deposits on later days. */
  readonly investments: readonly {
    readonly ago: number;
    readonly system: string;
    readonly plan: string;
    readonly amount: Money;
    readonly autoinvestment: boolean;
  }[];
}

const usdtDeposit = (ago: number, plan: string, amount: Money, autoinvestment = false) => ({
  ago,
  system: 'usdt-trc20',
  plan,
  amount,
  autoinvestment,
});

/** Three levels of partners. Some invested enough for the first tier, one never invested. */
export const partners: readonly Partner[] = [
  {
    login: 'boris',
    phone: '+35799000003',
    inviter: null,
    registered: 112,
    investments: [
      usdtDeposit(111, 'usdt-balance-90', usdt('2000')),
      { ago: 64, system: 'btc', plan: 'btc-term-90', amount: btc('0.02'), autoinvestment: false },
    ],
  },
  {
    login: 'clara',
    phone: '+35799000004',
    inviter: null,
    registered: 101,
    investments: [
      usdtDeposit(100, 'usdt-start-30', usdt('1200'), true),
      usdtDeposit(58, 'usdt-balance-90', usdt('2500')),
    ],
  },
  {
    login: 'dmitry',
    phone: '+35799000005',
    inviter: 'boris',
    registered: 84,
    investments: [
      usdtDeposit(83, 'usdt-start-30', usdt('800')),
      usdtDeposit(29, 'usdt-balance-90', usdt('2200')),
    ],
  },
  {
    login: 'elena',
    phone: '+35799000006',
    inviter: 'clara',
    registered: 61,
    investments: [usdtDeposit(60, 'usdt-start-30', usdt('1500'))],
  },
  {
    login: 'fyodor',
    phone: '+35799000007',
    inviter: 'dmitry',
    registered: 45,
    investments: [
      usdtDeposit(44, 'usdt-start-30', usdt('600')),
      usdtDeposit(8, 'usdt-start-30', usdt('350')),
    ],
  },
  { login: 'galina', phone: '+35799000008', inviter: null, registered: 15, investments: [] },
];

/** Deposits of the partners, each refilled an hour earlier. */
export const partnersHistory: readonly Event[] = partners.flatMap(({ login, investments }) =>
  investments.flatMap(({ ago, system, plan, amount, autoinvestment }): Event[] => [
    {
      ago: ago * day + hour,
      login,
      happen: (context, investor) => refillAndSettle(context, investor, system, amount),
    },
    {
      ago: ago * day,
      login,
      happen: (context, investor) => openDepositOf(context, investor, plan, amount, autoinvestment),
    },
  ]),
);
