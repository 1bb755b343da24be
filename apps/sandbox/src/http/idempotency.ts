import { createHash } from 'node:crypto';
import { and, eq, isNull } from 'drizzle-orm';
import { idempotency } from '../database/schema.ts';
import type { Work } from '../work/Work.ts';
import { Refusal } from './Refusal.ts';

/** One confirmed intent of one investor. */
export interface Intent {
  readonly investorId: string;
  readonly key: string;
  readonly operation: string;
  /** What was asked, path parameters included. */
  readonly request: unknown;
}

interface Answer {
  readonly status: number;
  readonly body: unknown;
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Text of a JSON value that depends neither on the order of its keys nor on how an id is spelled: in capitals it names the same. */
function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (typeof value === 'string' && uuid.test(value)) return JSON.stringify(value.toLowerCase());
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  const members = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${members.map(([name, member]) => `${JSON.stringify(name)}:${canonical(member)}`).join(',')}}`;
}

function hashOf(request: unknown): string {
  return createHash('sha256').update(canonical(request)).digest('hex');
}

/** The answer this intent was given before; undefined when it has none. Another request under its key is refused. */
export async function findAnswer(work: Work, intent: Intent): Promise<Answer | undefined> {
  const [row] = await work.tx
    .select()
    .from(idempotency)
    .where(and(eq(idempotency.investorId, intent.investorId), eq(idempotency.key, intent.key)));
  if (!row) return undefined;
  if (row.operation !== intent.operation || row.requestHash !== hashOf(intent.request)) {
    throw new Refusal('idempotency_key_reused');
  }
  return row.status === null ? undefined : { status: row.status, body: row.body };
}

function rowOf({ now }: Work, { investorId, key, operation, request }: Intent) {
  return { investorId, key, operation, requestHash: hashOf(request), at: now };
}

/**
 * Keeps the answer in the transaction that did what was asked, so that both are there or neither. Where an answer is there
 * already, somebody did it at the same time and nobody's lock kept them apart: the primary key refuses this one, so that
 * all of it is undone, and done again finds the answer that was given.
 */
export async function storeAnswer(work: Work, intent: Intent, { status, body }: Answer): Promise<void> {
  const row = { ...rowOf(work, intent), status, body };
  const kept = await work.tx
    .insert(idempotency)
    .values(row)
    .onConflictDoUpdate({
      target: [idempotency.investorId, idempotency.key],
      set: { status, body },
      // A key that was bound when this very request was refused.
      setWhere: and(
        isNull(idempotency.status),
        eq(idempotency.operation, row.operation),
        eq(idempotency.requestHash, row.requestHash),
      ),
    })
    .returning({ key: idempotency.key });
  if (kept.length === 0) await work.tx.insert(idempotency).values(row);
}

/** Binds the key of an intent that was refused to its request, which may be tried again; another one may not take it. */
export async function storeKey(work: Work, intent: Intent): Promise<void> {
  await work.tx.insert(idempotency).values(rowOf(work, intent)).onConflictDoNothing();
}
