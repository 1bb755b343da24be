import { type Screen, type ScreenId, getScreen } from '@meridian/frame/screens';

/** What a page may load that has no figure of its own. */
const usual: Readonly<Record<Screen['access'], number>> = { guest: 202, investor: 270 };

/** What a page may load, where that is known. */
const budgets: Readonly<Partial<Record<ScreenId, number>>> = {
  login: 202,
  register: 244,
  // The addresses of the five legal pages are part of every page.
  forgotPassword: 201,
  forgotLogin: 195,
  cabinet: 237,
  refill: 242,
  refillHistory: 268,
  deposits: 272,
  invest: 290,
  partners: 258,
  withdrawal: 240,
  withdrawalHistory: 268,
  exchange: 271,
  exchangeHistory: 216,
  operations: 276,
  statement: 269,
  cases: 301,
  notifications: 261,
  settings: 219,
  profileSettings: 287,
  walletSettings: 232,
  verification: 242,
  subscriptionSettings: 218,
  passwordSettings: 222,
  securitySettings: 248,
  devices: 237,
  securityHistory: 242,
  liabilities: 227,
  myData: 231,
  notificationSettings: 218,
  appearanceSettings: 217,
  confirmEmail: 223,
};

/** An unknown address inside the cabinet. */
export const UNKNOWN_ADDRESS_BUDGET = 239;

/** Kilobytes (1000 bytes) of gzipped JavaScript that a visit of the page with an empty cache may load. */
export const budgetOf = (id: ScreenId): number => budgets[id] ?? usual[getScreen(id).access];
