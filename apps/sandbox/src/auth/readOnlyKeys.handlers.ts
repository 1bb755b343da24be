import type { Schema } from '@meridian/api-client';
import { and, desc, eq, gt } from 'drizzle-orm';
import type { InvestorHandlers } from '../calls/handlers.ts';
import { dayInMilliseconds } from '../clock/clock.ts';
import { invalid, ProblemError } from '../core/ProblemError.ts';
import { newId } from '../core/random.ts';
import { readOnlyKey } from '../database/schema.ts';
import { requireCapability } from '../settings/requireCapability.ts';
import { announceChange } from './announceChange.ts';
import { requireConfirmation } from './confirmation.ts';
import { readName } from './readName.ts';
import { recordSecurityEvent } from './securityEvents.ts';
import { hashToken } from './tokens.ts';

/** What a user sees of a key afterwards. */
const shownCharacters = 10;

function serializeKey(row: typeof readOnlyKey.$inferSelect): Schema<'ReadOnlyKey'> {
  const { id, name, firstCharacters, createdAt, expiresAt, lastUsedAt } = row;
  return {
    id,
    name,
    firstCharacters,
    createdDate: createdAt.toISOString(),
    expiryDate: expiresAt.toISOString(),
    lastUseDate: lastUsedAt?.toISOString() ?? null,
  };
}

export const readOnlyKeysHandlers: InvestorHandlers = {
  async listReadOnlyKeys(call) {
    requireCapability(call, 'readOnlyKeys');
    const rows = await call.tx
      .select()
      .from(readOnlyKey)
      .where(eq(readOnlyKey.investorId, call.investor.id))
      .orderBy(desc(readOnlyKey.createdAt), desc(readOnlyKey.id));
    const { validDays, maximum } = call.settings.readOnlyKeys;
    return { status: 200, body: { items: rows.map(serializeKey), validDays: [...validDays], maximum } };
  },

  async createReadOnlyKey(call) {
    requireCapability(call, 'readOnlyKeys');
    requireConfirmation(call);
    const { tx, now, investor, settings, body } = call;
    const { validDays, maximum } = settings.readOnlyKeys;
    if (!validDays.includes(body.validDays)) throw invalid({ validDays: 'unknown_value' });
    const name = readName(body.name);
    const working = and(eq(readOnlyKey.investorId, investor.id), gt(readOnlyKey.expiresAt, now));
    if ((await tx.$count(readOnlyKey, working)) >= maximum)
      throw new ProblemError('read_only_key_limit_reached');
    const key = `read_${call.random.bytes(32).toString('base64url')}`;
    const made: typeof readOnlyKey.$inferSelect = {
      tokenHash: hashToken(key),
      id: newId(call),
      investorId: investor.id,
      name,
      firstCharacters: key.slice(0, shownCharacters),
      createdAt: now,
      expiresAt: new Date(now.getTime() + body.validDays * dayInMilliseconds),
      lastUsedAt: null,
    };
    await tx.insert(readOnlyKey).values(made);
    await announceChange(call, investor, {
      kind: 'read_only_key_created',
      letter: {
        en: 'A key that reads your statement and operations was created.',
        ru: 'Создан ключ, по которому можно читать вашу выписку и операции.',
      },
      title: { en: 'Read-only key created', ru: 'Создан ключ для чтения' },
      text: {
        en: `“${name}” can now read your statement and operations. If it was not you who created it, revoke it and change your password at once.`,
        ru: `По ключу «${name}» теперь можно читать вашу выписку и операции. Если его создали не вы, сразу отзовите его и смените пароль.`,
      },
    });
    return { status: 201, body: { key, details: serializeKey(made) } };
  },

  async removeReadOnlyKey(call) {
    requireCapability(call, 'readOnlyKeys');
    const { tx, investor, path } = call;
    const [revoked] = await tx
      .delete(readOnlyKey)
      .where(and(eq(readOnlyKey.investorId, investor.id), eq(readOnlyKey.id, path.id)))
      .returning({ id: readOnlyKey.id });
    if (!revoked) throw new ProblemError('not_found');
    await recordSecurityEvent(call, investor.id, 'read_only_key_revoked');
    return { status: 204, body: null };
  },
};
