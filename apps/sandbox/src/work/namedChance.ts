import { sql } from 'drizzle-orm';
import type { Database } from '../database/openDatabase.ts';
import { clock } from '../database/schema.ts';
import { type Chance, secureChance, seededChance } from '../core/chance.ts';

/** Repeatable: the same seed over the same number of starts gives the same values. */
export interface NamedChance extends Chance {
  /** Restarts the sequence, at a start and after a reset. */
  begin(database: Database): Promise<void>;
}

/** Unpredictable without a random seed. Who knows the seed can predict tokens. */
export function namedChance(randomSeed: string | undefined): NamedChance {
  let present = secureChance;
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
      present = seededChance(`${randomSeed}:${start}`, start);
    },
  };
}
