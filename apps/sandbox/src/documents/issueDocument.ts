import { createHash } from 'node:crypto';
import { and, desc, eq, gt } from 'drizzle-orm';
import { dayInMilliseconds } from '../clock/clock.ts';
import type { RandomSource } from '../core/random.ts';
import { type Investor, issuedDocument } from '../database/schema.ts';
import type { TransactionContext } from '../transaction/TransactionContext.ts';
import type { DocumentContent } from './DocumentContent.ts';

export type IssuedDocument = typeof issuedDocument.$inferSelect;

/** SHA-256 of everything that a document says. */
export const hashContent = (content: DocumentContent): string =>
  createHash('sha256').update(JSON.stringify(content)).digest('hex');

/** Crockford’s digits: none looks like another one on paper. */
const digits = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Unpredictable, so that a number says nothing about how many there are. */
function newNumber(random: RandomSource): string {
  const drawn = Array.from(random.bytes(12), (byte) => digits.charAt(byte % digits.length)).join('');
  return [drawn.slice(0, 4), drawn.slice(4, 8), drawn.slice(8)].join('-');
}

/** A number as people type it: in small letters, without hyphens, with letters for the digits that they look like. */
export function readNumber(typed: string): string {
  const plain = typed
    .toUpperCase()
    .replaceAll('O', '0')
    .replaceAll(/[IL]/g, '1')
    .replaceAll(/[^0-9A-Z]/g, '');
  return [plain.slice(0, 4), plain.slice(4, 8), plain.slice(8)].join('-');
}

/**
 * Records a document. What the investor got within the last day is the same document with its number and its time: a call that is
 * repeated after a lost connection issues nothing else. The caller holds the lock of the investor.
 */
export async function issueDocument(
  { tx, now, random }: TransactionContext,
  { id }: Pick<Investor, 'id'>,
  content: DocumentContent,
): Promise<IssuedDocument> {
  const { kind, language } = content;
  const hash = hashContent(content);
  const [earlier] = await tx
    .select()
    .from(issuedDocument)
    .where(
      and(
        eq(issuedDocument.investorId, id),
        eq(issuedDocument.hash, hash),
        gt(issuedDocument.issuedAt, new Date(now.getTime() - dayInMilliseconds)),
      ),
    )
    .orderBy(desc(issuedDocument.issuedAt))
    .limit(1);
  if (earlier) return earlier;
  const document = { number: newNumber(random), investorId: id, kind, language, hash, issuedAt: now };
  await tx.insert(issuedDocument).values(document);
  return document;
}
