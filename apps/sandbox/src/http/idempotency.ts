import { createHash } from 'node:crypto';
import { and, eq } from '../database/query.ts';
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

/** Text of a JSON value that does not depend on the order of its keys. */
function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  const members = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${members.map(([name, member]) => `${JSON.stringify(name)}:${canonical(member)}`).join(',')}}`;
}

function hashOf(request: unknown): string {
  return createHash('sha256').update(canonical(request)).digest('hex');
}

/** The answer this intent was given before; undefined when it has none. Another request under its key is refused. */
export async function answeredBefore(work: Work, intent: Intent): Promise<Answer | undefined> {
  const [row] = await work.sql
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

/** Keeps the answer in the transaction that did what was asked, so that both are there or neither. */
export async function keepAnswer(work: Work, intent: Intent, { status, body }: Answer): Promise<void> {
  await work.sql
    .insert(idempotency)
    .values({ ...rowOf(work, intent), status, body })
    .onConflictDoUpdate({ target: [idempotency.investorId, idempotency.key], set: { status, body } });
}

/** Binds the key of an intent that was refused to its request, which may be tried again; another one may not take it. */
export async function keepKey(work: Work, intent: Intent): Promise<void> {
  await work.sql.insert(idempotency).values(rowOf(work, intent)).onConflictDoNothing();
}
