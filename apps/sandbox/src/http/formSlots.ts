import { ProblemError } from '../core/ProblemError.ts';
import { ClientDisconnected } from './readUpTo.ts';

/** The right to hold one form in memory. */
export interface FormSlot {
  /** Aborted when reading takes too long and another form waits; its reason is the refusal. */
  readonly preempted: AbortSignal;
  /** Call once the form is read: it is no longer preempted. */
  readonly hasRead: () => void;
}

export interface FormSlots {
  /** Runs a task when a slot is free. Throws a `Refusal` after a time-out and `ClientDisconnected` when the client is gone. */
  run<Result>(of: string, caller: AbortSignal, task: (slot: FormSlot) => Promise<Result>): Promise<Result>;
}

interface Bounds {
  /** How many forms may be in memory at once. */
  readonly slots: number;
  /** A form that is still being read after this time can be preempted. */
  readonly readMilliseconds: number;
  /** How long a form waits for a slot. */
  readonly waitMilliseconds: number;
}

/**
 * A form of 32 MB needs up to 128 MB of memory, and decoding a large photo of it several hundred more. The client gives an upload
 * 100 seconds (section 9).
 */
const defaultBounds: Bounds = { slots: 2, readMilliseconds: 15_000, waitMilliseconds: 60_000 };

const retryAfter = 10;

/** A request that holds a slot or waits for one. */
interface Sender {
  readonly of: string;
  readonly begin: () => void;
  readonly preempt: AbortController;
  isOverdue: boolean;
}

/**
 * Limits the memory of uploads: a few forms per process, one per investor. The body of a waiting form is not read. A slow
 * upload keeps its slot until another form waits for it.
 */
export function createFormSlots({
  slots,
  readMilliseconds,
  waitMilliseconds,
}: Bounds = defaultBounds): FormSlots {
  const held = new Set<Sender>();
  const waiting = new Set<Sender>();
  const tooMany = () => new ProblemError('too_many_calls', { retryAfter });

  /** The senders that block this one. */
  function findBlockers({ of }: Sender): readonly Sender[] {
    const own = [...held].filter((holder) => holder.of === of);
    return own.length === 0 && held.size >= slots ? [...held] : own;
  }

  /** Starts waiting senders in their order, and preempts overdue ones that block them. */
  function schedule(): void {
    for (const sender of waiting) {
      const blockers = findBlockers(sender);
      const overdue = blockers.find(({ isOverdue }) => isOverdue);
      if (blockers.length === 0) {
        waiting.delete(sender);
        held.add(sender);
        sender.begin();
      } else if (overdue) {
        overdue.isOverdue = false;
        overdue.preempt.abort(tooMany());
      }
    }
  }

  async function waitForSlot(of: string, caller: AbortSignal): Promise<Sender> {
    if (caller.aborted) throw new ClientDisconnected();
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const sender = { of, begin: resolve, preempt: new AbortController(), isOverdue: false };
    const leave = () => reject(new ClientDisconnected());
    const timeout = setTimeout(() => reject(tooMany()), waitMilliseconds);
    caller.addEventListener('abort', leave);
    waiting.add(sender);
    schedule();
    try {
      await promise;
      return sender;
    } finally {
      clearTimeout(timeout);
      caller.removeEventListener('abort', leave);
      waiting.delete(sender);
    }
  }

  return {
    async run(of, caller, task) {
      const sender = await waitForSlot(of, caller);
      const overdue = setTimeout(() => {
        sender.isOverdue = true;
        schedule();
      }, readMilliseconds);
      const hasRead = () => {
        clearTimeout(overdue);
        sender.isOverdue = false;
      };
      try {
        return await task({ preempted: sender.preempt.signal, hasRead });
      } finally {
        hasRead();
        held.delete(sender);
        schedule();
      }
    },
  };
}
