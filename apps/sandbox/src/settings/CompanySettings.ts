import type { Schema } from '@meridian/api-client';
import type { DecimalString } from '@meridian/money';

/** A text for people, in every language the product speaks. */
export type Bilingual = Readonly<Record<Schema<'Language'>, string>>;

/** A longer text for people, one paragraph after the other. */
export type BilingualParagraphs = Readonly<Record<Schema<'Language'>, readonly string[]>>;

type Worded<Item> = Omit<Item, 'name' | 'description'> & {
  readonly name: Bilingual;
  readonly description: Bilingual;
};

/** A plan as the owner keeps it, and as a deposit keeps the one it was made in. */
export type Plan = Worded<Schema<'DepositPlan'>> & {
  /** Off: no new deposits, and autoinvestment pays out instead; `isOnOffer` says whether it takes new ones. */
  readonly onOffer: boolean;
};

type PaymentSystem = Omit<Schema<'PaymentSystem'>, 'name'> & { readonly name: Bilingual };

type SubscriptionOption = Worded<Schema<'SubscriptionOption'>>;

type Contacts = Omit<Schema<'SettingContacts'>, 'address' | 'workingHours'> & {
  readonly address: Bilingual | null;
  readonly workingHours: Bilingual | null;
};

/** Calls allowed in a window of seconds; more are a 429 until the window ends. */
export interface CallLimit {
  readonly calls: number;
  readonly seconds: number;
}

/** All that the owner may change while the server runs; the first values are in `firstSettings.ts`. */
export interface CompanySettings {
  readonly auth: Schema<'SettingAuth'>;
  readonly cases: Schema<'SettingCases'>;
  readonly contacts: Contacts;
  readonly deposit: Schema<'SettingDeposit'>;
  readonly exchange: Schema<'SettingExchange'>;
  readonly partners: Schema<'SettingPartners'>;
  readonly refill: Omit<Schema<'SettingRefill'>, 'waitingRefills'>;
  readonly verification: Schema<'SettingVerification'>;
  readonly withdrawal: Schema<'SettingWithdrawal'>;
  readonly plans: readonly Plan[];
  readonly paymentSystems: readonly PaymentSystem[];
  readonly subscriptionOptions: readonly SubscriptionOption[];
  /** Days of subscription that a registration begins with; 0 for none. */
  readonly subscriptionTrialDays: number;
  readonly technicalWork: Omit<Schema<'TechnicalWork'>, 'message'> & { readonly message: Bilingual | null };
  readonly telegram: Schema<'TelegramAuthAvailable'>;
  /** How long after Telegram signed it a person may still use it to come in. */
  readonly telegramSignatureSeconds: number;
  readonly passwordReset: {
    /** How long a new password may be set after the code was entered. */
    readonly tokenSeconds: number;
    /** Codes sent for one login and e-mail, whoever asks for them: each is a few more guesses. */
    readonly codes: CallLimit;
  };
  /** Worth of one unit of each currency in USDT; a rate is the quotient of two. */
  readonly worthInUsdt: Readonly<Record<string, DecimalString>>;
  readonly exchangeFeePercent: DecimalString;
  readonly sessionDays: number;
  /** Refills of one investor that may wait for their transfers at the same time. */
  readonly waitingRefills: number;
  readonly limits: {
    /** Passwords tried for one login, or by one investor, that were wrong since the last that was not. */
    readonly login: CallLimit;
    /** Sign-ins, registrations, password resets and inviter look-ups from one address. */
    readonly address: CallLimit;
    /** Codes asked for or entered by one investor. */
    readonly code: CallLimit;
    /** Rates quoted to one investor. */
    readonly quote: CallLimit;
    /** Forms with photos sent by one investor, whatever became of them. */
    readonly upload: CallLimit;
  };
}
