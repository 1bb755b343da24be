import type { DecimalString, Money } from '@meridian/money';
import type { CompanySettings } from './CompanySettings.ts';

const usdt = (amount: DecimalString): Money => ({ amount, currency: 'USDT' });
const btc = (amount: DecimalString): Money => ({ amount, currency: 'BTC' });
const eth = (amount: DecimalString): Money => ({ amount, currency: 'ETH' });
const trx = (amount: DecimalString): Money => ({ amount, currency: 'TRX' });

const tronAddress = '^T[1-9A-HJ-NP-Za-km-z]{33}$';

const tronExplorer = {
  transaction: 'https://tronscan.org/#/transaction/{hash}',
  address: 'https://tronscan.org/#/address/{address}',
};

const code = { length: 6, lifetimeSeconds: 600, resendSeconds: 60, attempts: 5 };
const split = { savingsPercent: '30', activePercent: '70' } as const;

/** The company that a sandbox names until its contacts are changed. */
export interface Company {
  readonly name: string;
  readonly email: string;
  /** Without a scheme, such as `example.com`. */
  readonly website: string;
  /** The name of the support's Telegram account, without `@`. */
  readonly telegram: string;
}

/** The company of a sandbox that runs alone. */
const firstCompany: Company = {
  name: 'Meridian',
  email: 'support@meridian.example',
  website: 'meridian.example',
  telegram: 'meridian_support',
};

const phone = '+35725000000';

/** The default contacts of a company. Passkeys, letters and authenticator apps show its name. */
export const toContacts = ({ name, email, website, telegram }: Company): CompanySettings['contacts'] => ({
  key: 'contacts',
  company: name,
  email,
  phone,
  telegram,
  address: { en: '1 Harbour Street, Limassol, Cyprus', ru: 'Кипр, Лимасол, Харбор-стрит, 1' },
  workingHours: {
    en: 'Monday to Friday, 9:00 to 18:00 UTC',
    ru: 'Пн–пт, 9:00–18:00 UTC',
  },
  supportHours: { opens: '09:00', closes: '18:00' },
  operator: null,
  licence: null,
  jurisdiction: null,
  channels: [
    { kind: 'website', address: website },
    { kind: 'email', address: email },
    { kind: 'phone', address: phone },
    { kind: 'telegram', address: telegram },
  ],
});

/** Default settings of a new sandbox. */
export const firstSettings: CompanySettings = {
  auth: {
    key: 'auth',
    loginPattern: '^[A-Za-z0-9]+$',
    loginMinimumLength: 3,
    loginMaximumLength: 32,
    passwordMinimumLength: 10,
    passwordMaximumLength: 128,
    code,
  },
  capabilities: {
    key: 'capabilities',
    referrals: true,
    cases: true,
    explorers: true,
    paymentLinks: true,
    search: true,
    protection: true,
    displayCurrency: true,
    planResults: true,
    readOnlyKeys: true,
    depositRenewal: true,
    partialClosing: true,
    severalWallets: true,
    yearlyReport: true,
    support: true,
    guestRequests: true,
    documents: true,
    summaries: true,
    push: true,
  },
  cases: { key: 'cases', openingsPerDay: 20, limitRaiseHours: 24, timeOutDays: [1, 7, 30] },
  contacts: toContacts(firstCompany),
  deposit: {
    key: 'deposit',
    deposits: [
      { minimum: usdt('50.000000'), maximum: usdt('500000.000000') },
      { minimum: btc('0.00100000'), maximum: btc('5.00000000') },
    ],
    investments: [
      { minimum: usdt('50.000000'), maximum: usdt('500000.000000') },
      // Below what the smallest plan needs at any course of the reference, so that the plan decides.
      { minimum: btc('0.00050000'), maximum: btc('8.00000000') },
      { minimum: eth('0.010000000000000000'), maximum: eth('200.000000000000000000') },
      { minimum: trx('100.000000'), maximum: trx('2000000.000000') },
    ],
    paymentMethods: ['balance'],
    accrualPeriodSeconds: 86_400,
  },
  exchange: {
    key: 'exchange',
    // The proceeds of the minimum exchange, after the fee, can be exchanged back.
    amounts: [
      { minimum: usdt('10.000000'), maximum: usdt('100000.000000') },
      { minimum: btc('0.00015000'), maximum: btc('1.50000000') },
      { minimum: eth('0.003000000000000000'), maximum: eth('30.000000000000000000') },
      { minimum: trx('60.000000'), maximum: trx('600000.000000') },
    ],
    quoteLifetimeSeconds: 60,
  },
  // The rewards of a deposit must cost less than its exit fee, otherwise the plan accepts no deposits.
  partners: {
    key: 'partners',
    levels: [
      { level: 1, percent: '2' },
      { level: 2, percent: '1' },
      { level: 3, percent: '0.5' },
    ],
    matchingPercent: '2',
    tiers: [
      { tier: 1, turnover: usdt('10000.000000'), award: usdt('40.000000') },
      { tier: 2, turnover: usdt('50000.000000'), award: usdt('160.000000') },
      { tier: 3, turnover: usdt('250000.000000'), award: usdt('800.000000') },
      { tier: 4, turnover: usdt('1000000.000000'), award: usdt('3000.000000') },
    ],
  },
  refill: {
    key: 'refill',
    amounts: [
      { minimum: usdt('10.000000'), maximum: usdt('250000.000000') },
      { minimum: btc('0.00020000'), maximum: btc('5.00000000') },
    ],
    addressLifetimeSeconds: 86_400,
  },
  verification: {
    key: 'verification',
    fileTypes: ['image/jpeg', 'image/png', 'image/webp'],
    fileMaximumBytes: 10_000_000,
    minimumAgeYears: 18,
    uploadTimeoutSeconds: 100,
  },
  withdrawal: {
    key: 'withdrawal',
    amounts: [
      { minimum: usdt('20.000000'), maximum: usdt('100000.000000') },
      { minimum: btc('0.00050000'), maximum: btc('2.00000000') },
      { minimum: eth('0.003000000000000000'), maximum: eth('30.000000000000000000') },
      { minimum: trx('60.000000'), maximum: trx('600000.000000') },
    ],
    conditions: [
      'phone_not_confirmed',
      'no_withdrawal_wallet',
      'deposit_or_refill_required',
      'subscription_required',
    ],
    code,
    newWalletHours: 24,
    securityPauseHours: 24,
  },
  plans: [
    {
      id: 'usdt-start-30',
      name: { en: 'Start', ru: 'Старт' },
      description: {
        en: 'A short term for a first deposit.',
        ru: 'Короткий срок для первого депозита.',
      },
      currency: 'USDT',
      decimals: 6,
      dailyYieldPercent: '0.1',
      timeInDays: 30,
      minimumDeposit: usdt('50.000000'),
      maximumDeposit: usdt('5000.000000'),
      autoinvestment: true,
      split,
      exitFeePercent: '5',
      partialClose: true,
      onOffer: true,
      startDelaySeconds: 0,
      payoutDelaySeconds: 0,
    },
    {
      id: 'usdt-balance-90',
      name: { en: 'Quarter', ru: 'Квартал' },
      description: {
        en: 'For money that you will not need for three months.',
        ru: 'Для денег, которые не понадобятся три месяца.',
      },
      currency: 'USDT',
      decimals: 6,
      dailyYieldPercent: '0.14',
      timeInDays: 90,
      minimumDeposit: usdt('500.000000'),
      maximumDeposit: usdt('50000.000000'),
      autoinvestment: true,
      split,
      exitFeePercent: '7.5',
      partialClose: true,
      onOffer: true,
      startDelaySeconds: 0,
      payoutDelaySeconds: 7200,
    },
    {
      id: 'btc-term-90',
      name: { en: 'Bitcoin 90', ru: 'Биткоин 90' },
      description: {
        en: 'Deposit and accruals in bitcoin from the first day to the last.',
        ru: 'Депозит и начисления с первого до последнего дня в биткоинах.',
      },
      currency: 'BTC',
      decimals: 8,
      dailyYieldPercent: '0.05',
      timeInDays: 90,
      minimumDeposit: btc('0.00100000'),
      maximumDeposit: btc('5.00000000'),
      autoinvestment: false,
      split,
      exitFeePercent: '5',
      onOffer: true,
      startDelaySeconds: 7200,
      payoutDelaySeconds: 7200,
    },
  ],
  paymentSystems: [
    {
      id: 'usdt-trc20',
      name: { en: 'USDT on TRON (TRC-20)', ru: 'USDT в сети TRON' },
      currency: 'USDT',
      decimals: 6,
      network: 'TRON (TRC-20)',
      addressPattern: tronAddress,
      addressFormat: 'tron',
      explorer: tronExplorer,
      refill: {
        available: true,
        minimum: usdt('10.000000'),
        maximum: usdt('250000.000000'),
        fee: { fixed: usdt('0.000000'), percent: '0' },
        confirmations: 19,
        expectedSeconds: 300,
      },
      withdrawal: {
        available: true,
        minimum: usdt('20.000000'),
        maximum: usdt('100000.000000'),
        fee: { fixed: usdt('1.000000'), percent: '0.5' },
        confirmations: 19,
        expectedSeconds: 3600,
      },
    },
    {
      id: 'btc',
      name: { en: 'BTC on Bitcoin', ru: 'BTC в сети Bitcoin' },
      currency: 'BTC',
      decimals: 8,
      network: 'Bitcoin',
      addressPattern: '^(bc1[02-9ac-hj-np-z]{11,71}|[13][1-9A-HJ-NP-Za-km-z]{25,34})$',
      addressFormat: 'bitcoin',
      explorer: {
        transaction: 'https://mempool.space/tx/{hash}',
        address: 'https://mempool.space/address/{address}',
      },
      payment: { standard: 'bip21' },
      refill: {
        available: true,
        minimum: btc('0.00020000'),
        maximum: btc('5.00000000'),
        fee: { fixed: btc('0.00000000'), percent: '0' },
        confirmations: 3,
        expectedSeconds: 1800,
      },
      withdrawal: {
        available: true,
        minimum: btc('0.00050000'),
        maximum: btc('2.00000000'),
        fee: { fixed: btc('0.00005000'), percent: '0' },
        confirmations: 3,
        expectedSeconds: 3600,
      },
    },
    {
      id: 'eth',
      name: { en: 'ETH on Ethereum', ru: 'ETH в сети Ethereum' },
      currency: 'ETH',
      decimals: 18,
      network: 'Ethereum',
      addressPattern: '^0x[0-9a-fA-F]{40}$',
      addressFormat: 'ethereum',
      explorer: {
        transaction: 'https://etherscan.io/tx/{hash}',
        address: 'https://etherscan.io/address/{address}',
      },
      payment: { standard: 'eip681', chain: 1, token: null },
      refill: {
        available: false,
        minimum: eth('0.005000000000000000'),
        maximum: eth('100.000000000000000000'),
        fee: { fixed: eth('0.000000000000000000'), percent: '0' },
        confirmations: 12,
        expectedSeconds: 240,
      },
      withdrawal: {
        available: true,
        minimum: eth('0.003000000000000000'),
        maximum: eth('30.000000000000000000'),
        fee: { fixed: eth('0.000600000000000000'), percent: '0' },
        confirmations: 12,
        expectedSeconds: 3600,
      },
    },
    {
      id: 'trx',
      name: { en: 'TRX on TRON', ru: 'TRX в сети TRON' },
      currency: 'TRX',
      decimals: 6,
      network: 'TRON',
      addressPattern: tronAddress,
      addressFormat: 'tron',
      explorer: tronExplorer,
      refill: null,
      withdrawal: {
        available: true,
        minimum: trx('60.000000'),
        maximum: trx('600000.000000'),
        fee: { fixed: trx('2.000000'), percent: '0' },
        confirmations: 19,
        expectedSeconds: 3600,
      },
    },
  ],
  subscriptionOptions: [
    {
      id: 'month',
      name: { en: 'One month', ru: 'Один месяц' },
      description: {
        en: 'A subscription for 30 days. You need one to withdraw.',
        ru: 'Подписка на 30 дней. Она нужна для вывода.',
      },
      price: usdt('10.000000'),
      periodDays: 30,
    },
    {
      id: 'quarter',
      name: { en: 'Three months', ru: 'Три месяца' },
      description: {
        en: 'A subscription for 90 days. You need one to withdraw.',
        ru: 'Подписка на 90 дней. Она нужна для вывода.',
      },
      price: usdt('27.000000'),
      periodDays: 90,
    },
    {
      id: 'year',
      name: { en: 'One year', ru: 'Один год' },
      description: {
        en: 'A subscription for 365 days. You need one to withdraw.',
        ru: 'Подписка на 365 дней. Она нужна для вывода.',
      },
      price: usdt('96.000000'),
      periodDays: 365,
    },
  ],
  subscriptionTrialDays: 90,
  technicalWork: { active: false, startDate: null, endDate: null, message: null, retrySeconds: 30 },
  telegram: { available: false, bot: null },
  telegramSignatureSeconds: 900,
  confirmationSeconds: 300,
  closing: { coolingOffDays: 14, keptYears: 5 },
  protection: { unlockDays: [1, 3, 7], limitRaiseHours: 24 },
  readOnlyKeys: { validDays: [30, 90, 180, 365], maximum: 10 },
  passwordReset: { tokenSeconds: 900, codes: { calls: 5, seconds: 3600 } },
  worthInUsdt: { USDT: '1', BTC: '64000', ETH: '3200', TRX: '0.16' },
  exchangeFeePercent: '0.5',
  courses: {
    displayCurrencies: ['USD', 'EUR', 'RUB'],
    source: { en: 'Sample courses, not market ones', ru: 'Учебные курсы, не рыночные' },
    validHours: 36,
  },
  session: { idleDays: 14, absoluteDays: 60 },
  walletsPerSystem: 10,
  waitingRefills: 50,
  limits: {
    login: { calls: 10, seconds: 300 },
    secondFactor: { calls: 5, seconds: 900 },
    address: { calls: 120, seconds: 60 },
    code: { calls: 30, seconds: 600 },
    quote: { calls: 120, seconds: 120 },
    archive: { calls: 10, seconds: 3600 },
    upload: { calls: 60, seconds: 600 },
    support: { calls: 20, seconds: 3600 },
    guestAddress: { calls: 20, seconds: 3600 },
    guestEmail: { calls: 5, seconds: 3600 },
    document: { calls: 30, seconds: 3600 },
    documentCheck: { calls: 60, seconds: 600 },
  },
};
