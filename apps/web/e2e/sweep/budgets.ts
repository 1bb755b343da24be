import { type Screen, type ScreenId, getScreen } from '@meridian/frame/screens';

/** What a page may load that has no figure of its own. */
const usual: Readonly<Record<Screen['access'], number>> = { guest: 202, investor: 270 };

/** What a page may load, where that is known. */
const budgets: Readonly<Partial<Record<ScreenId, number>>> = {
  login: 203,
  register: 244,
  forgotPassword: 202,
  forgotLogin: 195,
  cabinet: 236,
  refill: 243,
  refillHistory: 272,
  deposits: 280,
  invest: 293,
  partners: 259,
  withdrawal: 244,
  withdrawalHistory: 272,
  exchange: 274,
  exchangeHistory: 218,
  operations: 279,
  statement: 272,
  cases: 305,
  notifications: 266,
  settings: 223,
  profileSettings: 286,
  walletSettings: 237,
  verification: 247,
  subscriptionSettings: 223,
  passwordSettings: 228,
  securitySettings: 252,
  devices: 238,
  protection: 247,
  securityHistory: 248,
  liabilities: 235,
  myData: 236,
  readOnlyKeys: 236,
  notificationSettings: 223,
  appearanceSettings: 223,
  confirmEmail: 226,
};

/** An unknown address inside the cabinet. */
export const UNKNOWN_ADDRESS_BUDGET = 211;

/** Kilobytes (1000 bytes) of gzipped JavaScript that a visit of the page with an empty cache may load. */
export const budgetOf = (id: ScreenId): number => budgets[id] ?? usual[getScreen(id).access];
