import { and, eq, isNull, lte, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { parseDevice } from '../auth/parseDevice.ts';
import { reportingCurrency } from '../balance/quotes.ts';
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
  issuedDocument,
  ledgerAccount,
  liabilityAccount,
  liabilitySnapshot,
  notification,
  operation,
  outbox,
  partner,
  passkey,
  pushSubscription,
  readOnlyKey,
  refill,
  securityEvent,
  session,
  supportMessage,
  supportRequest,
  tierAward,
  verification,
  wallet,
  withdrawal,
  withdrawalRequest,
} from '../database/schema.ts';
import { countLevels } from '../partner/line.ts';
import { amountField, derivedFrom, jsonField, type List, longList, madeList, shortList } from './List.ts';
import { readPhotos, readSupportPhotos, toPhotoName, toSupportPhotoName } from './photos.ts';

const isOwn = (owner: PgColumn) => (id: string) => eq(owner, id);

const deviceFields = (userAgent: PgColumn) => ({
  device: derivedFrom(userAgent, (text) => parseDevice(text).device),
  browser: derivedFrom(userAgent, (text) => parseDevice(text).browser),
  system: derivedFrom(userAgent, (text) => parseDevice(text).system),
  userAgent,
});

const counting = sql<string>`${reportingCurrency}::text`;

const money: readonly List[] = [
  shortList(
    'balances',
    {
      from: ledgerAccount,
      where: isOwn(ledgerAccount.owner),
      order: [ledgerAccount.currency, ledgerAccount.kind],
    },
    {
      account: ledgerAccount.kind,
      amount: amountField(ledgerAccount.balance, ledgerAccount.currency),
      currency: ledgerAccount.currency,
    },
  ),
  longList(
    'operations',
    { from: operation, where: isOwn(operation.investorId), at: operation.at, id: operation.id },
    {
      id: operation.id,
      date: operation.at,
      type: operation.type,
      subject: operation.subject,
      subjectId: operation.subjectId,
      amount: amountField(operation.amount, operation.currency),
      currency: operation.currency,
      held: operation.held,
      balanceAfter: amountField(operation.balanceAfter, operation.currency),
      comment: operation.comment,
    },
  ),
  longList(
    'deposits',
    { from: deposit, where: isOwn(deposit.investorId), at: deposit.createdAt, id: deposit.id },
    {
      id: deposit.id,
      plan: sql`${deposit.plan}->'name'`,
      amount: amountField(deposit.body, deposit.currency),
      currency: deposit.currency,
      paidAmount: amountField(deposit.paid, deposit.paidCurrency),
      paidCurrency: deposit.paidCurrency,
      rate: deposit.rate,
      status: deposit.status,
      autoinvestment: deposit.autoinvestment,
      renewalAmount: deposit.renewalAmount,
      renewalPlan: sql`${deposit.renewalPlan}->'name'`,
      creationDate: deposit.createdAt,
      startDate: deposit.startsAt,
      endDate: deposit.endsAt,
      payoutDate: deposit.paysOutAt,
      closeDate: deposit.closedAt,
      closeReason: deposit.closeReason,
      accrued: amountField(deposit.accrued, deposit.currency),
      accruedDays: deposit.accruedDays,
      payout: amountField(deposit.payout, deposit.currency),
      continuedBy: deposit.continuedBy,
      closedParts: amountField(deposit.closedParts, deposit.currency),
      partOf: deposit.partOf,
    },
  ),
  longList(
    'refills',
    { from: refill, where: isOwn(refill.investorId), at: refill.createdAt, id: refill.id },
    {
      id: refill.id,
      system: refill.system,
      network: refill.network,
      address: refill.address,
      requestedAmount: amountField(refill.requested, refill.currency),
      creditedAmount: amountField(refill.credited, refill.currency),
      currency: refill.currency,
      status: refill.status,
      hash: refill.hash,
      confirmations: refill.confirmations,
      creationDate: refill.createdAt,
      changeDate: refill.changedAt,
      creditDate: refill.creditedAt,
      cancelDate: refill.cancelledAt,
      expiryDate: refill.expiredAt,
      rejectionReason: refill.rejectionReason,
    },
  ),
  longList(
    'withdrawals',
    { from: withdrawal, where: isOwn(withdrawal.investorId), at: withdrawal.createdAt, id: withdrawal.id },
    {
      id: withdrawal.id,
      system: withdrawal.system,
      network: withdrawal.network,
      wallet: withdrawal.wallet,
      amount: amountField(withdrawal.amount, withdrawal.currency),
      fee: amountField(withdrawal.fee, withdrawal.currency),
      currency: withdrawal.currency,
      status: withdrawal.status,
      hash: withdrawal.hash,
      creationDate: withdrawal.createdAt,
      changeDate: withdrawal.changedAt,
      withdrawalDate: withdrawal.withdrawnAt,
      cancelDate: withdrawal.cancelledAt,
      rejectionReason: withdrawal.rejectionReason,
    },
  ),
  longList(
    'withdrawal-requests',
    {
      from: withdrawalRequest,
      where: isOwn(withdrawalRequest.investorId),
      at: withdrawalRequest.createdAt,
      id: withdrawalRequest.id,
    },
    {
      id: withdrawalRequest.id,
      system: withdrawalRequest.system,
      network: withdrawalRequest.network,
      wallet: withdrawalRequest.wallet,
      amount: amountField(withdrawalRequest.amount, withdrawalRequest.currency),
      fee: amountField(withdrawalRequest.fee, withdrawalRequest.currency),
      currency: withdrawalRequest.currency,
      creationDate: withdrawalRequest.createdAt,
      endDate: withdrawalRequest.endedAt,
    },
  ),
  longList(
    'exchanges',
    { from: exchange, where: isOwn(exchange.investorId), at: exchange.at, id: exchange.id },
    {
      id: exchange.id,
      date: exchange.at,
      soldAmount: amountField(exchange.sold, exchange.soldCurrency),
      soldCurrency: exchange.soldCurrency,
      boughtAmount: amountField(exchange.bought, exchange.boughtCurrency),
      boughtCurrency: exchange.boughtCurrency,
      fee: amountField(exchange.fee, exchange.boughtCurrency),
    },
  ),
  shortList(
    'wallets',
    { from: wallet, where: isOwn(wallet.investorId), order: [wallet.system, wallet.addedAt, wallet.id] },
    {
      system: wallet.system,
      address: wallet.address,
      name: wallet.name,
      addedDate: wallet.addedAt,
      usableDate: wallet.usableAt,
    },
  ),
];

const programmes: readonly List[] = [
  // What the page of partners shows, and nothing while the programme is switched off.
  longList(
    'partners',
    {
      from: partner,
      where: (id, context) =>
        context.settings.capabilities.referrals
          ? and(eq(partner.investorId, id), lte(partner.level, countLevels(context)))
          : sql`false`,
      at: partner.registeredAt,
      id: partner.partnerId,
    },
    {
      login: partner.login,
      inviterLogin: partner.inviterLogin,
      date: partner.registeredAt,
      level: partner.level,
      personalInvestments: amountField(partner.invested, counting),
      profit: amountField(partner.profit, counting),
      currency: counting,
    },
  ),
  shortList(
    'partner-awards',
    { from: tierAward, where: isOwn(tierAward.investorId), order: [tierAward.tier] },
    { tier: tierAward.tier, date: tierAward.at },
  ),
  longList(
    'case-purchases',
    {
      from: casePurchase,
      joins: [[cryptoCase, eq(cryptoCase.id, casePurchase.caseId)]],
      where: isOwn(casePurchase.investorId),
      at: casePurchase.at,
      id: casePurchase.id,
    },
    {
      id: casePurchase.id,
      date: casePurchase.at,
      case: cryptoCase.name,
      price: amountField(casePurchase.price, cryptoCase.currency),
      currency: cryptoCase.currency,
      attemptsLeft: casePurchase.attemptsLeft,
    },
  ),
  longList(
    'case-attempts',
    {
      from: caseAttempt,
      joins: [
        [cryptoCase, eq(cryptoCase.id, caseAttempt.caseId)],
        [casePrize, and(eq(casePrize.caseId, caseAttempt.caseId), eq(casePrize.id, caseAttempt.prizeId))],
      ],
      where: isOwn(caseAttempt.investorId),
      at: caseAttempt.at,
      id: caseAttempt.id,
    },
    {
      id: caseAttempt.id,
      date: caseAttempt.at,
      purchaseId: caseAttempt.purchaseId,
      case: cryptoCase.name,
      prize: casePrize.name,
      charged: amountField(caseAttempt.charged, caseAttempt.currency),
      won: amountField(caseAttempt.won, caseAttempt.currency),
      currency: caseAttempt.currency,
      balanceBefore: amountField(caseAttempt.balanceBefore, caseAttempt.currency),
      balanceAfter: amountField(caseAttempt.balanceAfter, caseAttempt.currency),
    },
  ),
];

const security: readonly List[] = [
  shortList(
    'sessions',
    {
      from: session,
      where: (id) => and(eq(session.investorId, id), eq(session.kind, 'session')),
      order: [session.createdAt, session.id],
    },
    {
      id: session.id,
      ...deviceFields(session.userAgent),
      signInDate: session.createdAt,
      lastUseDate: session.lastUsedAt,
      expiryDate: session.expiresAt,
    },
  ),
  // Browsers that signed in, which are known by a token alone.
  shortList(
    'known-browsers',
    { from: device, where: isOwn(device.investorId), order: [device.expiresAt] },
    { expiryDate: device.expiresAt },
  ),
  shortList(
    'passkeys',
    { from: passkey, where: isOwn(passkey.investorId), order: [passkey.createdAt] },
    {
      id: passkey.id,
      name: passkey.name,
      kind: passkey.kind,
      creationDate: passkey.createdAt,
      lastUseDate: passkey.lastUsedAt,
    },
  ),
  // Without the secret of the browser, and of the address only the service: who knows it whole can send.
  shortList(
    'push-subscriptions',
    {
      from: pushSubscription,
      where: isOwn(pushSubscription.investorId),
      order: [pushSubscription.createdAt, pushSubscription.sessionId],
    },
    {
      sessionId: pushSubscription.sessionId,
      service: derivedFrom(pushSubscription.endpoint, (endpoint) => new URL(endpoint ?? '').host),
      creationDate: pushSubscription.createdAt,
    },
  ),
  // Without the keys, of which only hashes are stored.
  shortList(
    'read-only-keys',
    { from: readOnlyKey, where: isOwn(readOnlyKey.investorId), order: [readOnlyKey.createdAt] },
    {
      id: readOnlyKey.id,
      name: readOnlyKey.name,
      firstCharacters: readOnlyKey.firstCharacters,
      creationDate: readOnlyKey.createdAt,
      expiryDate: readOnlyKey.expiresAt,
      lastUseDate: readOnlyKey.lastUsedAt,
    },
  ),
  shortList(
    'documents',
    { from: issuedDocument, where: isOwn(issuedDocument.investorId), order: [issuedDocument.issuedAt] },
    {
      number: issuedDocument.number,
      kind: issuedDocument.kind,
      language: issuedDocument.language,
      hash: issuedDocument.hash,
      issueDate: issuedDocument.issuedAt,
    },
  ),
  longList(
    'security-history',
    {
      from: securityEvent,
      where: isOwn(securityEvent.investorId),
      at: securityEvent.at,
      id: securityEvent.id,
    },
    {
      id: securityEvent.id,
      date: securityEvent.at,
      kind: securityEvent.kind,
      ...deviceFields(securityEvent.userAgent),
      address: securityEvent.address,
    },
  ),
];

const messages: readonly List[] = [
  longList(
    'support-requests',
    {
      from: supportRequest,
      where: isOwn(supportRequest.investorId),
      at: supportRequest.createdAt,
      id: supportRequest.id,
    },
    {
      id: supportRequest.id,
      subject: supportRequest.subject,
      subjectId: supportRequest.subjectId,
      status: supportRequest.status,
      creationDate: supportRequest.createdAt,
      changeDate: supportRequest.changedAt,
    },
  ),
  longList(
    'support-messages',
    {
      from: supportMessage,
      where: isOwn(supportMessage.investorId),
      at: supportMessage.at,
      id: supportMessage.id,
    },
    {
      id: supportMessage.id,
      requestId: supportMessage.requestId,
      date: supportMessage.at,
      author: supportMessage.author,
      text: supportMessage.text,
    },
  ),
  madeList(
    'support-photos',
    ['id', 'messageId', 'date', 'mediaType', 'bytes', 'file'],
    async (context, id) => {
      const photos = await readSupportPhotos(context, id);
      return photos.map((photo) => ({
        id: photo.id,
        messageId: photo.messageId,
        date: photo.at.toISOString(),
        mediaType: photo.mediaType,
        bytes: photo.bytes,
        file: toSupportPhotoName(photo),
      }));
    },
  ),
  longList(
    'notifications',
    {
      from: notification,
      where: isOwn(notification.investorId),
      at: notification.at,
      id: notification.id,
    },
    {
      id: notification.id,
      date: notification.at,
      topic: notification.topic,
      topicId: notification.topicId,
      title: notification.title,
      text: notification.text,
      readDate: notification.readAt,
    },
  ),
  // Not those with a code, which is a secret while it is valid.
  longList(
    'messages',
    {
      from: outbox,
      joins: [[investor, eq(sql`lower(${investor.login})`, sql`lower(${outbox.login})`)]],
      where: (id) => and(eq(investor.id, id), isNull(outbox.code)),
      at: outbox.at,
      id: outbox.id,
    },
    { date: outbox.at, method: outbox.method, recipient: outbox.recipient, text: outbox.text },
  ),
];

const identity: readonly List[] = [
  // An account is made only by somebody who accepted the agreement.
  madeList('consents', ['consent', 'date'], async ({ tx }, id) => {
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
  shortList(
    'verifications',
    {
      from: verification,
      where: isOwn(verification.investorId),
      order: [verification.submittedAt, verification.id],
    },
    {
      id: verification.id,
      fullName: verification.fullName,
      dateOfBirth: verification.dateOfBirth,
      familyStatus: verification.familyStatus,
      documentNumber: verification.documentNumber,
      status: verification.status,
      submissionDate: verification.submittedAt,
      decisionDate: verification.decidedAt,
      denialReason: verification.denialReason,
    },
  ),
  madeList(
    'verification-photos',
    ['verificationId', 'photo', 'mediaType', 'bytes', 'file'],
    async (context, id) => {
      const photos = await readPhotos(context, id);
      return photos.map((photo) => ({
        verificationId: photo.verificationId,
        photo: photo.field,
        mediaType: photo.mediaType,
        bytes: photo.bytes,
        file: toPhotoName(photo),
      }));
    },
  ),
  longList(
    'counted',
    {
      from: liabilityAccount,
      joins: [[liabilitySnapshot, eq(liabilitySnapshot.id, liabilityAccount.snapshotId)]],
      where: isOwn(liabilityAccount.investorId),
      at: liabilitySnapshot.takenAt,
      id: liabilitySnapshot.id,
    },
    {
      snapshot: liabilityAccount.snapshotId,
      date: liabilitySnapshot.takenAt,
      root: liabilitySnapshot.root,
      balances: jsonField(liabilityAccount.balances),
    },
  ),
];

/** Every list of a user. What is left out, and why, is in `archive.test.ts`. */
export const lists: readonly List[] = [...money, ...programmes, ...security, ...messages, ...identity];
