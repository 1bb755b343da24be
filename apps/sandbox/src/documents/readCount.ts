import { and, desc, eq, lt, type SQL } from 'drizzle-orm';
import { liabilityAccount, liabilitySnapshot } from '../database/schema.ts';
import type { TransactionContext } from '../transaction/TransactionContext.ts';
import type { DocumentBlock } from './DocumentContent.ts';
import type { DocumentFormat } from './documentFormat.ts';

interface Count {
  readonly takenAt: Date;
  readonly root: string;
}

/** The last nightly count that has the account of the investor, before a moment if one is given. */
export async function readCount(
  { tx }: TransactionContext,
  investorId: string,
  before?: SQL,
): Promise<Count | undefined> {
  const [count] = await tx
    .select({ takenAt: liabilitySnapshot.takenAt, root: liabilitySnapshot.root })
    .from(liabilitySnapshot)
    .innerJoin(liabilityAccount, eq(liabilityAccount.snapshotId, liabilitySnapshot.id))
    .where(
      and(
        eq(liabilityAccount.investorId, investorId),
        before === undefined ? undefined : lt(liabilitySnapshot.takenAt, before),
      ),
    )
    .orderBy(desc(liabilitySnapshot.takenAt))
    .limit(1);
  return count;
}

/** The count and what it has to do with the document. */
export function countBlocks(
  { takenAt, root }: Count,
  says: string,
  { words, moment }: DocumentFormat,
): readonly DocumentBlock[] {
  return [
    {
      kind: 'facts',
      title: words.count.title,
      rows: [
        [words.count.date, moment(takenAt.toISOString())],
        [words.count.root, root],
      ],
    },
    { kind: 'text', text: says },
  ];
}
