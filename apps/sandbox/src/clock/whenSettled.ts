import type { Database } from '../database/openDatabase.ts';
import type { Work } from '../work/Work.ts';
import { settleDue } from './settleDue.ts';
import { comeAgain } from '../http/Refusal.ts';

/** Undoes a transaction that began before what had fallen due by its moment was done. */
class SomethingDue extends Error {}

/** Inside of `whenSettled`: ends the attempt where something is due. Nothing may be done before. */
export function holdToSettled({ isAnythingDue }: Work): void {
  if (isAnythingDue) throw new SomethingDue('Something is due.');
}

/** How long what is due is waited for. */
interface Patience {
  readonly ending: AbortSignal;
  /** From when something was found to be due; without end unless given. */
  readonly milliseconds?: number;
}

function endOf({ ending, milliseconds }: Patience): AbortSignal {
  return milliseconds === undefined ? ending : AbortSignal.any([ending, AbortSignal.timeout(milliseconds)]);
}

/**
 * Does `attempt`, whose transaction holds itself to what is settled, once all that has fallen due is done; again, where
 * the clock was moved while it waited for its turn. Throws the refusal to come again where patience ends before that.
 */
export async function whenSettled<Result>(
  database: Database,
  patience: Patience,
  attempt: () => Promise<Result>,
): Promise<Result> {
  // Most calls find nothing due, and need no timer.
  let until: AbortSignal | undefined;
  for (;;) {
    try {
      return await attempt();
    } catch (error) {
      if (!(error instanceof SomethingDue)) throw error;
    }
    until ??= endOf(patience);
    if (!(await settleDue(database, { until })) || until.aborted) throw comeAgain();
  }
}
