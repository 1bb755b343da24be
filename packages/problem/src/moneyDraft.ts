import { isDecimal } from '@meridian/money';
import { moneyValue, type MoneyValue } from '@meridian/ui';

/** The fields of an amount in a draft, for `useDraft`. */
export const emptyMoneyDraft = { text: '', amount: '' };

export const draftOfMoney = ({ text, amount }: MoneyValue) => ({ text, amount: amount ?? '' });

/** The amount that a draft kept, exact in any language; a text that was not understood as it was typed. */
export function moneyOfDraft({ text, amount }: typeof emptyMoneyDraft, language: string): MoneyValue {
  return isDecimal(amount) ? moneyValue(amount, language) : { text, amount: null };
}
