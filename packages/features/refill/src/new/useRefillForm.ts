import type { Schema } from '@meridian/api-client';
import { useApiMutation } from '@meridian/api-client/react';
import { chosenOrOnly, emptyMoneyDraft, useDraft, useFieldErrors, useMoneyEntry } from '@meridian/forms';
import { emptyMoney } from '@meridian/ui';
import { type FormEvent, useCallback, useState } from 'react';
import type { RefillOffer } from './refillOffers.ts';

const fields = ['system', 'amount'];

const emptyDraft = { chosenCurrency: '', system: '', ...emptyMoneyDraft };

/** The chosen currency and payment system, the amount, and the request for an address. */
export function useRefillForm(offers: readonly RefillOffer[], onCreated: (refill: Schema<'Refill'>) => void) {
  const draft = useDraft('refill', emptyDraft);
  const { kept, keep, forget } = draft;
  const available = offers.filter(({ isAvailable }) => isAvailable);
  const [currency, setCurrency] = useState(() => {
    const before = available.find((offer) => offer.currency === kept.chosenCurrency);
    return (before ?? available[0])?.currency ?? '';
  });
  const [systemId, setSystemId] = useState(kept.system);
  /** The chosen payment system; undefined until there is one. */
  const offer = chosenOrOnly(
    available.filter((candidate) => candidate.currency === currency),
    systemId,
  );
  const decimals = offers.find((candidate) => candidate.currency === currency)?.decimals ?? 0;
  const entry = useMoneyEntry({ currency, decimals }, draft);
  const { trigger, isMutating, error } = useApiMutation('post', '/funds/refills');
  const { fieldErrors, formError } = useFieldErrors(error, fields);

  const choose = useCallback(
    (chosenCurrency: string, system: string) => {
      setCurrency(chosenCurrency);
      setSystemId(system);
      keep({ chosenCurrency, system });
    },
    [keep],
  );

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (!offer || !entry.money) return;
    const outcome = await trigger({ body: { system: offer.id, amount: entry.money } });
    if (!outcome.ok) return;
    entry.change(emptyMoney);
    forget();
    onCreated(outcome.data);
  }

  return { currency, offer, choose, entry, submit, isMutating, error, fieldErrors, formError };
}
