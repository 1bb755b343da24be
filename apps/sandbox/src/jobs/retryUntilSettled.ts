import type { Database } from '../database/openDatabase.ts';
import { tryAgainLater } from '../core/ProblemError.ts';
import type { TransactionContext } from '../transaction/TransactionContext.ts';
import { settleDue } from './settleDue.ts';

/** Rolls back a transaction that started while events were due. */
class EventsDue extends Error {}

/** The first step of an attempt: throws while any event is due. */
export function assertNothingDue({ isAnythingDue }: TransactionContext): void {
  if (isAnythingDue) throw new EventsDue('Events are due.');
}

interface SettleLimits {
  readonly ending: AbortSignal;
  /** How long due events are processed; without a limit unless given. */
  readonly milliseconds?: number;
}

/**
 * Runs `attempt`, whose transaction calls `assertNothingDue`. While events are due, processes them and tries again.
 * Throws a 503 when the limits end first.
 */
export async function retryUntilSettled<Result>(
  database: Database,
  { ending, milliseconds }: SettleLimits,
  attempt: () => Promise<Result>,
): Promise<Result> {
  let until: AbortSignal | undefined;
  for (;;) {
    try {
      return await attempt();
    } catch (error) {
      if (!(error instanceof EventsDue)) throw error;
    }
    until ??=
      milliseconds === undefined ? ending : AbortSignal.any([ending, AbortSignal.timeout(milliseconds)]);
    if (!(await settleDue(database, { until })) || until.aborted) throw tryAgainLater();
  }
}
