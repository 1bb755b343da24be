import type { Database } from '../database/openDatabase.ts';
import { comeAgain } from '../http/refusalOf.ts';
import type { Work } from '../work/Work.ts';
import { settleDue } from './settleDue.ts';

/** Undoes a transaction that began before what had fallen due by its moment was done. */
class SomethingDue extends Error {}

/** Inside of `whenSettled`: ends the attempt where something is due. Nothing may be done before. */
export function holdToSettled({ isAnythingDue }: Work): void {
  if (isAnythingDue) throw new SomethingDue('Something is due.');
}

/**
 * Does `attempt`, whose transaction holds itself to what is settled, once all that has fallen due is done; again, where
 * the clock was moved while it waited for its turn. Throws the refusal to come again where `until` ends it before that.
 */
export async function whenSettled<Result>(
  database: Database,
  until: AbortSignal,
  attempt: () => Promise<Result>,
): Promise<Result> {
  for (;;) {
    try {
      return await attempt();
    } catch (error) {
      if (!(error instanceof SomethingDue)) throw error;
    }
    if (!(await settleDue(database, { until })) || until.aborted) throw comeAgain();
  }
}
