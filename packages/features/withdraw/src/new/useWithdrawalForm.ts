import type { Schema } from '@meridian/api-client';
import { chosenOrOnly, useDraftChoice, useMoneyDraft, useMoneyEntry, useSubmit } from '@meridian/forms';
import {
  amountFor,
  brokenBound,
  compare,
  formatMoney,
  isZero,
  largestWithin,
  netAfterFee,
} from '@meridian/money';
import { useTranslation } from 'react-i18next';
import { useRequestWithdrawal } from '../useRequestWithdrawal.ts';
import type { WithdrawalOffer } from './withdrawalOffers.ts';

type Money = Schema<'Money'>;

/** The amount is what leaves the balance, fee included, or what arrives at the wallet. */
export const sides = ['leaves', 'arrives'] as const;

/** `confirmation` is the pending request as JSON. */
export const useWithdrawalDraft = () =>
  useMoneyDraft('withdrawal', { system: '', side: '', typedSide: '', confirmation: '' });

/** The amount of a withdrawal to the chosen wallet, seen from either side, and the request for a code. */
export function useWithdrawalForm(
  offers: readonly WithdrawalOffer[],
  { currencies }: Schema<'Balance'>,
  systemId: string,
  onRequested: (confirmation: Schema<'WithdrawalConfirmation'>) => void,
) {
  const { t, i18n } = useTranslation('withdraw');
  const draft = useWithdrawalDraft();
  const [side, setSide] = useDraftChoice(draft, 'side', sides, 'leaves');
  // The amount of the other side is computed from the typed one, so a look at it changes nothing.
  const [typedSide, setTypedSide] = useDraftChoice(draft, 'typedSide', sides, 'leaves');
  const payable = offers.filter(
    ({ wallet, isAvailable, usableDate }) => wallet !== null && isAvailable && usableDate === null,
  );
  /** The chosen wallet's payment system; undefined until there is one. */
  const offer = chosenOrOnly(payable, systemId);
  const { currency, decimals } = offer ?? { currency: '', decimals: 0 };
  const typed = useMoneyEntry({ currency, decimals }, draft);
  const available = currencies[currency]?.available ?? { amount: '0', currency };

  const netOf = (money: Money) => (offer ? netAfterFee(money, offer.fee, decimals) : money);
  /** What leaves the balance; null until an amount is typed, or if no amount brings the typed one. */
  const leaving =
    typedSide === 'arrives' && offer && typed.money
      ? amountFor(typed.money, offer.fee, decimals)
      : typed.money;
  const net = leaving && netOf(leaving);
  const isNothingLeft = net === null || isZero(net.amount);
  const computed = side === 'leaves' ? leaving : isNothingLeft ? null : net;

  const mutation = useRequestWithdrawal();
  const body = leaving && offer?.wallet && { system: offer.id, wallet: offer.wallet, amount: leaving };
  const submit = useSubmit(mutation, {
    fields: ['wallet', 'amount'],
    input: body ? { body } : null,
    onDone: onRequested,
  });

  function amountProps({ bounds }: WithdrawalOffer) {
    const format = (money: Money) => formatMoney(money, i18n.language);
    const limits = { minimum: format(bounds.minimum), maximum: format(bounds.maximum) };
    const most = largestWithin(bounds, available.amount);
    return {
      entry: side === typedSide ? typed : typed.showing(computed?.amount),
      onEdit: () => setTypedSide(side),
      available: available.amount,
      most: most && side === 'arrives' ? netOf({ amount: most, currency }).amount : most,
      description: t('form.bounds', limits),
      /** The bounds and the balance apply to what leaves the balance. */
      refuse() {
        if (!leaving) return t('amount.feeTakesAll');
        const isShort = compare(leaving.amount, available.amount) > 0;
        const problem = brokenBound(bounds, leaving.amount) ?? (isShort ? 'insufficient' : null);
        if (problem === null) return isNothingLeft ? t('amount.feeTakesAll') : null;
        const amounts = { ...limits, amount: format(leaving), available: format(available) };
        return t(`amount.${side}.${problem}`, amounts);
      },
    };
  }

  return { offer, side, setSide, leaving, amountProps, submit, mutation };
}
