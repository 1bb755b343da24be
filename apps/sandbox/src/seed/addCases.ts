import type { Schema } from '@meridian/api-client';
import type { DecimalString } from '@meridian/money';
import { casePrize, cryptoCase } from '../database/schema.ts';
import type { TransactionContext } from '../transaction/TransactionContext.ts';

type Case = Omit<typeof cryptoCase.$inferInsert, 'createdAt' | 'currency'>;

const nameOf = (whole: DecimalString, language: Schema<'Language'>) =>
  `${new Intl.NumberFormat(language).format(whole)} USDT`;

/** A prize in USDT, named by its amount. */
const usdt = (whole: DecimalString, chancePercent: DecimalString) => ({
  id: `usdt-${whole}`,
  name: { en: nameOf(whole, 'en'), ru: nameOf(whole, 'ru') },
  amount: whole,
  chancePercent,
});

/** Seeded cases. On average each pays less than its price. */
const cases: readonly (Case & { readonly prizes: readonly ReturnType<typeof usdt>[] })[] = [
  {
    id: '0198f7c0-10e5-7b44-9a3d-6f2c8e5b7d01',
    name: { en: 'Bronze', ru: 'Бронза' },
    description: {
      en: 'Three attempts. Each brings one of four prizes.',
      ru: 'Три попытки. В каждой — один из четырёх призов.',
    },
    price: '5',
    attempts: 3,
    onSale: true,
    prizes: [usdt('1', '75'), usdt('2', '21'), usdt('5', '3.75'), usdt('50', '0.25')],
  },
  {
    id: '0198f7c0-2c81-7e90-b6f7-93d1a04c5e28',
    name: { en: 'Silver', ru: 'Серебро' },
    description: { en: 'One attempt. One of three prizes.', ru: 'Одна попытка. Один из трёх призов.' },
    price: '20',
    attempts: 1,
    onSale: false,
    prizes: [usdt('10', '80'), usdt('25', '19.75'), usdt('500', '0.25')],
  },
  {
    id: '0198f7c0-4b36-7c12-8e05-b17d92f6a3c4',
    name: { en: 'Gold', ru: 'Золото' },
    description: {
      en: 'Five attempts. Each brings one of six prizes.',
      ru: 'Пять попыток. В каждой — один из шести призов.',
    },
    price: '50',
    attempts: 5,
    onSale: true,
    prizes: [
      usdt('2', '60'),
      usdt('5', '25'),
      usdt('10', '10'),
      usdt('25', '4'),
      usdt('100', '0.9'),
      usdt('1000', '0.1'),
    ],
  },
];

/** Adds the cases. The first two have the ids of the contract’s examples. */
export async function addCases({ tx, now }: Pick<TransactionContext, 'tx' | 'now'>): Promise<void> {
  await tx
    .insert(cryptoCase)
    .values(cases.map(({ prizes: _prizes, ...row }) => ({ ...row, currency: 'USDT', createdAt: now })));
  await tx
    .insert(casePrize)
    .values(cases.flatMap(({ id: caseId, prizes }) => prizes.map((prize) => ({ ...prize, caseId }))));
}
