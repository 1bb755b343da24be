import type { OperationId } from '@meridian/api-client/contract';
import { limitCalls } from '../../calls/callLimits.ts';
import { read } from '../../transaction/TransactionContext.ts';
import { toResponse } from '../toResponse.ts';
import { findResponse } from '../idempotency.ts';
import { bucketsFor, type Operation, type Step } from '../operation.ts';

/** A repeated idempotent call gets the stored response and is not counted. */
export function rateLimit<Id extends OperationId>(operation: Operation<Id>): Step<Id> {
  const { database } = operation.service;
  return async (context, next) => {
    const buckets = bucketsFor(operation, context);
    const intent = context.get('intent');
    if (intent && buckets.length > 0) {
      const stored = await read(database, (context) => findResponse(context, intent));
      if (stored) return toResponse(stored, context.get('language'));
    }
    await limitCalls(database, buckets);
    return next();
  };
}
