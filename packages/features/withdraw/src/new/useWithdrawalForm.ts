import type { Schema } from '@meridian/api-client';
import {
  chosenOrOnly,
  emptyMoneyDraft,
  useDraft,
  useDraftChoice,
  useFieldErrors,
  useMoneyEntry,
} from '@meridian/forms';
import {
  amountFor,
  brokenBound,
  compare,
  formatMoney,
  isZero,
  type Money,
  netAfterFee,
} from '@meridian/money';
import type { FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useRequestWithdrawal } from '../useRequestWithdrawal.ts';
import { mostOf, type WithdrawalOffer } from './withdrawalOffers.ts';

/** The amount is what leaves the balance, fee included, or what arrives at the wallet. */
export const sides = ['leaves', 'arrives'] as const;

/** `confirmation` is the pending request as JSON. */
export const emptyWithdrawalDraft = {
  system: '',
  side: '',
  typedSide: '',
  confirmation: '',
  ...emptyMoneyDraft,
};

const fields = ['wallet', 'amount'];

/** The amount of a withdrawal to the chosen wallet, seen from either side, and the request for a code. */
export function useWithdrawalForm(
  offers: readonly WithdrawalOffer[],
  { currencies }: Schema<'Balance'>,
  systemId: string,
  onRequested: (confirmation: Schema<'WithdrawalConfirmation'>) => void,
) {
  const { t, i18n } = useTranslation('withdraw');
  const draft = useDraft('withdrawal', emptyWithdrawalDraft);
  const [side, setSide] = useDraftChoice(draft, 'side', sides, 'leaves');
  // The amount of the other side is computed from the typed one, so a look at it changes nothing.
  const [typedSide, setTypedSide] = useDraftChoice(draft, 'typedSide', sides, 'leaves');
  const { trigger, isMutating, error, reset } = useRequestWithdrawal();
  const { fieldErrors, formError } = useFieldErrors(error, fields);
  const payable = offers.filter(({ wallet, isAvailable }) => wallet !== null && isAvailable);
  /** The chosen wallet's payment system; undefined until there is one. */
  const offer = chosenOrOnly(payable, systemId);
  const { currency, decimals } = offer ?? { currency: '', decimals: 0 };
  const typed = useMoneyEntry({ currency, decimals }, draft);
  const available = currencies[currency]?.available ?? { amount: '0', currency };
  const format = (money: Money) => formatMoney(money, i18n.language);
  const amounts = {
    minimum: offer ? format(offer.bounds.minimum) : '',
    maximum: offer ? format(offer.bounds.maximum) : '',
    available: format(available),
  };

  const arrivingOf = (money: Money) => (offer ? netAfterFee(money, offer.fee, decimals) : money);
  const isArrivalTyped = typedSide === 'arrives';
  /** What leaves the balance; null until an amount is typed, or if no amount brings the typed one. */
  const leaving =
    isArrivalTyped && offer && typed.money ? amountFor(typed.money, offer.fee, decimals) : typed.money;
  const isNothingLeft = !leaving || isZero(arrivingOf(leaving).amount);
  const other = isArrivalTyped ? leaving : isNothingLeft ? null : arrivingOf(leaving);
  const entry = side === typedSide ? typed : typed.showing(other?.amount);
  const most = offer && mostOf(offer.bounds, available.amount);
  const mostMoney = most ? { amount: most, currency } : null;

  /** The bounds and the balance apply to what leaves the balance. */
  function refuse(): string | null {
    if (!offer || !leaving) return t('amount.feeTakesAll');
    const isShort = compare(leaving.amount, available.amount) > 0;
    const problem = brokenBound(offer.bounds, leaving.amount) ?? (isShort ? 'insufficient' : null);
    if (problem === null) return isNothingLeft ? t('amount.feeTakesAll') : null;
    return t(`amount.${side}.${problem}`, { ...amounts, amount: format(leaving) });
  }

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (!offer || offer.wallet === null || !leaving) return;
    const outcome = await trigger({ body: { system: offer.id, wallet: offer.wallet, amount: leaving } });
    if (outcome.ok) onRequested(outcome.data);
  }

  const field = {
    entry,
    onEdit: () => setTypedSide(side),
    available: available.amount,
    most: mostMoney && (side === 'leaves' ? mostMoney : arrivingOf(mostMoney)).amount,
    refuse,
    description: t('form.bounds', amounts),
  };
  return { offer, side, setSide, field, leaving, submit, isMutating, error, reset, fieldErrors, formError };
}
