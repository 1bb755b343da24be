import { createHash } from 'node:crypto';
import { and, eq, isNull } from 'drizzle-orm';
import { idempotency } from '../database/schema.ts';
import type { ApiResponse } from './toResponse.ts';
import type { TransactionContext } from '../transaction/TransactionContext.ts';
import { ProblemError } from '../core/ProblemError.ts';

/** One confirmed intent of one investor. */
export interface Intent {
  readonly investorId: string;
  readonly key: string;
  readonly operation: string;
  /** Body and path parameters. */
  readonly request: unknown;
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** `100.0` and `100` are the same amount. */
function canonicalAmount(amount: string): string {
  return amount.includes('.') ? amount.replace(/\.?0+$/, '') : amount;
}

/** JSON with sorted keys, lower-case UUIDs and amounts without trailing zeros. */
function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (typeof value === 'string' && uuid.test(value)) return JSON.stringify(value.toLowerCase());
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  const amounts =
    'currency' in value && 'amount' in value && typeof value.amount === 'string'
      ? { amount: canonicalAmount(value.amount) }
      : {};
  const members = Object.entries({ ...value, ...amounts }).sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${members.map(([name, member]) => `${JSON.stringify(name)}:${canonical(member)}`).join(',')}}`;
}

function hashOf(request: unknown): string {
  return createHash('sha256').update(canonical(request)).digest('hex');
}

/** The stored response of this intent. Throws when its key was used for another request. */
export async function findResponse(
  context: TransactionContext,
  intent: Intent,
): Promise<ApiResponse | undefined> {
  const [row] = await context.tx
    .select()
    .from(idempotency)
    .where(and(eq(idempotency.investorId, intent.investorId), eq(idempotency.key, intent.key)));
  if (!row) return undefined;
  if (row.operation !== intent.operation || row.requestHash !== hashOf(intent.request)) {
    throw new ProblemError('idempotency_key_reused');
  }
  if (row.status === null) return undefined;
  return { status: row.status, body: row.body, headers: { 'idempotency-replayed': 'true' } };
}

function rowOf({ now }: TransactionContext, { investorId, key, operation, request }: Intent) {
  return { investorId, key, operation, requestHash: hashOf(request), at: now };
}

/**
 * Stores the response in the transaction of the call. If a concurrent call stored one first, the primary key rejects this
 * transaction, and its retry finds the stored response.
 */
export async function storeResponse(
  context: TransactionContext,
  intent: Intent,
  { status, body }: ApiResponse,
): Promise<void> {
  const row = { ...rowOf(context, intent), status, body };
  const kept = await context.tx
    .insert(idempotency)
    .values(row)
    .onConflictDoUpdate({
      target: [idempotency.investorId, idempotency.key],
      set: { status, body },
      // The key was bound when this same request was refused.
      setWhere: and(
        isNull(idempotency.status),
        eq(idempotency.operation, row.operation),
        eq(idempotency.requestHash, row.requestHash),
      ),
    })
    .returning({ key: idempotency.key });
  if (kept.length === 0) await context.tx.insert(idempotency).values(row);
}

/** Binds the key of a refused intent to its request. The request may be repeated; another one may not use the key. */
export async function storeKey(context: TransactionContext, intent: Intent): Promise<void> {
  await context.tx.insert(idempotency).values(rowOf(context, intent)).onConflictDoNothing();
}
