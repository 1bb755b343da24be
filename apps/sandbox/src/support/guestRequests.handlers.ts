import { createHash } from 'node:crypto';
import { and, eq, isNull } from 'drizzle-orm';
import type { GuestHandlers } from '../calls/handlers.ts';
import { countCall } from '../calls/callLimits.ts';
import { invalid } from '../core/ProblemError.ts';
import { newId } from '../core/random.ts';
import { guestRequest } from '../database/schema.ts';
import { requireCapability } from '../settings/requireCapability.ts';

export const guestRequestsHandlers: GuestHandlers = {
  async createGuestRequest(call) {
    requireCapability(call, 'support');
    requireCapability(call, 'guestRequests');
    const { tx, now, language, settings, body } = call;
    const written = { subject: body.subject.trim(), text: body.text.trim() };
    if (written.subject === '') throw invalid({ subject: 'required' });
    if (written.text === '') throw invalid({ text: 'required' });
    // Accounts are not looked up: a guest gets the same answer as an investor.
    const sender = createHash('sha256').update(body.email.toLowerCase()).digest('base64url');
    const tooMany = await countCall(call, `guestEmail:${sender}`, settings.limits.guestEmail);
    if (tooMany) return tooMany;
    const { email } = body;
    const waits = and(
      isNull(guestRequest.decidedAt),
      eq(guestRequest.email, email),
      eq(guestRequest.subject, written.subject),
      eq(guestRequest.text, written.text),
    );
    if ((await tx.$count(guestRequest, waits)) === 0) {
      const name = body.name?.trim() || null;
      await tx
        .insert(guestRequest)
        .values({ id: newId(call), name, email, ...written, language, sentAt: now });
    }
    return { status: 204, body: null };
  },
};
