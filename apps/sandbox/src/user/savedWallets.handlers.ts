import type { FieldErrorCode, Schema } from '@meridian/api-client';
import { eq } from 'drizzle-orm';
import { requireConfirmation, type SessionCall } from '../auth/confirmation.ts';
import { recordSecurityEvent } from '../auth/securityEvents.ts';
import type { InvestorHandlers } from '../calls/handlers.ts';
import { invalid, ProblemError } from '../core/ProblemError.ts';
import { newId } from '../core/random.ts';
import { wallet } from '../database/schema.ts';
import { refuseOtherWallets } from '../protection/onlyTheseWallets.ts';
import { requireCapability } from '../settings/requireCapability.ts';
import {
  checkAddress,
  getUsableDate,
  isNameTaken,
  longestName,
  normalizeAddress,
  notifyOfWallet,
  readName,
  readWalletRows,
  serializeWallet,
  type WalletRow,
} from './wallets.ts';

interface Details {
  readonly address: string;
  readonly name: string | null;
}

/** Validates the address and the name of a wallet beside the others of its payment system. */
async function readDetails(
  call: SessionCall,
  system: string,
  others: readonly WalletRow[],
  sent: Details,
  needsName: boolean,
): Promise<Details> {
  const { settings } = call;
  const errors: Record<string, FieldErrorCode> = {};
  const address = normalizeAddress(settings, system, sent.address);
  const wrong = others.some((other) => other.address === address)
    ? 'already_registered'
    : await checkAddress(call, system, address);
  if (wrong) errors['address'] = wrong;
  const { text: name = null, refused } = readName(sent.name);
  if (refused) errors['name'] = refused;
  else if (name === null && needsName) errors['name'] = 'required';
  else if (isNameTaken(others, name)) errors['name'] = 'already_registered';
  if (Object.keys(errors).length > 0) throw invalid(errors, { name: longestName });
  return { address, name };
}

async function requireOwn(call: SessionCall, id: string): Promise<WalletRow> {
  const own = (await readWalletRows(call, call.investor.id)).find((row) => row.id === id);
  if (!own) throw new ProblemError('not_found');
  return own;
}

/** Adds a wallet beside the others of its payment system. */
async function saveWallet(
  call: SessionCall,
  { system, address: sent, name: sentName = null }: Schema<'NewWallet'>,
): Promise<WalletRow> {
  const { tx, now, investor, settings } = call;
  if (!settings.paymentSystems.some(({ id, withdrawal }) => id === system && withdrawal)) {
    throw invalid({ system: 'unknown_value' });
  }
  const others = (await readWalletRows(call, investor.id)).filter((row) => row.system === system);
  const asked = { address: sent, name: sentName };
  const details = await readDetails(call, system, others, asked, others.length > 0);
  refuseOtherWallets(call, investor);
  if (others.length >= settings.walletsPerSystem) throw new ProblemError('wallet_limit_reached');
  const made: WalletRow = {
    id: newId(call),
    investorId: investor.id,
    system,
    ...details,
    addedAt: now,
    usableAt: getUsableDate(call),
  };
  await tx.insert(wallet).values(made);
  await notifyOfWallet(call, investor, system, undefined, made.address);
  return made;
}

/** Changes a wallet. Another address waits again, another name does not. */
async function changeWallet(
  call: SessionCall,
  id: string,
  change: Schema<'WalletChange'>,
): Promise<WalletRow> {
  const { tx, investor } = call;
  if (change.address !== undefined) requireConfirmation(call);
  const before = await requireOwn(call, id);
  const others = (await readWalletRows(call, investor.id)).filter(
    (row) => row.system === before.system && row.id !== id,
  );
  const sent = { address: before.address, name: before.name, ...change };
  // The oldest may have none.
  const needsName = others.length > 0 && change.name !== undefined;
  const { address, name } = await readDetails(call, before.system, others, sent, needsName);
  const isMoved = address !== before.address;
  if (isMoved) refuseOtherWallets(call, investor);
  const after = { ...before, address, name, ...(isMoved && { usableAt: getUsableDate(call) }) };
  const { usableAt } = after;
  await tx.update(wallet).set({ address, name, usableAt }).where(eq(wallet.id, id));
  if (isMoved) await notifyOfWallet(call, investor, before.system, before.address, address);
  else if (name !== before.name) await recordSecurityEvent(call, investor.id, 'wallet_renamed');
  return after;
}

export const savedWalletHandlers: InvestorHandlers = {
  async saveWallet(call) {
    requireCapability(call, 'severalWallets');
    requireConfirmation(call);
    return { status: 201, body: serializeWallet(call, await saveWallet(call, call.body)) };
  },

  async updateWallet(call) {
    requireCapability(call, 'severalWallets');
    return { status: 200, body: serializeWallet(call, await changeWallet(call, call.path.id, call.body)) };
  },

  async removeWallet(call) {
    requireCapability(call, 'severalWallets');
    requireConfirmation(call);
    const { id, system, address } = await requireOwn(call, call.path.id);
    await call.tx.delete(wallet).where(eq(wallet.id, id));
    await notifyOfWallet(call, call.investor, system, address, null);
    return { status: 204, body: null };
  },
};
