import type { Schema } from '@meridian/api-client';
import { useApiMutation } from '@meridian/api-client/react';
import { useMoneyDraft, useMoneyEntries, useQuotedConfirmation } from '@meridian/forms';
import { compare, type DecimalString, formatMoney, isZero, previewExchange, soldFor } from '@meridian/money';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ExchangeIntent } from './ExchangeConfirmation.tsx';
import { firstPair, type Pair } from './pairs.ts';

/** The two currencies, either amount, what the other one is at the quoted rate, and the confirmation of the exchange. */
export function useExchangeForm(
  balance: Schema<'Balance'>,
  setting: Schema<'SettingExchange'>,
  onMade: (exchange: Schema<'Exchange'>) => void,
) {
  const { t, i18n } = useTranslation('exchange');
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
  const mutation = useApiMutation('post', '/user/exchange');
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
  const needed = wanted.money && terms && soldFor(wanted.money.amount, terms, given.decimals);
  const sold = isWantedTyped ? given.showing(needed) : given;
  const preview = sold.money && terms ? previewExchange(sold.money.amount, terms) : null;
  const received = isWantedTyped ? wanted : wanted.showing(preview?.received);

  const bounds = setting.amounts.find(({ minimum }) => minimum.currency === pair.from);
  const available = balance.currencies[pair.from]?.available ?? { amount: '0', currency: pair.from };

  function refuse(amount: DecimalString): string | null {
    if (compare(amount, available.amount) > 0) {
      return t('amount.insufficient', { available: formatMoney(available, i18n.language) });
    }
    return preview && isZero(preview.received) ? t('amount.feeTakesAll') : null;
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
    refuse,
    preview,
    review,
    confirmation,
  };
}
