import { createECDH } from 'node:crypto';
import type { Schema } from '@meridian/api-client';
import { eq, or } from 'drizzle-orm';
import type { InvestorHandlers } from '../calls/handlers.ts';
import { invalid } from '../core/ProblemError.ts';
import { derivePushKeys, type ServerKey } from '../core/serverKey.ts';
import { pushSubscription } from '../database/schema.ts';
import { requireCapability } from '../settings/requireCapability.ts';
import { isPublicEndpoint } from './postPush.ts';

const serialize = (serverKey: ServerKey, subscribed: boolean): Schema<'PushSubscription'> => ({
  publicKey: derivePushKeys(serverKey).publicKey,
  subscribed,
});

/** Whether a message can be encrypted for it. */
function isPoint(p256dh: string): boolean {
  const own = createECDH('prime256v1');
  own.generateKeys();
  try {
    own.computeSecret(Buffer.from(p256dh, 'base64url'));
    return true;
  } catch {
    return false;
  }
}

export const pushHandlers: InvestorHandlers = {
  async getPushSubscription(call) {
    requireCapability(call, 'push');
    const own = eq(pushSubscription.sessionId, call.session.id);
    const count = await call.tx.$count(pushSubscription, own);
    return { status: 200, body: serialize(call.serverKey, count > 0) };
  },

  async savePushSubscription(call) {
    requireCapability(call, 'push');
    const { tx, now, investor, session, body, serverKey } = call;
    const { endpoint, p256dh, auth } = body;
    if (!isPublicEndpoint(endpoint)) throw invalid({ endpoint: 'malformed' });
    if (!isPoint(p256dh)) throw invalid({ p256dh: 'malformed' });
    await tx
      .delete(pushSubscription)
      .where(or(eq(pushSubscription.endpoint, endpoint), eq(pushSubscription.sessionId, session.id)));
    await tx
      .insert(pushSubscription)
      .values({ sessionId: session.id, investorId: investor.id, endpoint, p256dh, auth, createdAt: now });
    return { status: 200, body: serialize(serverKey, true) };
  },

  async removePushSubscription(call) {
    requireCapability(call, 'push');
    await call.tx.delete(pushSubscription).where(eq(pushSubscription.sessionId, call.session.id));
    return { status: 204, body: null };
  },
};
