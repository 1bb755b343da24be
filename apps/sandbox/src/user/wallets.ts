import type { FieldErrorCode, Schema } from '@meridian/api-client';
import { readLabel } from '@meridian/personal-data';
import { isWalletAddress, lostAddress, normalizeWalletAddress } from '@meridian/wallet-address';
import { and, asc, eq, sql } from 'drizzle-orm';
import { type Investor, refill, wallet } from '../database/schema.ts';
import { type FieldErrors, invalid } from '../core/ProblemError.ts';
import { recordSecurityEvent } from '../auth/securityEvents.ts';
import { tellContacts } from '../auth/tellContacts.ts';
import { notify } from '../notification/notify.ts';
import type { Bilingual, CompanySettings } from '../core/CompanySettings.ts';
import { hourInMilliseconds } from '../clock/clock.ts';
import type { TransactionContext } from '../transaction/TransactionContext.ts';

export async function readWallets(
  { tx, now, settings }: TransactionContext,
  investorId: string,
): Promise<Schema<'Wallets'>> {
  const rows = await tx
    .select()
    .from(wallet)
    .where(eq(wallet.investorId, investorId))
    .orderBy(asc(wallet.system));
  const waiting = rows.flatMap(({ system, usableAt }) =>
    usableAt && usableAt > now ? [[system, usableAt.toISOString()] as const] : [],
  );
  return {
    // Older rows may have another spelling.
    wallets: Object.fromEntries(
      rows.map(({ system, address }) => [system, normalizeAddress(settings, system, address)]),
    ),
    waiting: Object.fromEntries(waiting),
    names: Object.fromEntries(rows.flatMap(({ system, name }) => (name === null ? [] : [[system, name]]))),
  };
}

/** Whether the service gave the address to anybody for a refill: a withdrawal to it would come back, less the fee. */
async function isOurs({ tx }: TransactionContext, address: string): Promise<boolean> {
  const [found] = await tx
    .select({ id: refill.id })
    .from(refill)
    .where(eq(sql`lower(${refill.address})`, address.toLowerCase()))
    .limit(1);
  return found !== undefined;
}

function wrongWith(
  settings: CompanySettings,
  id: string,
  address: string | null,
): FieldErrorCode | undefined {
  const system = settings.paymentSystems.find((candidate) => candidate.id === id);
  if (!system) return 'unknown_value';
  if (address === null) return undefined;
  const { addressFormat, addressPattern } = system;
  if (!new RegExp(addressPattern, 'u').test(address) || !isWalletAddress(addressFormat, address)) {
    return 'wallet_address_invalid';
  }
  return findWalletLoss(settings, id, address);
}

/** Why money that is sent to an address would be lost. It may have been saved before that was known. */
export function findWalletLoss(
  { paymentSystems }: CompanySettings,
  id: string,
  address: string,
): FieldErrorCode | undefined {
  const system = paymentSystems.find((candidate) => candidate.id === id);
  const lost = system && lostAddress(system.addressFormat, address);
  return lost && `wallet_is_${lost}`;
}

/** The address in the canonical spelling of its network. */
export function normalizeAddress({ paymentSystems }: CompanySettings, id: string, address: string): string {
  const system = paymentSystems.find((candidate) => candidate.id === id);
  return system ? normalizeWalletAddress(system.addressFormat, address) : address;
}

const writeHours = (hours: number, language: keyof Bilingual): string =>
  new Intl.NumberFormat(language, { style: 'unit', unit: 'hour', unitDisplay: 'long' }).format(hours);

/** Notifies about one wallet, tells the contacts and records the change; nothing if it is as it was. */
async function notifyOfWallet(
  context: TransactionContext,
  investor: Investor,
  system: string,
  before: string | undefined,
  after: string | null,
): Promise<void> {
  if ((before ?? null) === after) return;
  const kind = after === null ? 'wallet_removed' : before === undefined ? 'wallet_added' : 'wallet_changed';
  await recordSecurityEvent(context, investor.id, kind);
  const name = context.settings.paymentSystems.find(({ id }) => id === system)?.name;
  if (!name) return;
  const title = ((): Bilingual => {
    if (after === null) return { en: `Wallet removed: ${name.en}`, ru: `Кошелёк удалён: ${name.ru}` };
    if (before === undefined) return { en: `Wallet added: ${name.en}`, ru: `Кошелёк добавлен: ${name.ru}` };
    return { en: `Wallet changed: ${name.en}`, ru: `Кошелёк изменён: ${name.ru}` };
  })();
  const hours = context.settings.withdrawal.newWalletHours;
  const text: Bilingual =
    after === null
      ? { en: `You can no longer withdraw to ${before}.`, ru: `Деньги больше не выводятся на ${before}.` }
      : hours > 0
        ? {
            en: `You can withdraw to ${after} after ${writeHours(hours, 'en')}.`,
            ru: `Вывести деньги на ${after} можно будет через ${writeHours(hours, 'ru')}.`,
          }
        : { en: `You can now withdraw to ${after}.`, ru: `Теперь деньги выводятся на ${after}.` };
  await notify(context, { investorId: investor.id, topic: 'wallet', title, text });
  await tellContacts(context, investor, { en: `${title.en}.`, ru: `${title.ru}.` }, 'undo');
}

/**
 * Sets and removes wallets, and notifies of each change. If one is invalid, none changes. A new address waits before withdrawals
 * may go to it: somebody who took over a session cannot empty the account at once.
 */
export async function updateWallets(
  context: TransactionContext,
  investor: Investor,
  { wallets: sent, names = {} }: Schema<'WalletsUpdate'>,
): Promise<void> {
  const { tx, settings } = context;
  const investorId = investor.id;
  const wallets = Object.fromEntries(
    Object.entries(sent).map(([system, address]) => [
      system,
      address && normalizeAddress(settings, system, address),
    ]),
  );
  const errors: Record<string, FieldErrors[string]> = {};
  for (const [system, address] of Object.entries(wallets)) {
    const wrong =
      wrongWith(settings, system, address) ??
      (address !== null && (await isOurs(context, address)) ? 'wallet_is_ours' : undefined);
    if (wrong) errors[`wallets.${system}`] = wrong;
  }
  for (const system of Object.keys(names)) {
    if (typeof wallets[system] !== 'string') errors[`names.${system}`] = 'no_withdrawal_wallet';
  }
  const read = readNames(names, errors);
  if (Object.keys(errors).length > 0) throw invalid(errors, longestOf(names));
  const before = (await readWallets(context, investorId)).wallets;
  const usableAt = new Date(context.now.getTime() + settings.withdrawal.newWalletHours * hourInMilliseconds);
  for (const [system, address] of Object.entries(wallets)) {
    if (before[system] === address) continue;
    if (address === null) {
      await tx.delete(wallet).where(and(eq(wallet.investorId, investorId), eq(wallet.system, system)));
    } else {
      await tx
        .insert(wallet)
        .values({ investorId, system, address, usableAt })
        .onConflictDoUpdate({
          target: [wallet.investorId, wallet.system],
          set: { address, usableAt, name: null },
        });
    }
    await notifyOfWallet(context, investor, system, before[system], address);
  }
  await writeNames(context, investorId, read);
}

const longestName = 30;

/** How many characters each of the names may have. */
const longestOf = (names: Schema<'WalletNames'>['names']) =>
  Object.fromEntries(Object.keys(names).map((system) => [`names.${system}`, longestName]));

/** The names as they are stored. Adds the errors of those that are refused. */
function readNames(
  names: Schema<'WalletNames'>['names'],
  errors: Record<string, FieldErrors[string]>,
): Map<string, string | null> {
  const read = new Map<string, string | null>();
  for (const [system, name] of Object.entries(names)) {
    const { text = null, refused } = name === null ? {} : readLabel(name, longestName);
    if (refused) errors[`names.${system}`] ??= refused;
    read.set(system, text);
  }
  return read;
}

/** Names wallets that exist. Returns whether a name is another one than before. */
async function writeNames(
  { tx }: TransactionContext,
  investorId: string,
  names: ReadonlyMap<string, string | null>,
): Promise<boolean> {
  let isChanged = false;
  for (const [system, name] of names) {
    const set = { name };
    const own = and(eq(wallet.investorId, investorId), eq(wallet.system, system));
    const renamed = await tx
      .update(wallet)
      .set(set)
      .where(and(own, sql`${wallet.name} is distinct from ${set.name}`))
      .returning({ system: wallet.system });
    if (renamed.length > 0) isChanged = true;
  }
  return isChanged;
}

/** Renames wallets. If one does not exist, none is renamed. */
export async function renameWallets(
  context: TransactionContext,
  investorId: string,
  { names }: Schema<'WalletNames'>,
): Promise<void> {
  const { wallets } = await readWallets(context, investorId);
  const errors: Record<string, FieldErrors[string]> = {};
  for (const system of Object.keys(names)) {
    if (wallets[system] === undefined) errors[`names.${system}`] = 'no_withdrawal_wallet';
  }
  const read = readNames(names, errors);
  if (Object.keys(errors).length > 0) throw invalid(errors, longestOf(names));
  if (await writeNames(context, investorId, read)) {
    await recordSecurityEvent(context, investorId, 'wallet_renamed');
  }
}
