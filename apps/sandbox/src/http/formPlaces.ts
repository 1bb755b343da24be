import { Refusal } from './Refusal.ts';
import { CallerGone } from './readUpTo.ts';

/** A form that may be read, and is in memory from here on. */
export interface Place {
  /** Ends the reading where it takes too long and somebody waits for it; its reason is the refusal. */
  readonly giveWay: AbortSignal;
  /** Says that the form is read: it gives way no more. */
  readonly hasRead: () => void;
}

export interface FormPlaces {
  /** Does a task when there is a place for it. Throws a refusal where that takes too long, and when the caller is gone. */
  run<Result>(of: string, caller: AbortSignal, task: (place: Place) => Promise<Result>): Promise<Result>;
}

interface Bounds {
  /** How many forms are in memory at once. */
  readonly places: number;
  /** How long a form is read before it has to give way to one that waits. */
  readonly readMilliseconds: number;
  /** How long a form waits. */
  readonly waitMilliseconds: number;
}

/** A form takes up to four times its 32 MB until what was copied is collected. One that waited can still be sent in what the client gives it (100 seconds, section 9). */
const usualBounds: Bounds = { places: 2, readMilliseconds: 15_000, waitMilliseconds: 60_000 };

const retryAfter = 10;

/** Whoever has a place or waits for one. */
interface Sender {
  readonly of: string;
  readonly begin: () => void;
  readonly giveWay: AbortController;
  isOverdue: boolean;
}

/**
 * Bounds what forms take in memory: so many in the process, and one of each person. Of those that wait nothing is read.
 * Who sends slowly keeps the place as long as nobody else wants it.
 */
export function createFormPlaces({
  places,
  readMilliseconds,
  waitMilliseconds,
}: Bounds = usualBounds): FormPlaces {
  const held = new Set<Sender>();
  const waiting = new Set<Sender>();
  const tooMany = () => new Refusal('too_many_calls', { retryAfter });

  /** Who is in the way of this one; nobody where there is a place. */
  function inTheWayOf({ of }: Sender): readonly Sender[] {
    const own = [...held].filter((holder) => holder.of === of);
    return own.length === 0 && held.size >= places ? [...held] : own;
  }

  /** Begins those for whom there is a place, the first that came first, and has who is overdue give way to the others. */
  function goOn(): void {
    for (const sender of waiting) {
      const inTheWay = inTheWayOf(sender);
      const overdue = inTheWay.find(({ isOverdue }) => isOverdue);
      if (inTheWay.length === 0) {
        waiting.delete(sender);
        held.add(sender);
        sender.begin();
      } else if (overdue) {
        overdue.isOverdue = false;
        overdue.giveWay.abort(tooMany());
      }
    }
  }

  async function placeFor(of: string, caller: AbortSignal): Promise<Sender> {
    if (caller.aborted) throw new CallerGone();
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const sender = { of, begin: resolve, giveWay: new AbortController(), isOverdue: false };
    const leave = () => reject(new CallerGone());
    const patience = setTimeout(() => reject(tooMany()), waitMilliseconds);
    caller.addEventListener('abort', leave);
    waiting.add(sender);
    goOn();
    try {
      await promise;
      return sender;
    } finally {
      clearTimeout(patience);
      caller.removeEventListener('abort', leave);
      waiting.delete(sender);
    }
  }

  return {
    async run(of, caller, task) {
      const sender = await placeFor(of, caller);
      const overdue = setTimeout(() => {
        sender.isOverdue = true;
        goOn();
      }, readMilliseconds);
      const hasRead = () => {
        clearTimeout(overdue);
        sender.isOverdue = false;
      };
      try {
        return await task({ giveWay: sender.giveWay.signal, hasRead });
      } finally {
        hasRead();
        held.delete(sender);
        goOn();
      }
    },
  };
}
