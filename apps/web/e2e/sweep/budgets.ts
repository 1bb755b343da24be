import { type Screen, type ScreenId, getScreen } from '@meridian/frame/screens';

/** What a page may load that has no figure of its own. */
const usual: Readonly<Record<Screen['access'], number>> = { guest: 202, investor: 270 };

/** What a page may load, where that is known. */
const budgets: Readonly<Partial<Record<ScreenId, number>>> = {
  login: 202,
  register: 244,
  forgotPassword: 202,
  forgotLogin: 195,
  cabinet: 235,
  refill: 240,
  refillHistory: 229,
  deposits: 239,
  invest: 291,
  partners: 241,
  withdrawal: 240,
  withdrawalHistory: 229,
  exchange: 273,
  exchangeHistory: 217,
  operations: 235,
  statement: 271,
  yearlyReport: 267,
  cases: 298,
  notifications: 224,
  settings: 220,
  profileSettings: 284,
  walletSettings: 223,
  verification: 246,
  subscriptionSettings: 221,
  passwordSettings: 225,
  securitySettings: 248,
  devices: 233,
  protection: 238,
  securityHistory: 241,
  liabilities: 232,
  myData: 234,
  readOnlyKeys: 235,
  support: 234,
  newSupportRequest: 226,
  notificationSettings: 222,
  appearanceSettings: 220,
  confirmEmail: 225,
};

/** An unknown address inside the cabinet. */
export const UNKNOWN_ADDRESS_BUDGET = 211;

/** Kilobytes (1000 bytes) of gzipped JavaScript that a visit of the page with an empty cache may load. */
export const budgetOf = (id: ScreenId): number => budgets[id] ?? usual[getScreen(id).access];
