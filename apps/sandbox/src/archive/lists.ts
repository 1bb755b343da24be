import type { Schema } from '@meridian/api-client';
import { and, asc, eq, isNull, lte, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgSelect } from 'drizzle-orm/pg-core';
import { deviceOf } from '../auth/deviceOf.ts';
import {
  caseAttempt,
  casePreference,
  casePrize,
  casePurchase,
  cryptoCase,
  deposit,
  device,
  exchange,
  investor,
  ledgerAccount,
  liabilityAccount,
  liabilitySnapshot,
  notification,
  operation,
  outbox,
  partner,
  passkey,
  refill,
  securityEvent,
  session,
  tierAward,
  verification,
  wallet,
  withdrawal,
  withdrawalRequest,
} from '../database/schema.ts';
import { readRows } from '../calls/readPage.ts';
import { countedIn } from '../balance/quotes.ts';
import { wireMoney } from '../ledger/wireMoney.ts';
import { levelsOf } from '../partner/line.ts';
import type { Work } from '../work/Work.ts';
import { photoNameOf, readPhotos } from './photos.ts';

export type Cell = string | number | boolean | null;

type Row = Readonly<Record<string, Cell>>;

/** The last row of a page. */
export interface Place {
  /** As text: a JavaScript date would lose the microseconds. */
  readonly at: string;
  readonly id: string;
}

interface Range {
  readonly until: Date;
  readonly after: Place | undefined;
}

interface ListWork extends Work {
  readonly language: Schema<'Language'>;
}

/** One list of a person: an array of `data.json`, and a CSV file. */
export interface List {
  readonly name: string;
  readonly columns: readonly string[];
  /** A page, oldest first. Without `last` it was the last one. */
  read(work: ListWork, range: Range): Promise<{ readonly rows: readonly Row[]; readonly last?: Place }>;
}

const rowsOfPage = 200;

/** A list that can be long is read by pages, in the order of a moment and an id. */
interface Order {
  readonly at: PgColumn;
  readonly id: PgColumn;
}

/** Columns that each row is read with, besides its own. */
const placeOf = ({ at, id }: Order, until: Date) => ({
  at: sql<string>`${at}::text`,
  id: sql<string>`${id}::text`,
  // Not a condition: with an upper bound PostgreSQL sorts instead of reading along the index.
  isLate: sql<boolean>`${at} > ${until.toISOString()}::timestamptz`,
});

type PlaceColumns = ReturnType<typeof placeOf>;

interface Placed {
  readonly place: Place & { readonly isLate: boolean };
}

/** `find` returns the query for all rows and the condition for those of the person. */
function long<
  Column extends string,
  Rows extends PgSelect & { readonly _: { readonly result: readonly Placed[] } },
>(
  name: string,
  order: Order,
  columns: readonly Column[],
  find: (work: ListWork, place: PlaceColumns) => { readonly rows: Rows; readonly where: SQL | undefined },
  wire: (found: Rows['_']['result'][number], work: ListWork) => Readonly<Record<Column, Cell>>,
): List {
  const { at, id } = order;
  return {
    name,
    columns,
    async read(work, { until, after }) {
      const { rows, where: isOwn } = find(work, placeOf(order, until));
      const isAfter = after && sql`(${at}, ${id}) > (${after.at}::timestamptz, ${after.id}::uuid)`;
      const query = { limit: rowsOfPage, sortDir: 'asc' } as const;
      const found: readonly Rows['_']['result'][number][] = await readRows(query, {
        rows,
        where: and(isOwn, isAfter),
        by: at,
        id,
      });
      const inTime = found.filter(({ place }) => !place.isLate);
      const last = inTime.length === rowsOfPage ? inTime.at(-1)?.place : undefined;
      const wired = inTime.map((row) => wire(row, work));
      return last ? { rows: wired, last } : { rows: wired };
    },
  };
}

function short<Column extends string>(
  name: string,
  columns: readonly Column[],
  find: (work: ListWork) => Promise<readonly Readonly<Record<Column, Cell>>[]>,
): List {
  return { name, columns, read: async (work) => ({ rows: await find(work) }) };
}

const dateOf = (moment: Date | null) => moment?.toISOString() ?? null;

/** Every list of this person. What is left out, and why, is in `archive.test.ts`. */
export function listsOf(id: string): readonly List[] {
  return [
    short('balances', ['account', 'amount', 'currency'], async ({ tx, currencies }) => {
      const rows = await tx
        .select()
        .from(ledgerAccount)
        .where(eq(ledgerAccount.owner, id))
        .orderBy(asc(ledgerAccount.currency), asc(ledgerAccount.kind));
      return rows.map(({ kind, balance, currency }) => ({
        account: kind,
        ...wireMoney(currencies, balance, currency),
      }));
    }),
    long(
      'operations',
      { at: operation.at, id: operation.id },
      ['id', 'date', 'type', 'subject', 'subjectId', 'amount', 'currency', 'held', 'balanceAfter', 'comment'],
      ({ tx }, place) => ({
        rows: tx.select({ row: operation, place }).from(operation).$dynamic(),
        where: eq(operation.investorId, id),
      }),
      ({ row }, { currencies, language }) => ({
        id: row.id,
        date: row.at.toISOString(),
        type: row.type,
        subject: row.subject,
        subjectId: row.subjectId,
        ...wireMoney(currencies, row.amount, row.currency),
        held: row.held,
        balanceAfter: wireMoney(currencies, row.balanceAfter, row.currency).amount,
        comment: row.comment?.[language] ?? null,
      }),
    ),
    long(
      'deposits',
      { at: deposit.createdAt, id: deposit.id },
      [
        'id',
        'plan',
        'amount',
        'currency',
        'paidAmount',
        'paidCurrency',
        'rate',
        'status',
        'autoinvestment',
        'creationDate',
        'startDate',
        'endDate',
        'payoutDate',
        'closeDate',
        'closeReason',
        'accrued',
        'accruedDays',
        'payout',
        'continuedBy',
      ],
      ({ tx }, place) => ({
        rows: tx.select({ row: deposit, place }).from(deposit).$dynamic(),
        where: eq(deposit.investorId, id),
      }),
      ({ row }, { currencies, language }) => ({
        id: row.id,
        plan: row.plan.name[language],
        ...wireMoney(currencies, row.body, row.currency),
        paidAmount: wireMoney(currencies, row.paid, row.paidCurrency).amount,
        paidCurrency: row.paidCurrency,
        rate: row.rate,
        status: row.status,
        autoinvestment: row.autoinvestment,
        creationDate: row.createdAt.toISOString(),
        startDate: row.startsAt.toISOString(),
        endDate: row.endsAt.toISOString(),
        payoutDate: row.paysOutAt.toISOString(),
        closeDate: dateOf(row.closedAt),
        closeReason: row.closeReason,
        accrued: wireMoney(currencies, row.accrued, row.currency).amount,
        accruedDays: row.accruedDays,
        payout: row.payout && wireMoney(currencies, row.payout, row.currency).amount,
        continuedBy: row.continuedBy,
      }),
    ),
    long(
      'refills',
      { at: refill.createdAt, id: refill.id },
      [
        'id',
        'system',
        'network',
        'address',
        'requestedAmount',
        'creditedAmount',
        'currency',
        'status',
        'hash',
        'confirmations',
        'creationDate',
        'changeDate',
        'creditDate',
        'cancelDate',
        'expiryDate',
        'rejectionReason',
      ],
      ({ tx }, place) => ({
        rows: tx.select({ row: refill, place }).from(refill).$dynamic(),
        where: eq(refill.investorId, id),
      }),
      ({ row }, { currencies, language }) => ({
        id: row.id,
        system: row.system,
        network: row.network,
        address: row.address,
        requestedAmount: wireMoney(currencies, row.requested, row.currency).amount,
        creditedAmount: row.credited && wireMoney(currencies, row.credited, row.currency).amount,
        currency: row.currency,
        status: row.status,
        hash: row.hash,
        confirmations: row.confirmations,
        creationDate: row.createdAt.toISOString(),
        changeDate: row.changedAt.toISOString(),
        creditDate: dateOf(row.creditedAt),
        cancelDate: dateOf(row.cancelledAt),
        expiryDate: dateOf(row.expiredAt),
        rejectionReason: row.rejectionReason?.[language] ?? null,
      }),
    ),
    long(
      'withdrawals',
      { at: withdrawal.createdAt, id: withdrawal.id },
      [
        'id',
        'system',
        'network',
        'wallet',
        'amount',
        'fee',
        'currency',
        'status',
        'hash',
        'creationDate',
        'changeDate',
        'withdrawalDate',
        'cancelDate',
        'rejectionReason',
      ],
      ({ tx }, place) => ({
        rows: tx.select({ row: withdrawal, place }).from(withdrawal).$dynamic(),
        where: eq(withdrawal.investorId, id),
      }),
      ({ row }, { currencies, language }) => ({
        id: row.id,
        system: row.system,
        network: row.network,
        wallet: row.wallet,
        ...wireMoney(currencies, row.amount, row.currency),
        fee: wireMoney(currencies, row.fee, row.currency).amount,
        status: row.status,
        hash: row.hash,
        creationDate: row.createdAt.toISOString(),
        changeDate: row.changedAt.toISOString(),
        withdrawalDate: dateOf(row.withdrawnAt),
        cancelDate: dateOf(row.cancelledAt),
        rejectionReason: row.rejectionReason?.[language] ?? null,
      }),
    ),
    long(
      'withdrawal-requests',
      { at: withdrawalRequest.createdAt, id: withdrawalRequest.id },
      ['id', 'system', 'network', 'wallet', 'amount', 'fee', 'currency', 'creationDate', 'endDate'],
      ({ tx }, place) => ({
        rows: tx.select({ row: withdrawalRequest, place }).from(withdrawalRequest).$dynamic(),
        where: eq(withdrawalRequest.investorId, id),
      }),
      ({ row }, { currencies }) => ({
        id: row.id,
        system: row.system,
        network: row.network,
        wallet: row.wallet,
        ...wireMoney(currencies, row.amount, row.currency),
        fee: wireMoney(currencies, row.fee, row.currency).amount,
        creationDate: row.createdAt.toISOString(),
        endDate: dateOf(row.endedAt),
      }),
    ),
    long(
      'exchanges',
      { at: exchange.at, id: exchange.id },
      ['id', 'date', 'soldAmount', 'soldCurrency', 'boughtAmount', 'boughtCurrency', 'fee'],
      ({ tx }, place) => ({
        rows: tx.select({ row: exchange, place }).from(exchange).$dynamic(),
        where: eq(exchange.investorId, id),
      }),
      ({ row }, { currencies }) => ({
        id: row.id,
        date: row.at.toISOString(),
        soldAmount: wireMoney(currencies, row.sold, row.soldCurrency).amount,
        soldCurrency: row.soldCurrency,
        boughtAmount: wireMoney(currencies, row.bought, row.boughtCurrency).amount,
        boughtCurrency: row.boughtCurrency,
        fee: wireMoney(currencies, row.fee, row.boughtCurrency).amount,
      }),
    ),
    short('wallets', ['system', 'address', 'name', 'usableDate'], async ({ tx }) => {
      const rows = await tx
        .select()
        .from(wallet)
        .where(eq(wallet.investorId, id))
        .orderBy(asc(wallet.system));
      return rows.map(({ system, address, name, usableAt }) => ({
        system,
        address,
        name,
        usableDate: dateOf(usableAt),
      }));
    }),
    // What the page of partners shows, and nothing while the programme is switched off.
    long(
      'partners',
      { at: partner.registeredAt, id: partner.partnerId },
      ['login', 'inviterLogin', 'date', 'level', 'personalInvestments', 'profit', 'currency'],
      (work, place) => ({
        rows: work.tx.select({ row: partner, place }).from(partner).$dynamic(),
        where: work.settings.capabilities.referrals
          ? and(eq(partner.investorId, id), lte(partner.level, levelsOf(work)))
          : sql`false`,
      }),
      ({ row }, { currencies }) => ({
        login: row.login,
        inviterLogin: row.inviterLogin,
        date: row.registeredAt.toISOString(),
        level: row.level,
        personalInvestments: wireMoney(currencies, row.invested, countedIn).amount,
        profit: wireMoney(currencies, row.profit, countedIn).amount,
        currency: countedIn,
      }),
    ),
    short('partner-awards', ['tier', 'date'], async ({ tx }) => {
      const rows = await tx
        .select()
        .from(tierAward)
        .where(eq(tierAward.investorId, id))
        .orderBy(asc(tierAward.tier));
      return rows.map(({ tier, at }) => ({ tier, date: at.toISOString() }));
    }),
    long(
      'case-purchases',
      { at: casePurchase.at, id: casePurchase.id },
      ['id', 'date', 'case', 'price', 'currency', 'attemptsLeft'],
      ({ tx }, place) => ({
        rows: tx
          .select({ row: casePurchase, name: cryptoCase.name, currency: cryptoCase.currency, place })
          .from(casePurchase)
          .innerJoin(cryptoCase, eq(cryptoCase.id, casePurchase.caseId))
          .$dynamic(),
        where: eq(casePurchase.investorId, id),
      }),
      ({ row, name, currency }, { currencies, language }) => ({
        id: row.id,
        date: row.at.toISOString(),
        case: name[language],
        price: wireMoney(currencies, row.price, currency).amount,
        currency,
        attemptsLeft: row.attemptsLeft,
      }),
    ),
    long(
      'case-attempts',
      { at: caseAttempt.at, id: caseAttempt.id },
      [
        'id',
        'date',
        'purchaseId',
        'case',
        'prize',
        'charged',
        'won',
        'currency',
        'balanceBefore',
        'balanceAfter',
      ],
      ({ tx }, place) => ({
        rows: tx
          .select({ row: caseAttempt, name: cryptoCase.name, prize: casePrize.name, place })
          .from(caseAttempt)
          .innerJoin(cryptoCase, eq(cryptoCase.id, caseAttempt.caseId))
          .innerJoin(
            casePrize,
            and(eq(casePrize.caseId, caseAttempt.caseId), eq(casePrize.id, caseAttempt.prizeId)),
          )
          .$dynamic(),
        where: eq(caseAttempt.investorId, id),
      }),
      ({ row, name, prize }, { currencies, language }) => ({
        id: row.id,
        date: row.at.toISOString(),
        purchaseId: row.purchaseId,
        case: name[language],
        prize: prize[language],
        charged: row.charged && wireMoney(currencies, row.charged, row.currency).amount,
        won: row.won && wireMoney(currencies, row.won, row.currency).amount,
        currency: row.currency,
        balanceBefore: wireMoney(currencies, row.balanceBefore, row.currency).amount,
        balanceAfter: wireMoney(currencies, row.balanceAfter, row.currency).amount,
      }),
    ),
    short(
      'sessions',
      ['id', 'device', 'browser', 'system', 'userAgent', 'signInDate', 'lastUseDate', 'expiryDate'],
      async ({ tx }) => {
        const rows = await tx
          .select()
          .from(session)
          .where(and(eq(session.investorId, id), eq(session.kind, 'session')))
          .orderBy(asc(session.createdAt), asc(session.id));
        return rows.map((row) => ({
          id: row.id,
          ...deviceOf(row.userAgent),
          userAgent: row.userAgent,
          signInDate: row.createdAt.toISOString(),
          lastUseDate: row.lastUsedAt.toISOString(),
          expiryDate: row.expiresAt.toISOString(),
        }));
      },
    ),
    // Browsers that signed in, which are known by a token alone.
    short('known-browsers', ['expiryDate'], async ({ tx }) => {
      const rows = await tx
        .select()
        .from(device)
        .where(eq(device.investorId, id))
        .orderBy(asc(device.expiresAt));
      return rows.map(({ expiresAt }) => ({ expiryDate: expiresAt.toISOString() }));
    }),
    short('passkeys', ['id', 'name', 'kind', 'creationDate', 'lastUseDate'], async ({ tx }) => {
      const rows = await tx
        .select()
        .from(passkey)
        .where(eq(passkey.investorId, id))
        .orderBy(asc(passkey.createdAt));
      return rows.map((row) => ({
        id: row.id,
        name: row.name,
        kind: row.kind,
        creationDate: row.createdAt.toISOString(),
        lastUseDate: dateOf(row.lastUsedAt),
      }));
    }),
    long(
      'security-history',
      { at: securityEvent.at, id: securityEvent.id },
      ['id', 'date', 'kind', 'device', 'browser', 'system', 'userAgent', 'address'],
      ({ tx }, place) => ({
        rows: tx.select({ row: securityEvent, place }).from(securityEvent).$dynamic(),
        where: eq(securityEvent.investorId, id),
      }),
      ({ row }) => ({
        id: row.id,
        date: row.at.toISOString(),
        kind: row.kind,
        ...deviceOf(row.userAgent),
        userAgent: row.userAgent,
        address: row.address,
      }),
    ),
    long(
      'notifications',
      { at: notification.at, id: notification.id },
      ['id', 'date', 'topic', 'topicId', 'title', 'text', 'readDate'],
      ({ tx }, place) => ({
        rows: tx.select({ row: notification, place }).from(notification).$dynamic(),
        where: eq(notification.investorId, id),
      }),
      ({ row }, { language }) => ({
        id: row.id,
        date: row.at.toISOString(),
        topic: row.topic,
        topicId: row.topicId,
        title: row.title[language],
        text: row.text[language],
        readDate: dateOf(row.readAt),
      }),
    ),
    // Not those with a code, which is a secret while it is valid.
    long(
      'messages',
      { at: outbox.at, id: outbox.id },
      ['date', 'method', 'recipient', 'text'],
      ({ tx }, place) => ({
        rows: tx
          .select({ row: outbox, place })
          .from(outbox)
          .innerJoin(investor, eq(sql`lower(${investor.login})`, sql`lower(${outbox.login})`))
          .$dynamic(),
        where: and(eq(investor.id, id), isNull(outbox.code)),
      }),
      ({ row }) => ({
        date: row.at.toISOString(),
        method: row.method,
        recipient: row.recipient,
        text: row.text,
      }),
    ),
    // An account is made only by somebody who accepted the agreement.
    short('consents', ['consent', 'date'], async ({ tx }) => {
      const [given] = await tx
        .select({ registeredAt: investor.registeredAt, welcomedAt: casePreference.welcomedAt })
        .from(investor)
        .leftJoin(casePreference, eq(casePreference.investorId, investor.id))
        .where(eq(investor.id, id));
      if (!given) return [];
      const { registeredAt, welcomedAt } = given;
      return [
        { consent: 'agreement', date: registeredAt.toISOString() },
        ...(welcomedAt ? [{ consent: 'case_rules_shown', date: welcomedAt.toISOString() }] : []),
      ];
    }),
    short(
      'verifications',
      [
        'id',
        'fullName',
        'dateOfBirth',
        'familyStatus',
        'documentNumber',
        'status',
        'submissionDate',
        'decisionDate',
        'denialReason',
      ],
      async ({ tx, language }) => {
        const rows = await tx
          .select()
          .from(verification)
          .where(eq(verification.investorId, id))
          .orderBy(asc(verification.submittedAt), asc(verification.id));
        return rows.map((row) => ({
          id: row.id,
          fullName: row.fullName,
          dateOfBirth: row.dateOfBirth,
          familyStatus: row.familyStatus,
          documentNumber: row.documentNumber,
          status: row.status,
          submissionDate: row.submittedAt.toISOString(),
          decisionDate: dateOf(row.decidedAt),
          denialReason: row.denialReason?.[language] ?? null,
        }));
      },
    ),
    short('verification-photos', ['verificationId', 'photo', 'mediaType', 'bytes', 'file'], async (work) => {
      const photos = await readPhotos(work, id);
      return photos.map((photo) => ({
        verificationId: photo.verificationId,
        photo: photo.field,
        mediaType: photo.mediaType,
        bytes: photo.bytes,
        file: photoNameOf(photo),
      }));
    }),
    long(
      'counted',
      { at: liabilitySnapshot.takenAt, id: liabilitySnapshot.id },
      ['snapshot', 'date', 'root', 'balances'],
      ({ tx }, place) => ({
        rows: tx
          .select({
            row: liabilityAccount,
            takenAt: liabilitySnapshot.takenAt,
            root: liabilitySnapshot.root,
            place,
          })
          .from(liabilityAccount)
          .innerJoin(liabilitySnapshot, eq(liabilitySnapshot.id, liabilityAccount.snapshotId))
          .$dynamic(),
        where: eq(liabilityAccount.investorId, id),
      }),
      ({ row, takenAt, root }) => ({
        snapshot: row.snapshotId,
        date: takenAt.toISOString(),
        root,
        balances: JSON.stringify(row.balances),
      }),
    ),
  ];
}
