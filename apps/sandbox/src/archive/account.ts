import { count, eq } from 'drizzle-orm';
import { casePreference, investor, ownLimit, recoveryCode } from '../database/schema.ts';
import { reportingCurrency } from '../balance/quotes.ts';
import { serializeMoney } from '../ledger/serializeMoney.ts';
import { serializeNotificationSettings } from '../notification/channels.ts';
import type { TransactionContext } from '../transaction/TransactionContext.ts';
import type { Cell } from './List.ts';

type Cells = Readonly<Record<string, Cell>>;

/** Fields, and groups of fields. */
export type AccountData = Readonly<Record<string, Cell | Cells>>;

const dateOf = (moment: Date | null | undefined) => moment?.toISOString() ?? null;

/** What is stored about a user once: profile, settings, limits. No secret, and of the password only whether there is one. */
export async function readAccount(
  { tx, currencies, settings }: TransactionContext,
  id: string,
): Promise<AccountData> {
  const [user] = await tx.select().from(investor).where(eq(investor.id, id));
  if (!user) throw new Error('The investor of this archive is gone.');
  const [inviter] = user.inviterId
    ? await tx.select().from(investor).where(eq(investor.id, user.inviterId))
    : [];
  const [limits] = await tx.select().from(casePreference).where(eq(casePreference.investorId, id));
  const ownLimits = await tx
    .select()
    .from(ownLimit)
    .where(eq(ownLimit.investorId, id))
    .orderBy(ownLimit.kind);
  const [codes] = await tx
    .select({ left: count() })
    .from(recoveryCode)
    .where(eq(recoveryCode.investorId, id));
  const { mail, push } = serializeNotificationSettings(settings, user);
  return {
    id,
    login: user.login,
    email: user.email,
    emailConfirmedDate: dateOf(user.emailConfirmedAt),
    phone: user.phone,
    phoneConfirmedDate: dateOf(user.phoneConfirmedAt),
    fullName: user.fullName,
    city: user.city,
    country: user.country,
    language: user.language,
    displayCurrency: user.displayCurrency,
    registrationDate: dateOf(user.registeredAt),
    inviter: inviter && !inviter.closedAt ? inviter.login : null,
    telegramId: user.telegramId === null ? null : String(user.telegramId),
    hasPassword: user.passwordHash !== null,
    authenticatorSince: dateOf(user.totpSince),
    recoveryCodesLeft: codes?.left ?? 0,
    codeMethod: user.codeMethod,
    subscription: { option: user.subscriptionOption, activeUntil: dateOf(user.subscriptionUntil) },
    shownBalance: { type: user.balanceType, currency: user.balanceCurrency },
    partnersTurnover: { ...serializeMoney(currencies, user.turnover, reportingCurrency) },
    letterWord: user.letterWord,
    notifications: { ...user.notificationSettings },
    notificationsByMail: { ...mail },
    notificationsByPush: { ...push },
    summary: user.summary,
    caseLimits: {
      spendPerDay: limits?.spendPerDay ?? null,
      pendingSpendPerDay: limits?.pendingSpend ?? null,
      pendingDate: dateOf(limits?.pendingAt),
      timeOutUntil: dateOf(limits?.timeOutUntil),
    },
    withdrawalsPausedUntil: dateOf(user.withdrawalsPausedUntil),
    lock: { date: dateOf(user.lockedAt), unlockDays: user.unlockDays, unlockDate: dateOf(user.unlocksAt) },
    onlyTheseWallets: {
      since: dateOf(user.onlyTheseWalletsSince),
      until: dateOf(user.onlyTheseWalletsUntil),
    },
    ownLimits: Object.fromEntries(
      ownLimits.map(({ kind, amount, pendingAmount, pendingAt }) => [
        kind,
        `${amount ?? 'none'}${pendingAt ? `, ${pendingAmount ?? 'none'} from ${pendingAt.toISOString()}` : ''}`,
      ]),
    ),
    closing: { requestDate: dateOf(user.closingRequestedAt), closingDate: dateOf(user.closesAt) },
  };
}
