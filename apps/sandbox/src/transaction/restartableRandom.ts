import { sql } from 'drizzle-orm';
import type { Database } from '../database/openDatabase.ts';
import { clock } from '../database/schema.ts';
import { type RandomSource, secureRandom, seededRandom } from '../core/random.ts';

/** Repeatable: the same seed over the same number of starts gives the same values. */
export interface RestartableRandom extends RandomSource {
  /** Restarts the sequence, at a start and after a reset. */
  begin(database: Database): Promise<void>;
}

/** Unpredictable without a random seed. Who knows the seed can predict tokens. */
export function restartableRandom(randomSeed: string | undefined): RestartableRandom {
  let present = secureRandom;
  return {
    bytes: (length) => present.bytes(length),
    order: () => present.order(),
    async begin(database) {
      if (randomSeed === undefined) return;
      const [row] = await database.write((tx) =>
        tx
          .update(clock)
          .set({ starts: sql`${clock.starts} + 1` })
          .returning({ starts: clock.starts }),
      );
      const start = row?.starts ?? 0;
      present = seededRandom(`${randomSeed}:${start}`, start);
    },
  };
}
