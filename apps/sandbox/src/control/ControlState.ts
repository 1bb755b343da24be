import type { Capability } from '../core/CompanySettings.ts';
import type { TelegramBot } from '../telegram/telegramBot.ts';

interface Money {
  readonly amount: string;
  readonly currency: string;
}

/** The newest rows of a list, and whether there are more. */
export interface Newest<Item> {
  readonly items: readonly Item[];
  readonly hasMore: boolean;
}

/** What the page of the controls shows: the response of `GET /sandbox/state`. */
export interface ControlState {
  readonly now: string;
  readonly technicalWork: boolean;
  readonly telegram: { readonly available: boolean; readonly bot: TelegramBot['kind'] };
  readonly capabilities: Readonly<Record<Capability, boolean>>;
  /** Hours that a new wallet waits before withdrawals may go to it. */
  readonly newWalletHours: number;
  /** Hours without withdrawals after a sensitive change. */
  readonly securityPauseHours: number;
  /** Facts about the operator that the public pages name as missing. */
  readonly missingFacts: readonly string[];
  readonly outbox: Newest<{
    readonly id: string;
    readonly at: string;
    /** Null in a letter to a guest. */
    readonly login: string | null;
    readonly recipient: string;
    readonly code: string | null;
    readonly text: string;
  }>;
  readonly refills: Newest<{
    readonly id: string;
    readonly login: string;
    readonly requestedAmount: Money;
    readonly creationDate: string;
    readonly confirmations: number;
    readonly requiredConfirmations: number;
    readonly status: string;
  }>;
  readonly withdrawals: Newest<{
    readonly id: string;
    readonly login: string;
    readonly amount: Money;
    readonly status: string;
  }>;
  readonly verifications: Newest<{
    readonly id: string;
    readonly login: string;
    readonly fullName: string;
    readonly submissionDate: string;
  }>;
  readonly supportRequests: Newest<{
    readonly id: string;
    readonly login: string;
    readonly subject: string;
    readonly text: string;
    readonly photos: readonly string[];
    readonly changeDate: string;
  }>;
  readonly guestRequests: Newest<{
    readonly id: string;
    readonly name: string | null;
    readonly email: string;
    readonly subject: string;
    readonly text: string;
    readonly language: string;
    readonly sentDate: string;
  }>;
  /** Deposits by status. */
  readonly deposits: Readonly<Record<string, number>>;
  /** The last comparison of the balances with the ledger; null before the first. */
  readonly reconciliation: { readonly at: string; readonly differences: readonly string[] } | null;
}

/** Codes of refusals by operation: the response of `GET /sandbox/refusals`. */
export interface ControlRefusals {
  readonly staged: Readonly<Record<string, string>>;
  readonly documented: Readonly<Record<string, readonly string[]>>;
}
