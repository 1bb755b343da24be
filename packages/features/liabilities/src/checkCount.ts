import type { Schema } from '@meridian/api-client';
import { parseAmounts, type Fault, type Step, verify } from '@meridian/liabilities';
import { add, compare, type DecimalString, parseDecimal } from '@meridian/money';

/** `account`: the proof is somebody else's. `published`: it leads to another root than the published one. */
export type CountFault = Fault | 'account' | 'published';

export type Count =
  | {
      readonly isCounted: true;
      readonly amounts: Readonly<Record<string, DecimalString>>;
      readonly steps: readonly Step[];
    }
  | { readonly isCounted: false; readonly fault: CountFault; readonly steps: readonly Step[] };

/** Verifies a proof on this device, for this account, against the root and the total that are published for everybody. */
export async function checkCount(
  proof: Schema<'LiabilityProof'>,
  published: Schema<'LiabilitySnapshot'>,
  login: string,
): Promise<Count> {
  const verdict = await verify(proof);
  const { steps } = verdict;
  const isReadable = verdict.isCounted || (verdict.fault !== 'form' && verdict.fault !== 'parts');
  // Before the other faults: a proof of another account does not lead to the root with this login either.
  if (isReadable && proof.account !== login) return { isCounted: false, fault: 'account', steps };
  if (!verdict.isCounted) return verdict;
  const isPublished =
    proof.snapshot === published.id && proof.root === published.root && proof.total === published.total;
  if (!isPublished) return { isCounted: false, fault: 'published', steps };
  return { isCounted: true, amounts: readAmounts(verdict.amounts), steps };
}

/** The amounts of a line that a hash covers, by currency. */
export function readAmounts(line: string): Readonly<Record<string, DecimalString>> {
  const amounts = Object.entries(parseAmounts(line));
  return Object.fromEntries(amounts.map(([currency, amount]) => [currency, parseDecimal(amount)]));
}

const kinds = ['available', 'onDeposit', 'inWithdrawal', 'held'] as const;
export type Kind = (typeof kinds)[number];

/** What one currency had at the night, and what it has now. */
export interface Compared {
  readonly currency: string;
  readonly liabilities: DecimalString;
  readonly now: DecimalString;
  /** The parts that are not what they were. */
  readonly moved: readonly {
    readonly kind: Kind;
    readonly before: DecimalString;
    readonly now: DecimalString;
  }[];
  /** Refills that are not credited yet. They are in neither figure. */
  readonly waiting: DecimalString;
  /** Whether the parts that the server names are the counted amount. */
  readonly isExplained: boolean;
}

const sumOf = (amounts: readonly DecimalString[]) => amounts.reduce<DecimalString>(add, '0');

/** Compares the counted amounts with the balance. Leaves out currencies in which there was nothing, is nothing and nothing waits. */
export function compareWithBalance(
  amounts: Readonly<Record<string, DecimalString>>,
  { balances }: Schema<'LiabilityProof'>,
  { currencies }: Schema<'Balance'>,
  refills: readonly Schema<'Refill'>[],
): Compared[] {
  const codes = [...new Set([...Object.keys(currencies), ...Object.keys(amounts)])];
  return codes.flatMap((currency) => {
    const liabilities = amounts[currency] ?? '0';
    const named = balances.find((one) => one.currency === currency);
    const figures = currencies[currency];
    const partsNow: Record<Kind, DecimalString> = {
      available: figures?.available.amount ?? '0',
      onDeposit: figures?.onDeposit.amount ?? '0',
      inWithdrawal: figures?.inWithdrawal.amount ?? '0',
      held: figures?.heldAccruals.amount ?? '0',
    };
    const parts = kinds.map((kind) => ({ kind, before: named?.[kind].amount ?? '0', now: partsNow[kind] }));
    const now = sumOf(parts.map((part) => part.now));
    const waiting = sumOf(
      refills
        .filter(
          ({ status, requestedAmount }) => status === 'waiting' && requestedAmount.currency === currency,
        )
        .map(({ requestedAmount }) => requestedAmount.amount),
    );
    if ([liabilities, now, waiting].every((amount) => compare(amount, '0') === 0)) return [];
    return {
      currency,
      liabilities,
      now,
      waiting,
      moved: parts.filter((part) => compare(part.before, part.now) !== 0),
      isExplained: compare(sumOf(parts.map(({ before }) => before)), liabilities) === 0,
    };
  });
}
