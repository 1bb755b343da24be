// Written by generate.ts from openapi/; do not edit.

import type { SchemaShape, Shape } from '../matchesShape.ts';

export const languageShape: SchemaShape<'Language'> = [
  "enum",
  "en",
  "ru"
];

export const subscriptionShape: SchemaShape<'Subscription'> = {
  "active": "boolean",
  "option": [
    "any",
    "string",
    "null"
  ],
  "activeUntil": [
    "any",
    "date",
    "null"
  ]
};

export const userShape: SchemaShape<'User'> = {
  "id": "string",
  "login": "string",
  "email": "string",
  "phone": "string",
  "phoneConfirmed": "boolean",
  "emailConfirmed": "boolean",
  "language": languageShape,
  "subscription": subscriptionShape,
  "notifications": "number",
  "registrationDate": "date",
  "inviter": [
    "any",
    "string",
    "null"
  ],
  "closingDate": [
    "any",
    [
      "any",
      "date",
      "null"
    ],
    "absent"
  ],
  "lockDate": [
    "any",
    [
      "any",
      "date",
      "null"
    ],
    "absent"
  ],
  "displayCurrency": [
    "any",
    "string",
    "absent"
  ]
};

export const sessionShape: SchemaShape<'Session'> = {
  "refreshToken": "string",
  "lifetimeSeconds": "number",
  "user": userShape
};

export const secondFactorNeededShape: SchemaShape<'SecondFactorNeeded'> = {
  "challenge": "string",
  "expiryDate": "date"
};

export const securityCodeMethodShape: SchemaShape<'SecurityCodeMethod'> = [
  "enum",
  "phone",
  "email",
  "telegram",
  "totp"
];

export const codeDeliveryShape: SchemaShape<'CodeDelivery'> = {
  "method": securityCodeMethodShape,
  "sentTo": "string",
  "length": "number",
  "expiryDate": "date",
  "resendDate": "date",
  "attemptsLeft": "number"
};

export const passkeyTransportShape: SchemaShape<'PasskeyTransport'> = [
  "enum",
  "ble",
  "cable",
  "hybrid",
  "internal",
  "nfc",
  "smart-card",
  "usb"
];

export const passkeyDescriptorShape: SchemaShape<'PasskeyDescriptor'> = {
  "id": "string",
  "type": [
    "enum",
    "public-key"
  ],
  "transports": [
    "list",
    passkeyTransportShape
  ]
};

export const passkeyRequestOptionsShape: SchemaShape<'PasskeyRequestOptions'> = {
  "challenge": "string",
  "rpId": "string",
  "timeout": "number",
  "userVerification": [
    "enum",
    "required"
  ],
  "allowCredentials": [
    "list",
    passkeyDescriptorShape
  ]
};

export const passwordResetDeliveryShape: SchemaShape<'PasswordResetDelivery'> = {
  "method": securityCodeMethodShape,
  "sentTo": "string",
  "length": "number",
  "expiryDate": "date",
  "resendDate": "date",
  "attemptsLeft": "number",
  "secret": "string"
};

export const passwordResetTokenShape: SchemaShape<'PasswordResetToken'> = {
  "refreshToken": "string"
};

export const profileDataShape: SchemaShape<'ProfileData'> = {
  "type": [
    "enum",
    "profile"
  ],
  "fullName": [
    "any",
    "string",
    "null"
  ],
  "city": [
    "any",
    "string",
    "null"
  ],
  "country": [
    "any",
    "string",
    "null"
  ],
  "phone": "string",
  "registrationDate": "date"
};

export const savedWalletShape: SchemaShape<'SavedWallet'> = {
  "id": "string",
  "system": "string",
  "address": "string",
  "name": [
    "any",
    "string",
    "null"
  ],
  "usableDate": [
    "any",
    "date",
    "null"
  ]
};

export const onlyTheseWalletsShape: SchemaShape<'OnlyTheseWallets'> = {
  "on": "boolean",
  "offDate": [
    "any",
    "date",
    "null"
  ]
};

export const severalWalletsShape: SchemaShape<'SeveralWallets'> = {
  "items": [
    "list",
    savedWalletShape
  ],
  "maximum": "number",
  "onlyThese": [
    "any",
    onlyTheseWalletsShape,
    "null"
  ]
};

export const walletsShape: SchemaShape<'Wallets'> = {
  "wallets": [
    "map",
    "string"
  ],
  "waiting": [
    "map",
    "date"
  ],
  "names": [
    "map",
    "string"
  ],
  "several": [
    "any",
    severalWalletsShape,
    "absent"
  ]
};

export const verificationStatusShape: SchemaShape<'VerificationStatus'> = [
  "enum",
  "success",
  "in_process",
  "denied"
];

export const familyStatusShape: SchemaShape<'FamilyStatus'> = [
  "enum",
  "single",
  "married",
  "divorced",
  "widowed"
];

export const verificationDataShape: SchemaShape<'VerificationData'> = {
  "type": [
    "enum",
    "verification"
  ],
  "status": [
    "any",
    verificationStatusShape,
    "null"
  ],
  "fullName": [
    "any",
    "string",
    "null"
  ],
  "dateOfBirth": [
    "any",
    "date",
    "null"
  ],
  "familyStatus": [
    "any",
    familyStatusShape,
    "null"
  ],
  "documentNumber": [
    "any",
    "string",
    "null"
  ],
  "submissionDate": [
    "any",
    "date",
    "null"
  ],
  "decisionDate": [
    "any",
    "date",
    "null"
  ],
  "denialReason": [
    "any",
    "string",
    "null"
  ]
};

export const balanceTypeShape: SchemaShape<'BalanceType'> = [
  "enum",
  "balance",
  "deposit",
  "total"
];

export const moneyShape: SchemaShape<'Money'> = {
  "amount": "decimal",
  "currency": "string"
};

export const currencyBalanceShape: SchemaShape<'CurrencyBalance'> = {
  "decimals": "number",
  "available": moneyShape,
  "onDeposit": moneyShape,
  "inWithdrawal": moneyShape,
  "heldAccruals": moneyShape,
  "total": moneyShape
};

export const worthShape: SchemaShape<'Worth'> = {
  "total": moneyShape,
  "courseDate": "date"
};

export const balanceShape: SchemaShape<'Balance'> = {
  "type": balanceTypeShape,
  "currency": "string",
  "currencies": [
    "map",
    currencyBalanceShape
  ],
  "pending": "boolean",
  "worth": [
    "any",
    worthShape,
    "absent"
  ],
  "countedDate": [
    "any",
    "date",
    "absent"
  ]
};

export const closingConditionCodeShape: SchemaShape<'ClosingConditionCode'> = [
  "enum",
  "deposits_open",
  "refills_waiting",
  "withdrawals_pending",
  "balance_not_empty"
];

export const closingConditionShape: SchemaShape<'ClosingCondition'> = {
  "code": closingConditionCodeShape,
  "met": "boolean",
  "count": "number",
  "amounts": [
    "list",
    moneyShape
  ]
};

export const scheduledClosingShape: SchemaShape<'ScheduledClosing'> = {
  "requestDate": "date",
  "closingDate": "date"
};

export const accountClosingShape: SchemaShape<'AccountClosing'> = {
  "allowed": "boolean",
  "conditions": [
    "list",
    closingConditionShape
  ],
  "scheduled": [
    "any",
    scheduledClosingShape,
    "null"
  ],
  "coolingOffDays": "number",
  "keptYears": "number",
  "ends": "string",
  "removed": [
    "list",
    "string"
  ],
  "kept": [
    "list",
    "string"
  ],
  "partners": [
    "any",
    "string",
    "null"
  ]
};

export const confirmationMethodShape: SchemaShape<'ConfirmationMethod'> = [
  "enum",
  "password",
  "code",
  "passkey"
];

export const codeStateShape: SchemaShape<'CodeState'> = {
  "sentTo": "string",
  "length": "number",
  "attemptsLeft": "number",
  "validSeconds": "number",
  "waitSeconds": "number"
};

export const confirmationStateShape: SchemaShape<'ConfirmationState'> = {
  "validUntil": [
    "any",
    "date",
    "null"
  ],
  "methods": [
    "list",
    confirmationMethodShape
  ],
  "code": [
    "any",
    codeStateShape,
    "null"
  ]
};

export const courseShape: SchemaShape<'Course'> = {
  "from": "string",
  "to": "string",
  "rate": "decimal"
};

export const exchangeShape: SchemaShape<'Exchange'> = {
  "id": "string",
  "date": "date",
  "quoteId": "string",
  "course": courseShape,
  "sold": moneyShape,
  "received": moneyShape,
  "fee": moneyShape
};

export const accountLockShape: SchemaShape<'AccountLock'> = {
  "date": "date",
  "unlockDays": "number",
  "unlockDate": [
    "any",
    "date",
    "null"
  ]
};

export const ownLimitKindShape: SchemaShape<'OwnLimitKind'> = [
  "enum",
  "withdrawals_per_day",
  "deposits_per_month"
];

export const pendingOwnLimitShape: SchemaShape<'PendingOwnLimit'> = {
  "limit": [
    "any",
    moneyShape,
    "null"
  ],
  "date": "date"
};

export const ownLimitShape: SchemaShape<'OwnLimit'> = {
  "kind": ownLimitKindShape,
  "limit": [
    "any",
    moneyShape,
    "null"
  ],
  "used": moneyShape,
  "periodEndDate": "date",
  "pending": [
    "any",
    pendingOwnLimitShape,
    "null"
  ]
};

export const missingProtectionShape: SchemaShape<'MissingProtection'> = [
  "enum",
  "second_factor",
  "passkey",
  "confirmed_email",
  "letter_word"
];

export const protectionShape: SchemaShape<'Protection'> = {
  "pauseHours": "number",
  "pausedUntil": [
    "any",
    "date",
    "null"
  ],
  "lock": [
    "any",
    accountLockShape,
    "null"
  ],
  "unlockDays": [
    "list",
    "number"
  ],
  "limits": [
    "list",
    ownLimitShape
  ],
  "limitRaiseHours": "number",
  "onlyTheseWallets": [
    "any",
    onlyTheseWalletsShape,
    "absent"
  ],
  "missing": [
    "list",
    missingProtectionShape
  ]
};

export const passkeyKindShape: SchemaShape<'PasskeyKind'> = [
  "enum",
  "device",
  "synced",
  "security_key"
];

export const passkeyShape: SchemaShape<'Passkey'> = {
  "id": "string",
  "credentialId": "string",
  "name": "string",
  "kind": passkeyKindShape,
  "createdDate": "date",
  "lastUseDate": [
    "any",
    "date",
    "null"
  ]
};

export const passkeySiteShape: SchemaShape<'PasskeySite'> = {
  "id": "string",
  "name": "string"
};

export const passkeyOwnerShape: SchemaShape<'PasskeyOwner'> = {
  "id": "string",
  "name": "string",
  "displayName": "string"
};

export const passkeyAlgorithmShape: SchemaShape<'PasskeyAlgorithm'> = {
  "type": [
    "enum",
    "public-key"
  ],
  "alg": "number"
};

export const passkeySelectionShape: SchemaShape<'PasskeySelection'> = {
  "residentKey": [
    "enum",
    "required"
  ],
  "requireResidentKey": "boolean",
  "userVerification": [
    "enum",
    "required"
  ]
};

export const passkeyCreationOptionsShape: SchemaShape<'PasskeyCreationOptions'> = {
  "challenge": "string",
  "rp": passkeySiteShape,
  "user": passkeyOwnerShape,
  "pubKeyCredParams": [
    "list",
    passkeyAlgorithmShape
  ],
  "timeout": "number",
  "attestation": [
    "enum",
    "none"
  ],
  "excludeCredentials": [
    "list",
    passkeyDescriptorShape
  ],
  "authenticatorSelection": passkeySelectionShape
};

export const pushSubscriptionShape: SchemaShape<'PushSubscription'> = {
  "publicKey": "string",
  "subscribed": "boolean"
};

export const readOnlyKeyShape: SchemaShape<'ReadOnlyKey'> = {
  "id": "string",
  "name": "string",
  "firstCharacters": "string",
  "createdDate": "date",
  "expiryDate": "date",
  "lastUseDate": [
    "any",
    "date",
    "null"
  ]
};

export const newReadOnlyKeyShape: SchemaShape<'NewReadOnlyKey'> = {
  "key": "string",
  "details": readOnlyKeyShape
};

export const totpStateShape: SchemaShape<'TotpState'> = {
  "since": "date",
  "recoveryCodesLeft": "number"
};

export const securitySettingsShape: SchemaShape<'SecuritySettings'> = {
  "codeMethod": securityCodeMethodShape,
  "availableMethods": [
    "list",
    securityCodeMethodShape
  ],
  "totp": [
    "any",
    totpStateShape,
    "null"
  ]
};

export const letterSettingsShape: SchemaShape<'LetterSettings'> = {
  "word": [
    "any",
    "string",
    "null"
  ]
};

export const notificationMailShape: SchemaShape<'NotificationMail'> = {
  "refill": "boolean",
  "deposit": "boolean",
  "withdrawal": "boolean",
  "subscription": "boolean",
  "partners": "boolean",
  "cases": "boolean",
  "support": "boolean"
};

export const notificationPushShape: SchemaShape<'NotificationPush'> = {
  "refill": "boolean",
  "deposit": "boolean",
  "withdrawal": "boolean",
  "subscription": "boolean",
  "partners": "boolean",
  "cases": "boolean",
  "support": "boolean",
  "news": "boolean",
  "verification": "boolean",
  "security": "boolean",
  "sign_in": "boolean",
  "wallet": "boolean"
};

export const notificationSummaryShape: SchemaShape<'NotificationSummary'> = [
  "enum",
  "never",
  "weekly",
  "monthly"
];

export const notificationSettingsShape: SchemaShape<'NotificationSettings'> = {
  "accruals": "boolean",
  "partners": "boolean",
  "cases": "boolean",
  "news": "boolean",
  "mail": notificationMailShape,
  "push": [
    "any",
    notificationPushShape,
    "absent"
  ],
  "summary": [
    "any",
    notificationSummaryShape,
    "absent"
  ]
};

export const totpSetupShape: SchemaShape<'TotpSetup'> = {
  "secret": "string",
  "uri": "string"
};

export const recoveryCodesShape: SchemaShape<'RecoveryCodes'> = {
  "items": [
    "list",
    "string"
  ]
};

export const documentKindShape: SchemaShape<'DocumentKind'> = [
  "enum",
  "statement",
  "balance",
  "operation",
  "year"
];

export const documentCheckShape: SchemaShape<'DocumentCheck'> = {
  "valid": "boolean",
  "kind": [
    "any",
    documentKindShape,
    "null"
  ],
  "date": [
    "any",
    "date",
    "null"
  ]
};

export const subscriptionPurchaseShape: SchemaShape<'SubscriptionPurchase'> = {
  "subscription": subscriptionShape,
  "price": moneyShape,
  "balanceAfter": moneyShape
};

export const newSupportPhotoShape: SchemaShape<'NewSupportPhoto'> = {
  "id": "string"
};

export const supportSubjectShape: SchemaShape<'SupportSubject'> = [
  "enum",
  "operation",
  "refill",
  "withdrawal",
  "other"
];

export const supportStatusShape: SchemaShape<'SupportStatus'> = [
  "enum",
  "sent",
  "answered",
  "closed"
];

export const supportRequestShape: SchemaShape<'SupportRequest'> = {
  "id": "string",
  "subject": supportSubjectShape,
  "subjectId": [
    "any",
    "string",
    "null"
  ],
  "hash": [
    "any",
    "string",
    "null"
  ],
  "text": "string",
  "status": supportStatusShape,
  "creationDate": "date",
  "changeDate": "date"
};

export const supportAuthorShape: SchemaShape<'SupportAuthor'> = [
  "enum",
  "investor",
  "service"
];

export const supportMessageShape: SchemaShape<'SupportMessage'> = {
  "id": "string",
  "date": "date",
  "author": supportAuthorShape,
  "text": "string",
  "photos": [
    "list",
    "string"
  ]
};

export const supportThreadShape: SchemaShape<'SupportThread'> = {
  "request": supportRequestShape,
  "messages": [
    "list",
    supportMessageShape
  ]
};

export const unreadNotificationsShape: SchemaShape<'UnreadNotifications'> = {
  "unread": "number"
};

export const planSplitShape: SchemaShape<'PlanSplit'> = {
  "savingsPercent": "decimal",
  "activePercent": "decimal"
};

export const depositPlanShape: SchemaShape<'DepositPlan'> = {
  "id": "string",
  "name": "string",
  "description": "string",
  "currency": "string",
  "decimals": "number",
  "dailyYieldPercent": "decimal",
  "timeInDays": "number",
  "minimumDeposit": moneyShape,
  "maximumDeposit": moneyShape,
  "autoinvestment": "boolean",
  "split": planSplitShape,
  "exitFeePercent": "decimal",
  "partialClose": [
    "any",
    "boolean",
    "absent"
  ],
  "startDelaySeconds": "number",
  "payoutDelaySeconds": "number"
};

export const depositStatusShape: SchemaShape<'DepositStatus'> = [
  "enum",
  "waiting",
  "in_work",
  "awaiting_completion",
  "closed"
];

export const depositRenewalAmountShape: SchemaShape<'DepositRenewalAmount'> = [
  "enum",
  "body",
  "body_and_accruals"
];

export const planReferenceShape: SchemaShape<'PlanReference'> = {
  "id": "string",
  "name": "string"
};

export const depositRenewalObstacleShape: SchemaShape<'DepositRenewalObstacle'> = [
  "enum",
  "amount_below_minimum",
  "amount_above_maximum",
  "plan_unavailable"
];

export const depositRenewalShape: SchemaShape<'DepositRenewal'> = {
  "amount": depositRenewalAmountShape,
  "plan": planReferenceShape,
  "obstacle": [
    "any",
    depositRenewalObstacleShape,
    "absent"
  ]
};

export const depositShape: SchemaShape<'Deposit'> = {
  "id": "string",
  "plan": depositPlanShape,
  "amount": moneyShape,
  "paid": moneyShape,
  "course": [
    "any",
    courseShape,
    "null"
  ],
  "status": depositStatusShape,
  "creationDate": "date",
  "startDate": "date",
  "endDate": "date",
  "payoutDate": "date",
  "closeDate": [
    "any",
    "date",
    "null"
  ],
  "autoinvestment": "boolean",
  "renewal": [
    "any",
    depositRenewalShape,
    "absent"
  ],
  "accrued": moneyShape,
  "accruedDays": "number",
  "nextAccrualDate": [
    "any",
    "date",
    "null"
  ],
  "dailyIncome": moneyShape,
  "netIncome": moneyShape,
  "totalBody": moneyShape,
  "closeReason": [
    "any",
    [
      "enum",
      "term",
      "client"
    ],
    "null"
  ],
  "payout": [
    "any",
    moneyShape,
    "null"
  ],
  "continuedBy": [
    "any",
    "string",
    "null"
  ],
  "closedParts": [
    "any",
    moneyShape,
    "absent"
  ],
  "partOf": [
    "any",
    "string",
    "absent"
  ]
};

export const refillStatusShape: SchemaShape<'RefillStatus'> = [
  "enum",
  "waiting",
  "replenished",
  "rejected"
];

export const refillShape: SchemaShape<'Refill'> = {
  "id": "string",
  "date": "date",
  "amount": moneyShape,
  "system": "string",
  "status": refillStatusShape,
  "hash": [
    "any",
    "string",
    "null"
  ],
  "creationDate": "date",
  "creditDate": [
    "any",
    "date",
    "null"
  ],
  "cancelDate": [
    "any",
    "date",
    "null"
  ],
  "expiryDate": [
    "any",
    "date",
    "null"
  ],
  "requestedAmount": moneyShape,
  "creditedAmount": [
    "any",
    moneyShape,
    "null"
  ],
  "address": "string",
  "paymentLink": [
    "any",
    "string",
    "absent"
  ],
  "network": "string",
  "confirmations": "number",
  "requiredConfirmations": "number",
  "rejectionReason": [
    "any",
    "string",
    "null"
  ]
};

export const withdrawalConfirmationShape: SchemaShape<'WithdrawalConfirmation'> = {
  "id": "string",
  "system": "string",
  "wallet": "string",
  "amount": moneyShape,
  "fee": moneyShape,
  "net": moneyShape,
  "code": codeDeliveryShape
};

export const withdrawalStatusShape: SchemaShape<'WithdrawalStatus'> = [
  "enum",
  "pending",
  "successful",
  "on_inspection",
  "rejected",
  "error"
];

export const withdrawalShape: SchemaShape<'Withdrawal'> = {
  "id": "string",
  "date": "date",
  "amount": moneyShape,
  "fee": moneyShape,
  "net": moneyShape,
  "wallet": "string",
  "hash": [
    "any",
    "string",
    "null"
  ],
  "system": "string",
  "network": "string",
  "creationDate": "date",
  "withdrawalDate": [
    "any",
    "date",
    "null"
  ],
  "cancelDate": [
    "any",
    "date",
    "null"
  ],
  "status": withdrawalStatusShape,
  "rejectionReason": [
    "any",
    "string",
    "null"
  ]
};

export const pendingCaseLimitShape: SchemaShape<'PendingCaseLimit'> = {
  "spendPerDay": [
    "any",
    moneyShape,
    "null"
  ],
  "at": "date"
};

export const caseLimitsShape: SchemaShape<'CaseLimits'> = {
  "spendPerDay": [
    "any",
    moneyShape,
    "null"
  ],
  "spentToday": moneyShape,
  "dayEndsAt": "date",
  "pending": [
    "any",
    pendingCaseLimitShape,
    "null"
  ],
  "timeOutUntil": [
    "any",
    "date",
    "null"
  ]
};

export const caseDrawShape: SchemaShape<'CaseDraw'> = {
  "caseId": "string",
  "prizeId": "string",
  "opening": "string",
  "commitment": "string",
  "attempt": "number",
  "seed": [
    "any",
    "string",
    "null"
  ]
};

export const caseOperationShape: SchemaShape<'CaseOperation'> = {
  "id": "string",
  "date": "date",
  "case": "string",
  "prize": "string",
  "prizeAmount": [
    "any",
    moneyShape,
    "null"
  ],
  "balanceBefore": moneyShape,
  "balanceAfter": moneyShape,
  "currency": "string",
  "comment": [
    "any",
    "string",
    "null"
  ],
  "draw": [
    "any",
    caseDrawShape,
    "null"
  ]
};

export const casePrizeShape: SchemaShape<'CasePrize'> = {
  "id": "string",
  "name": "string",
  "amount": [
    "any",
    moneyShape,
    "null"
  ],
  "chancePercent": "decimal"
};

export const caseOpeningShape: SchemaShape<'CaseOpening'> = {
  "operation": caseOperationShape,
  "prize": casePrizeShape,
  "charged": [
    "any",
    moneyShape,
    "null"
  ],
  "attemptsLeft": "number"
};

/** The body of a success by operation. An operation without a body is not listed. */
export const changeShapes: Readonly<Record<string, Shape>> = {
  "post /auth/login": [
    "any",
    sessionShape,
    secondFactorNeededShape
  ],
  "post /auth/register/{login}": sessionShape,
  "post /auth/phone/confirm": sessionShape,
  "post /auth/phone/resend": codeDeliveryShape,
  "post /auth/email/confirm": userShape,
  "post /auth/email/resend": codeDeliveryShape,
  "post /auth/telegram": [
    "any",
    sessionShape,
    secondFactorNeededShape
  ],
  "post /auth/telegram/{login}": sessionShape,
  "post /auth/passkey/options": passkeyRequestOptionsShape,
  "post /auth/passkey": sessionShape,
  "post /auth/reset-password": passwordResetDeliveryShape,
  "post /auth/reset-password/validate": passwordResetTokenShape,
  "post /auth/set-password": [
    "any",
    sessionShape,
    secondFactorNeededShape
  ],
  "post /auth/second-factor": sessionShape,
  "patch /user-data": profileDataShape,
  "post /user-data/wallets": savedWalletShape,
  "patch /user-data/wallets/update": walletsShape,
  "patch /user-data/wallets/names": walletsShape,
  "patch /user-data/wallets/{id}": savedWalletShape,
  "patch /user-data/verification": verificationDataShape,
  "post /user/balance": balanceShape,
  "post /user/closing": accountClosingShape,
  "delete /user/closing": accountClosingShape,
  "post /user/confirmation": confirmationStateShape,
  "post /user/confirmation/code": codeDeliveryShape,
  "post /user/confirmation/passkey": passkeyRequestOptionsShape,
  "post /user/exchange": exchangeShape,
  "patch /user/protection/limits": protectionShape,
  "post /user/protection/lock": protectionShape,
  "post /user/protection/unlocking": protectionShape,
  "delete /user/protection/unlocking": protectionShape,
  "patch /user/protection/wallets": protectionShape,
  "post /user/passkeys": passkeyShape,
  "post /user/passkeys/options": passkeyCreationOptionsShape,
  "patch /user/passkeys/{id}": passkeyShape,
  "post /user/push-subscription": pushSubscriptionShape,
  "post /user/read-only-keys": newReadOnlyKeyShape,
  "patch /user/settings/security": securitySettingsShape,
  "patch /user/settings/letters": letterSettingsShape,
  "patch /user/settings/notifications": notificationSettingsShape,
  "post /user/totp": totpSetupShape,
  "post /user/totp/confirm": recoveryCodesShape,
  "post /user/totp/recovery-codes": recoveryCodesShape,
  "get /documents/check": documentCheckShape,
  "post /user/subscription": subscriptionPurchaseShape,
  "post /support/photos": newSupportPhotoShape,
  "post /support/requests": supportThreadShape,
  "post /support/requests/{id}/messages": supportThreadShape,
  "post /notification/read": unreadNotificationsShape,
  "post /funds/deposits": depositShape,
  "patch /funds/deposits/{id}": depositShape,
  "post /funds/deposits/{id}/parts": depositShape,
  "post /funds/deposits/client/close/{id}": depositShape,
  "post /funds/refills": refillShape,
  "post /funds/refills/{id}/cancel": refillShape,
  "post /funds/payments/request": withdrawalConfirmationShape,
  "post /funds/payments/validate": withdrawalShape,
  "post /funds/payments": withdrawalConfirmationShape,
  "post /funds/payments/{id}/cancel": withdrawalShape,
  "patch /crypto-cases/limits": caseLimitsShape,
  "post /crypto-cases/{id}/open": caseOpeningShape
};
