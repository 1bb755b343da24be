import type { Schema } from '@meridian/api-client';
import type { DecimalString } from '@meridian/money';

const usdt = (amount: DecimalString): Schema<'Money'> => ({ amount, currency: 'USDT' });

const prize = (amount: DecimalString, chancePercent: DecimalString): Schema<'CasePrize'> => ({
  id: `usdt-${amount.replace('.', '-')}`,
  name: `${amount} USDT`,
  amount: usdt(amount),
  chancePercent,
});

/** The vector of decision 0026: its three attempts give 2, 1 and 1 USDT. */
export const vector = {
  opening: '0198f7c0-10e5-7b44-9a3d-6f2c8e5b7d01',
  seed: '00112233445566778899aabbccddeeff00112233445566778899aabbccddeeff',
  commitment: '5aa144aab53bae8e3fbde4b8478b80239ba0a40bac9e925186e78ff4f447827a',
};

export const bronze: Schema<'CryptoCase'> = {
  id: '0198f7c0-10e5-7b44-9a3d-000000000001',
  name: 'Bronze',
  description: 'Three attempts, four prizes.',
  price: usdt('5.000000'),
  expectedValue: usdt('4.447500'),
  attempts: 3,
  attemptsLeft: 0,
  available: true,
  prizes: [prize('1', '75'), prize('2', '21'), prize('5', '3.75'), prize('50', '0.25')],
  next: { opening: vector.opening, commitment: vector.commitment },
};

const silver: Schema<'CryptoCase'> = {
  id: '0198f7c0-10e5-7b44-9a3d-000000000002',
  name: 'Silver',
  description: 'One attempt, three prizes.',
  price: usdt('20.000000'),
  expectedValue: usdt('14.187500'),
  attempts: 1,
  attemptsLeft: 0,
  available: false,
  prizes: [prize('10', '80'), prize('25', '19.75'), prize('500', '0.25')],
  next: null,
};

export const cases: Schema<'CryptoCaseList'> = { items: [bronze, silver], welcome: false };

/** The commitment to the purchase after this one. */
export const following: Schema<'CaseCommitment'> = {
  opening: '0198f7c0-10e5-7b44-9a3d-6f2c8e5b7d02',
  commitment: 'b'.repeat(64),
};

/** The longest texts, and prices and prizes of nine digits. */
export const longCases: Schema<'CryptoCaseList'> = {
  items: [
    {
      ...bronze,
      name: 'Золотой кейс для самых терпеливых инвесторов клуба',
      description:
        'Десять попыток и шесть призов. Каждая попытка разыгрывается отдельно, и шанс каждого приза в ней один и тот же.',
      price: usdt('123456789.123456'),
      expectedValue: usdt('98765432.100000'),
      attempts: 10,
      attemptsLeft: 7,
      prizes: [
        prize('50000000.000000', '90.1234'),
        prize('123456789.123456', '9.8'),
        prize('999999999.999999', '0.0766'),
      ],
      next: following,
    },
    silver,
  ],
  welcome: false,
};

/** The cases after a purchase of the first one. */
export const boughtCases: Schema<'CryptoCaseList'> = {
  items: [{ ...bronze, attemptsLeft: 2, next: following }, silver],
  welcome: false,
};

function attempt(
  number: number,
  won: DecimalString,
  [before, after]: readonly [DecimalString, DecimalString],
  isRevealed: boolean,
): Schema<'CaseOperation'> {
  const prizeId = `usdt-${won}`;
  return {
    id: `0198f7c0-10e5-7b44-9a3d-00000000010${number}`,
    date: `2026-10-06T18:2${number}:00Z`,
    case: 'Bronze',
    prize: `${won} USDT`,
    prizeAmount: usdt(won),
    balanceBefore: usdt(before),
    balanceAfter: usdt(after),
    currency: 'USDT',
    comment: `Attempt ${number} of 3`,
    draw: {
      caseId: bronze.id,
      prizeId,
      opening: vector.opening,
      commitment: vector.commitment,
      attempt: number,
      seed: isRevealed ? vector.seed : null,
    },
  };
}

/** Three attempts of one purchase, newest first. */
export const history: Schema<'CaseOperationPage'> = {
  items: [
    attempt(3, '1', ['221.000000', '222.000000'], true),
    attempt(2, '1', ['220.000000', '221.000000'], true),
    attempt(1, '2', ['223.000000', '220.000000'], true),
  ],
  page: 1,
  limit: 20,
  total: 3,
  totals: [{ spent: usdt('5.000000'), won: usdt('4.000000') }],
};

/** A win of the case with the longest name. */
export const longHistory: Schema<'CaseOperationPage'> = {
  ...history,
  items: history.items.map((operation) => ({
    ...operation,
    case: 'Золотой кейс для самых терпеливых инвесторов клуба',
    prize: '123456789.123456 USDT',
    prizeAmount: usdt('123456789.123456'),
    balanceBefore: usdt('246913578.246912'),
    balanceAfter: usdt('370370367.370368'),
  })),
  totals: [{ spent: usdt('370370367.370368'), won: usdt('370370367.370368') }],
};

/** Attempts are left, so the seed is secret. */
export const secretHistory: Schema<'CaseOperationPage'> = {
  ...history,
  items: [attempt(1, '2', ['223.000000', '220.000000'], false)],
  total: 1,
  totals: [{ spent: usdt('5.000000'), won: usdt('2.000000') }],
};

export const noHistory: Schema<'CaseOperationPage'> = { items: [], page: 1, limit: 20, total: 0, totals: [] };

export function opening(number: 1 | 2 | 3): Schema<'CaseOpening'> {
  const won = number === 1 ? '2' : '1';
  const before = { 1: '223', 2: '220', 3: '221' } as const;
  const after = { 1: '220', 2: '221', 3: '222' } as const;
  return {
    operation: attempt(number, won, [before[number], after[number]], number === 3),
    prize: number === 1 ? prize('2', '21') : prize('1', '75'),
    charged: number === 1 ? bronze.price : null,
    attemptsLeft: 3 - number,
  };
}

export function balanceOf(available: DecimalString): Schema<'Balance'> {
  const zero = usdt('0.000000');
  const money = usdt(available);
  return {
    type: 'balance',
    currency: 'USDT',
    pending: false,
    currencies: {
      USDT: {
        decimals: 6,
        available: money,
        onDeposit: zero,
        inWithdrawal: zero,
        heldAccruals: zero,
        total: money,
      },
    },
  };
}

export const noLimits: Schema<'CaseLimits'> = {
  spendPerDay: null,
  spentToday: usdt('0.000000'),
  dayEndsAt: '2026-10-16T00:00:00Z',
  pending: null,
  timeOutUntil: null,
};

/** A limit that rises tomorrow, and a time-out. */
export const someLimits: Schema<'CaseLimits'> = {
  ...noLimits,
  spendPerDay: usdt('20.000000'),
  spentToday: usdt('5.000000'),
  pending: { spendPerDay: usdt('50.000000'), at: '2026-10-16T10:00:00Z' },
  timeOutUntil: '2026-10-22T10:00:00Z',
};

export const casesSetting: Schema<'SettingCases'> = {
  key: 'cases',
  openingsPerDay: 20,
  limitRaiseHours: 24,
  timeOutDays: [1, 7, 30],
};

export const hrefs = { refill: '/refill', confirmPhone: '/confirm-phone' };
