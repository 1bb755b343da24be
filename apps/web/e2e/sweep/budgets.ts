import { type Screen, type ScreenId, getScreen } from '@meridian/frame/screens';

/** What a page may load that has no figure of its own. */
const usual: Readonly<Record<Screen['access'], number>> = { guest: 202, investor: 270 };

/** What a page may load, where that is known. */
const budgets: Readonly<Partial<Record<ScreenId, number>>> = {
  login: 203,
  register: 244,
  forgotPassword: 203,
  forgotLogin: 195,
  cabinet: 239,
  refill: 243,
  refillHistory: 271,
  deposits: 279,
  invest: 293,
  partners: 260,
  withdrawal: 243,
  withdrawalHistory: 272,
  exchange: 274,
  exchangeHistory: 218,
  operations: 280,
  statement: 272,
  cases: 303,
  notifications: 265,
  settings: 222,
  profileSettings: 287,
  walletSettings: 235,
  verification: 247,
  subscriptionSettings: 221,
  passwordSettings: 226,
  securitySettings: 253,
  devices: 239,
  protection: 247,
  securityHistory: 248,
  liabilities: 230,
  myData: 235,
  notificationSettings: 222,
  appearanceSettings: 221,
  confirmEmail: 226,
};

/** An unknown address inside the cabinet. */
export const UNKNOWN_ADDRESS_BUDGET = 211;

/** Kilobytes (1000 bytes) of gzipped JavaScript that a visit of the page with an empty cache may load. */
export const budgetOf = (id: ScreenId): number => budgets[id] ?? usual[getScreen(id).access];
