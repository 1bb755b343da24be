import type { Schema } from '@meridian/api-client';
import { useDraftChoice, useMoneyDraft, useMoneyEntry, useQuotedConfirmation } from '@meridian/forms';
import {
  brokenBound,
  compare,
  formatMoney,
  largestWithin,
  type Money,
  payoutAfter,
  previewDeposit,
} from '@meridian/money';
import { type FormEvent, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { messages } from '../messages.ts';
import { useInvest } from './invest.requests.ts';
import type { DepositIntent } from './InvestConfirmation.tsx';
import { toRequestBody, isChoosable, paidBounds, type PaymentSource } from './paymentSources.ts';
import { investMessages } from './messages.ts';

/** What the server offers for a deposit. */
export interface InvestTerms {
  plan: Schema<'DepositPlan'>;
  setting: Schema<'SettingDeposit'>;
  /** The server's time when it responded with the plans. The browser's clock may be wrong. */
  offeredAt: string;
  /** At least one; the plan's own currency comes first. */
  sources: readonly [PaymentSource, ...PaymentSource[]];
  paymentMethod: Schema<'PaymentMethod'>;
  onInvested: (deposit: Schema<'Deposit'>) => void;
}

/** The balance to pay from, the amount, what the deposit comes to, and its confirmation. */
export function useInvestForm(props: InvestTerms) {
  const { plan, setting, sources, paymentMethod } = props;
  const { t, i18n } = useTranslation(messages);
  const { t: tInvest } = useTranslation(investMessages);
  const draft = useMoneyDraft('invest', { source: '', autoinvestment: '' });
  const currencies = sources.map((source) => source.currency);
  const [currency, chooseCurrency] = useDraftChoice(draft, 'source', currencies, sources[0].currency);
  const source = sources.find((candidate) => candidate.currency === currency) ?? sources[0];
  const { isExchanged, available } = source;
  /** Keep this stable: otherwise typing an amount renders the choice again. */
  const choices = useMemo(() => sources.filter(isChoosable), [sources]);
  const [autoinvestment, setAutoinvestment] = useDraftChoice(draft, 'autoinvestment', ['yes', ''], '');
  const entry = useMoneyEntry(source, draft);
  const { money } = entry;
  const mutation = useInvest();
  const confirmation = useQuotedConfirmation<DepositIntent, Schema<'Deposit'>>('invest', {
    pair: isExchanged ? { from: currency, to: plan.currency } : null,
    mutation,
    fields: plan.autoinvestment ? ['amount', 'autoinvestment'] : ['amount'],
    send: ({ request }) => mutation.trigger({ body: request }),
    onDone(deposit) {
      draft.forget();
      props.onInvested(deposit);
    },
  });
  const quote = confirmation.quote ?? null;
  /** The exchange rate: null if none is needed, undefined while loading. */
  const course = isExchanged ? quote?.course : null;
  const body = money && course !== undefined ? toRequestBody(money.amount, course, plan) : null;
  const preview = body && previewDeposit(plan, body);
  const secondsToPayout = payoutAfter(plan, setting.accrualPeriodSeconds);
  const unlockDate = new Date(Date.parse(props.offeredAt) + secondsToPayout * 1000).toISOString();

  const wantsAutoinvestment = plan.autoinvestment && autoinvestment === 'yes';
  const isOutgrown =
    wantsAutoinvestment &&
    preview !== null &&
    compare(preview.totalBody.amount, plan.maximumDeposit.amount) > 0;

  const refuse = (amount: Money['amount']): string | null =>
    compare(amount, available.amount) > 0
      ? t('amount.insufficient', { available: formatMoney(available, i18n.language) })
      : null;

  function review(event: FormEvent) {
    event.preventDefault();
    if (!money || !preview) return;
    const terms = { plan: plan.id, amount: money, paymentMethod, autoinvestment: wantsAutoinvestment };
    const request = quote ? { ...terms, quoteId: quote.quoteId } : terms;
    confirmation.review({ plan, quote, preview, unlockDate, isOutgrown, request });
  }

  const bounds = paidBounds(source, plan, setting, course);
  const most = bounds ? largestWithin(bounds, available.amount) : null;

  const isPossible =
    money && bounds && brokenBound(bounds, money.amount) === null && refuse(money.amount) === null;
  /** Names the amount that a deposit is possible with. */
  const submitLabel = isPossible
    ? tInvest('form.submitAmount', { amount: formatMoney(money, i18n.language) })
    : tInvest('form.submit');

  /** Props of the checkbox. */
  const autoinvest = {
    isSelected: autoinvestment === 'yes',
    onChange: (isWanted: boolean) => setAutoinvestment(isWanted ? 'yes' : ''),
  };
  return {
    source,
    choices,
    bounds,
    most,
    chooseCurrency,
    entry,
    refuse,
    autoinvest,
    isOutgrown,
    /** A new deposit is to follow. */
    isRenewed: wantsAutoinvestment && !isOutgrown,
    course,
    preview,
    unlockDate,
    submitLabel,
    review,
    confirmation,
  };
}
