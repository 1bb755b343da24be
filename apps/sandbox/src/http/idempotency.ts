import { createHash } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
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

/** The answer this intent was given before; undefined when it is new. Another request under its key is refused. */
export async function answeredBefore(work: Work, intent: Intent): Promise<Answer | undefined> {
  const [row] = await work.sql
    .select()
    .from(idempotency)
    .where(and(eq(idempotency.investorId, intent.investorId), eq(idempotency.key, intent.key)));
  if (!row) return undefined;
  if (row.operation !== intent.operation || row.requestHash !== hashOf(intent.request)) {
    throw new Refusal('idempotency_key_reused');
  }
  return { status: row.status, body: row.body };
}

/** Keeps the answer in the transaction that did what was asked, so that both are there or neither. */
export async function keepAnswer(work: Work, intent: Intent, answer: Answer): Promise<void> {
  await work.sql.insert(idempotency).values({
    investorId: intent.investorId,
    key: intent.key,
    operation: intent.operation,
    requestHash: hashOf(intent.request),
    status: answer.status,
    body: answer.body,
    at: work.now,
  });
}
