import type { Schema } from '@meridian/api-client';
import { useMoneyDraft, useMoneyEntries, useQuotedConfirmation } from '@meridian/forms';
import {
  brokenBound,
  compare,
  formatMoney,
  isZero,
  largestWithin,
  type Money,
  previewExchange,
  soldFor,
} from '@meridian/money';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useExchange } from './exchange.requests.ts';
import type { ExchangeIntent } from './ExchangeConfirmation.tsx';
import { messages } from './messages.ts';
import { firstPair, type Pair } from './pairs.ts';

/** The two currencies, either amount, what the other one is at the quoted rate, and the confirmation of the exchange. */
export function useExchangeForm(
  balance: Schema<'Balance'>,
  setting: Schema<'SettingExchange'>,
  onMade: (exchange: Schema<'Exchange'>) => void,
) {
  const { t, i18n } = useTranslation(messages);
  const draft = useMoneyDraft('exchange', { sell: '', buy: '' });
  const { kept, keep, forget } = draft;
  const [pair, setPair] = useState(() => firstPair(balance, setting, { from: kept.sell, to: kept.buy }));
  // One amount is typed, in either currency. The other one follows from it.
  const entryIn = useMoneyEntries(draft);
  const entryOf = (currency: string) =>
    entryIn({ currency, decimals: balance.currencies[currency]?.decimals ?? 0 });
  const given = entryOf(pair.from);
  const wanted = entryOf(pair.to);
  const isWantedTyped = wanted.value.text !== '';
  const mutation = useExchange();
  const confirmation = useQuotedConfirmation<ExchangeIntent, Schema<'Exchange'>>('exchange', {
    pair,
    mutation,
    fields: ['amount'],
    send: ({ quote, sold }) => mutation.trigger({ body: { quoteId: quote.quoteId, amount: sold } }),
    onDone(exchange) {
      forget();
      onMade(exchange);
    },
  });
  const { quote, expiryDate } = confirmation;
  const terms = quote && { ...quote, rate: quote.course.rate, decimals: wanted.decimals };
  const bounds = setting.amounts.find(({ minimum }) => minimum.currency === pair.from);
  const available = balance.currencies[pair.from]?.available ?? { amount: '0', currency: pair.from };
  /** The largest amount that can be sold now; null if there is none. The fee is taken out of what it brings. */
  const most = bounds ? largestWithin(bounds, available.amount) : null;
  const needed = wanted.money && terms && soldFor(wanted.money.amount, terms, given.decimals, most);
  const sold = isWantedTyped ? given.showing(needed) : given;
  const preview = sold.money && terms && previewExchange(sold.money.amount, terms);
  const received = isWantedTyped ? wanted : wanted.showing(preview?.received);
  const problem = sold.money && problemOf(sold.money.amount);
  /** What the summary shows: an exchange, or that there is none. */
  const exchange = sold.money && preview && problem === null ? { sold: sold.money, preview } : null;

  /** Why the amount cannot be sold. */
  function problemOf(amount: Money['amount']) {
    const isShort = compare(amount, available.amount) > 0;
    const broken = (bounds && brokenBound(bounds, amount)) ?? (isShort ? 'insufficient' : null);
    return broken ?? (preview && isZero(preview.received) ? 'feeTakesAll' : null);
  }

  /** The message for an amount within the bounds. */
  function refuse(): string | null {
    if (problem !== 'insufficient' && problem !== 'feeTakesAll') return null;
    return t(`amount.${problem}`, { available: formatMoney(available, i18n.language) });
  }

  /** The typed amount stays with its currency: when the two are swapped, it is what arrives instead of what is given. */
  function changePair(next: Pair) {
    setPair(next);
    keep({ sell: next.from, buy: next.to });
    mutation.reset();
  }

  function review(event: FormEvent) {
    event.preventDefault();
    if (!sold.money || !quote || !preview) return;
    confirmation.review({ quote, expiryDate, sold: sold.money, preview });
  }

  return {
    pair,
    changePair,
    sold,
    received,
    bounds,
    available,
    most,
    refuse,
    exchange,
    submitLabel: exchange
      ? t('form.submitAmount', { amount: formatMoney(exchange.sold, i18n.language) })
      : t('form.submit'),
    review,
    confirmation,
  };
}
