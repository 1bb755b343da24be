import { expect, test } from 'vitest';
import { strategy } from '../database/schema.ts';
import { openSeededDatabase } from '../../test/seededDatabase.ts';
import { seedIfEmpty } from './resetToSeed.ts';

test('adds strategies that a migration removed, and nothing else', async () => {
  const database = await openSeededDatabase();
  try {
    await database.write((tx) => tx.delete(strategy));
    expect(await seedIfEmpty(database)).toBe(false);
    expect(await seedIfEmpty(database)).toBe(false);
    expect(await database.read((tx) => tx.$count(strategy))).toBe(30);
  } finally {
    await database.close();
  }
});
