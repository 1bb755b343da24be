import type { FieldErrorCode, Schema } from '@meridian/api-client';
import { readLabel } from '@meridian/personal-data';
import { isWalletAddress, lostAddress, normalizeWalletAddress } from '@meridian/wallet-address';
import { asc, eq, sql } from 'drizzle-orm';
import { type Investor, refill, wallet } from '../database/schema.ts';
import { type FieldErrors, invalid } from '../core/ProblemError.ts';
import { newId } from '../core/random.ts';
import { readOnlyTheseWallets, refuseOtherWallets } from '../protection/onlyTheseWallets.ts';
import { recordSecurityEvent } from '../auth/securityEvents.ts';
import { tellContacts } from '../auth/tellContacts.ts';
import { notify } from '../notification/notify.ts';
import type { Bilingual, CompanySettings } from '../core/CompanySettings.ts';
import { hourInMilliseconds } from '../clock/clock.ts';
import type { TransactionContext } from '../transaction/TransactionContext.ts';

export type WalletRow = typeof wallet.$inferSelect;

/** All wallets of an investor by payment system, the one that was added first before the others. */
async function readAllRows(
  { tx, settings }: TransactionContext,
  investorId: string,
): Promise<readonly WalletRow[]> {
  const rows = await tx
    .select()
    .from(wallet)
    .where(eq(wallet.investorId, investorId))
    .orderBy(asc(wallet.system), sql`${wallet.addedAt} nulls first`, asc(wallet.id));
  // Older rows may have another spelling.
  return rows.map((row) => ({ ...row, address: normalizeAddress(settings, row.system, row.address) }));
}

const firstOfEach = (rows: readonly WalletRow[]): readonly WalletRow[] =>
  rows.filter((row) => rows.find(({ system }) => system === row.system) === row);

/** The wallets that withdrawals may go to. Only one of each payment system while an investor can have no more. */
export async function readWalletRows(
  context: TransactionContext,
  investorId: string,
): Promise<readonly WalletRow[]> {
  const rows = await readAllRows(context, investorId);
  return context.settings.capabilities.severalWallets ? rows : firstOfEach(rows);
}

const waitsUntil = ({ now }: TransactionContext, { usableAt }: WalletRow): string | null =>
  usableAt && usableAt > now ? usableAt.toISOString() : null;

export const serializeWallet = (context: TransactionContext, row: WalletRow): Schema<'SavedWallet'> => ({
  id: row.id,
  system: row.system,
  address: row.address,
  name: row.name,
  usableDate: waitsUntil(context, row),
});

export async function readWallets(
  context: TransactionContext,
  investor: Investor,
): Promise<Schema<'Wallets'>> {
  const { capabilities, walletsPerSystem } = context.settings;
  const rows = await readWalletRows(context, investor.id);
  const first = firstOfEach(rows);
  return {
    wallets: Object.fromEntries(first.map(({ system, address }) => [system, address])),
    waiting: Object.fromEntries(
      first.flatMap((row) => {
        const date = waitsUntil(context, row);
        return date === null ? [] : [[row.system, date]];
      }),
    ),
    names: Object.fromEntries(first.flatMap(({ system, name }) => (name === null ? [] : [[system, name]]))),
    ...(capabilities.severalWallets && {
      several: {
        items: rows.map((row) => serializeWallet(context, row)),
        maximum: walletsPerSystem,
        onlyThese: capabilities.protection ? readOnlyTheseWallets(context, investor) : null,
      },
    }),
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

/** Why an address is not saved in a payment system; undefined if it may be. */
export async function checkAddress(
  context: TransactionContext,
  system: string,
  address: string,
): Promise<FieldErrorCode | undefined> {
  return (
    wrongWith(context.settings, system, address) ??
    ((await isOurs(context, address)) ? 'wallet_is_ours' : undefined)
  );
}

/** When withdrawals may go to an address that is saved now. */
export const getUsableDate = ({ now, settings }: TransactionContext): Date =>
  new Date(now.getTime() + settings.withdrawal.newWalletHours * hourInMilliseconds);

/** Whether another wallet has the name. People do not tell names apart by their case. */
export const isNameTaken = (others: readonly WalletRow[], name: string | null): boolean =>
  name !== null && others.some((other) => other.name?.toLowerCase() === name.toLowerCase());

/** Notifies about one wallet, tells the contacts and records the change; nothing if it is as it was. */
export async function notifyOfWallet(
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
  const rows = await readWalletRows(context, investorId);
  const first = new Map(firstOfEach(rows).map((row) => [row.system, row]));
  const othersOf = (system: string) =>
    rows.filter((row) => row.system === system && row !== first.get(system));
  const errors: Record<string, FieldErrors[string]> = {};
  for (const [system, address] of Object.entries(wallets)) {
    const wrong = othersOf(system).some((other) => other.address === address)
      ? 'already_registered'
      : address === null
        ? wrongWith(settings, system, address)
        : await checkAddress(context, system, address);
    if (wrong) errors[`wallets.${system}`] = wrong;
  }
  for (const system of Object.keys(names)) {
    if (typeof wallets[system] !== 'string') errors[`names.${system}`] = 'no_withdrawal_wallet';
  }
  const read = readNames(names, othersOf, errors);
  if (Object.keys(errors).length > 0) throw invalid(errors, longestOf(names));
  const changed = Object.entries(wallets).filter(
    ([system, address]) => (first.get(system)?.address ?? null) !== address,
  );
  if (changed.some(([, address]) => address !== null)) refuseOtherWallets(context, investor);
  const usableAt = getUsableDate(context);
  for (const [system, address] of changed) {
    const before = first.get(system);
    if (address !== null) await discardHidden(context, investorId, system, address);
    if (address === null) {
      if (before) await tx.delete(wallet).where(eq(wallet.id, before.id));
    } else if (before) {
      await tx.update(wallet).set({ address, usableAt, name: null }).where(eq(wallet.id, before.id));
    } else {
      const id = newId(context);
      await tx.insert(wallet).values({ id, investorId, system, address, addedAt: context.now, usableAt });
    }
    await notifyOfWallet(context, investor, system, before?.address, address);
  }
  await writeNames(context, investorId, read);
}

/** A wallet from when there could be several is not shown while there can be one. Its address may become that of the one. */
async function discardHidden(
  context: TransactionContext,
  investorId: string,
  system: string,
  address: string,
): Promise<void> {
  const own = await readAllRows(context, investorId);
  const hidden = own.find((row) => row.system === system && row.address === address);
  if (hidden) await context.tx.delete(wallet).where(eq(wallet.id, hidden.id));
}

/** Characters of a name, as people count them. */
export const longestName = 30;

/** How many characters each of the names may have. */
const longestOf = (names: Schema<'WalletNames'>['names']) =>
  Object.fromEntries(Object.keys(names).map((system) => [`names.${system}`, longestName]));

/** The name as it is stored, or why it is refused. */
export const readName = (name: string | null): Partial<ReturnType<typeof readLabel>> =>
  name === null ? {} : readLabel(name, longestName);

/** The names as they are stored. Adds the errors of those that are refused. */
function readNames(
  names: Schema<'WalletNames'>['names'],
  othersOf: (system: string) => readonly WalletRow[],
  errors: Record<string, FieldErrors[string]>,
): Map<string, string | null> {
  const read = new Map<string, string | null>();
  for (const [system, sent] of Object.entries(names)) {
    const { text: name = null, refused } = readName(sent);
    const wrong = refused ?? (isNameTaken(othersOf(system), name) ? 'already_registered' : undefined);
    if (wrong) errors[`names.${system}`] ??= wrong;
    read.set(system, name);
  }
  return read;
}

/** Names the first wallets of payment systems. Returns whether a name is another one than before. */
async function writeNames(
  context: TransactionContext,
  investorId: string,
  names: ReadonlyMap<string, string | null>,
): Promise<boolean> {
  let isChanged = false;
  for (const { id, system, name: before } of firstOfEach(await readAllRows(context, investorId))) {
    const name = names.get(system);
    if (name === undefined || name === before) continue;
    await context.tx.update(wallet).set({ name }).where(eq(wallet.id, id));
    isChanged = true;
  }
  return isChanged;
}

/** Renames wallets. If one does not exist, none is renamed. */
export async function renameWallets(
  context: TransactionContext,
  investorId: string,
  { names }: Schema<'WalletNames'>,
): Promise<void> {
  const rows = await readWalletRows(context, investorId);
  const first = new Map(firstOfEach(rows).map((row) => [row.system, row]));
  const othersOf = (system: string) =>
    rows.filter((row) => row.system === system && row !== first.get(system));
  const errors: Record<string, FieldErrors[string]> = {};
  for (const system of Object.keys(names)) {
    if (!first.has(system)) errors[`names.${system}`] = 'no_withdrawal_wallet';
  }
  const read = readNames(names, othersOf, errors);
  if (Object.keys(errors).length > 0) throw invalid(errors, longestOf(names));
  if (await writeNames(context, investorId, read)) {
    await recordSecurityEvent(context, investorId, 'wallet_renamed');
  }
}
