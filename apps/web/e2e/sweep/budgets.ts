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
  cabinet: 265,
  refill: 270,
  refillHistory: 268,
  deposits: 272,
  invest: 291,
  partners: 279,
  withdrawal: 269,
  withdrawalHistory: 268,
  exchange: 271,
  exchangeHistory: 245,
  operations: 276,
  statement: 269,
  cases: 301,
  notifications: 261,
  settings: 247,
  profileSettings: 287,
  walletSettings: 254,
  verification: 269,
  subscriptionSettings: 246,
  passwordSettings: 250,
  securitySettings: 269,
  devices: 259,
  securityHistory: 264,
  liabilities: 255,
  myData: 252,
  notificationSettings: 247,
  appearanceSettings: 245,
  confirmEmail: 252,
};

/** An unknown address inside the cabinet. */
export const UNKNOWN_ADDRESS_BUDGET = 239;

/** Kilobytes (1000 bytes) of gzipped JavaScript that a visit of the page with an empty cache may load. */
export const budgetOf = (id: ScreenId): number => budgets[id] ?? usual[getScreen(id).access];
