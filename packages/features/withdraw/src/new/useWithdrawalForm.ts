import type { Schema } from '@meridian/api-client';
import {
  type AmountFieldProps,
  useDraftChoice,
  useMoneyDraft,
  useMoneyEntry,
  useSubmit,
} from '@meridian/forms';
import {
  amountFor,
  brokenBound,
  compare,
  formatMoney,
  isZero,
  largestWithin,
  type Money,
  netAfterFee,
} from '@meridian/money';
import { useTranslation } from 'react-i18next';
import { messages } from '../messages.ts';
import { useRequestWithdrawal } from '../withdrawals.requests.ts';
import { isUsable, type WithdrawalOffer } from './withdrawalOffers.ts';

/** What leaves the balance, fee included, and what arrives at the wallet. */
const sides = ['leaves', 'arrives'] as const;

type Side = (typeof sides)[number];

/** `confirmation` is the pending request as JSON, `sentTime` when its code was sent, in milliseconds. */
export const useWithdrawalDraft = () =>
  useMoneyDraft('withdrawal', { wallet: '', typedSide: '', confirmation: '', sentTime: '' });

/**
 * The amount of a withdrawal to the chosen wallet, or to the first usable one, and the request for a code. The user
 * types the amount of one side; the other one follows from it.
 */
export function useWithdrawalForm(
  offers: readonly WithdrawalOffer[],
  { currencies }: Schema<'Balance'>,
  walletId: string,
  onRequested: (confirmation: Schema<'WithdrawalConfirmation'>) => void,
) {
  const { t, i18n } = useTranslation(messages);
  const draft = useWithdrawalDraft();
  const [typedSide, setTypedSide] = useDraftChoice(draft, 'typedSide', sides, 'leaves');
  const usable = offers.filter(isUsable);
  /** Undefined if no wallet can be used now. */
  const offer = usable.find((one) => one.walletId === walletId) ?? usable[0];
  const { currency, decimals } = offer ?? { currency: '', decimals: 0 };
  const typed = useMoneyEntry({ currency, decimals }, draft);
  const available = currencies[currency]?.available ?? { amount: '0', currency };
  /** The largest amount that can leave the balance; null if not even the smallest withdrawal can. */
  const most = offer ? largestWithin(offer.bounds, available.amount) : null;

  const netOf = (money: Money) => (offer ? netAfterFee(money, offer.fee, decimals) : money);
  /** Null until an amount is typed, or if no amount brings the typed one. */
  const leaving =
    typedSide === 'arrives' && offer && typed.money
      ? amountFor(typed.money, offer.fee, decimals, most)
      : typed.money;
  const net = leaving && netOf(leaving);
  const problem = offer && typed.money ? problemIn(offer) : null;

  /** Why the amount cannot be withdrawn. The bounds and the balance apply to what leaves the balance. */
  function problemIn({ bounds }: WithdrawalOffer) {
    if (!leaving || !net) return 'feeTakesAll';
    const isShort = compare(leaving.amount, available.amount) > 0;
    const broken = brokenBound(bounds, leaving.amount) ?? (isShort ? 'insufficient' : null);
    return broken ?? (isZero(net.amount) ? 'feeTakesAll' : null);
  }

  const mutation = useRequestWithdrawal();
  const body = leaving && offer?.wallet && { system: offer.id, wallet: offer.wallet, amount: leaving };
  const submit = useSubmit(mutation, {
    fields: ['amount'],
    input: body ? { body } : null,
    onDone: onRequested,
  });

  function fieldOf(side: Side, { bounds }: WithdrawalOffer): AmountFieldProps {
    const field = { label: t(`form.${side}`), isLeading: true };
    const onEdit = () => setTypedSide(side);
    if (side !== typedSide) {
      const computed = side === 'leaves' ? leaving : problem === 'feeTakesAll' ? null : net;
      return { ...field, onEdit, entry: typed.showing(computed?.amount) };
    }
    const format = (money: Money) => formatMoney(money, i18n.language);
    const refuse = () =>
      problem === null || !leaving || problem === 'feeTakesAll'
        ? problem && t('amount.feeTakesAll')
        : t(`amount.${side}.${problem}`, {
            amount: format(leaving),
            available: format(available),
            minimum: format(bounds.minimum),
            maximum: format(bounds.maximum),
          });
    return { ...field, onEdit, entry: typed, requiredMessage: t('form.amountRequired'), refuse };
  }

  return {
    offer,
    fieldOf,
    available,
    most,
    /** What leaves the balance; null until an amount is typed that can be withdrawn. */
    amount: problem === null ? leaving : null,
    submitLabel:
      leaving && problem === null
        ? t('form.submitAmount', { amount: formatMoney(leaving, i18n.language) })
        : t('form.submit'),
    submit,
    mutation,
  };
}
