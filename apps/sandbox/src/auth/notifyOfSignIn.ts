import { and, eq, isNull } from 'drizzle-orm';
import { session } from '../database/schema.ts';
import { notify } from '../notification/notify.ts';
import type { TransactionContext } from '../transaction/TransactionContext.ts';
import { parseDevice } from './parseDevice.ts';
import { recordSecurityEvent } from './securityEvents.ts';
import { longestUserAgent } from './tokens.ts';

/** Records a sign-in, and notifies of one on a device without a session. Call it before the session begins. */
export async function notifyOfSignIn(
  context: TransactionContext & { readonly userAgent: string | null },
  investorId: string,
): Promise<void> {
  await recordSecurityEvent(context, investorId, 'signed_in');
  const userAgent = context.userAgent?.slice(0, longestUserAgent) ?? null;
  const isSame = userAgent === null ? isNull(session.userAgent) : eq(session.userAgent, userAgent);
  const [known] = await context.tx
    .select({ kind: session.kind })
    .from(session)
    .where(and(eq(session.investorId, investorId), eq(session.kind, 'session'), isSame))
    .limit(1);
  if (known) return;
  const { browser, system } = parseDevice(userAgent);
  const device = [browser, system].filter((name) => name !== null).join(', ');
  await notify(context, {
    investorId,
    topic: 'sign_in',
    title: { en: 'New sign-in', ru: 'Новый вход' },
    text: {
      en: `Signed in on ${device || 'an unknown device'}. If it was not you, change your password at once: that ends the other sessions.`,
      ru: `${device ? `Вход с устройства: ${device}.` : 'Вход с неизвестного устройства.'} Если это были не вы, сразу смените пароль: остальные сеансы завершатся.`,
    },
  });
}
