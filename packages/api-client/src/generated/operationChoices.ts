// Written by generate.ts from openapi/; do not edit.

export const operationTypes = [
  "accrual",
  "referral",
  "matching",
  "bonus",
  "system"
] as const;

export const operationKinds = [
  "refill",
  "deposit",
  "withdrawal",
  "exchange",
  "subscription",
  "case",
  "reward",
  "fee"
] as const;
