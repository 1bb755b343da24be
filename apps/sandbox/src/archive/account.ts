import { count, eq } from 'drizzle-orm';
import { casePreference, investor, recoveryCode } from '../database/schema.ts';
import { countedIn } from '../balance/quotes.ts';
import { serializeMoney } from '../ledger/serializeMoney.ts';
import type { TransactionContext } from '../transaction/TransactionContext.ts';
import type { Cell } from './List.ts';

type Cells = Readonly<Record<string, Cell>>;

/** Fields, and groups of fields. */
export type AccountData = Readonly<Record<string, Cell | Cells>>;

const dateOf = (moment: Date | null | undefined) => moment?.toISOString() ?? null;

/** What is stored about a person once: profile, settings, limits. No secret, and of the password only whether there is one. */
export async function readAccount({ tx, currencies }: TransactionContext, id: string): Promise<AccountData> {
  const [person] = await tx.select().from(investor).where(eq(investor.id, id));
  if (!person) throw new Error('The investor of this archive is gone.');
  const [inviter] = person.inviterId
    ? await tx.select().from(investor).where(eq(investor.id, person.inviterId))
    : [];
  const [limits] = await tx.select().from(casePreference).where(eq(casePreference.investorId, id));
  const [codes] = await tx
    .select({ left: count() })
    .from(recoveryCode)
    .where(eq(recoveryCode.investorId, id));
  return {
    id,
    login: person.login,
    email: person.email,
    emailConfirmedDate: dateOf(person.emailConfirmedAt),
    phone: person.phone,
    phoneConfirmedDate: dateOf(person.phoneConfirmedAt),
    fullName: person.fullName,
    city: person.city,
    country: person.country,
    language: person.language,
    registrationDate: dateOf(person.registeredAt),
    inviter: inviter && !inviter.closedAt ? inviter.login : null,
    telegramId: person.telegramId === null ? null : String(person.telegramId),
    hasPassword: person.passwordHash !== null,
    authenticatorSince: dateOf(person.totpSince),
    recoveryCodesLeft: codes?.left ?? 0,
    codeMethod: person.codeMethod,
    subscription: { option: person.subscriptionOption, activeUntil: dateOf(person.subscriptionUntil) },
    shownBalance: { type: person.balanceType, currency: person.balanceCurrency },
    partnersTurnover: { ...serializeMoney(currencies, person.turnover, countedIn) },
    notifications: { ...person.notificationSettings },
    caseLimits: {
      spendPerDay: limits?.spendPerDay ?? null,
      pendingSpendPerDay: limits?.pendingSpend ?? null,
      pendingDate: dateOf(limits?.pendingAt),
      timeOutUntil: dateOf(limits?.timeOutUntil),
    },
    closing: { requestDate: dateOf(person.closingRequestedAt), closingDate: dateOf(person.closesAt) },
  };
}
