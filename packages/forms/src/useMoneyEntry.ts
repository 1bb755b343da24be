import { type DecimalString, isDecimal, type Money } from '@meridian/money';
import { emptyMoney, moneyValue, type MoneyValue } from '@meridian/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Draft, type Texts, useDraft } from './useDraft.tsx';

/** An amount that a user types, in one currency. */
export interface MoneyEntry {
  readonly currency: string;
  /** Decimals of the currency. */
  readonly decimals: number;
  readonly value: MoneyValue;
  /** Null while no valid amount is typed. */
  readonly money: Money | null;
  readonly change: (value: MoneyValue) => void;
  readonly clear: () => void;
  /** Whether the amount is computed, not typed. */
  readonly isComputed: boolean;
  /** The same entry with a computed amount instead of the typed one; null leaves it empty. */
  readonly showing: (amount: DecimalString | null | undefined) => MoneyEntry;
}

const emptyMoneyDraft = { currency: '', text: '', amount: '' };

/** A draft with these fields and the amount of a `useMoneyEntry`. */
export const useMoneyDraft = <Fields extends Texts>(form: string, fields: Fields) =>
  useDraft(form, { ...fields, ...emptyMoneyDraft });

/** The amount of a draft, formatted in this language. Text that could not be parsed is returned as typed. */
function moneyOfDraft({ text, amount }: typeof emptyMoneyDraft, language: string): MoneyValue {
  return isDecimal(amount) ? moneyValue(amount, language) : { text, amount: null };
}

type CurrencyOfEntry = Pick<MoneyEntry, 'currency' | 'decimals'>;

type MoneyDraft = Pick<Draft<typeof emptyMoneyDraft>, 'kept' | 'keep'>;

/**
 * The state of an amount field, stored in a draft if there is one. The typed amount belongs to the currency that it was
 * typed in: in another one the entry is empty, whatever changed the currency.
 */
export const useMoneyEntry = (currency: CurrencyOfEntry, draft?: MoneyDraft): MoneyEntry =>
  useMoneyEntries(draft)(currency);

/** One typed amount for fields of several currencies. It is shown in the field of its currency; the others are empty. */
export function useMoneyEntries({ kept, keep }: MoneyDraft = noDraft): (
  currency: CurrencyOfEntry,
) => MoneyEntry {
  const { i18n } = useTranslation();
  const [typed, setTyped] = useState(() => ({
    currency: kept.currency,
    value: moneyOfDraft(kept, i18n.language),
  }));
  return ({ currency, decimals }) => {
    function change(value: MoneyValue) {
      setTyped({ currency, value });
      keep({ currency, text: value.text, amount: value.amount ?? '' });
    }
    const entryOf = (value: MoneyValue, isComputed: boolean): MoneyEntry => ({
      currency,
      decimals,
      value,
      money: value.amount === null ? null : { amount: value.amount, currency },
      change,
      clear: () => change(emptyMoney),
      isComputed,
      showing: (amount) => entryOf(amount ? moneyValue(amount, i18n.language) : emptyMoney, true),
    });
    return entryOf(typed.currency === currency ? typed.value : emptyMoney, false);
  };
}

const noDraft = { kept: emptyMoneyDraft, keep: () => {} };
