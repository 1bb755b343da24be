import type { Schema } from '@meridian/api-client';
import { compare, isDecimal, type Money } from '@meridian/money';
import { useDraft } from '@meridian/forms';
import { useState } from 'react';
import { useOpenCase } from '../cases.requests.ts';
import { rememberCommitment } from './commitments.ts';

type Case = Schema<'CryptoCase'>;

/** The purchase that the user sees in the confirmation. A newer list does not change it. */
export interface PurchaseIntent {
  readonly item: Case;
  readonly next: Schema<'CaseCommitment'>;
  /** Why it has to be confirmed again. `oldPrice` was confirmed before. */
  readonly changed?: { readonly what: 'price'; readonly oldPrice: Money } | { readonly what: 'bought' };
}

export interface OpenedCase {
  readonly item: Case;
  readonly opening: Schema<'CaseOpening'>;
}

/** A purchase whose response never arrived. */
export interface LostPurchase {
  readonly item: Case;
  readonly wasMade: boolean;
}

interface CaseQuery {
  readonly data: Schema<'CryptoCaseList'> | undefined;
  readonly error: unknown;
  readonly isValidating: boolean;
  readonly mutate: () => Promise<Schema<'CryptoCaseList'> | undefined>;
}

interface Sent {
  readonly caseId: string;
  readonly opening: string;
  readonly price: Money;
}

const nothingSent = { caseId: '', opening: '', amount: '', currency: '' };

function sentOf({ caseId, opening, amount, currency }: typeof nothingSent): Sent | null {
  return isDecimal(amount) ? { caseId, opening, price: { amount, currency } } : null;
}

const isSamePrice = (a: Money, b: Money) => a.currency === b.currency && compare(a.amount, b.amount) === 0;

/**
 * Buys cases and uses attempts. A purchase names the opening that was shown, so the server never sells it twice. The
 * request is stored until its response is known, so a reload finds the purchase again.
 */
export function useCaseOpening(cases: CaseQuery) {
  const { kept, keep, forget } = useDraft('case', nothingSent);
  const [sent, setSent] = useState(() => sentOf(kept));
  const [intent, setIntent] = useState<PurchaseIntent | null>(null);
  const [opened, setOpened] = useState<OpenedCase | null>(null);
  const [attempted, setAttempted] = useState<string | null>(null);
  const purchase = useOpenCase();
  const attempt = useOpenCase();

  const find = (caseId: string, list = cases.data) => list?.items.find(({ id }) => id === caseId);

  function settle() {
    forget();
    setSent(null);
  }

  /** The arguments decide the idempotency key, so a repeated purchase must have equal ones. */
  const send = ({ caseId, opening, price }: Sent) =>
    purchase.trigger({ params: { path: { id: caseId } }, body: { confirmedPrice: price, opening } });

  async function buy({ item, next }: PurchaseIntent) {
    const now = { caseId: item.id, opening: next.opening, price: item.price };
    rememberCommitment(next.opening, next.commitment);
    keep({ caseId: now.caseId, opening: now.opening, ...now.price });
    setSent(now);
    const outcome = await send(now);
    if (outcome.ok) {
      settle();
      setIntent(null);
      setOpened({ item, opening: outcome.data });
      return;
    }
    if (outcome.error.isDefinitive) settle();
    if (outcome.error.code === 'conflict') await ask(item);
  }

  /** Asks again about what has changed since the confirmation. */
  async function ask(old: Case) {
    const item = find(old.id, await cases.mutate());
    if (!item?.next) return;
    const changed = isSamePrice(item.price, old.price)
      ? ({ what: 'bought' } as const)
      : ({ what: 'price', oldPrice: old.price } as const);
    purchase.reset();
    setIntent({ item, next: item.next, changed });
  }

  async function spendAttempt(item: Case) {
    setAttempted(item.id);
    const outcome = await attempt.trigger({
      params: { path: { id: item.id } },
      body: { confirmedPrice: null },
    });
    if (outcome.ok) setOpened({ item, opening: outcome.data });
    else if (outcome.error.code === 'no_attempts_left') void cases.mutate();
  }

  /** Repeats a purchase that was made, with its key. The server returns its first response. */
  async function showLost(item: Case) {
    if (!sent) return;
    const outcome = await send(sent);
    if (outcome.ok || outcome.error.isDefinitive) settle();
    if (outcome.ok) setOpened({ item, opening: outcome.data });
  }

  // Only a list that was read after the purchase shows whether it was made.
  const isListCurrent = !cases.isValidating && cases.error === undefined;
  const lostItem = sent && !intent && !purchase.isMutating && isListCurrent ? find(sent.caseId) : undefined;
  const lost: LostPurchase | undefined = lostItem && {
    item: lostItem,
    wasMade: lostItem.next?.opening !== sent?.opening,
  };

  return {
    intent,
    isBuying: purchase.isMutating,
    purchaseError: purchase.error,
    ask: (item: Case) => {
      purchase.reset();
      if (item.next) setIntent({ item, next: item.next });
    },
    buy,
    cancel: () => {
      setIntent(null);
      purchase.reset();
      // A purchase without a response may have been made.
      if (sent) void cases.mutate();
    },
    opened,
    close: () => {
      setOpened(null);
      attempt.reset();
    },
    spendAttempt,
    /** The case whose attempt was tried last. */
    attempted,
    isAttempting: attempt.isMutating,
    attemptError: attempt.error,
    lost,
    showLost,
    dismissLost: settle,
  };
}
