import { and, asc, eq, inArray, isNotNull, lte, type SQL, sql } from 'drizzle-orm';
import type { Schema } from '@meridian/api-client';
import type { Bilingual } from '../core/CompanySettings.ts';
import {
  casePreference,
  code,
  device,
  discardedPhoto,
  idempotency,
  type Investor,
  investor,
  notification,
  operation,
  outbox,
  ownLimit,
  partner,
  passkey,
  passkeyChallenge,
  pushSubscription,
  readOnlyKey,
  recoveryCode,
  securityEvent,
  session,
  supportMessage,
  supportPhoto,
  supportRequest,
  totp,
  verification,
  verificationPhoto,
  wallet,
} from '../database/schema.ts';
import { notify } from '../notification/notify.ts';
import { newPartnerTitle } from '../partner/line.ts';
import { rewardComment, rewardReasons } from '../partner/rewards.ts';
import type { TransactionContext } from '../transaction/TransactionContext.ts';
import { readClosingConditions } from './conditions.ts';

/** The next account whose closing is due. The caller locks it. */
export async function nextClosing({ tx }: TransactionContext, isDue: SQL): Promise<string | undefined> {
  const [next] = await tx
    .select({ id: investor.id })
    .from(investor)
    .where(and(isNotNull(investor.closesAt), isDue))
    .orderBy(asc(investor.closesAt), asc(investor.id))
    .limit(1);
  return next?.id;
}

/** Closes the account on its day, or keeps it open when a condition is not met any more. Withdrawn meanwhile: nothing happens. */
export async function closeOrKeep(context: TransactionContext, id: string): Promise<void> {
  const [due] = await context.tx
    .select()
    .from(investor)
    .where(and(eq(investor.id, id), lte(investor.closesAt, context.now)));
  if (!due?.closesAt) return;
  const then = { ...context, now: due.closesAt };
  const unmet = (await readClosingConditions(then, id)).filter(({ met }) => !met);
  if (unmet.length === 0) return closeAccount(then, due);
  await context.tx
    .update(investor)
    .set({ closingRequestedAt: null, closesAt: null })
    .where(eq(investor.id, id));
  const reasons = (language: Schema<'Language'>) =>
    unmet.map((condition) => inTheWay[condition.code][language]).join(', ');
  await notify(then, {
    investorId: id,
    topic: 'security',
    title: { en: 'The account was not closed', ru: 'Аккаунт не закрыт' },
    text: {
      en: `Reason: ${reasons('en')}. The closing was cancelled. You can ask for it again.`,
      ru: `Причина: ${reasons('ru')}. Закрытие отменено, его можно запросить снова.`,
    },
  });
}

const inTheWay: Readonly<Record<Schema<'ClosingConditionCode'>, Bilingual>> = {
  balance_not_empty: { en: 'money on the balance', ru: 'деньги на балансе' },
  deposits_open: { en: 'a deposit still open', ru: 'незакрытый депозит' },
  refills_waiting: { en: 'an unfinished refill', ru: 'незавершённое пополнение' },
  withdrawals_pending: { en: 'an unfinished withdrawal', ru: 'незавершённый вывод' },
};

/** Rows that only the account itself needs. Operations, the ledger and what they refer to stay. */
const ownRows = [
  casePreference,
  device,
  idempotency,
  notification,
  ownLimit,
  passkey,
  passkeyChallenge,
  pushSubscription,
  readOnlyKey,
  recoveryCode,
  securityEvent,
  session,
  // Messages first: they refer to their requests.
  supportMessage,
  supportRequest,
  totp,
  wallet,
];

async function closeAccount(context: TransactionContext, user: Investor): Promise<void> {
  const { tx, now } = context;
  const { id, login } = user;
  const photos = await tx
    .delete(supportPhoto)
    .where(eq(supportPhoto.investorId, id))
    .returning({ file: supportPhoto.file });
  if (photos.length > 0) await tx.insert(discardedPhoto).values(photos);
  for (const table of ownRows) await tx.delete(table).where(eq(table.investorId, id));
  await tx.delete(code).where(eq(code.holder, id));
  await tx.delete(outbox).where(eq(sql`lower(${outbox.login})`, login.toLowerCase()));
  await discardVerifications(context, id);
  await hideFromPartners(context, user);
  await tx
    .update(investor)
    .set({
      // Unique, and neither an address nor a number. The login stays taken, and the password says that the account is closed.
      email: `${id}@closed.invalid`,
      phone: id,
      emailConfirmedAt: null,
      phoneConfirmedAt: null,
      fullName: null,
      city: null,
      country: null,
      telegramId: null,
      letterWord: null,
      totpSince: null,
      codeMethod: 'phone',
      subscriptionOption: null,
      subscriptionUntil: null,
      subscriptionNotified: null,
      notificationSettings: { accruals: false, partners: false, cases: false, news: false },
      mailChoices: {},
      pushChoices: {},
      summary: 'never',
      summaryDueAt: null,
      closingRequestedAt: null,
      closesAt: null,
      closedAt: now,
      withdrawalsPausedUntil: null,
      lockedAt: null,
      onlyTheseWalletsSince: null,
      onlyTheseWalletsUntil: null,
      unlockDays: null,
      unlocksAt: null,
    })
    .where(eq(investor.id, id));
}

/** Deletes the verifications and leaves the names of their photos to `deleteDiscardedPhotos`. */
async function discardVerifications({ tx }: TransactionContext, investorId: string): Promise<void> {
  const own = tx
    .select({ id: verification.id })
    .from(verification)
    .where(eq(verification.investorId, investorId));
  const photos = await tx
    .delete(verificationPhoto)
    .where(inArray(verificationPhoto.verificationId, own))
    .returning({ file: verificationPhoto.file });
  if (photos.length > 0) await tx.insert(discardedPhoto).values(photos);
  await tx.delete(verification).where(eq(verification.investorId, investorId));
}

const nameless: Bilingual = { en: 'Closed account', ru: 'Закрытый аккаунт' };

const json = (text: Bilingual) => sql`${JSON.stringify(text)}::jsonb`;

/** Takes the login out of what the partners see: their lists, their operations and their notifications. */
async function hideFromPartners({ tx }: TransactionContext, { id, login }: Investor): Promise<void> {
  const above = await tx
    .select({ investorId: partner.investorId, level: partner.level })
    .from(partner)
    .where(eq(partner.partnerId, id));
  for (const { investorId, level } of above) {
    const place = { login, level };
    const hidden: Bilingual = {
      en: `${nameless.en}, level ${level}`,
      ru: `${nameless.ru}, уровень ${level}`,
    };
    await tx
      .update(operation)
      .set({ comment: hidden })
      .where(
        and(
          eq(operation.investorId, investorId),
          inArray(operation.type, ['referral', 'matching']),
          sql`${operation.comment} = ${json(rewardComment(place))}`,
        ),
      );
    const ofPartners = and(eq(notification.investorId, investorId), eq(notification.topic, 'partners'));
    for (const reason of Object.values(rewardReasons)) {
      await tx
        .update(notification)
        .set({ text: hidden })
        .where(and(ofPartners, sql`${notification.text} = ${json(reason(place))}`));
    }
    await tx
      .update(notification)
      .set({ title: nameless })
      .where(and(ofPartners, sql`${notification.title} = ${json(newPartnerTitle(login))}`));
  }
  await tx.update(partner).set({ login: null }).where(eq(partner.partnerId, id));
  const invited = tx.select({ id: investor.id }).from(investor).where(eq(investor.inviterId, id));
  await tx.update(partner).set({ inviterLogin: null }).where(inArray(partner.partnerId, invited));
}
