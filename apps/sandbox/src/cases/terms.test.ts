import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database, Transaction } from '../database/openDatabase.ts';
import { casePrize, cryptoCase } from '../database/schema.ts';
import { findViolation } from '../database/violation.ts';
import { openSeededDatabase } from '../../test/seededDatabase.ts';

let database: Database;
beforeAll(async () => {
  database = await openSeededDatabase();
});
afterAll(() => database.close());

const refusedBy = (change: (tx: Transaction) => Promise<unknown>) =>
  database.write(change).then(
    () => 'nothing',
    (error: unknown) => findViolation(error)?.constraint,
  );

const id = '0198f7c0-10e5-7b44-9a3d-6f2c8e5b7d01';

describe('the database', () => {
  test('rejects a case whose chances do not sum to 100 %, when the transaction commits', async () => {
    const another = { id: 'another', name: { en: 'Another', ru: 'Ещё один' }, amount: '1' } as const;
    expect(
      await refusedBy((tx) => tx.insert(casePrize).values({ ...another, caseId: id, chancePercent: '0.01' })),
    ).toBe('case_chances_whole');
  });

  test('rejects changing the price or prizes of a case that may have been sold', async () => {
    const terms = 'crypto_case_stays';
    expect(
      await refusedBy((tx) => tx.update(cryptoCase).set({ price: '1' }).where(eq(cryptoCase.id, id))),
    ).toBe(terms);
    expect(
      await refusedBy((tx) =>
        tx.update(casePrize).set({ chancePercent: '1' }).where(eq(casePrize.caseId, id)),
      ),
    ).toBe(terms);
    expect(await refusedBy((tx) => tx.delete(casePrize).where(eq(casePrize.caseId, id)))).toBe(terms);
    expect(
      await refusedBy((tx) => tx.update(cryptoCase).set({ onSale: false }).where(eq(cryptoCase.id, id))),
    ).toBe('nothing');
  });
});
