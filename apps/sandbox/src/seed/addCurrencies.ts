import type { Transaction } from '../database/openDatabase.ts';
import { currency } from '../database/schema.ts';

const currencies = [
  { code: 'USDT', decimals: 6, position: 1 },
  { code: 'BTC', decimals: 8, position: 2 },
  { code: 'ETH', decimals: 18, position: 3 },
  { code: 'TRX', decimals: 6, position: 4 },
];

/** Adds the currencies that the product keeps. */
export async function addCurrencies(tx: Transaction): Promise<void> {
  await tx.insert(currency).values(currencies);
}
