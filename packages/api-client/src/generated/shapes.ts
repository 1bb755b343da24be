// Written by generate.ts from openapi/; do not edit.

import type { Shape } from '../matchesShape.ts';

/** Shapes of named schemas. */
export const shapes: Readonly<Record<string, Shape>> = {
  "Session": {
    "refreshToken": "string",
    "lifetimeSeconds": "number",
    "user": "User"
  },
  "User": {
    "id": "string",
    "login": "string",
    "email": "string",
    "phone": "string",
    "phoneConfirmed": "boolean",
    "emailConfirmed": "boolean",
    "language": "Language",
    "subscription": "Subscription",
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
    ]
  },
  "Language": [
    "enum",
    "en",
    "ru"
  ],
  "Subscription": {
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
  },
  "SecondFactorNeeded": {
    "challenge": "string",
    "expiryDate": "date"
  },
  "LoginAvailability": {
    "available": "boolean"
  },
  "CodeDelivery": {
    "method": "SecurityCodeMethod",
    "sentTo": "string",
    "length": "number",
    "expiryDate": "date",
    "resendDate": "date",
    "attemptsLeft": "number"
  },
  "SecurityCodeMethod": [
    "enum",
    "phone",
    "email",
    "telegram",
    "totp"
  ],
  "CodeState": {
    "sentTo": "string",
    "length": "number",
    "attemptsLeft": "number",
    "validSeconds": "number",
    "waitSeconds": "number"
  },
  "PasskeyRequestOptions": {
    "challenge": "string",
    "rpId": "string",
    "timeout": "number",
    "userVerification": [
      "enum",
      "required"
    ],
    "allowCredentials": [
      "list",
      "PasskeyDescriptor"
    ]
  },
  "PasskeyDescriptor": {
    "id": "string",
    "type": [
      "enum",
      "public-key"
    ],
    "transports": [
      "list",
      "PasskeyTransport"
    ]
  },
  "PasskeyTransport": [
    "enum",
    "ble",
    "cable",
    "hybrid",
    "internal",
    "nfc",
    "smart-card",
    "usb"
  ],
  "PasswordResetDelivery": {
    "method": "SecurityCodeMethod",
    "sentTo": "string",
    "length": "number",
    "expiryDate": "date",
    "resendDate": "date",
    "attemptsLeft": "number",
    "secret": "string"
  },
  "PasswordResetToken": {
    "refreshToken": "string"
  },
  "Setting": [
    "any",
    "SettingAuth",
    "SettingCapabilities",
    "SettingCases",
    "SettingContacts",
    "SettingDeposit",
    "SettingExchange",
    "SettingPartners",
    "SettingRefill",
    "SettingVerification",
    "SettingWithdrawal"
  ],
  "SettingAuth": {
    "key": [
      "enum",
      "auth"
    ],
    "loginPattern": "string",
    "loginMinimumLength": "number",
    "loginMaximumLength": "number",
    "passwordMinimumLength": "number",
    "passwordMaximumLength": "number",
    "code": "CodeRules",
    "passkeyDomain": [
      "any",
      "string",
      "null"
    ]
  },
  "CodeRules": {
    "length": "number",
    "lifetimeSeconds": "number",
    "resendSeconds": "number",
    "attempts": "number"
  },
  "SettingCapabilities": {
    "key": [
      "enum",
      "capabilities"
    ],
    "referrals": "boolean",
    "cases": "boolean"
  },
  "SettingCases": {
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
  },
  "SettingContacts": {
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
      "ContactChannel"
    ]
  },
  "ContactChannel": {
    "kind": [
      "enum",
      "website",
      "email",
      "phone",
      "telegram"
    ],
    "address": "string"
  },
  "SettingDeposit": {
    "key": [
      "enum",
      "deposit"
    ],
    "deposits": [
      "list",
      "AmountBounds"
    ],
    "investments": [
      "list",
      "AmountBounds"
    ],
    "paymentMethods": [
      "list",
      "PaymentMethod"
    ],
    "accrualPeriodSeconds": "number"
  },
  "AmountBounds": {
    "minimum": "Money",
    "maximum": "Money"
  },
  "Money": {
    "amount": "decimal",
    "currency": "string"
  },
  "PaymentMethod": [
    "enum",
    "balance"
  ],
  "SettingExchange": {
    "key": [
      "enum",
      "exchange"
    ],
    "amounts": [
      "list",
      "AmountBounds"
    ],
    "quoteLifetimeSeconds": "number"
  },
  "SettingPartners": {
    "key": [
      "enum",
      "partners"
    ],
    "levels": [
      "list",
      "PartnerLevel"
    ],
    "matchingPercent": "decimal",
    "tiers": [
      "list",
      "BonusTier"
    ]
  },
  "PartnerLevel": {
    "level": "number",
    "percent": "decimal"
  },
  "BonusTier": {
    "tier": "number",
    "turnover": "Money",
    "award": "Money"
  },
  "SettingRefill": {
    "key": [
      "enum",
      "refill"
    ],
    "amounts": [
      "list",
      "AmountBounds"
    ],
    "addressLifetimeSeconds": "number",
    "waitingRefills": "number"
  },
  "SettingVerification": {
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
  },
  "SettingWithdrawal": {
    "key": [
      "enum",
      "withdrawal"
    ],
    "amounts": [
      "list",
      "AmountBounds"
    ],
    "conditions": [
      "list",
      "WithdrawalConditionCode"
    ],
    "code": "CodeRules",
    "newWalletHours": "number"
  },
  "WithdrawalConditionCode": [
    "enum",
    "phone_not_confirmed",
    "no_withdrawal_wallet",
    "deposit_required",
    "refill_required",
    "deposit_or_refill_required",
    "subscription_required"
  ],
  "TelegramAuthAvailable": {
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
  },
  "TechnicalWork": {
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
  },
  "SubscriptionOptionList": {
    "items": [
      "list",
      "SubscriptionOption"
    ],
    "trialDays": "number"
  },
  "SubscriptionOption": {
    "id": "string",
    "name": "string",
    "description": "string",
    "price": "Money",
    "periodDays": "number"
  },
  "PaymentSystemList": {
    "items": [
      "list",
      "PaymentSystem"
    ]
  },
  "PaymentSystem": {
    "id": "string",
    "name": "string",
    "currency": "string",
    "decimals": "number",
    "network": "string",
    "addressPattern": "string",
    "addressFormat": "AddressFormat",
    "refill": [
      "any",
      "PaymentSystemTerms",
      "null"
    ],
    "withdrawal": [
      "any",
      "PaymentSystemTerms",
      "null"
    ]
  },
  "AddressFormat": [
    "enum",
    "tron",
    "bitcoin",
    "ethereum"
  ],
  "PaymentSystemTerms": {
    "available": "boolean",
    "minimum": "Money",
    "maximum": "Money",
    "fee": "Fee",
    "confirmations": "number",
    "expectedSeconds": "number"
  },
  "Fee": {
    "fixed": "Money",
    "percent": "decimal"
  },
  "DepositPlanList": {
    "date": "date",
    "items": [
      "list",
      "DepositPlan"
    ]
  },
  "DepositPlan": {
    "id": "string",
    "name": "string",
    "description": "string",
    "currency": "string",
    "decimals": "number",
    "dailyYieldPercent": "decimal",
    "timeInDays": "number",
    "minimumDeposit": "Money",
    "maximumDeposit": "Money",
    "autoinvestment": "boolean",
    "split": "PlanSplit",
    "exitFeePercent": "decimal",
    "startDelaySeconds": "number",
    "payoutDelaySeconds": "number"
  },
  "PlanSplit": {
    "savingsPercent": "decimal",
    "activePercent": "decimal"
  },
  "ProfileData": {
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
  },
  "UserData": [
    "any",
    "ProfileData",
    "VerificationData"
  ],
  "VerificationData": {
    "type": [
      "enum",
      "verification"
    ],
    "status": [
      "any",
      "VerificationStatus",
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
      "FamilyStatus",
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
  },
  "VerificationStatus": [
    "enum",
    "success",
    "in_process",
    "denied"
  ],
  "FamilyStatus": [
    "enum",
    "single",
    "married",
    "divorced",
    "widowed"
  ],
  "Wallets": {
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
    ]
  },
  "Balance": {
    "type": "BalanceType",
    "currency": "string",
    "currencies": [
      "map",
      "CurrencyBalance"
    ],
    "pending": "boolean",
    "worth": [
      "any",
      "Worth",
      "absent"
    ],
    "countedDate": [
      "any",
      "date",
      "absent"
    ]
  },
  "BalanceType": [
    "enum",
    "balance",
    "deposit",
    "total"
  ],
  "CurrencyBalance": {
    "decimals": "number",
    "available": "Money",
    "onDeposit": "Money",
    "inWithdrawal": "Money",
    "heldAccruals": "Money",
    "total": "Money"
  },
  "Worth": {
    "total": "Money",
    "courseDate": "date"
  },
  "BalanceHistory": {
    "currency": "string",
    "points": [
      "list",
      "BalancePoint"
    ]
  },
  "BalancePoint": {
    "date": "date",
    "available": "Money",
    "onDeposit": "Money",
    "total": "Money"
  },
  "BonusProgram": {
    "tiers": [
      "list",
      "BonusTier"
    ],
    "turnover": [
      "any",
      "Money",
      "null"
    ],
    "tiersReached": [
      "any",
      "number",
      "null"
    ]
  },
  "CaseOperationPage": {
    "items": [
      "list",
      "CaseOperation"
    ],
    "page": "number",
    "limit": "number",
    "total": "number",
    "totals": [
      "list",
      "CaseOperationTotal"
    ]
  },
  "CaseOperation": {
    "id": "string",
    "date": "date",
    "case": "string",
    "prize": "string",
    "prizeAmount": [
      "any",
      "Money",
      "null"
    ],
    "balanceBefore": "Money",
    "balanceAfter": "Money",
    "currency": "string",
    "comment": [
      "any",
      "string",
      "null"
    ],
    "draw": [
      "any",
      "CaseDraw",
      "null"
    ]
  },
  "CaseDraw": {
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
  },
  "CaseOperationTotal": {
    "spent": "Money",
    "won": "Money"
  },
  "AccountClosing": {
    "allowed": "boolean",
    "conditions": [
      "list",
      "ClosingCondition"
    ],
    "scheduled": [
      "any",
      "ScheduledClosing",
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
  },
  "ClosingCondition": {
    "code": "ClosingConditionCode",
    "met": "boolean",
    "count": "number",
    "amounts": [
      "list",
      "Money"
    ]
  },
  "ClosingConditionCode": [
    "enum",
    "deposits_open",
    "refills_waiting",
    "withdrawals_pending",
    "balance_not_empty"
  ],
  "ScheduledClosing": {
    "requestDate": "date",
    "closingDate": "date"
  },
  "ConfirmationState": {
    "validUntil": [
      "any",
      "date",
      "null"
    ],
    "methods": [
      "list",
      "ConfirmationMethod"
    ],
    "code": [
      "any",
      "CodeState",
      "null"
    ]
  },
  "ConfirmationMethod": [
    "enum",
    "password",
    "code",
    "passkey"
  ],
  "Exchange": {
    "id": "string",
    "date": "date",
    "quoteId": "string",
    "course": "Course",
    "sold": "Money",
    "received": "Money",
    "fee": "Money"
  },
  "Course": {
    "from": "string",
    "to": "string",
    "rate": "decimal"
  },
  "ExchangeQuote": {
    "quoteId": "string",
    "course": "Course",
    "feePercent": "decimal",
    "expiryDate": "date"
  },
  "OperationPage": {
    "items": [
      "list",
      "Operation"
    ],
    "page": "number",
    "limit": "number",
    "total": "number",
    "pages": "number",
    "totals": [
      "list",
      "OperationTotal"
    ],
    "nextCursor": [
      "any",
      "string",
      "null"
    ]
  },
  "Operation": {
    "id": "string",
    "date": "date",
    "type": "OperationType",
    "subject": "OperationSubject",
    "subjectId": [
      "any",
      "string",
      "null"
    ],
    "amount": "Money",
    "accrual": [
      "any",
      "AccrualOutcome",
      "null"
    ],
    "balanceAfter": "Money",
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
      "Money",
      "null"
    ],
    "comment": [
      "any",
      "string",
      "null"
    ]
  },
  "OperationType": [
    "enum",
    "accrual",
    "referral",
    "matching",
    "bonus",
    "system"
  ],
  "OperationSubject": [
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
  ],
  "AccrualOutcome": {
    "status": "AccrualStatus",
    "date": [
      "any",
      "date",
      "null"
    ]
  },
  "AccrualStatus": [
    "enum",
    "held",
    "released",
    "forfeited"
  ],
  "OperationTotal": {
    "income": "Money",
    "expense": "Money",
    "held": "Money",
    "released": "Money",
    "forfeited": "Money"
  },
  "Inviter": {
    "id": "string",
    "login": "string"
  },
  "ReferralPage": {
    "items": [
      "list",
      "Referral"
    ],
    "page": "number",
    "limit": "number",
    "total": "number",
    "levels": [
      "list",
      "ReferralLevel"
    ],
    "line": [
      "list",
      [
        "any",
        "string",
        "null"
      ]
    ]
  },
  "Referral": {
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
    "personalInvestments": "Money",
    "profit": "Money",
    "level": "number"
  },
  "ReferralLevel": {
    "level": "number",
    "percent": "decimal",
    "partners": "number",
    "profit": "Money"
  },
  "SecurityEventPage": {
    "items": [
      "list",
      "SecurityEvent"
    ],
    "page": "number",
    "limit": "number",
    "total": "number",
    "keptDays": "number"
  },
  "SecurityEvent": {
    "id": "string",
    "date": "date",
    "kind": "SecurityEventKind",
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
  },
  "SecurityEventKind": [
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
    "data_downloaded",
    "closing_scheduled",
    "closing_withdrawn"
  ],
  "UserSessionList": {
    "items": [
      "list",
      "UserSession"
    ],
    "idleDays": "number",
    "absoluteDays": "number"
  },
  "UserSession": {
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
  },
  "PasskeyList": {
    "items": [
      "list",
      "Passkey"
    ]
  },
  "Passkey": {
    "id": "string",
    "credentialId": "string",
    "name": "string",
    "kind": "PasskeyKind",
    "createdDate": "date",
    "lastUseDate": [
      "any",
      "date",
      "null"
    ]
  },
  "PasskeyKind": [
    "enum",
    "device",
    "synced",
    "security_key"
  ],
  "PasskeyCreationOptions": {
    "challenge": "string",
    "rp": "PasskeySite",
    "user": "PasskeyOwner",
    "pubKeyCredParams": [
      "list",
      "PasskeyAlgorithm"
    ],
    "timeout": "number",
    "attestation": [
      "enum",
      "none"
    ],
    "excludeCredentials": [
      "list",
      "PasskeyDescriptor"
    ],
    "authenticatorSelection": "PasskeySelection"
  },
  "PasskeySite": {
    "id": "string",
    "name": "string"
  },
  "PasskeyOwner": {
    "id": "string",
    "name": "string",
    "displayName": "string"
  },
  "PasskeyAlgorithm": {
    "type": [
      "enum",
      "public-key"
    ],
    "alg": "number"
  },
  "PasskeySelection": {
    "residentKey": [
      "enum",
      "required"
    ],
    "requireResidentKey": "boolean",
    "userVerification": [
      "enum",
      "required"
    ]
  },
  "SecuritySettings": {
    "codeMethod": "SecurityCodeMethod",
    "availableMethods": [
      "list",
      "SecurityCodeMethod"
    ],
    "totp": [
      "any",
      "TotpState",
      "null"
    ]
  },
  "TotpState": {
    "since": "date",
    "recoveryCodesLeft": "number"
  },
  "NotificationSettings": {
    "accruals": "boolean",
    "partners": "boolean",
    "cases": "boolean",
    "news": "boolean"
  },
  "TotpSetup": {
    "secret": "string",
    "uri": "string"
  },
  "RecoveryCodes": {
    "items": [
      "list",
      "string"
    ]
  },
  "Statistics": {
    "refill": "Money",
    "withdraw": "Money",
    "activeDeposits": "Money",
    "earned": "Money",
    "referrals": "Money",
    "total": "Money",
    "depositsResult": "Money",
    "fees": "Money",
    "result": "MoneyResult",
    "overall": "MoneyResult",
    "others": [
      "list",
      "StatisticsFigures"
    ]
  },
  "MoneyResult": {
    "putIn": "Money",
    "takenOut": "Money",
    "exchanged": "Money",
    "income": "Money",
    "prizes": "Money",
    "casePrices": "Money",
    "fees": "Money",
    "subscriptions": "Money",
    "result": "Money"
  },
  "StatisticsFigures": {
    "refill": "Money",
    "withdraw": "Money",
    "activeDeposits": "Money",
    "earned": "Money",
    "referrals": "Money",
    "total": "Money",
    "depositsResult": "Money",
    "fees": "Money",
    "result": "MoneyResult"
  },
  "Statement": {
    "date": "date",
    "currency": "string",
    "from": "date",
    "to": "date",
    "opening": "Money",
    "income": "Money",
    "expense": "Money",
    "closing": "Money",
    "count": "number",
    "lines": [
      "list",
      "StatementLine"
    ]
  },
  "StatementLine": {
    "subject": "OperationSubject",
    "count": "number",
    "amount": "Money"
  },
  "SubscriptionPurchase": {
    "subscription": "Subscription",
    "price": "Money",
    "balanceAfter": "Money"
  },
  "NotificationPage": {
    "items": [
      "list",
      "Notification"
    ],
    "page": "number",
    "limit": "number",
    "total": "number",
    "unread": "number"
  },
  "Notification": {
    "id": "string",
    "date": "date",
    "topic": "NotificationTopic",
    "topicId": [
      "any",
      "string",
      "null"
    ],
    "title": "string",
    "text": "string",
    "read": "boolean"
  },
  "NotificationTopic": [
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
    "news"
  ],
  "UnreadNotifications": {
    "unread": "number"
  },
  "DepositPage": {
    "items": [
      "list",
      "Deposit"
    ],
    "page": "number",
    "limit": "number",
    "total": "number"
  },
  "Deposit": {
    "id": "string",
    "plan": "DepositPlan",
    "amount": "Money",
    "paid": "Money",
    "course": [
      "any",
      "Course",
      "null"
    ],
    "status": "DepositStatus",
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
    "accrued": "Money",
    "accruedDays": "number",
    "nextAccrualDate": [
      "any",
      "date",
      "null"
    ],
    "dailyIncome": "Money",
    "netIncome": "Money",
    "totalBody": "Money",
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
      "Money",
      "null"
    ],
    "continuedBy": [
      "any",
      "string",
      "null"
    ]
  },
  "DepositStatus": [
    "enum",
    "waiting",
    "in_work",
    "awaiting_completion",
    "closed"
  ],
  "DepositClosing": {
    "deposit": "string",
    "now": "DepositReceipt",
    "atEnd": "DepositReceipt"
  },
  "DepositReceipt": {
    "date": "date",
    "body": "Money",
    "exitFeePercent": "decimal",
    "exitFee": "Money",
    "accruals": "Money",
    "forfeited": "Money",
    "receipt": "Money"
  },
  "RefillPage": {
    "items": [
      "list",
      "Refill"
    ],
    "page": "number",
    "limit": "number",
    "total": "number"
  },
  "Refill": {
    "id": "string",
    "date": "date",
    "amount": "Money",
    "system": "string",
    "status": "RefillStatus",
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
    "requestedAmount": "Money",
    "creditedAmount": [
      "any",
      "Money",
      "null"
    ],
    "address": "string",
    "network": "string",
    "confirmations": "number",
    "requiredConfirmations": "number",
    "rejectionReason": [
      "any",
      "string",
      "null"
    ]
  },
  "RefillStatus": [
    "enum",
    "waiting",
    "replenished",
    "rejected"
  ],
  "WithdrawalConfirmation": {
    "id": "string",
    "system": "string",
    "wallet": "string",
    "amount": "Money",
    "fee": "Money",
    "net": "Money",
    "code": "CodeDelivery"
  },
  "Withdrawal": {
    "id": "string",
    "date": "date",
    "amount": "Money",
    "fee": "Money",
    "net": "Money",
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
    "status": "WithdrawalStatus",
    "rejectionReason": [
      "any",
      "string",
      "null"
    ]
  },
  "WithdrawalStatus": [
    "enum",
    "pending",
    "successful",
    "on_inspection",
    "rejected",
    "error"
  ],
  "WithdrawalPage": {
    "items": [
      "list",
      "Withdrawal"
    ],
    "page": "number",
    "limit": "number",
    "total": "number"
  },
  "WithdrawalConditions": {
    "allowed": "boolean",
    "conditions": [
      "list",
      "WithdrawalCondition"
    ]
  },
  "WithdrawalCondition": {
    "code": "WithdrawalConditionCode",
    "met": "boolean"
  },
  "CryptoCaseList": {
    "items": [
      "list",
      "CryptoCase"
    ],
    "welcome": "boolean"
  },
  "CryptoCase": {
    "id": "string",
    "name": "string",
    "description": "string",
    "price": "Money",
    "expectedValue": "Money",
    "attempts": "number",
    "attemptsLeft": "number",
    "available": "boolean",
    "prizes": [
      "list",
      "CasePrize"
    ],
    "next": [
      "any",
      "CaseCommitment",
      "null"
    ]
  },
  "CasePrize": {
    "id": "string",
    "name": "string",
    "amount": [
      "any",
      "Money",
      "null"
    ],
    "chancePercent": "decimal"
  },
  "CaseCommitment": {
    "opening": "string",
    "commitment": "string"
  },
  "CaseLimits": {
    "spendPerDay": [
      "any",
      "Money",
      "null"
    ],
    "spentToday": "Money",
    "dayEndsAt": "date",
    "pending": [
      "any",
      "PendingCaseLimit",
      "null"
    ],
    "timeOutUntil": [
      "any",
      "date",
      "null"
    ]
  },
  "PendingCaseLimit": {
    "spendPerDay": [
      "any",
      "Money",
      "null"
    ],
    "at": "date"
  },
  "CaseOpening": {
    "operation": "CaseOperation",
    "prize": "CasePrize",
    "charged": [
      "any",
      "Money",
      "null"
    ],
    "attemptsLeft": "number"
  },
  "NewsList": {
    "items": [
      "list",
      "NewsItem"
    ]
  },
  "NewsItem": {
    "id": "string",
    "date": "date",
    "title": "string",
    "summary": "string",
    "paragraphs": [
      "list",
      "string"
    ]
  },
  "StrategyList": {
    "items": [
      "list",
      "Strategy"
    ]
  },
  "Strategy": {
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
    "risk": "StrategyRisk",
    "horizon": "string",
    "market": "StrategyMarket"
  },
  "StrategyRisk": [
    "enum",
    "low",
    "medium",
    "high"
  ],
  "StrategyMarket": [
    "enum",
    "spot",
    "futures",
    "options",
    "lending",
    "onchain"
  ],
  "LiabilitySnapshotPage": {
    "items": [
      "list",
      "LiabilitySnapshot"
    ],
    "page": "number",
    "limit": "number",
    "total": "number"
  },
  "LiabilitySnapshot": {
    "id": "string",
    "takenAt": "date",
    "accounts": "number",
    "leaves": "number",
    "root": "string",
    "total": "string",
    "amounts": [
      "list",
      "Money"
    ]
  },
  "LiabilityProof": {
    "snapshot": "string",
    "takenAt": "date",
    "account": "string",
    "leaves": "number",
    "root": "string",
    "total": "string",
    "parts": [
      "list",
      "LiabilityPart"
    ],
    "balances": [
      "list",
      "LiabilityBalance"
    ]
  },
  "LiabilityPart": {
    "part": "number",
    "nonce": "string",
    "position": "number",
    "amounts": "string",
    "path": [
      "list",
      "LiabilityNode"
    ]
  },
  "LiabilityNode": {
    "hash": "string",
    "amounts": "string"
  },
  "LiabilityBalance": {
    "currency": "string",
    "available": "Money",
    "onDeposit": "Money",
    "inWithdrawal": "Money",
    "held": "Money"
  }
};

/** The body of a success by operation. An operation without a body is not listed. */
export const bodyShapes: Readonly<Record<string, Shape>> = {
  "post /auth/login": [
    "any",
    "Session",
    "SecondFactorNeeded"
  ],
  "get /auth/register/{login}": "LoginAvailability",
  "post /auth/register/{login}": "Session",
  "post /auth/phone/confirm": "Session",
  "post /auth/phone/resend": "CodeDelivery",
  "get /auth/phone/code": "CodeState",
  "post /auth/email/confirm": "User",
  "post /auth/email/resend": "CodeDelivery",
  "get /auth/email/code": "CodeState",
  "post /auth/telegram": [
    "any",
    "Session",
    "SecondFactorNeeded"
  ],
  "post /auth/telegram/{login}": "Session",
  "post /auth/passkey/options": "PasskeyRequestOptions",
  "post /auth/passkey": "Session",
  "post /auth/reset-password": "PasswordResetDelivery",
  "post /auth/reset-password/validate": "PasswordResetToken",
  "post /auth/set-password": [
    "any",
    "Session",
    "SecondFactorNeeded"
  ],
  "post /auth/second-factor": "Session",
  "get /settings/{key}": "Setting",
  "get /settings/telegramAuthAvailable": "TelegramAuthAvailable",
  "get /settings/technical_work": "TechnicalWork",
  "get /settings/subscription/options": "SubscriptionOptionList",
  "get /payment-systems": "PaymentSystemList",
  "get /settings_other/plans/available": "DepositPlanList",
  "patch /user-data": "ProfileData",
  "get /user-data/byType/{type}": "UserData",
  "get /user-data/wallets": "Wallets",
  "patch /user-data/wallets/update": "Wallets",
  "patch /user-data/wallets/names": "Wallets",
  "patch /user-data/verification": "VerificationData",
  "get /user/balance": "Balance",
  "post /user/balance": "Balance",
  "get /user/balance/history": "BalanceHistory",
  "get /user/bonus": "BonusProgram",
  "get /user/case-operations": "CaseOperationPage",
  "get /user/closing": "AccountClosing",
  "post /user/closing": "AccountClosing",
  "delete /user/closing": "AccountClosing",
  "get /user/confirmation": "ConfirmationState",
  "post /user/confirmation": "ConfirmationState",
  "post /user/confirmation/code": "CodeDelivery",
  "post /user/confirmation/passkey": "PasskeyRequestOptions",
  "post /user/exchange": "Exchange",
  "get /user/exchange-rate": "ExchangeQuote",
  "get /user/operations/": "OperationPage",
  "post /user/profile": "User",
  "get /user/referral/{id}": "Inviter",
  "get /user/referrals": "ReferralPage",
  "get /user/security-events": "SecurityEventPage",
  "get /user/sessions": "UserSessionList",
  "get /user/passkeys": "PasskeyList",
  "post /user/passkeys": "Passkey",
  "post /user/passkeys/options": "PasskeyCreationOptions",
  "patch /user/passkeys/{id}": "Passkey",
  "get /user/settings/security": "SecuritySettings",
  "patch /user/settings/security": "SecuritySettings",
  "get /user/settings/notifications": "NotificationSettings",
  "patch /user/settings/notifications": "NotificationSettings",
  "post /user/totp": "TotpSetup",
  "post /user/totp/confirm": "RecoveryCodes",
  "post /user/totp/recovery-codes": "RecoveryCodes",
  "get /user/statistics": "Statistics",
  "get /user/statement": "Statement",
  "post /user/subscription": "SubscriptionPurchase",
  "get /notification": "NotificationPage",
  "post /notification/read": "UnreadNotifications",
  "get /funds/deposits": "DepositPage",
  "post /funds/deposits": "Deposit",
  "get /funds/deposits/{id}": "Deposit",
  "patch /funds/deposits/{id}": "Deposit",
  "get /funds/deposits/{id}/closing": "DepositClosing",
  "post /funds/deposits/client/close/{id}": "Deposit",
  "get /funds/refills": "RefillPage",
  "post /funds/refills": "Refill",
  "get /funds/refills/{id}": "Refill",
  "post /funds/refills/{id}/cancel": "Refill",
  "post /funds/payments/request": "WithdrawalConfirmation",
  "post /funds/payments/validate": "Withdrawal",
  "get /funds/payments": "WithdrawalPage",
  "post /funds/payments": "WithdrawalConfirmation",
  "get /funds/payments/conditions": "WithdrawalConditions",
  "get /funds/payments/{id}": "Withdrawal",
  "post /funds/payments/{id}/cancel": "Withdrawal",
  "get /crypto-cases/all": "CryptoCaseList",
  "get /crypto-cases/limits": "CaseLimits",
  "patch /crypto-cases/limits": "CaseLimits",
  "post /crypto-cases/{id}/open": "CaseOpening",
  "get /content/news": "NewsList",
  "get /content/news/one/{id}": "NewsItem",
  "get /content/strategies": "StrategyList",
  "get /liabilities": "LiabilitySnapshotPage",
  "get /liabilities/{id}": "LiabilitySnapshot",
  "get /user/liabilities/{id}": "LiabilityProof"
};
