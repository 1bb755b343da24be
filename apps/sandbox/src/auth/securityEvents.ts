import type { Schema } from '@meridian/api-client';
import { eq } from 'drizzle-orm';
import { readPage } from '../calls/readPage.ts';
import type { InvestorHandlers } from '../calls/handlers.ts';
import { newId } from '../core/random.ts';
import { securityEvent } from '../database/schema.ts';
import type { TransactionContext } from '../transaction/TransactionContext.ts';
import { parseDevice } from './parseDevice.ts';
import { longestUserAgent } from './tokens.ts';

/** Older events are deleted. */
export const securityEventDays = 180;

/**
 * Adds an event to the security history of an investor, with the device and address of the call. A call that is refused keeps
 * its event only if the handler returns the refusal: a thrown one rolls the transaction back. Seeds and controls record nothing.
 */
export async function recordSecurityEvent(
  context: TransactionContext,
  investorId: string,
  kind: Schema<'SecurityEventKind'>,
): Promise<void> {
  const { tx, now, client } = context;
  if (!client) return;
  await tx.insert(securityEvent).values({
    id: newId(context),
    investorId,
    at: now,
    kind,
    userAgent: client.userAgent?.slice(0, longestUserAgent) ?? null,
    address: client.address,
  });
}

export const securityEventHandlers: InvestorHandlers = {
  async listSecurityEvents(call) {
    const { tx, investor, query } = call;
    const listed = {
      rows: tx.select().from(securityEvent).$dynamic(),
      of: securityEvent,
      where: eq(securityEvent.investorId, investor.id),
      by: securityEvent.at,
      id: securityEvent.id,
    };
    const page = await readPage(call, query, listed, ({ id, at, kind, userAgent, address }) => ({
      id,
      date: at.toISOString(),
      kind,
      ...parseDevice(userAgent),
      address,
    }));
    return { status: 200, body: { ...page, keptDays: securityEventDays } };
  },
};
