import type { Schema } from '@meridian/api-client';
import { useApiMutation } from '@meridian/api-client/react';
import {
  emptyMoneyDraft,
  useDraft,
  useDraftChoice,
  useMoneyEntry,
  useQuotedConfirmation,
} from '@meridian/forms';
import { previewExchange, soldFor } from '@meridian/money';
import { emptyMoney } from '@meridian/ui';
import { type FormEvent, useState } from 'react';
import type { ExchangeIntent } from './ExchangeConfirmation.tsx';
import { firstPair, type Pair } from './pairs.ts';

const emptyDraft = { sell: '', buy: '', side: '', ...emptyMoneyDraft };

const sides = ['sold', 'received'] as const;

/** The two currencies, either amount, what the other one is at the quoted rate, and the confirmation of the exchange. */
export function useExchangeForm(
  balance: Schema<'Balance'>,
  setting: Schema<'SettingExchange'>,
  onMade: (exchange: Schema<'Exchange'>) => void,
) {
  const draft = useDraft('exchange', emptyDraft);
  const { kept, keep, forget } = draft;
  const [pair, setPair] = useState(() => firstPair(balance, setting, { from: kept.sell, to: kept.buy }));
  // The amount that is typed. The other one follows from it.
  const [side, setSide] = useDraftChoice(draft, 'side', sides, 'sold');
  const decimalsOf = (currency: string) => balance.currencies[currency]?.decimals ?? 0;
  const given = useMoneyEntry({ currency: pair.from, decimals: decimalsOf(pair.from) }, draft);
  const wanted = useMoneyEntry({ currency: pair.to, decimals: decimalsOf(pair.to) }, draft);
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
  const sold = side === 'sold' ? given : given.showing(needed);
  const preview = sold.money && terms ? previewExchange(sold.money.amount, terms) : null;
  const received = side === 'received' ? wanted : wanted.showing(preview?.received);

  function changePair(next: Pair) {
    setPair(next);
    keep({ sell: next.from, buy: next.to });
    setSide('sold');
    given.change(emptyMoney);
    mutation.reset();
  }

  function review(event: FormEvent) {
    event.preventDefault();
    if (sold.money && quote && preview) {
      confirmation.review({ quote, expiryDate, sold: sold.money, preview });
    }
  }

  return { pair, changePair, setSide, sold, received, terms, preview, review, confirmation };
}
