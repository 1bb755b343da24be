import { createHash, timingSafeEqual } from 'node:crypto';
import type { Schema } from '@meridian/api-client';
import { and, desc, eq, isNull } from 'drizzle-orm';
import { code as codes, outbox } from '../database/schema.ts';
import type { Investor } from '../http/handlers.ts';
import { Refusal } from '../http/Refusal.ts';
import type { Bilingual } from '../settings/HouseSettings.ts';
import { newId } from '../work/newId.ts';
import type { Work } from '../work/Work.ts';

/** What a code confirms. */
type Purpose = 'phone' | 'email' | 'withdrawal';

const wordings: Record<Purpose, (code: string) => Bilingual> = {
  phone: (code) => ({
    en: `Meridian: ${code} is the code that confirms your phone.`,
    ru: `Meridian: ${code} — код подтверждения телефона.`,
  }),
  email: (code) => ({
    en: `Meridian: ${code} is the code that confirms your e-mail.`,
    ru: `Meridian: ${code} — код подтверждения e-mail.`,
  }),
  withdrawal: (code) => ({
    en: `Meridian: ${code} is the code that confirms your withdrawal. Give it to nobody.`,
    ru: `Meridian: ${code} — код подтверждения вывода. Никому его не сообщайте.`,
  }),
};

function rulesOf({ settings }: Work, purpose: Purpose): Schema<'CodeRules'> {
  return purpose === 'withdrawal' ? settings.withdrawal.code : settings.auth.code;
}

/** The id salts it: equal codes do not look equal. */
function hashCode(id: string, code: string): string {
  return createHash('sha256').update(`${id}:${code}`).digest('hex');
}

function draw(work: Work, length: number): string {
  const number = BigInt(`0x${work.chance.bytes(16).toString('hex')}`) % 10n ** BigInt(length);
  return number.toString().padStart(length, '0');
}

/** The last digits of a phone, the ends of an e-mail: whoever reads along learns little. */
function mask(method: 'phone' | 'email', recipient: string): string {
  if (method === 'phone') return `•••• ${recipient.slice(-4, -2)}-${recipient.slice(-2)}`;
  const [name = '', domain = ''] = recipient.split('@');
  return `${name.slice(0, 1)}•••@${domain}`;
}

function methodFor(purpose: Purpose, investor: Investor): 'phone' | 'email' {
  return purpose === 'withdrawal' ? investor.codeMethod : purpose;
}

async function newestCode({ sql }: Work, investorId: string, purpose: Purpose) {
  const [row] = await sql
    .select()
    .from(codes)
    .where(and(eq(codes.investorId, investorId), eq(codes.purpose, purpose)))
    .orderBy(desc(codes.sentAt), desc(codes.id))
    .limit(1);
  return row;
}

/**
 * Sends a code that confirms `about` (nothing in particular when null) and voids those sent before for the same purpose.
 * Asked for too early it is refused with `too_many_calls`.
 */
export async function sendCode(
  work: Work,
  investor: Investor,
  purpose: Purpose,
  about: string | null = null,
): Promise<Schema<'CodeDelivery'>> {
  const { sql, now } = work;
  const rules = rulesOf(work, purpose);
  const last = await newestCode(work, investor.id, purpose);
  const wait = last ? last.sentAt.getTime() + rules.resendSeconds * 1000 - now.getTime() : 0;
  if (wait > 0) throw new Refusal('too_many_calls', { retryAfter: Math.ceil(wait / 1000) });
  await voidCodes(work, investor.id, purpose);

  const id = newId(work);
  const code = draw(work, rules.length);
  const expiresAt = new Date(now.getTime() + rules.lifetimeSeconds * 1000);
  await sql.insert(codes).values({
    id,
    investorId: investor.id,
    purpose,
    about,
    codeHash: hashCode(id, code),
    sentAt: now,
    expiresAt,
    attemptsLeft: rules.attempts,
  });
  const method = methodFor(purpose, investor);
  const recipient = investor[method];
  await sql.insert(outbox).values({
    id: newId(work),
    at: now,
    method,
    recipient,
    login: investor.login,
    purpose,
    text: wordings[purpose](code)[investor.language],
    code,
  });
  return {
    method,
    sentTo: mask(method, recipient),
    length: rules.length,
    expiryDate: expiresAt.toISOString(),
    resendDate: new Date(now.getTime() + rules.resendSeconds * 1000).toISOString(),
    attemptsLeft: rules.attempts,
  };
}

/** Codes sent before stop working. */
async function voidCodes({ sql, now }: Work, investorId: string, purpose: Purpose): Promise<void> {
  await sql
    .update(codes)
    .set({ spentAt: now })
    .where(and(eq(codes.investorId, investorId), eq(codes.purpose, purpose), isNull(codes.spentAt)));
}

/**
 * Uses up a code. A wrong one is counted and the refusal is given back, not thrown, so that the count stays; the last
 * wrong one voids the code.
 */
export async function spendCode(
  work: Work,
  {
    investorId,
    purpose,
    about,
    code,
  }: { investorId: string; purpose: Purpose; about: string | null; code: string },
): Promise<Refusal | undefined> {
  const { sql, now } = work;
  const row = await newestCode(work, investorId, purpose);
  if (!row || row.about !== about || row.spentAt) return new Refusal('code_invalid_or_expired');
  if (row.expiresAt <= now) return new Refusal('code_expired');
  if (timingSafeEqual(Buffer.from(row.codeHash), Buffer.from(hashCode(row.id, code)))) {
    await sql.update(codes).set({ spentAt: now }).where(eq(codes.id, row.id));
    return undefined;
  }
  const attemptsLeft = row.attemptsLeft - 1;
  await sql
    .update(codes)
    .set({ attemptsLeft, ...(attemptsLeft === 0 ? { spentAt: now } : {}) })
    .where(eq(codes.id, row.id));
  return new Refusal(attemptsLeft === 0 ? 'code_invalid_or_expired' : 'codes_do_not_match');
}
