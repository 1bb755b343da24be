import type { Schema } from '@meridian/api-client';
import { eq } from 'drizzle-orm';
import { countPasskeys } from '../auth/passkeys/passkeyOptions.ts';
import type { SessionCall } from '../auth/confirmation.ts';
import type { InvestorHandlers } from '../calls/handlers.ts';
import { investor as investors } from '../database/schema.ts';
import { requireCapability } from '../settings/requireCapability.ts';
import { cancelUnlocking, lockAccount, requestUnlocking } from './lockAccount.ts';
import { changeOnlyTheseWallets } from './onlyTheseWallets.ts';
import { changeOwnLimit, readOwnLimit } from './ownLimits.ts';
import { readOnlyTheseWallets } from '../protection/onlyTheseWallets.ts';
import { getPauseEnd, getPauseHours } from '../protection/pause.ts';

/** The investor’s protection as this call leaves it. */
async function readProtection(call: SessionCall): Promise<Schema<'Protection'>> {
  const { tx, settings, relyingParty } = call;
  const [investor] = await tx.select().from(investors).where(eq(investors.id, call.investor.id));
  if (!investor) throw new Error('The investor of this call is gone.');
  const { id, lockedAt, unlockDays, unlocksAt, totpSince, emailConfirmedAt, letterWord } = investor;
  const missing: Schema<'MissingProtection'>[] = [];
  if (!totpSince) missing.push('second_factor');
  if (relyingParty && (await countPasskeys(call, id)) === 0) missing.push('passkey');
  if (!emailConfirmedAt) missing.push('confirmed_email');
  if (letterWord === null) missing.push('letter_word');
  return {
    pauseHours: getPauseHours(settings),
    pausedUntil: getPauseEnd(call, investor)?.toISOString() ?? null,
    lock:
      lockedAt && unlockDays !== null
        ? { date: lockedAt.toISOString(), unlockDays, unlockDate: unlocksAt?.toISOString() ?? null }
        : null,
    unlockDays: [...settings.protection.unlockDays],
    limits: [
      await readOwnLimit(call, id, 'withdrawals_per_day'),
      await readOwnLimit(call, id, 'deposits_per_month'),
    ],
    limitRaiseHours: settings.protection.limitRaiseHours,
    ...(settings.capabilities.severalWallets && { onlyTheseWallets: readOnlyTheseWallets(call, investor) }),
    missing,
  };
}

export const protectionHandlers: InvestorHandlers = {
  async getProtection(call) {
    requireCapability(call, 'protection');
    return { status: 200, body: await readProtection(call) };
  },

  async setAccountLock(call) {
    requireCapability(call, 'protection');
    await lockAccount(call, call.body.unlockDays);
    return { status: 200, body: await readProtection(call) };
  },

  async requestAccountUnlocking(call) {
    requireCapability(call, 'protection');
    await requestUnlocking(call);
    return { status: 200, body: await readProtection(call) };
  },

  async cancelAccountUnlocking(call) {
    requireCapability(call, 'protection');
    await cancelUnlocking(call);
    return { status: 200, body: await readProtection(call) };
  },

  async updateOwnLimits(call) {
    requireCapability(call, 'protection');
    await changeOwnLimit(call, call.body);
    return { status: 200, body: await readProtection(call) };
  },

  async updateOnlyTheseWallets(call) {
    requireCapability(call, 'protection');
    requireCapability(call, 'severalWallets');
    await changeOnlyTheseWallets(call, call.body.on);
    return { status: 200, body: await readProtection(call) };
  },
};
