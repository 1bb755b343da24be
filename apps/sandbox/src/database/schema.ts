import { sql } from 'drizzle-orm';
import { type DecimalString, isDecimal } from '@meridian/money';
import type { ProblemCode, Schema } from '@meridian/api-client';
import type { OperationId } from '@meridian/api-client/contract';
import {
  bigint,
  boolean,
  customType,
  date,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import type { Bilingual, BilingualParagraphs, CompanySettings, Plan } from '../core/CompanySettings.ts';

/** NUMERIC(60,18) as exact text without trailing zeros; `wireMoney` gives it its currency's decimals. */
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

export const migration = pgTable('migration', {
  name: text('name').primaryKey(),
  appliedAt: instant('applied_at').notNull(),
});

export const clock = pgTable('clock', {
  onlyRow: boolean('only_row').primaryKey(),
  aheadMilliseconds: bigint('ahead_milliseconds', { mode: 'number' }).notNull(),
  standsAt: instant('stands_at'),
  seededAt: instant('seeded_at'),
  starts: integer('starts').notNull().default(0),
});

export const companySettings = pgTable('company_settings', {
  onlyRow: boolean('only_row').primaryKey().default(true),
  settings: jsonb('settings').$type<Partial<CompanySettings>>().notNull(),
});

export const stagedRefusal = pgTable('staged_refusal', {
  operation: text('operation').$type<OperationId>().primaryKey(),
  code: text('code').$type<ProblemCode>().notNull(),
});

export const currency = pgTable('currency', {
  code: text('code').primaryKey(),
  decimals: smallint('decimals').notNull(),
  position: smallint('position').notNull(),
});

export const investor = pgTable('investor', {
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
  inviterId: uuid('inviter_id'),
  fullName: text('full_name'),
  city: text('city'),
  country: text('country'),
  subscriptionOption: text('subscription_option'),
  subscriptionUntil: instant('subscription_until'),
  /** The end of the subscription that the investor was last notified of. */
  subscriptionNotified: instant('subscription_notified'),
  balanceType: text('balance_type').$type<Schema<'BalanceType'>>().notNull().default('balance'),
  balanceCurrency: text('balance_currency').notNull().default('USDT'),
  codeMethod: text('code_method').$type<Schema<'SecurityCodeMethod'>>().notNull().default('phone'),
  telegramId: bigint('telegram_id', { mode: 'number' }),
  turnover: numeric('turnover').notNull().default('0'),
  hearsAbout: jsonb('hears_about')
    .$type<Schema<'NotificationSettings'>>()
    .notNull()
    .default({ accruals: false, partners: true, cases: true, news: true }),
  /** When the authenticator app was switched on; null while it is off. */
  totpSince: instant('totp_since'),
  closingRequestedAt: instant('closing_requested_at'),
  /** When the account closes; null unless a closing is scheduled. */
  closesAt: instant('closes_at'),
  closedAt: instant('closed_at'),
});

export type Investor = typeof investor.$inferSelect;

export const partner = pgTable(
  'partner',
  {
    investorId: uuid('investor_id').notNull(),
    partnerId: uuid('partner_id').notNull(),
    level: smallint('level').notNull(),
    /** Null once the account is closed, as is the login of the inviter. */
    login: text('login'),
    inviterLogin: text('inviter_login'),
    registeredAt: instant('registered_at').notNull(),
    invested: numeric('invested').notNull().default('0'),
    profit: numeric('profit').notNull().default('0'),
  },
  (table) => [primaryKey({ columns: [table.investorId, table.partnerId] })],
);

export const tierAward = pgTable(
  'tier_award',
  {
    investorId: uuid('investor_id').notNull(),
    tier: smallint('tier').notNull(),
    at: instant('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.investorId, table.tier] })],
);

export const session = pgTable('session', {
  tokenHash: text('token_hash').primaryKey(),
  investorId: uuid('investor_id').notNull(),
  createdAt: instant('created_at').notNull(),
  expiresAt: instant('expires_at').notNull(),
  kind: text('kind').$type<'session' | 'password_reset' | 'second_factor'>().notNull().default('session'),
  id: uuid('id').notNull(),
  userAgent: text('user_agent'),
  lastUsedAt: instant('last_used_at').notNull(),
  /** When the investor last proved who they are in this session. */
  confirmedAt: instant('confirmed_at'),
});

export const device = pgTable('device', {
  tokenHash: text('token_hash').primaryKey(),
  investorId: uuid('investor_id').notNull(),
  expiresAt: instant('expires_at').notNull(),
});

export const securityEvent = pgTable('security_event', {
  id: uuid('id').primaryKey(),
  investorId: uuid('investor_id').notNull(),
  at: instant('at').notNull(),
  kind: text('kind').$type<Schema<'SecurityEventKind'>>().notNull(),
  userAgent: text('user_agent'),
  address: text('address').notNull(),
});

export const passkey = pgTable('passkey', {
  id: uuid('id').primaryKey(),
  investorId: uuid('investor_id').notNull(),
  /** By which a browser finds it. */
  credentialId: text('credential_id').notNull(),
  /** In COSE, as base64url. */
  publicKey: text('public_key').notNull(),
  /** Uses that the authenticator counted; 0 from one that does not count. */
  counter: bigint('counter', { mode: 'number' }).notNull(),
  transports: jsonb('transports').$type<Schema<'PasskeyTransport'>[]>().notNull(),
  kind: text('kind').$type<Schema<'PasskeyKind'>>().notNull(),
  name: text('name').notNull(),
  createdAt: instant('created_at').notNull(),
  lastUsedAt: instant('last_used_at'),
});

export const passkeyChallenge = pgTable('passkey_challenge', {
  challenge: text('challenge').primaryKey(),
  purpose: text('purpose').$type<'registration' | 'sign_in' | 'confirmation'>().notNull(),
  /** Null before a sign-in. */
  investorId: uuid('investor_id'),
  expiresAt: instant('expires_at').notNull(),
});

export const code = pgTable('code', {
  id: uuid('id').primaryKey(),
  holder: text('holder').notNull(),
  purpose: text('purpose')
    .$type<'phone' | 'email' | 'withdrawal' | 'confirmation' | 'password_reset'>()
    .notNull(),
  about: text('about'),
  /** Null for a code that the authenticator app makes. */
  codeHash: text('code_hash'),
  sentAt: instant('sent_at').notNull(),
  expiresAt: instant('expires_at').notNull(),
  attemptsLeft: smallint('attempts_left').notNull(),
  spentAt: instant('spent_at'),
});

export const totp = pgTable('totp', {
  investorId: uuid('investor_id').primaryKey(),
  /** Encrypted with the server’s key. */
  secret: text('secret').notNull(),
  /** The latest time step whose code was used. */
  lastStep: bigint('last_step', { mode: 'number' }),
});

export const recoveryCode = pgTable(
  'recovery_code',
  {
    investorId: uuid('investor_id').notNull(),
    codeHash: text('code_hash').notNull(),
  },
  (table) => [primaryKey({ columns: [table.investorId, table.codeHash] })],
);

export const outbox = pgTable('outbox', {
  id: uuid('id').primaryKey(),
  at: instant('at').notNull(),
  method: text('method').$type<Schema<'SecurityCodeMethod'>>().notNull(),
  recipient: text('recipient').notNull(),
  login: text('login').notNull(),
  purpose: text('purpose').notNull(),
  text: text('text').notNull(),
  code: text('code'),
});

export const telegramSignature = pgTable('telegram_signature', {
  hash: text('hash').primaryKey(),
  expiresAt: instant('expires_at').notNull(),
});

export const telegramStandIn = pgTable('telegram_stand_in', {
  onlyRow: boolean('only_row').primaryKey().default(true),
  token: text('token').notNull(),
});

export const rateLimit = pgTable('rate_limit', {
  bucket: text('bucket').primaryKey(),
  windowEndsAt: instant('window_ends_at').notNull(),
  reallyEndsAt: instant('really_ends_at').notNull(),
  calls: integer('calls').notNull(),
});

export const idempotency = pgTable(
  'idempotency',
  {
    investorId: uuid('investor_id').notNull(),
    key: text('key').notNull(),
    operation: text('operation').notNull(),
    requestHash: text('request_hash').notNull(),
    /** Null until the call succeeds. A refusal binds the key but is not stored. */
    status: smallint('status'),
    body: jsonb('body'),
    at: instant('at').notNull(),
  },
  (table) => [primaryKey({ name: 'idempotency_once', columns: [table.investorId, table.key] })],
);

export const reconciliation = pgTable('reconciliation', {
  night: instant('night').primaryKey(),
  at: instant('at').notNull(),
  /** `<investor id> <currency> <account>`, or `<currency>` where all entries do not sum to zero. */
  differences: jsonb('differences').$type<readonly string[]>().notNull().default([]),
});

export const notification = pgTable('notification', {
  id: uuid('id').primaryKey(),
  investorId: uuid('investor_id').notNull(),
  at: instant('at').notNull(),
  topic: text('topic').$type<Schema<'NotificationTopic'>>().notNull(),
  /** Set by the database, from the topic: the migration has the expression. */
  kind: text('kind')
    .$type<Schema<'NotificationKind'>>()
    .notNull()
    .generatedAlwaysAs(sql``),
  topicId: uuid('topic_id'),
  title: jsonb('title').$type<Bilingual>().notNull(),
  text: jsonb('text').$type<Bilingual>().notNull(),
  readAt: instant('read_at'),
});

export const ledgerAccount = pgTable('ledger_account', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  owner: uuid('owner'),
  kind: text('kind').notNull(),
  currency: text('currency').notNull(),
  balance: numeric('balance').notNull().default('0'),
});

export const ledgerTransfer = pgTable('ledger_transfer', {
  id: uuid('id').primaryKey(),
  kind: text('kind').notNull(),
  at: instant('at').notNull(),
  about: uuid('about'),
});

export const ledgerEntry = pgTable('ledger_entry', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  transferId: uuid('transfer_id').notNull(),
  accountId: bigint('account_id', { mode: 'number' }).notNull(),
  currency: text('currency').notNull(),
  amount: numeric('amount').notNull(),
});

/** What the ledger owed at one moment: the published root of a tree over all accounts. */
export const liabilitySnapshot = pgTable('liability_snapshot', {
  id: uuid('id').primaryKey(),
  /** The night it belongs to: one snapshot each. */
  night: instant('night').notNull(),
  takenAt: instant('taken_at').notNull(),
  accounts: integer('accounts').notNull(),
  leaves: integer('leaves').notNull(),
  root: text('root').notNull(),
  total: text('total').notNull(),
});

/** A node of the tree of a snapshot; leaves have height 0. */
export const liabilityNode = pgTable(
  'liability_node',
  {
    snapshotId: uuid('snapshot_id').notNull(),
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
    snapshotId: uuid('snapshot_id').notNull(),
    investorId: uuid('investor_id').notNull(),
    login: text('login').notNull(),
    /** Account of the ledger to amount, by currency. */
    balances: jsonb('balances').$type<CountedBalances>().notNull(),
    positions: integer('positions').array().notNull(),
    nonces: text('nonces').array().notNull(),
  },
  (table) => [primaryKey({ columns: [table.snapshotId, table.investorId] })],
);

/** Currency to account of the ledger to balance. Currencies without money are left out. */
export type CountedBalances = Readonly<Record<string, Readonly<Record<string, DecimalString>>>>;

export const wallet = pgTable(
  'wallet',
  {
    investorId: uuid('investor_id').notNull(),
    system: text('system').notNull(),
    address: text('address').notNull(),
    /** When withdrawals may go to it; null for a wallet older than the wait. */
    usableAt: instant('usable_at'),
    /** The investor's own name for it. */
    name: text('name'),
  },
  (table) => [primaryKey({ columns: [table.investorId, table.system] })],
);

export const operation = pgTable('operation', {
  id: uuid('id').primaryKey(),
  investorId: uuid('investor_id').notNull(),
  transferId: uuid('transfer_id').notNull(),
  at: instant('at').notNull(),
  type: text('type').$type<Schema<'OperationType'>>().notNull(),
  subject: text('subject').$type<Schema<'OperationSubject'>>().notNull(),
  subjectId: uuid('subject_id'),
  amount: numeric('amount').notNull(),
  currency: text('currency').notNull(),
  held: boolean('held').notNull(),
  balanceAfter: numeric('balance_after').notNull(),
  comment: jsonb('comment').$type<Bilingual>(),
});

export const refill = pgTable('refill', {
  id: uuid('id').primaryKey(),
  investorId: uuid('investor_id').notNull(),
  system: text('system').notNull(),
  network: text('network').notNull(),
  address: text('address').notNull(),
  currency: text('currency').notNull(),
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
  inspectedAt: instant('inspected_at'),
  cancelledAt: instant('cancelled_at'),
  expiredAt: instant('expired_at'),
});

export const deposit = pgTable('deposit', {
  id: uuid('id').primaryKey(),
  investorId: uuid('investor_id').notNull(),
  plan: jsonb('plan').$type<Plan>().notNull(),
  currency: text('currency').notNull(),
  body: numeric('body').notNull(),
  paid: numeric('paid').notNull(),
  paidCurrency: text('paid_currency').notNull(),
  rate: numeric('rate'),
  status: text('status').$type<Schema<'DepositStatus'>>().notNull(),
  autoinvestment: boolean('autoinvestment').notNull(),
  createdAt: instant('created_at').notNull(),
  startsAt: instant('starts_at').notNull(),
  endsAt: instant('ends_at').notNull(),
  paysOutAt: instant('pays_out_at').notNull(),
  closedAt: instant('closed_at'),
  accrued: numeric('accrued').notNull().default('0'),
  accruedDays: integer('accrued_days').notNull().default(0),
  nextAccrualAt: instant('next_accrual_at'),
  nextChangeAt: instant('next_change_at'),
  closeReason: text('close_reason').$type<'term' | 'client'>(),
  payout: numeric('payout'),
  continuedBy: uuid('continued_by'),
});

export type DepositRow = typeof deposit.$inferSelect;

export const withdrawalRequest = pgTable('withdrawal_request', {
  id: uuid('id').primaryKey(),
  investorId: uuid('investor_id').notNull(),
  system: text('system').notNull(),
  network: text('network').notNull(),
  wallet: text('wallet').notNull(),
  currency: text('currency').notNull(),
  amount: numeric('amount').notNull(),
  fee: numeric('fee').notNull(),
  createdAt: instant('created_at').notNull(),
  endedAt: instant('ended_at'),
});

export const withdrawal = pgTable('withdrawal', {
  id: uuid('id').primaryKey(),
  investorId: uuid('investor_id').notNull(),
  system: text('system').notNull(),
  network: text('network').notNull(),
  wallet: text('wallet').notNull(),
  currency: text('currency').notNull(),
  amount: numeric('amount').notNull(),
  fee: numeric('fee').notNull(),
  status: text('status').$type<Schema<'WithdrawalStatus'>>().notNull(),
  hash: text('hash'),
  createdAt: instant('created_at').notNull(),
  changedAt: instant('changed_at').notNull(),
  withdrawnAt: instant('withdrawn_at'),
  cancelledAt: instant('cancelled_at'),
  rejectionReason: jsonb('rejection_reason').$type<Bilingual>(),
});

export const quote = pgTable('quote', {
  id: uuid('id').primaryKey(),
  investorId: uuid('investor_id').notNull(),
  base: text('base').notNull(),
  target: text('target').notNull(),
  rate: numeric('rate').notNull(),
  feePercent: numeric('fee_percent').notNull(),
  expiresAt: instant('expires_at').notNull(),
  spentAt: instant('spent_at'),
});

export const exchange = pgTable('exchange', {
  id: uuid('id').primaryKey(),
  investorId: uuid('investor_id').notNull(),
  quoteId: uuid('quote_id').notNull(),
  at: instant('at').notNull(),
  sold: numeric('sold').notNull(),
  soldCurrency: text('sold_currency').notNull(),
  bought: numeric('bought').notNull(),
  boughtCurrency: text('bought_currency').notNull(),
  fee: numeric('fee').notNull(),
});

export const cryptoCase = pgTable('crypto_case', {
  id: uuid('id').primaryKey(),
  name: jsonb('name').$type<Bilingual>().notNull(),
  description: jsonb('description').$type<Bilingual>().notNull(),
  price: numeric('price').notNull(),
  currency: text('currency').notNull(),
  attempts: smallint('attempts').notNull(),
  onSale: boolean('on_sale').notNull(),
  createdAt: instant('created_at').notNull(),
});

export const casePrize = pgTable(
  'case_prize',
  {
    caseId: uuid('case_id').notNull(),
    id: text('id').notNull(),
    name: jsonb('name').$type<Bilingual>().notNull(),
    amount: numeric('amount'),
    chancePercent: numeric('chance_percent').notNull(),
  },
  (table) => [primaryKey({ columns: [table.caseId, table.id] })],
);

export const casePurchase = pgTable('case_purchase', {
  id: uuid('id').primaryKey(),
  investorId: uuid('investor_id').notNull(),
  caseId: uuid('case_id').notNull(),
  at: instant('at').notNull(),
  price: numeric('price').notNull(),
  attemptsLeft: smallint('attempts_left').notNull(),
});

export const caseCommitment = pgTable('case_commitment', {
  id: uuid('id').primaryKey(),
  investorId: uuid('investor_id').notNull(),
  caseId: uuid('case_id').notNull(),
  seed: text('seed').notNull(),
  commitment: text('commitment').notNull(),
  madeAt: instant('made_at').notNull(),
  isBought: boolean('is_bought').notNull().default(false),
});

export const casePreference = pgTable('case_preference', {
  investorId: uuid('investor_id').primaryKey(),
  spendPerDay: numeric('spend_per_day'),
  pendingSpend: numeric('pending_spend'),
  pendingAt: instant('pending_at'),
  timeOutUntil: instant('time_out_until'),
  welcomedAt: instant('welcomed_at'),
});

export const caseAttempt = pgTable('case_attempt', {
  id: uuid('id').primaryKey(),
  investorId: uuid('investor_id').notNull(),
  purchaseId: uuid('purchase_id').notNull(),
  caseId: uuid('case_id').notNull(),
  prizeId: text('prize_id').notNull(),
  at: instant('at').notNull(),
  currency: text('currency').notNull(),
  charged: numeric('charged'),
  won: numeric('won'),
  balanceBefore: numeric('balance_before').notNull(),
  balanceAfter: numeric('balance_after').notNull(),
  attempt: smallint('attempt'),
});

export const verification = pgTable('verification', {
  id: uuid('id').primaryKey(),
  investorId: uuid('investor_id').notNull(),
  fullName: text('full_name').notNull(),
  dateOfBirth: date('date_of_birth', { mode: 'string' }).notNull(),
  familyStatus: text('family_status').$type<Schema<'FamilyStatus'>>().notNull(),
  documentNumber: text('document_number').notNull(),
  status: text('status').$type<Schema<'VerificationStatus'>>().notNull(),
  submittedAt: instant('submitted_at').notNull(),
  decidedAt: instant('decided_at'),
  denialReason: jsonb('denial_reason').$type<Bilingual>(),
});

export const verificationPhoto = pgTable(
  'verification_photo',
  {
    verificationId: uuid('verification_id').notNull(),
    field: text('field').notNull(),
    file: text('file').notNull(),
    mediaType: text('media_type').notNull(),
    bytes: integer('bytes').notNull(),
  },
  (table) => [primaryKey({ columns: [table.verificationId, table.field] })],
);

/** A photo of a closed account whose file is still to be deleted. */
export const discardedPhoto = pgTable('discarded_photo', {
  file: text('file').primaryKey(),
});

export const newsItem = pgTable('news_item', {
  id: uuid('id').primaryKey(),
  publishedAt: instant('published_at').notNull(),
  title: jsonb('title').$type<Bilingual>().notNull(),
  summary: jsonb('summary').$type<Bilingual>().notNull(),
  paragraphs: jsonb('paragraphs').$type<BilingualParagraphs>().notNull(),
});

export const strategy = pgTable('strategy', {
  id: text('id').primaryKey(),
  position: smallint('position').notNull(),
  name: jsonb('name').$type<Bilingual>().notNull(),
  summary: jsonb('summary').$type<Bilingual>().notNull(),
  idea: jsonb('idea').$type<Bilingual>().notNull(),
  instruments: jsonb('instruments').$type<BilingualParagraphs>().notNull(),
  sourceOfReturn: jsonb('source_of_return').$type<Bilingual>().notNull(),
  whenItLoses: jsonb('when_it_loses').$type<Bilingual>().notNull(),
  risk: text('risk').$type<Schema<'StrategyRisk'>>().notNull(),
  horizon: jsonb('horizon').$type<Bilingual>().notNull(),
  market: text('market').$type<Schema<'StrategyMarket'>>().notNull(),
});
