import { createHash, timingSafeEqual } from 'node:crypto';
import type { Schema } from '@meridian/api-client';
import { maskPhone } from '@meridian/personal-data';
import { and, desc, eq, isNull } from 'drizzle-orm';
import { code as codes, type Investor } from '../database/schema.ts';
import { ProblemError } from '../core/ProblemError.ts';
import type { Bilingual } from '../core/CompanySettings.ts';
import { sendMessages } from '../notification/sendMessages.ts';
import type { TransactionContext } from '../transaction/TransactionContext.ts';
import { chooseCodeMethod } from './codeMethods.ts';
import type { DeviceCall } from './devices.ts';
import { recordSecurityEvent } from './securityEvents.ts';
import { spendTotpCode, totpDigits } from './totpCodes.ts';
import { newId } from '../core/random.ts';

type Purpose = 'phone' | 'email' | 'withdrawal' | 'confirmation' | 'password_reset';

/** Purposes of a code that an investor is sent by the chosen method. */
type ChosenMethodPurpose = 'withdrawal' | 'confirmation';

type Method = Schema<'SecurityCodeMethod'>;

/** A method by which a code is sent. */
type Channel = Exclude<Method, 'totp'>;

const wordings: Record<Purpose, (code: string) => Bilingual> = {
  phone: (code) => ({
    en: `${code} is the code that confirms your phone. Do not share it with anyone.`,
    ru: `${code} — код подтверждения телефона. Никому его не сообщайте.`,
  }),
  email: (code) => ({
    en: `${code} is the code that confirms your e-mail. Do not share it with anyone.`,
    ru: `${code} — код подтверждения почты. Никому его не сообщайте.`,
  }),
  withdrawal: (code) => ({
    en: `${code} is the code that confirms your withdrawal. Do not share it with anyone; if you did not ask for it, change your password at once.`,
    ru: `${code} — код подтверждения вывода. Никому его не сообщайте; если вы его не запрашивали, сразу смените пароль.`,
  }),
  confirmation: (code) => ({
    en: `${code} is the code that confirms a change to your account. Do not share it with anyone; if you did not ask for it, change your password: that ends the other sessions.`,
    ru: `${code} — код подтверждения изменений в аккаунте. Никому его не сообщайте; если вы его не запрашивали, смените пароль: остальные сеансы завершатся.`,
  }),
  password_reset: (code) => ({
    en: `${code} is the code for setting a new password. Do not share it with anyone; if you did not ask for it, do nothing.`,
    ru: `${code} — код для установки нового пароля. Никому его не сообщайте; если вы его не запрашивали, ничего делать не нужно.`,
  }),
};

function rulesOf({ settings }: TransactionContext, purpose: Purpose): Schema<'CodeRules'> {
  return purpose === 'withdrawal' ? settings.withdrawal.code : settings.auth.code;
}

/** Salted with the id, so that equal codes have different hashes. */
function hashCode(id: string, code: string): string {
  return createHash('sha256').update(`${id}:${code}`).digest('hex');
}

function draw(context: TransactionContext, length: number): string {
  const number = BigInt(`0x${context.random.bytes(16).toString('hex')}`) % 10n ** BigInt(length);
  return number.toString().padStart(length, '0');
}

/** Masks a contact: the country and the last digits of a phone, the ends of an e-mail. */
function mask(method: Channel, recipient: string): string {
  switch (method) {
    case 'phone':
      return maskPhone(recipient).replaceAll('\u00A0', ' ');
    case 'telegram':
      return `•••• ${recipient.slice(-3)}`;
    case 'email': {
      const at = recipient.lastIndexOf('@');
      return `${recipient.slice(0, 1)}•••${recipient.slice(at)}`;
    }
  }
}

function methodFor(purpose: 'phone' | 'email' | ChosenMethodPurpose, investor: Investor): Method {
  switch (purpose) {
    case 'phone':
    case 'email':
      return purpose;
    case 'withdrawal':
    case 'confirmation':
      return chooseCodeMethod(investor);
  }
}

function addressOf(investor: Investor, method: Channel): string {
  return method === 'telegram' ? `${investor.telegramId}` : investor[method];
}

/**
 * Anybody can ask for a password reset, so its code belongs to one request: another one neither voids it nor uses up its
 * attempts.
 */
const isOfRequest = (purpose: Purpose) => purpose === 'password_reset';

const selectNewest = (
  { tx }: TransactionContext,
  { holder, purpose, about }: Pick<CodeOrder, 'holder' | 'purpose' | 'about'>,
) =>
  tx
    .select()
    .from(codes)
    .where(
      and(
        eq(codes.holder, holder),
        eq(codes.purpose, purpose),
        isOfRequest(purpose) && about !== null ? eq(codes.about, about) : undefined,
      ),
    )
    .orderBy(desc(codes.sentAt), desc(codes.id))
    .limit(1);

async function newestCode(
  context: TransactionContext,
  wanted: Pick<CodeOrder, 'holder' | 'purpose' | 'about'>,
) {
  // The row lock counts concurrent attempts one after the other.
  const [row] = await selectNewest(context, wanted).for('update');
  return row;
}

/**
 * Milliseconds until another code may be sent after this one. A code that was used or voided does not count: the next one
 * confirms something else. One that ran out of attempts does.
 */
function waitAfter(
  context: TransactionContext,
  purpose: Purpose,
  last: Pick<typeof codes.$inferSelect, 'sentAt' | 'spentAt' | 'attemptsLeft'> | undefined,
): number {
  if (!last || (last.spentAt && last.attemptsLeft > 0)) return 0;
  const next = last.sentAt.getTime() + rulesOf(context, purpose).resendSeconds * 1000;
  return Math.max(0, next - context.now.getTime());
}

interface CodeOrder {
  /** Owner of the code: the id of an investor, or the name of a password reset. */
  readonly holder: string;
  readonly purpose: Purpose;
  /** What the code confirms; null for nothing specific. */
  readonly about: string | null;
  readonly method: Channel;
  /** The masked contact, as shown to the user who requested the code. */
  readonly recipient: string;
  /** Recipient. Without one, everything else is done but no message is sent. */
  readonly reader: Investor | undefined;
  /** Digits. Default: what the rules of the purpose say. */
  readonly length?: number;
}

/**
 * Generates a code, voids older codes for the same purpose, unless they belong to other requests, and sends it. Throws `too_many_calls` if the last code is
 * too recent.
 */
export async function issueCode(
  context: TransactionContext,
  { holder, purpose, about, method, recipient, reader, length = rulesOf(context, purpose).length }: CodeOrder,
): Promise<Schema<'CodeDelivery'>> {
  const { tx, now } = context;
  const rules = rulesOf(context, purpose);
  const wait = waitAfter(context, purpose, await newestCode(context, { holder, purpose, about }));
  if (wait > 0) throw new ProblemError('too_many_calls', { retryAfter: Math.ceil(wait / 1000) });
  if (!isOfRequest(purpose)) await voidCodes(context, holder, purpose);

  const id = newId(context);
  const code = draw(context, length);
  const expiresAt = new Date(now.getTime() + rules.lifetimeSeconds * 1000);
  await tx.insert(codes).values({
    id,
    holder,
    purpose,
    about,
    codeHash: hashCode(id, code),
    sentAt: now,
    expiresAt,
    attemptsLeft: rules.attempts,
  });
  if (reader) {
    const message = { at: now, method, recipient: addressOf(reader, method), reader, purpose, code };
    await sendMessages(context, [{ ...message, text: wordings[purpose](code)[reader.language] }]);
    await recordSecurityEvent(context, reader.id, 'code_sent');
  }
  return {
    method,
    sentTo: mask(method, recipient),
    length,
    expiryDate: expiresAt.toISOString(),
    resendDate: new Date(now.getTime() + rules.resendSeconds * 1000).toISOString(),
    attemptsLeft: rules.attempts,
  };
}

/** Waits for a code of the investor’s authenticator app. Nothing is sent. */
async function expectTotpCode(
  context: TransactionContext,
  holder: string,
  purpose: Purpose,
  about: string | null,
): Promise<Schema<'CodeDelivery'>> {
  const { tx, now, settings } = context;
  const attemptsLeft = settings.limits.secondFactor.calls;
  const expiresAt = new Date(now.getTime() + rulesOf(context, purpose).lifetimeSeconds * 1000);
  await voidCodes(context, holder, purpose);
  const id = newId(context);
  await tx
    .insert(codes)
    .values({ id, holder, purpose, about, codeHash: null, sentAt: now, expiresAt, attemptsLeft });
  return {
    method: 'totp',
    sentTo: '',
    length: totpDigits,
    expiryDate: expiresAt.toISOString(),
    resendDate: now.toISOString(),
    attemptsLeft,
  };
}

/** Sends an investor a code that confirms `about`, over the channel for this purpose. */
export function sendCode(
  context: TransactionContext,
  investor: Investor,
  purpose: 'phone' | 'email' | ChosenMethodPurpose,
  about: string | null = null,
): Promise<Schema<'CodeDelivery'>> {
  const method = methodFor(purpose, investor);
  if (method === 'totp') return expectTotpCode(context, investor.id, purpose, about);
  const recipient = addressOf(investor, method);
  return issueCode(context, { holder: investor.id, purpose, about, method, recipient, reader: investor });
}

/** The state of the newest code that confirms `about`, where a code goes over this channel. */
export async function readCodeState(
  context: TransactionContext,
  investor: Investor,
  purpose: Purpose,
  channel: Channel,
  about: string | null = null,
): Promise<Schema<'CodeState'>> {
  const [newest] = await selectNewest(context, { holder: investor.id, purpose, about });
  const validFor = newest && !newest.spentAt ? newest.expiresAt.getTime() - context.now.getTime() : 0;
  const isValid = newest?.about === about && validFor > 0;
  return {
    sentTo: mask(channel, addressOf(investor, channel)),
    length: rulesOf(context, purpose).length,
    attemptsLeft: isValid ? newest.attemptsLeft : 0,
    validSeconds: isValid ? Math.ceil(validFor / 1000) : 0,
    waitSeconds: Math.ceil(waitAfter(context, purpose, newest) / 1000),
  };
}

/** Voids the codes sent so far. */
export async function voidCodes(
  { tx, now }: TransactionContext,
  holder: string,
  purpose: Purpose,
): Promise<void> {
  await tx
    .update(codes)
    .set({ spentAt: now })
    .where(and(eq(codes.holder, holder), eq(codes.purpose, purpose), isNull(codes.spentAt)));
}

interface SpentCode extends Pick<CodeOrder, 'holder' | 'purpose' | 'about'> {
  readonly code: string;
  /** The investor whose history records a wrong code; null for nobody. Default: the holder. */
  readonly owner?: string | null;
}

/**
 * Uses up a code. A wrong code is counted, so the refusal is returned instead of thrown. The last wrong attempt voids
 * the code.
 */
export async function spendCode(
  context: DeviceCall,
  { holder, purpose, about, code, owner = holder }: SpentCode,
): Promise<ProblemError | undefined> {
  const { tx, now } = context;
  const row = await newestCode(context, { holder, purpose, about });
  if (!row || row.about !== about || row.spentAt) return new ProblemError('code_invalid_or_expired');
  if (row.expiresAt <= now) return new ProblemError('code_expired');
  const spend = () => tx.update(codes).set({ spentAt: now }).where(eq(codes.id, row.id));
  if (row.codeHash === null) {
    const refused = await spendTotpCode(context, holder, code);
    if (!refused) await spend();
    return refused;
  }
  if (timingSafeEqual(Buffer.from(row.codeHash), Buffer.from(hashCode(row.id, code)))) {
    await spend();
    return undefined;
  }
  if (owner !== null) await recordSecurityEvent(context, owner, 'code_wrong');
  const attemptsLeft = row.attemptsLeft - 1;
  await tx
    .update(codes)
    .set({ attemptsLeft, ...(attemptsLeft === 0 ? { spentAt: now } : {}) })
    .where(eq(codes.id, row.id));
  return attemptsLeft === 0
    ? new ProblemError('code_invalid_or_expired')
    : new ProblemError('codes_do_not_match', { attemptsLeft });
}
