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
  [119 * day, (work, investor) => refillAndSettle(work, investor, 'usdt-trc20', usdt('6000'))],
  [119 * day - hour, (work, investor) => openDepositOf(work, investor, 'usdt-start-30', usdt('1000'), true)],
  [118 * day, (work, investor) => openDepositOf(work, investor, 'usdt-balance-90', usdt('2000'), false)],
  [
    110 * day,
    async (work, investor) => {
      const { id } = await createRefill(work, investor.id, { system: 'usdt-trc20', amount: usdt('300') });
      await rejectRefill(work, id, {
        en: 'The transfer came from another network.',
        ru: 'Перевод пришёл из другой сети.',
      });
    },
  ],
  [108 * day, (work, investor) => refillAndSettle(work, investor, 'btc', btc('0.25'))],
  [107 * day, (work, investor) => openDepositOf(work, investor, 'btc-term-90', btc('0.1'), false)],
  [106 * day, (work, investor) => updateWallets(work, investor, { wallets: { 'usdt-trc20': tronWallet } })],
  [
    95 * day,
    async (work, investor) =>
      closeEarly(work, await openDepositOf(work, investor, 'usdt-start-30', usdt('500'), false)),
  ],
  [90 * day + hour, (work, investor) => openDepositOf(work, investor, 'usdt-balance-90', usdt('700'), false)],
  [80 * day, async (work, investor) => settleWithdrawal(work, await withdraw(work, investor, '200'))],
  [
    70 * day,
    async (work, investor) =>
      rejectWithdrawal(work, await withdraw(work, investor, '150'), {
        en: 'The wallet does not take this currency.',
        ru: 'Кошелёк не принимает эту валюту.',
      }),
  ],
  [60 * day, (work, investor) => buySubscription(work, investor, { option: 'quarter', price: usdt('27') })],
  [50 * day, async (work, investor) => failWithdrawal(work, await withdraw(work, investor, '100'))],
  [40 * day, (work, investor) => openDepositOf(work, investor, 'usdt-balance-90', usdt('1500'), true)],
  [33 * day, (work, investor) => buyCase(work, investor, '5', 3)],
  [25 * day, (work, investor) => exchange(work, investor, btc('0.01'), 'USDT')],
  [12 * day, (work, investor) => buyCase(work, investor, '50', 2)],
  [10 * day, (work, investor) => refillAndSettle(work, investor, 'usdt-trc20', usdt('2500'), '2495.5')],
  [4 * day, (work, investor) => buyCase(work, investor, '5', 1)],
  [2 * day, async (work, investor) => inspectWithdrawal(work, await withdraw(work, investor, '120'))],
  [5 * hour, (work, investor) => withdraw(work, investor, '80')],
  [hour, (work, investor) => openDepositOf(work, investor, 'btc-term-90', btc('0.05'), false)],
  [
    hour / 3,
    (work, investor) => createRefill(work, investor.id, { system: 'usdt-trc20', amount: usdt('400') }),
  ],
];

/** History of the demo investor, created by the real business rules. It contains every status. */
export function demoHistory(login: string): Event[] {
  return historyEvents.map(([ago, happen]) => ({ ago, login, happen }));
}
