import { compare, type DecimalString, type Money } from '@meridian/money';
import { Refusal } from '../http/Refusal.ts';
import type { Work } from '../work/Work.ts';
import { balanceOf } from './accounts.ts';

/** Gives what an investor can spend in the currency of this amount; refuses whatever needs more than that. */
export async function holdToAvailable(
  { tx }: Pick<Work, 'tx'>,
  investorId: string,
  { amount, currency }: Money,
): Promise<DecimalString> {
  const available = await balanceOf(tx, investorId, 'available', currency);
  if (compare(amount, available) > 0) throw new Refusal('insufficient_balance');
  return available;
}
