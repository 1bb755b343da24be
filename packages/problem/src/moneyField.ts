import { isDecimal, maximumDigits } from '@meridian/money';
import { type MoneyFieldMessages, moneyValue, type MoneyValue } from '@meridian/ui';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';

/** The messages of an amount field. A feature may replace the bounds by its own texts (section 5 of the specification). */
export function useMoneyFieldMessages(): MoneyFieldMessages {
  const { t } = useTranslation('problem');
  return useMemo(
    () => ({
      unreadable: (reason, decimals) => t(`amount.${reason}`, { decimals, digits: maximumDigits }),
      ambiguous: ([grouped, decimal]) => t('amount.ambiguous', { grouped, decimal }),
      belowMinimum: (minimum) => t('amount.belowMinimum', { minimum }),
      aboveMaximum: (maximum) => t('amount.aboveMaximum', { maximum }),
      understood: (amount) => t('amount.understood', { amount }),
    }),
    [t],
  );
}

/** An empty amount for `useDraft`. */
export const emptyMoneyDraft = { text: '', amount: '' };

export const draftOfMoney = ({ text, amount }: MoneyValue) => ({ text, amount: amount ?? '' });

/** The amount of a draft, formatted in this language. Text that could not be parsed is returned as typed. */
export function moneyOfDraft({ text, amount }: typeof emptyMoneyDraft, language: string): MoneyValue {
  return isDecimal(amount) ? moneyValue(amount, language) : { text, amount: null };
}
