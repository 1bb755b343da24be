import { readName } from '../readName.ts';
import type { Schema } from '@meridian/api-client';
import { and, desc, eq } from 'drizzle-orm';
import { announceChange } from '../announceChange.ts';
import { requireConfirmation } from '../confirmation.ts';
import { finishSignIn } from '../signIn.ts';
import { recordSecurityEvent } from '../securityEvents.ts';
import type { GuestHandlers, InvestorHandlers } from '../../calls/handlers.ts';
import { ProblemError } from '../../core/ProblemError.ts';
import { passkey } from '../../database/schema.ts';
import { creationOptions, requestOptions } from './passkeyOptions.ts';
import { provePasskey } from './provePasskey.ts';
import { refuseMore, registerPasskey } from './registerPasskey.ts';
import type { RelyingParty } from '../../core/RelyingParty.ts';
import { loadWebauthn } from './webauthn.ts';

function requireParty({ relyingParty }: { readonly relyingParty: RelyingParty | undefined }): RelyingParty {
  if (!relyingParty) throw new ProblemError('capability_off');
  return relyingParty;
}

function serializePasskey(row: typeof passkey.$inferSelect): Schema<'Passkey'> {
  const { id, credentialId, name, kind, createdAt, lastUsedAt } = row;
  return {
    id,
    credentialId,
    name,
    kind,
    createdDate: createdAt.toISOString(),
    lastUseDate: lastUsedAt?.toISOString() ?? null,
  };
}

const ownPasskey = (investorId: string, id: string) =>
  and(eq(passkey.investorId, investorId), eq(passkey.id, id));

export const passkeysGuestHandlers: GuestHandlers = {
  async createSignInOptions(call) {
    const options = await requestOptions(call, requireParty(call), null);
    void loadWebauthn();
    return { status: 200, body: options };
  },

  async logInWithPasskey(call) {
    const use = { purpose: 'sign_in', investorId: null } as const;
    const owner = await provePasskey(call, requireParty(call), use, call.body);
    if (owner instanceof ProblemError) return owner;
    return finishSignIn(call, owner, call.now);
  },
};

export const passkeysHandlers: InvestorHandlers = {
  async listPasskeys(call) {
    requireParty(call);
    const rows = await call.tx
      .select()
      .from(passkey)
      .where(eq(passkey.investorId, call.investor.id))
      .orderBy(desc(passkey.createdAt), desc(passkey.id));
    return { status: 200, body: { items: rows.map(serializePasskey) } };
  },

  async createPasskeyOptions(call) {
    const party = requireParty(call);
    requireConfirmation(call);
    await refuseMore(call, call.investor.id);
    void loadWebauthn();
    return { status: 200, body: await creationOptions(call, party, call.investor) };
  },

  async registerPasskey(call) {
    const party = requireParty(call);
    requireConfirmation(call);
    const added = await registerPasskey(call, party, call.investor, call.body);
    if (added instanceof ProblemError) return added;
    await announceChange(call, call.investor, {
      kind: 'passkey_added',
      remedy: 'undo',
      pausesWithdrawals: true,
      letter: {
        en: 'A passkey was added to your account.',
        ru: 'В аккаунт добавлен ключ доступа.',
      },
      title: { en: 'Passkey added', ru: 'Добавлен ключ доступа' },
      text: {
        en: `“${added.name}” can now sign in to your account. If it was not you who added it, remove it and change your password at once.`,
        ru: `Теперь в аккаунт можно войти с ключом «${added.name}». Если его добавили не вы, сразу удалите его и смените пароль.`,
      },
    });
    return { status: 201, body: serializePasskey(added) };
  },

  async createConfirmationOptions(call) {
    const options = await requestOptions(call, requireParty(call), call.investor.id);
    void loadWebauthn();
    return { status: 200, body: options };
  },

  async updatePasskey(call) {
    requireParty(call);
    const { tx, investor, path, body } = call;
    const [renamed] = await tx
      .update(passkey)
      .set({ name: readName(body.name) })
      .where(ownPasskey(investor.id, path.id))
      .returning();
    if (!renamed) throw new ProblemError('not_found');
    await recordSecurityEvent(call, investor.id, 'passkey_renamed');
    return { status: 200, body: serializePasskey(renamed) };
  },

  async removePasskey(call) {
    requireParty(call);
    requireConfirmation(call);
    const [removed] = await call.tx
      .delete(passkey)
      .where(ownPasskey(call.investor.id, call.path.id))
      .returning();
    if (!removed) throw new ProblemError('not_found');
    await announceChange(call, call.investor, {
      kind: 'passkey_removed',
      letter: {
        en: 'A passkey was removed from your account.',
        ru: 'Из аккаунта удалён ключ доступа.',
      },
      title: { en: 'Passkey removed', ru: 'Ключ доступа удалён' },
      text: {
        en: `“${removed.name}” no longer signs in to your account. If it was not you who removed it, change your password at once.`,
        ru: `С ключом «${removed.name}» больше нельзя войти в аккаунт. Если его удалили не вы, сразу смените пароль.`,
      },
    });
    return { status: 204, body: null };
  },
};
