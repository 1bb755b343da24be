import { and, isNull, lt, lte, sql } from 'drizzle-orm';
import type { Database } from '../database/openDatabase.ts';
import {
  code,
  device,
  discardedPhoto,
  guestRequest,
  idempotency,
  outbox,
  passkeyChallenge,
  quote,
  rateLimit,
  readOnlyKey,
  securityEvent,
  session,
  supportPhoto,
} from '../database/schema.ts';
import { securityEventDays } from '../auth/securityEvents.ts';
import { write } from '../transaction/TransactionContext.ts';
import { dayInMilliseconds } from '../clock/clock.ts';

/** How long an expired code or quote is reported as expired and not as unknown. */
const daysAfterItsEnd = 1;
/** How long a photo for the support waits for its message. */
const daysWithoutMessage = 1;
/** How long idempotency keys, messages, ended read-only keys and decided messages of guests are stored. */
const daysKept = 30;

/** Deletes expired rows. */
export function deleteExpired(database: Database): Promise<void> {
  return write(database, async ({ tx, now }) => {
    const before = (days: number) => new Date(now.getTime() - days * dayInMilliseconds);
    await tx.delete(session).where(lte(session.expiresAt, now));
    await tx.delete(device).where(lte(device.expiresAt, now));
    await tx.delete(passkeyChallenge).where(lte(passkeyChallenge.expiresAt, now));
    await tx.delete(rateLimit).where(lte(rateLimit.windowEndsAt, now));
    await tx.delete(code).where(lt(code.expiresAt, before(daysAfterItsEnd)));
    await tx.delete(quote).where(and(lt(quote.expiresAt, before(daysAfterItsEnd)), isNull(quote.spentAt)));
    const forgotten = await tx
      .delete(supportPhoto)
      .where(and(isNull(supportPhoto.messageId), lt(supportPhoto.at, before(daysWithoutMessage))))
      .returning({ file: supportPhoto.file });
    if (forgotten.length > 0) await tx.insert(discardedPhoto).values(forgotten);
    await tx.delete(idempotency).where(lt(idempotency.at, before(daysKept)));
    await tx.delete(readOnlyKey).where(lt(readOnlyKey.expiresAt, before(daysKept)));
    await tx
      .delete(guestRequest)
      .where(lt(sql`coalesce(${guestRequest.decidedAt}, ${guestRequest.sentAt})`, before(daysKept)));
    await tx.delete(outbox).where(lt(outbox.at, before(daysKept)));
    await tx.delete(securityEvent).where(lt(securityEvent.at, before(securityEventDays)));
  });
}
