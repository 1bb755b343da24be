import { ProblemError } from '../core/ProblemError.ts';
import type { Database } from '../database/openDatabase.ts';
import { hashPassword } from './passwords.ts';

interface QueueBounds {
  /** Tasks that run at the same time. */
  readonly atOnce: number;
  /** Tasks that wait. More are refused. */
  readonly waiting: number;
}

/** Runs a few tasks at a time, in order. Throws a 503 with `Retry-After` when too many wait. */
type TaskQueue = <Result>(task: () => Promise<Result>) => Promise<Result>;

/** A full queue of hashes is over after about two seconds. */
const retrySeconds = 5;

function createTaskQueue({ atOnce, waiting }: QueueBounds): TaskQueue {
  const next: (() => void)[] = [];
  let running = 0;
  return async (task) => {
    if (running === atOnce) {
      if (next.length === waiting) throw new ProblemError('server_busy', { retryAfter: retrySeconds });
      // The task that ends passes its place on, so `running` stays the same.
      await new Promise<void>((resolve) => next.push(resolve));
    } else running += 1;
    try {
      return await task();
    } finally {
      const resume = next.shift();
      if (resume) resume();
      else running -= 1;
    }
  };
}

/** One hash takes a core for about 30 ms, so more at once would delay every other call of the process. */
export const hashQueue = createTaskQueue({ atOnce: 1, waiting: 64 });

/** Hashes the new password of a call. */
export function hashNewPassword(database: Database, password: string): Promise<string> {
  return hashQueue(() => hashPassword(password, database));
}
