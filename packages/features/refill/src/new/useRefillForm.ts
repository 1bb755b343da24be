import type { Schema } from '@meridian/api-client';
import { chosenOrOnly, useMoneyDraft, useMoneyEntry, useSubmit } from '@meridian/forms';
import { useCallback, useState } from 'react';
import { useRequestRefill } from './newRefill.requests.ts';
import type { RefillOffer } from './refillOffers.ts';

/** The chosen payment system, the amount in its currency, and the request for an address. */
export function useRefillForm(offers: readonly RefillOffer[], onCreated: (refill: Schema<'Refill'>) => void) {
  const draft = useMoneyDraft('refill', { system: '' });
  const { kept, keep, forget } = draft;
  const available = offers.filter(({ isAvailable }) => isAvailable);
  const [systemId, setSystemId] = useState(kept.system);
  /** The chosen payment system; undefined until there is one. */
  const offer = chosenOrOnly(available, systemId);
  const shown = offer ?? available[0];
  const { currency = '', decimals = 0 } = shown ?? {};
  const entry = useMoneyEntry({ currency, decimals }, draft);
  const mutation = useRequestRefill();
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
    (system: string) => {
      setSystemId(system);
      keep({ system });
    },
    [keep, setSystemId],
  );

  return { currency, offer, choose, entry, submit, error: mutation.error };
}
