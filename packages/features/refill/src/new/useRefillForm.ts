import type { Schema } from '@meridian/api-client';
import { useApiMutation } from '@meridian/api-client/react';
import { chosenOrOnly, useMoneyDraft, useMoneyEntry, useSubmit } from '@meridian/forms';
import { useCallback, useState } from 'react';
import type { RefillOffer } from './refillOffers.ts';

/** The chosen currency and payment system, the amount, and the request for an address. */
export function useRefillForm(offers: readonly RefillOffer[], onCreated: (refill: Schema<'Refill'>) => void) {
  const draft = useMoneyDraft('refill', { chosenCurrency: '', system: '' });
  const { kept, keep, forget } = draft;
  const available = offers.filter(({ isAvailable }) => isAvailable);
  const [currency, setCurrency] = useState(() => {
    const before = available.find((offer) => offer.currency === kept.chosenCurrency);
    return (before ?? available[0])?.currency ?? '';
  });
  const [systemId, setSystemId] = useState(kept.system);
  const inCurrency = available.filter((candidate) => candidate.currency === currency);
  /** The chosen payment system; undefined until there is one. */
  const offer = chosenOrOnly(inCurrency, systemId);
  const decimals = offers.find((candidate) => candidate.currency === currency)?.decimals ?? 0;
  const entry = useMoneyEntry({ currency, decimals }, draft);
  const mutation = useApiMutation('post', '/funds/refills');
  const submit = useSubmit(mutation, {
    fields: ['system', 'amount'],
    input: offer && entry.money ? { body: { system: offer.id, amount: entry.money } } : null,
    onDone(refill) {
      entry.clear();
      forget();
      onCreated(refill);
    },
  });

  const choose = useCallback(
    (chosenCurrency: string, system: string) => {
      setCurrency(chosenCurrency);
      setSystemId(system);
      keep({ chosenCurrency, system });
    },
    [keep],
  );

  return { currency, offer, choose, entry, submit, error: mutation.error };
}
