import type { Schema } from '@meridian/api-client';
import type { DecimalString } from '@meridian/money';

/** A text in every supported language. */
export type Bilingual = Readonly<Record<Schema<'Language'>, string>>;

/** Paragraphs in every supported language. */
export type BilingualParagraphs = Readonly<Record<Schema<'Language'>, readonly string[]>>;

type Worded<Item> = Omit<Item, 'name' | 'description'> & {
  readonly name: Bilingual;
  readonly description: Bilingual;
};

/** A plan in the settings. A deposit stores a copy of its plan. */
export type Plan = Worded<Schema<'DepositPlan'>> & {
  /** Off: no new deposits, and autoinvestment pays out instead. See `isOnOffer`. */
  readonly onOffer: boolean;
};

/** How a wallet reads the amount of a refill from a QR code. `token` is the contract of an ERC-20 token; null for the coin of the chain. */
export type PaymentStandard =
  | { readonly standard: 'bip21' }
  | { readonly standard: 'eip681'; readonly chain: number; readonly token: string | null };

export type PaymentSystem = Omit<Schema<'PaymentSystem'>, 'name'> & {
  readonly name: Bilingual;
  /** Undefined where the network has no standard. */
  readonly payment?: PaymentStandard;
};

/** The parts of the product that can be switched off. */
export const capabilities = [
  'referrals',
  'cases',
  'explorers',
  'paymentLinks',
  'search',
  'protection',
  'displayCurrency',
  'planResults',
  'readOnlyKeys',
  'depositRenewal',
  'partialClosing',
  'severalWallets',
  'yearlyReport',
  'support',
  'guestRequests',
  'documents',
  'summaries',
  'push',
] as const satisfies readonly (keyof Schema<'SettingCapabilities'>)[];

export type Capability = (typeof capabilities)[number];

type SubscriptionOption = Worded<Schema<'SubscriptionOption'>>;

type TranslatedContact = 'address' | 'workingHours' | 'operator' | 'licence' | 'jurisdiction';

type Contacts = Omit<Schema<'SettingContacts'>, TranslatedContact | 'supportHours'> & {
  readonly [Name in TranslatedContact]: Bilingual | null;
} & {
  /** Undefined in settings that were stored before it was added. */
  readonly supportHours?: Schema<'SettingContacts'>['supportHours'];
};

/** Calls allowed per window in seconds. More get 429 until the window ends. */
export interface CallLimit {
  readonly calls: number;
  readonly seconds: number;
}

/** Settings that can change while the server runs. `firstSettings.ts` has the defaults. */
export interface CompanySettings {
  readonly auth: Omit<Schema<'SettingAuth'>, 'passkeyDomain'>;
  readonly capabilities: Schema<'SettingCapabilities'>;
  readonly cases: Schema<'SettingCases'>;
  readonly contacts: Contacts;
  readonly deposit: Schema<'SettingDeposit'>;
  readonly exchange: Omit<Schema<'SettingExchange'>, 'feePercent'>;
  readonly partners: Schema<'SettingPartners'>;
  readonly refill: Omit<Schema<'SettingRefill'>, 'waitingRefills'>;
  readonly verification: Schema<'SettingVerification'>;
  readonly withdrawal: Schema<'SettingWithdrawal'>;
  readonly plans: readonly Plan[];
  readonly paymentSystems: readonly PaymentSystem[];
  readonly subscriptionOptions: readonly SubscriptionOption[];
  /** Days of trial subscription after registration; 0 for none. */
  readonly subscriptionTrialDays: number;
  readonly technicalWork: Omit<Schema<'TechnicalWork'>, 'message'> & { readonly message: Bilingual | null };
  readonly telegram: Pick<Schema<'TelegramAuthAvailable'>, 'available' | 'bot'>;
  /** How long a Telegram signature is accepted. */
  readonly telegramSignatureSeconds: number;
  /** How long a confirmation of a session allows sensitive changes. */
  readonly confirmationSeconds: number;
  readonly closing: {
    /** Days between the request to close an account and its closing, in which it can be withdrawn. */
    readonly coolingOffDays: number;
    /** Years for which the operations and the login of a closed account are stored. */
    readonly keptYears: number;
  };
  readonly protection: {
    /** Delays that an investor can choose for the unlocking of a locked account. */
    readonly unlockDays: readonly number[];
    /** Hours after which a higher own limit, or none, takes effect, and withdrawals go to other wallets again. */
    readonly limitRaiseHours: number;
  };
  /** How long a read-only key can be valid, and how many an investor can have. */
  readonly readOnlyKeys: Pick<Schema<'ReadOnlyKeyList'>, 'validDays' | 'maximum'>;
  readonly passwordReset: {
    /** How long a new password can be set after the code was entered. */
    readonly tokenSeconds: number;
    /** Codes sent for one login and e-mail: to each device that signed in before, and to each network of the others. */
    readonly codes: CallLimit;
  };
  /** Value of one unit of each currency in USDT. A rate is the quotient of two. */
  readonly worthInUsdt: Readonly<Record<string, DecimalString>>;
  readonly exchangeFeePercent: DecimalString;
  /** The currencies that amounts are shown in beside USDT, and their courses. */
  readonly courses: {
    readonly displayCurrencies: readonly string[];
    readonly source: Bilingual;
    /** Hours after which courses are old. */
    readonly validHours: number;
  };
  /** A session ends after the idle days without use, and after the absolute days even in use. */
  readonly session: Pick<Schema<'UserSessionList'>, 'idleDays' | 'absoluteDays'>;
  /** Wallets that one investor can have in one payment system. */
  readonly walletsPerSystem: number;
  /** Refills of one investor that can wait for transfers at the same time. */
  readonly waitingRefills: number;
  readonly limits: {
    /** Consecutive wrong passwords for one login or investor. */
    readonly login: CallLimit;
    /** Sign-ins, registrations, password resets, and look-ups of inviters and logins per IP address. */
    readonly address: CallLimit;
    /** Consecutive wrong codes of an authenticator app, then the first delay; each further one doubles it. Three codes are valid at any time. */
    readonly secondFactor: CallLimit;
    /** Codes requested or entered by one investor. */
    readonly code: CallLimit;
    /** Quotes requested by one investor. */
    readonly quote: CallLimit;
    /** Downloads of everything about one investor. Each reads all their rows. */
    readonly archive: CallLimit;
    /** Photo uploads of one investor, accepted or not. */
    readonly upload: CallLimit;
    /** Requests and messages of one investor to the support. */
    readonly support: CallLimit;
    /** Messages of guests from one network, and of one e-mail. */
    readonly guestAddress: CallLimit;
    readonly guestEmail: CallLimit;
    /** Documents issued to one investor. Each is rendered and recorded. */
    readonly document: CallLimit;
    /** Checks of documents from one network. */
    readonly documentCheck: CallLimit;
  };
}
