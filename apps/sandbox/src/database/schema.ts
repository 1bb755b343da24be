import { getTableName, type SQL, sql } from 'drizzle-orm';
import { type DecimalString, isDecimal } from '@meridian/money';
import type { ProblemCode, Schema } from '@meridian/api-client';
import type { OperationId } from '@meridian/api-client/contract';
import {
  type AnyPgColumn,
  bigint,
  boolean,
  check,
  customType,
  date,
  type ExtraConfigColumn,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { Bilingual, BilingualParagraphs, CompanySettings, Plan } from '../core/CompanySettings.ts';

/** NUMERIC(60,18) as exact text without trailing zeros; `serializeMoney` gives it its currency's decimals. */
const numeric = customType<{ data: DecimalString; driverData: string }>({
  dataType: () => 'numeric(60,18)',
  fromDriver: readNumeric,
});

/** A NUMERIC of the database as exact text without trailing zeros. */
export function readNumeric(value: string): DecimalString {
  const trimmed = value.includes('.') ? value.replace(/\.?0+$/, '') : value;
  if (isDecimal(trimmed)) return trimmed;
  throw new RangeError(`The database gave an amount that does not fit the contract: ${value}`);
}

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

const investorId = () =>
  uuid('investor_id')
    .notNull()
    .references(() => investor.id);

const currencyCode = (name: string) =>
  text(name)
    .notNull()
    .references(() => currency.code);

/** As PostgreSQL orders by default. Drizzle's default is `nulls last`, which no index scan of `order by … desc` uses. */
const descending = (column: ExtraConfigColumn) => column.desc().nullsFirst();

/** A check of one column, with the name that PostgreSQL would give it. */
const checkColumn = (column: AnyPgColumn, condition: SQL) =>
  check(`${getTableName(column.table)}_${column.name}_check`, condition);

const isPositive = (column: AnyPgColumn) => checkColumn(column, sql`${column} > 0`);

const isNotNegative = (column: AnyPgColumn) => checkColumn(column, sql`${column} >= 0`);

const isOneOf = (column: AnyPgColumn, ...values: readonly string[]) =>
  checkColumn(column, sql`${column} in (${sql.raw(values.map((value) => `'${value}'`).join(', '))})`);

/** The id of a resource that people write by hand. */
const isSlug = (column: AnyPgColumn) => checkColumn(column, sql`${column} ~ '^[a-z0-9-]{1,64}$'`);

const isSha256 = (column: AnyPgColumn) => checkColumn(column, sql`${column} ~ '^[0-9a-f]{64}$'`);

export const migration = pgTable('migration', {
  name: text('name').primaryKey(),
  appliedAt: instant('applied_at').notNull().defaultNow(),
});

/** The server's own time: the real time plus the advance, or a moment where it is stopped until it is advanced. */
export const clock = pgTable(
  'clock',
  {
    onlyRow: boolean('only_row').primaryKey().default(true),
    aheadMilliseconds: bigint('ahead_milliseconds', { mode: 'number' }).notNull().default(0),
    standsAt: instant('stands_at'),
    /** Null until the seed is complete: an interrupted one starts again, and processes that start together seed once. */
    seededAt: instant('seeded_at'),
    /** Starts with a random seed. Each has other random values, which are the same for the same seed and number. */
    starts: integer('starts').notNull().default(0),
  },
  (table) => [checkColumn(table.onlyRow, sql`${table.onlyRow}`)],
);

/** Settings that the owner can change without a release, as one document. `firstSettings.ts` has the defaults. */
export const companySettings = pgTable(
  'company_settings',
  {
    onlyRow: boolean('only_row').primaryKey().default(true),
    settings: jsonb('settings').$type<Partial<CompanySettings>>().notNull(),
  },
  (table) => [checkColumn(table.onlyRow, sql`${table.onlyRow}`)],
);

/** Operations that the control plane refuses with a chosen code, to show how a client handles it. */
export const stagedRefusal = pgTable('staged_refusal', {
  operation: text('operation').$type<OperationId>().primaryKey(),
  code: text('code').$type<ProblemCode>().notNull(),
});

export const currency = pgTable(
  'currency',
  {
    code: text('code').primaryKey(),
    decimals: smallint('decimals').notNull(),
    position: smallint('position').notNull(),
  },
  (table) => [
    checkColumn(table.code, sql`${table.code} ~ '^[A-Z][A-Z0-9]{1,9}$'`),
    checkColumn(table.decimals, sql`${table.decimals} between 0 and 18`),
  ],
);

/** What an investor is notified of at all. */
type NotificationChoices = Pick<Schema<'NotificationSettings'>, 'accruals' | 'partners' | 'cases' | 'news'>;

export const investor = pgTable(
  'investor',
  {
    id: uuid('id').primaryKey(),
    login: text('login').notNull(),
    email: text('email').notNull(),
    phone: text('phone').notNull(),
    /** Null until an investor who registered through Telegram sets a password. */
    passwordHash: text('password_hash'),
    language: text('language').$type<Schema<'Language'>>().notNull(),
    registeredAt: instant('registered_at').notNull(),
    phoneConfirmedAt: instant('phone_confirmed_at'),
    emailConfirmedAt: instant('email_confirmed_at'),
    inviterId: uuid('inviter_id').references((): AnyPgColumn => investor.id),
    fullName: text('full_name'),
    city: text('city'),
    country: text('country'),
    subscriptionOption: text('subscription_option'),
    subscriptionUntil: instant('subscription_until'),
    /** The end of the subscription that the investor was last notified of. */
    subscriptionNotified: instant('subscription_notified'),
    balanceType: text('balance_type').$type<Schema<'BalanceType'>>().notNull().default('balance'),
    balanceCurrency: currencyCode('balance_currency').default('USDT'),
    /** Amounts are also shown in it; in USDT they are not. */
    displayCurrency: text('display_currency').notNull().default('USDT'),
    codeMethod: text('code_method').$type<Schema<'SecurityCodeMethod'>>().notNull().default('phone'),
    telegramId: bigint('telegram_id', { mode: 'number' }),
    /** The investor's own word at the top of each letter, against forged ones. */
    letterWord: text('letter_word'),
    /** Investments of all partners since they registered, in USDT. Stored, because summing `invested` would be slow. */
    turnover: numeric('turnover')
      .notNull()
      .default(sql`0`),
    notificationSettings: jsonb('notification_settings')
      .$type<NotificationChoices>()
      .notNull()
      .default({ accruals: false, partners: true, cases: true, news: true }),
    /** Topics that are chosen otherwise than at first. `channels.ts` has the defaults. */
    mailChoices: jsonb('mail_choices').$type<Schema<'NotificationMailChange'>>().notNull().default({}),
    pushChoices: jsonb('push_choices').$type<Schema<'NotificationPushChange'>>().notNull().default({}),
    summary: text('summary').$type<Schema<'NotificationSummary'>>().notNull().default('never'),
    /** When the period ends that the next summary is about; null without one. */
    summaryDueAt: instant('summary_due_at'),
    /** When the authenticator app was switched on; null while it is off. */
    totpSince: instant('totp_since'),
    closingRequestedAt: instant('closing_requested_at'),
    /** When the account closes; null unless a closing is scheduled. */
    closesAt: instant('closes_at'),
    closedAt: instant('closed_at'),
    /** After a sensitive change nothing is withdrawn until then. */
    withdrawalsPausedUntil: instant('withdrawals_paused_until'),
    /** When its owner locked the account; null while it is not locked. */
    lockedAt: instant('locked_at'),
    /** Days between the request to unlock the account and the unlocking. */
    unlockDays: smallint('unlock_days'),
    /** When the account is unlocked; null until that was requested. */
    unlocksAt: instant('unlocks_at'),
    /** When withdrawals were last limited to the wallets that were saved; null if they never were. */
    onlyTheseWalletsSince: instant('only_these_wallets_since'),
    /** When that ends, or ended; null until it was requested. */
    onlyTheseWalletsUntil: instant('only_these_wallets_until'),
  },
  (table) => [
    checkColumn(table.login, sql`${table.login} ~ '^[A-Za-z0-9]+$'`),
    isOneOf(table.balanceType, 'balance', 'deposit', 'total'),
    isOneOf(table.codeMethod, 'phone', 'email', 'telegram'),
    isNotNegative(table.turnover),
    isOneOf(table.summary, 'never', 'weekly', 'monthly'),
    check('investor_summary_whole', sql`(${table.summary} = 'never') = (${table.summaryDueAt} is null)`),
    check(
      'investor_closing_whole',
      sql`(${table.closingRequestedAt} is null) = (${table.closesAt} is null) and (${table.closedAt} is null or ${table.closesAt} is null)`,
    ),
    check(
      'investor_lock_whole',
      sql`(${table.lockedAt} is null) = (${table.unlockDays} is null) and (${table.unlocksAt} is null or ${table.lockedAt} is not null)`,
    ),
    isPositive(table.unlockDays),
    check(
      'investor_only_these_wallets_whole',
      sql`${table.onlyTheseWalletsUntil} is null or ${table.onlyTheseWalletsSince} is not null`,
    ),
    uniqueIndex('investor_login').on(sql`lower(${table.login})`),
    uniqueIndex('investor_email').on(sql`lower(${table.email})`),
    uniqueIndex('investor_phone').on(table.phone),
    uniqueIndex('investor_telegram').on(table.telegramId),
    index('investor_inviter').on(table.inviterId),
    index('investor_subscription_end')
      .on(table.subscriptionUntil, table.id)
      .where(sql`${table.subscriptionUntil} is distinct from ${table.subscriptionNotified}`),
    index('investor_closes')
      .on(table.closesAt, table.id)
      .where(sql`${table.closesAt} is not null`),
    index('investor_summary_due')
      .on(table.summaryDueAt, table.id)
      .where(sql`${table.summaryDueAt} is not null`),
    index('investor_unlocks')
      .on(table.unlocksAt, table.id)
      .where(sql`${table.unlocksAt} is not null`),
  ],
);

export type Investor = typeof investor.$inferSelect;

/** What one unit of a currency is worth in a display currency, day by day. Money never moves at these courses. */
export const dayCourse = pgTable(
  'day_course',
  {
    displayCurrency: text('display_currency').notNull(),
    currency: currencyCode('currency'),
    /** In UTC. */
    day: date('day', { mode: 'string' }).notNull(),
    rate: numeric('rate').notNull(),
    takenAt: instant('taken_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.displayCurrency, table.currency, table.day] }),
    isPositive(table.rate),
    index('day_course_day').on(table.day),
  ],
);

/** A limit that an investor has set for themselves. A pending one without an amount removes the limit. */
export const ownLimit = pgTable(
  'own_limit',
  {
    investorId: investorId(),
    kind: text('kind').$type<Schema<'OwnLimitKind'>>().notNull(),
    amount: numeric('amount'),
    pendingAmount: numeric('pending_amount'),
    pendingAt: instant('pending_at'),
  },
  (table) => [
    primaryKey({ columns: [table.investorId, table.kind] }),
    isOneOf(table.kind, 'withdrawals_per_day', 'deposits_per_month'),
    isNotNegative(table.amount),
    isNotNegative(table.pendingAmount),
  ],
);

/**
 * Who earns from whom: a row for every level that the programme has when the partner registers. It also has the logins of the
 * partner and the inviter, so that an index can provide every order of a page of partners.
 */
export const partner = pgTable(
  'partner',
  {
    investorId: investorId(),
    partnerId: uuid('partner_id')
      .notNull()
      .references(() => investor.id),
    level: smallint('level').notNull(),
    /** Null once the account is closed, as is the login of the inviter. */
    login: text('login'),
    inviterLogin: text('inviter_login'),
    registeredAt: instant('registered_at').notNull(),
    /** Deposits of the partner, in USDT at the rate of each day; `profit` are the rewards for them. */
    invested: numeric('invested')
      .notNull()
      .default(sql`0`),
    profit: numeric('profit')
      .notNull()
      .default(sql`0`),
  },
  (table) => [
    primaryKey({ columns: [table.investorId, table.partnerId] }),
    isPositive(table.level),
    isNotNegative(table.invested),
    isNotNegative(table.profit),
    index('partner_line').on(table.partnerId),
    index('partner_registered').on(table.investorId, table.registeredAt, table.partnerId),
    index('partner_login').on(table.investorId, sql`lower(${table.login})`, table.partnerId),
    index('partner_inviter').on(table.investorId, sql`lower(${table.inviterLogin})`, table.partnerId),
    index('partner_invested').on(table.investorId, table.invested, table.partnerId),
    index('partner_profit').on(table.investorId, table.profit, table.partnerId),
  ],
);

/** A tier is awarded once, also when its figures change later. */
export const tierAward = pgTable(
  'tier_award',
  {
    investorId: investorId(),
    tier: smallint('tier').notNull(),
    at: instant('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.investorId, table.tier] })],
);

/**
 * Only the hash of a bearer token is stored. A session token allows every call of its investor, a password reset token only the
 * call that sets a new password, and one of a second factor only the call that completes the sign-in.
 */
export const session = pgTable(
  'session',
  {
    tokenHash: text('token_hash').primaryKey(),
    investorId: investorId(),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    kind: text('kind').$type<'session' | 'password_reset' | 'second_factor'>().notNull().default('session'),
    /** For the list of sessions; it gives no access. */
    id: uuid('id').notNull().defaultRandom().unique(),
    userAgent: text('user_agent'),
    lastUsedAt: instant('last_used_at').notNull(),
    /** When the investor last proved who they are in this session. */
    confirmedAt: instant('confirmed_at'),
  },
  (table) => [
    isOneOf(table.kind, 'session', 'password_reset', 'second_factor'),
    index('session_investor').on(table.investorId),
    index('session_expiry').on(table.expiresAt),
  ],
);

/** Browsers that signed in, by the hash of their token. Wrong passwords elsewhere do not block them. */
export const device = pgTable(
  'device',
  {
    tokenHash: text('token_hash').primaryKey(),
    investorId: investorId(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [index('device_investor').on(table.investorId), index('device_expiry').on(table.expiresAt)],
);

/** Keys with which tools read the statement and the operations, by their hash. */
export const readOnlyKey = pgTable(
  'read_only_key',
  {
    tokenHash: text('token_hash').primaryKey(),
    id: uuid('id').notNull().unique(),
    investorId: investorId(),
    name: text('name').notNull(),
    firstCharacters: text('first_characters').notNull(),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    lastUsedAt: instant('last_used_at'),
  },
  (table) => [
    index('read_only_key_investor').on(table.investorId),
    index('read_only_key_expiry').on(table.expiresAt),
  ],
);

export const securityEvent = pgTable(
  'security_event',
  {
    id: uuid('id').primaryKey(),
    investorId: investorId(),
    at: instant('at').notNull(),
    kind: text('kind').$type<Schema<'SecurityEventKind'>>().notNull(),
    userAgent: text('user_agent'),
    address: text('address').notNull(),
  },
  (table) => [
    index('security_event_history').on(table.investorId, descending(table.at), descending(table.id)),
    index('security_event_age').on(table.at),
  ],
);

/** The public halves of the keys that sign people in. */
export const passkey = pgTable(
  'passkey',
  {
    id: uuid('id').primaryKey(),
    investorId: investorId(),
    /** By which a browser finds it. */
    credentialId: text('credential_id').notNull().unique(),
    /** In COSE, as base64url. */
    publicKey: text('public_key').notNull(),
    /** Uses that the authenticator counted; 0 from one that does not count. */
    counter: bigint('counter', { mode: 'number' }).notNull(),
    transports: jsonb('transports').$type<Schema<'PasskeyTransport'>[]>().notNull(),
    kind: text('kind').$type<Schema<'PasskeyKind'>>().notNull(),
    name: text('name').notNull(),
    createdAt: instant('created_at').notNull(),
    lastUsedAt: instant('last_used_at'),
  },
  (table) => [
    isOneOf(table.kind, 'device', 'synced', 'security_key'),
    index('passkey_investor').on(table.investorId),
  ],
);

/** What an authenticator has to sign. Each challenge is deleted by its first use. */
export const passkeyChallenge = pgTable(
  'passkey_challenge',
  {
    challenge: text('challenge').primaryKey(),
    purpose: text('purpose').$type<'registration' | 'sign_in' | 'confirmation'>().notNull(),
    /** Null before a sign-in. */
    investorId: uuid('investor_id').references(() => investor.id),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [
    isOneOf(table.purpose, 'registration', 'sign_in', 'confirmation'),
    check('passkey_challenge_check', sql`(${table.investorId} is null) = (${table.purpose} = 'sign_in')`),
    index('passkey_challenge_expiry').on(table.expiresAt),
  ],
);

/** A code sent in a message: single use, few attempts, short-lived. */
export const code = pgTable(
  'code',
  {
    id: uuid('id').primaryKey(),
    /**
     * Of a password reset the hash of the requested login and e-mail, whether or not they exist, so that both behave the same; of
     * every other code an investor's id.
     */
    holder: text('holder').notNull(),
    purpose: text('purpose')
      .$type<'phone' | 'email' | 'withdrawal' | 'confirmation' | 'password_reset'>()
      .notNull(),
    /** What it confirms. */
    about: text('about'),
    /** Null for a code that the authenticator app makes. */
    codeHash: text('code_hash'),
    sentAt: instant('sent_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    attemptsLeft: smallint('attempts_left').notNull(),
    spentAt: instant('spent_at'),
  },
  (table) => [
    isOneOf(table.purpose, 'phone', 'email', 'withdrawal', 'confirmation', 'password_reset'),
    isNotNegative(table.attemptsLeft),
    index('code_holder').on(table.holder, table.purpose, descending(table.sentAt), descending(table.id)),
    index('code_expiry').on(table.expiresAt),
  ],
);

export const totp = pgTable('totp', {
  investorId: uuid('investor_id')
    .primaryKey()
    .references(() => investor.id),
  /** Encrypted with the server’s key. */
  secret: text('secret').notNull(),
  /** The latest time step whose code was used. */
  lastStep: bigint('last_step', { mode: 'number' }),
});

/** Unused recovery codes, hashed with the server's key. */
export const recoveryCode = pgTable(
  'recovery_code',
  {
    investorId: investorId(),
    codeHash: text('code_hash').notNull(),
  },
  (table) => [primaryKey({ columns: [table.investorId, table.codeHash] })],
);

/** Messages that would have gone to a phone or a mailbox. */
export const outbox = pgTable(
  'outbox',
  {
    id: uuid('id').primaryKey(),
    at: instant('at').notNull(),
    method: text('method').$type<Schema<'SecurityCodeMethod'>>().notNull(),
    recipient: text('recipient').notNull(),
    /** Null in a letter to a guest. */
    login: text('login'),
    purpose: text('purpose').notNull(),
    text: text('text').notNull(),
    /** The same message of an e-mail, with its look. */
    html: text('html'),
    code: text('code'),
  },
  (table) => [
    isOneOf(table.method, 'phone', 'email', 'telegram'),
    index('outbox_at').on(descending(table.at), descending(table.id)),
    index('outbox_login').on(sql`lower(${table.login})`, descending(table.at), descending(table.id)),
  ],
);

/** Hashes of used Telegram signatures, until they are too old to be used again. */
export const telegramSignature = pgTable(
  'telegram_signature',
  {
    hash: text('hash').primaryKey(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [index('telegram_signature_expiry').on(table.expiresAt)],
);

/** The stand-in that signs where no bot is configured: one for all processes on this database. */
export const telegramStandIn = pgTable(
  'telegram_stand_in',
  {
    onlyRow: boolean('only_row').primaryKey().default(true),
    token: text('token').notNull(),
  },
  (table) => [checkColumn(table.onlyRow, sql`${table.onlyRow}`)],
);

export const rateLimit = pgTable(
  'rate_limit',
  {
    bucket: text('bucket').primaryKey(),
    windowEndsAt: instant('window_ends_at').notNull(),
    calls: integer('calls').notNull(),
    /** With a stopped clock, a window must end by the real time too. */
    reallyEndsAt: instant('really_ends_at')
      .notNull()
      .default(sql`clock_timestamp()`),
  },
  (table) => [index('rate_limit_end').on(table.windowEndsAt)],
);

/** The response of a call that moves money, stored in the same transaction. */
export const idempotency = pgTable(
  'idempotency',
  {
    investorId: investorId(),
    key: text('key').notNull(),
    operation: text('operation').notNull(),
    requestHash: text('request_hash').notNull(),
    /** Null until the call succeeds. A refusal binds the key but is not stored. */
    status: smallint('status'),
    body: jsonb('body'),
    at: instant('at').notNull(),
  },
  (table) => [
    primaryKey({ name: 'idempotency_once', columns: [table.investorId, table.key] }),
    check('idempotency_whole_answer', sql`(${table.status} is null) = (${table.body} is null)`),
    index('idempotency_at').on(table.at),
  ],
);

/** The result of a night's comparison of balances with their entries. */
export const reconciliation = pgTable('reconciliation', {
  night: instant('night').primaryKey(),
  at: instant('at').notNull(),
  /** `<investor id> <currency> <account>`, or `<currency>` where all entries do not sum to zero. */
  differences: jsonb('differences').$type<readonly string[]>().notNull().default([]),
});

export const notification = pgTable(
  'notification',
  {
    id: uuid('id').primaryKey(),
    investorId: investorId(),
    at: instant('at').notNull(),
    topic: text('topic').$type<Schema<'NotificationTopic'>>().notNull(),
    /** What a user can switch off. A topic without a kind cannot be written. */
    kind: text('kind').$type<Schema<'NotificationKind'>>().notNull().generatedAlwaysAs(sql`
      case
        when topic in ('refill', 'deposit', 'withdrawal', 'subscription') then 'money'
        when topic in ('security', 'sign_in', 'wallet', 'verification', 'support') then 'account'
        when topic in ('partners', 'cases', 'news') then topic
      end
    `),
    topicId: uuid('topic_id'),
    title: jsonb('title').$type<Bilingual>().notNull(),
    text: jsonb('text').$type<Bilingual>().notNull(),
    readAt: instant('read_at'),
  },
  (table) => [
    index('notification_investor').on(table.investorId, descending(table.at), descending(table.id)),
    index('notification_unread')
      .on(table.investorId)
      .where(sql`${table.readAt} is null`),
    index('notification_kind').on(table.investorId, table.kind, descending(table.at), descending(table.id)),
  ],
);

/** Where a browser receives pushes. It ends with its session. */
export const pushSubscription = pgTable(
  'push_subscription',
  {
    sessionId: uuid('session_id')
      .primaryKey()
      .references(() => session.id, { onDelete: 'cascade' }),
    investorId: investorId(),
    /** At the service of the browser's maker. Who knows it and the server's key can send, so it is shown to nobody. */
    endpoint: text('endpoint').notNull().unique(),
    /** The public key of the browser, and the secret that both know. */
    p256dh: text('p256dh').notNull(),
    auth: text('auth').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [index('push_subscription_investor').on(table.investorId)],
);

/** A push that has not reached the service of its browser yet. */
export const pushMessage = pgTable(
  'push_message',
  {
    id: uuid('id').primaryKey(),
    sessionId: uuid('session_id')
      .notNull()
      .references(() => pushSubscription.sessionId, { onDelete: 'cascade' }),
    at: instant('at').notNull(),
    topic: text('topic').$type<Schema<'NotificationTopic'>>().notNull(),
    text: text('text').notNull(),
    /** Attempts that have begun. */
    attempts: smallint('attempts').notNull().default(0),
    nextAttemptAt: instant('next_attempt_at').notNull(),
  },
  (table) => [
    isNotNegative(table.attempts),
    index('push_message_session').on(table.sessionId),
    index('push_message_due').on(table.nextAttemptAt, table.id),
  ],
);

/**
 * An account of double entry. Without an owner it belongs to the company (the outside world, yield, fees) and may be negative; an
 * account of an investor may not. Balances of the company are not stored: each would be a row that every transaction locks.
 */
export const ledgerAccount = pgTable(
  'ledger_account',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    owner: uuid('owner').references(() => investor.id),
    kind: text('kind').notNull(),
    currency: currencyCode('currency'),
    balance: numeric('balance')
      .notNull()
      .default(sql`0`),
  },
  (table) => [
    unique().on(table.owner, table.kind, table.currency).nullsNotDistinct(),
    unique().on(table.id, table.currency),
    check('ledger_account_never_negative', sql`${table.balance} >= 0`),
  ],
);

/** Its entries sum to zero in every currency, and nothing changes or deletes it. */
export const ledgerTransfer = pgTable(
  'ledger_transfer',
  {
    id: uuid('id').primaryKey(),
    kind: text('kind').notNull(),
    at: instant('at').notNull(),
    about: uuid('about'),
  },
  (table) => [index('ledger_transfer_about').on(table.about)],
);

export const ledgerEntry = pgTable(
  'ledger_entry',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    transferId: uuid('transfer_id')
      .notNull()
      .references(() => ledgerTransfer.id),
    accountId: bigint('account_id', { mode: 'number' }).notNull(),
    currency: text('currency').notNull(),
    amount: numeric('amount').notNull(),
  },
  (table) => [
    checkColumn(table.amount, sql`${table.amount} <> 0`),
    foreignKey({
      columns: [table.accountId, table.currency],
      foreignColumns: [ledgerAccount.id, ledgerAccount.currency],
    }),
    index('ledger_entry_transfer').on(table.transferId),
    // Ids of transfers start with their moment, so that the entries of an account since a day are one range of this index.
    index('ledger_entry_history').on(table.accountId, table.transferId),
  ],
);

/** What the ledger owed at one moment: the published root of a tree over all accounts. */
export const liabilitySnapshot = pgTable(
  'liability_snapshot',
  {
    id: uuid('id').primaryKey(),
    /** The night it belongs to: one snapshot each. */
    night: instant('night').notNull().unique(),
    takenAt: instant('taken_at').notNull(),
    accounts: integer('accounts').notNull(),
    leaves: integer('leaves').notNull(),
    root: text('root').notNull(),
    total: text('total').notNull(),
  },
  (table) => [index('liability_snapshot_taken_at').on(descending(table.takenAt), descending(table.id))],
);

/** A node of the tree of a snapshot; leaves have height 0. */
export const liabilityNode = pgTable(
  'liability_node',
  {
    snapshotId: uuid('snapshot_id')
      .notNull()
      .references(() => liabilitySnapshot.id),
    height: smallint('height').notNull(),
    position: integer('position').notNull(),
    hash: text('hash').notNull(),
    amounts: text('amounts').notNull(),
  },
  (table) => [primaryKey({ columns: [table.snapshotId, table.height, table.position] })],
);

/** The account of an investor in a snapshot, and where its leaves are. */
export const liabilityAccount = pgTable(
  'liability_account',
  {
    snapshotId: uuid('snapshot_id')
      .notNull()
      .references(() => liabilitySnapshot.id),
    investorId: investorId(),
    login: text('login').notNull(),
    /** Account of the ledger to amount, by currency. */
    balances: jsonb('balances').$type<LiabilityBalances>().notNull(),
    positions: integer('positions').array().notNull(),
    nonces: text('nonces').array().notNull(),
  },
  (table) => [primaryKey({ columns: [table.snapshotId, table.investorId] })],
);

/** Currency to account of the ledger to balance. Currencies without money are left out. */
export type LiabilityBalances = Readonly<Record<string, Readonly<Record<string, DecimalString>>>>;

export const wallet = pgTable(
  'wallet',
  {
    id: uuid('id').primaryKey(),
    investorId: investorId(),
    system: text('system').notNull(),
    address: text('address').notNull(),
    /** Null for a wallet from when there was one in each system. */
    addedAt: instant('added_at'),
    /** When withdrawals may go to it; null for a wallet older than the wait. */
    usableAt: instant('usable_at'),
    /** The investor's own name for it. */
    name: text('name'),
  },
  (table) => [unique().on(table.investorId, table.system, table.address)],
);

/** A document that was issued, without what it says: the hash covers that. Kept when the account is closed, so that it can still be checked. */
export const issuedDocument = pgTable(
  'issued_document',
  {
    number: text('number').primaryKey(),
    investorId: investorId(),
    kind: text('kind').$type<Schema<'DocumentKind'>>().notNull(),
    language: text('language').$type<Schema<'Language'>>().notNull(),
    hash: text('hash').notNull(),
    issuedAt: instant('issued_at').notNull(),
  },
  (table) => [
    isOneOf(table.kind, 'statement', 'balance', 'operation', 'year'),
    isOneOf(table.language, 'en', 'ru'),
    isSha256(table.hash),
    index('issued_document_investor').on(table.investorId, table.hash, descending(table.issuedAt)),
  ],
);

/** A movement of money as the investor sees it. The ledger has the movement itself. */
export const operation = pgTable(
  'operation',
  {
    id: uuid('id').primaryKey(),
    investorId: investorId(),
    transferId: uuid('transfer_id')
      .notNull()
      .references(() => ledgerTransfer.id),
    at: instant('at').notNull(),
    type: text('type').$type<Schema<'OperationType'>>().notNull(),
    subject: text('subject').$type<Schema<'OperationSubject'>>().notNull(),
    subjectId: uuid('subject_id'),
    amount: numeric('amount').notNull(),
    currency: currencyCode('currency'),
    held: boolean('held').notNull(),
    balanceAfter: numeric('balance_after').notNull(),
    comment: jsonb('comment').$type<Bilingual>(),
  },
  (table) => [
    isOneOf(table.type, 'accrual', 'referral', 'matching', 'bonus', 'system'),
    index('operation_investor').on(table.investorId, descending(table.at), descending(table.id)),
    // For operations of one type, which can be few among many accruals.
    index('operation_type').on(table.investorId, table.type, descending(table.at), descending(table.id)),
    // For operations of one kind. No kind has the daily accruals, which are most of the operations.
    index('operation_kind')
      .on(table.investorId, table.subject, descending(table.at), descending(table.id))
      .where(sql`${table.subject} <> 'deposit_accrual'`),
    // Rewards are common in the whole table, so the planner would look for them among all operations of an investor.
    index('operation_reward')
      .on(table.investorId, descending(table.at), descending(table.id))
      .where(sql`${table.subject} in ('referral_reward', 'matching_reward', 'turnover_award')`),
  ],
);

export const refill = pgTable(
  'refill',
  {
    id: uuid('id').primaryKey(),
    investorId: investorId(),
    system: text('system').notNull(),
    network: text('network').notNull(),
    address: text('address').notNull().unique(),
    currency: currencyCode('currency'),
    requested: numeric('requested').notNull(),
    credited: numeric('credited'),
    status: text('status').$type<Schema<'RefillStatus'>>().notNull(),
    hash: text('hash'),
    confirmations: integer('confirmations').notNull(),
    requiredConfirmations: integer('required_confirmations').notNull(),
    createdAt: instant('created_at').notNull(),
    changedAt: instant('changed_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    creditedAt: instant('credited_at'),
    rejectionReason: jsonb('rejection_reason').$type<Bilingual>(),
    /** Start of the inspection of the transfer: the refill no longer expires, and confirmations alone do not credit it. */
    inspectedAt: instant('inspected_at'),
    /** When its owner cancelled it. The row stays, because a transfer may still arrive at its address. */
    cancelledAt: instant('cancelled_at'),
    expiredAt: instant('expired_at'),
  },
  (table) => [
    isPositive(table.requested),
    isPositive(table.credited),
    isOneOf(table.status, 'waiting', 'replenished', 'rejected'),
    check('refill_check', sql`(${table.status} = 'replenished') = (${table.credited} is not null)`),
    index('refill_investor').on(table.investorId, descending(table.changedAt), descending(table.id)),
    // A refill whose transfer was seen waits for its confirmations, however long they take.
    index('refill_expiry')
      .on(table.expiresAt, table.id)
      .where(
        sql`${table.status} = 'waiting' and ${table.confirmations} = 0 and ${table.inspectedAt} is null`,
      ),
    // For the list of pending items, newest first, however many are closed.
    index('refill_waiting')
      .on(descending(table.createdAt), descending(table.id))
      .where(sql`${table.status} = 'waiting'`),
    // A withdrawal wallet must not be an address of the service. Some networks ignore case.
    index('refill_address').on(sql`lower(${table.address})`),
  ],
);

export const deposit = pgTable(
  'deposit',
  {
    id: uuid('id').primaryKey(),
    investorId: investorId(),
    plan: jsonb('plan').$type<Plan>().notNull(),
    currency: currencyCode('currency'),
    body: numeric('body').notNull(),
    paid: numeric('paid').notNull(),
    paidCurrency: currencyCode('paid_currency'),
    rate: numeric('rate'),
    status: text('status').$type<Schema<'DepositStatus'>>().notNull(),
    autoinvestment: boolean('autoinvestment').notNull(),
    /** What autoinvestment puts into the next deposit. */
    renewalAmount: text('renewal_amount')
      .$type<Schema<'DepositRenewalAmount'>>()
      .notNull()
      .default('body_and_accruals'),
    /** The plan of the next deposit; null for the deposit's own. */
    renewalPlan: jsonb('renewal_plan').$type<Pick<Plan, 'id' | 'name'>>(),
    createdAt: instant('created_at').notNull(),
    startsAt: instant('starts_at').notNull(),
    endsAt: instant('ends_at').notNull(),
    paysOutAt: instant('pays_out_at').notNull(),
    closedAt: instant('closed_at'),
    accrued: numeric('accrued')
      .notNull()
      .default(sql`0`),
    accruedDays: integer('accrued_days').notNull().default(0),
    nextAccrualAt: instant('next_accrual_at'),
    nextChangeAt: instant('next_change_at'),
    closeReason: text('close_reason').$type<'term' | 'client'>(),
    payout: numeric('payout'),
    continuedBy: uuid('continued_by').references((): AnyPgColumn => deposit.id),
    /** Sum of the parts of the body that were closed early. Each is a row of its own, with `partOf`. */
    closedParts: numeric('closed_parts')
      .notNull()
      .default(sql`0`),
    partOf: uuid('part_of').references((): AnyPgColumn => deposit.id),
  },
  (table) => [
    isPositive(table.body),
    isPositive(table.paid),
    isOneOf(table.status, 'waiting', 'in_work', 'awaiting_completion', 'closed'),
    isOneOf(table.renewalAmount, 'body', 'body_and_accruals'),
    isNotNegative(table.accrued),
    isNotNegative(table.closedParts),
    isOneOf(table.closeReason, 'term', 'client'),
    check(
      'deposit_check',
      sql`(${table.status} = 'closed') = (${table.closedAt} is not null and ${table.closeReason} is not null and ${table.payout} is not null)`,
    ),
    index('deposit_investor').on(table.investorId, descending(table.createdAt), descending(table.id)),
    index('deposit_next_accrual')
      .on(table.nextAccrualAt)
      .where(sql`${table.nextAccrualAt} is not null`),
    index('deposit_next_change')
      .on(table.nextChangeAt, table.id)
      .where(sql`${table.nextChangeAt} is not null`),
    index('deposit_closed')
      .on(table.closedAt)
      .where(sql`${table.closedAt} is not null`),
    // For the list of deposits, active ones first, however many are closed.
    index('deposit_by_status').on(
      table.investorId,
      sql`deposit_order(${table.status}) desc`,
      descending(table.id),
    ),
  ],
);

export type DepositRow = typeof deposit.$inferSelect;

/** What the deposits of a plan brought that were closed in a quarter. Counted once, when the quarter is over. */
export const planResult = pgTable(
  'plan_result',
  {
    /** Its first day, in UTC. */
    quarter: date('quarter', { mode: 'string' }).notNull(),
    planId: text('plan_id').notNull(),
    currency: currencyCode('currency'),
    name: jsonb('name').$type<Bilingual>().notNull(),
    deposits: integer('deposits').notNull(),
    closedEarly: integer('closed_early').notNull(),
    body: numeric('body').notNull(),
    /** Accruals without the forfeited ones, less exit fees. */
    result: numeric('result').notNull(),
    /** Accruals of the whole terms at the rates of the plan, in percent of the bodies, with two decimals, rounded down. */
    planPercent: numeric('plan_percent').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.quarter, table.planId, table.currency] }),
    isPositive(table.deposits),
    isNotNegative(table.closedEarly),
    isPositive(table.body),
  ],
);

/** A withdrawal that is not yet confirmed with its code. Fee and net are fixed here. */
export const withdrawalRequest = pgTable(
  'withdrawal_request',
  {
    id: uuid('id').primaryKey(),
    investorId: investorId(),
    system: text('system').notNull(),
    network: text('network').notNull(),
    wallet: text('wallet').notNull(),
    currency: currencyCode('currency'),
    amount: numeric('amount').notNull(),
    fee: numeric('fee').notNull(),
    createdAt: instant('created_at').notNull(),
    endedAt: instant('ended_at'),
  },
  (table) => [
    isPositive(table.amount),
    isNotNegative(table.fee),
    uniqueIndex('withdrawal_request_open')
      .on(table.investorId)
      .where(sql`${table.endedAt} is null`),
    // All requests of an investor, for the archive of their data.
    index('withdrawal_request_investor').on(table.investorId, table.createdAt, table.id),
  ],
);

export const withdrawal = pgTable(
  'withdrawal',
  {
    id: uuid('id')
      .primaryKey()
      .references(() => withdrawalRequest.id),
    investorId: investorId(),
    system: text('system').notNull(),
    network: text('network').notNull(),
    wallet: text('wallet').notNull(),
    currency: currencyCode('currency'),
    amount: numeric('amount').notNull(),
    fee: numeric('fee').notNull(),
    status: text('status').$type<Schema<'WithdrawalStatus'>>().notNull(),
    hash: text('hash'),
    createdAt: instant('created_at').notNull(),
    changedAt: instant('changed_at').notNull(),
    withdrawnAt: instant('withdrawn_at'),
    cancelledAt: instant('cancelled_at'),
    rejectionReason: jsonb('rejection_reason').$type<Bilingual>(),
  },
  (table) => [
    isPositive(table.amount),
    check('withdrawal_check', sql`${table.fee} >= 0 and ${table.fee} < ${table.amount}`),
    isOneOf(table.status, 'pending', 'successful', 'on_inspection', 'rejected', 'error'),
    index('withdrawal_investor').on(table.investorId, descending(table.changedAt), descending(table.id)),
    index('withdrawal_open')
      .on(descending(table.createdAt), descending(table.id))
      .where(sql`${table.status} in ('pending', 'on_inspection')`),
  ],
);

/** A quote is valid for one deposit or exchange. */
export const quote = pgTable(
  'quote',
  {
    id: uuid('id').primaryKey(),
    investorId: investorId(),
    base: currencyCode('base'),
    target: currencyCode('target'),
    rate: numeric('rate').notNull(),
    feePercent: numeric('fee_percent').notNull(),
    expiresAt: instant('expires_at').notNull(),
    spentAt: instant('spent_at'),
  },
  (table) => [
    isPositive(table.rate),
    index('quote_expiry')
      .on(table.expiresAt)
      .where(sql`${table.spentAt} is null`),
  ],
);

export const exchange = pgTable(
  'exchange',
  {
    id: uuid('id').primaryKey(),
    investorId: investorId(),
    quoteId: uuid('quote_id')
      .notNull()
      .unique()
      .references(() => quote.id),
    at: instant('at').notNull(),
    sold: numeric('sold').notNull(),
    soldCurrency: currencyCode('sold_currency'),
    /** The amount by the rate, before the fee. */
    bought: numeric('bought').notNull(),
    boughtCurrency: currencyCode('bought_currency'),
    fee: numeric('fee').notNull(),
  },
  (table) => [
    isPositive(table.sold),
    isPositive(table.bought),
    check('exchange_check', sql`${table.fee} >= 0 and ${table.fee} < ${table.bought}`),
    index('exchange_investor').on(table.investorId, descending(table.at), descending(table.id)),
  ],
);

/** The terms of a sold case never change. Other odds or another price are another case, and this one goes off sale. */
export const cryptoCase = pgTable(
  'crypto_case',
  {
    id: uuid('id').primaryKey(),
    name: jsonb('name').$type<Bilingual>().notNull(),
    description: jsonb('description').$type<Bilingual>().notNull(),
    price: numeric('price').notNull(),
    currency: currencyCode('currency'),
    attempts: smallint('attempts').notNull(),
    onSale: boolean('on_sale').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [isPositive(table.price), isPositive(table.attempts)],
);

/** Prizes are in the currency of their case. A prize without an amount is not money. */
export const casePrize = pgTable(
  'case_prize',
  {
    caseId: uuid('case_id')
      .notNull()
      .references(() => cryptoCase.id),
    id: text('id').notNull(),
    name: jsonb('name').$type<Bilingual>().notNull(),
    amount: numeric('amount'),
    chancePercent: numeric('chance_percent').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.caseId, table.id] }),
    isSlug(table.id),
    isPositive(table.amount),
    isPositive(table.chancePercent),
  ],
);

export const casePurchase = pgTable(
  'case_purchase',
  {
    id: uuid('id').primaryKey(),
    investorId: investorId(),
    caseId: uuid('case_id')
      .notNull()
      .references(() => cryptoCase.id),
    at: instant('at').notNull(),
    price: numeric('price').notNull(),
    attemptsLeft: smallint('attempts_left').notNull(),
  },
  (table) => [
    isPositive(table.price),
    isNotNegative(table.attemptsLeft),
    index('case_purchase_day').on(table.investorId, table.at),
    index('case_purchase_open')
      .on(table.investorId, table.caseId, table.at, table.id)
      .where(sql`${table.attemptsLeft} > 0`),
  ],
);

/** An opening is fixed before the purchase: its id, its seed, and the published hash. The purchase has the same id. */
export const caseCommitment = pgTable(
  'case_commitment',
  {
    id: uuid('id').primaryKey(),
    investorId: investorId(),
    caseId: uuid('case_id')
      .notNull()
      .references(() => cryptoCase.id),
    seed: text('seed').notNull(),
    commitment: text('commitment').notNull(),
    madeAt: instant('made_at').notNull(),
    isBought: boolean('is_bought').notNull().default(false),
  },
  (table) => [
    isSha256(table.seed),
    isSha256(table.commitment),
    uniqueIndex('case_commitment_next')
      .on(table.investorId, table.caseId)
      .where(sql`not ${table.isBought}`),
  ],
);

/** The investor's settings for cases. A pending limit without an amount removes the limit. */
export const casePreference = pgTable(
  'case_preference',
  {
    investorId: uuid('investor_id')
      .primaryKey()
      .references(() => investor.id),
    spendPerDay: numeric('spend_per_day'),
    pendingSpend: numeric('pending_spend'),
    pendingAt: instant('pending_at'),
    timeOutUntil: instant('time_out_until'),
    welcomedAt: instant('welcomed_at'),
  },
  (table) => [isNotNegative(table.spendPerDay), isNotNegative(table.pendingSpend)],
);

export const caseAttempt = pgTable(
  'case_attempt',
  {
    id: uuid('id').primaryKey(),
    investorId: investorId(),
    purchaseId: uuid('purchase_id')
      .notNull()
      .references(() => casePurchase.id),
    caseId: uuid('case_id').notNull(),
    prizeId: text('prize_id').notNull(),
    at: instant('at').notNull(),
    currency: currencyCode('currency'),
    /** The price if this attempt paid it, and the prize if it is money. */
    charged: numeric('charged'),
    won: numeric('won'),
    balanceBefore: numeric('balance_before').notNull(),
    balanceAfter: numeric('balance_after').notNull(),
    /** Null for attempts made before draws were verifiable. */
    attempt: smallint('attempt'),
  },
  (table) => [
    isPositive(table.charged),
    isPositive(table.won),
    isPositive(table.attempt),
    foreignKey({ columns: [table.caseId, table.prizeId], foreignColumns: [casePrize.caseId, casePrize.id] }),
    index('case_attempt_investor').on(table.investorId, descending(table.at), descending(table.id)),
  ],
);

export const verification = pgTable(
  'verification',
  {
    id: uuid('id').primaryKey(),
    investorId: investorId(),
    fullName: text('full_name').notNull(),
    dateOfBirth: date('date_of_birth', { mode: 'string' }).notNull(),
    familyStatus: text('family_status').$type<Schema<'FamilyStatus'>>().notNull(),
    documentNumber: text('document_number').notNull(),
    status: text('status').$type<Schema<'VerificationStatus'>>().notNull(),
    submittedAt: instant('submitted_at').notNull(),
    decidedAt: instant('decided_at'),
    denialReason: jsonb('denial_reason').$type<Bilingual>(),
  },
  (table) => [
    isOneOf(table.familyStatus, 'single', 'married', 'divorced', 'widowed'),
    isOneOf(table.status, 'in_process', 'success', 'denied'),
    check('verification_check', sql`(${table.status} = 'in_process') = (${table.decidedAt} is null)`),
    index('verification_investor').on(table.investorId, descending(table.submittedAt), descending(table.id)),
    uniqueIndex('verification_standing')
      .on(table.investorId)
      .where(sql`${table.status} in ('in_process', 'success')`),
    index('verification_waiting')
      .on(descending(table.submittedAt), descending(table.id))
      .where(sql`${table.status} = 'in_process'`),
  ],
);

/** The photos are in the upload folder under `file`, a generated name. */
export const verificationPhoto = pgTable(
  'verification_photo',
  {
    verificationId: uuid('verification_id')
      .notNull()
      .references(() => verification.id),
    field: text('field').notNull(),
    file: text('file').notNull().unique(),
    mediaType: text('media_type').notNull(),
    bytes: integer('bytes').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.verificationId, table.field] }),
    isOneOf(table.field, 'photoOfDocument', 'photoOfLogin', 'photoOfWallet'),
    isPositive(table.bytes),
  ],
);

/** A photo whose row is gone, and whose file is still to be deleted. */
export const discardedPhoto = pgTable('discarded_photo', {
  file: text('file').primaryKey(),
});

/** A request of an investor to the support. */
export const supportRequest = pgTable(
  'support_request',
  {
    id: uuid('id').primaryKey(),
    investorId: investorId(),
    subject: text('subject').$type<Schema<'SupportSubject'>>().notNull(),
    subjectId: uuid('subject_id'),
    status: text('status').$type<Schema<'SupportStatus'>>().notNull(),
    createdAt: instant('created_at').notNull(),
    changedAt: instant('changed_at').notNull(),
  },
  (table) => [
    isOneOf(table.subject, 'operation', 'refill', 'withdrawal', 'other'),
    isOneOf(table.status, 'sent', 'answered', 'closed'),
    check('support_request_subject_named', sql`(${table.subject} = 'other') = (${table.subjectId} is null)`),
    index('support_request_investor').on(table.investorId, descending(table.changedAt), descending(table.id)),
    index('support_request_waiting')
      .on(descending(table.changedAt), descending(table.id))
      .where(sql`${table.status} = 'sent'`),
  ],
);

/** What the investor and the service wrote in a request. Its first message has the id of the request. */
export const supportMessage = pgTable(
  'support_message',
  {
    id: uuid('id').primaryKey(),
    requestId: uuid('request_id')
      .notNull()
      .references(() => supportRequest.id),
    investorId: investorId(),
    at: instant('at').notNull(),
    author: text('author').$type<Schema<'SupportAuthor'>>().notNull(),
    text: text('text').notNull(),
  },
  (table) => [
    isOneOf(table.author, 'investor', 'service'),
    index('support_message_request').on(table.requestId, table.at, table.id),
    // All messages of an investor, for the archive of their data.
    index('support_message_investor').on(table.investorId, table.at, table.id),
  ],
);

/** A photo of an investor in the upload folder under `file`, a generated name. Without a message it waits for one. */
export const supportPhoto = pgTable(
  'support_photo',
  {
    id: uuid('id').primaryKey(),
    investorId: investorId(),
    messageId: uuid('message_id').references(() => supportMessage.id),
    at: instant('at').notNull(),
    file: text('file').notNull().unique(),
    mediaType: text('media_type').$type<Schema<'SupportPhoto'>['mediaType']>().notNull(),
    bytes: integer('bytes').notNull(),
  },
  (table) => [
    isOneOf(table.mediaType, 'image/jpeg', 'image/png', 'image/webp'),
    isPositive(table.bytes),
    index('support_photo_investor').on(table.investorId, table.at, table.id),
    index('support_photo_message').on(table.messageId, table.id),
    index('support_photo_waiting')
      .on(table.at)
      .where(sql`${table.messageId} is null`),
  ],
);

/** A message of somebody who is not signed in. The e-mail is not proven, and belongs to no account for the service. */
export const guestRequest = pgTable(
  'guest_request',
  {
    id: uuid('id').primaryKey(),
    name: text('name'),
    email: text('email').notNull(),
    subject: text('subject').notNull(),
    text: text('text').notNull(),
    language: text('language').$type<Schema<'Language'>>().notNull(),
    sentAt: instant('sent_at').notNull(),
    /** When the service wrote back or put it aside; null while it waits. */
    decidedAt: instant('decided_at'),
  },
  (table) => [
    index('guest_request_waiting')
      .on(descending(table.sentAt), descending(table.id))
      .where(sql`${table.decidedAt} is null`),
  ],
);

export const newsItem = pgTable(
  'news_item',
  {
    id: uuid('id').primaryKey(),
    publishedAt: instant('published_at').notNull(),
    title: jsonb('title').$type<Bilingual>().notNull(),
    summary: jsonb('summary').$type<Bilingual>().notNull(),
    paragraphs: jsonb('paragraphs').$type<BilingualParagraphs>().notNull(),
  },
  (table) => [index('news_item_published').on(descending(table.publishedAt), descending(table.id))],
);

export const strategy = pgTable(
  'strategy',
  {
    id: text('id').primaryKey(),
    position: smallint('position').notNull().unique(),
    name: jsonb('name').$type<Bilingual>().notNull(),
    summary: jsonb('summary').$type<Bilingual>().notNull(),
    idea: jsonb('idea').$type<Bilingual>().notNull(),
    instruments: jsonb('instruments').$type<BilingualParagraphs>().notNull(),
    sourceOfReturn: jsonb('source_of_return').$type<Bilingual>().notNull(),
    whenItLoses: jsonb('when_it_loses').$type<Bilingual>().notNull(),
    risk: text('risk').$type<Schema<'StrategyRisk'>>().notNull(),
    horizon: jsonb('horizon').$type<Bilingual>().notNull(),
    market: text('market').$type<Schema<'StrategyMarket'>>().notNull(),
    payoff: jsonb('payoff').$type<Schema<'StrategyPayoff'>>().notNull(),
  },
  (table) => [
    isSlug(table.id),
    checkColumn(table.position, sql`${table.position} between 1 and 30`),
    isOneOf(table.market, 'spot', 'futures', 'options', 'lending', 'onchain'),
    isOneOf(table.risk, 'low', 'medium', 'high'),
  ],
);
