// Written by generate.ts from openapi/; do not edit.

import type { SchemaShape, Shape } from '../matchesShape.ts';

export const moneyShape: SchemaShape<'Money'> = {
  "amount": "decimal",
  "currency": "string"
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

export const withdrawalConfirmationShape: SchemaShape<'WithdrawalConfirmation'> = {
  "id": "string",
  "system": "string",
  "wallet": "string",
  "amount": moneyShape,
  "fee": moneyShape,
  "net": moneyShape,
  "code": codeDeliveryShape
};

export const loginAvailabilityShape: SchemaShape<'LoginAvailability'> = {
  "available": "boolean"
};

export const codeStateShape: SchemaShape<'CodeState'> = {
  "sentTo": "string",
  "length": "number",
  "attemptsLeft": "number",
  "validSeconds": "number",
  "waitSeconds": "number"
};

export const codeRulesShape: SchemaShape<'CodeRules'> = {
  "length": "number",
  "lifetimeSeconds": "number",
  "resendSeconds": "number",
  "attempts": "number"
};

export const settingAuthShape: SchemaShape<'SettingAuth'> = {
  "key": [
    "enum",
    "auth"
  ],
  "loginPattern": "string",
  "loginMinimumLength": "number",
  "loginMaximumLength": "number",
  "passwordMinimumLength": "number",
  "passwordMaximumLength": "number",
  "code": codeRulesShape,
  "passkeyDomain": [
    "any",
    "string",
    "null"
  ]
};

export const settingCapabilitiesShape: SchemaShape<'SettingCapabilities'> = {
  "key": [
    "enum",
    "capabilities"
  ],
  "referrals": "boolean",
  "cases": "boolean",
  "explorers": "boolean",
  "paymentLinks": "boolean",
  "search": "boolean",
  "protection": "boolean",
  "displayCurrency": "boolean",
  "planResults": "boolean",
  "readOnlyKeys": "boolean",
  "depositRenewal": "boolean",
  "partialClosing": "boolean",
  "severalWallets": "boolean",
  "yearlyReport": "boolean",
  "support": "boolean",
  "guestRequests": "boolean",
  "documents": "boolean",
  "summaries": "boolean",
  "push": "boolean"
};

export const settingCasesShape: SchemaShape<'SettingCases'> = {
  "key": [
    "enum",
    "cases"
  ],
  "openingsPerDay": "number",
  "limitRaiseHours": "number",
  "timeOutDays": [
    "list",
    "number"
  ]
};

export const supportHoursShape: SchemaShape<'SupportHours'> = {
  "opens": "string",
  "closes": "string"
};

export const contactChannelShape: SchemaShape<'ContactChannel'> = {
  "kind": [
    "enum",
    "website",
    "email",
    "phone",
    "telegram"
  ],
  "address": "string"
};

export const settingContactsShape: SchemaShape<'SettingContacts'> = {
  "key": [
    "enum",
    "contacts"
  ],
  "company": "string",
  "email": "string",
  "phone": [
    "any",
    "string",
    "null"
  ],
  "telegram": [
    "any",
    "string",
    "null"
  ],
  "address": [
    "any",
    "string",
    "null"
  ],
  "workingHours": [
    "any",
    "string",
    "null"
  ],
  "supportHours": [
    "any",
    supportHoursShape,
    "null"
  ],
  "operator": [
    "any",
    "string",
    "null"
  ],
  "licence": [
    "any",
    "string",
    "null"
  ],
  "jurisdiction": [
    "any",
    "string",
    "null"
  ],
  "channels": [
    "list",
    contactChannelShape
  ]
};

export const amountBoundsShape: SchemaShape<'AmountBounds'> = {
  "minimum": moneyShape,
  "maximum": moneyShape
};

export const paymentMethodShape: SchemaShape<'PaymentMethod'> = [
  "enum",
  "balance"
];

export const settingDepositShape: SchemaShape<'SettingDeposit'> = {
  "key": [
    "enum",
    "deposit"
  ],
  "deposits": [
    "list",
    amountBoundsShape
  ],
  "investments": [
    "list",
    amountBoundsShape
  ],
  "paymentMethods": [
    "list",
    paymentMethodShape
  ],
  "accrualPeriodSeconds": "number"
};

export const settingExchangeShape: SchemaShape<'SettingExchange'> = {
  "key": [
    "enum",
    "exchange"
  ],
  "amounts": [
    "list",
    amountBoundsShape
  ],
  "feePercent": "decimal",
  "quoteLifetimeSeconds": "number"
};

export const partnerLevelShape: SchemaShape<'PartnerLevel'> = {
  "level": "number",
  "percent": "decimal"
};

export const bonusTierShape: SchemaShape<'BonusTier'> = {
  "tier": "number",
  "turnover": moneyShape,
  "award": moneyShape
};

export const settingPartnersShape: SchemaShape<'SettingPartners'> = {
  "key": [
    "enum",
    "partners"
  ],
  "levels": [
    "list",
    partnerLevelShape
  ],
  "matchingPercent": "decimal",
  "tiers": [
    "list",
    bonusTierShape
  ]
};

export const settingRefillShape: SchemaShape<'SettingRefill'> = {
  "key": [
    "enum",
    "refill"
  ],
  "amounts": [
    "list",
    amountBoundsShape
  ],
  "addressLifetimeSeconds": "number",
  "waitingRefills": "number"
};

export const settingVerificationShape: SchemaShape<'SettingVerification'> = {
  "key": [
    "enum",
    "verification"
  ],
  "fileTypes": [
    "list",
    "string"
  ],
  "fileMaximumBytes": "number",
  "minimumAgeYears": "number",
  "uploadTimeoutSeconds": "number"
};

export const withdrawalConditionCodeShape: SchemaShape<'WithdrawalConditionCode'> = [
  "enum",
  "phone_not_confirmed",
  "no_withdrawal_wallet",
  "deposit_required",
  "refill_required",
  "deposit_or_refill_required",
  "subscription_required"
];

export const settingWithdrawalShape: SchemaShape<'SettingWithdrawal'> = {
  "key": [
    "enum",
    "withdrawal"
  ],
  "amounts": [
    "list",
    amountBoundsShape
  ],
  "conditions": [
    "list",
    withdrawalConditionCodeShape
  ],
  "code": codeRulesShape,
  "newWalletHours": "number",
  "securityPauseHours": "number"
};

export const settingShape: SchemaShape<'Setting'> = [
  "any",
  settingAuthShape,
  settingCapabilitiesShape,
  settingCasesShape,
  settingContactsShape,
  settingDepositShape,
  settingExchangeShape,
  settingPartnersShape,
  settingRefillShape,
  settingVerificationShape,
  settingWithdrawalShape
];

export const telegramAuthAvailableShape: SchemaShape<'TelegramAuthAvailable'> = {
  "available": "boolean",
  "bot": [
    "any",
    "string",
    "null"
  ],
  "signInUrl": [
    "any",
    "string",
    "null"
  ]
};

export const technicalWorkShape: SchemaShape<'TechnicalWork'> = {
  "active": "boolean",
  "startDate": [
    "any",
    "date",
    "null"
  ],
  "endDate": [
    "any",
    "date",
    "null"
  ],
  "message": [
    "any",
    "string",
    "null"
  ],
  "retrySeconds": "number"
};

export const subscriptionOptionShape: SchemaShape<'SubscriptionOption'> = {
  "id": "string",
  "name": "string",
  "description": "string",
  "price": moneyShape,
  "periodDays": "number"
};

export const subscriptionOptionListShape: SchemaShape<'SubscriptionOptionList'> = {
  "items": [
    "list",
    subscriptionOptionShape
  ],
  "trialDays": "number"
};

export const displayCourseShape: SchemaShape<'DisplayCourse'> = {
  "currency": "string",
  "displayCurrency": "string",
  "rate": "decimal"
};

export const displayCoursesShape: SchemaShape<'DisplayCourses'> = {
  "displayCurrencies": [
    "list",
    "string"
  ],
  "source": "string",
  "courseDate": [
    "any",
    "date",
    "null"
  ],
  "validUntil": [
    "any",
    "date",
    "null"
  ],
  "courses": [
    "list",
    displayCourseShape
  ]
};

export const dayCourseShape: SchemaShape<'DayCourse'> = {
  "date": "date",
  "rate": "decimal"
};

export const dayCoursesShape: SchemaShape<'DayCourses'> = {
  "source": "string",
  "items": [
    "list",
    dayCourseShape
  ]
};

export const planReferenceShape: SchemaShape<'PlanReference'> = {
  "id": "string",
  "name": "string"
};

export const planResultShape: SchemaShape<'PlanResult'> = {
  "quarter": "date",
  "plan": planReferenceShape,
  "deposits": "number",
  "closedEarly": "number",
  "body": moneyShape,
  "result": moneyShape,
  "resultPercent": "decimal",
  "planPercent": "decimal"
};

export const planResultListShape: SchemaShape<'PlanResultList'> = {
  "fewestDeposits": "number",
  "items": [
    "list",
    planResultShape
  ]
};

export const addressFormatShape: SchemaShape<'AddressFormat'> = [
  "enum",
  "tron",
  "bitcoin",
  "ethereum"
];

export const blockExplorerShape: SchemaShape<'BlockExplorer'> = {
  "transaction": "string",
  "address": "string"
};

export const feeShape: SchemaShape<'Fee'> = {
  "fixed": moneyShape,
  "percent": "decimal"
};

export const paymentSystemTermsShape: SchemaShape<'PaymentSystemTerms'> = {
  "available": "boolean",
  "minimum": moneyShape,
  "maximum": moneyShape,
  "fee": feeShape,
  "confirmations": "number",
  "expectedSeconds": "number"
};

export const paymentSystemShape: SchemaShape<'PaymentSystem'> = {
  "id": "string",
  "name": "string",
  "currency": "string",
  "decimals": "number",
  "network": "string",
  "addressPattern": "string",
  "addressFormat": addressFormatShape,
  "explorer": [
    "any",
    blockExplorerShape,
    "absent"
  ],
  "refill": [
    "any",
    paymentSystemTermsShape,
    "null"
  ],
  "withdrawal": [
    "any",
    paymentSystemTermsShape,
    "null"
  ]
};

export const paymentSystemListShape: SchemaShape<'PaymentSystemList'> = {
  "items": [
    "list",
    paymentSystemShape
  ]
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

export const depositPlanListShape: SchemaShape<'DepositPlanList'> = {
  "date": "date",
  "items": [
    "list",
    depositPlanShape
  ]
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

export const userDataShape: SchemaShape<'UserData'> = [
  "any",
  profileDataShape,
  verificationDataShape
];

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

export const balanceTypeShape: SchemaShape<'BalanceType'> = [
  "enum",
  "balance",
  "deposit",
  "total"
];

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

export const balancePointShape: SchemaShape<'BalancePoint'> = {
  "date": "date",
  "available": moneyShape,
  "onDeposit": moneyShape,
  "total": moneyShape
};

export const balanceHistoryShape: SchemaShape<'BalanceHistory'> = {
  "currency": "string",
  "points": [
    "list",
    balancePointShape
  ]
};

export const bonusProgramShape: SchemaShape<'BonusProgram'> = {
  "tiers": [
    "list",
    bonusTierShape
  ],
  "turnover": [
    "any",
    moneyShape,
    "null"
  ],
  "tiersReached": [
    "any",
    "number",
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

export const caseOperationTotalShape: SchemaShape<'CaseOperationTotal'> = {
  "spent": moneyShape,
  "won": moneyShape
};

export const caseOperationPageShape: SchemaShape<'CaseOperationPage'> = {
  "items": [
    "list",
    caseOperationShape
  ],
  "page": "number",
  "limit": "number",
  "total": "number",
  "totals": [
    "list",
    caseOperationTotalShape
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

export const exchangeQuoteShape: SchemaShape<'ExchangeQuote'> = {
  "quoteId": "string",
  "course": courseShape,
  "feePercent": "decimal",
  "expiryDate": "date"
};

export const operationTypeShape: SchemaShape<'OperationType'> = [
  "enum",
  "accrual",
  "referral",
  "matching",
  "bonus",
  "system"
];

export const operationSubjectShape: SchemaShape<'OperationSubject'> = [
  "enum",
  "deposit_accrual",
  "accruals_released",
  "accruals_forfeited",
  "referral_reward",
  "matching_reward",
  "turnover_award",
  "case_prize",
  "refill",
  "withdrawal",
  "withdrawal_fee",
  "withdrawal_returned",
  "withdrawal_fee_returned",
  "deposit_opened",
  "deposit_renewed",
  "deposit_closed",
  "deposit_exit_fee",
  "exchange_sold",
  "exchange_bought",
  "exchange_fee",
  "subscription_paid",
  "case_bought",
  "correction"
];

export const accrualStatusShape: SchemaShape<'AccrualStatus'> = [
  "enum",
  "held",
  "released",
  "forfeited"
];

export const accrualOutcomeShape: SchemaShape<'AccrualOutcome'> = {
  "status": accrualStatusShape,
  "date": [
    "any",
    "date",
    "null"
  ],
  "forfeited": [
    "any",
    moneyShape,
    "absent"
  ]
};

export const operationShape: SchemaShape<'Operation'> = {
  "id": "string",
  "date": "date",
  "type": operationTypeShape,
  "subject": operationSubjectShape,
  "subjectId": [
    "any",
    "string",
    "null"
  ],
  "amount": moneyShape,
  "accrual": [
    "any",
    accrualOutcomeShape,
    "null"
  ],
  "balanceAfter": moneyShape,
  "plan": [
    "any",
    "string",
    "null"
  ],
  "hash": [
    "any",
    "string",
    "null"
  ],
  "counterpart": [
    "any",
    moneyShape,
    "null"
  ],
  "comment": [
    "any",
    "string",
    "null"
  ]
};

export const operationTotalShape: SchemaShape<'OperationTotal'> = {
  "income": moneyShape,
  "expense": moneyShape,
  "held": moneyShape,
  "released": moneyShape,
  "forfeited": moneyShape
};

export const operationSpanShape: SchemaShape<'OperationSpan'> = {
  "from": "date",
  "to": "date",
  "income": moneyShape,
  "expense": moneyShape
};

export const operationKindShape: SchemaShape<'OperationKind'> = [
  "enum",
  "refill",
  "deposit",
  "withdrawal",
  "exchange",
  "subscription",
  "case",
  "reward",
  "fee"
];

export const operationKindTotalShape: SchemaShape<'OperationKindTotal'> = {
  "kind": operationKindShape,
  "income": moneyShape,
  "expense": moneyShape
};

export const operationBreakdownShape: SchemaShape<'OperationBreakdown'> = {
  "currency": "string",
  "unit": [
    "enum",
    "week",
    "month",
    "quarter",
    "year"
  ],
  "spans": [
    "list",
    operationSpanShape
  ],
  "kinds": [
    "list",
    operationKindTotalShape
  ]
};

export const operationPageShape: SchemaShape<'OperationPage'> = {
  "items": [
    "list",
    operationShape
  ],
  "page": "number",
  "limit": "number",
  "total": "number",
  "pages": "number",
  "totals": [
    "list",
    operationTotalShape
  ],
  "breakdown": [
    "any",
    operationBreakdownShape,
    "null"
  ],
  "nextCursor": [
    "any",
    "string",
    "null"
  ]
};

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

export const inviterShape: SchemaShape<'Inviter'> = {
  "id": "string",
  "login": "string"
};

export const referralShape: SchemaShape<'Referral'> = {
  "id": "string",
  "login": [
    "any",
    "string",
    "null"
  ],
  "inviterLogin": [
    "any",
    "string",
    "null"
  ],
  "date": "date",
  "personalInvestments": moneyShape,
  "profit": moneyShape,
  "level": "number"
};

export const referralLevelShape: SchemaShape<'ReferralLevel'> = {
  "level": "number",
  "percent": "decimal",
  "partners": "number",
  "profit": moneyShape
};

export const referralPageShape: SchemaShape<'ReferralPage'> = {
  "items": [
    "list",
    referralShape
  ],
  "page": "number",
  "limit": "number",
  "total": "number",
  "levels": [
    "list",
    referralLevelShape
  ],
  "line": [
    "list",
    [
      "any",
      "string",
      "null"
    ]
  ]
};

export const securityEventKindShape: SchemaShape<'SecurityEventKind'> = [
  "enum",
  "registered",
  "signed_in",
  "sign_in_failed",
  "signed_out",
  "session_ended",
  "other_sessions_ended",
  "code_sent",
  "code_wrong",
  "identity_confirmed",
  "confirmation_failed",
  "password_changed",
  "email_changed",
  "phone_changed",
  "code_method_changed",
  "letter_word_changed",
  "wallet_added",
  "wallet_changed",
  "wallet_removed",
  "wallet_renamed",
  "totp_added",
  "totp_removed",
  "recovery_code_used",
  "recovery_codes_replaced",
  "passkey_added",
  "passkey_renamed",
  "passkey_removed",
  "read_only_key_created",
  "read_only_key_revoked",
  "data_downloaded",
  "closing_scheduled",
  "closing_withdrawn",
  "account_locked",
  "unlock_requested",
  "unlock_cancelled",
  "own_limit_changed",
  "only_these_wallets_changed"
];

export const securityEventShape: SchemaShape<'SecurityEvent'> = {
  "id": "string",
  "date": "date",
  "kind": securityEventKindShape,
  "device": [
    "enum",
    "computer",
    "phone",
    "tablet",
    "unknown"
  ],
  "browser": [
    "any",
    "string",
    "null"
  ],
  "system": [
    "any",
    "string",
    "null"
  ],
  "address": "string"
};

export const securityEventPageShape: SchemaShape<'SecurityEventPage'> = {
  "items": [
    "list",
    securityEventShape
  ],
  "page": "number",
  "limit": "number",
  "total": "number",
  "keptDays": "number"
};

export const userSessionShape: SchemaShape<'UserSession'> = {
  "id": "string",
  "device": [
    "enum",
    "computer",
    "phone",
    "tablet",
    "unknown"
  ],
  "browser": [
    "any",
    "string",
    "null"
  ],
  "system": [
    "any",
    "string",
    "null"
  ],
  "signInDate": "date",
  "lastUseDate": "date",
  "current": "boolean"
};

export const userSessionListShape: SchemaShape<'UserSessionList'> = {
  "items": [
    "list",
    userSessionShape
  ],
  "idleDays": "number",
  "absoluteDays": "number"
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

export const passkeyListShape: SchemaShape<'PasskeyList'> = {
  "items": [
    "list",
    passkeyShape
  ]
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

export const readOnlyKeyListShape: SchemaShape<'ReadOnlyKeyList'> = {
  "items": [
    "list",
    readOnlyKeyShape
  ],
  "validDays": [
    "list",
    "number"
  ],
  "maximum": "number"
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

export const moneyResultShape: SchemaShape<'MoneyResult'> = {
  "putIn": moneyShape,
  "takenOut": moneyShape,
  "exchanged": moneyShape,
  "income": moneyShape,
  "prizes": moneyShape,
  "casePrices": moneyShape,
  "fees": moneyShape,
  "subscriptions": moneyShape,
  "result": moneyShape
};

export const statisticsFiguresShape: SchemaShape<'StatisticsFigures'> = {
  "refill": moneyShape,
  "withdraw": moneyShape,
  "activeDeposits": moneyShape,
  "earned": moneyShape,
  "referrals": moneyShape,
  "total": moneyShape,
  "depositsResult": moneyShape,
  "fees": moneyShape,
  "result": moneyResultShape
};

export const statisticsShape: SchemaShape<'Statistics'> = {
  "refill": moneyShape,
  "withdraw": moneyShape,
  "activeDeposits": moneyShape,
  "earned": moneyShape,
  "referrals": moneyShape,
  "total": moneyShape,
  "depositsResult": moneyShape,
  "fees": moneyShape,
  "result": moneyResultShape,
  "overall": moneyResultShape,
  "others": [
    "list",
    statisticsFiguresShape
  ]
};

export const statementLineShape: SchemaShape<'StatementLine'> = {
  "subject": operationSubjectShape,
  "count": "number",
  "amount": moneyShape
};

export const statementShape: SchemaShape<'Statement'> = {
  "date": "date",
  "currency": "string",
  "from": "date",
  "to": "date",
  "opening": moneyShape,
  "income": moneyShape,
  "expense": moneyShape,
  "closing": moneyShape,
  "count": "number",
  "lines": [
    "list",
    statementLineShape
  ]
};

export const yearlyReportCurrencyShape: SchemaShape<'YearlyReportCurrency'> = {
  "currency": "string",
  "opening": moneyShape,
  "income": moneyShape,
  "expense": moneyShape,
  "closing": moneyShape,
  "count": "number"
};

export const yearlyReportSectionNameShape: SchemaShape<'YearlyReportSectionName'> = [
  "enum",
  "refills",
  "withdrawals",
  "accruals",
  "rewards",
  "prizes",
  "fees",
  "exchanges",
  "deposits",
  "other"
];

export const yearlyReportValueShape: SchemaShape<'YearlyReportValue'> = {
  "amount": [
    "any",
    "decimal",
    "null"
  ],
  "operationsWithoutCourse": "number"
};

export const yearlyReportLineShape: SchemaShape<'YearlyReportLine'> = {
  "subject": operationSubjectShape,
  "count": "number",
  "amount": moneyShape,
  "value": [
    "any",
    yearlyReportValueShape,
    "null"
  ]
};

export const yearlyReportSectionShape: SchemaShape<'YearlyReportSection'> = {
  "section": yearlyReportSectionNameShape,
  "value": [
    "any",
    yearlyReportValueShape,
    "null"
  ],
  "lines": [
    "list",
    yearlyReportLineShape
  ]
};

export const yearlyReportExchangeShape: SchemaShape<'YearlyReportExchange'> = {
  "count": "number",
  "sold": moneyShape,
  "bought": moneyShape,
  "soldValue": [
    "any",
    yearlyReportValueShape,
    "null"
  ],
  "boughtValue": [
    "any",
    yearlyReportValueShape,
    "null"
  ]
};

export const yearlyReportShape: SchemaShape<'YearlyReport'> = {
  "date": "date",
  "year": "number",
  "firstYear": "number",
  "from": "date",
  "to": "date",
  "displayCurrency": [
    "any",
    "string",
    "null"
  ],
  "source": [
    "any",
    "string",
    "null"
  ],
  "currencies": [
    "list",
    yearlyReportCurrencyShape
  ],
  "sections": [
    "list",
    yearlyReportSectionShape
  ],
  "exchanges": [
    "list",
    yearlyReportExchangeShape
  ]
};

export const supportPhotoShape: SchemaShape<'SupportPhoto'> = {
  "id": "string",
  "mediaType": [
    "enum",
    "image/jpeg",
    "image/png",
    "image/webp"
  ],
  "content": "string"
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

export const supportRequestPageShape: SchemaShape<'SupportRequestPage'> = {
  "items": [
    "list",
    supportRequestShape
  ],
  "page": "number",
  "limit": "number",
  "total": "number"
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

export const notificationTopicShape: SchemaShape<'NotificationTopic'> = [
  "enum",
  "refill",
  "deposit",
  "withdrawal",
  "verification",
  "security",
  "sign_in",
  "wallet",
  "subscription",
  "partners",
  "cases",
  "news",
  "support"
];

export const notificationShape: SchemaShape<'Notification'> = {
  "id": "string",
  "date": "date",
  "topic": notificationTopicShape,
  "topicId": [
    "any",
    "string",
    "null"
  ],
  "title": "string",
  "text": "string",
  "read": "boolean"
};

export const notificationPageShape: SchemaShape<'NotificationPage'> = {
  "items": [
    "list",
    notificationShape
  ],
  "page": "number",
  "limit": "number",
  "total": "number",
  "unread": "number"
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

export const depositPageShape: SchemaShape<'DepositPage'> = {
  "items": [
    "list",
    depositShape
  ],
  "page": "number",
  "limit": "number",
  "total": "number"
};

export const depositReceiptShape: SchemaShape<'DepositReceipt'> = {
  "date": "date",
  "body": moneyShape,
  "exitFeePercent": "decimal",
  "exitFee": moneyShape,
  "accruals": moneyShape,
  "forfeited": moneyShape,
  "receipt": moneyShape
};

export const depositClosingShape: SchemaShape<'DepositClosing'> = {
  "deposit": "string",
  "now": depositReceiptShape,
  "atEnd": depositReceiptShape,
  "parts": [
    "any",
    amountBoundsShape,
    "absent"
  ],
  "remaining": [
    "any",
    depositReceiptShape,
    "absent"
  ],
  "obstacle": [
    "any",
    depositRenewalObstacleShape,
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

export const refillPageShape: SchemaShape<'RefillPage'> = {
  "items": [
    "list",
    refillShape
  ],
  "page": "number",
  "limit": "number",
  "total": "number"
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

export const withdrawalPageShape: SchemaShape<'WithdrawalPage'> = {
  "items": [
    "list",
    withdrawalShape
  ],
  "page": "number",
  "limit": "number",
  "total": "number"
};

export const withdrawalConditionShape: SchemaShape<'WithdrawalCondition'> = {
  "code": withdrawalConditionCodeShape,
  "met": "boolean"
};

export const withdrawalConditionsShape: SchemaShape<'WithdrawalConditions'> = {
  "allowed": "boolean",
  "conditions": [
    "list",
    withdrawalConditionShape
  ],
  "pausedUntil": [
    "any",
    "date",
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

export const caseCommitmentShape: SchemaShape<'CaseCommitment'> = {
  "opening": "string",
  "commitment": "string"
};

export const cryptoCaseShape: SchemaShape<'CryptoCase'> = {
  "id": "string",
  "name": "string",
  "description": "string",
  "price": moneyShape,
  "expectedValue": moneyShape,
  "attempts": "number",
  "attemptsLeft": "number",
  "available": "boolean",
  "prizes": [
    "list",
    casePrizeShape
  ],
  "next": [
    "any",
    caseCommitmentShape,
    "null"
  ]
};

export const cryptoCaseListShape: SchemaShape<'CryptoCaseList'> = {
  "items": [
    "list",
    cryptoCaseShape
  ],
  "welcome": "boolean"
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

export const newsItemShape: SchemaShape<'NewsItem'> = {
  "id": "string",
  "date": "date",
  "title": "string",
  "summary": "string",
  "paragraphs": [
    "list",
    "string"
  ]
};

export const newsListShape: SchemaShape<'NewsList'> = {
  "items": [
    "list",
    newsItemShape
  ]
};

export const strategyRiskShape: SchemaShape<'StrategyRisk'> = [
  "enum",
  "low",
  "medium",
  "high"
];

export const strategyMarketShape: SchemaShape<'StrategyMarket'> = [
  "enum",
  "spot",
  "futures",
  "options",
  "lending",
  "onchain"
];

export const strategyPayoffPointShape: SchemaShape<'StrategyPayoffPoint'> = {
  "change": "number",
  "result": "number"
};

export const strategyShape: SchemaShape<'Strategy'> = {
  "id": "string",
  "name": "string",
  "summary": "string",
  "idea": "string",
  "instruments": [
    "list",
    "string"
  ],
  "sourceOfReturn": "string",
  "whenItLoses": "string",
  "risk": strategyRiskShape,
  "horizon": "string",
  "market": strategyMarketShape,
  "payoff": [
    "list",
    strategyPayoffPointShape
  ]
};

export const strategyListShape: SchemaShape<'StrategyList'> = {
  "items": [
    "list",
    strategyShape
  ]
};

export const liabilitySnapshotShape: SchemaShape<'LiabilitySnapshot'> = {
  "id": "string",
  "takenAt": "date",
  "accounts": "number",
  "leaves": "number",
  "root": "string",
  "total": "string",
  "amounts": [
    "list",
    moneyShape
  ]
};

export const liabilitySnapshotPageShape: SchemaShape<'LiabilitySnapshotPage'> = {
  "items": [
    "list",
    liabilitySnapshotShape
  ],
  "page": "number",
  "limit": "number",
  "total": "number"
};

export const liabilityNodeShape: SchemaShape<'LiabilityNode'> = {
  "hash": "string",
  "amounts": "string"
};

export const liabilityPartShape: SchemaShape<'LiabilityPart'> = {
  "part": "number",
  "nonce": "string",
  "position": "number",
  "amounts": "string",
  "path": [
    "list",
    liabilityNodeShape
  ]
};

export const liabilityBalanceShape: SchemaShape<'LiabilityBalance'> = {
  "currency": "string",
  "available": moneyShape,
  "onDeposit": moneyShape,
  "inWithdrawal": moneyShape,
  "held": moneyShape
};

export const liabilityProofShape: SchemaShape<'LiabilityProof'> = {
  "snapshot": "string",
  "takenAt": "date",
  "account": "string",
  "leaves": "number",
  "root": "string",
  "total": "string",
  "parts": [
    "list",
    liabilityPartShape
  ],
  "balances": [
    "list",
    liabilityBalanceShape
  ]
};

/** The body of a success by operation. An operation without a body is not listed. */
export const pageShapes: Readonly<Record<string, Shape>> = {
  "get /auth/register/{login}": loginAvailabilityShape,
  "get /auth/phone/code": codeStateShape,
  "get /auth/email/code": codeStateShape,
  "get /settings/{key}": settingShape,
  "get /settings/telegramAuthAvailable": telegramAuthAvailableShape,
  "get /settings/technical_work": technicalWorkShape,
  "get /settings/subscription/options": subscriptionOptionListShape,
  "get /courses": displayCoursesShape,
  "get /courses/{code}": dayCoursesShape,
  "get /plans/results": planResultListShape,
  "get /payment-systems": paymentSystemListShape,
  "get /settings_other/plans/available": depositPlanListShape,
  "get /user-data/byType/{type}": userDataShape,
  "get /user-data/wallets": walletsShape,
  "get /user/balance": balanceShape,
  "get /user/balance/history": balanceHistoryShape,
  "get /user/bonus": bonusProgramShape,
  "get /user/case-operations": caseOperationPageShape,
  "get /user/closing": accountClosingShape,
  "get /user/confirmation": confirmationStateShape,
  "get /user/exchange-rate": exchangeQuoteShape,
  "get /user/operations/": operationPageShape,
  "post /user/profile": userShape,
  "get /user/protection": protectionShape,
  "get /user/referral/{id}": inviterShape,
  "get /user/referrals": referralPageShape,
  "get /user/security-events": securityEventPageShape,
  "get /user/sessions": userSessionListShape,
  "get /user/passkeys": passkeyListShape,
  "get /user/push-subscription": pushSubscriptionShape,
  "get /user/read-only-keys": readOnlyKeyListShape,
  "get /user/settings/security": securitySettingsShape,
  "get /user/settings/letters": letterSettingsShape,
  "get /user/settings/notifications": notificationSettingsShape,
  "get /user/statistics": statisticsShape,
  "get /user/statement": statementShape,
  "get /user/yearly-report": yearlyReportShape,
  "get /support/photos/{id}": supportPhotoShape,
  "get /support/requests": supportRequestPageShape,
  "get /support/requests/{id}": supportThreadShape,
  "get /notification": notificationPageShape,
  "get /funds/deposits": depositPageShape,
  "get /funds/deposits/{id}": depositShape,
  "get /funds/deposits/{id}/closing": depositClosingShape,
  "get /funds/refills": refillPageShape,
  "get /funds/refills/{id}": refillShape,
  "get /funds/payments": withdrawalPageShape,
  "get /funds/payments/conditions": withdrawalConditionsShape,
  "get /funds/payments/{id}": withdrawalShape,
  "get /crypto-cases/all": cryptoCaseListShape,
  "get /crypto-cases/limits": caseLimitsShape,
  "get /content/news": newsListShape,
  "get /content/news/one/{id}": newsItemShape,
  "get /content/strategies": strategyListShape,
  "get /liabilities": liabilitySnapshotPageShape,
  "get /liabilities/{id}": liabilitySnapshotShape,
  "get /user/liabilities/{id}": liabilityProofShape
};
