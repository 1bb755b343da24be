import { closeEarly } from '../deposit/endDeposit.ts';
import {
  failWithdrawal,
  inspectWithdrawal,
  rejectWithdrawal,
  settleWithdrawal,
} from '../payment/withdrawals.ts';
import { createRefill, rejectRefill } from '../refill/refills.ts';
import { buySubscription } from '../user/subscriptions.ts';
import { updateWallets } from '../user/wallets.ts';
import {
  btc,
  buyCase,
  type Event,
  exchange,
  hour,
  openDepositOf,
  refillAndSettle,
  tronWallet,
  usdt,
  withdraw,
} from './acts.ts';
import { dayInMilliseconds as day } from '../clock/clock.ts';

type HistoryEvent = readonly [ago: number, happen: Event['happen']];

const historyEvents: readonly HistoryEvent[] = [
  [119 * day, (context, investor) => refillAndSettle(context, investor, 'usdt-trc20', usdt('6000'))],
  [
    119 * day - hour,
    (context, investor) => openDepositOf(context, investor, 'usdt-start-30', usdt('1000'), true),
  ],
  [
    118 * day,
    (context, investor) => openDepositOf(context, investor, 'usdt-balance-90', usdt('2000'), false),
  ],
  [
    110 * day,
    async (context, investor) => {
      const { id } = await createRefill(context, investor.id, { system: 'usdt-trc20', amount: usdt('300') });
      await rejectRefill(context, id, {
        en: 'The transfer came from another network.',
        ru: 'Перевод отправлен в другой сети.',
      });
    },
  ],
  [108 * day, (context, investor) => refillAndSettle(context, investor, 'btc', btc('0.25'))],
  [107 * day, (context, investor) => openDepositOf(context, investor, 'btc-term-90', btc('0.1'), false)],
  [
    106 * day,
    (context, investor) => updateWallets(context, investor, { wallets: { 'usdt-trc20': tronWallet } }),
  ],
  [
    95 * day,
    async (context, investor) =>
      closeEarly(context, await openDepositOf(context, investor, 'usdt-start-30', usdt('500'), false)),
  ],
  [
    90 * day + hour,
    (context, investor) => openDepositOf(context, investor, 'usdt-balance-90', usdt('700'), false),
  ],
  [
    80 * day,
    async (context, investor) => settleWithdrawal(context, await withdraw(context, investor, '200')),
  ],
  [
    70 * day,
    async (context, investor) =>
      rejectWithdrawal(context, await withdraw(context, investor, '150'), {
        en: 'The wallet does not take this currency.',
        ru: 'Кошелёк не принимает эту валюту.',
      }),
  ],
  [
    60 * day,
    (context, investor) => buySubscription(context, investor, { option: 'quarter', price: usdt('27') }),
  ],
  [50 * day, async (context, investor) => failWithdrawal(context, await withdraw(context, investor, '100'))],
  [40 * day, (context, investor) => openDepositOf(context, investor, 'usdt-balance-90', usdt('1500'), true)],
  [33 * day, (context, investor) => buyCase(context, investor, '5', 3)],
  [25 * day, (context, investor) => exchange(context, investor, btc('0.01'), 'USDT')],
  [12 * day, (context, investor) => buyCase(context, investor, '50', 2)],
  [10 * day, (context, investor) => refillAndSettle(context, investor, 'usdt-trc20', usdt('2500'), '2495.5')],
  [4 * day, (context, investor) => buyCase(context, investor, '5', 1)],
  [
    2 * day,
    async (context, investor) => inspectWithdrawal(context, await withdraw(context, investor, '120')),
  ],
  [5 * hour, (context, investor) => withdraw(context, investor, '80')],
  [hour, (context, investor) => openDepositOf(context, investor, 'btc-term-90', btc('0.05'), false)],
  [
    hour / 3,
    (context, investor) => createRefill(context, investor.id, { system: 'usdt-trc20', amount: usdt('400') }),
  ],
];

/** History of the demo investor, created by the real business rules. It contains every status. */
export function demoHistory(login: string): Event[] {
  return historyEvents.map(([ago, happen]) => ({ ago, login, happen }));
}
