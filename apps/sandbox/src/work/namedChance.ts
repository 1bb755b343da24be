import { sql } from 'drizzle-orm';
import type { Database } from '../database/openDatabase.ts';
import { clock } from '../database/schema.ts';
import { type Chance, secureChance, seededChance } from './chance.ts';

/** Chance that can be repeated: the same seed, over a database that was begun as often, draws the same. */
export interface NamedChance extends Chance {
  /** Draws from the beginning: when the process starts, and when everything is forgotten. */
  begin(database: Database): Promise<void>;
}

/** Chance by a random seed; without one nobody can foresee it. With one, anybody who knows it can foresee tokens too. */
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
